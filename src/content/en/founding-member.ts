import type { CompanyFacts } from '../company-facts.ts';
import { FOUNDING_MEMBER } from './company.ts';

export const foundingDiscount = (): string =>
  `${FOUNDING_MEMBER.discount_percent}% off all services in the ${FOUNDING_MEMBER.discount_period}`;

export function foundingPlaces(
  current_year: number,
  { founding_year: year, founding_places: places }: Pick<CompanyFacts, 'founding_year' | 'founding_places'>,
): string {
  if (places === 0 || current_year > year) return 'Ask us about places for this year.';
  return places === 1 ? `There is 1 place left for ${year}.` : `There are ${places} places left for ${year}.`;
}
