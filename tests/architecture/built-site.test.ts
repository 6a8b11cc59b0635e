import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  ADMIN_FIRST_SCREEN,
  ADMIN_SOURCE,
  adminFiles,
  type ClientManifest,
  ENTRY,
  firstLoad,
  PRINT_STYLE,
  visitorFiles,
} from '../../src/app/build/client-files.ts';
import { pageEndStyle } from '../../src/app/build/finished-page.ts';
import {
  BUILT_PAGES,
  PUBLIC_PATHS,
  CONFIRM_PATHS,
  RESULT_PATHS,
  UNSUBSCRIBE_PATHS,
} from '../../src/routes.ts';
import {
  ARTICLE_SOURCE,
  KEPT_AHEAD,
  NOT_FOUND_SOURCE,
  OFFERING_SOURCE,
  PUBLIC_SOURCES,
  sourcesOf,
} from '../../src/app/page-sources.ts';
import { ADMIN_ASSETS_URL, type AdminAssets } from '../../src/pwa/worker-protocol.ts';
import { cacheControl } from '../../supabase/host/host-headers.ts';
import { sha256 } from '../../supabase/local/sha256.ts';
import projects from '../../src/public-data/snapshot/portfolio.generated.json' with { type: 'json' };
import catalogue from '../../src/site/scenes/catalogue.generated.json' with { type: 'json' };
import { cardName } from '../../src/site/seo/shared-card.ts';
import { builtSite, gzipBytes, manifestOf, SECRETS, transferredBytes } from '../support/built-site.ts';
import { filesBelow, textOf } from '../support/source-files.ts';

const MAX_PUBLIC_SCRIPT_BYTES = 110_000;
const MAX_PAGE_BYTES = 15_000;
const MAX_PRECACHE_BYTES = 350_000;
const MAX_FONT_BYTES = 65_000;
/** Strings that survive minification and stand only in these packages. */
const ADMIN_TRACES = {
  mantine: 'mantine-',
  dexie: 'DexieError',
  supabase: 'realtime-js/',
  tiptap: 'ProseMirror',
  codemirror: 'cm-content',
  'the addresses of the admin': '/admin/synchronisatie',
  valibot: ' but r`',
};

let folder = '';
let manifest: ClientManifest = {};
let precache: readonly { url: string; revision: string | null }[] = [];
let admin_list: { url: string; revision: string | null } | undefined;
const sourcesOfPages = [
  ...BUILT_PAGES.map((page) => [page, sourcesOf(page)] as const),
  ['article', [ARTICLE_SOURCE]] as const,
  ['offering', [OFFERING_SOURCE]] as const,
  ['not_found', [NOT_FOUND_SOURCE]] as const,
];
const publicPages = sourcesOfPages.flatMap(([, sources]) => sources);
const openedFirst: readonly string[] = [
  'offering',
  ...BUILT_PAGES.filter((page) => !KEPT_AHEAD.includes(page)),
];
const keptPages = sourcesOfPages.flatMap(([page, sources]) => (openedFirst.includes(page) ? [] : sources));
const pageFiles = BUILT_PAGES.map((page) => `${PUBLIC_PATHS[page].slice(1)}/index.html`.replace(/^\//, ''));
const stillFile = (path: string): string => `${path.slice(1)}/index.html`;
const resultFiles = [...Object.values(RESULT_PATHS), UNSUBSCRIBE_PATHS.ask, CONFIRM_PATHS.ask].map(stillFile);
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const hashBegin = (file: string): string => sha256(read(file)).slice(0, 16);

beforeAll(async () => {
  folder = await builtSite();
  manifest = await manifestOf(folder);
  const list = /\[\{[^[\]]*"url"[^[\]]*\}\]|\[\{[^[\]]*\burl:[^[\]]*\}\]/.exec(read('sw.js'))?.[0] ?? '[]';
  const entries = [...list.matchAll(/\{[^}]*\}/g)].map(([entry]) => ({
    url: /url"?:\s*[`"']([^`"']+)/.exec(entry)?.[1] ?? '',
    revision: /revision"?:\s*[`"']([^`"']+)/.exec(entry)?.[1] ?? null,
  }));
  precache = entries.filter(({ url }) => url !== ADMIN_ASSETS_URL);
  admin_list = entries.find(({ url }) => url === ADMIN_ASSETS_URL);
}, 120_000);

