import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { pageMetadata, pageTitles } from '../../src/content/site/page-metadata.ts';
import {
  BUILT_PAGES,
  type BuiltPage,
  NOINDEX_PAGES,
  PUBLIC_PATHS,
  type PublicPage,
} from '../../src/routes.ts';
import { RATING } from '../../src/content/company.ts';
import { canonicalAddress, indexablePaths } from '../../src/site/seo/page-address.ts';
import { inlineHashes } from '../../supabase/local/host/inline-hashes.ts';
import { builtSite, gzipBytes } from '../support/built-site.ts';

const MAX_PAGE_BYTES = 15_000;
const SITE = 'https://havenglans.example';

let folder = '';
const fileOf = (page: BuiltPage): string =>
  page === 'home' ? 'index.html' : `${PUBLIC_PATHS[page].slice(1)}/index.html`;
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

beforeAll(async () => {
  folder = await builtSite();
}, 120_000);

const contents = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) =>
    found.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  );

test('G-003 G-004 G-006 G-007 G-008 every page has the address of the specification, and is finished there', () => {
  expect(PUBLIC_PATHS).toMatchObject({
    home: '/',
    services: '/yacht-care-services',
    about: '/over-ons',
    portfolio: '/portfolio',
    contact: '/contact',
  });
  for (const page of BUILT_PAGES) expect(existsSync(join(folder, fileOf(page))), page).toBe(true);
});

test('N-022 the sections that others lead to are there', () => {
  const sections: Partial<Record<PublicPage, readonly string[]>> = {
    home: ['contact', 'services', 'why-choose-us'],
    services: ['solution_finder'],
    portfolio: ['founding_member'],
  };
  for (const page of BUILT_PAGES)
    for (const id of sections[page] ?? []) expect(read(fileOf(page)), page).toContain(` id="${id}"`);
});

test.each(BUILT_PAGES)(
  'G-015 %s is finished HTML with its fixed title, one heading and words below it',
  (page) => {
    const html = read(fileOf(page));
    expect(contents(html, /<title>([^<]*)<\/title>/g)).toEqual([pageTitles[page]]);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<\/h1>.{0,80}<p[^>]*>[^<]{20,}/s);
  },
);

test.each(BUILT_PAGES.filter((page) => !NOINDEX_PAGES.includes(page)))(
  'G-019 G-020 G-022 %s names its one address, both languages and what it is about',
  (page) => {
    const html = read(fileOf(page));
    const address = canonicalAddress(PUBLIC_PATHS[page]);
    expect(contents(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([address]);
    expect(contents(html, /hreflang="([^"]*)"/gi)).toEqual(['nl-NL', 'x-default']);
    expect(contents(html, /<meta name="description" content="([^"]*)"/g)).toEqual([
      pageMetadata[page].description,
    ]);
    expect(html).not.toMatch(/name="robots"/);
  },
);

test.each(BUILT_PAGES)('G-023 %s has a picture for shared links that exists', (page) => {
  const [picture = ''] = contents(read(fileOf(page)), /<meta property="og:image" content="([^"]*)"/g);
  expect(picture.startsWith(`${SITE}/scenes/`)).toBe(true);
  expect(existsSync(join(folder, picture.slice(SITE.length)))).toBe(true);
});

test.each(BUILT_PAGES)('G-033 %s carries structured data whose every reference leads somewhere', (page) => {
  const html = read(fileOf(page));
  const blocks = contents(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs);
  expect(blocks).toHaveLength(1);
  const data: { '@context': string; '@graph': readonly Record<string, unknown>[] } = JSON.parse(
    blocks[0] ?? '',
  );
  expect(data['@context']).toBe('https://schema.org');
  for (const thing of data['@graph']) expect(thing['@type']).toEqual(expect.any(String));
  const named = data['@graph'].map((thing) => thing['@id']).filter((id) => typeof id === 'string');
  expect(new Set(named).size).toBe(named.length);
  for (const [, id = ''] of JSON.stringify(data).matchAll(/\{"@id":"([^"]+)"\}/g))
    expect(named).toContain(id);
  // Data is not run: the policy of the page needs the hash of the loader only.
  expect(inlineHashes(html).scripts).toHaveLength(1);
});

test.each(BUILT_PAGES)('%s weighs at most 15 kB with its styles', async (page) => {
  expect(await gzipBytes(folder, [fileOf(page)])).toBeLessThanOrEqual(MAX_PAGE_BYTES);
});

test('G-018 the sitemap lists what may be indexed, by its one address', () => {
  const listed = contents(read('sitemap.xml'), /<loc>([^<]*)<\/loc>/g);
  expect(listed).toEqual(indexablePaths().map(canonicalAddress));
  expect(read('robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`);
});

test('every link of a page to this site leads to a page that is built, and every section it names is there', () => {
  const paths = new Map(
    BUILT_PAGES.map((page): [string, string] => [PUBLIC_PATHS[page], read(fileOf(page))]),
  );
  for (const page of BUILT_PAGES)
    for (const href of contents(read(fileOf(page)), /<a [^>]*href="(\/[^"]*)"/g)) {
      const { pathname, hash } = new URL(href, SITE);
      if (pathname.startsWith('/admin')) continue;
      const target = paths.get(pathname);
      expect(target, `${page} leads to ${href}`).toBeDefined();
      if (hash !== '') expect(target, `${page} leads to ${href}`).toContain(`id="${hash.slice(1)}"`);
    }
});

/** The words a visitor reads on a finished page. */
const wordsOf = (page: BuiltPage): string =>
  read(fileOf(page))
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test.each(BUILT_PAGES)('G-001 %s says that it is Dutch, and writes euro amounts so', (page) => {
  const html = read(fileOf(page));
  expect(html).toMatch(/<html[^>]* lang="nl"/);
  expect(html).toContain('<meta property="og:locale" content="nl_NL"/>');
  const words = wordsOf(page);
  expect(words).not.toMatch(/\b(?:the|your|please|read more|learn more|submit|loading)\b/i);
  // A comma before cents, and the sign in front.
  expect(words).not.toMatch(/€\s?\d+\.\d{1,2}\b|\d\s?€|\bEUR\b/);
});

test('P-001 P-002 the site speaks to boat owners: free inspection without obligation, from Amsterdam, at the berth, in the whole country', () => {
  for (const page of ['home', 'services'] as const) {
    const words = wordsOf(page);
    for (const said of ['gratis en vrijblijvend', 'Amsterdam', 'heel Nederland', 'ligplaats', 'uw boot'])
      expect(words, page).toContain(said);
  }
});

test('P-011 R-07 the figures stand on the home page and nowhere as rating markup', () => {
  const words = wordsOf('home');
  for (const said of ['2.000+ m²', '250+ m', RATING.score, `uit ${RATING.count} beoordelingen`])
    expect(words.replaceAll('\u00a0', ' ')).toContain(said);
  for (const page of BUILT_PAGES) expect(read(fileOf(page))).not.toMatch(/aggregateRating|ratingValue/);
});
