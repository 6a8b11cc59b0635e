import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollToSection } from './scroll-to-section.ts';

/** The section that an address asks for: by its state (N-018), else by its hash; null when it asks for none. */
export function scrollTargetOf(location: { readonly state: unknown; readonly hash: string }): string | null {
  const { state, hash } = location;
  if (typeof state === 'object' && state !== null && 'scroll_to' in state)
    if (typeof state.scroll_to === 'string' && state.scroll_to !== '') return state.scroll_to;
  if (hash.length < 2) return null;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Brings the section that the address asks for into view, also when it arrives after the page (N-018, N-019). */
export function useScrollTarget(): void {
  const location = useLocation();
  useEffect(() => {
    const target = scrollTargetOf(location);
    return target === null ? undefined : scrollToSection(target);
  }, [location]);
}
