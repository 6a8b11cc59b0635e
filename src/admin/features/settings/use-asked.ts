import { useEffect, useMemo, useState } from 'react';
import type { CallError } from '../../../backend/call-function.ts';
import type { Result } from '../../../lib/result.ts';
import { useSyncValue } from '../../runtime.ts';

interface Answer<T> {
  readonly value: T | null;
  /** Device wall time; null before the first answer. */
  readonly asked_at_ms: number | null;
  /** Why the last question had no answer. */
  readonly missing: CallError | null;
}

export interface Asked<T> {
  readonly answer: Answer<T>;
  readonly is_asking: boolean;
  readonly again: () => void;
}

/** What the server alone knows: asked when the section opens, when the network comes back, and when a person asks again. */
export function useAsked<T>(ask: () => Promise<Result<T, CallError>>): Asked<T> {
  const online = useSyncValue((status) => status.online);
  const [answer, setAnswer] = useState<Answer<T>>({ value: null, asked_at_ms: null, missing: null });
  const [is_asking, setAsking] = useState(false);
  const [tries, setTries] = useState(0);
  /** Asked anew when one of these changes. */
  const question = useMemo(() => ({ ask, online, tries }), [ask, online, tries]);
  useEffect(() => {
    let is_over = false;
    const run = async (): Promise<void> => {
      setAsking(true);
      const done = await question.ask();
      if (is_over) return;
      setAsking(false);
      // What was known stays, with its time, when a later question fails.
      setAnswer((before) =>
        done.ok
          ? { value: done.value, asked_at_ms: Date.now(), missing: null }
          : { ...before, missing: done.error },
      );
    };
    void run();
    return () => {
      is_over = true;
    };
  }, [question]);
  return { answer, is_asking, again: () => setTries((count) => count + 1) };
}
