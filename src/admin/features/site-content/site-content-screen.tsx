import { Button, Modal } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteText } from '../../../content/admin/site-content.ts';
import { listSiteEntries, type SiteEntry, useLive } from '../../../data/index.ts';
import { SITE_KINDS, SITE_TABLE_OF, type SiteKind } from '../../../domain/site-content.ts';
import { SITE_KIND_PATHS, adminPage } from '../../../admin-routes.ts';
import { DialogOutlet, useOpenDialog, useRouteParams } from '../../components/dialogs/dialog-route.tsx';
import { ExportButton } from '../../components/export/export-button.tsx';
import { ListSkeleton, StorageFailed } from '../../components/list/states.tsx';
import { SectionBoundary } from '../../components/section-boundary.tsx';
import { useRuntime, useSyncValue } from '../../runtime.ts';
import { EntryList } from './list/entry-list.tsx';
import kind_classes from './kind-filter.module.css';
import screen from '../../components/list/list-screen.module.css';
import classes from './site-content-screen.module.css';
import { kindParameters, OpenKindProvider } from './open-kind.ts';
import { Message } from '../../components/list/message.tsx';
import { useFetched } from '../../components/list/fetched.tsx';

interface Props {
  readonly kind: SiteKind;
  readonly onChange: (kind: SiteKind) => void;
}

const bringIntoSight = (button: HTMLButtonElement | null): void =>
  button?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** Which kind of content is listed. On a narrow screen the row scrolls; the chosen one is brought into sight. */
function KindFilter({ kind, onChange }: Props) {
  return (
    <fieldset className={kind_classes['kinds']} aria-label={siteText.filter}>
      {SITE_KINDS.map((known) => (
        <button
          key={known}
          ref={known === kind ? bringIntoSight : null}
          type="button"
          className={kind_classes['kind']}
          aria-pressed={known === kind}
          onClick={() => onChange(known)}
        >
          {siteText.kinds[known]}
        </button>
      ))}
    </fieldset>
  );
}

const storageFailed = (retry: () => void) => <StorageFailed title={siteText.unreadable} onRetry={retry} />;

/** What the public site shows, managed by the office: one kind at a time, in the order of the site. */
export function SiteContentScreen() {
  return (
    <SectionBoundary fallback={storageFailed}>
      <SiteContent />
    </SectionBoundary>
  );
}

function SiteContent() {
  const { db } = useRuntime();
  const { kind } = useRouteParams(kindParameters);
  const navigate = useNavigate();
  const openDialog = useOpenDialog();
  const entries = useLive(() => listSiteEntries(db, kind), [db, kind]);
  const open_kind = useMemo(() => ({ kind, entries }), [kind, entries]);
  const show = (other: SiteKind) =>
    void navigate(adminPage('site_kind', { kind: SITE_KIND_PATHS[other] }), { replace: true });
  const add = () => openDialog(adminPage('new_site_entry', { kind: SITE_KIND_PATHS[kind] }));
  return (
    <div className={screen['screen']}>
      <div className={classes['top']}>
        <p className={classes['intro']}>{siteText.intro}</p>
        <Button
          className={screen['add'] ?? ''}
          data-list-add
          size="md"
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
          onClick={add}
        >
          {siteText.add[kind]}
        </Button>
      </div>
      <KindFilter kind={kind} onChange={show} />
      <section aria-label={siteText.kinds[kind]}>
        <p className={classes['about']}>{siteText.about[kind]}</p>
        <Listed kind={kind} entries={entries} onAdd={add} />
      </section>
      <Modal.Stack>
        <OpenKindProvider value={open_kind}>
          <DialogOutlet />
        </OpenKindProvider>
      </Modal.Stack>
    </div>
  );
}

interface ListedProps {
  readonly kind: SiteKind;
  readonly entries: readonly SiteEntry[] | undefined;
  readonly onAdd: () => void;
}

function Listed({ kind, entries, onAdd }: ListedProps) {
  if (entries === undefined) return <ListSkeleton label={siteText.loading} />;
  if (entries.length === 0) return <NoEntries kind={kind} onAdd={onAdd} />;
  const count = siteText.count[kind](entries.length);
  return (
    <>
      <div className={screen['above']}>
        <output className={screen['count']}>{count}</output>
        <ExportButton
          table={SITE_TABLE_OF[kind]}
          ids={entries.flatMap(({ entry_rows }) => entry_rows.map(({ row }) => row.id))}
          count={count}
        />
      </div>
      <EntryList key={kind} kind={kind} entries={entries} />
    </>
  );
}

/** None of this kind: being fetched, never fetched yet, or really none. */
function NoEntries({ kind, onAdd }: { kind: SiteKind; onAdd: () => void }) {
  const online = useSyncValue((status) => status.online);
  const is_fetched = useFetched();
  const { title, text } = siteText.empty[kind];
  if (is_fetched) {
    return (
      <Message
        title={title}
        action={
          <Button size="md" onClick={onAdd}>
            {siteText.add[kind]}
          </Button>
        }
      >
        {text}
      </Message>
    );
  }
  return online ? (
    <Message title={siteText.syncing_title}>{siteText.syncing_text}</Message>
  ) : (
    <Message title={siteText.offline_title}>{siteText.offline_text}</Message>
  );
}
