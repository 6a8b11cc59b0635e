import { STORAGE_PREFIX } from '../../brand.ts';

/**
 * Browsers under pressure delete a site's database without telling it. A mark outside the database tells later that
 * this user's data once stood on this device, so that its loss is noticed and said.
 */
const KEY_PREFIX = `${STORAGE_PREFIX}-kept-`;

type Marks = Pick<Storage, 'getItem' | 'setItem'>;

/** The browser's own marks; null where a private window refuses them. */
function browserMarks(): Marks | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Notes that everything this user may see stands on this device now. */
export function markDatabaseKept(user_id: string, marks: Marks | null = browserMarks()): void {
  try {
    marks?.setItem(KEY_PREFIX + user_id, 'yes');
  } catch {
    // A full store only costs the notice, never the work.
  }
}

/**
 * Whether a database that has never finished a first sync must have lost one: the mark stands, the data does not.
 * @param first_sync_done as the database remembers it
 */
export function wasEvicted(
  user_id: string,
  first_sync_done: boolean,
  marks: Marks | null = browserMarks(),
): boolean {
  return !first_sync_done && marks?.getItem(KEY_PREFIX + user_id) === 'yes';
}
