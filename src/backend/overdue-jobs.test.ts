import { expect, test, vi } from 'vitest';
import { createOverdueJobs } from './overdue-jobs.ts';

function answering(response: Response) {
  const send = vi.fn<typeof fetch>(async () => response);
  const overdue = createOverdueJobs({
    base_url: 'https://b.example',
    publishable_key: 'pk',
    fetch: send,
    token: async () => ({ kind: 'token', token: 'jwt' }),
  });
  return { overdue, send };
}

test('R-19 late jobs come as the server tells them; a reason of a newer server is told in general words', async () => {
  const late = { job: 'send_mail', last_run_at: '2026-05-01T08:00:00+00:00', reason: 'no_secret' };
  const refused = { ...late, job: 'limit_idle_transactions', reason: 'role_refused' };
  const { overdue, send } = answering(Response.json([late, refused, { ...late, job: 'x', reason: 'y' }]));
  expect(await overdue()).toEqual({
    ok: true,
    value: [late, refused, { ...late, job: 'x', reason: 'did_not_run' }],
  });
  expect(send.mock.calls[0]?.[0]).toBe('https://b.example/rest/v1/rpc/overdue_jobs');
});

test('R-17 a refusal of the server is a failure, an answer of another shape is being offline', async () => {
  const refused = Response.json({ code: 'PT403', message: 'for admins only' }, { status: 403 });
  expect(await answering(refused).overdue()).toEqual({ ok: false, error: 'failed' });
  expect(await answering(Response.json({})).overdue()).toEqual({ ok: false, error: 'offline' });
});
