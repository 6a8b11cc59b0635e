import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { HeadArticle } from './article-head.ts';
import { articleHead, articleThings, articleTitle } from './article-head.ts';
import { ArticleView } from './article-view.tsx';
import { article as words } from '../../content/site/article.ts';
import { shareLinks } from './article-links.ts';
import { longDate } from './article-view.tsx';
import { articleData } from './built-article.ts';
import { readShare } from './reading-progress.tsx';
import { ShareMenu } from './article-view.tsx';
import { rssXml } from '../blog/rss.ts';

const ARTICLE: HeadArticle = {
  card: {
    id: '1',
    slug: 'teak-in-de-zon',
    title: 'Teak & "zon" <1>',
    category: 'Teak Dek Onderhoud',
    picture: {
      url: '/scenes/project-03-after-800.webp',
      alt: '',
      width: 1600,
      height: 1200,
      color: null,
      widths: { avif: [], webp: [480, 800, 1200, 1600] },
    },
    preview: 'Grijs is goed.',
    reading_minutes: 3,
    date: '2026-10-27',
  },
  author: null,
  description: null,
};

const posting = (author: string | null) =>
  articleThings({ ...ARTICLE, author }).find((thing) => thing['@type'] === 'BlogPosting');

test('B-043 G-031 the day in full, in Dutch', () => {
  expect(longDate('2026-10-27')).toBe('27 oktober 2026');
  expect([longDate(null), longDate('gisteren')]).toEqual([null, null]);
});

test('B-043 B-044 B-048 B-049 around the text: category, day, minutes, author, the way back and the invitation', () => {
  const article = { ...ARTICLE, content: '', blocks: [] };
  const html = renderToStaticMarkup(
    <ArticleView article={article} text={{ html: '<p>Grijs is goed.</p>' }} />,
  );
  for (const said of [
    '>Teak Dek Onderhoud<',
    '>27 oktober 2026<',
    '>3 min leestijd<',
    '>Havenglans Team<',
    '>Havenglans Expert<',
  ])
    expect(html).toContain(said);
  expect(html).toMatch(/<img[^>]* src="\/scenes\/project-03-after-800\.webp"/);
  expect(html).toMatch(/<a [^>]*href="\/contact"[^>]*>Vraag uw gratis yacht inspectie aan/);
  expect(html).toMatch(/href="\/blog"[^>]*>.*Terug naar Blog/s);
});

test('B-045 B-046 Facebook, Twitter and LinkedIn get the address, Twitter the sentence as well, in new windows', () => {
  const [facebook, twitter, linkedin] = shareLinks('Teak & zon', 'teak').map(({ href }) => new URL(href));
  const url = 'https://havenglans.example/blog/teak';
  expect(facebook?.searchParams.get('u')).toBe(url);
  expect(twitter?.searchParams.get('url')).toBe(url);
  expect(twitter?.searchParams.get('text')).toBe('Bekijk dit artikel: Teak & zon');
  expect(linkedin?.searchParams.get('url')).toBe(url);
  const menu = renderToStaticMarkup(<ShareMenu title="Teak" slug="teak" />);
  expect(menu.match(/target="_blank" rel="noopener noreferrer"/g)).toHaveLength(3);
});

test('B-047 the progress runs from the top of the page to where the text ends', () => {
  const reading = { window_px: 800, text_top_px: 700, text_height_px: 2100 };
  expect([0, 1000, 2000, 5000].map((scrolled_px) => readShare({ ...reading, scrolled_px }))).toEqual([
    0, 0.5, 1, 1,
  ]);
  expect(readShare({ ...reading, text_height_px: 50, scrolled_px: 0 })).toBe(1);
});

