/** The order in which the site shows what the office manages. */
import type { SiteKind } from './site-content.ts';

/** A row with a place among its kind. */
export interface Placed {
  readonly id: string;
  readonly order_index: number;
  /** ISO 8601; null while the server does not know the row. */
  readonly created_at: string | null;
}

/** As the site orders them: by place; equal ones newest first for projects (D-004), otherwise by age of their rows. */
export const byPlace =
  (kind: SiteKind) =>
  (a: Placed, b: Placed): number => {
    if (a.order_index !== b.order_index) return a.order_index - b.order_index;
    const age = a.id < b.id ? -1 : Number(a.id > b.id);
    if (kind !== 'project') return age;
    // One that only stands here is newer than all the server knows.
    const born = (row: Placed): number =>
      row.created_at === null ? Number.POSITIVE_INFINITY : Date.parse(row.created_at);
    const [of_a, of_b] = [born(a), born(b)];
    return of_a === of_b ? -age : of_b - of_a;
  };

/** The place of a new one: a project comes first, as the newest (D-004); anything else at the end. */
export const placeOfNew = (kind: SiteKind, places: readonly number[]): number => {
  if (places.length === 0) return 0;
  return kind === 'project' ? Math.min(0, ...places) : Math.max(...places) + 1;
};

/**
 * The places that change when the entry at `from` moves to `to`, by index. Two that change places do only that where
 * their places differ; otherwise all are counted anew from 1.
 */
export const movedPlaces = (
  places: readonly number[],
  from: number,
  to: number,
): ReadonlyMap<number, number> => {
  const changed = new Map<number, number>();
  const is_strict = places.every((place, index) => index === 0 || place > (places[index - 1] ?? place));
  const order = places.map((_, index) => index);
  order.splice(to, 0, ...order.splice(from, 1));
  for (const [index, was] of order.entries()) {
    const place = is_strict ? (places[index] ?? index) : index + 1;
    if (places[was] !== place) changed.set(was, place);
  }
  return changed;
};
