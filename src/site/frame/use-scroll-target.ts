import { useEffect } from 'react';
import { scrollToSection } from './scroll-to-section.ts';

interface ScrollTarget {
  readonly id: string;
  /** A hash is first of all the browser's own to follow. */
  readonly by: 'state' | 'hash';
}

/** The section that an address asks for: by its state (N-018), else by its hash; null when it asks for none. */
export function scrollTargetOf(location: {
  readonly state: unknown;
  readonly hash: string;
}): ScrollTarget | null {
  const { state, hash } = location;
  if (typeof state === 'object' && state !== null && 'scroll_to' in state)
    if (typeof state.scroll_to === 'string' && state.scroll_to !== '')
      return { id: state.scroll_to, by: 'state' };
  if (hash.length < 2) return null;
  try {
    return { id: decodeURIComponent(hash.slice(1)), by: 'hash' };
  } catch {
    return { id: hash.slice(1), by: 'hash' };
  }
}

/**
 * True when the browser followed a hash long before any script was there and the visitor has gone on reading
 * elsewhere: then the page does not scroll back.
 */
export function hasGoneOn(section: Pick<Element, 'getBoundingClientRect'> | null): boolean {
  if (section === null || scrollY === 0) return false;
  const { top, bottom } = section.getBoundingClientRect();
  return bottom < 0 || top > innerHeight;
}

/** Brings the section that the address asks for into view, also when it arrives after the page (N-018). */
export function useScrollTarget(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const follow = (): void => {
      stop?.();
      stop = undefined;
      const target = scrollTargetOf({ state: history.state, hash: location.hash });
      if (target === null) return;
      if (target.by === 'hash' && hasGoneOn(document.getElementById(target.id))) return;
      stop = scrollToSection(target.id);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
      stop?.();
    };
  }, []);
}
