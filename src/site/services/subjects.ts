import { CERAMIC, OFFERING_GROUPS, type PriceId } from '../../content/site/offerings.ts';

/** Something that has a price, or none before the inspection: an offering, a group of them, or the ceramic coating. */
interface Subject {
  readonly slug: string;
  readonly name: string;
  readonly price: PriceId | null;
  /** What the price of a group buys; empty where the name says it. */
  readonly buys: string;
}

/** All of them, each group before its offerings. */
export const SUBJECTS: readonly Subject[] = OFFERING_GROUPS.flatMap((group) => [
  { slug: group.slug, name: group.title, price: group.price, buys: group.buys },
  ...[...(group.id === 'protection' ? [CERAMIC] : []), ...group.offerings].map(({ slug, title, price }) => ({
    slug,
    name: title,
    price,
    buys: '',
  })),
]);

/** The subjects that have an amount: the table of rates. */
export const RATED_SUBJECTS: readonly Subject[] = SUBJECTS.filter(({ price }) => price !== null);
