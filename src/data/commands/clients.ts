import {
  ARCHIVED_STATUS,
  type ClientEdit,
  type ClientStatus,
  type NewClient,
  type NewClientInput,
} from '../../domain/client.ts';
import { parseInput } from '../../domain/field-errors.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import type { KeptInput, LocalChange } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { ENTITIES } from '../entities/index.ts';
import { newClientNote } from './client-notes.ts';
import {
  type CommandError,
  commit,
  type EditedRow,
  givenColumns,
  invalid,
  storageResult,
} from './command.ts';
import { type DeleteError, deleteWhole, type SeenWhole } from './delete-seen.ts';
import { editRow, saveNotes } from './rows.ts';

/** What adds a client; the notes that come with it are its first entry. */
export const newClientChanges = ({
  notes,
  ...columns
}: NewClient): { readonly id: string; readonly changes: readonly LocalChange[] } => {
  const id = uuidv7();
  const client: LocalChange = {
    op: 'put',
    table: 'clients',
    row_id: id,
    set: { ...givenColumns(columns), notes: null },
  };
  return { id, changes: notes === null ? [client] : [client, newClientNote(id, notes)] };
};

/**
 * Adds a client (M-004); answers its id. Refused fields come back by name. The draft it was typed into
 * goes with it.
 */
export const addClient = async (
  db: AppDatabase,
  input: NewClientInput,
  draft_key?: string,
): Promise<Result<{ id: string }, CommandError>> => {
  const parsed = parseInput(ENTITIES.clients.add, input);
  if (!parsed.ok) return invalid(parsed.error);
  const { id, changes } = newClientChanges(parsed.value);
  const done = await commit(db, changes, draft_key);
  return done.ok ? ok({ id }) : done;
};

/**
 * Changes columns of a client (M-031). `changes` holds only what the person changed: every column in
 * it competes with other devices' edits. Without a change nothing is stored. The draft it was typed into goes with it.
 */
export const editClient = async (
  db: AppDatabase,
  edit: EditedRow & { readonly changes: ClientEdit },
  draft?: string | KeptInput,
): Promise<Result<undefined, CommandError>> => await editRow(db, 'clients', edit, draft);

/** Sets a client's status (M-031). */
export const setClientStatus = async (
  db: AppDatabase,
  { status, ...row }: EditedRow & { readonly status: ClientStatus },
): Promise<Result<undefined, CommandError>> => await editClient(db, { ...row, changes: { status } });

/** Archives a client: status completed, the client stays (M-025). */
export const archiveClient = async (
  db: AppDatabase,
  row: EditedRow,
): Promise<Result<undefined, CommandError>> => await setClientStatus(db, { ...row, status: ARCHIVED_STATUS });

/**
 * Deletes a client with its service records and their photos in one mutation (M-028). Those the person saw
 * go along; when this device or the server knows others, nothing is deleted and the person is asked again.
 */
export const deleteClient = async (
  db: AppDatabase,
  client: SeenWhole,
): Promise<Result<undefined, DeleteError>> => await deleteWhole(db, 'clients', client);

/**
 * Takes away the notes that a client has from before entries had a day and an author. If the words are others by now than the
 * person saw, nothing is done and the person is asked again. They are a column like any other: it merges, and can be undone.
 */
export const deleteUndatedNotes = async (
  db: AppDatabase,
  { id, base_rev, expected: { notes: shown } }: SeenWhole,
): Promise<Result<undefined, DeleteError>> => {
  const seen = typeof shown === 'string' ? shown : '';
  const row = await storageResult(async () => await db.rows.clients.get(id));
  if (!row.ok) return row;
  if ((row.value?.notes ?? '') !== seen) return err({ code: 'unseen' });
  db.undo.part_next();
  return await saveNotes(db, 'clients', { id, base_rev, seen, notes: '' });
};
