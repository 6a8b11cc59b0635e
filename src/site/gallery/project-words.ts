import { COMPANY } from '../../content/company.ts';
import { gallery } from '../../content/site/gallery.ts';
import type { Project } from '../../public-data/projects.ts';

const month = new Intl.DateTimeFormat('nl-NL', {
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Amsterdam',
});

/** G-031, V-011: Dutch month and year; 'Recent project' when nobody knows. */
export const monthOf = ({ created_at }: Pick<Project, 'created_at'>): string =>
  created_at === null ? gallery.viewer.recent : month.format(new Date(created_at));

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
    { name: gallery.share.email, href: `mailto:?subject=${subject}&body=${words}%0A%0A${link}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${words}%20${link}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
  ] as const;
}
