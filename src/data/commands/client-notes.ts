import { clientNoteEdit } from '../../domain/client.ts';
import { dateAt } from '../../domain/calendar-date.ts';
import { parseInput } from '../../domain/field-errors.ts';
import { instantsOf } from '../../domain/wall-clock.ts';
import { ok, type Result } from '../../lib/result.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import type { KeptInput, LocalChange } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { type NotesOfDay, ownNoteOf } from '../queries/client-notes.ts';
import { type CommandError, commit, invalid, storageResult } from './command.ts';
import { type DeleteError, deleteWhole, type SeenWhole } from './delete-seen.ts';
import { saveNotes } from './rows.ts';

/** What adds an entry about a client. */
export const newClientNote = (client_id: string, notes: string, at_ms: number = Date.now()): LocalChange => ({
  op: 'put',
  table: 'client_notes',
  row_id: uuidv7(),
  set: { client_id, notes, written_at: new Date(at_ms).toISOString() },
});

/** Now, or the last minute of a day that is over: words that were left unsaved belong to the day they were typed on. */
const momentOf = ({ day }: NotesOfDay): number => {
  const now_ms = Date.now();
  return dateAt(now_ms) === day ? now_ms : (instantsOf({ date: day, time: '23:59' })[0] ?? now_ms);
};

/**
 * Saves what this person writes about a client on a day, as typed, over what was `seen` there (M-003, M-027): the entry of the
 * day goes on, its first words make it. Their draft goes with them.
 */
export const saveClientNotes = async (
  db: AppDatabase,
  of_day: NotesOfDay,
  { base_rev, seen, notes }: { readonly base_rev: number; readonly seen: string; readonly notes: string },
  draft?: string | KeptInput,
): Promise<Result<undefined, CommandError>> => {
  const entry = await storageResult(async () => await ownNoteOf(db, of_day));
  if (!entry.ok) return entry;
  if (entry.value !== null)
    return await saveNotes(db, 'client_notes', { id: entry.value.id, base_rev, seen, notes }, draft);
  const parsed = parseInput(clientNoteEdit, { notes });
  if (!parsed.ok) return invalid(parsed.error);
  const text = parsed.value.notes ?? null;
  if (text === null) return ok(undefined);
  return await commit(db, [newClientNote(of_day.client_id, text, momentOf(of_day))], draft);
};

/** Deletes an entry for good, as the person saw it; with other words by now nothing is deleted and the person is asked again. */
export const deleteClientNote = async (
  db: AppDatabase,
  note: SeenWhole,
): Promise<Result<undefined, DeleteError>> => await deleteWhole(db, 'client_notes', note);
