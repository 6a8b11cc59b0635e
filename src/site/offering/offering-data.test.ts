import { expect, test } from 'vitest';
import { PRICES } from '../../content/company.ts';
import { OFFERING_TEXTS } from '../../content/site/offering-pages/index.ts';
import { OFFERINGS } from '../../content/site/offerings.ts';
import { shownOffering } from './offering-data.ts';
import { offeringThings } from './offering-things.ts';

const SLUGS = OFFERINGS.map(({ slug }) => slug);

test('R-45 each of the thirteen offerings has a page, and no page is of another', () => {
  expect(OFFERING_TEXTS.map(({ slug }) => slug).toSorted()).toEqual(SLUGS.toSorted());
  for (const key of ['tab', 'summary', 'about'] as const)
    expect(new Set(OFFERING_TEXTS.map((text) => text[key])).size).toBe(SLUGS.length);
});

test.each(OFFERING_TEXTS)(
  'G-022 $slug says in full what it is and is not for, and fits into a search result',
  ({ tab, summary, suits, not_suits, questions }) => {
    expect(`${tab} | Havenglans`.length).toBeLessThanOrEqual(70);
    expect(summary.length).toBeGreaterThan(100);
    expect(summary.length).toBeLessThanOrEqual(180);
    expect(suits.length).toBeGreaterThanOrEqual(3);
    expect(not_suits.length).toBeGreaterThanOrEqual(3);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  },
);

test('Z-001 no text of a page names an amount: prices come from the price list', () => {
  expect(JSON.stringify(OFFERING_TEXTS)).not.toMatch(/€|\d+ euro/);
  expect(shownOffering('antifouling-aanbrengen').price.replaceAll('\u00a0', ' ')).toBe(
    'Vanaf € 75 per meter',
  );
  expect(shownOffering('matteren')).toMatchObject({ price: 'Op aanvraag', has_amount: false });
});

test('R-03 three years stand only where the work belongs to a gelcoat restoration', () => {
  const years = OFFERING_TEXTS.filter(({ guarantee }) => /\d jaar/.test(guarantee));
  expect(years.map(({ slug }) => slug)).toEqual([
    'polijsten-en-poetsen',
    'spot-reparatie',
    'krassen-verwijderen',
  ]);
  for (const { guarantee } of years) expect(guarantee).toBe('3 jaar als deel van een gelcoatrestauratie');
});

const project = (id: string, title: string, services: string) => ({
  id,
  title,
  services,
  category: 'Houtwerk',
  description: 'Met zorg gedaan.',
  type: 'project',
  image_url: `/scenes/${id}.webp`,
  alt: 'Een dek.',
  transform_id: `pair-${id}`,
  active: true,
});

const half = (is_before: boolean) => ({
  pair_id: 'pair-a',
  is_before,
  title: 'Dek',
  image_url: `/scenes/a-${is_before}.webp`,
});

test('a page shows the projects and articles that name its work, at most three of each, and the first of them before and after', () => {
  const shown = shownOffering('teak-deck-onderhoud', {
    projects: ['a', 'b', 'c', 'd'].map((id) => project(id, `Dek ${id}`, 'Schuren')),
    pairs: [half(true), half(false)],
    posts: [
      { id: '1', slug: 'teak', title: 'Teak in het voorjaar' },
      { id: '2', slug: 'motor', title: 'De motor' },
    ],
  });
  expect(shown.projects.map(({ title }) => title)).toEqual(['Dek a', 'Dek b', 'Dek c']);
  expect(shown.pair?.pair_id).toBe('pair-a');
  expect(shown.articles.map(({ slug }) => slug)).toEqual(['teak']);
  expect(shown.others.map(({ slug }) => slug)).not.toContain('teak-deck-onderhoud');
});

test('no page shows work that it says it is not for: the seams of a teak deck are not on that of sealant', () => {
  const shown = shownOffering('kitranden-vervangen');
  expect(shown.not_suits.join()).toContain('teakdek');
  expect(shown.projects.filter(({ title }) => /teak/i.test(title))).toEqual([]);
  expect(shown.pair?.title).toBe('Kitranden van een raam vernieuwd');
});

test('before and after stand on every page whose work one of our projects shows, or a pair of its own, and on no other', () => {
  const pairs = new Map(OFFERING_TEXTS.map(({ slug }) => [slug, shownOffering(slug).pair?.pair_id ?? '']));
  const not_of_projects = [...pairs].filter(([, pair]) => !pair.startsWith('project-'));
  expect(Object.fromEntries(not_of_projects)).toEqual({
    matteren: 'detail-deck',
    'plexiglas-restauratie': 'detail-window',
    'spot-reparatie': 'detail-spot',
    'kitranden-vervangen': 'detail-seam',
  });
  for (const [slug] of not_of_projects) expect(shownOffering(slug).projects, slug).toEqual([]);
});

test('a pair that names the work stands in for a project that has none, and on no page whose work it does not name', () => {
  const pairs = [true, false].map((is_before) => ({ ...half(is_before), title: 'Plexiglas' }));
  const rows = { projects: [], pairs, posts: [] };
  expect(shownOffering('plexiglas-restauratie', rows).pair?.pair_id).toBe('pair-a');
  expect(shownOffering('matteren', rows).pair).toBe(null);
});

test('a page without projects, pictures and articles stands without them', () => {
  const shown = shownOffering('antifouling-aanbrengen', { projects: [], pairs: [], posts: [] });
  expect(shown).toMatchObject({ projects: [], articles: [], pair: null });
});

test('G-033 an offering tells machines its price, its questions and its place, and only what it has', () => {
  const things = offeringThings(shownOffering('spot-reparatie'));
  const of = (type: string) => things.find((thing) => thing['@type'] === type);
  expect(of('Service')).toMatchObject({
    name: 'Spot Reparatie',
    url: 'https://havenglans.example/diensten/spot-reparatie',
    offers: { priceSpecification: { minPrice: PRICES.spot_repair.from_cents / 100, unitText: 'spot' } },
  });
  expect(of('FAQPage')?.['mainEntity']).toHaveLength(3);
  expect(of('BreadcrumbList')?.['itemListElement']).toHaveLength(3);
  const on_request = offeringThings(shownOffering('matteren')).find((thing) => thing['@type'] === 'Service');
  expect(on_request).not.toHaveProperty('offers');
});
