import { expect, test } from 'vitest';
import { routes } from '../../routes.ts';
import { withKeptList } from './kept-list.ts';

const ORIGIN = 'https://havenglans.example';

/** A cache that holds these texts, by address. */
const cacheOf = (texts: Readonly<Record<string, string>> = {}) => ({
  keys: async () => Object.keys(texts).map((path) => new Request(ORIGIN + path)),
  match: async (asked: RequestInfo | URL) => {
    const text = texts[(asked instanceof Request ? asked.url : String(asked)).replace(ORIGIN, '')];
    return text === undefined ? undefined : new Response(text);
  },
});

const OFFLINE = '<main><h1>U bent offline</h1><section class="a" data-kept=""></section></main>';

/** What the offline page lists: its headings, and each link with its name. */
async function listedWith(kept: Partial<Parameters<typeof withKeptList>[1]>): Promise<readonly string[]> {
  const nothing = cacheOf();
  const page = await withKeptList(new Response(OFFLINE), {
    build: nothing,
    opened: nothing,
    articles: nothing,
    ...kept,
  });
  const list = /data-kept="">(.*)<\/section>/s.exec(await page.text())?.[1] ?? '';
  return [...list.matchAll(/<h2[^>]*>.*?<\/h2>|<a href="([^"]*)">(.*?)<\/a>/g)].map(([all, href, name]) =>
    href === undefined ? all : `${href} ${name}`,
  );
}

test('R-50 the offline page lists every page that this device holds, in groups, each by its name', async () => {
  const listed = await listedWith({
    build: cacheOf({ '/index.html': '', '/blog/index.html': '' }),
    opened: cacheOf({
      '/privacy-beleid': '',
      [routes.offering('matteren')]:
        '<title>Gelcoat matteren | Havenglans</title><h1 class="a">Matteren</h1>',
      '/en': '<title>Havenglans | Yacht care at your berth</title>',
      '/en/services': '<title>Gelcoat &amp; teak | Havenglans</title>',
      '/en/files.json': '{}',
      '/de/checklist': '<title>Checkliste | Havenglans</title>',
    }),
    articles: cacheOf({ '/a': JSON.stringify({ slug: 'teak', title: 'Teak & zout' }), '/b': 'null' }),
  });
  expect(listed).toEqual([
    '<h2>Wel op dit apparaat</h2>',
    '/ Home',
    '/privacy-beleid Privacy beleid',
    '/blog Blog',
    '<h2>Diensten op dit apparaat</h2>',
    '/diensten/matteren Matteren',
    '<h2>Artikelen op dit apparaat</h2>',
    '/blog/teak Teak &amp; zout',
    '<h2 lang="en">English</h2>',
    '/en Yacht care at your berth',
    '/en/services Gelcoat &amp; teak',
    '<h2 lang="de">Deutsch</h2>',
    '/de/checklist Checkliste',
  ]);
});

test('R-50 a page that was opened with a query alone is listed with it, else without, and an article once', async () => {
  const listed = await listedWith({
    opened: cacheOf({
      '/cookies?van=mail': '',
      '/diensten/matteren': '<h1>Matteren</h1>',
      '/diensten/matteren?boot=sloep': '<h1>Matteren</h1>',
      '/diensten/spot-reparatie?boot=sloep&plan=a': '<h1>Spot Reparatie</h1>',
      '/blog/teak': '<h1>Teak</h1>',
      '/blog/gelcoat': '<h1>Gelcoat <em>dof</em></h1>',
    }),
    articles: cacheOf({ '/a': JSON.stringify({ slug: 'teak', title: 'Teak' }) }),
  });
  expect(listed.filter((line) => !line.startsWith('<h2'))).toEqual([
    '/cookies?van=mail Cookies',
    '/diensten/matteren Matteren',
    '/diensten/spot-reparatie?boot=sloep&amp;plan=a Spot Reparatie',
    '/blog/teak Teak',
    '/blog/gelcoat Gelcoat dof',
  ]);
});

test('R-50 pages that are no page to read are not listed, and a device that holds nothing has no list', async () => {
  const answers = { '/verzonden': '<h1>Verzonden</h1>', '/nieuwsbrief/afgemeld': '<h1>Afgemeld</h1>' };
  expect(await listedWith({ opened: cacheOf(answers) })).toEqual([]);
});
