import { type FieldErrors, parseInput } from '../../domain/field-errors.ts';
import { ok, type Result } from '../../lib/result.ts';
import type { Json } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import type { ConflictItem } from '../queries/conflicts.ts';
import { entityOf, textKind } from '../tables.ts';
import { type CommandError, commit, givenColumns, invalid } from './command.ts';

type Values = Readonly<Record<string, Json>>;

/** Texts a person may have typed are judged as in the form of their table; other values come from the server. */
const checkedTexts = (table: string, values: Values): Result<Values, FieldErrors> => {
  const texts = Object.fromEntries(
    Object.entries(values).filter(([field]) => textKind(table, field) !== null),
  );
  const schema = entityOf(table)?.edit;
  if (schema === undefined || Object.keys(texts).length === 0) return ok(values);
  const parsed = parseInput(schema, texts);
  return parsed.ok ? ok({ ...values, ...givenColumns(parsed.value) }) : parsed;
};

/**
 * Settles a conflict (G4): the chosen values become an ordinary change of the row, based on the rev that was
 * on the screen, and its conflicts are marked as settled, in one transaction. Choosing the present value changes no row.
 * Both values stay on record. Refused texts come back by field. The draft of a text that was made of both goes with it.
 */
export const resolveConflict = async (
  db: AppDatabase,
  { item, values }: { readonly item: ConflictItem; readonly values: Values },
  draft_key?: string,
): Promise<Result<undefined, CommandError>> => {
  const checked = checkedTexts(item.table, values);
  if (!checked.ok) return invalid(checked.error);
  const resolved_at = new Date().toISOString();
  const { table, row_id, row_rev, row_values } = item;
  return await commit(
    db,
    [
      { op: 'patch', table, row_id, set: checked.value, base_rev: row_rev, expected: row_values },
      ...item.conflicts.map(({ id, base_rev }) => ({
        op: 'patch' as const,
        table: 'conflicts',
        row_id: id,
        set: { resolved_at },
        base_rev,
        expected: { resolved_at: null },
      })),
    ],
    draft_key,
  );
};
