import { COMPANY } from '../../content/company.ts';
import { article as article_words } from '../../content/site/article.ts';
import { blog as words } from '../../content/site/blog.ts';
import { article_description } from '../../content/site/article.ts';
import { feed_title } from '../../content/site/page-metadata.ts';
import { escapeMarkup } from '../../lib/markup-text.ts';
import { routes } from '../../routes.ts';
import type { HeadArticle } from '../article/article-head.ts';
import { articleAddress } from '../article/article-links.ts';
import { canonicalAddress } from '../seo/page-address.ts';

/** How many of the newest articles a feed reader gets. */
const MOST_ITEMS = 30;

function item(article: HeadArticle): string {
  const { title, slug, category, date, preview } = article.card;
  const address = escapeMarkup(articleAddress(slug));
  const time_ms = Date.parse(date ?? '');
  return [
    '    <item>',
    `      <title>${escapeMarkup(title)}</title>`,
    `      <link>${address}</link>`,
    `      <guid isPermaLink="true">${address}</guid>`,
    ...(Number.isNaN(time_ms) ? [] : [`      <pubDate>${new Date(time_ms).toUTCString()}</pubDate>`]),
    ...(category === null ? [] : [`      <category>${escapeMarkup(category)}</category>`]),
    `      <dc:creator>${escapeMarkup(article_words.author(article.author))}</dc:creator>`,
    `      <description>${escapeMarkup(article.description ?? preview ?? article_description)}</description>`,
    '    </item>',
  ].join('\n');
}

/** The feed of the blog: titles, days and descriptions, never the text itself. */
export function rssXml(articles: readonly HeadArticle[]): string {
  const { description } = words.feed;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeMarkup(feed_title)}</title>
    <link>${canonicalAddress(routes.page('blog'))}</link>
    <description>${escapeMarkup(description)}</description>
    <language>nl-NL</language>
    <copyright>${escapeMarkup(COMPANY.name)}</copyright>
    <atom:link href="${COMPANY.site_url}${routes.blogFeed()}" rel="self" type="application/rss+xml"/>
${articles.slice(0, MOST_ITEMS).map(item).join('\n')}
  </channel>
</rss>
`;
}
