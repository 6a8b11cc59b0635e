import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

interface Code {
  readonly default: ComponentType;
}

/**
 * What stands there when the code cannot be had: the finished HTML as it is, where the page brought it; otherwise
 * what the page has for the case.
 */
export const withoutCode = (is_finished: boolean, failed: ComponentType): Promise<Code> =>
  is_finished ? new Promise(() => undefined) : Promise.resolve({ default: failed });

/**
 * Sections whose code arrives after the page (P-028). Their finished HTML stands already; `marker_id` is an id in it.
 */
export function lazySection(
  marker_id: string,
  fetch_code: () => Promise<Code>,
  failed: ComponentType,
): LazyExoticComponent<ComponentType> {
  return lazy(() =>
    fetch_code().catch(() => withoutCode(document.getElementById(marker_id) !== null, failed)),
  );
}
