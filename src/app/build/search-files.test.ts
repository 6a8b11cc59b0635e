import { expect, test } from 'vitest';
import { robotsText, sitemapXml } from './search-files.ts';

test('G-018 the sitemap names every address given, escaped, and nothing else', () => {
  const xml = sitemapXml(['https://havenglans.example', 'https://havenglans.example/blog/a&b']);
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">/);
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    'https://havenglans.example',
    'https://havenglans.example/blog/a&amp;b',
  ]);
});

test('G-018 an address with a character that XML 1.0 forbids leaves the sitemap readable', () => {
  expect(sitemapXml(['https://havenglans.example/blog/a\u0008\ufffeb'])).toContain(
    '<loc>https://havenglans.example/blog/ab</loc>',
  );
});

test('G-017 robots.txt keeps the admin out of every index and leads to the sitemap', () => {
  expect(robotsText('https://havenglans.example')).toBe(
    'User-agent: *\nDisallow: /admin\n\nSitemap: https://havenglans.example/sitemap.xml\n',
  );
});
