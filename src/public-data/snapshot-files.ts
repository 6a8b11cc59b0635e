/** What the finished pages are made of: the answers of the public queries, cut to what each page holds. Pure. */
import { SEASONS } from '../content/site/season.ts';
import { cardPreview } from '../domain/post.ts';
import { HERO_PAGES, HOME_PROJECTS, POST_OF_BUILD, QUERIES } from './queries.ts';

type Row = Readonly<Record<string, unknown>>;

/** Every row that visitors may read, each list in the order of its query. */
export interface PublicContent {
  readonly heroes: readonly Row[];
  readonly before_after: readonly Row[];
  readonly projects: readonly Row[];
  readonly boat_types: readonly Row[];
  readonly services: readonly Row[];
  readonly videos: readonly Row[];
  /** With the columns of cards, articles and search. */
  readonly posts: readonly Row[];
}

/**
 * How much of a list goes into scripts and pages, as JSON: what comes after it is fetched by the page. So a site with a
 * thousand articles begins as fast as one with ten.
 */
const MOST_BYTES = {
  post_cards: 10_000,
  portfolio_cards: 8_000,
  portfolio: 14_000,
  before_after: 14_000,
  services: 4_000,
  videos: 4_000,
  post_texts: 250_000,
} as const;

function withinBytes(rows: readonly Row[], most_bytes: number): readonly Row[] {
  let bytes = 0;
  const over = rows.findIndex((row) => {
    bytes += new TextEncoder().encode(JSON.stringify(row)).length;
    return bytes > most_bytes;
  });
  return over === -1 ? rows : rows.slice(0, Math.max(over, 1));
}

/** The columns that only the viewer shows; they are fetched after the page. */
const withoutTexts = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(([column]) => column !== 'description' && column !== 'services'),
  );

/** What a card's preview does not need (B-021): once a text says enough, the later ones stay out of the page. */
export function withoutUnusedTexts(row: Row): Row {
  const texts = ['first_paragraph', 'summary', 'excerpt', 'content_start'];
  const source = { first_paragraph: null, summary: null, excerpt: null, content: null };
  const used = texts.findIndex((column) => {
    const text = row[column];
    const name = column === 'content_start' ? 'content' : column;
    return typeof text === 'string' && cardPreview({ ...source, [name]: text }) !== null;
  });
  const kept = used < 0 ? texts.length : used;
  return {
    ...row,
    ...Object.fromEntries(texts.filter((_, at) => at !== kept).map((column) => [column, null])),
  };
}

/** The columns that a query asks for. */
function pick(query: string, rows: readonly Row[]): readonly Row[] {
  const columns = (/select=([^&]+)/.exec(query)?.[1] ?? '').split(',');
  return rows.map((row) =>
    Object.fromEntries(columns.flatMap((column) => (column in row ? [[column, row[column]]] : []))),
  );
}

/** The rows of the first pair that has both halves (V-030); the page begins with it. */
function firstPair(rows: readonly Row[]): readonly Row[] {
  const has = (pair_id: unknown, is_before: boolean): boolean =>
    rows.some((row) => row['pair_id'] === pair_id && (row['is_before'] === true) === is_before);
  const first = rows.find(({ pair_id }) => pair_id !== null && has(pair_id, true) && has(pair_id, false));
  return first === undefined ? [] : rows.filter(({ pair_id }) => pair_id === first['pair_id']);
}

/** The content of each file of src/public-data/snapshot, by its name. */
export function snapshotFiles(content: PublicContent): Readonly<Record<string, readonly Row[]>> {
  const heroes = pick(QUERIES.hero('home'), content.heroes);
  const projects = pick(QUERIES.portfolio, content.projects);
  const pairs = withinBytes(pick(QUERIES.before_after, content.before_after), MOST_BYTES.before_after);
  const cards = pick(QUERIES.post_cards(0), content.posts).map(withoutUnusedTexts);
  return {
    'before-after': pairs,
    'before-after-first': firstPair(pairs),
    ...Object.fromEntries(
      HERO_PAGES.map((page) => [`hero-${page}`, heroes.filter((row) => row['page'] === page).slice(0, 1)]),
    ),
    'home-projects': projects.slice(0, HOME_PROJECTS),
    portfolio: withinBytes(projects, MOST_BYTES.portfolio),
    'portfolio-cards': withinBytes(projects.map(withoutTexts), MOST_BYTES.portfolio_cards),
    'boat-types': pick(QUERIES.boat_types, content.boat_types),
    services: withinBytes(pick(QUERIES.services, content.services), MOST_BYTES.services),
    videos: withinBytes(pick(QUERIES.videos, content.videos), MOST_BYTES.videos),
    'post-cards': withinBytes(cards, MOST_BYTES.post_cards),
    // The articles that the season's advice may lead to: it links those that are there.
    'season-articles': content.posts
      .filter(({ slug }) => SEASONS.some(({ article }) => article.slug === slug))
      .map(({ slug }) => ({ slug })),
    posts: pick(`select=${POST_OF_BUILD}`, content.posts),
    'post-texts': withinBytes(pick(QUERIES.post_texts(0), content.posts), MOST_BYTES.post_texts),
  };
}
