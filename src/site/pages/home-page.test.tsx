import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { beforeAll, describe, expect, test } from 'vitest';
import { expertiseYears } from '../../content/company.ts';
import { COMPANY_FACTS } from '../../content/company-facts.ts';
import { OFFERING_GROUPS } from '../../content/site/offerings.ts';
import HomePage from './home-page.tsx';
import { PagePath } from '../page-path.ts';

const page = (
  <PagePath value="/">
    <HomePage />
  </PagePath>
);
/** As React draws it before the code of the lower sections is there. */
const early = renderToStaticMarkup(page);
let html = '';

beforeAll(async () => {
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  html = (await new Response(prelude).text()).replaceAll('<!-- -->', '');
});

/** Where each of the pieces begins; -1 for one that is missing. */
const places = (pieces: readonly string[]): readonly number[] => pieces.map((piece) => html.indexOf(piece));

test('the home page names the company, its line and how to reach it', () => {
  expect(html).toContain('Havenglans');
  expect(html).toContain('Premium yacht care aan uw ligplaats');
  expect(html).toContain('href="tel:+31201234567"');
  expect(html).toContain('href="mailto:info@havenglans.example"');
  expect(html).toContain('09:00–18:00');
  expect(html).toContain('Telefonisch 24/7 bereikbaar');
});

test('the home page leads staff to the sign-in', () => {
  expect(html).toMatch(/<a href="\/admin\/inloggen"[^>]*>Inloggen voor medewerkers<\/a>/);
});

test('the scene has its measures, so that nothing moves when it arrives', () => {
  expect(html).toMatch(/<img[^>]*width="2400"[^>]*height="1350"/);
});

test('P-020 N-022 the sections stand in the order of the specification, with the ids that links lead to', () => {
  const starts = places([
    '<h1>Premium yacht care',
    'aria-labelledby="probleem"',
    '<section id="services"',
    '<section id="why-choose-us"',
    'aria-labelledby="filosofie"',
    'aria-labelledby="transformaties"',
    'aria-labelledby="werkwijze"',
    'aria-labelledby="garantie"',
    'aria-labelledby="vragen"',
    '<section id="contact"',
  ]);
  expect(Math.min(...starts)).toBeGreaterThan(0);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});

test('P-021 the hero calls for an exclusive inspection and leads to the contact section', () => {
  expect(html).toMatch(/<a href="\/#contact"[^>]*>Exclusieve inspectie aanvragen<\/a>/);
});

test('the planner is the second thing of the page, before the problems', () => {
  const at = html.indexOf('href="/yacht-care-services#plan-uw-boot"');
  expect(at).toBeGreaterThan(html.indexOf('</h1>'));
  expect(at).toBeLessThan(html.indexOf('aria-labelledby="probleem"'));
});

test('P-022 P-023 the services are three cards with title, description, list and button under their heading', () => {
  const section = /<section id="services".*?<\/section>/s.exec(html)?.[0] ?? '';
  expect(section).toMatch(/<h2[^>]*>Onze Premium Yacht Diensten<\/h2>/);
  const cards = section.split('<picture').slice(1);
  expect(cards).toHaveLength(3);
  for (const [index, title] of ['Restauratie', 'Bescherming', 'Onderwaterschip'].entries()) {
    const chapter = OFFERING_GROUPS[index]?.slug;
    expect(cards[index]).toMatch(
      new RegExp(`<h3>${title}</h3><p>[^<]{30,}</p><ul>(?:<li>[^<]+</li>){3,}</ul>`),
    );
    // Where the page of each of its services is one step away.
    expect(cards[index]).toContain(`<a href="/yacht-care-services#${chapter}"`);
    expect(cards[index]).toContain('Meer informatie');
  }
});

test('P-024 P-028 until the lower sections arrive three skeletons hold the place of the services', () => {
  expect(early).toContain('<section id="services"');
  expect(early.match(/<li class="[^"]*skeleton[^"]*" aria-hidden="true"><\/li>/g)).toHaveLength(3);
  expect(early).not.toContain('id="why-choose-us"');
  expect(html).not.toContain('skeleton');
  expect(html).toContain('id="why-choose-us"');
});

