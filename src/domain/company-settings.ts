/** What the company says of itself on the site and changes in the settings. */
import * as v from 'valibot';
import { wholeNumber } from './fields.ts';

const LIMITS = { founding_year: [2000, 2200], founding_places: [0, 1000] } as const;

/** Reads what the form gives. */
export const companySettingsEdit = v.partial(
  v.object({
    founding_year: wholeNumber(...LIMITS.founding_year),
    founding_places: wholeNumber(...LIMITS.founding_places),
  }),
);

export interface FoundingFacts {
  readonly year: number;
  readonly places: number;
}

/** Why the site no longer names places: the year is over, or none is left; null while it does. */
export function foundingWarning(
  current_year: number,
  { year, places }: FoundingFacts,
): 'year_over' | 'no_places' | null {
  if (current_year > year) return 'year_over';
  return places === 0 ? 'no_places' : null;
}
