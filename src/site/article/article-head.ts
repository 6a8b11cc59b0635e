import { COMPANY } from '../../content/company.ts';
import { article as words } from '../../content/site/article.ts';
import { frame } from '../../content/site/frame.ts';
import { article_description } from '../../content/site/article.ts';
import { feed_title } from '../../content/site/page-metadata.ts';
import type { Article } from '../../public-data/article.ts';
import type { Picture } from '../../public-data/picture.ts';
import { escapeMarkup } from '../../lib/markup-text.ts';
import { routes } from '../../routes.ts';
import { canonicalAddress } from '../seo/page-address.ts';
import { structuredData, structuredDataElement, type Thing } from '../seo/structured-data.ts';
import { articleAddress } from './article-links.ts';

/** The data of an article for the head. */
export interface HeadArticle extends Pick<Article, 'card' | 'author' | 'description'> {
  /** When it was last changed, where that is known: visitors may not read it. */
  readonly modified?: string;
}

const OWN_SIZE = /-\d+\.\w+$/;
/** A scene of ours: the build lays a card beside it (share-cards.ts). */
const SCENE = /^\/scenes\/(.+)-\d+\.\w+$/;
/** Wide enough for the networks that show a shared link. */
const SHARED_WIDTH_PX = 1200;

/** The picture of a shared link: the card of a scene, the cover as the networks read it, else the blog's own. */
function sharedPicture(picture: Picture | null): string {
  if (picture === null) return `${COMPANY.site_url}/scenes/og-blog.jpg`;
  const scene = SCENE.exec(picture.url)?.[1];
  if (scene !== undefined) return `${COMPANY.site_url}/scenes/og-${scene}.jpg`;
  const width = picture.widths.webp.find((known) => known >= SHARED_WIDTH_PX);
  const url = width === undefined ? picture.url : picture.url.replace(OWN_SIZE, `-${width}.webp`);
  return url.startsWith('/') ? `${COMPANY.site_url}${url}` : url;
}

/** B-058: the article and its breadcrumb as structured data. An article without an author is by the company's experts. */
export function articleThings({ card, author, description, modified }: HeadArticle): readonly Thing[] {
  const address = articleAddress(card.slug);
  const [business, site] = structuredData('blog');
  const trail = [
    { name: frame.pages.home, item: canonicalAddress(routes.home()) },
    { name: frame.pages.blog, item: canonicalAddress(routes.page('blog')) },
    { name: card.title, item: address },
  ];
  return [
    ...(business === undefined ? [] : [business]),
    ...(site === undefined ? [] : [site]),
    {
      '@type': 'BlogPosting',
      '@id': `${address}#artikel`,
      headline: card.title,
      description: description ?? article_description,
      image: sharedPicture(card.picture),
      url: address,
      mainEntityOfPage: address,
      inLanguage: 'nl-NL',
      ...(card.date === null ? {} : { datePublished: card.date, dateModified: modified ?? card.date }),
      ...(card.category === null ? {} : { articleSection: card.category }),
      author:
        author === null
          ? { '@type': 'Organization', name: words.experts, url: COMPANY.site_url }
          : { '@type': 'Person', name: author },
      publisher: { '@type': 'Organization', name: COMPANY.name, url: COMPANY.site_url },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];
}

const FEED_LINK = `<link rel="alternate" type="application/rss+xml" title="${feed_title}" href="${routes.blogFeed()}">`;

/** Everything but the title: description, address, languages, the look of a shared link, structured data (G-025). */
export function articleHead(article: HeadArticle): string {
  const { card } = article;
  const address = escapeMarkup(articleAddress(card.slug));
  const description = escapeMarkup(article.description ?? article_description);
  const picture = escapeMarkup(sharedPicture(card.picture));
  return [
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${address}">`,
    `<link rel="alternate" hreflang="nl-NL" href="${address}">`,
    `<link rel="alternate" hreflang="x-default" href="${address}">`,
    '<meta property="og:type" content="article">',
    `<meta property="og:site_name" content="${COMPANY.name}">`,
    '<meta property="og:locale" content="nl_NL">',
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:title" content="${escapeMarkup(card.title)}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${picture}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    FEED_LINK,
    structuredDataElement(articleThings(article)),
  ].join('');
}

/** The title element of an article. */
export const articleTitle = ({ card }: HeadArticle): string =>
  `<title>${escapeMarkup(words.tab_title(card.title))}</title>`;
