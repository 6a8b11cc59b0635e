import type { NewServiceRecordInput, ServiceRecordEdit, ServiceStatus } from '../../domain/service-record.ts';
import type { NewClientInput } from '../../domain/client.ts';
import { parseInput } from '../../domain/field-errors.ts';
import { ok, type Result } from '../../lib/result.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import type { AppDatabase } from '../database/database.ts';
import { ENTITIES } from '../entities/index.ts';
import { newClientChanges } from './clients.ts';
import { type CommandError, commit, type EditedRow, givenColumns, invalid } from './command.ts';
import { type DeleteError, deleteWhole, type SeenWhole } from './delete-seen.ts';
import { addRow, editRow } from './rows.ts';

/** A service as its form gives it. */
interface NewService {
  readonly input: NewServiceRecordInput;
  /** Its id, when pictures were taken for it before it is saved. */
  readonly id?: string;
}

/**
 * Adds a service to a client (M-028); answers its id. Refused fields come back by name. The draft it was
 * typed into goes with it.
 */
export const addServiceRecord = async (
  db: AppDatabase,
  { client_id, input, id }: NewService & { readonly client_id: string },
  draft_key?: string,
): Promise<Result<{ id: string }, CommandError>> =>
  await addRow(db, 'service_records', input, draft_key, { client_id }, id);

/**
 * Adds a service together with the client it belongs to, in one transaction: the client it was typed for was deleted
 * elsewhere. Answers the client's id. Refused fields come back by name. The draft it was typed into goes with it.
 */
export const addServiceToNewClient = async (
  db: AppDatabase,
  { client, input, id = uuidv7() }: NewService & { readonly client: NewClientInput },
  draft_key?: string,
): Promise<Result<{ id: string }, CommandError>> => {
  const [above, service] = [
    parseInput(ENTITIES.clients.add, client),
    parseInput(ENTITIES.service_records.add, input),
  ];
  if (!service.ok) return invalid(service.error);
  if (!above.ok) return invalid(above.error);
  const { id: client_id, changes } = newClientChanges(above.value);
  const done = await commit(
    db,
    [
      ...changes,
      {
        op: 'put',
        table: 'service_records',
        row_id: id,
        set: { client_id, ...givenColumns(service.value) },
      },
    ],
    draft_key,
  );
  return done.ok ? ok({ id: client_id }) : done;
};

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
