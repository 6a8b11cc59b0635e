import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type ClientManifest, ENTRY, firstLoad } from '../../src/app/build/client-files.ts';
import { sourcesOf } from '../../src/app/page-sources.ts';
import { type Language, LANGUAGES } from '../../src/content/language.ts';
import { homeLower } from '../../src/content/site/home-lower.ts';
import { pathIn, TRANSLATED_PAGES, type TranslatedPage } from '../../src/routes.ts';
import { canonicalAddress, languageAddresses } from '../../src/site/seo/page-address.ts';
import { builtSite, gzipBytes } from '../support/built-site.ts';
import { contentOf, textsIn, TRANSLATIONS } from '../support/content-texts.ts';
import { filesBelow } from '../support/source-files.ts';

const MAX_PUBLIC_SCRIPT_BYTES = 110_000;
const MAX_PAGE_BYTES = 15_000;
/** Each language by its own name. */
const NAMES = { nl: 'Nederlands', en: 'English', de: 'Deutsch' } as const;

// A document is read in seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let folder = '';
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const fileOf = (language: Language, page: TranslatedPage): string =>
  `${pathIn(language, page)}/index.html`.replace(/^\/+/, '');
const documentOf = (language: Language, page: TranslatedPage): Document => {
  const { document } = new JSDOM(read(fileOf(language, page))).window;
  if (document === undefined) throw new Error('jsdom gave no document');
  return document;
};
const ALL = TRANSLATIONS.flatMap((language) => TRANSLATED_PAGES.map((page) => [language, page] as const));

beforeAll(async () => {
  folder = await builtSite();
}, 240_000);

/** Whole Dutch sentences of the site's texts: of three words or more, so that names which all languages share do not count. */
async function dutchSentences(): Promise<readonly string[]> {
  const files = filesBelow('src/content').filter(
    (file) => /^src\/content\/(?:site\/.*|[\w-]+)\.ts$/.test(file) && !/\.test\.ts$|\/mail\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file) => contentOf(file.replace('src/content/', ''))));
  return modules
    .flatMap((exported) => Object.entries(exported).flatMap(([name, value]) => textsIn(value, name)))
    .map(({ text }) => text)
    .filter((text) => text.split(/\s+/).length >= 3 && /[a-z]{2} [a-z]/.test(text));
}

