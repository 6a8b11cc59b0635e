import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** What becomes of sections whose code cannot be had: those that can be read already are left as they are. */
export const keepFinished = (reason: unknown, is_finished: boolean): Promise<never> =>
  is_finished ? new Promise(() => undefined) : Promise.reject(reason);

/**
 * Sections whose code arrives after the page (P-028). Their finished HTML stands already; `marker_id` is an id in it.
 */
export function lazySection(
  marker_id: string,
  fetch_code: () => Promise<{ readonly default: ComponentType }>,
): LazyExoticComponent<ComponentType> {
  return lazy(() =>
    fetch_code().catch((reason: unknown) =>
      keepFinished(reason, document.getElementById(marker_id) !== null),
    ),
  );
}
