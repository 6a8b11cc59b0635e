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

/** What a request becomes: the client with what adds it, nothing for one that was known already, and a service when one is planned. */
interface Outcome {
  readonly client_id: string;
  readonly added: readonly LocalChange[];
  readonly service: Parameters<typeof givenColumns>[0] | null;
}

/** Notes that the pictures of a request go along to the service, also those that are still to come. */
const notePhotos = async (db: AppDatabase, { table, id }: SeenRequest, service_id: string): Promise<void> => {
  const row = table === 'contacts' ? await db.rows.contacts.get(id) : undefined;
  if (row === undefined) return;
  await noteRequestPhotos(db, {
    id: service_id,
    contact_id: id,
    sent_at: row.created_at ?? new Date().toISOString(),
  });
};

/** Commits it while the request is open and the client is there; answers the client's id. */
const commitOpen = async (
  db: AppDatabase,
  request: SeenRequest,
  { client_id, added, service }: Outcome,
  draft_key: string | undefined,
): Promise<Result<{ client_id: string }, DeleteError>> => {
  const may_commit = await storageResult(
    async () =>
      (await isOpen(db, request)) &&
      (added.length > 0 || (await db.rows.clients.get(client_id)) !== undefined),
  );
  if (!may_commit.ok) return may_commit;
  if (!may_commit.value) return err({ code: 'unseen' });
  const link = linkTo(request, client_id);
  if (service === null) {
    // The client is sent before what names it.
    const done = await commit(db, [...added, link], draft_key);
    return done.ok ? ok({ client_id }) : done;
  }
  const row_id = uuidv7();
  const set = { client_id, ...givenColumns(service) };
  const noted = await storageGuard(async () => await notePhotos(db, request, row_id));
  if (!noted.ok) return noted;
  const done = await commit(
    db,
    [...added, { op: 'put', table: 'service_records', row_id, set }, link],
    draft_key,
  );
  if (done.ok) return ok({ client_id });
  await storageGuard(async () => await forgetRequestPhotos(db, row_id));
  return done;
};

const parseService = (service: NewServiceRecordInput | null) =>
  service === null ? ok(null) : parseInput(ENTITIES.service_records.add, service);

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
  const of_service = parseService(service);
  if (!of_client.ok || !of_service.ok)
    return invalid({ ...(of_client.ok ? {} : of_client.error), ...(of_service.ok ? {} : of_service.error) });
  const { id: client_id, changes: added } = newClientChanges(of_client.value);
  return await commitOpen(db, request, { client_id, added, service: of_service.value }, draft_key);
};

/**
 * Links a request to a client that was known already, with a planned service when one is given, in the same way as one is
 * converted. An undo leaves the client. `unseen` also when the client is gone by now.
 */
export const linkRequest = async (
  db: AppDatabase,
  request: SeenRequest,
  { client_id, service }: { readonly client_id: string; readonly service: NewServiceRecordInput | null },
  draft_key?: string,
): Promise<Result<{ client_id: string }, DeleteError>> => {
  const of_service = parseService(service);
  if (!of_service.ok) return invalid(of_service.error);
  return await commitOpen(db, request, { client_id, added: [], service: of_service.value }, draft_key);
};
