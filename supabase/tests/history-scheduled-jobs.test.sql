-- What runs by itself: each run is noted, and what did not run is told to the office.
begin;
select plan(37);

-- Refusals first.
select tests.act_as('anonymous');
select throws_ok($$ select public.overdue_jobs() $$, '42501', null, 'R-17 anonymous learns nothing of the jobs');
select throws_ok($$ select public.scheduled_jobs() $$, '42501', null, 'R-17 nor when they ran');
select tests.act_as('guest');
select throws_ok($$ select public.scheduled_jobs() $$, 'PT403', null, 'R-17 who is not staff does not learn when they ran');
select throws_ok($$ select public.overdue_jobs() $$, 'PT403', null, 'R-17 nor does one who is not staff');
select tests.act_as('technician');
select throws_ok($$ select public.overdue_jobs() $$, 'PT403', null, 'R-17 nor a technician');
select throws_ok($$ select public.scheduled_jobs() $$, 'PT403', null, 'R-13 nor when they ran');
select throws_ok($$ select private.scheduled_jobs_listed() $$, 'PT403', null, 'S1 nor behind the wall');
select throws_ok($$ select private.job_ran('send_mail') $$, '42501', null, 'R-17 who notes no run');
select tests.act_as('admin');
select throws_ok($$ select * from private.scheduled_jobs $$, '42501', null, 'S1 an admin does not read the table itself');
select throws_ok($$ select private.job_ran('send_mail') $$, '42501', null, 'R-17 nor notes a run');
select throws_ok($$ select private.run_job('send_mail') $$, '42501', null, 'R-17 nor runs a job');
select throws_ok($$ select private.timer_secrets() $$, '42501', null, 'S1 nor reads the secrets of the timer');
select tests.act_as('server');
select throws_ok($$ select private.timer_secrets() $$, '42501', null, 'S1 nor does the service key');

-- The cluster may be a copy of one that was made earlier.
select tests.act_as('owner');
update private.scheduled_jobs set set_up_at = now(), last_run_at = now();
select tests.act_as('admin');
select is(public.overdue_jobs(), '[]', 'R-19 what was just set up is not overdue');

select is((select jsonb_agg(distinct j - 'job' - 'last_run_at') from jsonb_array_elements(public.scheduled_jobs()) j),
  '[{"has_run": false, "reason": null}]', 'R-13 and none of them has run');
select is((select count(*) from jsonb_array_elements(public.scheduled_jobs())), 8::bigint, 'R-13 each is told');

-- Nothing has run: pg_cron is not on here.
select tests.act_as('owner');
update private.scheduled_jobs set last_run_at = now() - interval '3 days';
select tests.act_as('admin');
select is(
  (select jsonb_object_agg(o ->> 'job', o ->> 'reason') from jsonb_array_elements(public.overdue_jobs()) o),
  '{"send_mail": "no_pg_cron", 
    "remove_deleted_files": "no_pg_cron", "publish_posts": "no_pg_cron", "collect_garbage": "no_pg_cron", "tidy_blog": "no_pg_cron", "forget_mail": "no_pg_cron",
    "delete_expired_leads": "no_pg_cron", "limit_idle_transactions": "no_pg_cron"}', 'R-19 without pg_cron every job is told to an admin, with the reason');

-- What a run notes.
select tests.act_as('server');
select public.mail_queue_claim();
select public.storage_deletions_take();
select tests.act_as('owner');
select lives_ok($$ select private.run_job(j) from unnest('{publish_posts,collect_garbage,tidy_blog,forget_mail,delete_expired_leads,limit_idle_transactions}'::text[]) j $$,
  'K4 R-44 the jobs that call no function run');
select tests.act_as('admin');
select is(public.overdue_jobs(), '[]', 'R-19 a function that asks for work, and work that was done, are runs');
select is((select max(j ->> 'last_run_at')::timestamptz from jsonb_array_elements(public.scheduled_jobs()) j), now(),
  'R-13 and the office reads when they were');
select tests.act_as('owner');

-- A platform that keeps the role of the API to itself: nothing breaks, the office is told, and the next night sets it right.
create role project_owner;
grant usage on schema private to project_owner;
grant execute on function private.idle_transactions_end() to project_owner;
alter function private.limit_idle_transactions() owner to project_owner;
alter role authenticator reset idle_in_transaction_session_timeout;
update private.scheduled_jobs set last_run_at = now() - interval '3 days' where name = 'limit_idle_transactions';
select lives_ok($$ select private.run_job('limit_idle_transactions') $$, 'K1 a role that may not be altered breaks nothing');
select tests.act_as('admin');
select is(
  (select jsonb_object_agg(o ->> 'job', o ->> 'reason') from jsonb_array_elements(public.overdue_jobs()) o),
  '{"limit_idle_transactions": "role_refused"}', 'K1 R-19 the office learns that open transactions do not end');
