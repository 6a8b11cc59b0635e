import type { Transaction } from 'dexie';
import type { Groups } from '../../core/expected.ts';
import type { OutboxEntry, ParkedEntry, RowChange } from '../../store-port.ts';
import { SYNC_STORES } from './schema.ts';
import type { DexieStoreOptions, StoredEntry, StoredParked } from './schema.ts';
import type { StoreAccess } from './reopen.ts';

/** What every part of the store works with. */
export interface StoreContext {
  readonly options: DexieStoreOptions;
  readonly access: StoreAccess;
  readonly known_tables: ReadonlySet<string>;
}

/** Synced tables, own stores and the observer's stores: the scope of a transaction that changes rows. */
export function rowScope(context: StoreContext): readonly string[] {
  const { tables, derive } = context.options;
  return [...new Set([...tables, ...Object.keys(SYNC_STORES), ...(derive?.stores ?? [])])];
}

/** The columns of a table that merge as one (C6). */
export const groupsOf = ({ options }: StoreContext, table: string): Groups => options.groups?.[table] ?? [];

/** Tells the row observer, in the same transaction. */
export async function tellObserver(
  tx: Transaction,
  context: StoreContext,
  changes: readonly RowChange[],
): Promise<void> {
  if (changes.length > 0) await context.options.derive?.on_rows(tx, changes);
}

/** Entries of the outbox with `attempted` as it is: said by themselves, or by their place (D10). */
export const asHandedOut = (
  entries: readonly StoredEntry[],
  handed_out_seq: number | undefined,
): readonly StoredEntry[] =>
  entries.map((entry) =>
    entry.attempted || entry.seq > (handed_out_seq ?? 0) ? entry : { ...entry, attempted: true },
  );

/** An entry as the engine and the screens see it. */
export const toOutboxEntry = (stored: StoredEntry): OutboxEntry => ({
  mutation: stored.mutation,
  before: stored.before,
  made_at: stored.made_at,
  attempted: stored.attempted,
});

/** A parked entry as the screens see it. */
export const toParkedEntry = (stored: StoredParked): ParkedEntry => ({
  ...toOutboxEntry(stored),
  code: stored.code,
  parked_at: stored.parked_at,
  ...(stored.because_of === undefined ? {} : { because_of: stored.because_of }),
});

/** A waiting entry as it lies among the parked. */
export function toParked(
  entry: StoredEntry,
  why: { readonly code: string; readonly parked_at: string; readonly because_of?: string },
): StoredParked {
  const { again: _again, ...parked } = entry;
  return { ...parked, ...why };
}
