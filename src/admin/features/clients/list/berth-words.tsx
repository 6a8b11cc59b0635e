import classes from './berth-words.module.css';

/** A berth of no more characters has room in every row of the list. */
const WHOLE_CHARACTERS = 44;
/** A mooring of no more takes two lines of the narrowest column. */
const MOST_MOORING_CHARACTERS = 48;

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
  if (berth.length <= WHOLE_CHARACTERS) return null;
  const commas = [...berth.matchAll(/,\s+/g)].map(({ 0: comma, index }) => index + comma.length);
  const at = commas.find((start) => berth.length - start <= MOST_MOORING_CHARACTERS);
  return at === undefined ? null : { harbour: berth.slice(0, at).trimEnd(), mooring: berth.slice(at) };
}

/** A mooring of more characters takes two lines of the narrowest column. */
const ONE_LINE_CHARACTERS = 22;

/** Where a ship lies, in a row of the list: of a long berth the harbour is cut before the number of the box is. */
export function BerthWords({ berth }: { readonly berth: string }) {
  const long = longBerth(berth);
  if (long === null) return berth;
  return (
    <span
      className={classes['berth']}
      data-long-berth
      data-two-lines={long.mooring.length > ONE_LINE_CHARACTERS || undefined}
    >
      <span className={classes['harbour']}>{long.harbour}</span>{' '}
      <span className={classes['mooring']}>{long.mooring}</span>
    </span>
  );
}
