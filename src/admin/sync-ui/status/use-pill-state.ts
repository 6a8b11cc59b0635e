import { useSyncExternalStore } from 'react';
import { useRuntime } from '../../runtime.ts';
import { type PillWords, pillWords } from './pill-state.ts';
import { useShownStatus } from './use-shown-status.ts';

/** What the pill says now, in one place for everything that says it. `now_ms` is device wall time. */
export function usePillWords(now_ms: number): PillWords {
  const { session } = useRuntime();
  const state = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.state(),
  );
  return pillWords(useShownStatus(), state.kind === 'in' && state.needs_sign_in, now_ms);
}
