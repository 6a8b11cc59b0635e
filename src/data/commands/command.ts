import type { FieldErrors } from '../../domain/field-errors.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Json, LocalChange, StoreFault } from '../../sync/index.ts';
import type { AppDatabase } from '../database.ts';
import { faultOf } from '../storage-fault.ts';

/**
 * Why a command did nothing: a field was refused, or this device's database failed. What the server thinks of
 * the change comes later and elsewhere (a parked mutation), never here.
 */
export type CommandError =
  | { readonly code: 'invalid'; readonly fields: FieldErrors }
  | { readonly code: 'storage'; readonly fault: StoreFault };

/** Answers a failure of the database as a value; anything else throws on. */
export const storageGuard = async (write: () => Promise<void>): Promise<Result<undefined, CommandError>> => {
  try {
    await write();
    return ok(undefined);
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw error;
    return err({ code: 'storage', fault });
  }
};

/** Stores a person's changes with their mutations in one strict transaction (G1) and says so to the engine. */
export const commit = async (
  db: AppDatabase,
  changes: readonly LocalChange[],
): Promise<Result<undefined, CommandError>> => {
  const done = await storageGuard(async () => await db.store.commit(changes));
  if (done.ok) db.local_write();
  return done;
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
