import { cardPreview } from '../../../src/domain/post.ts';
import { HOME_PROJECTS, QUERIES } from '../../../src/public-data/queries.ts';
import type { SiteContent } from './site-content.ts';

type Row = Readonly<Record<string, unknown>>;

/** What only the viewer says: it arrives after the page. */
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

/** The columns a query asks for, so that the finished pages hold what the backend would answer; without `former`, which no row of the demo has. */
function pick(query: string, rows: readonly Row[]): Row[] {
  const columns = (/select=([^&]+)/.exec(query)?.[1] ?? '').split(',');
  return rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
}

/** What the public queries answer in the demo world, by file name in src/public-data/snapshot. */
export function makeSnapshot(content: SiteContent): Readonly<Record<string, readonly Row[]>> {
  const { images, transformations } = content;
  const heroes = images.filter(({ type }) => type === 'hero');
  const newest = transformations.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  const pairs = images.filter(({ type }) => type === 'before_after');
  const all_pairs = pick(
    QUERIES.before_after,
    pairs.toSorted((a, b) => a.order_index - b.order_index || a.id.localeCompare(b.id)),
  );
  const posts = content.blog_posts.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  const projects = pick(QUERIES.portfolio, newest);
  return {
    'before-after': all_pairs,
    'before-after-first': all_pairs.filter(({ pair_id }) => pair_id === all_pairs[0]?.['pair_id']),
    heroes: pick(QUERIES.hero('home'), heroes),
    'home-projects': pick(QUERIES.home_projects, newest.slice(0, HOME_PROJECTS)),
    portfolio: projects,
    'portfolio-cards': projects.map(withoutTexts),
    'boat-types': pick(QUERIES.boat_types, content.boat_type_images),
    services: pick(QUERIES.services, content.services),
    videos: pick(QUERIES.videos, content.videos),
    'post-cards': pick(QUERIES.post_cards(0), posts).map(withoutUnusedTexts),
    posts: pick(QUERIES.post(''), posts),
    'post-texts': pick(QUERIES.post_texts(0), posts),
  };
}

/** A snapshot as the file that is checked in. */
export const snapshotText = (rows: readonly Row[]): string =>
  `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
