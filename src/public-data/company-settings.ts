import { companyOf } from '../content/company.ts';
import { COMPANY_FACTS, type CompanyFacts } from '../content/company-facts.ts';
import { createContentStore } from './content-store.ts';
import { QUERIES } from './queries.ts';
import { fetchRows, type RawRow } from './rest.ts';

type Known = Readonly<Record<string, unknown>>;

const kindOf = (value: unknown): string => (value === null ? 'string' : typeof value);

const isFacts = (row: Known): row is Known & CompanyFacts =>
  Object.entries(COMPANY_FACTS).every(([name, own]) => kindOf(row[name]) === kindOf(own));

/** The company as the row says it; as the build knew it where the row says something else than facts. */
const parseCompany = ([row = {}]: readonly RawRow[]): ReturnType<typeof companyOf> =>
  companyOf(isFacts(row) ? row : COMPANY_FACTS);

const company_settings = createContentStore({
  name: 'company',
  snapshot: [{ ...COMPANY_FACTS }],
  parse: parseCompany,
  fetch: () => fetchRows(QUERIES.company),
});

/** What the company says of itself: as the build knew it at first, as the office says once the page has asked. */
export const useCompany = (): ReturnType<typeof companyOf> => company_settings.use().items;
