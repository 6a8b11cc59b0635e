import { createContentStore } from './content-store.ts';
import { parseNewest } from './projects.ts';
import { HOME_PROJECTS, QUERIES } from './queries.ts';
import { fetchRows } from './rest.ts';
import snapshot from './snapshot/home-projects.generated.json';

/** The newest projects, for home (V-029). */
export const home_projects = createContentStore({
  name: 'home-projects',
  snapshot,
  parse: (rows) => parseNewest(rows, HOME_PROJECTS),
  fetch: () => fetchRows(QUERIES.home_projects),
});
