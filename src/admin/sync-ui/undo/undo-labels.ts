/** The sentence that tells what an undo put back and what it left. */
import { undoText } from '../../../content/admin/undo.ts';
import type { TouchedFields, UndoOutcome } from '../../../data/index.ts';
import { fieldLabel, formatRow, tableLabels } from '../row-labels.ts';

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

/** More rows than these are told in one sentence. */
const MOST_TOLD = 3;

/** Rows of one table of which the same was put back, or left. */
const alike = (
  touched: readonly TouchedFields[],
): readonly (readonly [TouchedFields, ...TouchedFields[]])[] =>
  [...Map.groupBy(touched, ({ table, fields }) => [table, ...fields].join()).values()].flatMap((group) => {
    const [first, ...more] = group;
    return first === undefined ? [] : [[first, ...more] as const];
  });

const manyOf = ({ table }: TouchedFields, count: number): string =>
  undoText.of_many(count, tableLabels(table).toLowerCase());

/** The first few by name. */
const someNames = (group: readonly TouchedFields[]): string => {
  const names = group.slice(0, MOST_TOLD).map(({ row }) => formatRow(row));
  return `${names.join(', ')} ${undoText.and_more(group.length - names.length)}`;
};

const isMany = (group: readonly [TouchedFields, ...TouchedFields[]]): boolean =>
  group.length > MOST_TOLD && group[0].fields.length > 0 && !isPlace(group[0]);

/** A sentence for each row that was put back, and for each that was left; one for many of which the same was. */
export function undoLabels(
  outcome: UndoOutcome,
  way: 'undo' | 'redo',
): { readonly done: readonly string[]; readonly left: readonly string[] } {
  const done = undoText[way === 'undo' ? 'fields' : 'again'];
  return {
    done: once(
      alike(outcome.restored).flatMap((group) =>
        isMany(group)
          ? [done(fieldsOf(group[0]), manyOf(group[0], group.length))]
          : group.map((row) =>
              isPlace(row)
                ? undoText[way === 'undo' ? 'order' : 'order_again']
                : told(row, done, undoText.row),
            ),
      ),
    ),
    left: once(
      alike(outcome.left).flatMap((group) =>
        isMany(group)
          ? [undoText.left_many(fieldsOf(group[0]), manyOf(group[0], group.length), someNames(group))]
          : group.map((row) => told(row, undoText.left_fields, undoText.left_row)),
      ),
    ),
  };
}
