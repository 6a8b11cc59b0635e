/** Taking a user's data off this device: the database, and the marks outside it that carry their id. */
import { STORAGE_PREFIX } from '../../brand.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { deleteAppDatabase } from './database.ts';
import { databaseName } from './database-name.ts';

type Marks = Pick<Storage, 'removeItem'> & { readonly [name: string]: unknown };

function browserMarks(): Marks | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Whether this device has a database of the user; null when the browser does not tell. */
export async function hasUserData(user_id: string): Promise<boolean | null> {
  if (typeof indexedDB.databases !== 'function') return null;
  try {
    const found = await indexedDB.databases();
    return found.some(({ name }) => name === databaseName(user_id));
  } catch {
    return null;
  }
}

/**
 * Removes everything of a user from this device; no page may have it open. Errors: `blocked` (a page still has it: it
 * goes when that page does), `broken`. The marks go last, so that a removal that failed is found again.
 */
export async function removeUserData(
  user_id: string,
  marks: Marks | null = browserMarks(),
): Promise<Result<undefined, 'blocked' | 'broken'>> {
  let removed: Result<undefined, 'blocked' | 'broken'>;
  try {
    removed = await deleteAppDatabase(user_id);
  } catch {
    return err('broken');
  }
  if (!removed.ok) return removed;
  try {
    for (const name of Object.keys(marks ?? {})) {
      if (name.startsWith(`${STORAGE_PREFIX}-`) && name.includes(user_id)) marks?.removeItem(name);
    }
  } catch {
    // A browser that refuses its store has no marks either.
  }
  return ok(undefined);
}
