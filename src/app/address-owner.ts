/**
 * Each entry of this tab's history remembers which user was there. Addresses name clients and hold what was searched
 * for: the next person who signs in on the same tablet must not reach them with the back button.
 */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';

const marked = v.object({ owner: v.string() });
const anything = v.record(v.string(), v.unknown());

type History = Pick<globalThis.History, 'state' | 'replaceState'>;

/** The user who was at the present history entry; null when no user has been there yet. */
export function addressOwner(history: History = globalThis.history): string | null {
  const parsed = v.safeParse(marked, history.state);
  return parsed.success ? parsed.output.owner : null;
}

/** Notes that this user is at the present entry. */
export function ownAddress(user_id: string, history: History = globalThis.history): void {
  const parsed = v.safeParse(anything, history.state);
  history.replaceState({ ...(parsed.success ? parsed.output : {}), owner: user_id }, '');
}

/** Whether the present history entry is this user's. One that no user had yet becomes theirs. */
export function useOwnAddress(user_id: string): boolean {
  const location = useLocation();
  const owner = addressOwner();
  const is_own = owner === null || owner === user_id;
  useEffect(() => {
    // Asked again for every entry that is come to.
    if (is_own && location.key !== '') ownAddress(user_id);
  }, [is_own, user_id, location]);
  return is_own;
}
