/** A store for tests that are not about what an editor saw: their patches come from one who sees the screen as it is. */
import type { DexiePair } from './open-pair.ts';
import type { DexieStore } from '../adapters/dexie-store/schema.ts';
import { rowKey } from '../core/row-key.ts';
import type { SyncRow } from '../protocol.ts';
import type { KeptInput, LocalChange, NewFile, RowChange } from '../store-port.ts';

type Patch = Extract<LocalChange, { op: 'patch' }>;

/** A change in a test; a patch need not say what its editor saw. */
export type TestChange =
  | Exclude<LocalChange, { op: 'patch' }>
  | (Omit<Patch, 'expected'> & Partial<Pick<Patch, 'expected'>>);

export interface SeeingStore extends DexieStore {
  commit(
    changes: readonly TestChange[],
    instead_of?: KeptInput,
    files?: readonly NewFile[],
  ): Promise<readonly RowChange[]>;
  revise_rejected(
    mutation_ids: string | readonly string[],
    changes: readonly TestChange[],
    instead_of?: KeptInput,
    files?: readonly NewFile[],
  ): Promise<void>;
}

/** Whether every patch says itself what its editor saw. */
const isWhole = (changes: readonly TestChange[]): changes is readonly LocalChange[] =>
  changes.every((change) => change.op !== 'patch' || change.expected !== undefined);

type Look = (table: string, id: string) => Promise<SyncRow | undefined>;

/** The changes, each patch with what its editor saw. */
async function seeing(changes: readonly TestChange[], look: Look): Promise<LocalChange[]> {
  const shown = new Map<string, Patch['expected']>();
  const whole: LocalChange[] = [];
  for (const change of changes) {
    if (change.op !== 'patch') {
      whole.push(change);
      continue;
    }
    const key = rowKey(change.table, change.row_id);
    const now = shown.get(key) ?? (await look(change.table, change.row_id).catch(() => undefined)) ?? {};
    shown.set(key, { ...now, ...change.set });
    whole.push({ ...change, expected: change.expected ?? now });
  }
  return whole;
}

/** Wraps a store; `eyes` reads the database beneath it. */
export function seeingStore(store: DexieStore, eyes: DexiePair['relaxed']): SeeingStore {
  const onScreen: Look = async (table, id) =>
    eyes.isOpen() ? eyes.table<SyncRow, string>(table).get(id) : undefined;
  const beneath: Look = async (table, id) =>
    (await eyes.table<{ row: SyncRow }, string>('shadow').get(rowKey(table, id)))?.row ?? onScreen(table, id);
  return {
    ...store,
    commit: (changes, ...rest) =>
      isWhole(changes)
        ? store.commit(changes, ...rest)
        : seeing(changes, onScreen).then((whole) => store.commit(whole, ...rest)),
    revise_rejected: async (ids, changes, ...rest) =>
      store.revise_rejected(ids, await seeing(changes, beneath), ...rest),
  };
}
