/** Commands on any table, by what its entity declares; those of one entity are configurations of them. */
import { parseInput } from '../../domain/field-errors.ts';
import { ok, type Result } from '../../lib/result.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import type { Json, KeptInput } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { ENTITIES } from '../entities/index.ts';
import type { AddableTable, AddOf, EditableTable, EditOf, NotedTable } from '../tables.ts';
import { type CommandError, commit, type EditedRow, givenColumns, invalid, type SeenRow } from './command.ts';

/**
 * Adds a row as its form gives it; answers its id. Refused fields come back by name. The draft it was typed into goes with
 * it: a page killed right then does not bring it back as if it had never been saved.
 * @param above the columns that say to what the row belongs
 * @param id when something on this device names the row already
 */
export const addRow = async <Table extends AddableTable>(
  db: AppDatabase,
  table: Table,
  input: AddOf<Table>,
  draft_key?: string,
  above: Readonly<Record<string, Json>> = {},
  id = uuidv7(),
): Promise<Result<{ id: string }, CommandError>> => {
  const parsed = parseInput(ENTITIES[table].add, input);
  if (!parsed.ok) return invalid(parsed.error);
  const set = { ...above, ...givenColumns(parsed.value) };
  const done = await commit(db, [{ op: 'put', table, row_id: id, set }], draft_key);
  return done.ok ? ok({ id }) : done;
};

/**
 * Changes columns of a row. `changes` holds only what the person changed: every column in it competes with other devices'
 * edits. Without a change nothing is stored. Refused fields come back by name. The draft it was typed into goes with it.
 */
export const editRow = async <Table extends EditableTable>(
  db: AppDatabase,
  table: Table,
  { id, base_rev, expected, changes }: EditedRow & { readonly changes: EditOf<Table> },
  draft?: string | KeptInput,
): Promise<Result<undefined, CommandError>> => {
  const parsed = parseInput(ENTITIES[table].edit, changes);
  if (!parsed.ok) return invalid(parsed.error);
  const set = givenColumns(parsed.value);
  if (Object.keys(set).length === 0) return ok(undefined);
  return await commit(db, [{ op: 'patch', table, row_id: id, set, base_rev, expected }], draft);
};

/**
 * Saves the notes of a row as typed, over those the person `seen` there; empty notes become null (M-003, C-012). Their
 * draft goes with them: a page killed right then does not bring them back as if they had never been saved.
 */
export const saveNotes = async (
  db: AppDatabase,
  table: NotedTable,
  { id, base_rev, seen, notes }: SeenRow & { readonly seen: string; readonly notes: string },
  draft?: string | KeptInput,
): Promise<Result<undefined, CommandError>> =>
  await editRow(
    db,
    table,
    { id, base_rev, expected: { notes: seen === '' ? null : seen }, changes: { notes } },
    draft,
  );

/**
 * Saves notes to which a line was added, as `saveNotes` does, in a step of its own: an undo takes the line away, and neither
 * what was typed before it nor what is typed after it.
 */
export const addNotesLine = async (
  db: AppDatabase,
  table: NotedTable,
  notes: Parameters<typeof saveNotes>[2],
  draft?: string | KeptInput,
): Promise<Result<undefined, CommandError>> => {
  db.undo.part_next();
  return await saveNotes(db, table, notes, draft);
};
