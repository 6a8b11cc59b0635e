import { COMPANY } from '../../content/company.ts';
import { viewer } from '../../content/site/viewer.ts';
import type { Project } from '../../public-data/projects.ts';

/** V-019: havenglans-<category>-<title>.jpg, in small letters, digits and hyphens. */
export function fileNameOf({ category, title }: Pick<Project, 'category' | 'title'>): string {
  const plain = `${COMPANY.name} ${category} ${title}`.normalize('NFD').replace(/\p{Diacritic}/gu, '');
  return `${plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.jpg`;
}

/** V-017: the page's own address without its query, with the project. */
export const shareUrl = ({ origin, pathname }: { origin: string; pathname: string }, id: string): string =>
  `${origin}${pathname}?project=${encodeURIComponent(id)}`;

const SHARED_CHARACTERS = 100;

/** V-025: the description a shared link brings, cut at 100 characters. */
export const shareText = (description: string): string =>
  description.length <= SHARED_CHARACTERS
    ? description
    : `${description.slice(0, SHARED_CHARACTERS - 1).trimEnd()}…`;

/** V-015: where a project can be shared, with the address that does it. */
export function shareTargets(title: string, text: string, url: string) {
  const [words, link] = [encodeURIComponent(`${title} – ${text}`), encodeURIComponent(url)];
  const subject = encodeURIComponent(title);
  return [
    { name: viewer.share.email, href: `mailto:?subject=${subject}&body=${words}%0A%0A${link}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${words}%20${link}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
  ] as const;
}
