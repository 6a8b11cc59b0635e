import type { Transaction } from 'dexie';
import { incomingOfPage } from '../../core/incoming.ts';
import { sameJson } from '../../core/json.ts';
import { rowKey } from '../../core/row-key.ts';
import type { Cursor, PullReply } from '../../protocol.ts';
import type { PageOutcome, PullState } from '../../store-port.ts';
import { absorb } from './absorb.ts';
import { rowScope } from './context.ts';
import type { StoreContext } from './context.ts';
import { newestAcknowledged, pruneJournal } from './journal.ts';
import { readMeta, readPullMeta, toPullState, writeMeta } from './meta.ts';
import type { PullMeta } from './meta.ts';

/** True while this leader is the latest one (D6). */
export const leads = async (tx: Transaction, leader_epoch: number): Promise<boolean> =>
  (await readMeta(tx, 'leader_epoch')) === leader_epoch;

/**
 * The first page on a device whose changes were acknowledged before it opens a run: what became of those rows since, a
 * pull from none does not tell once their tombstones are collected (K4).
 * @param acknowledged how many answers the journal holds
 */
async function openRunIfAhead(tx: Transaction, pull: PullMeta, acknowledged: number): Promise<PullMeta> {
  if (pull.cursor !== null || pull.resync !== null || acknowledged === 0) return pull;
  await tx.table('sweep_marks').clear();
  return { ...pull, resync: { guard: 'known_revs', clean_end: false, tables: 'all' } };
}

/** Tables that begin anew with a page: a run of those alone, or part of the one that is open (PL19). */
async function restartTables(
  tx: Transaction,
  pull: PullMeta,
  restarted: readonly string[],
): Promise<PullMeta> {
  if (restarted.length === 0) return pull;
  const marks = tx.table<unknown, string>('sweep_marks');
  if (pull.resync === null) {
    await marks.clear();
    return { ...pull, resync: { guard: 'known_revs', clean_end: false, tables: restarted } };
  }
  for (const table of restarted) await marks.where('key').startsWith(rowKey(table, '')).delete();
  const { tables } = pull.resync;
  const further = tables === 'all' ? 'all' : [...new Set([...tables, ...restarted])];
  return { ...pull, resync: { ...pull.resync, tables: further } };
}

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
  return context.access.relaxed('rw', rowScope(context), async (tx) => {
    // What does not wait for each other is asked and written at once: each await is a turn of the disk.
    const [is_leading, known, acknowledged] = await Promise.all([
      leads(tx, page.leader_epoch),
      readPullMeta(tx),
      tx.table('journal').count(),
    ]);
    if (!is_leading) return 'stale_leader';
    if (!sameJson(known.cursor, page.asked_with)) return 'stale_cursor';
    const other_world = known.epoch !== null && (known.epoch !== reply.epoch || known.scope !== reply.scope);
    if (other_world) return 'stale_cursor';
    const pull = await restartTables(tx, await openRunIfAhead(tx, known, acknowledged), reply.restarted);
    const next: PullMeta = {
      ...pull,
      cursor: reply.cursor,
      epoch: reply.epoch,
      scope: reply.scope,
      base_epoch: pull.resync === null ? reply.epoch : (pull.base_epoch ?? reply.epoch),
      first_sync_done: pull.first_sync_done || !reply.more,
      last_pull_at: reply.more ? pull.last_pull_at : at,
      resync: pull.resync && { ...pull.resync, clean_end: !reply.more && !reply.pending },
    };
    await Promise.all([
      writeMeta(tx, 'pull', next),
      !reply.more && acknowledged > 0 && pruneJournal(tx, reply.server_time),
      absorb(tx, context, pull, incomingOfPage(reply, context.known_tables), []),
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
