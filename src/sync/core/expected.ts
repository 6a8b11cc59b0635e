/** Patches whose writer did not see the value they replace: two tabs of one device that edit one row (OB12). */
import type { Json, Mutation } from '../protocol.ts';
import { sameJson } from './json.ts';

/** Per table the sets of columns that merge as one (C6): those of one table. */
export type Groups = readonly (readonly string[])[];

type Columns = Readonly<Record<string, Json | undefined>>;

/** The columns that merge together with `field`: its group (C6), or itself. */
export const mergeUnit = (groups: Groups, field: string): readonly string[] =>
  groups.find((group) => group.includes(field)) ?? [field];

/** Equal values of a column; one that a row does not have is empty. */
export const sameValue = (a: Json | undefined, b: Json | undefined): boolean =>
  sameJson(a ?? null, b ?? null);

/** Whether this change replaces the column only where it holds what the writer saw. */
export const isConditional = (
  { expected }: Pick<Mutation, 'expected'>,
  field: string,
  groups: Groups,
): boolean => expected !== undefined && mergeUnit(groups, field).some((member) => member in expected);

/** Whether a row holds what the writer of a change saw in this column and in those that merge with it. */
export const isAsExpected = (
  { expected = {} }: Pick<Mutation, 'expected'>,
  field: string,
  row: Columns,
  groups: Groups,
): boolean =>
  mergeUnit(groups, field).every(
    (member) => !(member in expected) || sameValue(expected[member], row[member]),
  );

/**
 * What a patch expects (OB12): for each column whose value on the screen its writer did not see, what the writer saw;
 * nothing for the others. A column over which a conditional change waits or is rejected is conditional too: the server
 * may hold either value by the time the patch gets there.
 * @param seen what the writer saw
 * @param view the row on the screen now; null when it is not there
 * @param pending mutations of the same row that wait or are rejected
 */
export function unseenColumns(
  fields: readonly string[],
  seen: Columns,
  view: Columns | null,
  pending: readonly Pick<Mutation, 'expected'>[],
  groups: Groups,
): Record<string, Json> {
  const expected: Record<string, Json> = {};
  for (const field of fields) {
    const members = mergeUnit(groups, field).filter((member) => member === field || member in seen);
    const is_seen = view !== null && members.every((member) => sameValue(seen[member], view[member]));
    if (is_seen && !pending.some((mutation) => isConditional(mutation, field, groups))) continue;
    for (const member of members) expected[member] = seen[member] ?? null;
  }
  return expected;
}
