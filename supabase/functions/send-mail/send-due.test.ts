import { expect, test, vi } from 'vitest';
import type { QueuedMail } from './templates/render-mail.ts';
import { failed, type Mail, type Outcome, type Provider } from './mail.ts';
import type { Queue } from './queue.ts';
import { sendDue } from './send-due.ts';

const sender = {
  from: 'a@b.example',
  company: 'c@d.example',
  site_url: 'https://havenglans.example',
  reach: { phone: '020 1', email: 'c@d.example' },
};

const waiting = (count: number): QueuedMail[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `mail-${n}`,
    template: 'contact_visitor',
    recipient: `${n}@post.example`,
    params: { first_name: 'Jan', last_name: 'de Boer' },
    attempt: 1,
    created_at: '2026-05-01T10:00:00Z',
  }));

/** A queue in memory that gives each mail out once, and a clock that only moves when somebody waits or sends. */
function setup(
  mails: QueuedMail[],
  answer: (mail: Mail) => Outcome,
  { at_once = 1, took_ms = 1_000, pause_ms = 0 } = {},
) {
  let now = 0;
  const recorded: [string, string | null, boolean][] = [];
  const queue: Queue = {
    claim: async (limit) => mails.splice(0, limit),
    report: async ({ id }, error, final) => {
      recorded.push([id, error, final]);
      return true;
    },
  };
  const provider: Provider = {
    at_once,
    pause_ms,
    send: async (mail) => {
      now += took_ms;
      return answer(mail);
    },
  };
  const sleep = vi.fn(async (ms: number) => {
    now += ms;
  });
  return { recorded, sleep, parts: { queue, provider, sender, now: () => now, sleep } };
}

test('R-19 everything that is due is sent and recorded, as many side by side as the provider takes', async () => {
  const { recorded, parts } = setup(waiting(7), () => ({ sent: true }), { at_once: 3 });
  expect(await sendDue(parts)).toEqual({ sent: 7, failed: 0, database: true });
  expect(recorded).toHaveLength(7);
  expect(new Set(recorded.map(([id]) => id)).size).toBe(7);
});

test('R-19 a failure is recorded with its reason, and the others still go', async () => {
  const { recorded, parts } = setup(
    waiting(4),
    ({ to }) => (to.startsWith('1@') ? failed('full', false) : { sent: true }),
    {
      at_once: 2,
    },
  );
  expect(await sendDue(parts)).toEqual({ sent: 3, failed: 1, database: true });
  expect(recorded).toContainEqual(['mail-1', 'full', false]);
});

test('R-19 when a whole round fails the provider is down: the rest keeps its tries for later', async () => {
  const mails = waiting(9);
  const { recorded, parts } = setup(mails, () => failed('500'), { at_once: 2 });
  expect(await sendDue(parts)).toEqual({ sent: 0, failed: 2, database: true });
  expect(recorded).toHaveLength(2);
  expect(mails, 'not even claimed').toHaveLength(7);
});

test('R-19 a mail that can never be sent is recorded as final and delays no other', async () => {
  const mails = [{ ...waiting(1)[0]!, template: 'nothing' }, ...waiting(3).slice(1)];
  const { recorded, parts } = setup(mails, () => ({ sent: true }));
  expect(await sendDue(parts)).toEqual({ sent: 2, failed: 1, database: true });
  expect(recorded[0]).toEqual(['mail-0', "there is no template 'nothing'", true]);
});

test('a run ends within a minute however slow the provider is, and leaves the rest to the next', async () => {
  const mails = waiting(100);
  const { parts } = setup(mails, () => ({ sent: true }), { took_ms: 14_000 });
  expect(await sendDue(parts)).toEqual({ sent: 4, failed: 0, database: true });
  expect(mails).toHaveLength(96);
});

test('a provider that wants to be left alone between rounds is', async () => {
  const { parts, sleep } = setup(waiting(3), () => ({ sent: true }), { pause_ms: 1_000 });
  await sendDue(parts);
  expect(sleep.mock.calls).toEqual([[1_000], [1_000], [1_000]]);
});

test('R-19 a record that does not arrive is tried again, for an unrecorded mail is sent twice', async () => {
  const { recorded, parts, sleep } = setup(waiting(2), () => ({ sent: true }));
  const report = vi.spyOn(parts.queue, 'report').mockResolvedValueOnce(false).mockResolvedValueOnce(false);
  expect(await sendDue(parts)).toEqual({ sent: 2, failed: 0, database: true });
  expect(report).toHaveBeenCalledTimes(4);
  expect(sleep.mock.calls).toEqual([[500], [500]]);
  expect(recorded).toHaveLength(2);
});

test('R-19 without a database the run stops: the lease gives back what was claimed', async () => {
  const { parts } = setup(waiting(5), () => ({ sent: true }));
  vi.spyOn(parts.queue, 'report').mockResolvedValue(false);
  expect(await sendDue(parts)).toEqual({ sent: 1, failed: 0, database: false });
  vi.spyOn(parts.queue, 'claim').mockResolvedValue(null);
  expect(await sendDue(parts)).toEqual({ sent: 0, failed: 0, database: false });
});
