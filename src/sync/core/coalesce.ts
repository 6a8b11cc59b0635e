import type { Json, Mutation } from '../protocol.ts';
import type { OutboxEntry } from '../store-port.ts';
import { sameJson } from './json.ts';

/** Columns of `set` that differ from what the screen shows; all of them when the row is gone. */
export function changedColumns(
  set: Readonly<Record<string, Json>>,
  view: Readonly<Record<string, Json>> | null,
): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(set).filter(([name, value]) => view === null || !sameJson(value, view[name])),
  );
}

/** The columns that merge together with `field`: its group (C6), or itself. */
export const mergeUnit = (groups: readonly (readonly string[])[], field: string): readonly string[] =>
  groups.find((group) => group.includes(field)) ?? [field];

/**
 * Bases of a new patch (D3). The base is the rev on the screen when the edit began; but a field that already
 * has a change of ours over it inherits the base of that change, for nobody saw the server's value beneath it.
 * @param pending mutations of the same row that wait or are parked, as far as they show
 */
export function inheritBases(
  fields: readonly string[],
  base_rev: number,
  pending: readonly Pick<Mutation, 'bases'>[],
  groups: readonly (readonly string[])[],
): Record<string, number> {
  const bases: Record<string, number> = {};
  for (const field of fields) {
    let base = base_rev;
    for (const mutation of pending) {
      for (const member of mergeUnit(groups, field)) base = Math.min(base, mutation.bases[member] ?? base);
    }
    bases[field] = base;
  }
  return bases;
}

/** Base of a delete: the rev on the screen, or the lowest base of a pending change beneath which nobody saw. */
export const deleteBase = (base_rev: number, pending: readonly Pick<Mutation, 'bases'>[]): number =>
  Math.min(base_rev, ...pending.flatMap((mutation) => Object.values(mutation.bases)));

/** True when a patch may join this entry: it never left the device (D10). */
export const canJoin = (entry: OutboxEntry): boolean => !entry.attempted && entry.mutation.op !== 'delete';

/**
 * A waiting entry with a newer patch of the same row joined to it: a new id (D10), the same place in the order,
 * the lowest base of each field (D3), the oldest 'before'. The server is told when it was made as it now is; the
 * person, since when it waits.
 */
export function joinPatch(
  entry: OutboxEntry,
  patch: {
    readonly id: string;
    readonly set: Readonly<Record<string, Json>>;
    readonly bases: Readonly<Record<string, number>>;
    readonly before: Readonly<Record<string, Json>>;
    readonly made_at: string;
  },
): OutboxEntry {
  const { mutation } = entry;
  const bases: Record<string, number> = { ...mutation.bases };
  if (mutation.op === 'patch') {
    for (const [field, base] of Object.entries(patch.bases))
      bases[field] = Math.min(base, bases[field] ?? base);
  }
  return {
    ...entry,
    mutation: {
      ...mutation,
      id: patch.id,
      set: { ...mutation.set, ...patch.set },
      bases,
      made_at: patch.made_at,
    },
    before: mutation.op === 'put' ? entry.before : { ...patch.before, ...entry.before },
  };
}
