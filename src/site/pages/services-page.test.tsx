import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BOAT_TYPES, OFFERING_GROUPS, OFFERINGS } from '../../content/site/offerings.ts';
import { planSection } from '../../content/site/boat-plan-section.ts';
import { priceRates } from '../../content/site/prices.ts';
import { services } from '../../content/site/services.ts';
import { routes } from '../../routes.ts';
import { Regions } from '../services/sections.tsx';
import { MAX_FEATURES, ServiceEntry } from '../services/service-list.tsx';
import { ServicesHero } from '../services/services-hero.tsx';
import ServicesPage from './services-page.tsx';
import { PagePath } from '../page-path.ts';

const html = renderToStaticMarkup(
  <PagePath value={routes.services()}>
    <ServicesPage />
  </PagePath>,
);
const text = html
  .replaceAll(/<[^>]+>/g, ' ')
  .replaceAll('&amp;', '&')
  .replaceAll(/[\s\u00a0]+/g, ' ');
const { intro, challenges, treatments, finder, process, regions, reasons, faq, list, contact } = services;
const section = ({ heading }: { heading: string }): string =>
  html.split(`>${heading}</h2>`)[1]?.split('</section>')[0] ?? '';

test('P-040 the sections stand in the order of the specification, the contact link last', () => {
  const order = [
    '<h1',
    ...[intro, challenges, treatments, finder, process, regions, reasons, faq, list, contact].map(
      ({ heading }) => `>${heading}</h2>`,
    ),
  ].map((mark) => html.indexOf(mark));
  expect(order.every((place) => place > 0)).toBe(true);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(html.slice(html.indexOf('id="afspraak-kop"'))).toContain('href="/#contact"');
});

test('the planner is the second thing of the page, right below the hero', () => {
  const at = html.indexOf(`>${planSection.heading}</h2>`);
  expect(at).toBeGreaterThan(html.indexOf('<h1'));
  expect(at).toBeLessThan(html.indexOf(`>${intro.heading}</h2>`));
});

test('P-041 R-57 the hero leads to the portfolio and to the contact form on the home page', () => {
  const hero = renderToStaticMarkup(<ServicesHero built={['portfolio']} />);
  expect(hero).toContain('href="/portfolio"');
  expect(hero).toContain('href="/#contact"');
});

test('P-042 Gelcoat Uitdagingen are discolouration and oxidation, fouling, and loss of value', () => {
  const titles = section(challenges).match(/<h3[^>]*>[^<]*/g);
  expect(challenges.heading).toBe('Gelcoat Uitdagingen');
  expect(titles?.map((title) => title.replace(/.*>/, ''))).toEqual([
    'Verkleuring en oxidatie',
    'Aangroei op de romp',
    'Waardeverlies',
  ]);
});

test('P-043 six specialist treatments', () => {
  expect(section(treatments).match(/<h3/g)).toHaveLength(6);
});

test('P-044 four steps: consultation, quote, execution, delivery with guarantee certificates', () => {
  const titles = section(process).match(/<h3[^>]*>([^<]*)/g);
  expect(titles?.map((title) => title.replace(/.*>/, ''))).toEqual([
    'Gratis consultatie',
    'Gedetailleerde offerte',
    'Professionele uitvoering',
    'Oplevering en garantiecertificaten',
  ]);
});

test('P-046 P-050 N-022 the finder has a card for each boat, with what we recommend and a way to all of it', () => {
  const cards = html.slice(html.indexOf('id="solution_finder"')).split('</section>')[0] ?? '';
  for (const { name, recommended } of BOAT_TYPES) {
    expect(cards).toMatch(new RegExp(`<h3[^>]*><a[^>]*>${name}</a></h3>`));
    expect(cards).toContain(`Bekijk alle ${name} services`);
    for (const slug of recommended)
      expect(cards).toContain(`<li>${OFFERINGS.find((offering) => offering.slug === slug)?.title}</li>`);
  }
});

test.each([
  ['P-057', 'Noord-Holland', ['Amsterdam', 'Muiden', 'Monnickendam', 'IJmuiden']],
  ['P-058', 'Zuid-Holland', ['Rotterdam', 'Kaag', 'Leiden', 'Den Haag']],
  ['P-059', 'Flevoland', ['Almere', 'Lelystad', 'Zeewolde', 'Urk']],
  ['P-060', 'Utrecht', ['Loosdrecht', 'Vinkeveen', 'Breukelen']],
] as const)('%s the region %s', (_id, province, places) => {
  const region = section(regions).split(`<dt>${province}</dt>`)[1]?.split('</div>')[0];
  expect(region?.match(/<dd>[^<]+/g)?.map((place) => place.slice(4))).toEqual(places);
});

test('P-057 P-058 P-059 P-060 R-06 the regions are examples; the whole country is served', () => {
  expect(section(regions)).toContain('Noord-Holland');
  expect(section(regions)).toContain('heel Nederland');
});

test('D-014 a region is a name with a list of places', () => {
  const one = renderToStaticMarkup(<Regions regions={[{ name: 'Zeeland', locations: ['Veere', 'Goes'] }]} />);
  expect(one).toContain('<dt>Zeeland</dt><dd>Veere</dd><dd>Goes</dd>');
});

