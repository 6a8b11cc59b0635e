import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

interface Code {
  readonly default: ComponentType;
}

/**
 * What is shown when the code cannot be fetched: the prerendered HTML as it is, if the page has it; otherwise the `failed`
 * component.
 */
export const withoutCode = (is_finished: boolean, failed: ComponentType): Promise<Code> =>
  is_finished ? new Promise(() => undefined) : Promise.resolve({ default: failed });

/**
 * Sections whose code arrives after the page (P-028). Their prerendered HTML is already in the page; `marker_id` is an id in it.
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
