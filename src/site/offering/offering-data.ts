/** Puts together what the page of an offering shows; only the build does. */
import { OFFERING_TEXTS } from '../../content/site/offering-pages/index.ts';
import { OFFERING_GROUPS } from '../../content/site/offerings.ts';
import { parsePairs } from '../../public-data/pairs.ts';
import { parseCards } from '../../public-data/posts.ts';
import { parsePortfolio, type Project } from '../../public-data/projects.ts';
import type { RawRow } from '../../public-data/rest.ts';
import pair_rows from '../../public-data/snapshot/before-after.generated.json';
import projects from '../../public-data/snapshot/portfolio.generated.json';
import posts from '../../public-data/snapshot/posts.generated.json';
import { priceText } from '../services/price-text.ts';
import type { ShownOffering } from './built-offering.ts';

const MOST_SHOWN = 3;

/** The public content that belongs to offerings, as it came. */
interface Rows {
  readonly projects: readonly RawRow[];
  readonly pairs: readonly RawRow[];
  readonly posts: readonly RawRow[];
}

const SNAPSHOT: Rows = { projects, pairs: pair_rows, posts };

/** The first few that one of the words stands in; what has an earlier word comes first. */
function naming<T>(words: readonly string[], all: readonly T[], textOf: (one: T) => string): readonly T[] {
  const found = words.flatMap((word) => all.filter((one) => textOf(one).toLowerCase().includes(word)));
  return [...new Set(found)].slice(0, MOST_SHOWN);
}

const wordsOf = ({ title, category, services, description }: Project): string =>
  [title, category, ...services, description].join('\n');

/** Everything that the page of an offering shows, with the projects and articles that there are; null for no offering. */
export function findOffering(slug: string, rows: Rows = SNAPSHOT): ShownOffering | null {
  const group = OFFERING_GROUPS.find(({ offerings }) => offerings.some((one) => one.slug === slug));
  const offering = group?.offerings.find((one) => one.slug === slug);
  const text = OFFERING_TEXTS.find((one) => one.slug === slug);
  if (group === undefined || offering === undefined || text === undefined) return null;
  const { title, description, when, features, time, price } = offering;
  const { project_words, article_words, has_group_price = false, ...said } = text;
  const done = naming(project_words, parsePortfolio(rows.projects), wordsOf);
  const about = naming(article_words, parseCards(rows.posts), (post) => post.title);
  const pairs = parsePairs(rows.pairs);
  // Of the first project; where that has none, one that names the work itself.
  const pair =
    pairs.find(({ pair_id }) => pair_id === done[0]?.pair_id) ??
    naming(project_words, pairs, (one) => one.title)[0];
  return {
    ...said,
    title,
    description,
    when,
    features,
    time,
    price: priceText(price),
    has_amount: price !== null,
    group: { title: group.title, scene: group.scene },
    group_price: has_group_price ? `${group.title}: ${priceText(group.price)}. ${group.buys}` : null,
    pair: pair ?? null,
    projects: done.map(({ id, title: name, location, picture }) => ({ id, title: name, location, picture })),
    articles: about.map(({ slug: post, title: name, preview }) => ({ slug: post, title: name, preview })),
    others: group.offerings
      .filter((one) => one.slug !== slug)
      .map(({ slug: other, title: name }) => ({ slug: other, title: name })),
  };
}

/** The same for an offering that there is. */
export function shownOffering(slug: string, rows?: Rows): ShownOffering {
  const found = findOffering(slug, rows);
  if (found === null) throw new Error(`an offering without a page: ${slug}`);
  return found;
}