test('B-058 the author of the structured data falls back to the experts; the page says the team', () => {
  expect(posting(null)?.['author']).toMatchObject({
    '@type': 'Organization',
    name: 'Havenglans Yacht Experts',
  });
  expect(posting('Bram Visser')?.['author']).toEqual({ '@type': 'Person', name: 'Bram Visser' });
  expect(posting(null)).toMatchObject({
    datePublished: '2026-10-27',
    dateModified: '2026-10-27',
    articleSection: 'Teak Dek Onderhoud',
  });
  expect(
    articleThings({ ...ARTICLE, modified: '2026-11-02T08:30:00.123+00:00' }).find(
      (thing) => thing['@type'] === 'BlogPosting',
    ),
  ).toMatchObject({ datePublished: '2026-10-27', dateModified: '2026-11-02T08:30:00Z' });
  expect([words.author(null), words.author('Bram Visser')]).toEqual(['Havenglans Team', 'Bram Visser']);
});

test('B-058 the trail leads from home over the blog to the article', () => {
  const trail = articleThings(ARTICLE).find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(trail?.['itemListElement']).toMatchObject([
    { position: 1, name: 'Home' },
    { position: 2, name: 'Blog', item: 'https://havenglans.example/blog' },
    { position: 3, item: 'https://havenglans.example/blog/teak-in-de-zon' },
  ]);
});

test('G-022 G-023 the head has a description, its one address and a large picture, and breaks out of nothing', () => {
  const head = articleHead(ARTICLE);
  expect(head).toMatch(/<meta name="description" content="Een artikel van Havenglans over onderhoud/);
  expect(head).toContain('<link rel="canonical" href="https://havenglans.example/blog/teak-in-de-zon">');
  expect(head).toContain('content="https://havenglans.example/scenes/og-project-03-after.jpg"');
  expect(head).toContain('type="application/rss+xml" title="Havenglans blog" href="/blog/rss.xml"');
  expect(head).toContain('content="Teak &amp; &quot;zon&quot; &lt;1&gt;"');
  expect(articleTitle(ARTICLE)).toBe('<title>Teak &amp; &quot;zon&quot; &lt;1&gt; | Havenglans</title>');
  expect(articleData({ slug: '</script><script>alert(1)' }, 'm').match(/<\/?script/g)).toHaveLength(2);
});

test('the feed is XML with every article by its address, and nothing of its text', () => {
  const xml = rssXml([ARTICLE, { ...ARTICLE, author: 'Bram', description: 'Kort' }]);
  expect(xml).toContain('<title>Teak &amp; &quot;zon&quot; &lt;1&gt;</title>');
  expect(
    xml.match(/<guid isPermaLink="true">https:\/\/havenglans\.example\/blog\/teak-in-de-zon<\/guid>/g),
  ).toHaveLength(2);
  expect(xml).toContain('<pubDate>Tue, 27 Oct 2026 00:00:00 GMT</pubDate>');
  expect(xml).toContain('<dc:creator>Havenglans Team</dc:creator>');
  expect(xml).toContain('<description>Grijs is goed.</description>');
});

test('a control character in a title breaks neither the feed nor the head: what XML 1.0 forbids is left out (B-058, G-033)', () => {
  const odd = 'Teak\u000b & \u0000\u0008zon\ufffe\ud800 \u{1f6a4}';
  const article: HeadArticle = {
    ...ARTICLE,
    author: 'Br\u0001am',
    description: odd,
    card: { ...ARTICLE.card, title: odd, category: odd, slug: 'a&b' },
  };
  const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
  const xml = rssXml([article]);
  expect(xml).not.toMatch(forbidden);
  expect(xml).toContain('<title>Teak &amp; zon \u{1f6a4}</title>');
  expect(xml).toContain('<dc:creator>Bram</dc:creator>');
  expect(xml).toContain('/blog/a&amp;b</link>');
  const head = articleHead(article) + articleTitle(article);
  expect(head).not.toMatch(forbidden);
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '';
  expect(JSON.stringify(JSON.parse(data))).toContain('"headline":"Teak & zon \u{1f6a4}"');
});
