/** Rows, columns and stored values as people read them, by what each entity declares. */
import { entityTexts } from '../../content/admin/entities.ts';
import { generalText } from '../../content/admin/general.ts';
import { sync } from '../../content/admin/sync.ts';
import {
  type AnewTable,
  type ColumnKind,
  columnOf,
  type ColumnOf,
  type MovableTable,
  type RowLabel,
  type ShownCodeColumn,
  type SyncedTable,
} from '../../data/index.ts';
import {
  dateAt,
  formatShort,
  isCalendarDate,
  isInstant,
  NO_VALUE,
  TIME_ZONE,
} from '../../domain/calendar-date.ts';
import { centsOf, formatEuro } from '../../domain/money.ts';
import { withoutTags } from '../../domain/plain-text.ts';
import { parseBlocks } from '../../domain/post.ts';

type Labels = Readonly<Record<string, string | undefined>>;

interface TableTexts {
  readonly one: string;
  readonly many: string;
  readonly this: string;
  /** How a row is called whose name is not known on this device. */
  readonly unnamed?: string;
}

/** Of a table of which rejected work on a deleted row can be saved as a new one. */
interface AnewTexts {
  readonly save: string;
  readonly saved: (name: string) => string;
  /** The same where only work on what belongs to the row was refused. */
  readonly save_children: string;
  readonly saved_children: (name: string) => string;
}

/** Of a table of which what belongs to a deleted row can be put under another one. */
interface MoveTexts {
  readonly action: string;
  readonly title: string;
  readonly intro: (row: string) => string;
  readonly search: string;
  readonly none: string;
  readonly more: (n: number) => string;
  readonly gone: string;
  readonly moved: (name: string) => string;
}

/** The texts of a table: the types ask for a label of every column and code, and for the texts that its entity declares. */
type EntityTexts<Table extends SyncedTable> = TableTexts & {
  readonly columns: { readonly [column in ColumnOf<Table>]: string };
} & ([ShownCodeColumn<Table>] extends [never]
    ? unknown
    : { readonly codes: { readonly [column in ShownCodeColumn<Table>]: Labels } }) &
  (Table extends AnewTable ? { readonly anew: AnewTexts } : unknown) &
  (Table extends MovableTable ? { readonly move: MoveTexts } : unknown);

const BY_TABLE: { readonly [Table in SyncedTable]: EntityTexts<Table> } = entityTexts;

/** The same, for a table and columns that this build may not know. */
interface AnyTexts extends TableTexts {
  readonly columns: Labels;
  readonly codes?: Readonly<Record<string, Labels | undefined>>;
  readonly anew?: AnewTexts;
  readonly move?: MoveTexts;
}
const TEXTS: Readonly<Record<string, AnyTexts | undefined>> = BY_TABLE;

const REASONS: Labels = {
  ...sync.reasons.sql_states,
  FORBIDDEN: sync.reasons.FORBIDDEN,
  OUT_OF_SIGHT: sync.reasons.OUT_OF_SIGHT,
  GONE: sync.reasons.GONE,
  DELETED: sync.reasons.DELETED,
  PARENT_DELETED: sync.reasons.PARENT_DELETED,
  ID_REUSED: sync.reasons.ID_REUSED,
  CONFLICT: sync.reasons.CONFLICT,
  WAITS_FOR_REJECTED: sync.reasons.WAITS_FOR_REJECTED,
};

const number_format = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });
const time_format = new Intl.DateTimeFormat('nl-NL', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});
const day_format = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', timeZone: TIME_ZONE });

const dayAndTime = (at_ms: number): string =>
  isInstant(at_ms) ? `${day_format.format(at_ms)} ${time_format.format(at_ms)}` : NO_VALUE;

/** The column in Dutch; one this build does not know shows as it is stored. */
export const fieldLabel = (table: string, field: string): string => TEXTS[table]?.columns[field] ?? field;

/** What kind of row it is, in Dutch. */
export const tableLabel = (table: string): string => TEXTS[table]?.one ?? table;

