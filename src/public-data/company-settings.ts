import { FOUNDING_MEMBER } from '../content/company.ts';
import { createContentStore } from './content-store.ts';
import { QUERIES } from './queries.ts';
import { fetchRows, type RawRow } from './rest.ts';
import snapshot from './snapshot/company.generated.json';

const whole = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) ? value : otherwise;

/** Year and places of the founding members; those of company.ts where no row says them. */
function parseCompany([row]: readonly RawRow[]): { readonly year: number; readonly places: number } {
  const { year, places } = FOUNDING_MEMBER;
  return { year: whole(row?.['founding_year'], year), places: whole(row?.['founding_places'], places) };
}

/** What the company says of itself: of the build at first, of the office as soon as a page has asked. */
export const company_settings = createContentStore({
  name: 'company',
  snapshot,
  parse: parseCompany,
  fetch: () => fetchRows(QUERIES.company),
});
