import { type QueuedMail, renderMail, type Sender } from './templates/render-mail.ts';
import { failed, type Outcome, type Provider } from './mail.ts';
import type { Queue } from './queue.ts';

interface Surroundings {
  readonly queue: Queue;
  readonly provider: Provider;
  readonly sender: Sender;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

interface Sent {
  readonly sent: number;
  readonly failed: number;
  /** False when the database did not answer: what was leased comes back by itself. */
  readonly database: boolean;
}

/** One call ends well within the limits of a hosted function; the next call goes on. */
const RUN_MS = 45_000;
const TRY_MS = 15_000;
const RECORD_TRIES = 3;
const RECORD_PAUSE_MS = 500;

async function attempt(mail: QueuedMail, { provider, sender }: Surroundings): Promise<Outcome> {
  const rendered = renderMail(mail, sender);
  if ('error' in rendered) return failed(rendered.error, true);
  return await provider.send(rendered.mail, AbortSignal.timeout(TRY_MS));
}

/** Records until the database has it: what was sent and is not recorded is sent again when its lease ends. */
async function record(mail: QueuedMail, outcome: Outcome, { queue, sleep }: Surroundings): Promise<boolean> {
  const error = outcome.sent ? null : outcome.error;
  const final = !outcome.sent && outcome.final;
  for (let tries = 1; ; tries += 1) {
    if (await queue.report(mail, error, final)) return true;
    if (tries === RECORD_TRIES) return false;
    await sleep(RECORD_PAUSE_MS);
  }
}

/**
 * Sends what is due, round by round, until nothing is, time is up, or a whole round failed: then the provider is down
 * and the rest keeps its tries. At least once, not exactly once: a worker that dies between the provider's yes and the
 * record of it leaves a mail that is sent again. Its id goes along where a provider has a place for it.
 */
export async function sendDue(parts: Surroundings): Promise<Sent> {
  const { queue, provider, now, sleep } = parts;
  const until = now() + RUN_MS;
  let sent = 0;
  let lost = 0;
  while (now() < until) {
    const mails = await queue.claim(provider.at_once);
    if (mails === null) return { sent, failed: lost, database: false };
    if (mails.length === 0) break;
    const outcomes = await Promise.all(
      mails.map(async (mail) => {
        const outcome = await attempt(mail, parts);
        return { outcome, recorded: await record(mail, outcome, parts) };
      }),
    );
    const gone = outcomes.filter(({ outcome }) => outcome.sent).length;
    sent += gone;
    lost += mails.length - gone;
    if (outcomes.some(({ recorded }) => !recorded)) return { sent, failed: lost, database: false };
    if (outcomes.every(({ outcome }) => !outcome.sent && !outcome.final)) break;
    if (provider.pause_ms > 0) await sleep(provider.pause_ms);
  }
  return { sent, failed: lost, database: true };
}
