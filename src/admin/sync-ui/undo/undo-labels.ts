/** The sentence that tells what an undo put back and what it left. */
import { undoText } from '../../../content/admin/undo.ts';
import type { TouchedFields, UndoOutcome } from '../../../data/index.ts';
import { fieldLabel, formatRow } from '../row-labels.ts';

const fieldsOf = ({ table, fields }: TouchedFields): string =>
  fields.map((field) => fieldLabel(table, field)).join(', ');

const told = (
  touched: TouchedFields,
  of_fields: (fields: string, row: string) => string,
  of_row: (row: string) => string,
): string => {
  const row = formatRow(touched.row);
  return touched.fields.length === 0 ? of_row(row) : of_fields(fieldsOf(touched), row);
};

/** Moving one row in a list may touch the place of all. */
const isPlace = ({ fields }: TouchedFields): boolean => fields.length === 1 && fields[0] === 'order_index';

/** Both halves of a pair are called the same. */
const once = (sentences: readonly string[]): readonly string[] => [...new Set(sentences)];

/** One sentence for each row that was put back, and for each that was left. */
export function undoLabels(
  outcome: UndoOutcome,
  way: 'undo' | 'redo',
): { readonly done: readonly string[]; readonly left: readonly string[] } {
  return {
    done: once(
      outcome.restored.map((row) =>
        isPlace(row)
          ? undoText[way === 'undo' ? 'order' : 'order_again']
          : told(row, way === 'undo' ? undoText.fields : undoText.again, undoText.row),
      ),
    ),
    left: once(outcome.left.map((row) => told(row, undoText.left_fields, undoText.left_row))),
  };
}
