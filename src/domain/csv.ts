/** Tables as files that a spreadsheet opens. */

/** A text, a number that is counted with, or an empty cell. */
export type CsvValue = string | number | null;

/** Excel takes a file without it for one of the old Windows letters. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Dutch Excel has the comma in its numbers. */
const SEPARATOR = ';';
const LINE_END = '\r\n';

/** Starts of a formula, also behind blanks and in the wide letters of Asian keyboards. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;
/** A telephone number would lose its first zero, and a long number its last digits. */
const ROUNDED = /^\s*(?:0\d+|\d{16,})\s*$/;

const number_format = new Intl.NumberFormat('nl-NL', { useGrouping: false, maximumFractionDigits: 20 });

const cell = (value: CsvValue): string => {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? number_format.format(value) : '';
  const text = value.replace(/\r\n?/g, '\n').replaceAll('\0', '');
  const is_changed_by_excel = FORMULA.test(text) || ROUNDED.test(text);
  return `"${is_changed_by_excel ? "'" : ''}${text.replaceAll('"', '""')}"`;
};

/**
 * Lines of cells as the text of a CSV file that Dutch Excel opens with a double click: each value in its own cell, with all
 * of its letters. A text that Excel would compute or round gets an apostrophe in front, since a person elsewhere may have
 * written it.
 */
export const csvText = (lines: readonly (readonly CsvValue[])[]): string =>
  BYTE_ORDER_MARK + lines.map((values) => values.map(cell).join(SEPARATOR) + LINE_END).join('');
