/** What a person chose to restore from a backup. */
import type { BackupPlan, RestorableTable, RestoreChoice, RowDifference } from '../../../../data/index.ts';

interface Choice {
  /** Tables whose missing rows come back. */
  readonly missing: ReadonlySet<RestorableTable>;
  /** Fields that become as in the backup (`fieldKey`). */
  readonly fields: ReadonlySet<string>;
}

/** Names one field of one row. */
export const fieldKey = (row: Pick<RowDifference, 'table' | 'id'>, field: string): string =>
  `${row.table}/${row.id}/${field}`;

const keysOf = (rows: readonly RowDifference[]): string[] =>
  rows.flatMap((row) => row.fields.map(({ field }) => fieldKey(row, field)));

/**
 * What is ticked at first: everything that is missing, and of what differs only what was not changed here later. From
 * another company's backup, nothing.
 */
export function firstChoice({ tables, differences, warnings }: BackupPlan): Choice {
  if (warnings.includes('other_company')) return { missing: new Set(), fields: new Set() };
  return {
    missing: new Set(tables.filter(({ missing }) => missing > 0).map(({ table }) => table)),
    fields: new Set(keysOf(differences.filter(({ is_newer_here }) => !is_newer_here))),
  };
}

/** A set with one more, or one less. */
export function toggled<T>(set: ReadonlySet<T>, item: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}

/** The choice with every field of these rows, or with none of any. */
export const withFields = (choice: Choice, rows: readonly RowDifference[]): Choice => ({
  ...choice,
  fields: new Set(keysOf(rows)),
});

/** The choice as the restore wants it, and how many rows it comes to. */
export function restoreChoice(
  plan: BackupPlan,
  choice: Choice,
): { readonly choice: RestoreChoice; readonly rows: number } {
  const differences = plan.differences
    .map((row) => ({
      ...row,
      fields: row.fields.filter(({ field }) => choice.fields.has(fieldKey(row, field))),
    }))
    .filter(({ fields }) => fields.length > 0);
  const missing = plan.tables
    .filter(({ table }) => choice.missing.has(table))
    .reduce((sum, { missing: amount }) => sum + amount, 0);
  return { choice: { missing: choice.missing, differences }, rows: missing + differences.length };
}
