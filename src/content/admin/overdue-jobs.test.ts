import { expect, test } from 'vitest';
import { overdueJobs } from './overdue-jobs.ts';

test('R-19 the bell says which job of the server does not run, what that means and why, in Dutch', () => {
  expect([overdueJobs.bell(1), overdueJobs.bell(5)]).toEqual([
    '1 taak van de server loopt niet',
    '5 taken van de server lopen niet',
  ]);
  expect(overdueJobs.consequence('send_mail')).toBe('Mail wordt niet verstuurd');
  expect(overdueJobs.consequence('later')).toBe('Een taak van de server loopt niet');
  expect(overdueJobs.reason_of('no_pg_cron')).toBe('De timer van de server staat uit (extensie pg_cron).');
  expect(overdueJobs.consequence('limit_idle_transactions')).toContain('synchronisatie');
  expect(overdueJobs.reason_of('role_refused')).toContain('authenticator');
  expect(overdueJobs.reason_of('did_not_run')).toMatch(/^De taak is niet op tijd gelukt/);
});