test('P-061 Z-006 Z-007 the questions open one by one and give the figures of coating and sealing', () => {
  const questions = section(faq);
  expect(questions.match(/<details/g)?.length).toBe(5);
  expect(questions).toContain('€\u00a045–60 per voet');
  expect(questions).toContain('houdt 1–2 jaar');
  expect(questions).toContain('houdt 3–6 maanden');
});

test('R-04 a coating is nowhere promised three to five years: that is the interval of gelcoat repair', () => {
  for (const sentence of text.split('.').filter((one) => one.includes('3–5 jaar')))
    expect(sentence).toMatch(/gelcoatreparatie/);
  expect(text).toContain('tot 6 maanden');
});

test('Z-008 R-03 three years on gelcoat restoration, up to two on premium gelcoat and ceramic coating', () => {
  expect(text).toContain('3 jaar op gelcoatrestauratie, tot 2 jaar op premium gelcoat en keramische coating');
});

test('Z-009 Z-010 Z-011 Z-012 intervals, times, what neglect costs and what we advise', () => {
  for (const fact of [
    'Zonder bescherming is om de 2–3 jaar een restauratie nodig, een gelcoatreparatie om de 3–5 jaar',
    'Een basisbehandeling duurt 2–3 dagen, een volledige transformatie met dek, ramen en naden 2–3 weken',
    'onderwaterschip 2–4 dagen',
    '15–20% van de waarde kost achterstallig onderhoud',
    'Polijsten minstens één keer per jaar',
    'Wij adviseren het twee keer per jaar',
    'wij adviseren hem één keer per jaar bij te werken',
  ])
    expect(text).toContain(fact);
});

test('P-053 R-57 each offering has title, description, three features, price and a link that carries it', () => {
  for (const { slug, title, description, features } of OFFERINGS) {
    const entry = html.slice(html.indexOf(`<li id="${slug}"`)).split('Meer informatie</a>')[0] ?? '';
    expect(entry).toContain(title);
    expect(entry).toContain(description);
    expect(entry).toContain('U merkt: ');
    for (const feature of features.slice(0, 3)) expect(entry).toContain(`<li>${feature}</li>`);
    expect(entry).toMatch(/Op aanvraag|Vanaf €/);
    expect(entry).toContain(`href="${routes.offering(slug)}"`);
  }
});

test('P-063 an offering has icon, title, description, link, price text and features', () => {
  for (const { slug, title, description, price } of OFFERING_GROUPS) {
    const chapter = html.slice(html.indexOf(`<section id="${slug}"`)).split('<ul')[0] ?? '';
    expect(chapter).toContain('<svg');
    expect(chapter).toContain('<img');
    expect(chapter).toContain(title.replace('&', '&amp;'));
    expect(chapter).toContain(description);
    expect(chapter).toContain(price === null ? 'Op aanvraag' : 'Vanaf €');
    // What a group's price buys, since its services have prices of their own.
    expect(chapter.includes('>Voor '), title).toBe(price !== null);
  }
});

test('P-053 Z-014 of more features than three the list shows the first three', () => {
  const [offering] = OFFERINGS;
  if (!offering) throw new Error('there is no offering');
  const entry = renderToStaticMarkup(
    <ServiceEntry offering={{ ...offering, features: ['een', 'twee', 'drie', 'vier'] }} boat={null} />,
  );
  expect(MAX_FEATURES).toBe(3);
  expect(entry).toContain('<li>drie</li>');
  expect(entry).not.toContain('vier');
});

const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';

test('without a script everything can be read: all tabs at once, the rates, and nothing that needs a click', () => {
  expect(html.match(/<h4/g)).toHaveLength(13);
  expect(main).not.toMatch(/role="tab|<select|<input/);
  for (const { slug, tab } of OFFERING_GROUPS)
    expect(html).toMatch(new RegExp(`<a id="tab-[a-z]+" href="#${slug}">${tab}</a>`));
  expect(section(planSection)).toContain('Antifouling Aanbrengen');
  expect(section(planSection)).toMatch(/Onderwaterschip Service<small>Voor schoonmaken;[^<]*<\/small><\/dt>/);
  expect(section(planSection)).toContain(priceRates.without_script);
});

test.each([
  ['gelcoat repair and restoration', 'Gelcoat reparatie en restauratie'],
  ['polishing', 'Polijsten'],
  ['waxing', 'waxen'],
  ['washing and sealing', 'Wassen en Sealen'],
  ['ceramic coating', 'Keramische coating'],
  ['teak deck maintenance', 'Teak Deck Onderhoud'],
  ['teak deck restoration', 'Teakdek restauratie'],
  ['underwater hull treatment', 'Onderwaterschip behandeling'],
  ['antifouling', 'Antifouling Aanbrengen'],
  ['hull descaling and de-yellowing', 'Ontkalken en Ontgelen Romp'],
  ['spot repair', 'Spot Reparatie'],
  ['scratch removal', 'Krassen Verwijderen'],
  ['matting', 'Matteren'],
  ['plexiglass restoration', 'Plexiglas Restauratie'],
  ['stainless steel treatment', 'RVS Behandeling'],
  ['sail washing and impregnation', 'Zeilen Wassen en Impregneren'],
  ['replacing sealant edges', 'Kitranden Vervangen'],
  ['complete yacht detailing', 'Complete yacht detailing'],
])('P-003 %s is named', (_service, name) => {
  expect(text).toContain(name);
});

test('headings come in order, without a level left out', () => {
  const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  expect(levels[0]).toBe(1);
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1));
});
