import type { NewServiceRecordInput, ServiceRecordEdit, ServiceStatus } from '../../domain/service-record.ts';
import type { Result } from '../../lib/result.ts';
import type { AppDatabase } from '../database/database.ts';
import type { CommandError, EditedRow } from './command.ts';
import { type DeleteError, deleteWhole, type SeenWhole } from './delete-seen.ts';
import { addRow, editRow } from './rows.ts';

/**
 * Adds a service to a client (M-028); answers its id. Refused fields come back by name. The draft it was
 * typed into goes with it.
 */
export const addServiceRecord = async (
  db: AppDatabase,
  { client_id, input }: { readonly client_id: string; readonly input: NewServiceRecordInput },
  draft_key?: string,
): Promise<Result<{ id: string }, CommandError>> =>
  await addRow(db, 'service_records', input, draft_key, { client_id });

/**
 * Changes columns of a service; `changes` holds only what the person changed. Without a change nothing is stored. The
 * draft it was typed into goes with it.
 */
export const editServiceRecord = async (
  db: AppDatabase,
  edit: EditedRow & { readonly changes: ServiceRecordEdit },
  draft_key?: string,
): Promise<Result<undefined, CommandError>> => await editRow(db, 'service_records', edit, draft_key);

/** Sets a service's status, any to any (M-028). */
export const setServiceStatus = async (
  db: AppDatabase,
  { status, ...row }: EditedRow & { readonly status: ServiceStatus },
): Promise<Result<undefined, CommandError>> => await editServiceRecord(db, { ...row, changes: { status } });

/**
 * Deletes one service with its photos for good (M-024). The photos the person saw go along; when there are
 * others nothing is deleted and the person is asked again.
 */
export const deleteServiceRecord = async (
  db: AppDatabase,
  record: SeenWhole,
): Promise<Result<undefined, DeleteError>> => await deleteWhole(db, 'service_records', record);