select tests.act_as('owner');
alter function private.limit_idle_transactions() owner to current_user;
select private.run_job('limit_idle_transactions');
select ok(private.idle_transactions_end(), 'K1 where it may be altered the job alters it');
select tests.act_as('admin');
select is(public.overdue_jobs(), '[]', 'R-19 and the bell is silent');
select tests.act_as('owner');
select throws_ok($$ select private.run_job('other') $$, '20000', null, 'an unknown job is an error');
update private.scheduled_jobs set last_run_at = now() - interval '16 minutes';
select tests.act_as('admin');
select is(
  (select array_agg(o ->> 'job') from jsonb_array_elements(public.overdue_jobs()) o), '{send_mail}',
  'R-19 mail is overdue after a quarter of an hour, the files and the nightly jobs are not yet');

-- As on the hosted service: both extensions, a vault, and calls that are only noted.
select tests.act_as('owner');
create schema net;
create table net.calls (url text, headers jsonb);
create function net.http_post(url text, headers jsonb, timeout_milliseconds integer) returns bigint language sql as $$
  insert into net.calls values (url, headers) returning 1::bigint
$$;
create schema vault;
create table vault.decrypted_secrets (name text, decrypted_secret text);
create or replace function private.timer_trouble(p_job text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_url text;
  v_headers jsonb;
begin
  select t.url, t.headers into v_url, v_headers from private.timer_secrets() t;
  return case when v_url is null or v_headers is null then 'no_secret' end;
end $$;
select private.run_job('send_mail');
select tests.act_as('admin');
select is(
  (select array_agg(o ->> 'reason') from jsonb_array_elements(public.overdue_jobs()) o), '{no_secret}',
  'R-19 without its secrets the timer does nothing, and the office learns why, before any mail waits');

select tests.act_as('owner');
insert into vault.decrypted_secrets values ('project_url', 'https://abc.example'), ('service_role_key', 'eyJ.a.b');
select private.run_job('send_mail');
select tests.act_as('admin');
select is(public.overdue_jobs(), '[]', 'R-19 with nothing to send it has run');
select tests.act_as('owner');
select is_empty($$ select * from net.calls $$, 'and calls no function');

update private.scheduled_jobs set last_run_at = now() - interval '16 minutes' where name = 'send_mail';
select private.enqueue_mail(tests.row(1), 'contact_company', null, '{}');
select private.run_job('send_mail');
select results_eq($$ select url, headers from net.calls $$,
  $$ values ('https://abc.example/functions/v1/send-mail', '{"authorization": "Bearer eyJ.a.b"}'::jsonb) $$,
  'R-19 mail that is due is called for, until the keys are changed with the legacy key');
select tests.act_as('admin');
select is(
  (select array_agg(o ->> 'reason') from jsonb_array_elements(public.overdue_jobs()) o), '{did_not_run}',
  'R-19 a function that was called and never asked for its work has not run');
select tests.act_as('owner');
truncate net.calls;
insert into vault.decrypted_secrets values ('cron_secret', 'geheim');
select private.run_job('send_mail');
select results_eq($$ select headers from net.calls $$, $$ values ('{"x-cron-secret": "geheim"}'::jsonb) $$,
  'R-17 with a secret of its own the timer shows that and no key');
truncate net.calls;
select private.run_job('remove_deleted_files');
select is_empty($$ select * from net.calls $$, 'without deleted files no function is called');
insert into private.storage_deletions (bucket, path) values ('service-photos', tests.row(1)::text);
select private.run_job('remove_deleted_files');
select results_eq($$ select url from net.calls $$, $$ values ('https://abc.example/functions/v1/remove-deleted-files') $$,
  'R-26 and with them the function that removes them');

-- pg_cron is handed all of them.
create schema cron;
create table cron.given (name text, schedule text, command text);
create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
  insert into cron.given values (job_name, schedule, command) returning 1::bigint
$$;
select private.schedule_jobs();
select is((select count(*) from cron.given g join private.scheduled_jobs j using (name, schedule)), 8::bigint,
  'R-19 every job is handed to pg_cron, remove_deleted_files among them');
select is((select command from cron.given where name = 'send_mail'), 'select private.run_job(''send_mail'')', 'by its name');
select bag_eq($$ select name from private.scheduled_jobs $$,
  $$ values ('send_mail'), ('remove_deleted_files'), ('publish_posts'), ('collect_garbage'), ('tidy_blog'), ('forget_mail'), ('delete_expired_leads'),
       ('limit_idle_transactions') $$,
  'and these are all there are');

select * from finish();
rollback;
