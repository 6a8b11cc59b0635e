import { useCallback, type MouseEvent } from 'react';
import { listReturnAddress } from '../blog/list-scroll.ts';
import { isPlainClick } from '../../lib/plain-click.ts';

/** B-042: a click on the way back leads to the list as the reader left it; the link itself leads to its top. */
export function useWayBack(): (event: MouseEvent) => void {
  return useCallback((event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    location.assign(listReturnAddress());
  }, []);
}
