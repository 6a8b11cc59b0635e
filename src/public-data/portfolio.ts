import { parseServices } from './cards.ts';
import { createContentStore } from './content-store.ts';
import { parsePairs } from './pairs.ts';
import { parsePortfolio } from './projects.ts';
import { QUERIES } from './queries.ts';
import { fetchRows, type RawRow } from './rest.ts';
import pairs_snapshot from './snapshot/before-after-first.generated.json';
import snapshot from './snapshot/portfolio-cards.generated.json';
import services_snapshot from './snapshot/services.generated.json';
import videos_snapshot from './snapshot/videos.generated.json';
import { parseVideos } from './videos.ts';

const wholeOf = (rows: Promise<{ readonly default: readonly RawRow[] }>) =>
  rows.then((found) => found.default);

/** All projects (D-004); what only the viewer says comes after the page. */
export const portfolio = createContentStore({
  name: 'portfolio',
  snapshot,
  whole: () => wholeOf(import('./snapshot/portfolio.generated.json')),
  parse: parsePortfolio,
  fetch: () => fetchRows(QUERIES.portfolio),
});

/** The pictures before and after (D-002); the page begins with the first pair. */
export const before_after = createContentStore({
  name: 'before-after',
  snapshot: pairs_snapshot,
  whole: () => wholeOf(import('./snapshot/before-after.generated.json')),
  parse: parsePairs,
  fetch: () => fetchRows(QUERIES.before_after),
});

/** The service cards of the portfolio page (D-006). */
export const service_cards = createContentStore({
  name: 'services',
  snapshot: services_snapshot,
  parse: parseServices,
  fetch: () => fetchRows(QUERIES.services),
});

/** The videos of the portfolio page (P-086). */
export const videos = createContentStore({
  name: 'videos',
  snapshot: videos_snapshot,
  parse: parseVideos,
  fetch: () => fetchRows(QUERIES.videos),
});
