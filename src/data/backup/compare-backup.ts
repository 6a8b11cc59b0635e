import { err, ok, type Result } from '../../lib/result.ts';
import type { StoreFault } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { labelRows, type RowLabel } from '../row-naming.ts';
import { textIn } from '../entities/entity.ts';
import { faultOf } from '../database/storage-fault.ts';
import { entityOf, PARENTS } from '../tables.ts';
import { DATABASE_VERSION } from '../database/database-name.ts';
import { type RowsToRestore, restoreOutcomes, type RowDifference } from './restore-diff.ts';
import type { BackupHeader } from './format.ts';
import type { LongWork } from './make-backup.ts';
import { BackupFileError, type BackupFault, readBackup } from './read-backup.ts';
import {
  type BackupRow,
  type ColumnValue,
  isRestorable,
  readBackupRow,
  type RestorableTable,
} from './restorable.ts';

/** A row of the backup that is not here. */
export interface MissingRow {
  readonly table: RestorableTable;
  readonly id: string;
  readonly label: RowLabel;
}

export interface TablePlan {
  readonly table: RestorableTable;
  readonly equal: number;
  readonly missing: number;
  readonly different: number;
  /** Deleted for good, or belonging to a client that is: they do not come back (decision 006). */
  readonly deleted: number;
  /** Out of this user's sight, or belonging to a client that is (PL21): the server still has them. */
  readonly withdrawn: number;
  /** Belonging to a client that is neither here nor in the backup. */
  readonly orphaned: number;
  /** Not as a row of this table has to be. */
  readonly unreadable: number;
}

/** What a person should know before anything is restored. */
export type BackupWarning = 'other_company' | 'other_epoch' | 'other_build';

/** What restoring would do; nothing has been changed (dry run). */
export interface BackupPlan {
  readonly header: BackupHeader;
  readonly warnings: readonly BackupWarning[];
  readonly tables: readonly TablePlan[];
  readonly differences: readonly RowDifference[];
  /** The first of those that are missing, to look at. */
  readonly missing: readonly MissingRow[];
  /** Sections that are in the file but are not restored, with their rows. */
  readonly kept_aside: readonly { readonly name: string; readonly rows: number }[];
}

export type CompareError =
  | { readonly code: 'cancelled' }
  | { readonly code: 'file'; readonly fault: BackupFault }
  | { readonly code: 'storage'; readonly fault: StoreFault };

/** The most entries a list has, since a person reads no more of them. */
const MISSING_SHOWN = 200;

interface Tally {
  equal: number;
  missing: number;
  different: number;
  deleted: number;
  withdrawn: number;
  orphaned: number;
  unreadable: number;
}

const NOTHING: Tally = {
  equal: 0,
  missing: 0,
  different: 0,
  deleted: 0,
  withdrawn: 0,
  orphaned: 0,
  unreadable: 0,
};

async function warningsFor(db: AppDatabase, header: BackupHeader, company: string): Promise<BackupWarning[]> {
  const { epoch } = await db.store.pull_state();
  const warnings: BackupWarning[] = [];
  if (header.company !== company) warnings.push('other_company');
  if (header.epoch !== epoch) warnings.push('other_epoch');
  if (header.schema !== DATABASE_VERSION) warnings.push('other_build');
  return warnings;
}

/** What a row of the backup is called by its own columns; empty when it goes by another row. */
const nameOf = (table: RestorableTable, { columns }: BackupRow): string => {
  const naming = entityOf(table)?.naming;
  return naming?.by === 'own' ? (textIn({ name: naming.name(columns) }, 'name') ?? '') : '';
};

async function labelled<T extends { readonly id: string }>(
  db: AppDatabase,
  table: RestorableTable,
  items: readonly T[],
  columns: ReadonlyMap<string, Readonly<Record<string, ColumnValue>>>,
  names: RowsToRestore,
): Promise<(T & { readonly label: RowLabel })[]> {
  const labels = await labelRows(
    db,
    items.map(({ id }) => ({ table, row_id: id, columns: columns.get(id) ?? {} })),
  );
  return items.flatMap((item, index) => {
    const label = labels[index];
    if (label === undefined) return [];
    const parent = PARENTS[table];
    const above = parent === undefined ? undefined : columns.get(item.id)?.[parent.column];
    const name = label.name ?? names.get(String(above ?? '')) ?? null;
    return { ...item, label: { ...label, name } };
  });
}

/**
 * Reads a backup to its end, checks it, and finds out what restoring it would do, without changing anything. Errors:
 * `file` (its `fault` says why it cannot be used), `cancelled`, `storage`.
 */
export const compareBackup = async (
  db: AppDatabase,
  file: Blob,
  company: string,
  { signal, on_progress }: LongWork,
): Promise<Result<BackupPlan, CompareError>> => {
  let header: BackupHeader | null = null;
  let done = 0;
  let of = 0;
  const tallies = new Map<RestorableTable, Tally>();
  const aside = new Map<string, number>();
  const differences: RowDifference[] = [];
  const missing: MissingRow[] = [];
  const to_restore = new Map<string, string>();
  try {
    for await (const part of readBackup(file)) {
      signal.throwIfAborted();
      if (part.kind === 'header') {
        header = part.header;
        of = header.sections.reduce((sum, { rows }) => sum + rows, 0);
        continue;
      }
      done += part.rows.length;
      on_progress({ done, of: Math.max(of, done) });
      const { section } = part;
      if (!isRestorable(section)) {
        aside.set(section, (aside.get(section) ?? 0) + part.rows.length);
        continue;
      }
      const tally = tallies.get(section) ?? { ...NOTHING };
      tallies.set(section, tally);
      const rows = part.rows.map((row) => readBackupRow(section, row)).filter((row) => row !== null);
      tally.unreadable += part.rows.length - rows.length;
      const columns = new Map(rows.map((row) => [row.id, row.columns]));
      const outcomes = await restoreOutcomes(db, section, rows, to_restore);
      const found_missing: { table: RestorableTable; id: string }[] = [];
      const found_different: Omit<RowDifference, 'label'>[] = [];
      for (const [index, outcome] of outcomes.entries()) {
        tally[outcome.kind] += 1;
        const row = rows[index];
        if (row === undefined) continue;
        if (outcome.kind === 'missing') to_restore.set(row.id, nameOf(section, row));
        if (outcome.kind === 'missing' && missing.length + found_missing.length < MISSING_SHOWN) {
          found_missing.push({ table: section, id: row.id });
        }
        if (outcome.kind === 'different') found_different.push(outcome.difference);
      }
      missing.push(...(await labelled(db, section, found_missing, columns, to_restore)));
      differences.push(...(await labelled(db, section, found_different, columns, to_restore)));
    }
    if (header === null) return err({ code: 'file', fault: 'foreign' });
    return ok({
      header,
      warnings: await warningsFor(db, header, company),
      tables: [...tallies].map(([table, tally]) => ({ table, ...tally })),
      differences,
      missing,
      kept_aside: [...aside].map(([name, rows]) => ({ name, rows })),
    });
  } catch (error) {
    if (error instanceof BackupFileError) return err({ code: 'file', fault: error.fault });
    if (signal.aborted) return err({ code: 'cancelled' });
    const fault = faultOf(error);
    if (fault === null) throw error;
    return err({ code: 'storage', fault });
  }
};
