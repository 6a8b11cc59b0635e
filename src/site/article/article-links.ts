import { COMPANY } from '../../content/company.ts';
import { article as words } from '../../content/site/article.ts';
import { routes } from '../../routes.ts';
import { canonicalAddress } from '../seo/page-address.ts';

const long_date = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Amsterdam',
});

/** B-043, G-031: a day in full, in Dutch; null when the text is no time. */
export function longDate(date: string | null): string | null {
  if (date === null) return null;
  const time_ms = Date.parse(date);
  return Number.isNaN(time_ms) ? null : long_date.format(time_ms);
}

/** The one address of an article. */
export const articleAddress = (slug: string): string => canonicalAddress(routes.article(slug));

/** B-045, B-046: where an article can be shared. */
export function shareLinks(title: string, slug: string) {
  const url = encodeURIComponent(articleAddress(slug));
  const text = encodeURIComponent(words.share.tweet(title));
  return [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'Twitter', href: `https://twitter.com/intent/tweet?url=${url}&text=${text}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  ] as const;
}

/** Who wrote an article, as its reader sees it (B-043, B-058). */
export const authorName = (author: string | null): string => author ?? words.team;

/** The title in the browser's tab. */
export const tabTitle = (title: string): string => `${title} | ${COMPANY.name}`;
