import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { COMPANY, companyOf } from '../../content/company.ts';
import { REGIONS } from '../../content/site/regions.ts';
import { COMPANY_FACTS } from '../../content/company-facts.ts';
import ContactPage from './contact-page.tsx';
import { WATERS as GERMAN_WATERS } from '../../content/de/site/waters.ts';
import { WATERS as ENGLISH_WATERS } from '../../content/en/site/waters.ts';
import { WATERS } from '../../content/site/waters.ts';
import { contactPresetOf, placesOf } from '../../routes.ts';
import { PagePath } from '../page-path.ts';
import { BuiltProjects } from '../waters/built-projects.ts';

const PROJECTS = [
  { id: 'a', title: 'Een teakdek', location: 'Regatta Center, Medemblik' },
  { id: 'b', title: 'Een zeilhuik', location: 'Buyshaven, Enkhuizen' },
  { id: 'c', title: 'Een spiegel', location: 'Marina Seaport IJmuiden' },
  { id: 'd', title: 'Zonder plaats', location: null },
];
const html = renderToStaticMarkup(
  <BuiltProjects value={PROJECTS}>
    <PagePath value="/contact">
      <ContactPage />
    </PagePath>
  </BuiltProjects>,
);
const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';

test('G-008 R-10 the contact page names telephone, e-mail, hours, base and regions', () => {
  expect(main).toContain(`href="${COMPANY.phone.href}"`);
  expect(main).toContain(`href="${COMPANY.email.href}"`);
  for (const { days, opens, closes } of companyOf(COMPANY_FACTS).hours) {
    expect(main).toContain(days);
    expect(main).toContain(`${opens}–${closes}`);
  }
  for (const { name, locations } of REGIONS) {
    expect(main).toContain(name);
    for (const place of locations) expect(main).toContain(place);
  }
});

test('D-014 R-06 the map of our waters names every province of the regions, and the one more that its own places lie in', () => {
  const of_waters = WATERS.flatMap(({ provinces }) => provinces.split(' en '));
  expect(new Set(of_waters)).toEqual(new Set([...REGIONS.map(({ name }) => name), 'Gelderland']));
  const in_gelderland = WATERS.filter(({ provinces }) => provinces.includes('Gelderland'));
  expect(
    in_gelderland.map(({ slug }) => slug),
    'Harderwijk and Elburg',
  ).toEqual(['randmeren']);
});

test.each([
  ['Dutch', WATERS, ['Projecten op het IJsselmeer', 'Projecten op de Friese meren']],
  ['English', ENGLISH_WATERS, ['Projects on the IJsselmeer', 'Projects on the Frisian lakes']],
  ['German', GERMAN_WATERS, ['Projekte auf dem IJsselmeer', 'Projekte auf den Friesischen Seen']],
] as const)('R-06 the projects of a water are done on it, in %s words of its own', (_, waters, some) => {
  const said = waters.map(({ projects }) => projects);
  expect(said).toEqual(expect.arrayContaining([...some]));
  expect(new Set(said.map((words) => words.split(' ')[0])).size, 'no name of another language').toBe(1);
});

test('R-05 R-06 day and night by telephone beside the hours of work; the whole country, with examples', () => {
  expect(main).toContain('Telefonisch 24/7 bereikbaar');
  expect(main).toMatch(
    /Wij werken in heel Nederland\. Binnen 100\u00a0km van Amsterdam .* bijvoorbeeld hier/,
  );
});

test('P-004 P-007 P-008 inspection is free, an answer comes within 24 hours, the telephone is always answered', () => {
  expect(main).toContain('gratis en vrijblijvend');
  expect(main).toContain('binnen 24 uur');
  expect(main).toContain('24/7');
});

test('a letter can be written at once, with our questions in it', () => {
  const href = /href="(mailto:[^"]*subject=[^"]*)"/.exec(main)?.[1] ?? '';
  expect(decodeURIComponent(href)).toContain('Type en lengte van de boot:');
});

/** The entry of a water in the list. */
const entryOf = (slug: string): string =>
  main.slice(main.indexOf(`<li id="${slug}">`)).split('<li id="')[1] ?? '';
const hrefsIn = (markup: string): readonly URL[] =>
  [...markup.matchAll(/href="([^"]*)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), 'https://havenglans.example/contact'),
  );

test('every mark of the map leads to an entry of the list, and the list says the same without the map', () => {
  const chart = /<svg viewBox="0 0 780 930">.*?<\/svg>/s.exec(main)?.[0] ?? '';
  for (const { slug, name, places } of WATERS) {
    expect(chart).toContain(`<a href="#${slug}" aria-label="${name}">`);
    const entry = entryOf(slug);
    expect(entry).toContain(`<h3>${name}</h3>`);
    for (const place of places) expect(entry).toContain(`>${place.name}</a>`);
  }
});

test('a place of the list leads to a request with the place in it', () => {
  const [first] = hrefsIn(entryOf('markermeer'));
  expect([first?.pathname, first?.hash]).toEqual(['/contact', '#contact']);
  expect(contactPresetOf(first?.search ?? '')).toMatchObject({ berth: 'Monnickendam' });
});

test('a water shows the projects done on it, each with its place, and leads to the portfolio of them together', () => {
  const entry = entryOf('ijsselmeer');
  expect(entry).toContain(
    '<a href="/portfolio?project=a">Een teakdek</a><span>Regatta Center, Medemblik</span>',
  );
  expect(entry).toContain('Een zeilhuik');
  const together = hrefsIn(entry).find(({ search }) => placesOf(search).length > 0);
  expect(placesOf(together?.search ?? '')).toEqual(['Medemblik', 'Enkhuizen']);
  expect(together?.hash).toBe('#projecten');
});

test('a project at IJmuiden is none at Muiden', () => {
  expect(entryOf('amsterdam')).toContain('Een spiegel');
  expect(entryOf('markermeer')).not.toContain('Een spiegel');
  expect(main).not.toContain('Zonder plaats');
});
