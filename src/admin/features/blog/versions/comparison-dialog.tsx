import { Button, Modal, NativeSelect } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { generalText } from '../../../../content/admin/general.ts';
import { postVersionsText } from '../../../../content/admin/post-versions.ts';
import { parseBlocks } from '../../../../domain/post.ts';
import type { PostVersion, PostVersionText } from '../../../../domain/post-version.ts';
import { log } from '../../../../lib/logger.ts';
import { err, ok, type Result } from '../../../../lib/result.ts';
import { adminPage } from '../../../../admin-routes.ts';
import { useDialogRoute, useOpenDialog, useRouteParams } from '../../../components/dialogs/dialog-route.tsx';
import { RowNotFound } from '../../../components/dialogs/row-not-found.tsx';
import { ListSkeleton } from '../../../components/list/states.tsx';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { useNow } from '../../../components/use-now.ts';
import { useSyncValue } from '../../../runtime.ts';
import type { ComparedArticles } from './compare-articles.ts';
import { Comparison } from './comparison.tsx';
import classes from './comparison.module.css';
import { Restore } from './restore.tsx';
import { type UnreadReason, useListedVersions } from './use-post-versions.ts';
import { findVersion, formatVersionTime, presentVersion, versionBefore } from './version-list.ts';

const text = postVersionsText.comparison;
const MINUTE_MS = 60_000;
const parameters = v.object({ version_id: v.pipe(v.string(), v.uuid()) });

/** What changed between two versions, and the way back to the first of them. */
export function ComparisonDialog() {
  const route = useDialogRoute();
  const phone = useIsPhone();
  return (
    <Modal
      stackId={route.stack_id}
      opened={route.opened}
      onClose={route.close}
      title={text.title}
      size={960}
      fullScreen={phone}
      padding={phone ? 'md' : 'xl'}
      closeButtonProps={{ 'aria-label': generalText.close, size: 48, iconSize: 24 }}
    >
      <Pair onClose={route.close} />
    </Modal>
  );
}

/** A version of the list; as it was listed earlier when it has another id by now. */
function useVersion(version_id: string | undefined): PostVersion | undefined {
  const { versions = [] } = useListedVersions();
  const [seen, setSeen] = useState<PostVersion>();
  const found = version_id === undefined ? undefined : findVersion(versions, version_id, seen);
  if (found !== undefined && found !== seen) setSeen(found);
  return found;
}

function Pair({ onClose }: { readonly onClose: () => void }) {
  const { version_id } = useRouteParams(parameters);
  /** Chosen by the person for one version; another version begins with the one before it. */
  const [chosen, setChosen] = useState<{ readonly of: string; readonly other_id: string }>();
  const { versions, missing } = useListedVersions();
  const version = useVersion(version_id);
  const asked = useVersion(chosen?.of === version_id ? chosen.other_id : undefined);
  if (version === undefined) {
    if (versions === undefined || missing === 'asking') return <ListSkeleton label={text.loading} />;
    return (
      <RowNotFound
        title={text.gone}
        text={missing === null ? text.gone_text : text.unread[missing]}
        close={text.back}
        onClose={onClose}
      />
    );
  }
  const other = asked ?? versionBefore(versions ?? [], version);
  return (
    <>
      <Choice
        version={version}
        other={other}
        onChoose={(other_id) => setChosen({ of: version_id, other_id })}
      />
      <Compared key={`${version.id} ${other?.id}`} version={version} other={other} onRestored={onClose} />
    </>
  );
}

interface PairProps {
  readonly version: PostVersion;
  /** What it is compared with; undefined for the oldest version. */
  readonly other: PostVersion | undefined;
}