/** Everything that a reader sees or hears of a document. */
function saidBy(document: Document): readonly string[] {
  for (const part of document.querySelectorAll('script, style')) part.remove();
  const attributes = ['alt', 'aria-label', 'placeholder', 'title', 'content', 'value'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  const texts: string[] = [];
  const walker = document.createTreeWalker(document, 4);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    texts.push(node.textContent?.trim() ?? '');
  return [...attributes, ...texts].filter((text) => text !== '');
}

describe.each(ALL)('%s %s', (language, page) => {
  test('is finished in its language, with title, description and one heading', () => {
    const document = documentOf(language, page);
    expect(document.documentElement.lang).toBe(language);
    expect(document.title).toMatch(/Havenglans/);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(description.length).toBeGreaterThan(70);
    expect(description.length).toBeLessThanOrEqual(180);
  });

  test('no Dutch sentence is left in it', async () => {
    const sentences = new Set(await dutchSentences());
    expect(sentences.size).toBeGreaterThan(500);
    expect(saidBy(documentOf(language, page)).filter((text) => sentences.has(text))).toEqual([]);
    expect(
      saidBy(documentOf(language, page)).filter((text) => /\b(?:een|het|wij|niet|uw)\b/.test(text)),
    ).toEqual([]);
  });

  test('names its address, all of its languages, and itself to networks and search engines', () => {
    const document = documentOf(language, page);
    const address = canonicalAddress(pathIn(language, page));
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
    const alternates = [...document.querySelectorAll('link[hreflang]')].map((link) => ({
      hreflang: link.getAttribute('hreflang'),
      address: link.getAttribute('href'),
    }));
    expect(alternates).toEqual(languageAddresses(page));
    expect(document.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe(
      { en: 'en_GB', de: 'de_DE' }[language],
    );
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(data).toContain(`"inLanguage":"${{ en: 'en-GB', de: 'de-DE' }[language]}"`);
    expect(data).toContain(`"url":"${address}"`);
  });

  test('the footer leads to the same page in the other languages, each by its own name', () => {
    const document = documentOf(language, page);
    for (const [code, name] of Object.entries(NAMES).filter(([other]) => other !== language)) {
      const link = document.querySelector(`footer a[lang=${code}]`);
      expect(link?.textContent).toBe(name);
      expect(LANGUAGES.map((other) => pathIn(other, page))).toContain(link?.getAttribute('href'));
    }
    expect(document.querySelector(`footer a[lang=${language}]`)).toBeNull();
  });

  test('every link to this site leads to a page that is built', () => {
    for (const link of documentOf(language, page).querySelectorAll('a[href^="/"]')) {
      const path = (link.getAttribute('href') ?? '').replace(/[?#].*/, '');
      if (path.startsWith('/admin')) continue;
      expect(existsSync(join(folder, `${path}/index.html`)), path).toBe(true);
    }
  });

  test('weighs what a Dutch page may weigh, and keeps what it needs', async () => {
    const written: ClientManifest = JSON.parse(read(`.vite/manifest-${language}.json`));
    const entry = written['src/app/entry.ts'];
    const manifest: ClientManifest = entry === undefined ? {} : { ...written, [ENTRY]: entry };
    const { scripts } = firstLoad(manifest, sourcesOf(page));
    expect(await gzipBytes(folder, scripts)).toBeLessThanOrEqual(MAX_PUBLIC_SCRIPT_BYTES);
    expect(await gzipBytes(folder, [fileOf(language, page)])).toBeLessThanOrEqual(MAX_PAGE_BYTES);
    const { files, pages }: { files: readonly string[]; pages: readonly string[] } = JSON.parse(
      read(`${language}/files.json`),
    );
    expect(pages).toContain(pathIn(language, page));
    expect(files).toEqual(expect.arrayContaining(scripts.map((file) => `/${file}`)));
  });
});

test.each(TRANSLATIONS)(
  'no chunks of %s import each other in a circle, which would begin one before the other is there',
  (language) => {
    const manifest: ClientManifest = JSON.parse(read(`.vite/manifest-${language}.json`));
    const circles: string[] = [];
    const visit = (source: string, above: readonly string[]): void => {
      if (above.includes(source)) circles.push([...above, source].join(' > '));
      else for (const next of manifest[source]?.imports ?? []) visit(next, [...above, source]);
    };
    for (const source of Object.keys(manifest)) visit(source, []);
    expect(circles).toEqual([]);
  },
);

test('the sitemap names every translated page in every language, each with all of them', () => {
  const entries = read('sitemap.xml').split('<url>');
  for (const page of TRANSLATED_PAGES) {
    const languages = languageAddresses(page);
    for (const { address } of languages) {
      const own = entries.filter((entry) => entry.includes(`<loc>${address}</loc>`));
      expect(own, address).toHaveLength(1);
      for (const { hreflang, address: other } of languages)
        expect(own[0]).toContain(`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${other}"/>`);
    }
  }
});

test('a Dutch page leads to the others, and no script of a language holds the texts of another', () => {
  const dutch = documentOf('nl', 'services');
  expect(dutch.querySelector('footer a[lang=en]')?.getAttribute('href')).toBe('/en/services');
  const said: Record<Language, string> = {
    nl: homeLower.philosophy.statement[0],
    en: 'Gloss is not put on.',
    de: 'Glanz trägt man nicht auf.',
  };
  const list: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
    TRANSLATIONS.map((language) => [language, JSON.parse(read(`${language}/files.json`)).files]),
  );
  const all = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
  for (const language of TRANSLATIONS) {
    const text = (list[language] ?? [])
      .filter((file) => file.endsWith('.js'))
      .map((file) => read(file.slice(1)));
    expect(text.join('')).toContain(said[language]);
    for (const code of LANGUAGES.filter((other) => other !== language))
      expect(text.join(''), `${code} in ${language}`).not.toContain(said[code]);
  }
  const holding = all.filter((file) => read(`assets/${file}`).includes(said.nl));
  expect(holding).toHaveLength(1);
});
