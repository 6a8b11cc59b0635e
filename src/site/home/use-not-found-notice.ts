import { useEffect } from 'react';
import { routes } from '../../routes.ts';
import { track } from '../tracking/tracking.ts';

/** The query by which another host sends a visitor of a missing page to the home page. */
const QUERY = { flag: 'notFound', path: 'path' } as const;

interface Notice {
  /** The path that was not found. */
  readonly path: string;
  /** The address without the notice. */
  readonly address: string;
}

/** Reads and removes `notFound=true&path=…` from an address of the home page; null when there is none (N-020). */
export function notFoundNotice(location: {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}): Notice | null {
  const query = new URLSearchParams(location.search);
  const path = query.get(QUERY.path);
  if (location.pathname !== routes.home() || query.get(QUERY.flag) !== 'true' || !path) return null;
  query.delete(QUERY.flag);
  query.delete(QUERY.path);
  const rest = query.size === 0 ? '' : `?${query.toString()}`;
  return { path, address: `${location.pathname}${rest}${location.hash}` };
}

/** N-020: tells of the page that was not found and takes the notice out of the address. */
export function useNotFoundNotice(): void {
  useEffect(() => {
    const notice = notFoundNotice(location);
    if (notice === null) return;
    track({ name: 'page_not_found', path: notice.path });
    history.replaceState(history.state, '', notice.address);
  }, []);
}
