import type { PullRequest, PushRequest, Remote, RemoteAnswer, RemoteFailure } from '../ports.ts';
import { isAsExpected } from '../core/expected.ts';
import { rowKey } from '../core/row-key.ts';
import type { Json, Mutation, PullReply, PushReply, PushResult, SyncRow, Tombstone } from '../protocol.ts';
import {
  TEST_EPOCH,
  TEST_SCOPE,
  TEST_USER,
  deletedRow,
  pullReply,
  pushReply,
  pushResult,
  serverRow,
} from './rows.ts';

/** What happens to one call. `lost_answer`: the server did its work, the device never hears of it. */
export type Fault<T> =
  | { readonly kind: 'lost_answer' }
  | { readonly kind: 'fail'; readonly failure: RemoteFailure }
  | { readonly kind: 'hold'; readonly until: Promise<unknown> }
  | { readonly kind: 'alter'; readonly change: (reply: T) => T };

interface StoredRow {
  readonly table: string;
  readonly row: SyncRow;
  readonly x: number;
  readonly is_hidden?: true;
}

/** What a backup of the fake server holds. */
export interface FakeBackup {
  readonly rows: ReadonlyMap<string, StoredRow>;
  readonly ledger: ReadonlyMap<string, PushResult>;
  readonly tombstones: readonly (Tombstone & { readonly x: number })[];
}

/** Revs after a restore begin far above those before (D2). */
const REVS_PER_RESTORE = 2 ** 32;

export interface FakeServer extends Remote {
  /** Origin of the replies; a test changes it to restore a backup or change a role. */
  user: string;
  epoch: string;
  scope: string;
  pending: boolean;
  /** Answers a push that brings a cursor with a page, as it stood before the push. */
  pages_along: boolean;
  /** Server clock of the replies. */
  server_time: string;
  /** Rejects a mutation with a code, or takes it. */
  judge: (mutation: Mutation) => string | null;
  /** Fails a whole batch, or takes it. */
  judge_batch: (request: PushRequest) => RemoteFailure | null;
  /** Faults of the next calls, first in, first out. */
  readonly push_faults: Fault<PushReply>[];
  readonly pull_faults: Fault<PullReply>[];
  readonly pushes: readonly PushRequest[];
  readonly pulls: readonly PullRequest[];
  /** Ids of mutations that took effect, in order; never one twice. */
  readonly applied: readonly string[];
  row(table: string, id: string): SyncRow | undefined;
  /** Ids of all rows, soft-deleted ones included. */
  ids(table: string): readonly string[];
  /** A change made at the office. */
  write(table: string, id: string, columns: Readonly<Record<string, Json>>): void;
  remove(table: string, id: string): void;
  /** Takes a row out of every user's sight, as a change of what decides who sees it does (PL21). */
  hide(table: string, id: string): void;
  /** Forgets a row without a trace, as a restored backup does. */
  forget(table: string, id: string): void;
  /** Takes down everything as it stands. */
  backup(): FakeBackup;
  /** Puts a backup back as the runbook says: rows above all earlier revs, in a new epoch. */
  restore(backup: FakeBackup): void;
}

/** Why a change cannot be made to a row as it stands; null when it can. */
function codeOf(now: SyncRow | null, op: Mutation['op']): string | null {
  if (now !== null && now.deleted_at !== null) return 'DELETED';
  return now === null && op === 'patch' ? 'GONE' : null;
}

/** What comes of a call, after the fault that waits for it. */
async function answer<T>(faults: Fault<T>[], work: () => T, signal?: AbortSignal): Promise<RemoteAnswer<T>> {
  const fault = faults.shift();
  if (fault?.kind === 'hold') await fault.until;
  if (signal?.aborted === true) return { ok: false, failure: { kind: 'unreachable', detail: 'aborted' } };
  if (fault?.kind === 'fail') return { ok: false, failure: fault.failure };
  const value = work();
  if (fault?.kind === 'lost_answer') return { ok: false, failure: { kind: 'unreachable', detail: 'lost' } };
  return { ok: true, value: fault?.kind === 'alter' ? fault.change(value) : value };
}

/**
 * A server in memory that speaks the protocol: ledger, revs, cursor, soft deletes, expected values. It does not merge by
 * field; that is the SQL's to prove.
 */
