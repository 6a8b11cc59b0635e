/** How a new change joins a mutation that still waits: which columns changed, and which mutation may take them in. */
import type { Json, Mutation } from '../protocol.ts';
import type { OutboxEntry } from '../store-port.ts';
import { type Groups, isConditional, mergeUnit, sameValue } from './expected.ts';
import { sameJson } from './json.ts';

/**
 * Columns of `set` that differ from what the screen shows, with those of it that merge with them (C6), so that a version of
 * a conflict says of a group all that its writer gave; all of them when the row is gone.
 */
export function changedColumns(
  set: Readonly<Record<string, Json>>,
  view: Readonly<Record<string, Json>> | null,
  groups: Groups,
): Record<string, Json> {
  const isChanged = (name: string): boolean =>
    name in set && (view === null || !sameJson(set[name], view[name]));
  return Object.fromEntries(Object.entries(set).filter(([name]) => mergeUnit(groups, name).some(isChanged)));
}

/**
 * Bases of a new patch (D3). The base is the rev on the screen when the edit began; but a field that already
 * has a change of ours over it inherits the base of that change, since it hid the server's value.
 * @param pending mutations of the same row that wait or are rejected, as far as they show
 */
export function inheritBases(
  fields: readonly string[],
  base_rev: number,
  pending: readonly Pick<Mutation, 'bases'>[],
  groups: Groups,
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

/** Base of a delete: the rev on the screen, or the lowest base of the pending changes that hid the server's row. */
export const deleteBase = (base_rev: number, pending: readonly Pick<Mutation, 'bases'>[]): number =>
  Math.min(base_rev, ...pending.flatMap((mutation) => Object.values(mutation.bases)));

/** True when a patch may join this entry: it never left the device (D10). */
export const canJoin = (entry: OutboxEntry): boolean => !entry.attempted && entry.mutation.op !== 'delete';

/** A patch about to be committed. */
interface NewPatch {
  readonly set: Readonly<Record<string, Json>>;
  /** What its writer saw. */
  readonly seen: Readonly<Record<string, Json | undefined>>;
  /** What of it is conditional (`unseenColumns`). */
  readonly expected: Readonly<Record<string, Json>>;
}

/** Whether the change holds, in this column and those that merge with it, what the writer of a patch saw there. */
const holdsWhatWasSeen = ({ set }: Mutation, field: string, { seen }: NewPatch, groups: Groups): boolean =>
  mergeUnit(groups, field).every((member) => !(member in set) || sameValue(set[member], seen[member]));

/**
 * The pending change of the row that a patch may join (OB2): the last one, or an earlier one that the patch merely goes
 * on with. A value that the writer of the patch did not see is never replaced by joining.
 * @param pending of the row, in order of seq
 * @param rejected of the row
 */
export function joinTarget<T extends OutboxEntry & { readonly seq: number }>(
  pending: readonly T[],
  rejected: readonly { readonly mutation: Mutation; readonly seq: number }[],
  patch: NewPatch,
  groups: Groups,
): T | undefined {
  const fields = Object.keys(patch.set);
  for (const [index, entry] of [...pending.entries()].toReversed()) {
    if (!canJoin(entry)) return undefined;
    const { mutation, seq } = entry;
    const is_last = index === pending.length - 1;
    const later = [...pending.slice(index + 1), ...rejected.filter((other) => other.seq > seq)];
    const joins = (field: string): boolean => {
      if (!holdsWhatWasSeen(mutation, field, patch, groups)) return false;
      const is_in = field in mutation.set;
      if (is_last) return is_in || mutation.op === 'patch' || !(field in patch.expected);
      return (
        is_in &&
        later.every((other) => !(field in other.mutation.set) || isConditional(other.mutation, field, groups))
      );
    };
    if (fields.every(joins)) return entry;
  }
  return undefined;
}

/** Without the columns that a conditional change would set to what its writer saw there at first: it changes nothing. */
function withoutUnchanged(mutation: Mutation, groups: Groups): Mutation {
  const { set, bases, expected = {}, ...rest } = mutation;
  const unchanged = Object.keys(set).filter(
    (field) =>
      mergeUnit(groups, field).length === 1 && field in expected && sameValue(set[field], expected[field]),
  );
  const keep = <V>(columns: Readonly<Record<string, V>>): Record<string, V> =>
    Object.fromEntries(Object.entries(columns).filter(([field]) => !unchanged.includes(field)));
  const left = keep(expected);
  return {
    ...rest,
    set: keep(set),
    bases: keep(bases),
    ...(Object.keys(left).length === 0 ? {} : { expected: left }),
  };
}

/**
 * A pending entry with a newer patch of the same row joined to it (OB2): a new id, the same place in the order,
 * the lowest base of each field, the oldest 'before'. A column that the entry changes already goes on expecting what
 * it expected. The server is told when it was made as it now is; the person, since when it waits. Null when nothing is
 * left of it: the writer put back what was there before.
 */
export function joinPatch(
  entry: OutboxEntry,
  patch: {
    readonly id: string;
    readonly set: Readonly<Record<string, Json>>;
    readonly bases: Readonly<Record<string, number>>;
    readonly expected: Readonly<Record<string, Json>>;
    readonly before: Readonly<Record<string, Json>>;
    readonly made_at: string;
  },
  groups: Groups,
): OutboxEntry | null {
  const { mutation } = entry;
  const bases: Record<string, number> = { ...mutation.bases };
  const expected: Record<string, Json> = { ...mutation.expected };
  if (mutation.op === 'patch') {
    for (const [field, base] of Object.entries(patch.bases))
      bases[field] = Math.min(base, bases[field] ?? base);
    for (const [member, value] of Object.entries(patch.expected)) {
      if (mergeUnit(groups, member).some((other) => other in mutation.set)) continue;
      expected[member] = value;
    }
  }
  const joined: Mutation = {
    ...mutation,
    id: patch.id,
    set: { ...mutation.set, ...patch.set },
    bases,
    made_at: patch.made_at,
  };
  const lean = withoutUnchanged(
    Object.keys(expected).length === 0 ? joined : { ...joined, expected },
    groups,
  );
  if (Object.keys(lean.set).length === 0) return null;
  return {
    ...entry,
    mutation: lean,
    before: mutation.op === 'put' ? entry.before : { ...patch.before, ...entry.before },
  };
}