describe('the download of a visitor', () => {
  test.each(sourcesOfPages)('%s loads at most 110 kB of script', async (_page, sources) => {
    expect(await gzipBytes(folder, firstLoad(manifest, sources).scripts)).toBeLessThanOrEqual(
      MAX_PUBLIC_SCRIPT_BYTES,
    );
  });

  test('P-028 the lower sections of the home page have code of their own, and stand in the finished page', () => {
    const lower = manifest['src/site/home/lower-sections.tsx']?.file ?? 'missing';
    expect(firstLoad(manifest, [PUBLIC_SOURCES.home]).scripts).not.toContain(lower);
    expect(precache.map(({ url }) => url)).toContain(lower);
    for (const id of ['services', 'why-choose-us', 'contact'])
      expect(read('index.html')).toContain(`<section id="${id}"`);
    expect(read('index.html')).not.toContain('aria-busy');
  });

  test('R-30 the sanitiser is in no first load, and not kept before an article needs it', () => {
    const chunk = manifest['src/html/browser.ts']?.file ?? 'missing';
    expect(firstLoad(manifest, publicPages).scripts).not.toContain(chunk);
    expect(firstLoad(manifest, publicPages).scripts.map(read).join('\n')).not.toContain(
      'SANITIZE_NAMED_PROPS',
    );
    expect(precache.map(({ url }) => url)).not.toContain(chunk);
    expect(read(chunk)).toContain('SANITIZE_NAMED_PROPS');
  });

  test('the planner comes after the services page and is not kept before that page is opened', () => {
    const { file = 'missing', css = [] } = manifest['src/site/plan/boat-planner.tsx'] ?? {};
    const kept = precache.map(({ url }) => url);
    expect(css).toHaveLength(1);
    for (const name of [file, ...css]) expect(kept).not.toContain(name);
    expect(firstLoad(manifest, [PUBLIC_SOURCES.services]).scripts).not.toContain(file);
    expect(read('yacht-care-services/index.html')).toContain('id="plan-uw-boot"');
  });

  test.each(Object.entries(ADMIN_TRACES))('no public page loads %s', (_name, trace) => {
    const scripts = firstLoad(manifest, publicPages).scripts.map(read).join('\n');
    expect(scripts).not.toContain(trace);
  });

  test('the traces are found where they belong, so that their absence means something', () => {
    // Valibot comes to visitors too, with the first focus of a form.
    const scripts = [
      ...adminFiles(manifest, keptPages).scripts,
      ...visitorFiles(manifest, keptPages).scripts,
    ];
    const all = scripts.map(read).join('\n');
    for (const name of ['mantine', 'dexie', 'supabase', 'tiptap', 'codemirror', 'valibot'] as const)
      expect(all.includes(ADMIN_TRACES[name]), name).toBe(true);
  });

  test('of the schemas visitors keep those of their forms, and none that only the admin uses', () => {
    const kept = precache.map(({ url }) => url).filter((url) => url.includes('valibot'));
    expect(kept).toEqual([expect.stringMatching(/^assets\/form-valibot-/)]);
    const admin_only = /iso_timestamp|safe_integer/;
    expect(kept.map(read).join('')).not.toMatch(admin_only);
    expect(adminFiles(manifest, keptPages).scripts.map(read).join('')).toMatch(admin_only);
  });

  test('nor does the first screen of the admin load what draws the public pages', () => {
    const frame = firstLoad(manifest, [PUBLIC_SOURCES.home]).scripts.filter((file) =>
      /site-frame|page-parts/.test(file),
    );
    expect(frame.length).toBeGreaterThan(0);
    expect(firstLoad(manifest, ADMIN_FIRST_SCREEN).scripts.filter((file) => frame.includes(file))).toEqual(
      [],
    );
  });

  test('no public chunk leads statically to the admin', () => {
    expect(firstLoad(manifest, publicPages).scripts).not.toContain(manifest[ADMIN_SOURCE]?.file);
  });

  test('each finished page weighs at most 15 kB with its styles', async () => {
    for (const file of [...pageFiles, '404.html', 'offline.html', 'admin-offline.html', ...resultFiles])
      expect(await gzipBytes(folder, [file]), file).toBeLessThanOrEqual(MAX_PAGE_BYTES);
  });
});

