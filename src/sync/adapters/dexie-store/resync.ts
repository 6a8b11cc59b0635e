import type { Transaction } from 'dexie';
import { rowKey, splitRowKey } from '../../core/row-key.ts';
import type { SyncRow } from '../../protocol.ts';
import type { RowChange } from '../../store-port.ts';
import { absorb, coveredKeys } from './absorb.ts';
import { hideOrphans } from './beyond-adding.ts';
import { rowScope, tellObserver } from './context.ts';
import type { StoreContext } from './context.ts';
import { sendJournalAgain } from './journal.ts';
import { readPullMeta, writeMeta } from './meta.ts';
import type { PullMeta } from './meta.ts';
import { leads } from './pages.ts';
import { recomposeRows } from './recompose.ts';
import type { StoredShadow } from './schema.ts';

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
    await tx.table('sweep_marks').clear();
    await writeMeta(tx, 'pull', opened);
    if (restored) {
      await absorb(tx, context, opened, new Map(), await sendJournalAgain(tx, context, run.server_time));
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
    const marked = new Set(await tx.table<unknown, string>('sweep_marks').toCollection().primaryKeys());
    const kept = new Set([...marked, ...(await coveredKeys(tx))]);
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
    await tx.table('sweep_marks').clear();
    await writeMeta(tx, 'pull', { ...pull, base_epoch: pull.epoch, resync: null });
    await tellObserver(tx, context, changes);
    return changes.length;
  });
}
