/** A berth of no more characters has room in every row of the list. */
const WHOLE = 44;
/** Two lines of the narrowest column. */
const MOST_OF_MOORING = 48;

/** A long berth in two: where one drives to, which a row may cut, and where the ship lies there. */
interface LongBerth {
  readonly harbour: string;
  readonly mooring: string;
}

/**
 * Parts a long berth at a comma, so that what a row cuts is the harbour and not the number of the box; null for one that has
 * room as it is, or no comma to part it at.
 */
export function longBerth(berth: string): LongBerth | null {
  if (berth.length <= WHOLE) return null;
  const commas = [...berth.matchAll(/,\s+/g)].map(({ 0: comma, index }) => index + comma.length);
  const at = commas.find((start) => berth.length - start <= MOST_OF_MOORING);
  return at === undefined ? null : { harbour: berth.slice(0, at).trimEnd(), mooring: berth.slice(at) };
}
