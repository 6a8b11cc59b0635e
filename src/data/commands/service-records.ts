import { parseInput } from '../../domain/field-errors.ts';
import {
  type NewServiceRecordInput,
  newServiceRecordInput,
  type ServiceRecordEdit,
  serviceRecordEdit,
  type ServiceStatus,
} from '../../domain/service-record.ts';
import { ok, type Result } from '../../lib/result.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import type { AppDatabase } from '../database.ts';
import { type CommandError, commit, type EditedRow, givenColumns, invalid } from './command.ts';
import { type DeleteError, deleteWhole, type SeenWhole } from './delete-seen.ts';

/**
 * Adds a service to a client (M-013, M-014, M-028); answers its id. Refused fields come back by name. The draft it was
 * typed into goes with it.
 */
export const addServiceRecord = async (
  db: AppDatabase,
  { client_id, input }: { readonly client_id: string; readonly input: NewServiceRecordInput },
  draft_key?: string,
): Promise<Result<{ id: string }, CommandError>> => {
  const parsed = parseInput(newServiceRecordInput, input);
  if (!parsed.ok) return invalid(parsed.error);
  const id = uuidv7();
  const set = { client_id, ...parsed.value };
  const done = await commit(db, [{ op: 'put', table: 'service_records', row_id: id, set }], draft_key);
  return done.ok ? ok({ id }) : done;
};

/**
 * Changes columns of a service; `changes` holds only what the person changed. Without a change nothing is stored. The
 * draft it was typed into goes with it.
 */
export const editServiceRecord = async (
  db: AppDatabase,
  { id, base_rev, expected, changes }: EditedRow & { readonly changes: ServiceRecordEdit },
  draft_key?: string,
): Promise<Result<undefined, CommandError>> => {
  const parsed = parseInput(serviceRecordEdit, changes);
  if (!parsed.ok) return invalid(parsed.error);
  const set = givenColumns(parsed.value);
  if (Object.keys(set).length === 0) return ok(undefined);
  const change = { op: 'patch', table: 'service_records', row_id: id, set, base_rev, expected } as const;
  return await commit(db, [change], draft_key);
};

/** Sets a service's status, any to any (M-009, M-028). */
export const setServiceStatus = async (
  db: AppDatabase,
  { status, ...row }: EditedRow & { readonly status: ServiceStatus },
): Promise<Result<undefined, CommandError>> => await editServiceRecord(db, { ...row, changes: { status } });

/**
 * Deletes one service with its photos for good (M-024, M-028, R-18). The photos the person saw go along; when there are
 * others nothing is deleted and the person is asked again (OB14).
 */
export const deleteServiceRecord = async (
  db: AppDatabase,
  record: SeenWhole,
): Promise<Result<undefined, DeleteError>> => await deleteWhole(db, 'service_records', record);
