import { type CalendarDate, dateAt, formatShort } from '../../domain/calendar-date.ts';
import type { ClientNoteRow } from '../../domain/rows.generated.ts';
import { comparePlain } from '../../lib/compare.ts';
import type { RowBadge } from '../changes/pending-changes.ts';
import type { AppDatabase } from '../database/database.ts';
import { rowsOf } from './related-rows.ts';
import { badgesByRow } from './badges.ts';
import { colleagueNames } from './colleagues.ts';
import { type NotesOfRow, readNotes } from './row-notes.ts';

/** What the person of this device writes about a client on one day: one entry, made by its first words. */
export interface NotesOfDay {
  readonly client_id: string;
  readonly day: CalendarDate;
}

/** An entry as the screen of its client shows it. */
export interface ClientNote {
  readonly id: string;
  readonly text: string;
  /** As it is stored, with its rev: what somebody who deletes it has seen. */
  readonly notes: string | null;
  readonly rev: number;
  /** By the server, ISO 8601; null of one that it does not know yet. */
  readonly created_at: string | null;
  /** ISO 8601, by the clock of the device that wrote it. */
  readonly written_at: string;
  /** The id of a colleague; null of what no user of the app wrote. */
  readonly author: string | null;
  readonly badge: RowBadge;
}

/** Whose words they are: of an entry that the server does not know yet, those of the person of this device. */
const authorOf = ({ user_id }: AppDatabase, { author, rev }: ClientNoteRow): string | null =>
  // A row that only exists here has no column the server makes.
  rev === 0 ? user_id : (author ?? null);

const textOf = ({ notes }: ClientNoteRow): string => notes?.trim() ?? '';

const newestFirst = (a: ClientNoteRow, b: ClientNoteRow): number =>
  Date.parse(b.written_at) - Date.parse(a.written_at) || comparePlain(b.id, a.id);

/** The entry that this person writes on a day, the first where two devices began one; null while there is none. */
export const ownNoteOf = async (
  db: AppDatabase,
  { client_id, day }: NotesOfDay,
): Promise<ClientNoteRow | null> => {
  const rows = await db.rows.client_notes.where('client_id').equals(client_id).toArray();
  const own = rows.filter(
    (row) => authorOf(db, row) === db.user_id && dateAt(Date.parse(row.written_at)) === day,
  );
  return own.toSorted(newestFirst).at(-1) ?? null;
};

/** The notes of a day as their field shows them, with the id of their entry; null as long as there is none. */
export const readNotesOfDay = async (
  db: AppDatabase,
  of_day: NotesOfDay,
): Promise<NotesOfRow & { readonly id: string | null }> => {
  const entry = await ownNoteOf(db, of_day);
  const found = entry && (await readNotes(db, 'client_notes', entry.id));
  return entry && found ? { ...found, id: entry.id } : { id: null, text: '', rev: 0, versions: null };
};

/** The entries about a client that hold words, newest first. */
export const listClientNotes = async (db: AppDatabase, client_id: string): Promise<readonly ClientNote[]> => {
  const [rows, badges] = await Promise.all([
    db.rows.client_notes.where('client_id').equals(client_id).toArray(),
    badgesByRow(db),
  ]);
  return rows
    .filter((row) => textOf(row) !== '')
    .toSorted(newestFirst)
    .map((row) => ({
      id: row.id,
      text: textOf(row),
      notes: row.notes ?? null,
      rev: row.rev,
      created_at: row.created_at ?? null,
      written_at: row.written_at,
      author: authorOf(db, row),
      badge: badges.get(row.id) ?? 'none',
    }));
};

/** The entries about some clients that hold words, by client, newest first. */
export const notesByClient = async (
  db: AppDatabase,
  client_ids: readonly string[],
): Promise<ReadonlyMap<string, readonly (ClientNoteRow & { readonly notes: string })[]>> => {
  const rows = await rowsOf(db.rows.client_notes, 'client_id', client_ids);
  const told = rows
    .toSorted(newestFirst)
    .flatMap((row) =>
      textOf(row) === '' ? [] : [{ ...row, author: authorOf(db, row), notes: textOf(row) }],
    );
  return Map.groupBy(told, ({ client_id }) => client_id);
};

/** All notes of some clients in one text for each, newest first, with day and author; clients without any are left out. */
export const notesTexts = async (
  db: AppDatabase,
  clients: readonly { readonly id: string; readonly notes?: string | null }[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = clients.map(({ id }) => id);
  const [by_client, names] = await Promise.all([notesByClient(db, ids), colleagueNames(db)]);
  const texts = clients.map(({ id, notes: undated }): [string, string] => {
    const entries = (by_client.get(id) ?? []).map(({ notes, author, written_at }) => {
      const day = formatShort(dateAt(Date.parse(written_at)));
      return `${[day, names.get(author ?? '')].filter((part) => part !== undefined).join(', ')}: ${notes}`;
    });
    return [id, [...entries, undated?.trim() ?? ''].filter((part) => part !== '').join('\n')];
  });
  return new Map(texts.filter(([, words]) => words !== ''));
};
