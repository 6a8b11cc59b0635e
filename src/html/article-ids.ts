import { ID_PREFIX, prefixedId } from './policy.ts';

/**
 * The ids of an article stand under a prefix: an article may name anything, and nothing of the page, its menu or its
 * data, is ever found in its place. What points at an id goes along.
 */

/** The attribute that a selector names an id by. */
export const ID_ATTRIBUTE = /^id$/i;

/** Attributes that name one or more ids. */
const REFERENCES = (
  'aria-activedescendant aria-controls aria-describedby aria-details aria-errormessage aria-flowto aria-labelledby ' +
  'aria-owns for headers'
).split(' ');

/** The id that a link within the page names; null when it leads elsewhere. */
function targetOf(href: string): string | null {
  if (!href.startsWith('#') || href === '#') return null;
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    return href.slice(1);
  }
}

/**
 * Prefixes the ids of an article's parts, and whatever names one. A reference always goes along, so that none takes
 * a part of the page; a link does where the article has its target, and otherwise leads to the page's own.
 */
export function prefixIds(parts: readonly Element[]): void {
  const all = (selector: string): Element[] => parts.flatMap((part) => [...part.querySelectorAll(selector)]);
  const ids = new Set<string>();
  for (const element of all('[id]')) {
    ids.add(element.id);
    if (element.id === '') element.removeAttribute('id');
    else element.setAttribute('id', prefixedId(element.id));
  }
  for (const name of REFERENCES)
    for (const element of all(`[${name}]`)) {
      const named = (element.getAttribute(name) ?? '').split(/\s+/).filter((id) => id !== '');
      element.setAttribute(name, named.map(prefixedId).join(' '));
    }
  for (const link of all('a[href^="#"]')) {
    const href = link.getAttribute('href') ?? '';
    const target = targetOf(href);
    if (target === null || target.startsWith(ID_PREFIX) || !ids.has(target)) continue;
    link.setAttribute('href', `#${ID_PREFIX}${href.slice(1)}`);
  }
}