/** Several rows of a table, in Dutch. */
export const tableLabels = (table: string): string => TEXTS[table]?.many ?? table;

/** A row in a sentence: 'deze klant'. */
export const thisRow = (table: string): string => TEXTS[table]?.this ?? sync.gone.this;

/** How saving rejected work on a deleted row as new, and putting it elsewhere, is told; null where it cannot be done. */
export const anewTexts = (table: string): AnewTexts | null => TEXTS[table]?.anew ?? null;
export const moveTexts = (table: string): MoveTexts | null => TEXTS[table]?.move ?? null;

const formatText = (kind: ColumnKind | undefined, text: string): string => {
  if (kind === 'moment' && !Number.isNaN(Date.parse(text))) return dayAndTime(Date.parse(text));
  return kind === 'date' && isCalendarDate(text) ? formatShort(text) : text;
};

/** Gives the words of a text with a mark for each picture, so that two versions that differ in a picture alone look different. */
function htmlWords(value: unknown): string {
  const html =
    typeof value === 'string' && !value.startsWith('[')
      ? value
      : parseBlocks(value)
          .map((block) => block.html)
          .join(' ');
  return withoutTags(html.replaceAll(/<img\b[^>]*>/gi, ` ${sync.drawer.picture_in_text} `));
}

/** Colleagues by user id, and rows that a value names by theirs. */
export type ColleagueNames = ReadonlyMap<string, string>;

/** A colleague who is not among so many: everybody knows themselves, so without any the names are still being read. */
export const unnamedColleague = (known: number | undefined): string =>
  known === 0 ? sync.drawer.reading_name : sync.drawer.unknown_colleague;

/**
 * A stored value in Dutch: euros, calendar dates, metres and codes in words; nothing is 'leeg'. A colleague, or a
 * row that is named, is called by the name that `names` has.
 */
export function formatValue(table: string, field: string, value: unknown, names?: ColleagueNames): string {
  const kind = columnOf(table, field)?.kind;
  if (value === null || value === undefined || value === '') return sync.drawer.empty_value;
  if (typeof value === 'number') {
    if (kind === 'money') return formatEuro(centsOf(value));
    const number = number_format.format(value);
    return kind === 'metres' ? generalText.metres(number) : number;
  }
  if (kind === 'html') return htmlWords(value) || sync.drawer.empty_value;
  if (typeof value === 'boolean') return value ? sync.drawer.yes : sync.drawer.no;
  if (typeof value !== 'string') return JSON.stringify(value);
  if (kind === 'colleague') return names?.get(value) ?? unnamedColleague(names?.size);
  if (kind === 'reference') return names?.get(value) ?? sync.site.chosen;
  const codes = TEXTS[table]?.codes?.[field] ?? {};
  // A person may type any text as a code, '__proto__' too.
  const known = Object.hasOwn(codes, value) ? value : columnOf(table, field)?.unknown_counts_as;
  return (known === undefined ? undefined : codes[known]) ?? formatText(kind, value);
}

/** Whose row it is: 'Jan de Boer – Waxen en polijsten – 05 mrt 2026'. */
export const formatRow = ({ table, name, name_code, details }: Omit<RowLabel, 'top'>): string =>
  [
    (name_code === undefined ? name : formatValue(name_code.table, name_code.column, name)) ??
      TEXTS[table]?.unnamed ??
      sync.drawer.unnamed,
    ...details.map((detail) => formatValue(detail.table, detail.column, detail.value)),
  ].join(' – ');

/** A moment for people: the time alone today, with the day before it otherwise. `at` is ISO 8601. */
export function formatTime(at: string, now_ms: number): string {
  const at_ms = Date.parse(at);
  return dateAt(at_ms) === dateAt(now_ms) ? time_format.format(at_ms) : dayAndTime(at_ms);
}

/** Why the server rejected a change, in plain Dutch; decided by its code (G4). */
export const rejectionReason = (code: string): string =>
  (Object.hasOwn(REASONS, code) ? REASONS[code] : undefined) ?? sync.reasons.other(code);
