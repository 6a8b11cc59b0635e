/** The timer of the hosted service: pg_cron on PostgreSQL 15, for which Debian has it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sql, startPostgres, type TestCluster } from '../support/postgres.ts';

/** pg_cron works in one database of a cluster, in processes of the server's own. */
const SETTINGS = [
  'shared_preload_libraries=pg_cron',
  'cron.database_name=havenglans',
  'cron.use_background_workers=on',
];
let cluster: TestCluster;
let sql: Sql;

beforeAll(async () => {
  // A copy of a cluster was migrated without pg_cron: this one is migrated with it.
  cluster = await startPostgres({ major: 15, settings: SETTINGS, has_own_identity: true });
  sql = cluster.connect('havenglans', { max: 2 });
});
afterAll(() => cluster.stop());

test('R-19 where pg_cron is on, the migrations hand it every job, as the list says', async () => {
  const listed = await sql`select name, schedule from private.scheduled_jobs order by name`;
  expect(listed.length).toBeGreaterThan(5);
  expect(await sql`select jobname as name, schedule from cron.job order by jobname`).toEqual(listed);
  await sql`select private.schedule_jobs()`;
  expect(await sql`select count(*)::int as n from cron.job`).toEqual([{ n: listed.length }]);
});

test('R-19 pg_cron runs what it was handed, and the run is noted', async () => {
  const [job] = await sql<{ jobid: string }[]>`
    update private.scheduled_jobs set last_run_at = now() - interval '1 day', set_up_at = now() - interval '2 days'
      where name = 'publish_posts' returning (select j.jobid from cron.job j where j.jobname = 'publish_posts')`;
  const ended = () =>
    sql`select distinct status from cron.job_run_details where jobid = ${job?.jobid ?? null} and end_time is not null`;
  await expect.poll(ended, { timeout: 150_000, interval: 500 }).toEqual([{ status: 'succeeded' }]);
  expect(
    await sql`select last_run_at > now() - interval '10 minutes' as has_run from private.scheduled_jobs where name = 'publish_posts'`,
  ).toEqual([{ has_run: true }]);
  expect(await sql`select command, return_message from cron.job_run_details where status = 'failed'`).toEqual(
    [],
  );
}, 200_000);

test('R-19 without pg_net a job that calls a function does not run, and the office is told why', async () => {
  await sql`update private.scheduled_jobs set last_run_at = now() - interval '1 day' where name = 'send_mail'`;
  const said =
    await sql`select private.timer_trouble('send_mail') as why, private.timer_trouble('publish_posts') as other`;
  expect(said).toEqual([{ why: 'no_pg_net', other: null }]);
});
