import type { ConvertibleTable } from '../../domain/leads/request-status.ts';
import { ok, type Result } from '../../lib/result.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import type { LocalChange } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { readAmong } from '../queries/request-reads.ts';
import { type CommandError, commit, commitUnnoted, storageResult } from './command.ts';

/** A request that is read now. */
interface ReadRequest {
  readonly table: ConvertibleTable;
  readonly id: string;
}

/** The rows of those that are not read yet. */
const readsOf = async (
  db: AppDatabase,
  requests: readonly ReadRequest[],
): Promise<Result<readonly LocalChange[], CommandError>> =>
  await storageResult(async () => {
    const read = await readAmong(
      db,
      requests.map(({ id }) => id),
    );
    return requests
      .filter(({ id }) => !read.has(id))
      .map(({ table, id }) => ({
        op: 'put',
        table: 'request_reads',
        row_id: uuidv7(),
        set: { request_table: table, request_id: id },
      }));
  });

/** Notes that a person has opened a request. That is no step to undo: it cannot be unseen. */
export const noteRequestRead = async (
  db: AppDatabase,
  request: ReadRequest,
): Promise<Result<undefined, CommandError>> => {
  const reads = await readsOf(db, [request]);
  if (!reads.ok) return reads;
  if (reads.value.length === 0) return ok(undefined);
  const done = await commitUnnoted(db, reads.value);
  return done.ok ? ok(undefined) : done;
};

/** 'Alles gelezen': an undo makes them unread again. */
export const markRequestsRead = async (
  db: AppDatabase,
  requests: readonly ReadRequest[],
): Promise<Result<undefined, CommandError>> => {
  const reads = await readsOf(db, requests);
  if (!reads.ok) return reads;
  return reads.value.length === 0 ? ok(undefined) : await commit(db, reads.value);
};
