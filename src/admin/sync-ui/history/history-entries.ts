/** What the server and this device know of a row's changes, as one list. Pure. */
import type { HistoryEntry, HistoryPage } from '../../../backend/row-history.ts';
import { columnOf, type LocalHistoryEntry } from '../../../data/index.ts';
import { comparePlain } from '../../../lib/compare.ts';

/** One change as the screen shows it. */
export interface ShownEntry {
  readonly key: string;
  /** Of a row that belongs to the one whose history this is: its table. */
  readonly table?: string | undefined;
  readonly op: 'insert' | 'update' | 'delete';
  /** `self` for the signed-in user; `former` for somebody whose name is gone; `outside` when it was no user of the app. */
  readonly who:
    | { readonly kind: 'self' | 'former' | 'outside' }
    | { readonly kind: 'colleague'; readonly name: string };
  /** By the clock of the device, ISO 8601; null when it is not known. */
  readonly made_at: string | null;
  /** By the server's clock, ISO 8601; null when it has not arrived. */
  readonly arrived_at: string | null;
  readonly state: 'pending' | 'rejected' | 'sent';
  readonly changes: readonly { readonly field: string; readonly old: unknown; readonly new: unknown }[];
}

/** Columns that name another row, and those that follow from others, say nothing to a person. */
const changesOf = (
  asked_table: string,
  { table = asked_table, changes }: Pick<HistoryEntry, 'table' | 'changes'>,
): ShownEntry['changes'] =>
  Object.entries(changes)
    .filter(([field]) => columnOf(table, field)?.kind !== 'reference')
    .filter(([field]) => table === asked_table || columnOf(table, field)?.untold !== true)
    .map(([field, values]) => ({ field, old: values.old, new: values.new }));

const localEntry = (table: string, entry: LocalHistoryEntry): ShownEntry => ({
  key: entry.id,
  table: entry.table,
  op: entry.op,
  who: { kind: 'self' },
  made_at: entry.made_at,
  arrived_at: entry.arrived_at,
  state: entry.state,
  changes: changesOf(table, entry),
});

/** Who made a change or a version, as the signed-in user sees it. `names`: colleagues by user id. */
export const whoOf = (
  { user_id, user_name }: Pick<HistoryEntry, 'user_id' | 'user_name'>,
  viewer_id: string,
  names: ReadonlyMap<string, string>,
): ShownEntry['who'] => {
  if (user_id === null) return { kind: 'outside' };
  if (user_id === viewer_id) return { kind: 'self' };
  const name = user_name ?? names.get(user_id);
  return name === undefined ? { kind: 'former' } : { kind: 'colleague', name };
};

/**
 * The newest page of a row's history with what was loaded before it. Changes only come on top, so what is known and comes
 * after the page's last entry follows it without a gap.
 */
export const withOlder = (newest: HistoryPage, known: HistoryPage | null): HistoryPage => {
  const last = newest.entries.at(-1)?.id;
  const at = known?.entries.findIndex(({ id }) => id === last) ?? -1;
  if (known === null || at === -1) return newest;
  return { entries: [...newest.entries, ...known.entries.slice(at + 1)], more: known.more };
};

const newestFirst = (a: ShownEntry, b: ShownEntry): number =>
  comparePlain(b.arrived_at ?? b.made_at ?? '', a.arrived_at ?? a.made_at ?? '');

/**
 * The changes of a row, newest first. What has not arrived stands on top; with the server's list (in its order) only
 * that is taken from the device, for the server has the rest.
 */
export const shownEntries = (
  table: string,
  from_server: readonly HistoryEntry[] | null,
  local: readonly LocalHistoryEntry[],
  viewer: { readonly id: string; readonly names: ReadonlyMap<string, string> },
): readonly ShownEntry[] => {
  const here = local.map((entry) => localEntry(table, entry));
  const unsent = here.filter(({ state }) => state !== 'sent');
  if (from_server === null)
    return [...unsent, ...here.filter(({ state }) => state === 'sent').toSorted(newestFirst)];
  return [
    ...unsent,
    ...from_server.map(
      (entry): ShownEntry => ({
        key: entry.id,
        table: entry.table,
        op: entry.op,
        who: whoOf(entry, viewer.id, viewer.names),
        made_at: entry.made_at,
        arrived_at: entry.arrived_at,
        state: 'sent',
        changes: changesOf(table, entry),
      }),
    ),
  ];
};
