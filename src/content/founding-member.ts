import { FOUNDING_MEMBER } from './company.ts';

type Programme = Pick<typeof FOUNDING_MEMBER, 'discount_percent' | 'discount_period'> & {
  readonly year: number;
  readonly places: number;
};

/** What a founding member gets (P-005). */
export const foundingDiscount = ({
  discount_percent,
  discount_period,
}: Programme = FOUNDING_MEMBER): string =>
  `${discount_percent}% korting op alle diensten in het ${discount_period}`;

/** How many places are left, or what to do when the year is over or the places are gone (P-005). */
export function foundingPlaces(current_year: number, { year, places }: Programme = FOUNDING_MEMBER): string {
  if (places === 0 || current_year > year) return 'Vraag ons naar de plaatsen voor dit jaar.';
  return places === 1 ? `Voor ${year} is er nog 1 plaats.` : `Voor ${year} zijn er nog ${places} plaatsen.`;
}
