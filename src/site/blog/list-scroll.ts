import { PUBLIC_PATHS } from '../../routes.ts';

/** Where a reader left the list, so that the way back leads there (B-042). */
interface ListScroll {
  readonly address: string;
  readonly scroll_px: number;
}

const PLACE_KEY = 'blog-list-place';
const RETURN_KEY = 'blog-list-return';

function readPlace(key: string): ListScroll | null {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof place !== 'object' || place === null) return null;
    if (!('address' in place) || !('scroll_px' in place)) return null;
    const { address, scroll_px } = place;
    const is_list = typeof address === 'string' && /^\/blog(?:\?|$)/.test(address);
    return is_list && typeof scroll_px === 'number' ? { address, scroll_px } : null;
  } catch {
    return null;
  }
}

function write(key: string, place: ListScroll | null): void {
  try {
    if (place === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(place));
  } catch {
    // The storage refuses: the reader comes back to the top of the list.
  }
}

const note = (): void =>
  write(PLACE_KEY, { address: `${location.pathname}${location.search}`, scroll_px: Math.round(scrollY) });

/** Notes where the list stands, each time its page is left. The returned function stops that. */
export function keepListScroll(): () => void {
  addEventListener('pagehide', note);
  return () => removeEventListener('pagehide', note);
}

/** The address to go back to; going there with `return` lands on the line the reader left. */
export function listReturnAddress(): string {
  const place = readPlace(PLACE_KEY);
  write(RETURN_KEY, place);
  return place?.address ?? PUBLIC_PATHS.blog;
}

/** The scroll position on arrival: once, and only for a reader who came back to this same list. */
export function takeListScroll(): number | null {
  const place = readPlace(RETURN_KEY);
  write(RETURN_KEY, null);
  return place?.address === `${location.pathname}${location.search}` ? place.scroll_px : null;
}
