import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageMetadata, pageTitles } from '../../src/content/site/page-metadata.ts';
import {
  BUILT_PAGES,
  type BuiltPage,
  NOINDEX_PAGES,
  pathIn,
  PROJECT_TEXTS_PATH,
  PUBLIC_PATHS,
  type PublicPage,
  publicPageAt,
  routes,
  TRANSLATED_PAGES,
  translatedPage,
} from '../../src/routes.ts';
import { OTHER_LANGUAGES } from '../../src/content/language.ts';
import { OFFERINGS } from '../../src/content/site/offerings.ts';
import { COMPANY_FACTS } from '../../src/content/company-facts.ts';
import { canonicalAddress, indexablePaths, languageAddresses } from '../../src/site/seo/page-address.ts';
import texts from '../../src/public-data/snapshot/post-texts.generated.json' with { type: 'json' };
import posts from '../../src/public-data/snapshot/posts.generated.json' with { type: 'json' };
import { inlineHashes } from '../../supabase/host/inline-hashes.ts';
import { builtSite, gzipBytes } from '../support/built-site.ts';
import { TRANSLATIONS } from '../support/content-texts.ts';

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
  'G-019 G-020 G-022 %s names its one address, every language it stands in and what it is about',
  (page) => {
    const html = read(fileOf(page));
    const address = canonicalAddress(PUBLIC_PATHS[page]);
    expect(contents(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([address]);
    const translated = translatedPage(page);
    expect(
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi)].map(
        ([, hreflang = '', other = '']) => ({ hreflang, address: other }),
      ),
    ).toEqual(
      translated === null
        ? ['nl-NL', 'x-default'].map((hreflang) => ({ hreflang, address }))
        : languageAddresses(translated),
    );
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

test.each(BUILT_PAGES)(
  'G-033 %s carries structured data whose every reference leads somewhere',
  async (page) => {
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
    expect((await inlineHashes(html)).scripts).toHaveLength(1);
  },
);

test.each(BUILT_PAGES)('%s weighs at most 15 kB with its styles', async (page) => {
  expect(await gzipBytes(folder, [fileOf(page)])).toBeLessThanOrEqual(MAX_PAGE_BYTES);
});

test('G-018 the sitemap lists what may be indexed, by its one address', () => {
  const listed = contents(read('sitemap.xml'), /<loc>([^<]*)<\/loc>/g);
  const slugs = posts.map(({ slug }) => slug);
  const offering_slugs = OFFERINGS.map(({ slug }) => slug);
  const dutch = indexablePaths(BUILT_PAGES, slugs, offering_slugs);
  const others = TRANSLATIONS.flatMap((language) => TRANSLATED_PAGES.map((page) => pathIn(language, page)));
  expect(listed).toEqual([...dutch, ...others].map(canonicalAddress));
  expect(read('robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`);
});

test('every link of a page to this site leads to a page that is built, and every section it names is there', () => {
  const articles = posts.map(({ slug }): [string, string] => [
    routes.article(slug),
    read(`blog/${slug}/index.html`),
  ]);
  const offerings = OFFERINGS.map(({ slug }): [string, string] => [
    routes.offering(slug),
    read(`diensten/${slug}/index.html`),
  ]);
  const paths = new Map([
    ...BUILT_PAGES.map((page): [string, string] => [PUBLIC_PATHS[page], read(fileOf(page))]),
    ...TRANSLATIONS.flatMap((language) =>
      TRANSLATED_PAGES.map((page): [string, string] => {
        const path = pathIn(language, page);
        return [path, read(`${path.slice(1)}/index.html`)];
      }),
    ),
    ...offerings,
    ...articles,
    [PROJECT_TEXTS_PATH, read(`${PROJECT_TEXTS_PATH.slice(1)}/index.html`)],
    [routes.blogFeed(), read('blog/rss.xml')],
  ]);
  const announced: readonly string[] = Object.values(PUBLIC_PATHS);
  for (const [page, html] of paths)
    for (const href of contents(html, /<a [^>]*href="(\/[^"]*)"/g)) {
      const { pathname, hash } = new URL(href, SITE);
      const is_yet_to_come = announced.includes(pathname) && publicPageAt(pathname) === null;
      if (pathname.startsWith('/admin') || (page.startsWith('/blog/') && is_yet_to_come)) continue;
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
  const { rating_score, rating_count } = COMPANY_FACTS;
  for (const said of ['2.000+ m²', '250+ m', rating_score, `uit ${rating_count} beoordelingen`])
    expect(words.replaceAll('\u00a0', ' ')).toContain(said);
  for (const page of BUILT_PAGES) expect(read(fileOf(page))).not.toMatch(/aggregateRating|ratingValue/);
});

describe('the pages of the offerings', () => {
  test.each(OFFERINGS)(
    'G-015 G-019 G-022 G-033 $slug is finished HTML at its address, with its data, within 15 kB and with nothing else to run',
    async ({ slug, title, description }) => {
      const file = `diensten/${slug}/index.html`;
      const html = read(file);
      expect(contents(html, /<h1[^>]*>([^<]*)<\/h1>/g)).toEqual([title]);
      expect(contents(html, /<title>([^<]*)<\/title>/g)).toEqual([
        expect.stringMatching(/^.{20,} \| Havenglans$/),
      ]);
      expect(contents(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([
        canonicalAddress(routes.offering(slug)),
      ]);
      expect(contents(html, /<meta name="description" content="([^"]*)"/g)).toHaveLength(1);
      expect(html).toContain(description);
      const [block = ''] = contents(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs);
      const types = JSON.parse(block)['@graph'].map((thing: Record<string, unknown>) => thing['@type']);
      expect(types).toEqual(expect.arrayContaining(['Service', 'FAQPage', 'BreadcrumbList']));
      expect(html.match(/<style/g)).toHaveLength(1);
      expect(html).not.toMatch(/\sstyle="/);
      expect((await inlineHashes(html)).scripts).toHaveLength(1);
      expect(await gzipBytes(folder, [file])).toBeLessThanOrEqual(MAX_PAGE_BYTES);
    },
  );
});

test('no line ends between a number and its unit, or a sign and its amount', () => {
  const loose = /€ \d|\d (?:m²|km|m|cm|mm|°C|V|A|kg|l|ml|MB|%)(?![\wà-ÿ])/g;
  const paths = [
    ...BUILT_PAGES.map(fileOf),
    ...OTHER_LANGUAGES.flatMap(([language]) =>
      TRANSLATED_PAGES.map((page) => `${pathIn(language, page).slice(1)}/index.html`),
    ),
    ...OFFERINGS.map(({ slug }) => `diensten/${slug}/index.html`),
    ...posts.map(({ slug }) => `blog/${slug}/index.html`),
  ];
  for (const path of paths) {
    const text = read(path)
      .replace(/<(script|style)\b.*?<\/\1>/gs, '')
      .replace(/<[^>]*>/g, '|');
    expect(text.match(loose) ?? [], path).toEqual([]);
  }
});

describe('the articles of the blog', () => {
  test.each(posts.map((post) => [post.slug, post] as const))(
    'G-009 B-043 B-058 R-30 %s is finished HTML at its address, with its data and nothing to run',
    async (slug, post) => {
      const html = read(`blog/${slug}/index.html`);
      const address = canonicalAddress(routes.article(slug));
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(contents(html, /<title>([^<]*)<\/title>/g)).toEqual([`${post.title} | Havenglans`]);
      expect(contents(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([address]);
      expect(contents(html, /<meta name="description" content="([^"]*)"/g)).toHaveLength(1);
      const [block = ''] = contents(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs);
      expect(JSON.parse(block)['@graph'].map((thing: Record<string, unknown>) => thing['@type'])).toContain(
        'BlogPosting',
      );
      // One style element holds the page's styles and the blocks'; no style attribute, no frame, one script that runs.
      expect(html.match(/<style/g)).toHaveLength(1);
      expect(html).not.toMatch(/\sstyle="|<iframe/);
      expect((await inlineHashes(html)).scripts).toHaveLength(1);
      expect(html).not.toMatch(/aria-busy|Artikel wordt geladen/);
    },
  );

  test('articles weigh at most 15 kB without their text', async () => {
    expect(await gzipBytes(folder, ['_article.html'])).toBeLessThanOrEqual(MAX_PAGE_BYTES);
  });

  test('B-040 B-041 there is a page for an article the build did not know, and one for where there is none', () => {
    expect(read('_article.html')).toContain('Artikel wordt geladen...');
    expect(read('_article.html')).not.toMatch(/rel="canonical"|name="robots"/);
    const missing = read('_article-missing.html');
    expect(missing).toMatch(/<h1[^>]*>We konden dit artikel niet vinden<\/h1>/);
    expect(missing).toContain('Het artikel waar u naar zoekt bestaat niet of is verplaatst.');
    expect(missing).toContain('Terug naar Blog');
    expect(missing).toContain('<meta name="robots" content="noindex"/>');
  });

  test('B-010 the texts that are searched come apart from the list, at most 5 kB an article on the wire', async () => {
    const list = read('blog/index.html');
    for (const { search_text } of texts) expect(list).not.toContain(search_text.slice(-80));
    const wire_bytes = gzipSync(JSON.stringify(texts), { level: 9 }).length;
    expect(wire_bytes).toBeLessThanOrEqual(texts.length * 5_000);
  });

  test('every article can be reached without a script', () => {
    const list = read('blog/index.html');
    for (const { slug } of posts) expect(list).toContain(`href="${routes.article(slug)}"`);
  });
});
