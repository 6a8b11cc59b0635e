/** Pages of a pull, and mark-and-sweep runs. */
import type { Transaction } from 'dexie';
import { clockSkewMs } from '../../core/clock-skew.ts';
import { incomingOfPage } from '../../core/incoming.ts';
import { sameJson } from '../../core/json.ts';
import { rowKey, splitRowKey } from '../../core/row-key.ts';
import type { Cursor, PullReply, SyncRow } from '../../protocol.ts';
import type { PageOutcome, PullState, RowChange } from '../../store-port.ts';
import {
  type PullMeta,
  readMeta,
  readPullMeta,
  rowScope,
  type StoreContext,
  tellObserver,
  toPullState,
  writeMeta,
} from './context.ts';
import { newestAcknowledged, pruneJournal, sendJournalAgain } from './journal.ts';
import { mergeIncoming, overlaidKeys, hideOrphans } from './merge-incoming.ts';
import type { StoredShadow } from './schema.ts';
import { recomposeRows } from './view.ts';

/** True while this leader is the latest one (D6). */
const leads = async (tx: Transaction, leader_epoch: number): Promise<boolean> =>
  (await readMeta(tx, 'leader_epoch')) === leader_epoch;

/**
 * The first page on a device that had answers to its pushes before it opens a run: what became of the rows of those answers,
 * a pull from none does not tell once their tombstones are collected (K4). The first answer brought the epoch.
 */
async function openRunIfAhead(tx: Transaction, pull: PullMeta): Promise<PullMeta> {
  if (pull.cursor !== null || pull.resync !== null || pull.epoch === null) return pull;
  await tx.table('seen_rows').clear();
  return { ...pull, resync: { guard: 'known_revs', clean_end: false, tables: 'all' } };
}

/** Tables that begin anew with a page: a run of those alone, or part of the one that is open (PL19). */
async function restartTables(
  tx: Transaction,
  pull: PullMeta,
  restarted: readonly string[],
): Promise<PullMeta> {
  if (restarted.length === 0) return pull;
  const marks = tx.table<unknown, string>('seen_rows');
  if (pull.resync === null) {
    await marks.clear();
    return { ...pull, resync: { guard: 'known_revs', clean_end: false, tables: restarted } };
  }
  for (const table of restarted) await marks.where('key').startsWith(rowKey(table, '')).delete();
  const { tables } = pull.resync;
  const further = tables === 'all' ? 'all' : [...new Set([...tables, ...restarted])];
  return { ...pull, resync: { ...pull.resync, tables: further } };
}

/** All that a page without rows reads and writes. Most pages bring none, and readers of rows need not wait for those (PL25). */
const ROWLESS_SCOPE = ['meta', 'journal', 'seen_rows'] as const;

/** Rows and cursor of a page in one transaction, if it still fits (D6). */
export async function applyPage(
  context: StoreContext,
  page: {
    readonly asked_with: Cursor | null;
    readonly leader_epoch: number;
    readonly reply: PullReply;
    readonly at: string;
  },
): Promise<PageOutcome> {
  const { reply, at } = page;
  const incoming = incomingOfPage(reply, context.known_tables);
  const brings_rows = incoming.size > 0;
  return context.access.relaxed('rw', brings_rows ? rowScope(context) : ROWLESS_SCOPE, async (tx) => {
    // What does not wait for each other is asked and written at once: each await is a turn of the disk.
    const [is_leading, known, acknowledged] = await Promise.all([
      leads(tx, page.leader_epoch),
      readPullMeta(tx),
      tx.table('journal').count(),
    ]);
    if (!is_leading) return 'stale_leader';
    if (!sameJson(known.cursor, page.asked_with)) return 'stale_cursor';
    const other_origin = known.epoch !== null && (known.epoch !== reply.epoch || known.scope !== reply.scope);
    if (other_origin) return 'stale_cursor';
    const pull = await restartTables(tx, await openRunIfAhead(tx, known), reply.restarted);
    const next: PullMeta = {
      ...pull,
      cursor: reply.cursor,
      epoch: reply.epoch,
      scope: reply.scope,
      base_epoch: pull.resync === null ? reply.epoch : (pull.base_epoch ?? reply.epoch),
      first_sync_done: pull.first_sync_done || !reply.more,
      last_pull_at: reply.more ? pull.last_pull_at : at,
      clock_skew_ms: reply.more ? (pull.clock_skew_ms ?? null) : clockSkewMs(reply.server_time, at),
      resync: pull.resync && { ...pull.resync, clean_end: !reply.more && !reply.pending },
    };
    await Promise.all([
      writeMeta(tx, 'pull', next),
      !reply.more && acknowledged > 0 && pruneJournal(tx, reply.server_time),
      brings_rows && mergeIncoming(tx, context, pull, incoming, []),
    ]);
    return 'applied';
  });
}

