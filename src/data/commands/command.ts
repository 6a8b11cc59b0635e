import type { FieldErrors } from '../../domain/field-errors.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Json, KeptInput, LocalChange, NewFile, RowChange, StoreFault } from '../../sync/index.ts';
import { withSiteGroups } from '../changes/site-change-groups.ts';
import type { AppDatabase } from '../database/database.ts';
import { sentDraft } from '../drafts/draft.ts';
import { makingRoom } from '../photos/photo-cache.ts';
import { faultOf } from '../database/storage-fault.ts';

/**
 * Why a command did nothing: a field was refused, or this device's database failed. What the server thinks of
 * the change comes later and elsewhere (a rejected mutation), never here.
 */
export type CommandError =
  | { readonly code: 'invalid'; readonly fields: FieldErrors }
  | { readonly code: 'storage'; readonly fault: StoreFault };

/** Runs the work and answers its result, or a failure of the database as a value; any other error is thrown on. */
export const storageResult = async <T>(work: () => Promise<T>): Promise<Result<T, CommandError>> => {
  try {
    return ok(await work());
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw error;
    return err({ code: 'storage', fault });
  }
};

/** `storageResult` for work that answers nothing. */
export const storageGuard = async (write: () => Promise<void>): Promise<Result<undefined, CommandError>> => {
  const done = await storageResult(write);
  return done.ok ? ok(undefined) : done;
};

/**
 * `commit` without a note for undo: an undo is no step of its own. Answers what changed on the screens. On a full device
 * pictures the server has make room first (ST3).
 */
export const commitUnnoted = async (
  db: AppDatabase,
  changes: readonly LocalChange[],
  input?: string | KeptInput,
  files?: readonly NewFile[],
): Promise<Result<readonly RowChange[], CommandError>> => {
  const kept = typeof input === 'string' ? sentDraft(db, input) : input;
  const done = await storageResult(async () => {
    const grouped = await withSiteGroups(db, changes);
    return await makingRoom(db, async () => await db.store.commit(grouped, kept, files));
  });
  if (done.ok) db.local_write();
  return done;
};

/**
 * Stores a person's changes with their mutations in one strict transaction, says so to the engine and notes what
 * an undo has to put back. A draft given by its key, or other kept input, goes in the same transaction: no killed page
 * brings a sent form back, to be sent twice. So do the files of new rows (PH1).
 */
export const commit = async (
  db: AppDatabase,
  changes: readonly LocalChange[],
  input?: string | KeptInput,
  files?: readonly NewFile[],
): Promise<Result<undefined, CommandError>> => {
  const done = await commitUnnoted(db, changes, input, files);
  if (!done.ok) return done;
  db.undo.note(changes, done.value, Date.now());
  return ok(undefined);
};

/** The columns a form gave; one that is present but undefined was not given. */
export const givenColumns = (columns: Readonly<Record<string, Json | undefined>>): Record<string, Json> => {
  const given: Record<string, Json> = {};
  for (const [column, value] of Object.entries(columns)) {
    if (value !== undefined) given[column] = value;
  }
  return given;
};

/** Wraps refused fields. */
export const invalid = (fields: FieldErrors): { ok: false; error: CommandError } =>
  err({ code: 'invalid', fields });

/** A row as a person saw it: the rev on the screen when the edit began (D3). */
export interface SeenRow {
  readonly id: string;
  readonly base_rev: number;
}

/** Values of columns as a person saw them; one that is left out was seen empty. */
export type SeenColumns = Readonly<Record<string, Json | undefined>>;

/** The values of a row that a form shows: texts, numbers, booleans and null. */
export const shownColumns = (row: object): Record<string, string | number | boolean | null> =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([, value]) => value === null || ['string', 'number', 'boolean'].includes(typeof value),
    ),
  );

/** A row whose columns a person edits, as it was on the screen when the edit began, or as this edit saved it last. */
export interface EditedRow extends SeenRow {
  /** Values the person did not see are never replaced (OB12); the whole row will do. */
  readonly expected: SeenColumns;
}
