/**
 * The life of one page: what is typed in it is kept under its id, so that two tabs with the same form never overwrite
 * or delete each other's words. A Web Lock of that name is held until the page ends, however it ends; what a page
 * without its lock left behind may be taken over (`adopt-draft.ts`).
 */
import { STORAGE_PREFIX } from '../../brand.ts';
import { databaseName } from '../database/database-name.ts';

/** Requests for a lock are answered at once; a browser that does not answer must not keep anyone out. */
const LOCK_TIMEOUT_MS = 2_000;

export interface PageSession {
  readonly id: string;
  /** Pages that stood in this tab before: they have ended for the person, also while a busy one still holds its lock. */
  readonly former: readonly string[];
  /** A number above all that were given before in this page: of two versions of a draft the higher one counts. */
  readonly next_seq: () => number;
  /** Whether nothing may be kept any more: the database was closed or deleted. */
  readonly is_over: () => boolean;
  readonly end: () => void;
}

const TAB_KEY = `${STORAGE_PREFIX}-page`;
const MOST_FORMER = 5;

/** The pages this tab showed before, newest first; this one is noted as the next. */
function enterTab(id: string): readonly string[] {
  try {
    const former = (window.sessionStorage.getItem(TAB_KEY) ?? '').split(' ').filter((page) => page !== '');
    window.sessionStorage.setItem(TAB_KEY, [id, ...former].slice(0, MOST_FORMER).join(' '));
    return former;
  } catch {
    // A browser that refuses its store: the locks alone tell.
    return [];
  }
}

const locksNow = (): LockManager | null =>
  typeof navigator !== 'undefined' && navigator.locks ? navigator.locks : null;

const prefixOf = (user_id: string): string => `${databaseName(user_id)}:page:`;

/** Begins the session of a page; resolves when other pages can see that it lives. */
export async function startPageSession(user_id: string): Promise<PageSession> {
  const id = crypto.randomUUID();
  const former = enterTab(id);
  const over = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const timer = setTimeout(held.resolve, LOCK_TIMEOUT_MS);
  const hold = async (): Promise<void> => {
    held.resolve();
    await over.promise;
  };
  const locks = locksNow();
  if (locks === null) held.resolve();
  else locks.request(prefixOf(user_id) + id, hold).catch(() => held.resolve());
  await held.promise;
  clearTimeout(timer);
  let seq = 0;
  let is_over = false;
  return {
    id,
    former,
    next_seq: () => {
      seq += 1;
      return seq;
    },
    is_over: () => is_over,
    end: () => {
      is_over = true;
      over.resolve();
    },
  };
}

/** Ids of the user's pages that live, as far as `page` can tell; none where the browser has no locks. */
export async function livingPages(
  user_id: string,
  { former }: Pick<PageSession, 'former'>,
): Promise<ReadonlySet<string>> {
  const prefix = prefixOf(user_id);
  const { held = [] } = (await locksNow()?.query()) ?? {};
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(prefix));
  const ids = names.map((name) => name.slice(prefix.length));
  return new Set(ids.filter((id) => !former.includes(id)));
}

/** Waits until a page has ended, at most `timeout_ms`: a page that reloads still lives for a moment beside the new one. */
export async function pageEnd(user_id: string, id: string, timeout_ms: number): Promise<void> {
  const signal = AbortSignal.timeout(timeout_ms);
  await locksNow()
    ?.request(prefixOf(user_id) + id, { signal }, async () => undefined)
    .catch(() => undefined);
}

/** Does `work` while no other page of this user takes over drafts. */
export async function aloneWithDrafts<T>(user_id: string, work: () => Promise<T>): Promise<T> {
  const locks = locksNow();
  if (locks === null) return await work();
  return await locks.request(`${databaseName(user_id)}:adopting-drafts`, work);
}
