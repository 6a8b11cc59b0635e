import { ActionIcon, Button, Modal, Skeleton } from '@mantine/core';
import { IconChevronRight, IconHistory } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { generalText } from '../../../../content/admin/general.ts';
import { postVersionsText } from '../../../../content/admin/post-versions.ts';
import { getPost, useLive } from '../../../../data/index.ts';
import type { PostVersion } from '../../../../domain/post-version.ts';
import { adminPage } from '../../../../admin-routes.ts';
import { DialogLink } from '../../../components/dialogs/dialog-link.tsx';
import {
  DialogOutlet,
  useDialogRoute,
  useOpenDialog,
  useRouteParams,
} from '../../../components/dialogs/dialog-route.tsx';
import { Unanswered } from '../../../components/unanswered.tsx';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { useNow } from '../../../components/use-now.ts';
import { useRuntime } from '../../../runtime.ts';
import { type PostVersions, PostVersionsProvider, usePostVersions } from './use-post-versions.ts';
import { formatArrival, formatVersionTime, publicVersionId } from './version-list.ts';
import classes from './versions.module.css';

const text = postVersionsText;
const PAGE = 20;
const MINUTE_MS = 60_000;
const parameters = v.object({ post_id: v.pipe(v.string(), v.uuid()) });

/** The versions of the article that the address names, over its form. */
export function VersionsDialog() {
  const route = useDialogRoute();
  const { post_id } = useRouteParams(parameters);
  const phone = useIsPhone();
  return (
    <Modal
      stackId={route.stack_id}
      opened={route.opened}
      onClose={route.close}
      title={text.title}
      size={680}
      fullScreen={phone}
      padding={phone ? 'md' : 'lg'}
      closeButtonProps={{ 'aria-label': generalText.close, size: 48, iconSize: 24 }}
    >
      <Versions key={post_id} post_id={post_id} />
    </Modal>
  );
}

/** Leads from an article's form to its versions; without a word where there is little room. */
export function VersionsButton({ post_id }: { readonly post_id: string }) {
  const open = useOpenDialog();
  const phone = useIsPhone();
  const icon = <IconHistory size={20} stroke={1.5} aria-hidden="true" />;
  const onClick = () => open(adminPage('post_versions', { post_id }));
  return phone ? (
    <ActionIcon p={0} aria-label={text.open} onClick={onClick}>
      {icon}
    </ActionIcon>
  ) : (
    <Button variant="subtle" color="gray" size="md" leftSection={icon} onClick={onClick}>
      {text.open}
    </Button>
  );
}

function Versions({ post_id }: { readonly post_id: string }) {
  const listed = usePostVersions(post_id);
  return (
    <PostVersionsProvider value={listed}>
      <VersionList listed={listed} />
      <DialogOutlet />
    </PostVersionsProvider>
  );
}

function VersionList({ listed }: { readonly listed: PostVersions }) {
  const { post_id, versions, missing, has_kept } = listed;
  const { db } = useRuntime();
  const post = useLive(async () => await getPost(db, post_id), [db, post_id]);
  const now_ms = useNow(MINUTE_MS);
  const [shown, setShown] = useState(PAGE);
  const list = useRef<HTMLOListElement>(null);
  if (versions === undefined) return <Loading />;
  const public_id = post ? publicVersionId(versions, post.row) : null;
  return (
    <div className={classes['versions']}>
      <p className={classes['intro']}>{text.intro}</p>
      <Unanswered
        missing={missing}
        words={{ ...text, ...(has_kept ? text.not_renewed : text.missing) }}
        onRetry={listed.retry}
      />
      {versions.length === 0 && missing !== 'asking' && (
        <p className={classes['empty']}>{has_kept ? text.empty : text.empty_here}</p>
      )}
      {versions.length > 0 && (
        <ol ref={list} className={classes['list']} aria-label={text.list}>
          {versions.slice(0, shown).map((version) => (
            <Version
              key={version.id}
              post_id={post_id}
              version={version}
              who={listed.whose(version)}
              is_public={version.id === public_id}
              present_title={post?.row.title}
              now_ms={now_ms}
            />
          ))}
        </ol>
      )}
      {versions.length > shown && (
        <Button
          variant="subtle"
          onClick={() => {
            setShown(shown + PAGE);
            // The button goes with the last page, so the keyboard goes on with the first version that it showed.
            requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('a')[shown]?.focus());
          }}
        >
          {text.older(Math.min(PAGE, versions.length - shown))}
        </Button>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy="true" aria-label={text.loading}>
      <Skeleton height={72} mb="sm" />
      <Skeleton height={72} />
    </div>
  );
}

interface VersionProps {
  readonly post_id: string;
  readonly version: PostVersion;
  readonly who: string;
  readonly is_public: boolean;
  /** The article's title now; a version says its own where it is another. */
  readonly present_title: string | undefined;
  readonly now_ms: number;
}

function Version({ post_id, version, who, is_public, present_title, now_ms }: VersionProps) {
  const open = useOpenDialog();
  const { id, state, lost, published, title, word_count } = version;
  const when = formatVersionTime(version, now_ms);
  const arrival = formatArrival(version, now_ms);
  const labels = [
    ...(is_public ? [['public', text.states.public]] : []),
    ...(state === 'kept' ? [] : [[state, text.states[state]]]),
    ...(lost ? [['lost', text.states.lost]] : []),
  ];
  return (
    <li className={classes['version']}>
      <div className={classes['told']}>
        <p className={classes['when']}>
          {when}
          {labels.map(([name, label]) => (
            <span key={name} className={classes['state']} data-state={name}>
              {label}
            </span>
          ))}
        </p>
        <p className={classes['who']}>
          {[
            who,
            text.words(word_count),
            ...(published || lost ? [] : [text.draft]),
            ...(arrival === null ? [] : [arrival]),
          ].join(' · ')}
        </p>
        {title !== present_title && <p className={classes['title']}>{title}</p>}
      </div>
      <DialogLink
        className={classes['look']}
        path={adminPage('post_version', { post_id, version_id: id })}
        onOpen={open}
        aria-label={text.look_of(when)}
      >
        <span>{text.look}</span>
        <IconChevronRight size={20} stroke={1.5} aria-hidden="true" />
      </DialogLink>
    </li>
  );
}
