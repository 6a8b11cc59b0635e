import { err, ok, type Result } from '../../lib/result.ts';
import type { Json, LocalChange } from '../../sync/index.ts';
import { withSiteGroups } from '../changes/site-change-groups.ts';
import type { AppDatabase } from '../database/database.ts';
import { makingRoom } from '../photos/photo-cache.ts';
import { faultOf } from '../database/storage-fault.ts';
import type { CompareError } from './compare-backup.ts';
import { restoreOutcomes, type RowDifference } from './restore-diff.ts';
import type { LongWork } from './make-backup.ts';
import { BackupFileError, readBackup } from './read-backup.ts';
import { type BackupRow, isRestorable, readBackupRow, type RestorableTable } from './restorable.ts';

/** What a person chose to restore after looking at the plan. */
export interface RestoreChoice {
  /** Tables whose missing rows come back. */
  readonly missing: ReadonlySet<RestorableTable>;
  /** Differences of the plan whose fields become as in the backup. */
  readonly differences: readonly RowDifference[];
}

export interface Restored {
  readonly added: number;
  readonly changed: number;
}

/** Changes a transaction: many enough to be quick, few enough to stop at any moment and never to hold up a person. */
const BATCH = 100;

async function* inBatches<T>(items: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let from = 0; from < items.length; from += BATCH) yield items.slice(from, from + BATCH);
}

const putOf = (table: RestorableTable, { id, columns }: BackupRow): LocalChange => ({
  op: 'put',
  table,
  row_id: id,
  set: columns,
});

/** The base is the rev of the row when the person looked: what changed since becomes a conflict (D3). */
const patchOf = ({ table, id, base_rev, fields }: RowDifference): LocalChange => {
  const set: Record<string, Json> = {};
  const expected: Record<string, Json> = {};
  for (const { field, here, backup } of fields) {
    set[field] = backup;
    expected[field] = here;
  }
  return { op: 'patch', table, row_id: id, set, base_rev, expected };
};

/**
 * Restores what was chosen as ordinary mutations, in batches: missing rows are put, differing fields patched. What was
 * deleted for good stays away (decision 006). Cancelling keeps what is done so far; doing it again goes on where it
 * stopped. Progress counts rows. Errors: as comparing.
 */
export const restoreBackup = async (
  db: AppDatabase,
  file: Blob,
  choice: RestoreChoice,
  expected: number,
  { signal, on_progress }: LongWork,
): Promise<Result<Restored, CompareError & { readonly restored?: Restored }>> => {
  let added = 0;
  let changed = 0;
  const tell = (): void => on_progress({ done: added + changed, of: Math.max(expected, added + changed) });
  const commit = async (changes: readonly LocalChange[]): Promise<void> => {
    signal.throwIfAborted();
    const grouped = await withSiteGroups(db, changes);
    await makingRoom(db, async () => await db.store.commit(grouped));
    db.local_write();
  };
  const to_restore = new Map<string, string>();

  const addMissing = async (table: RestorableTable, found: readonly unknown[]): Promise<void> => {
    const rows = found.map((row) => readBackupRow(table, row)).filter((row) => row !== null);
    const outcomes = await restoreOutcomes(db, table, rows, to_restore);
    const missing = rows.filter((_row, index) => outcomes[index]?.kind === 'missing');
    for await (const batch of inBatches(missing)) {
      await commit(batch.map((row) => putOf(table, row)));
      added += batch.length;
      tell();
    }
  };

  try {
    tell();
    if (choice.missing.size > 0) {
      for await (const part of readBackup(file)) {
        signal.throwIfAborted();
        if (part.kind === 'rows' && isRestorable(part.section) && choice.missing.has(part.section)) {
          await addMissing(part.section, part.rows);
        }
      }
    }
    for await (const batch of inBatches(choice.differences)) {
      await commit(batch.map(patchOf));
      changed += batch.length;
      tell();
    }
    return ok({ added, changed });
  } catch (error) {
    const restored = { added, changed };
    if (error instanceof BackupFileError) return err({ code: 'file', fault: error.fault, restored });
    if (signal.aborted) return err({ code: 'cancelled', restored });
    const fault = faultOf(error);
    if (fault === null) throw error;
    return err({ code: 'storage', fault, restored });
  }
};
