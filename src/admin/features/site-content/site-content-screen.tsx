import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { siteText } from '../../../content/admin/site-content.ts';
import { listSiteEntries, type SiteEntry, useLive } from '../../../data/index.ts';
import { ListSkeleton, StorageFailed } from '../../components/list/states.tsx';
import { SectionBoundary } from '../../components/section-boundary.tsx';
import { useRuntime } from '../../runtime.ts';
import { NEW_ITEM } from './address.ts';
import { EntryDialog } from './form/entry-dialog.tsx';
import { EntryList } from './list/entry-list.tsx';
import { KindFilter } from './list/kind-filter.tsx';
import { NoEntries } from './list/no-entries.tsx';
import screen from '../../components/list/list-screen.module.css';
import classes from './site-content-screen.module.css';
import { type SiteAddressControls, useSiteAddress } from './use-site-address.ts';

const storageFailed = (retry: () => void) => <StorageFailed onRetry={retry} />;

/** What the public site shows, managed by the office: one kind at a time, in the order of the site. */
export function SiteContentScreen() {
  return (
    <SectionBoundary fallback={storageFailed}>
      <SiteContent />
    </SectionBoundary>
  );
}

const NONE: readonly SiteEntry[] = [];

function SiteContent() {
  const { db } = useRuntime();
  const address = useSiteAddress();
  const { kind } = address;
  const entries = useLive(() => listSiteEntries(db, kind), [db, kind]);
  const add = () => address.open(NEW_ITEM);
  return (
    <div className={screen['screen']}>
      <div className={classes['top']}>
        <p className={classes['intro']}>{siteText.intro}</p>
        <Button
          className={screen['add'] ?? ''}
          size="md"
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
          onClick={add}
        >
          {siteText.add[kind]}
        </Button>
      </div>
      <KindFilter kind={kind} onChange={address.show} />
      <section aria-label={siteText.kinds[kind]}>
        <p className={classes['about']}>{siteText.about[kind]}</p>
        <Listed address={address} entries={entries} onAdd={add} />
      </section>
      <EntryDialog address={address} entries={entries ?? NONE} is_read={entries !== undefined} />
    </div>
  );
}

interface ListedProps {
  readonly address: SiteAddressControls;
  readonly entries: readonly SiteEntry[] | undefined;
  readonly onAdd: () => void;
}

function Listed({ address, entries, onAdd }: ListedProps) {
  const { kind } = address;
  if (entries === undefined) return <ListSkeleton />;
  if (entries.length === 0) return <NoEntries kind={kind} onAdd={onAdd} />;
  return (
    <>
      <output className={screen['count']}>{siteText.count[kind](entries.length)}</output>
      <EntryList key={kind} kind={kind} entries={entries} address={address} />
    </>
  );
}
