import { keyHeaders } from '../shared/keys.ts';
import type { QueuedMail } from './templates/render-mail.ts';

/** The queue as the worker sees it (migration mail_queue). */
export interface Queue {
  /** Leases up to `limit` mails that are due; null when the database does not answer. */
  claim(limit: number): Promise<readonly QueuedMail[] | null>;
  /** Records an outcome; false when it could not be recorded. */
  report(mail: QueuedMail, error: string | null, final: boolean): Promise<boolean>;
}

/** Longer than a round of sending may take, so that no mail is given out twice while it is under way. */
const LEASE_SECONDS = 180;
const ANSWER_MS = 10_000;

const isParams = (value: unknown): value is QueuedMail['params'] =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isQueued = (value: unknown): value is QueuedMail =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'template' in value &&
  typeof value.template === 'string' &&
  'recipient' in value &&
  (value.recipient === null || typeof value.recipient === 'string') &&
  'params' in value &&
  isParams(value.params) &&
  'attempt' in value &&
  typeof value.attempt === 'number' &&
  'created_at' in value &&
  typeof value.created_at === 'string';

/** The queue behind the project's own API, called with the service key. */
export function mailQueue(base_url: string, key: string): Queue {
  const call = async (name: string, body: object): Promise<Response | null> => {
    try {
      return await fetch(`${base_url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { ...keyHeaders(key), 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
    } catch {
      return null;
    }
  };
  return {
    async claim(limit) {
      const answer = await call('mail_queue_claim', { p_limit: limit, p_lease_seconds: LEASE_SECONDS });
      const rows: unknown = answer?.ok ? await answer.json() : null;
      return Array.isArray(rows) ? rows.filter(isQueued) : null;
    },
    async report({ id, attempt }, error, final) {
      const outcome = { p_id: id, p_attempt: attempt, p_error: error, p_final: final };
      const answer = await call('mail_queue_report', outcome);
      await answer?.body?.cancel();
      return answer?.ok ?? false;
    },
  };
}
