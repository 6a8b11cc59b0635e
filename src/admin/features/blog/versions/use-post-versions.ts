import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { CallError } from '../../../../backend/call-function.ts';
import {
  colleagueNames,
  listPostVersions,
  type LocalHistoryEntry,
  localHistory,
  type PostVersionList,
  readPostVersion,
  useLive,
} from '../../../../data/index.ts';
import type { PostVersion, PostVersionText } from '../../../../domain/post-version.ts';
import { err, type Result } from '../../../../lib/result.ts';
import { useRuntime, useSyncValue } from '../../../runtime.ts';
import { formatWho } from '../../../sync-ui/history/history-item.tsx';
import { whoOf } from '../../../sync-ui/history/history-entries.ts';
import { joinVersions, type KnownVersions } from './version-list.ts';

/** Why a version cannot be shown now. */
export type UnreadReason = CallError | 'gone';

export interface PostVersions {
  readonly post_id: string;
  /** Newest first; undefined while the saves of this device are read. */
  readonly versions: readonly PostVersion[] | undefined;
  /** Why the server's are missing or may be old; `asking` while they are fetched for the first time, null when they are here. */
  readonly missing: CallError | 'asking' | null;
  /** The server's list was read before, and is shown. */
  readonly has_kept: boolean;
  readonly retry: () => void;
  /** Whose version it is, in Dutch. */
  readonly whose: (version: PostVersion) => string;
  readonly read: (version: PostVersion) => Promise<Result<PostVersionText, UnreadReason>>;
}

interface Answer extends KnownVersions {
  readonly failure: CallError | null;
}

/** In the place of the server: what this device has by itself. */
const NO_SERVER = {
  list: async () => await Promise.resolve(err('unasked')),
  read: async () => await Promise.resolve(err('unasked')),
};

const NOBODY: ReadonlyMap<string, string> = new Map();

/** Tells one state of this device's saves of an article from another. */
const savesOf = (history: readonly LocalHistoryEntry[]): string =>
  history.map(({ id, state }) => `${id} ${state}`).join();

/** What is known after an answer: the server's versions that were read before stay when a later question fails. */
const known = ({ versions, failure }: PostVersionList<CallError>, before: Answer | null): Answer => {
  const kept = versions.filter(({ state }) => state === 'kept');
  const unsent = versions.filter(({ state }) => state !== 'kept');
  return { unsent, kept: failure === null ? kept : (before?.kept ?? null), failure };
};

/**
 * The versions of an article: this device's unsent saves at once, the server's when it answers. It is asked again after each
 * pull and after each save here. The article stays the same one while the caller stands.
 */
export function usePostVersions(post_id: string): PostVersions {
  const { db, post_versions } = useRuntime();
  const online = useSyncValue((status) => status.online);
  const last_pull_at = useSyncValue((status) => status.last_pull_at);
  const names = useLive(async () => await colleagueNames(db), [db]) ?? NOBODY;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [tries, setTries] = useState(0);
  const [own, setOwn] = useState<readonly PostVersion[]>();
  const saves = useLive(async () => savesOf(await localHistory(db, 'blog_posts', post_id)), [db, post_id]);
  /** Asked anew when one of these changes: a person, the network, news from the server, a save here. */
  const question = useMemo(
    () => ({ post_id, tries, online, last_pull_at, saves }),
    [post_id, tries, online, last_pull_at, saves],
  );
  useEffect(() => {
    let is_over = false;
    const ask = async (): Promise<void> => {
      const { versions } = await listPostVersions(db, NO_SERVER, question.post_id);
      if (is_over) return;
      setOwn(versions);
      const list = await listPostVersions(db, post_versions, question.post_id);
      if (!is_over) setAnswer((before) => known(list, before));
    };
    if (question.saves !== undefined) void ask();
    return () => {
      is_over = true;
    };
  }, [db, post_versions, question]);

  // What the server keeps never changes, so it is fetched once.
  const [texts] = useState(() => new Map<string, PostVersionText>());
  const read = useCallback(
    async (version: PostVersion) => {
      const had = texts.get(version.id);
      if (had !== undefined) return { ok: true, value: had } as const;
      const text = await readPostVersion(db, post_versions, post_id, version);
      if (text.ok && version.state === 'kept') texts.set(version.id, text.value);
      return text;
    },
    [db, post_versions, post_id, texts],
  );
  return {
    post_id,
    versions: useMemo(() => (own === undefined ? undefined : joinVersions(own, answer)), [own, answer]),
    missing: answer === null ? 'asking' : answer.failure,
    has_kept: answer !== null && answer.kept !== null,
    retry: useCallback(() => setTries((count) => count + 1), []),
    whose: useCallback(
      ({ saved_by, saved_by_name }) =>
        formatWho(whoOf({ user_id: saved_by, user_name: saved_by_name }, db.user_id, names)),
      [db, names],
    ),
    read,
  };
}

const PostVersionsContext = createContext<PostVersions | null>(null);

/** Gives the comparison above a list its versions. */
export const PostVersionsProvider = PostVersionsContext.Provider;

/** The versions of the list beneath. Throws where there is no list. */
export function useListedVersions(): PostVersions {
  const versions = useContext(PostVersionsContext);
  if (versions === null) throw new Error('useListedVersions needs a list of versions around it');
  return versions;
}
