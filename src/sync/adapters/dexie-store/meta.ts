import type { Dexie, Transaction } from 'dexie';
import type { Cursor } from '../../protocol.ts';
import type { PullState } from '../../store-port.ts';

/** An open mark-and-sweep run. */
interface ResyncState {
  /** `marks`: another epoch, where revs start anew, so what the run itself brought is all that counts (D2). */
  readonly guard: 'known_revs' | 'marks';
  /** The last page left nothing to fetch and nothing pending (D8). */
  readonly clean_end: boolean;
  /** The tables it fetches from their beginning. */
  readonly tables: 'all' | readonly string[];
}

/** What the device remembers of pulling. */
export interface PullMeta {
  readonly cursor: Cursor | null;
  readonly epoch: string | null;
  readonly scope: string | null;
  readonly first_sync_done: boolean;
  readonly last_pull_at: string | null;
  readonly last_push_at: string | null;
  /** Epoch the revs on the screens come from: lags behind `epoch` while a run is open. */
  readonly base_epoch: string | null;
  readonly resync: ResyncState | null;
}

interface MetaValues {
  readonly pull: PullMeta;
  readonly leader_epoch: number;
  readonly client_id: string;
  readonly seq: number;
  /** What stands in the outbox up to this place was handed out for sending (D10): one write a batch. */
  readonly handed_out_seq: number;
  /** The server was restored: files it confirmed may be gone (PH10). */
  readonly files_again: boolean;
}

interface MetaRow<K extends keyof MetaValues> {
  readonly key: K;
  readonly value: MetaValues[K];
}

/** One remembered value; undefined before it was ever set. */
export async function readMeta<K extends keyof MetaValues>(
  tx: Pick<Dexie, 'table'>,
  key: K,
): Promise<MetaValues[K] | undefined> {
  const row = await tx.table<MetaRow<K>, string>('meta').get(key);
  return row?.value;
}

/** Remembers a value. */
export async function writeMeta<K extends keyof MetaValues>(
  tx: Transaction,
  key: K,
  value: MetaValues[K],
): Promise<void> {
  await tx.table<MetaRow<K>, string>('meta').put({ key, value });
}

/** The pull memory of a database that may never have pulled. */
export async function readPullMeta(tx: Transaction): Promise<PullMeta> {
  const known = await readMeta(tx, 'pull');
  return (
    known ?? {
      cursor: null,
      epoch: null,
      scope: null,
      first_sync_done: false,
      last_pull_at: null,
      last_push_at: null,
      base_epoch: null,
      resync: null,
    }
  );
}

/** The part of the memory the engine sees. */
export const toPullState = (
  meta: PullMeta,
  tables: readonly string[],
  acknowledged: string | null,
): PullState => ({
  cursor: meta.cursor,
  epoch: meta.epoch,
  scope: meta.scope,
  first_sync_done: meta.first_sync_done,
  tables,
  resync_open: meta.resync !== null,
  last_pull_at: meta.last_pull_at,
  last_push_at: meta.last_push_at,
  acknowledged,
});
