import { parseHero } from './cards.ts';
import { createContentStore } from './content-store.ts';
import { type HeroPage, QUERIES } from './queries.ts';
import { fetchRows, type RawRow } from './rest.ts';

/** The hero picture of a page; null: the page's own. Each page brings its own row of the snapshot, and no other. */
export const createHero = (page: HeroPage, snapshot: readonly RawRow[]) =>
  createContentStore({
    name: `hero-${page}`,
    snapshot,
    parse: parseHero,
    fetch: () => fetchRows(QUERIES.hero(page)),
  });

export type Hero = Pick<ReturnType<typeof createHero>, 'use'>;
