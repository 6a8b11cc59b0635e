import { type ReactNode, useEffect, useState } from 'react';
import { generalText } from '../../../content/admin/general.ts';
import { useSyncValue } from '../../runtime.ts';

/** The live query finds the first rows a moment after the engine reports them. */
const SETTLE_MS = 400;

/** False until `done` has been true for a while; true at once where it was true from the start. */
function useSettled(done: boolean): boolean {
  const [is_settled, setSettled] = useState(done);
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [done]);
  return done && is_settled;
}

/**
 * Whether everything was fetched once. Before that a row that is not found is not a row that does not exist: the first sync
 * brings clients before their services.
 */
export function useFetched(): boolean {
  const is_done = useSyncValue((status) => status.first_sync_done);
  const is_filling = useSyncValue((status) => !status.first_sync_done && status.first_sync_rows > 0);
  const [was_filling, setWasFilling] = useState(is_filling);
  if (is_filling && !was_filling) setWasFilling(true);
  const is_settled = useSettled(is_done);
  // An engine that has just started says within a moment that all was fetched on another day: nothing is to settle then.
  return is_done && (is_settled || !was_filling);
}

/** In the place of what is not here yet: that it comes, or that it waits for a network. */
export function StillFetching() {
  const online = useSyncValue((status) => status.online);
  return online ? generalText.fetching : generalText.not_fetched;
}

/** What is said of rows that were not found, once it can be said that there are none. */
export function IfFetched({ children }: { readonly children: ReactNode }) {
  return useFetched() ? children : <StillFetching />;
}
