import { CERAMIC, OFFERING_GROUPS, type PriceId } from '../../content/site/offerings.ts';

/** Something that has a price, or none before the inspection: an offering, a group of them, or the ceramic coating. */
interface Subject {
  readonly slug: string;
  readonly name: string;
  readonly price: PriceId | null;
}

/** All of them, each group before its offerings. */
export const SUBJECTS: readonly Subject[] = OFFERING_GROUPS.flatMap((group) => [
  { slug: group.slug, name: group.title, price: group.price },
  ...[...(group.id === 'protection' ? [CERAMIC] : []), ...group.offerings].map(({ slug, title, price }) => ({
    slug,
    name: title,
    price,
  })),
]);

/** The subjects that have an amount: the table of rates. */
export const RATED_SUBJECTS: readonly Subject[] = SUBJECTS.filter(({ price }) => price !== null);