test('the two faces weigh at most 65 kB together, and none is fetched ahead of what a visitor looks at', () => {
  const fonts = firstLoad(manifest, publicPages).assets.filter((file) => file.endsWith('.woff2'));
  const bytes = fonts.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);
  expect(fonts).toHaveLength(2);
  expect(bytes).toBeLessThanOrEqual(MAX_FONT_BYTES);
  for (const file of pageFiles) expect(read(file), file).not.toContain('rel="preload"');
});

test('a light page asks for nothing but its pictures before it stands; a heavy one links the styles of its end', () => {
  const linking = pageFiles.filter((file) => /rel="stylesheet"(?![^>]*media="print")/.test(read(file)));
  expect(linking).toEqual([
    'index.html',
    'yacht-care-services/index.html',
    'portfolio/index.html',
    'over-ons/index.html',
    'contact/index.html',
    'cookies/index.html',
    'yacht-care-checklist/index.html',
  ]);
  for (const file of pageFiles)
    expect(read(file).includes('data-page-end="/assets/'), file).toBe(linking.includes(file));
});

describe('the finished pages', () => {
  const files = [
    ...pageFiles,
    '404.html',
    'offline.html',
    'admin-offline.html',
    ...resultFiles,
    '_shell.html',
  ];

  test('each has exactly one title and one language', () => {
    for (const file of files) {
      expect(read(file).match(/<title>/g), file).toHaveLength(1);
      expect(read(file), file).toMatch(/<html lang="nl"[ >]/);
    }
  });

  test('each can be read without a script: nothing is hidden or moved into place later', () => {
    for (const file of files) expect(read(file), file).not.toMatch(/<div hidden|<template|\$RC|<!--\$\?-->/);
    expect(read('index.html')).toMatch(/<h1[^>]*>Premium yacht care aan uw ligplaats<\/h1>/);
  });

  test('public pages have no style attributes: a strict policy needs only the hash of their one style element', () => {
    for (const file of files) {
      expect(read(file), file).not.toMatch(/\sstyle="/);
      expect((read(file).match(/<style/g) ?? []).length, file).toBe(file === '_shell.html' ? 0 : 1);
    }
  });

  test('no style of a page asks for a colour that pages leave out', () => {
    const styles = firstLoad(manifest, publicPages).styles.map(read);
    for (const css of [...pageFiles.map(read), ...styles])
      expect(css).not.toMatch(/var\(--color-(?:night-water|warning)/);
  });

  test('P-100 P-103 R-58 the static not-found page carries the specified title and noindex', () => {
    expect(read('404.html')).toContain('<title>Pagina Niet Gevonden | Havenglans</title>');
    expect(read('404.html')).toContain('<meta name="robots" content="noindex"/>');
  });

  test('R-25 the pages that ask before a subscription begins or ends have one button, no script, and send no referrer', () => {
    for (const { ask, send } of [UNSUBSCRIBE_PATHS, CONFIRM_PATHS]) {
      const html = read(stillFile(ask));
      expect(html).toMatch(new RegExp(`<form action="${send}" method="post"><button [^>]*type="submit"`));
      expect(html.match(/<button/g)).toHaveLength(1);
      expect(html).toContain('<meta name="referrer" content="same-origin"/>');
      expect(html).not.toContain('<script');
    }
  });

  test('a form without JavaScript leads to finished pages, that say what became of it and are not indexed', () => {
    expect(resultFiles).toHaveLength(8);
    for (const file of resultFiles) {
      expect(read(file), file).toContain('<meta name="robots" content="noindex"/>');
      expect(read(file), file).toMatch(/<h1>[^<]{10,}<\/h1>\s*<p>[^<]{40,}/);
      expect(read(file), file).toContain('href="tel:');
      expect(read('sitemap.xml')).not.toContain(file.split('/')[0]);
    }
  });

  test('G-017 A-018 the admin shell is not indexed, and robots are kept out of /admin', () => {
    expect(read('_shell.html')).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(read('robots.txt')).toContain('Disallow: /admin');
  });

  test('the manifest is linked on the admin’s shell only', () => {
    expect(files.filter((file) => read(file).includes('rel="manifest"'))).toEqual(['_shell.html']);
  });
});

describe('the files that the worker caches', () => {
  test('a visitor’s first visit keeps the public pages, at most 350 kB transferred', async () => {
    const urls = precache.map(({ url }) => url);
    expect(urls).toEqual(expect.arrayContaining(['index.html', 'offline.html', 'admin-offline.html']));
    expect(urls, "a host's answer, never the worker's").not.toContain('404.html');
    expect(urls, 'F-086 R-25 the checklist is read on board').toContain('yacht-care-checklist/index.html');
    for (const page of BUILT_PAGES.filter((built) => built !== 'home'))
      expect(urls.includes(`${PUBLIC_PATHS[page].slice(1)}/index.html`), page).toBe(
        KEPT_AHEAD.includes(page),
      );
    expect(urls.filter((url) => url.startsWith('diensten/') || url.includes('offering-page'))).toEqual([]);
    expect(await transferredBytes(folder, urls)).toBeLessThanOrEqual(MAX_PRECACHE_BYTES);
  });

  test('the map of our waters is a file of its own that is kept when it was seen, at most 16 kB with gzip, with nothing to run or fetch', async () => {
    expect(precache.map(({ url }) => url)).not.toContain('scenes/waters.svg');
    expect(await gzipBytes(folder, ['scenes/waters.svg'])).toBeLessThanOrEqual(16_000);
    expect(read('scenes/waters.svg')).not.toMatch(/<script|<image|url\(["']?https?:|@import|font-family/);
    expect(read('scenes/waters.svg')).toContain('prefers-color-scheme:dark');
    for (const page of ['contact/index.html', 'yacht-care-services/index.html'])
      expect(read(page), page).toMatch(/<img src="\/scenes\/waters\.svg"[^>]* loading="lazy"/);
  });

  test('chunks that pages fetch later are among them, so that they open without a network: viewer, films, snapshots, consent', () => {
    const kept = precache.map(({ url }) => url);
    for (const later of [
      'src/site/gallery/project-viewer.tsx',
      'src/site/portfolio/video-dialog.tsx',
      'src/public-data/snapshot/portfolio.generated.json',
      'src/public-data/snapshot/before-after.generated.json',
      'src/site/consent/banner.ts',
      'src/site/tracking/start-tracking.ts',
    ]) {
      const { file = 'missing', css = [] } = manifest[later] ?? {};
      expect(kept, later).toEqual(expect.arrayContaining([file, ...css]));
    }
  });

  test('of stylesheets they are those that a page fetches, not those that stand in every page that needs them', () => {
    const kept = precache.map(({ url }) => url);
    for (const [page, sources] of sourcesOfPages) {
      const [source = ''] = sources;
      for (const own of manifest[source]?.css ?? []) expect(kept, page).not.toContain(own);
    }
    expect(kept, 'linked where the end of a page begins').toContain(pageEndStyle(manifest));
    const paper = manifest[PRINT_STYLE]?.file ?? 'missing';
    expect(kept, 'a page is printed without a network too').toContain(paper);
    for (const file of ['index.html', 'en/index.html', 'de/index.html', 'offline.html', 'blog/index.html'])
      expect(read(file), file).toContain(`<link rel="stylesheet" href="/${paper}" media="print"/>`);
    expect(kept, 'the home page has no slider of its own, its viewer has one').toContainEqual(
      expect.stringMatching(/^assets\/before-after-[^.]+\.css$/),
    );
  });

  test('no file of the admin is among them', () => {
    const { scripts, styles } = adminFiles(manifest, keptPages);
    const kept = precache.map(({ url }) => url);
    expect(kept.filter((url) => [...scripts, ...styles, '_shell.html'].includes(url))).toEqual([]);
  });

  test('the list for signed-in people names the shell of this build and every chunk of the admin', () => {
    const { shell, files: listed }: AdminAssets = JSON.parse(read('admin-assets.json'));
    const { scripts, styles } = adminFiles(manifest, keptPages);
    expect(shell).toMatch(/^[0-9a-f]{16}$/);
    expect(shell).toBe(hashBegin('_shell.html'));
    expect(admin_list?.revision, 'the worker takes the list of its own build only').toBe(
      hashBegin('admin-assets.json'),
    );
    expect(listed).toEqual(expect.arrayContaining([...scripts, ...styles]));
  });

  test('names no file twice', () => {
    const { files: listed }: AdminAssets = JSON.parse(read('admin-assets.json'));
    expect(listed.filter((file, at) => listed.indexOf(file) !== at)).toEqual([]);
    expect(listed, 'the shell fetches the styles of the entry').toEqual(
      expect.arrayContaining([...(manifest[ENTRY]?.css ?? [])]),
    );
  });

  test('among it is what draws pictures smaller without a network, and no page of the visitors', () => {
    const { files: listed }: AdminAssets = JSON.parse(read('admin-assets.json'));
    const urls = listed.map((file) => `/${file}`);
    expect(urls).toContainEqual(expect.stringMatching(/^\/assets\/picture-worker-/));
    const { file = 'missing' } = manifest['src/media/prepare.ts'] ?? {};
    expect(urls).toContain(`/${file}`);
    for (const page of publicPages) expect(urls, page).not.toContain(`/${manifest[page]?.file}`);
  });

  test('the revision of every page is that of the finished file', async () => {
    for (const { url, revision } of precache.filter((entry) => entry.revision !== null))
      expect(
        createHash('md5')
          .update(readFileSync(join(folder, url)))
          .digest('hex'),
        url,
      ).toBe(revision);
  });
});

/** Addresses of pictures of ours in a built text; those that a script puts together are told by what is around them. */
const PICTURES = /\/(?:scenes|images|icons)\/[\w-]+\.(?:avif|webp|jpg|png|svg)/g;

test('X-003 G-020 every picture that a built page, script or feed names is there, and shared links show cards of 1200 × 630', async () => {
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|html|css|json|xml|webmanifest)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  const named = new Set(texts.flatMap((text) => text.match(PICTURES) ?? []));
  expect(named.size).toBeGreaterThan(100);
  expect([...named].filter((address) => !existsSync(join(folder, address)))).toEqual([]);
  const cards = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/property="og:image" content="[^"]*?(\/scenes\/[^"]+)"/g)].map(
        ([, path = '']) => path,
      ),
    ),
  );
  expect(cards.size).toBeGreaterThan(10);
  const made = readdirSync(join(folder, 'scenes')).filter((name) => name.startsWith('og-'));
  // A host names those of projects in the page that it answers for a link to one.
  const of_projects = projects.map(({ image_url }) => `og-${cardName(image_url) ?? ''}.jpg`);
  const of_pages = [...named]
    .filter((address) => address.includes('/og-'))
    .map((address) => address.replace('/scenes/', ''));
  expect(made.toSorted(), 'none that no page and no link names').toEqual(
    [...new Set([...of_projects, ...of_pages])].toSorted(),
  );
  for (const card of made.map((name) => `scenes/${name}`)) {
    const { width, height, format } = await sharp(join(folder, card)).metadata();
    expect({ card, width, height, format }).toEqual({ card, width: 1200, height: 630, format: 'jpeg' });
  }
});

test('X-003 a picture that stands in for another is one that was drawn, in a width that it has', () => {
  const calls = filesBelow('src')
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .flatMap((path) => [...textOf(path).matchAll(/sceneUrl\('([\w-]+)', (\d+)/g)]);
  expect(calls.length).toBeGreaterThan(1);
  const drawn: Readonly<Record<string, { readonly widths: readonly number[] }>> = catalogue;
  for (const [, name = '', width] of calls) expect(drawn[name]?.widths, name).toContain(Number(width));
});

test('R-49 every built file of /assets is kept for a year by the host', () => {
  const assets = readdirSync(join(folder, 'assets')).filter((name) => !name.endsWith('.br'));
  expect(assets.some((name) => name.endsWith('.css'))).toBe(true);
  for (const name of assets) expect(cacheControl(`/assets/${name}`, ''), name).toContain('immutable');
});

test('no value of the build machine reaches the bundle', () => {
  const built = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|html|css|json|webmanifest)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
  expect(built).toContain('sb_publishable_embedded');
  for (const [name, value] of Object.entries(SECRETS)) expect(built.includes(value), name).toBe(false);
});
