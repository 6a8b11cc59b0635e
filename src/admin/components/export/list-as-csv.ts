/** Rows as a file for a spreadsheet: columns, codes and dates in Dutch, numbers that can be counted with. */
import { generalText } from '../../../content/admin/general.ts';
import { columnOf, type RowsForExport } from '../../../data/index.ts';
import { isCalendarDate, TIME_ZONE } from '../../../domain/calendar-date.ts';
import { csvText, type CsvValue } from '../../../domain/csv.ts';
import { fieldLabel, formatValue } from '../../sync-ui/row-labels.ts';

/** '24-11-2026 09:05', which Dutch Excel reads as a moment. */
const moment_format = new Intl.DateTimeFormat('nl-NL', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});

const momentCell = (text: string): string => {
  const at_ms = Date.parse(text);
  return Number.isNaN(at_ms) ? text : moment_format.format(at_ms).replace(', ', ' ');
};

const dateCell = (text: string): string =>
  isCalendarDate(text) ? text.split('-').toReversed().join('-') : text;

type Names = RowsForExport['names'];

function cellOf({ table, column }: RowsForExport['columns'][number], value: unknown, names: Names): CsvValue {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return value;
  const kind = columnOf(table, column)?.kind;
  if (typeof value === 'string' && kind === 'moment') return momentCell(value);
  if (typeof value === 'string' && kind === 'date') return dateCell(value);
  // Without a name the row was deleted: the cell stays empty instead of showing an id.
  if (typeof value === 'string' && kind === 'reference') return names.get(value) ?? null;
  return formatValue(table, column, value, names);
}

const createdAt = (value: unknown): CsvValue => (typeof value === 'string' ? momentCell(value) : null);

/** A list as the text of a CSV file: a line of names, then a line a row; the last column is when a row was added. */
export const listAsCsv = ({ columns, rows, names }: RowsForExport): string =>
  csvText([
    [...columns.map(({ table, column }) => fieldLabel(table, column)), generalText.export.created_at],
    ...rows.map(({ cells, created_at }) => [
      ...columns.map((column, index) => cellOf(column, cells[index], names)),
      createdAt(created_at),
    ]),
  ]);
