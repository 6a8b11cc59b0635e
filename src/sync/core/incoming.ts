/** Reads the rows, tombstones and withdrawals of an answer as one fact a row. */
import type { Deletion, PullReply, PushResult, SyncRow, Tombstone } from '../protocol.ts';
import { rowKey } from './row-key.ts';

/** What the server said of one row. `row` is null when the row is gone: tombstone, or `deleted_at` set. */
export interface Incoming {
  readonly table: string;
  readonly id: string;
  readonly row: SyncRow | null;
  readonly rev: number;
  /** Of a row that was deleted: when and by whom, as far as the server says. */
  readonly deletion?: Deletion;
  /** It lives on the server, where this user may not see it any more (PL21). */
  readonly withdrawn?: true;
}

const isAlive = (row: SyncRow): boolean => (row.deleted_at ?? null) === null;

export type IncomingRows = Map<string, Incoming>;

/** Keeps the highest rev of each row: one answer may name a row twice (early and covered, tombstone and new row). */
export function addIncoming(into: IncomingRows, incoming: Incoming): void {
  const key = rowKey(incoming.table, incoming.id);
  const known = into.get(key);
  if (known === undefined || incoming.rev > known.rev) into.set(key, incoming);
}

function addRows(into: IncomingRows, tables: PullReply['tables'], known_tables: ReadonlySet<string>): void {
  for (const [table, rows] of Object.entries(tables)) {
    if (!known_tables.has(table)) continue;
    for (const row of rows) {
      const { id, rev, deleted_at, updated_by } = row;
      // A deleted row never changes again: who changed it last deleted it.
      const deletion = { at: deleted_at ?? '', by: updated_by ?? null };
      addIncoming(into, isAlive(row) ? { table, id, row, rev } : { table, id, row: null, rev, deletion });
    }
  }
}

function addTombstones(
  into: IncomingRows,
  tombstones: readonly Tombstone[],
  known: ReadonlySet<string>,
): void {
  for (const { table, row_id, rev } of tombstones) {
    if (known.has(table)) addIncoming(into, { table, id: row_id, row: null, rev });
  }
}

/** The rows of a page, early ones included (K1); tables this build does not know are left out. */
export function incomingOfPage(reply: PullReply, known_tables: ReadonlySet<string>): IncomingRows {
  const into: IncomingRows = new Map();
  addRows(into, reply.tables, known_tables);
  addRows(into, reply.early, known_tables);
  addTombstones(into, reply.tombstones, known_tables);
  for (const { table, row_id: id, rev } of reply.withdrawn)
    if (known_tables.has(table)) addIncoming(into, { table, id, row: null, rev, withdrawn: true });
  return into;
}

/** The rows that came with push results. */
export function incomingOfResults(
  results: readonly PushResult[],
  known_tables: ReadonlySet<string>,
): IncomingRows {
  const into: IncomingRows = new Map();
  for (const result of results) {
    if (result.row !== null) addRows(into, { [result.table]: [result.row] }, known_tables);
    if (result.also !== undefined) addRows(into, result.also, known_tables);
  }
  return into;
}
