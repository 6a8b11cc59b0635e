import { GUARANTEE_YEARS } from '../../company.ts';

/** What the page of one offering says besides what the price list says of it (offerings.ts). */
export interface OfferingText {
  readonly slug: string;
  /** Title of the tab and of a search result, before the name of the company. */
  readonly tab: string;
  /** For search results and shared links (G-022). */
  readonly summary: string;
  /** How it works, and why we do it so. */
  readonly about: string;
  readonly suits: readonly string[];
  /** What it does not help against, and what does. */
  readonly not_suits: readonly string[];
  readonly place: string;
  /** What the price buys, or what decides it where there is none before the inspection. */
  readonly price_note: string;
  /** Whether the price of its group buys this work, or a part of it. */
  readonly has_group_price?: true;
  readonly guarantee: string;
  readonly questions: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
  /** Projects that name one of these, in this order; and articles that have one in their title. */
  readonly project_words: readonly string[];
  readonly article_words: readonly string[];
}

export const PLACES = {
  berth: 'Aan uw ligplaats',
  ashore: 'Op de kant, in uw eigen haven',
  both: 'Aan uw ligplaats; onder de waterlijn op de kant',
  fetched: 'Bij ons: wij halen en brengen',
} as const;

/** only gelcoat restoration and coatings have a term of their own; the rest is seen off together. */
export const GUARANTEES = {
  restoration: `${GUARANTEE_YEARS.gelcoat_restoration} jaar als deel van een gelcoatrestauratie`,
  inspected: 'Samen nagelopen; wat niet goed is, doen wij over',
} as const;

export const FIXED_PRICE = 'Na de inspectie noemen wij één vast bedrag.';
