import { expect, test } from 'vitest';
import { robotsText, sitemapXml } from './search-files.ts';

test('G-018 the sitemap names every address given, escaped, and nothing else', () => {
  const xml = sitemapXml(
    ['https://havenglans.example', 'https://havenglans.example/blog/a&b'],
    new Map([['https://havenglans.example/blog/a&b', '2026-03-04T10:00:00Z']]),
  );
  expect(xml.match(/<lastmod>.*?<\/lastmod>/g)).toEqual(['<lastmod>2026-03-04</lastmod>']);
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+" xmlns:xhtml="[^"]+">/,
  );
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    'https://havenglans.example',
    'https://havenglans.example/blog/a&amp;b',
  ]);
});

test('a page in several languages names them all', () => {
  const languages = [
    { hreflang: 'en', address: 'https://havenglans.example/en' },
    { hreflang: 'x-default', address: 'https://havenglans.example' },
  ];
  const xml = sitemapXml(
    ['https://havenglans.example', 'https://havenglans.example/blog'],
    new Map(),
    new Map([['https://havenglans.example', languages]]),
  );
  expect([...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, name, to]) => [name, to])).toEqual(
    languages.map(({ hreflang, address }) => [hreflang, address]),
  );
  expect(xml.split('<url>')[2]).not.toContain('xhtml:link');
});

test('G-018 an address with a character that XML 1.0 forbids leaves the sitemap readable', () => {
  expect(sitemapXml(['https://havenglans.example/blog/a\u0008\ufffeb'], new Map())).toContain(
    '<loc>https://havenglans.example/blog/ab</loc>',
  );
});

test('G-017 robots.txt keeps the admin out of every index and leads to the sitemap', () => {
  expect(robotsText('https://havenglans.example')).toBe(
    'User-agent: *\nDisallow: /admin\n\nSitemap: https://havenglans.example/sitemap.xml\n',
  );
});
