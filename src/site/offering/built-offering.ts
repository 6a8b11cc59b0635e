import { createContext } from 'react';
import type { OfferingText } from '../../content/site/offering-pages/offering-text.ts';
import type { Offering, OfferingGroup } from '../../content/site/offerings.ts';
import type { Pair } from '../../public-data/pairs.ts';
import type { PostCard } from '../../public-data/posts.ts';
import type { Project } from '../../public-data/projects.ts';

/** Id of the data in the head of a finished page. */
const DATA_ID = 'dienst-gegevens';

/** All that the page of an offering shows. The page brings it, so its script knows no offering and is small. */
export interface ShownOffering
  extends Pick<Offering, 'slug' | 'title' | 'description' | 'when' | 'features' | 'time'>,
    Pick<
      OfferingText,
      'tab' | 'summary' | 'about' | 'suits' | 'not_suits' | 'place' | 'price_note' | 'guarantee' | 'questions'
    > {
  readonly price: string;
  readonly has_amount: boolean;
  readonly group: Pick<OfferingGroup, 'title' | 'scene'>;
  /** The price of its group and what that buys, where it is this work or a part of it. */
  readonly group_price: string | null;
  readonly pair: Pair | null;
  readonly projects: readonly Pick<Project, 'id' | 'title' | 'location' | 'picture'>[];
  readonly articles: readonly Pick<PostCard, 'slug' | 'title' | 'preview'>[];
  /** The others of its group. */
  readonly others: readonly Pick<Offering, 'slug' | 'title'>[];
}

/** The offering that the build renders a page with; a browser reads it from the page. */
export const BuiltOffering = createContext<ShownOffering | null>(null);

/** Reads the offering out of the finished page; null where the page is none of an offering. */
export function offeringOnPage(slug: string): ShownOffering | null {
  const data = document.getElementById(DATA_ID)?.textContent;
  if (data === undefined) return null;
  const offering: ShownOffering = JSON.parse(data);
  return offering.slug === slug ? offering : null;
}

/** The data of an offering for the head: a block that is not run, so no policy needs a hash for it. */
export const offeringElement = (offering: ShownOffering): string =>
  `<script type="application/json" id="${DATA_ID}">${JSON.stringify(offering).replaceAll('<', '\\u003c')}</script>`;
