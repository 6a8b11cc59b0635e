/** What an undo did and what it left, in words. */
import { undoText } from '../../../content/admin/undo.ts';
import type { TouchedFields, UndoOutcome } from '../../../data/index.ts';
import { fieldWord, rowWords } from '../changes/change-words.ts';

const fieldsOf = ({ table, fields }: TouchedFields): string =>
  fields.map((field) => fieldWord(table, field)).join(', ');

const told = (
  touched: TouchedFields,
  of_fields: (fields: string, row: string) => string,
  of_row: (row: string) => string,
): string => {
  const row = rowWords(touched.row);
  return touched.fields.length === 0 ? of_row(row) : of_fields(fieldsOf(touched), row);
};

/** One sentence for each row that was put back, and for each that was left. */
export function undoWords(
  outcome: UndoOutcome,
  way: 'undo' | 'redo',
): { readonly done: readonly string[]; readonly left: readonly string[] } {
  return {
    done: outcome.restored.map((row) =>
      told(row, way === 'undo' ? undoText.fields : undoText.again, undoText.row),
    ),
    left: outcome.left.map((row) => told(row, undoText.left_fields, undoText.left_row)),
  };
}
