import type { Transaction } from 'dexie';
import { incomingOfPage } from '../../core/incoming.ts';
import { sameJson } from '../../core/json.ts';
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
  return { ...pull, resync: { guard: 'known_revs', clean_end: false } };
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
      readPullMeta(tx, context.options.tables),
      tx.table('journal').count(),
    ]);
    if (!is_leading) return 'stale_leader';
    if (!sameJson(known.cursor, page.asked_with)) return 'stale_cursor';
    const other_world = known.epoch !== null && (known.epoch !== reply.epoch || known.scope !== reply.scope);
    if (other_world) return 'stale_cursor';
    const pull = await openRunIfAhead(tx, known, acknowledged);
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

/**
 * What is remembered of the last pull. A build that syncs further tables starts from none, in a run that sweeps
 * at its end: the cursor has gone past rows of those tables that were not kept.
 */
export async function readPullState(context: StoreContext): Promise<PullState> {
  const { tables } = context.options;
  return context.access.relaxed('rw', ['meta', 'sweep_marks', 'journal'], async (tx) => {
    const [pull, acknowledged] = await Promise.all([readPullMeta(tx, tables), newestAcknowledged(tx)]);
    if (pull.cursor === null || tables.every((table) => pull.tables.includes(table)))
      return toPullState(pull, acknowledged);
    const next: PullMeta = {
      ...pull,
      cursor: null,
      tables,
      resync: { guard: pull.resync?.guard ?? 'known_revs', clean_end: false },
    };
    await tx.table('sweep_marks').clear();
    await writeMeta(tx, 'pull', next);
    return toPullState(next, acknowledged);
  });
}
