/** A change in a person's words: which row, which field, old and new value, since when. */
import { clientsText } from '../../content/admin/clients.ts';
import { siteText } from '../../content/admin/site-content.ts';
import { sync } from '../../content/admin/sync.ts';
import type { RowLabel } from '../../data/index.ts';
import {
  dateAt,
  formatShort,
  isCalendarDate,
  isInstant,
  NO_VALUE,
  TIME_ZONE,
} from '../../domain/calendar-date.ts';
import { centsOf, formatEuro } from '../../domain/money.ts';

type Words = Readonly<Record<string, string>>;

const FIELD_WORDS: Readonly<Record<string, Words>> = sync.fields;
const TABLE_WORDS: Words = sync.tables;
const REASONS: Readonly<Record<string, string | undefined>> = {
  ...sync.reasons.sql_states,
  FORBIDDEN: sync.reasons.FORBIDDEN,
  GONE: sync.reasons.GONE,
  DELETED: sync.reasons.DELETED,
  PARENT_DELETED: sync.reasons.PARENT_DELETED,
  ID_REUSED: sync.reasons.ID_REUSED,
  CONFLICT: sync.reasons.CONFLICT,
  WAITS_FOR_PARKED: sync.reasons.WAITS_FOR_PARKED,
};
/** Values that are stored as codes, by 'table.column'. */
const VALUE_WORDS: Readonly<Record<string, Words>> = {
  'clients.status': clientsText.client_status,
  'service_records.status': clientsText.service_status,
  'service_records.service_type': clientsText.service_types,
  'images.page': siteText.pages,
};

const number_format = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });
const time_format = new Intl.DateTimeFormat('nl-NL', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});
const day_format = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', timeZone: TIME_ZONE });

const momentOf = (at_ms: number): string =>
  isInstant(at_ms) ? `${day_format.format(at_ms)} ${time_format.format(at_ms)}` : NO_VALUE;

/** The column in Dutch; one this build does not know shows as it is stored. */
export const fieldWord = (table: string, field: string): string => FIELD_WORDS[table]?.[field] ?? field;

/** What kind of row it is, in Dutch. */
export const tableWord = (table: string): string => TABLE_WORDS[table] ?? table;

/** A stored value in Dutch: euros, calendar dates, metres and codes in words; nothing is 'leeg'. */
export function valueWords(table: string, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return sync.drawer.empty_value;
  if (typeof value === 'number') {
    if (field === 'amount') return formatEuro(centsOf(value));
    if (field === 'yacht_length') return clientsText.detail.metres(number_format.format(value));
    return number_format.format(value);
  }
  if (typeof value === 'boolean') return value ? sync.drawer.yes : sync.drawer.no;
  if (typeof value !== 'string') return JSON.stringify(value);
  const word = VALUE_WORDS[`${table}.${field}`]?.[value];
  if (word !== undefined) return word;
  if (field.endsWith('_at') && !Number.isNaN(Date.parse(value))) return momentOf(Date.parse(value));
  return isCalendarDate(value) ? formatShort(value) : value;
}

/** Whose row it is: 'Jan de Boer – Waxen en polijsten – 05 mrt 2026'. */
export function rowWords(row: Pick<RowLabel, 'name' | 'service_type' | 'date'>): string {
  const type =
    row.service_type === null ? null : valueWords('service_records', 'service_type', row.service_type);
  const date = row.date === null ? null : formatShort(row.date);
  const name = row.name ?? sync.drawer.deleted_client;
  return [name, type, date].filter((part) => part !== null).join(' – ');
}

/** A moment for people: the time alone today, with the day before it otherwise. `at` is ISO 8601. */
export function momentWords(at: string, now_ms: number): string {
  const at_ms = Date.parse(at);
  return dateAt(at_ms) === dateAt(now_ms) ? time_format.format(at_ms) : momentOf(at_ms);
}

/** Why the server refused a change, in plain Dutch; decided by its code (G4). */
export const reasonWords = (code: string): string => REASONS[code] ?? sync.reasons.other(code);
