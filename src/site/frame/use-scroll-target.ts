import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollToSection } from './scroll-to-section.ts';

export interface ScrollTarget {
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
 * elsewhere: nobody is pulled back.
 */
export function hasGoneOn(section: Pick<Element, 'getBoundingClientRect'> | null): boolean {
  if (section === null || scrollY === 0) return false;
  const { top, bottom } = section.getBoundingClientRect();
  return bottom < 0 || top > innerHeight;
}

/** Brings the section that the address asks for into view, also when it arrives after the page (N-018, N-019). */
export function useScrollTarget(): void {
  const location = useLocation();
  useEffect(() => {
    const target = scrollTargetOf(location);
    if (target === null) return undefined;
    if (target.by === 'hash' && hasGoneOn(document.getElementById(target.id))) return undefined;
    return scrollToSection(target.id);
  }, [location]);
}
