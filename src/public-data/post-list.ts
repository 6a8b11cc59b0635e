import { createContentStore } from './content-store.ts';
import { parseCards } from './posts.ts';
import { QUERIES } from './queries.ts';
import { fetchRows } from './rest.ts';
import snapshot from './snapshot/post-cards.generated.json';

/** Every article as a card, the newest first (B-023). */
export const posts = createContentStore({
  name: 'posts',
  snapshot,
  parse: parseCards,
  fetch: () => fetchRows(QUERIES.post_cards),
});

/** The newest few, for who has just read one. */
export const latest_posts = createContentStore({
  name: 'posts-latest',
  snapshot,
  parse: parseCards,
  fetch: () => fetchRows(QUERIES.latest_post_cards),
});
