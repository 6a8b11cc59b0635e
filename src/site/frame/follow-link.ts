import { isPlainClick } from '../../lib/plain-click.ts';
import { scrollToSection } from './scroll-to-section.ts';

/** N-008: a menu's action runs this long after the menu began to close: it is out of the way by then. */
export const MENU_DELAY_MS = 300;

/** Goes where a link leads; a target that begins with # is a section of this page (N-009). */
function followLink(href: string): void {
  location.assign(href);
  if (href.startsWith('#')) scrollToSection(href.slice(1));
}

type Closable = Pick<HTMLDialogElement, 'close'> & EventTarget;

/**
 * Closes the menu first and goes on 300 ms later; a click beside its panel only closes it. A click for a new tab stays
 * the browser's, and so does every click before this is called.
 */
export function closeBeforeFollowing(menu: Closable): () => void {
  const clicked = (event: Event): void => {
    if (event.target === menu) menu.close();
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? null;
    if (href === null || !(event instanceof MouseEvent) || !isPlainClick(event)) return;
    event.preventDefault();
    menu.close();
    setTimeout(() => followLink(href), MENU_DELAY_MS);
  };
  menu.addEventListener('click', clicked);
  return () => menu.removeEventListener('click', clicked);
}
