import { article as words } from '../../content/site/article.ts';
import { routes } from '../../routes.ts';
import { canonicalAddress } from '../seo/page-address.ts';

/** The one address of an article. */
export const articleAddress = (slug: string): string => canonicalAddress(routes.article(slug));

/** B-045: where an article can be shared. */
export function shareLinks(title: string, slug: string) {
  const url = encodeURIComponent(articleAddress(slug));
  const text = encodeURIComponent(words.share.tweet(title));
  return [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'Twitter', href: `https://twitter.com/intent/tweet?url=${url}&text=${text}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  ] as const;
}
