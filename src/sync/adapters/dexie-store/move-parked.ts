/** Refused work on rows that are gone, saved as work on new rows, and put back among the parked when that is undone. */
import type { LocalChange, RowChange } from '../../store-port.ts';
import { commitChanges, NotTakenBack } from './commit.ts';
import type { StoreContext } from './context.ts';
import type { StoredParked } from './schema.ts';

/** What a move took from the parked, as it lay there. */
export type FormerParked = readonly StoredParked[];

/**
 * Commits the changes in place of parked ones, in one transaction: refused inserts go again after them, with what of the
 * changes is theirs (a new parent), at the end of the order and with all that waits for them; anything else that is named
 * is gone (PS27).
 */
export async function moveParked(
  context: StoreContext,
  mutation_ids: readonly string[],
  changes: readonly LocalChange[],
): Promise<{ readonly rows: readonly RowChange[]; readonly former: FormerParked }> {
  return commitChanges(context, changes, { revises: mutation_ids, moves: true });
}

/**
 * Takes a move back: the changes (which remove what it added) and the refused work among the parked again, in one
 * transaction. Nothing happens when a row that has to go stays, for it may have left the device. Answers whether it did.
 */
export async function moveBackParked(
  context: StoreContext,
  changes: readonly LocalChange[],
  former: FormerParked,
): Promise<boolean> {
  try {
    await commitChanges(context, changes, { parks: former });
    return true;
  } catch (error) {
    if (error instanceof NotTakenBack) return false;
    throw error;
  }
}
