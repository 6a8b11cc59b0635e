import { CONVERTIBLE_TABLES, type ConvertibleTable } from '../../domain/leads/request-status.ts';
import { comparePlain } from '../../lib/compare.ts';
import type { AppDatabase } from '../database/database.ts';
import { personName } from '../entities/entity.ts';
import { rowsOf } from './related-rows.ts';
import { waitingIn } from './requests.ts';

/** A request that nobody has answered and that the person of this device has not read. */
export interface UnreadRequest {
  readonly table: ConvertibleTable;
  readonly id: string;
  readonly name: string;
  /** The service that was asked for, or the type of yacht of a founding member. */
  readonly subject: string | null;
  /** ISO 8601, by the server's clock. */
  readonly created_at: string | null;
}

/** What this device knows of the requests: which of them are unread, newest first, and which there are at all. */
export interface RequestsToRead {
  readonly unread: readonly UnreadRequest[];
  readonly known_ids: readonly string[];
}

/** Those of some requests that are read. */
export const readAmong = async (db: AppDatabase, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const reads = await rowsOf(db.rows.request_reads, 'request_id', ids);
  return new Set(reads.map(({ request_id }) => request_id));
};

/**
 * Unread requests, for the bell. One that a colleague has answered asks nothing any more, and one that was read before
 * it was marked as new again stays read. Only an admin's device has any.
 */
export const requestsToRead = async (db: AppDatabase): Promise<RequestsToRead> => {
  const waiting: UnreadRequest[] = [];
  const known_ids: string[] = [];
  for (const table of CONVERTIBLE_TABLES) {
    known_ids.push(...(await db.rows[table].toCollection().primaryKeys()));
    for (const row of await waitingIn(db, table))
      waiting.push({
        table,
        id: row.id,
        name: personName(row.first_name, row.last_name),
        subject: 'service' in row ? row.service : row.yacht_type,
        created_at: row.created_at,
      });
  }
  const read = await readAmong(
    db,
    waiting.map(({ id }) => id),
  );
  const unread = waiting
    .filter(({ id }) => !read.has(id))
    .toSorted((a, b) => comparePlain(b.created_at ?? '', a.created_at ?? '') || comparePlain(b.id, a.id));
  return { unread, known_ids };
};
