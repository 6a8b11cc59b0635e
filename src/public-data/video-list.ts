import { createContentStore } from './content-store.ts';
import { QUERIES } from './queries.ts';
import { fetchRows } from './rest.ts';
import snapshot from './snapshot/videos.generated.json';
import { parseVideos } from './videos.ts';

/** The videos of the portfolio page (P-086). */
export const videos = createContentStore({
  name: 'videos',
  snapshot,
  parse: parseVideos,
  fetch: () => fetchRows(QUERIES.videos),
});
