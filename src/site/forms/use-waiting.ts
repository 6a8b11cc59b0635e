import { useCallback, useEffect, useState } from 'react';
import { log } from '../../lib/logger.ts';
import {
  filesOf,
  listWaiting,
  onNews,
  sendWaiting,
  type StoredFile,
  type WaitingForm,
} from '../../public-data/queue/index.ts';

/** A submission that waits, with its files that are not there yet. */
export interface ListedForm {
  readonly form: WaitingForm;
  readonly files: readonly StoredFile[];
}

interface Waiting {
  readonly listed: readonly ListedForm[];
  readonly is_sending: boolean;
  readonly sendAll: () => void;
}

/** A timer longer than this is set anew when it ends. */
const LONGEST_TIMER_MS = 10 * 60 * 1000;
const SHORTEST_TIMER_MS = 500;

/** Until the first that may be sent by itself again; null when nothing will be. */
function nextTryMs(listed: readonly ListedForm[], now_ms: number): number | null {
  const times = listed.flatMap(({ form, files }) => {
    if (!form.is_taken) return form.trouble === 'refused' ? [] : [form.not_before_ms];
    return files.filter(({ refusal }) => refusal === null).map(({ not_before_ms }) => not_before_ms);
  });
  if (times.length === 0) return null;
  return Math.min(Math.max(Math.min(...times) - now_ms, SHORTEST_TIMER_MS), LONGEST_TIMER_MS);
}

async function list(): Promise<readonly ListedForm[]> {
  const forms = await listWaiting();
  return await Promise.all(forms.map(async (form) => ({ form, files: await filesOf(form.id) })));
}

/**
 * What waits, and sending it: at once on a visit, when the connection returns, when the page comes back to the eye, and
 * when the pause after a failure is over.
 */
export function useWaiting(): Waiting {
  const [listed, setListed] = useState<readonly ListedForm[]>([]);
  const [is_sending, setSending] = useState(false);

  const look = useCallback(async () => setListed(await list()), []);
  const send = useCallback(
    (which: Parameters<typeof sendWaiting>[0]) => {
      if (!navigator.onLine && which.kind === 'due') return;
      setSending(true);
      sendWaiting(which)
        .then(look)
        .catch((fault: unknown) => log.warn('what waits could not be sent', fault))
        .finally(() => setSending(false));
    },
    [look],
  );

  useEffect(() => {
    const returned = (): void => send({ kind: 'due', connection_returned: true });
    const seen = (): void => {
      if (document.visibilityState === 'visible') send({ kind: 'due', connection_returned: false });
    };
    addEventListener('online', returned);
    document.addEventListener('visibilitychange', seen);
    const stop = onNews(() => void look());
    // Once the effect is over: both tell React what they find.
    const begun = setTimeout(() => {
      void look();
      returned();
    });
    return () => {
      removeEventListener('online', returned);
      document.removeEventListener('visibilitychange', seen);
      clearTimeout(begun);
      stop();
    };
  }, [look, send]);

  useEffect(() => {
    const pause_ms = nextTryMs(listed, Date.now());
    if (pause_ms === null || is_sending) return undefined;
    const timer = setTimeout(() => send({ kind: 'due', connection_returned: false }), pause_ms);
    return () => clearTimeout(timer);
  }, [listed, is_sending, send]);

  return { listed, is_sending, sendAll: () => send({ kind: 'all' }) };
}
