import { useSyncExternalStore } from 'react';
import type { SessionState, SessionStore } from '../../session/session-types.ts';

/** The session's state, live. */
export function useSession(session: SessionStore): SessionState {
  return useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.state(),
  );
}
