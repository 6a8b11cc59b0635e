import { expect, test, vi } from 'vitest';
import { createHealth } from './health.ts';

const NOTHING = { count: 0, oldest_at: null };
const WELL = {
  jobs: [{ job: 'send_mail', last_run_at: '2026-05-01T08:00:00+00:00', has_run: true, reason: null }],
  mail_waiting: { count: 2, oldest_at: '2026-05-01T08:00:00+00:00' },
  mail_failed: NOTHING,
  files_to_remove: NOTHING,
  migration: '20260101000900',
  epoch: 'a1',
  is_settled: true,
};

function answering(response: Response) {
  const send = vi.fn<typeof fetch>(async () => response);
  const health = createHealth({
    base_url: 'https://b.example',
    publishable_key: 'pk',
    fetch: send,
    token: async () => ({ kind: 'token', token: 'jwt' }) as const,
  });
  return { health, send };
}

test('R-13 an admin is told how the server is doing; a reason of a newer server is told in general words', async () => {
  const { health, send } = answering(
    Response.json({ ...WELL, jobs: [{ ...WELL.jobs[0], reason: 'newer' }], migration: null }),
  );
  expect(await health()).toEqual({
    ok: true,
    value: { ...WELL, jobs: [{ ...WELL.jobs[0], reason: 'did_not_run' }], migration: null },
  });
  const [address, asked] = send.mock.calls[0] ?? [];
  expect(address).toBe('https://b.example/rest/v1/rpc/health');
  expect(new Headers(asked?.headers).get('x-request-id'), 'the logs find it by').toMatch(/^[0-9a-f-]{36}$/);
});

test('R-17 a refusal is a failure, and an answer of another shape is being offline', async () => {
  const refused = Response.json({ code: 'PT403', message: 'for admins only' }, { status: 403 });
  expect(await answering(refused).health()).toEqual({ ok: false, error: 'failed' });
  expect(await answering(Response.json({ ...WELL, mail_failed: 3 })).health()).toEqual({
    ok: false,
    error: 'offline',
  });
});
