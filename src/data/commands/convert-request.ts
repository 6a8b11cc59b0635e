/** What becomes of a request: a client of its own, or a client that was known already. */
import type { NewClientInput } from '../../domain/client.ts';
import { parseInput } from '../../domain/field-errors.ts';
import type { ConvertibleTable, RequestStatus } from '../../domain/leads/request-status.ts';
import type { NewServiceRecordInput } from '../../domain/service-record.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import type { LocalChange } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { ENTITIES } from '../entities/index.ts';
import { forgetRequestPhotos, noteRequestPhotos } from '../photos/request-photos.ts';
import { newClientChanges } from './clients.ts';
import { commit, givenColumns, invalid, type SeenRow, storageGuard, storageResult } from './command.ts';
import type { DeleteError } from './delete-seen.ts';

/** A request as it was on the screen. */
export interface SeenRequest extends SeenRow {
  readonly table: ConvertibleTable;
  readonly seen: { readonly status: string; readonly client_id: string | null };
}

const ANSWERED: RequestStatus = 'contacted';

/** Whether it is still there and has no client: another tab or device may have deleted or converted it meanwhile. */
const isOpen = async (db: AppDatabase, { table, id }: SeenRequest): Promise<boolean> => {
  const row = await db.rows[table].get(id);
  if (row === undefined) return false;
  // A row that an older build stored lacks the column.
  return typeof row.client_id !== 'string' || (await db.rows.clients.get(row.client_id)) === undefined;
};

const linkTo = ({ table, id, base_rev, seen }: SeenRequest, client_id: string): LocalChange => ({
  op: 'patch',
  table,
  row_id: id,
  set: { client_id, status: ANSWERED },
  base_rev,
  expected: seen,
});

/** Commits it while the request is open; answers the client's id. */
const commitOpen = async (
  db: AppDatabase,
  request: SeenRequest,
  client_id: string,
  added: readonly LocalChange[],
  draft_key?: string,
): Promise<Result<{ client_id: string }, DeleteError>> => {
  const is_open = await storageResult(async () => await isOpen(db, request));
  if (!is_open.ok) return is_open;
  if (!is_open.value) return err({ code: 'unseen' });
  // The client is sent before what names it.
  const done = await commit(db, [...added, linkTo(request, client_id)], draft_key);
  return done.ok ? ok({ client_id }) : done;
};

/** Notes that the pictures of a request go along to the service, when it came with any file. */
const notePhotos = async (db: AppDatabase, { table, id }: SeenRequest, service_id: string): Promise<void> => {
  const row = table === 'contacts' ? await db.rows.contacts.get(id) : undefined;
  if (row === undefined || row.attachment_url === null) return;
  await noteRequestPhotos(db, {
    id: service_id,
    contact_id: id,
    sent_at: row.created_at ?? new Date().toISOString(),
  });
};

/**
 * Makes a client of a request, with a planned service when one is given, and marks the request as answered: one transaction,
 * one step to undo, one push; pictures that came with it follow the service. Refused fields of both come back by name. The draft it was typed into goes with it.
 * `unseen`, and nothing is stored, when the request is gone or has a client by now.
 */
export const convertRequest = async (
  db: AppDatabase,
  request: SeenRequest,
  { client, service }: { readonly client: NewClientInput; readonly service: NewServiceRecordInput | null },
  draft_key?: string,
): Promise<Result<{ client_id: string }, DeleteError>> => {
  const of_client = parseInput(ENTITIES.clients.add, client);
  const of_service = service === null ? ok(null) : parseInput(ENTITIES.service_records.add, service);
  if (!of_client.ok || !of_service.ok)
    return invalid({ ...(of_client.ok ? {} : of_client.error), ...(of_service.ok ? {} : of_service.error) });
  const { id: client_id, changes } = newClientChanges(of_client.value);
  const added: LocalChange[] = [...changes];
  if (of_service.value === null) return await commitOpen(db, request, client_id, added, draft_key);
  const service_id = uuidv7();
  const set = { client_id, ...givenColumns(of_service.value) };
  added.push({ op: 'put', table: 'service_records', row_id: service_id, set });
  const noted = await storageGuard(async () => await notePhotos(db, request, service_id));
  if (!noted.ok) return noted;
  const done = await commitOpen(db, request, client_id, added, draft_key);
  if (!done.ok) await storageGuard(async () => await forgetRequestPhotos(db, service_id));
  return done;
};

/** Links a request to a client that was known already, and marks it as answered. `unseen` as when it is converted. */
export const linkRequest = async (
  db: AppDatabase,
  request: SeenRequest,
  client_id: string,
): Promise<Result<{ client_id: string }, DeleteError>> => await commitOpen(db, request, client_id, []);
