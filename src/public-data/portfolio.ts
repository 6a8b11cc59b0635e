import { createContentStore } from './content-store.ts';
import { parsePairs } from './pairs.ts';
import { parsePortfolio } from './projects.ts';
import { QUERIES } from './queries.ts';
import { fetchRows } from './rest.ts';
import pairs_snapshot from './snapshot/before-after.generated.json';
import snapshot from './snapshot/portfolio.generated.json';

/** All projects (D-004). */
export const portfolio = createContentStore({
  name: 'portfolio',
  snapshot,
  parse: parsePortfolio,
  fetch: () => fetchRows(QUERIES.portfolio),
});

/** The pictures before and after (D-002). */
export const before_after = createContentStore({
  name: 'before-after',
  snapshot: pairs_snapshot,
  parse: parsePairs,
  fetch: () => fetchRows(QUERIES.before_after),
});
