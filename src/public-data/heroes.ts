import { parseHero } from './cards.ts';
import { type Content, createContentStore } from './content-store.ts';
import type { Picture } from './picture.ts';
import { type HeroPage, QUERIES } from './queries.ts';
import { fetchRows } from './rest.ts';
import snapshot from './snapshot/heroes.generated.json';

const heroOf = (page: HeroPage) =>
  createContentStore<Picture | null>({
    name: `hero-${page}`,
    snapshot: snapshot.filter((row) => row.page === page),
    parse: parseHero,
    fetch: () => fetchRows(QUERIES.hero(page)),
  });

const heroes = {
  home: heroOf('home'),
  about: heroOf('about'),
  services: heroOf('services'),
  gallery: heroOf('gallery'),
  blog: heroOf('blog'),
} as const satisfies Record<HeroPage, unknown>;

/** The hero picture of a page; null: the page's own. */
export const useHero = (page: HeroPage): Content<Picture | null> => heroes[page].use();
