import { expect, test, vi } from 'vitest';
import { createOverdueJobs, createScheduledJobs } from './overdue-jobs.ts';

function answering(response: Response) {
  const send = vi.fn<typeof fetch>(async () => response);
  const options = {
    base_url: 'https://b.example',
    publishable_key: 'pk',
    fetch: send,
    token: async () => ({ kind: 'token', token: 'jwt' }) as const,
  };
  return { overdue: createOverdueJobs(options), scheduled: createScheduledJobs(options), send };
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

test('R-13 every job comes with its last run, whether there was one, and why it is late where it is', async () => {
  const ran = { job: 'forget_mail', last_run_at: '2026-05-01T02:37:00+00:00', has_run: true, reason: null };
  const late = { ...ran, job: 'send_mail', has_run: false, reason: 'no_pg_cron' };
  const { scheduled, send } = answering(Response.json([ran, late, { ...late, reason: 'newer' }]));
  expect(await scheduled()).toEqual({ ok: true, value: [ran, late, { ...late, reason: 'did_not_run' }] });
  expect(send.mock.calls[0]?.[0]).toBe('https://b.example/rest/v1/rpc/scheduled_jobs');
});
