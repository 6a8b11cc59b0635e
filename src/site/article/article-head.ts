import { COMPANY } from '../../content/company.ts';
import { article as words } from '../../content/site/article.ts';
import { frame } from '../../content/site/frame.ts';
import { article_description } from '../../content/site/article.ts';
import { feed_title } from '../../content/site/page-metadata.ts';
import type { Article } from '../../public-data/article.ts';
import { escapeMarkup } from '../../lib/markup-text.ts';
import { routes } from '../../routes.ts';
import { canonicalAddress } from '../seo/page-address.ts';
import { CARD_SIZE_PX, cardAddress, type SharedPicture, sharedPicture } from '../seo/shared-card.ts';
import { structuredData, structuredDataElement, type Thing } from '../seo/structured-data.ts';
import { articleAddress } from './article-links.ts';

/** The data of an article for the head. */
export interface HeadArticle extends Pick<Article, 'card' | 'author' | 'description'> {
  /** When it was last changed, where that is known. */
  readonly modified?: string;
}

/** Says which files the build has; the build itself makes the card of every picture that it names. */
type HasFile = (file: string) => boolean;

/** The picture of a shared link: that of the cover, else the blog's own. */
const pictureOf = ({ card }: HeadArticle, hasFile?: HasFile): SharedPicture =>
  card.picture === null
    ? { address: cardAddress('blog'), is_card: true }
    : sharedPicture(card.picture.url, hasFile);

/** A moment in the one form that the build and every host say it in, so that they can be compared. */
export const wholeSeconds = (moment: string): string => `${new Date(moment).toISOString().slice(0, 19)}Z`;

/** B-058: the article and its breadcrumb as structured data. An article without an author is by the company's experts. */
export function articleThings(article: HeadArticle, hasFile?: HasFile): readonly Thing[] {
  const { card, author, description, modified } = article;
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
      image: pictureOf(article, hasFile).address,
      url: address,
      mainEntityOfPage: address,
      inLanguage: 'nl-NL',
      ...(card.date === null
        ? {}
        : {
            datePublished: card.date,
            dateModified: modified === undefined ? card.date : wholeSeconds(modified),
          }),
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

const CARD_SIZE = Object.entries(CARD_SIZE_PX).map(
  ([side, px]) => `<meta property="og:image:${side}" content="${px}">`,
);

/** Everything but the title: description, address, languages, the look of a shared link, structured data (G-025). */
export function articleHead(article: HeadArticle, hasFile?: HasFile): string {
  const { card } = article;
  const address = escapeMarkup(articleAddress(card.slug));
  const description = escapeMarkup(article.description ?? article_description);
  const picture = pictureOf(article, hasFile);
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
    `<meta property="og:image" content="${escapeMarkup(picture.address)}">`,
    ...(picture.is_card ? CARD_SIZE : []),
    '<meta name="twitter:card" content="summary_large_image">',
    FEED_LINK,
    structuredDataElement(articleThings(article, hasFile)),
  ].join('');
}

/** The title element of an article. */
export const articleTitle = ({ card }: HeadArticle): string =>
  `<title>${escapeMarkup(words.tab_title(card.title))}</title>`;
