import { FOUNDING_MEMBER } from './company.ts';
import type { CompanyFacts } from './company-facts.ts';

/** What a founding member gets (P-005). */
export const foundingDiscount = (): string =>
  `${FOUNDING_MEMBER.discount_percent}% korting op alle diensten in het ${FOUNDING_MEMBER.discount_period}`;

/** How many places are left, or what to do when the year is over or the places are gone (P-005). */
export function foundingPlaces(
  current_year: number,
  { founding_year: year, founding_places: places }: Pick<CompanyFacts, 'founding_year' | 'founding_places'>,
): string {
  if (places === 0 || current_year > year) return 'Vraag ons naar de plaatsen voor dit jaar.';
  return places === 1 ? `Voor ${year} is er nog 1 plaats.` : `Voor ${year} zijn er nog ${places} plaatsen.`;
}