export function createFakeServer(): FakeServer {
  const rows = new Map<string, StoredRow>();
  const ledger = new Map<string, PushResult>();
  const tombstones: (Tombstone & { readonly x: number })[] = [];
  const pushes: PushRequest[] = [];
  const pulls: PullRequest[] = [];
  const applied: string[] = [];
  let x = 0;
  let restores = 0;

  const store = (table: string, row: SyncRow): SyncRow => {
    x += 1;
    rows.set(rowKey(table, row.id), { table, row, x });
    return row;
  };

  function apply(mutation: Mutation): PushResult {
    const { table, row_id: id, op, set } = mutation;
    const known = ledger.get(mutation.id);
    const now = rows.get(rowKey(table, id))?.row ?? null;
    if (known !== undefined) return { ...known, dup: true, row: now };
    const gone = now !== null && now.deleted_at !== null;
    if (gone && op === 'delete') return pushResult(mutation, { status: 'noop', row: now });
    const code = server.judge(mutation) ?? codeOf(now, op);
    if (code !== null) return pushResult(mutation, { status: 'rejected', code, row: now });
    applied.push(mutation.id);
    const rev = (now?.rev ?? 0) + 1;
    if (op === 'delete') {
      const also: Record<string, SyncRow[]> = {};
      for (const [child, ids] of Object.entries(mutation.seen ?? {})) {
        also[child] = ids.map((child_id) =>
          store(child, deletedRow(child_id, (rows.get(rowKey(child, child_id))?.row.rev ?? 0) + 1)),
        );
      }
      return pushResult(mutation, { row: store(table, deletedRow(id, rev)), also });
    }
    const fitting = Object.entries(set).filter(([field]) => isAsExpected(mutation, field, now ?? {}, []));
    const is_whole = fitting.length === Object.keys(set).length;
    const row =
      fitting.length === 0
        ? now
        : store(table, serverRow(id, rev, { ...now, ...Object.fromEntries(fitting), id, rev }));
    return pushResult(mutation, { row, status: is_whole ? 'applied' : 'conflict' });
  }

  const origin = () => {
    const { user, epoch, scope, server_time } = server;
    return { user, epoch, scope, server_time };
  };
  const remembers = (acknowledged: string | null): boolean =>
    acknowledged === null || ledger.has(acknowledged);

  function page(request: PullRequest): PullReply {
    if (!remembers(request.acknowledged))
      return pullReply({ ...origin(), cursor: {}, more: true, reset: true });
    const from = typeof request.cursor?.['x'] === 'number' ? request.cursor['x'] : 0;
    const newer = [...rows.values()].filter((stored) => stored.x > from).toSorted((a, b) => a.x - b.x);
    const sent = newer.slice(0, request.limit);
    const more = newer.length > sent.length;
    const until = more ? (sent.at(-1)?.x ?? from) : x;
    const tables: Record<string, SyncRow[]> = {};
    const withdrawn: Tombstone[] = [];
    for (const { table, row, is_hidden } of sent) {
      if (is_hidden !== true) (tables[table] ??= []).push(row);
      // A device that never had an answer was never sent it.
      else if (request.cursor !== null) withdrawn.push({ table, row_id: row.id, rev: row.rev });
    }
    const { pending } = server;
    const gone = tombstones.filter((stone) => stone.x > from && stone.x <= until);
    return pullReply({
      tables,
      tombstones: gone,
      withdrawn,
      cursor: { x: until },
      more,
      pending,
      ...origin(),
    });
  }

  const server: FakeServer = {
    user: TEST_USER,
    epoch: TEST_EPOCH,
    scope: TEST_SCOPE,
    pending: false,
    pages_along: false,
    server_time: '2026-05-01T10:00:00.000Z',
    judge: () => null,
    judge_batch: () => null,
    push_faults: [],
    pull_faults: [],
    pushes,
    pulls,
    applied,
    async push(request) {
      pushes.push(request);
      const failure = server.judge_batch(request);
      if (failure !== null) return { ok: false, failure };
      return answer(
        server.push_faults,
        () => {
          const reset = !remembers(request.acknowledged);
          const along =
            server.pages_along && request.cursor ? page({ ...request, limit: 500, bytes: 500_000 }) : null;
          const elsewhere = reset || (request.epoch !== null && request.epoch !== server.epoch);
          const results = (elsewhere ? [] : request.mutations).map((mutation) => {
            const result = apply(mutation);
            ledger.set(mutation.id, result);
            return result;
          });
          return pushReply(results, { ...origin(), reset, page: along });
        },
        request.signal,
      );
    },
    async pull(request) {
      pulls.push(request);
      return answer(server.pull_faults, () => page(request), request.signal);
    },
    row: (table, id) => rows.get(rowKey(table, id))?.row,
    ids: (table) => [...rows.values()].flatMap((stored) => (stored.table === table ? [stored.row.id] : [])),
    write(table, id, columns) {
      const now = rows.get(rowKey(table, id))?.row;
      const rev = (now?.rev ?? 0) + 1;
      store(table, serverRow(id, rev, { ...now, ...columns, id, rev }));
    },
    remove(table, id) {
      const rev = (rows.get(rowKey(table, id))?.row.rev ?? 0) + 1;
      rows.delete(rowKey(table, id));
      x += 1;
      tombstones.push({ table, row_id: id, rev, x });
    },
    hide(table, id) {
      const key = rowKey(table, id);
      const now = rows.get(key)?.row;
      if (now === undefined) return;
      x += 1;
      rows.set(key, { table, row: { ...now, rev: now.rev + 1 }, x, is_hidden: true });
    },
    forget(table, id) {
      rows.delete(rowKey(table, id));
    },
    backup: () => ({ rows: new Map(rows), ledger: new Map(ledger), tombstones: [...tombstones] }),
    restore(backup) {
      restores += 1;
      rows.clear();
      ledger.clear();
      x = 0;
      for (const { table, row } of backup.rows.values())
        store(table, { ...row, rev: REVS_PER_RESTORE * restores });
      for (const [id, result] of backup.ledger) ledger.set(id, result);
      tombstones.splice(
        0,
        tombstones.length,
        ...backup.tombstones.map((stone) => ({ ...stone, x: (x += 1) })),
      );
      server.epoch = `restored-${restores}`;
    },
  };
  return server;
}
