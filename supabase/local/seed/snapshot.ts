import { HOME_PROJECTS, QUERIES } from '../../../src/public-data/queries.ts';
import type { SiteContent } from './site-content.ts';

type Row = Readonly<Record<string, unknown>>;

/** The columns a query asks for, so that the finished pages hold what the backend would answer. */
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
  return {
    'before-after': pick(
      QUERIES.before_after,
      pairs.toSorted((a, b) => a.order_index - b.order_index || a.id.localeCompare(b.id)),
    ),
    heroes: pick(QUERIES.hero('home'), heroes),
    'home-projects': pick(QUERIES.home_projects, newest.slice(0, HOME_PROJECTS)),
    portfolio: pick(QUERIES.portfolio, newest),
    'boat-types': pick(QUERIES.boat_types, content.boat_type_images),
    services: pick(QUERIES.services, content.services),
    videos: pick(QUERIES.videos, content.videos),
  };
}

/** A snapshot as the file that is checked in. */
export const snapshotText = (rows: readonly Row[]): string =>
  `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
