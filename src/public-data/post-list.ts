import { ok, type Result } from '../lib/result.ts';
import { createContentStore } from './content-store.ts';
import { parseCards } from './posts.ts';
import { CARDS_AT_ONCE, QUERIES } from './queries.ts';
import { type FetchError, fetchRows, type RawRow } from './rest.ts';
import snapshot from './snapshot/post-cards.generated.json';

/** All of them, however many there are; one that moved on between two answers is there once. */
async function fetchCards(): Promise<Result<readonly RawRow[], FetchError>> {
  const rows = new Map<unknown, RawRow>();
  for (let from = 0; ; from += CARDS_AT_ONCE) {
    const answer = await fetchRows(QUERIES.post_cards(from));
    if (!answer.ok) return answer;
    for (const row of answer.value) rows.set(row['id'], row);
    if (answer.value.length < CARDS_AT_ONCE) return ok([...rows.values()]);
  }
}

/** Every article as a card, the newest first (B-023). */
export const posts = createContentStore({
  name: 'posts',
  snapshot,
  parse: parseCards,
  fetch: fetchCards,
});

/** The newest few, for who has just read one. */
export const latest_posts = createContentStore({
  name: 'posts-latest',
  snapshot,
  parse: parseCards,
  fetch: () => fetchRows(QUERIES.latest_post_cards),
});
