/** What waits or is parked over a row, as a commit under way finds it. */
import type { Transaction } from 'dexie';
import { parentKey } from '../../core/dependants.ts';
import { rowKey } from '../../core/row-key.ts';
import type { Json, Mutation, SyncRow } from '../../protocol.ts';
import type { LocalChange } from '../../store-port.ts';
import { asHandedOut } from './context.ts';
import type { StoreContext } from './context.ts';
import { readMeta } from './meta.ts';
import type { StoredEntry, StoredParked } from './schema.ts';

/** A commit under way. */
export interface CommitRun {
  readonly tx: Transaction;
  readonly context: StoreContext;
  readonly made_at: string;
  /** The next place in the order, and the epoch the bases on the screens come from. */
  readonly next: () => Promise<{ readonly seq: number; readonly epoch: string | null }>;
  /** Under way; later reads of the transaction see them. Awaited together: each await is a turn of the disk. */
  readonly writes: PromiseLike<unknown>[];
}

/** A change with the id of its mutation. */
export type Named = LocalChange & { readonly mutation_id: string };

/** Everything waiting or parked that lies over one row, in order of seq. */
export interface Pending {
  readonly waiting: readonly StoredEntry[];
  readonly parked: readonly StoredParked[];
  readonly view: SyncRow | null;
}

/** Reads it. */
export async function readPending(run: CommitRun, table: string, id: string): Promise<Pending> {
  const key = rowKey(table, id);
  const [waiting, parked, row, handed_out_seq] = await Promise.all([
    run.tx.table<StoredEntry>('outbox').where('touches').equals(key).toArray(),
    run.tx.table<StoredParked>('parked').where('touches').equals(key).toArray(),
    run.tx.table<SyncRow, string>(table).get(id),
    readMeta(run.tx, 'handed_out_seq'),
  ]);
  const own = (entry: StoredEntry | StoredParked): boolean =>
    rowKey(entry.mutation.table, entry.mutation.row_id) === key;
  return {
    waiting: asHandedOut(waiting, handed_out_seq).filter(own),
    parked: parked.filter(own),
    view: row ?? null,
  };
}

/** The parked insert without which this change cannot be sent. */
export async function parkedInsert(
  run: CommitRun,
  pending: Pending,
  mutation: Mutation,
): Promise<StoredParked | undefined> {
  const own = pending.parked.find((entry) => entry.mutation.op === 'put');
  const parent = parentKey(mutation, run.context.options.parents);
  if (own !== undefined || parent === null) return own;
  const of_parent = await run.tx.table<StoredParked>('parked').where('touches').equals(parent).toArray();
  return of_parent.find(
    (entry) => entry.mutation.op === 'put' && rowKey(entry.mutation.table, entry.mutation.row_id) === parent,
  );
}

/**
 * Bases of the changes beneath which nobody saw the server's row. A rejected delete hides nothing, and neither does a
 * field that was changed again and answered since, nor one whose writer had not seen what is on the screen (MG6).
 */
export const hiddenBases = ({ waiting, parked }: Pending): readonly Pick<Mutation, 'bases'>[] =>
  [...waiting, ...parked.filter(({ mutation }) => mutation.op !== 'delete')].map(
    ({ mutation, superseded = [] }) => ({
      bases: Object.fromEntries(
        Object.entries(mutation.bases).filter(
          ([field]) => !superseded.includes(field) && !(field in (mutation.expected ?? {})),
        ),
      ),
    }),
  );

/** What these fields show now; where the writer had not seen that, what the writer saw. */
export const valuesBefore = (
  { view }: Pending,
  { set, expected = {} }: Pick<Mutation, 'set' | 'expected'>,
): Record<string, Json> =>
  Object.fromEntries(
    Object.keys(set).map((name) => [name, (name in expected ? expected[name] : view?.[name]) ?? null]),
  );
