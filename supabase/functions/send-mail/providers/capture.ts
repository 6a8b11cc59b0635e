import { failed, type Mail, type Outcome, type Provider } from '../mail.ts';

const AT_ONCE = 10;

/** Leaves mail at the embedded backend, which shows it at `/_local/mail`; nothing goes anywhere. */
export function captureProvider(url: string, key: string): Provider {
  const send = async (mail: Mail, signal: AbortSignal): Promise<Outcome> => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json' },
        body: JSON.stringify(mail),
        signal,
      });
      await answer.body?.cancel();
      return answer.ok ? { sent: true } : failed(`the mailbox answered ${answer.status}`);
    } catch (fault) {
      return failed(`the mailbox could not be reached: ${String(fault)}`);
    }
  };
  return { at_once: AT_ONCE, pause_ms: 0, send };
}