/** Which two versions are compared. */
function Choice({ version, other, onChoose }: PairProps & { readonly onChoose: (other_id: string) => void }) {
  const { post_id, versions = [], missing, has_kept, whose } = useListedVersions();
  const open = useOpenDialog();
  const now_ms = useNow(MINUTE_MS);
  const { states } = postVersionsText;
  const options = versions.map((one) => ({
    value: one.id,
    label: [
      formatVersionTime(one, now_ms),
      whose(one),
      // Two saves of one minute are told apart.
      postVersionsText.words(one.word_count),
      ...(one.state === 'kept' ? [] : [states[one.state]]),
      ...(one.lost ? [states.lost] : []),
    ].join(' · '),
  }));
  return (
    <div className={classes['choice']}>
      <NativeSelect
        size="md"
        label={text.version}
        data={options}
        value={version.id}
        onChange={({ currentTarget: { value: version_id } }) =>
          open(adminPage('post_version', { post_id, version_id }), { replace: true })
        }
      />
      {other === undefined ? (
        <p className={classes['first']}>{missing === null || has_kept ? text.first : text.first_here}</p>
      ) : (
        <NativeSelect
          size="md"
          label={text.other}
          data={options.filter(({ value }) => value !== version.id)}
          value={other.id}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      )}
    </div>
  );
}

const htmlOf = ({ content, html_blocks }: PostVersionText): string =>
  [content, ...parseBlocks(html_blocks).map(({ html }) => html)].join('');

interface Loaded {
  readonly after: PostVersionText;
  /** Of both. */
  readonly html: string;
  readonly compared: ComparedArticles;
}

/** Reads and compares two versions; undefined until then. Asked again when the network is back or a person asks. */
function useComparison({ version, other }: PairProps) {
  const { read } = useListedVersions();
  const online = useSyncValue((status) => status.online);
  const [result, setResult] = useState<Result<Loaded, UnreadReason | 'code'>>();
  const [tries, setTries] = useState(0);
  const is_loaded = result?.ok === true;
  const question = useMemo(() => ({ version, other, online, tries }), [version, other, online, tries]);
  useEffect(() => {
    if (is_loaded) return undefined;
    let is_over = false;
    const load = async (): Promise<Result<Loaded, UnreadReason | 'code'>> => {
      const after = await read(question.version);
      if (!after.ok) return after;
      const before = question.other === undefined ? after : await read(question.other);
      if (!before.ok) return before;
      try {
        const { compareArticles } = await import('./compare-articles.ts');
        const compared = compareArticles(before.value, after.value);
        return ok({ after: after.value, html: `${htmlOf(before.value)}${htmlOf(after.value)}`, compared });
      } catch (fault) {
        log.error('versions could not be compared', fault);
        return err('code');
      }
    };
    const show = async (): Promise<void> => {
      const done = await load();
      if (!is_over) setResult(done);
    };
    void show();
    return () => {
      is_over = true;
    };
  }, [read, question, is_loaded]);
  return { result, retry: () => setTries(tries + 1) };
}

function Compared({ version, other, onRestored }: PairProps & { readonly onRestored: () => void }) {
  const { versions = [] } = useListedVersions();
  const { result, retry } = useComparison({ version, other });
  if (result === undefined) return <ListSkeleton label={text.loading} />;
  if (!result.ok) {
    return (
      <div className={classes['unread']}>
        <output>{text.unread[result.error]}</output>
        {result.error !== 'sign_in' && result.error !== 'gone' && (
          <Button variant="default" onClick={retry}>
            {postVersionsText.retry}
          </Button>
        )}
      </div>
    );
  }
  const { after, html, compared } = result.value;
  const became = other !== undefined && version.published !== other.published && !version.lost && !other.lost;
  return (
    <>
      {became && <p className={classes['became']}>{version.published ? text.published : text.unpublished}</p>}
      <Comparison html={html} compared={compared} is_alone={other === undefined} />
      <div className={classes['actions']}>
        {presentVersion(versions) === version ? (
          <p className={classes['present']}>{postVersionsText.restore.is_present}</p>
        ) : (
          <Restore version={version} words={after} onDone={onRestored} />
        )}
      </div>
    </>
  );
}
