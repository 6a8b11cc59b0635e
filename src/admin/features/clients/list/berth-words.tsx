import { longBerth } from './berth.ts';
import classes from './berth-words.module.css';

/** A mooring of more characters takes two lines of the narrowest column. */
const ONE_LINE = 22;

/** Where a ship lies, in a row of the list: of a long berth the harbour is cut before the number of the box is. */
export function BerthWords({ berth }: { readonly berth: string }) {
  const long = longBerth(berth);
  if (long === null) return berth;
  return (
    <span
      className={classes['berth']}
      data-long-berth
      data-two-lines={long.mooring.length > ONE_LINE || undefined}
    >
      <span className={classes['harbour']}>{long.harbour}</span>{' '}
      <span className={classes['mooring']}>{long.mooring}</span>
    </span>
  );
}
