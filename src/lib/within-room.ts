/** How much may be kept. */
export interface Room {
  readonly bytes: number;
  /** How many things at most; any number when not given. */
  readonly count?: number;
}

/** The first of these, in their order, as far as there is room for them: nothing comes after the first that finds none. */
export function withinRoom<T extends { readonly size_bytes: number }>(
  in_order: readonly T[],
  { bytes, count = Number.POSITIVE_INFINITY }: Room,
): readonly T[] {
  let used_bytes = 0;
  return in_order.slice(0, count).filter(({ size_bytes }) => (used_bytes += size_bytes) <= bytes);
}
