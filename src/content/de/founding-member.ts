import type { CompanyFacts } from '../company-facts.ts';
import { FOUNDING_MEMBER } from './company.ts';

export const foundingDiscount = (): string =>
  `${FOUNDING_MEMBER.discount_percent}\u00a0% Rabatt auf alle Leistungen im ${FOUNDING_MEMBER.discount_period}`;

export function foundingPlaces(
  current_year: number,
  { founding_year: year, founding_places: places }: Pick<CompanyFacts, 'founding_year' | 'founding_places'>,
): string {
  if (places === 0 || current_year > year) return 'Fragen Sie uns nach den Plätzen für dieses Jahr.';
  return places === 1 ? `Für ${year} ist noch 1 Platz frei.` : `Für ${year} sind noch ${places} Plätze frei.`;
}
