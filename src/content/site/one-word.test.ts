import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { terms } from '../legal/terms.ts';
import { about } from './about.ts';
import { blog } from './blog.ts';
import { CHECK_GROUPS, unsubscribed } from './checklist.ts';
import { home } from './home.ts';
import { homeLower } from './home-lower.ts';
import { OFFERING_TEXTS } from './offering-pages/index.ts';
import { OFFERING_GROUPS } from './offerings.ts';
import { portfolio } from './portfolio.ts';
import { services } from './services.ts';
import { viewer } from './viewer.ts';

const texts = JSON.stringify([
  about,
  blog,
  CHECK_GROUPS,
  home,
  homeLower,
  OFFERING_GROUPS,
  OFFERING_TEXTS,
  portfolio,
  services,
  terms,
  viewer,
  ...['post-texts', 'portfolio', 'videos', 'services'].map((name) =>
    readFileSync(new URL(`../../public-data/snapshot/${name}.generated.json`, import.meta.url), 'utf8'),
  ),
]);

test.each([
  ['keramische coating', /ceramic (?:coating|laag)|keramische laag/g],
  ['verzegeling', /sealing|[Ee]en sealant/g],
  ['gelcoatrestauratie, gelcoatspecialist', /gelcoat (?:restauratie|specialist)/g],
  ['teakdek', /[Tt]eak de[ck]k?\b/g],
  ['hij, of hem', /waar zij ligt|wordt zij|Bekijk haar|haar spiegelbeeld/g],
])('one thing has one word in running text: %s', (_word, others) => {
  expect(texts.match(others) ?? []).toEqual([]);
});

test('what was no Dutch is mended', () => {
  const faults =
    /plekken zijn een nieuwe laag toe|de inlaatrooster|elk waas|dat hij haar zink|Meten voor wij|Voor wij beginnen|teak (?:rand|kuip)|Teak kuip|tot € \d+ per/g;
  expect(texts.match(faults) ?? []).toEqual([]);
});

test('what neglect costs is said once a page, and work under the waterline is not promised at the berth', () => {
  expect(JSON.stringify(home).match(/15–20%/g)).toHaveLength(1);
  expect(JSON.stringify(services).match(/15–20%/g)).toHaveLength(1);
  expect(services.intro.paragraphs.join(' ')).toContain('Boven de waterlijn blijft uw boot');
});

test('R-25 the page after unsubscribing says that the link is used up, for a link that is used again', () => {
  expect(unsubscribed.text).toContain('De link is opgebruikt');
});