/** What is remembered of the last pull. */
export async function readPullState(context: StoreContext): Promise<PullState> {
  return context.access.relaxed('r', ['meta', 'journal'], async (tx) => {
    const [pull, acknowledged] = await Promise.all([readPullMeta(tx), newestAcknowledged(tx)]);
    return toPullState(pull, context.options.tables, acknowledged);
  });
}

/**
 * Forgets the cursor and opens a mark-and-sweep run; when the server was restored, with what it may have lost in the
 * outbox again. False: a later leader exists (D6).
 */
export async function beginResync(
  context: StoreContext,
  run: {
    readonly epoch: string;
    readonly scope: string;
    readonly reset: boolean;
    readonly server_time: string;
    readonly leader_epoch: number;
  },
): Promise<boolean> {
  return context.access.relaxed('rw', rowScope(context), async (tx) => {
    if (!(await leads(tx, run.leader_epoch))) return false;
    const pull = await readPullMeta(tx);
    const restored = run.reset || pull.epoch !== run.epoch;
    // The server's revs start anew, so only what the run brings counts (D2).
    const guard = restored || pull.resync?.guard === 'marks' ? 'marks' : 'known_revs';
    const opened: PullMeta = {
      ...pull,
      cursor: null,
      epoch: run.epoch,
      scope: run.scope,
      resync: { guard, clean_end: false, tables: 'all' },
    };
    await tx.table('seen_rows').clear();
    await writeMeta(tx, 'pull', opened);
    if (restored) {
      await mergeIncoming(
        tx,
        context,
        opened,
        new Map(),
        await sendJournalAgain(tx, context, run.server_time),
      );
      await writeMeta(tx, 'files_again', true);
    }
    return true;
  });
}

/** Removes the rows of one table that the run did not bring; rows with a person's change stay (D8). */
async function sweepTable(
  tx: Transaction,
  table_name: string,
  kept: ReadonlySet<string>,
): Promise<readonly RowChange[]> {
  const table = tx.table<SyncRow, string>(table_name);
  const ids = await table.toCollection().primaryKeys();
  const gone = ids.filter((id) => !kept.has(rowKey(table_name, id)));
  if (gone.length === 0) return [];
  const rows = await table.bulkGet(gone);
  await table.bulkDelete(gone);
  return rows.flatMap((before) =>
    before === undefined ? [] : [{ table: table_name, id: before.id, before, after: null }],
  );
}

/** Closes the run after a clean end; answers how many rows went from the screens. */
export async function finishResync(
  context: StoreContext,
  run: { readonly leader_epoch: number },
): Promise<number> {
  const { tables } = context.options;
  return context.access.relaxed('rw', rowScope(context), async (tx) => {
    if (!(await leads(tx, run.leader_epoch))) return 0;
    const pull = await readPullMeta(tx);
    if (pull.resync?.clean_end !== true) return 0;
    const swept =
      pull.resync.tables === 'all' ? tables : tables.filter((table) => pull.resync?.tables.includes(table));
    const marked = new Set(await tx.table<unknown, string>('seen_rows').toCollection().primaryKeys());
    const kept = new Set([...marked, ...(await overlaidKeys(tx))]);
    const changes: RowChange[] = [];
    for (const table of swept) changes.push(...(await sweepTable(tx, table, kept)));
    const orphans = await hideOrphans(tx, context);
    changes.push(...(await recomposeRows(tx, context, orphans, new Map(), 'known_revs')));
    const shadows = tx.table<StoredShadow, string>('shadow');
    const absent = (await shadows.toCollection().primaryKeys()).filter(
      (key) => !marked.has(key) && swept.includes(splitRowKey(key).table),
    );
    await shadows.where('key').anyOf(absent).modify({ absent: true });
    if (pull.resync.guard === 'marks') {
      const tombstones = tx.table<unknown, string>('tombstones');
      const keys = await tombstones.toCollection().primaryKeys();
      await tombstones.bulkDelete(keys.filter((key) => !marked.has(key)));
    }
    await tx.table('seen_rows').clear();
    await writeMeta(tx, 'pull', { ...pull, base_epoch: pull.epoch, resync: null });
    await tellObserver(tx, context, changes);
    return changes.length;
  });
}
