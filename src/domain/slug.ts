/** the longest slug. */
export const MAX_SLUG_CHARACTERS = 100;

const FALLBACK = 'artikel';

const withinLimit = (slug: string, most: number): string => slug.slice(0, most).replace(/-+$/, '');

/**
 * the one way from a title to a slug: small letters without accents, digits, and single hyphens; at most
 * 100 characters.
 */
export function slugOf(title: string): string {
  const plain = title
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9\s_-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return withinLimit(plain, MAX_SLUG_CHARACTERS) || FALLBACK;
}

/** the slug itself, or with the lowest -n that is free (from 2), still within the limit. */
export function freeSlug(slug: string, is_taken: (slug: string) => boolean): string {
  if (!is_taken(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`;
    const candidate = withinLimit(slug, MAX_SLUG_CHARACTERS - suffix.length) + suffix;
    if (!is_taken(candidate)) return candidate;
  }
}

/** Whether a text can be a slug at all; addresses that cannot are not asked for. */
export const isSlug = (text: string): boolean =>
  text.length <= MAX_SLUG_CHARACTERS && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