test('P-026 V-001 the gallery shows the three newest projects under its heading', () => {
  const section = /<section[^>]*aria-labelledby="transformaties".*?<\/section>/s.exec(html)?.[0] ?? '';
  expect(section).toMatch(/<h2[^>]*>Premium Transformaties<\/h2>/);
  expect(section.match(/<a [^>]*data-project=/g)).toHaveLength(3);
});

test('P-025 the reasons are cards with icon, title and description', () => {
  const section = /<section id="why-choose-us".*?<\/section>/s.exec(html)?.[0] ?? '';
  expect(section.match(/<li><svg.*?<\/svg><h3>[^<]+<\/h3><p>[^<]+<\/p><\/li>/gs)).toHaveLength(6);
});

test('P-045 the process shows the four steps with their guarantees', () => {
  for (const words of ['Persoonlijke Inspectie', 'Transparante Prijsgarantie', '100% Tevredenheidsgarantie'])
    expect(html).toContain(words);
});

describe('the content of the home page', () => {
  const claims = [
    ['P-001 P-004 a free, non-binding inspection for owners of boats', /gratis en vrijblijvend/],
    ['P-002 from Amsterdam in the whole country', /vanuit Amsterdam in heel Nederland/],
    ['P-002 to the berth', /Wij komen naar uw ligplaats/],
    ['P-005 R-01 15% in the first year', /Founding member.*15% korting op alle diensten in het eerste jaar/s],
    ['P-006 Z-008 R-03 three years on gelcoat restoration', /3 jaar.{0,20}op gelcoatrestauratie/s],
    ['Z-008 R-03 up to two years on coatings', /premium gelcoat en keramische coating tot 2 jaar/],
    ['P-007 an answer within 24 hours', /binnen 24 uur antwoord/],
    ['P-008 R-05 the telephone day and night', /24\/7 aan de telefoon/],
    ['P-011 gelcoat treated', /gelcoat behandeld<\/dt><dd>2\.000\+ m²/],
    ['P-011 sealant replaced', /kitranden vervangen<\/dt><dd>250\+ m</],
    ['P-011 R-07 the rating', /uit 87 beoordelingen, eigen telling<\/dt><dd>4,9/],
    [
      'Z-006 R-04 the price and life of a ceramic coating',
      /keramische coating houdt 1–2 jaar.*€\u00a045–60 per voet/,
    ],
    ['Z-007 R-04 the life of a sealing', /verzegeling beschermt 3–6 maanden/],
    [
      'Z-009 repair and restoration',
      /om de 3–5 jaar een reparatie en zonder bescherming om de 2–3 jaar een restauratie/,
    ],
    ['Z-010 how long work takes', /2–3 dagen.*2–4 dagen.*2–3 weken/s],
    ['Z-011 what neglect costs', /15–20% van de waarde/],
    ['Z-012 polishing', /minstens één keer per jaar polijsten/],
    [
      'Z-012 sealant or ceramic',
      /twee keer per jaar een verzegeling.*of laat één keer per jaar een keramische coating/,
    ],
  ] as const;
  test.each(claims)('%s', (_claim, words) => {
    expect(html).toMatch(words);
  });

  test('P-009 years of expertise are counted from 2018', () => {
    const years = expertiseYears(new Date().getFullYear(), COMPANY_FACTS);
    expect(years).toBe(new Date().getFullYear() - 2018);
    expect(html).toContain(`jaar expertise</dt><dd>${years}</dd>`);
  });

  test.each([
    'Gelcoat reparatie en restauratie',
    'Polijsten',
    'Waxen',
    'Wassen en sealen',
    'Keramische coating',
    'Teakdek onderhoud en restauratie',
    'Behandeling van het onderwaterschip',
    'Antifouling',
    'ontkalken en ontgelen',
    'Spot reparatie',
    'Krassen verwijderen',
    'Matteren',
    'Plexiglas restauratie',
    'RVS behandeling',
    'Zeilen wassen en impregneren',
    'Kitranden vervangen',
    'Complete yacht detailing',
  ])('P-003 names %s', (service) => {
    expect(html).toContain(service);
  });
});
