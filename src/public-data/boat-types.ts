import { ok } from '../lib/result.ts';
import { parseBoatTypes } from './cards.ts';
import { createContentStore } from './content-store.ts';
import { QUERIES } from './queries.ts';
import { countRows, fetchRows } from './rest.ts';
import snapshot from './snapshot/boat-types.generated.json';

/** P-046: a count first, then the cards of the finder in their order. */
export const boat_types = createContentStore({
  name: 'boat-types',
  snapshot,
  parse: parseBoatTypes,
  fetch: async () => {
    const count = await countRows(QUERIES.boat_types_count);
    if (!count.ok) return count;
    return count.value === 0 ? ok([]) : await fetchRows(QUERIES.boat_types);
  },
});
