import { parseServices } from './cards.ts';
import { createContentStore } from './content-store.ts';
import { QUERIES } from './queries.ts';
import { fetchRows } from './rest.ts';
import snapshot from './snapshot/services.generated.json';

/** The service cards of the portfolio page (D-006). */
export const service_cards = createContentStore({
  name: 'services',
  snapshot,
  parse: parseServices,
  fetch: () => fetchRows(QUERIES.services),
});
