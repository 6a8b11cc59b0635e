-- How the server is doing, for admins alone: jobs, mail, files, the last migration, the epoch.
begin;
select plan(21);

select tests.act_as('server');
select private.enqueue_mail(tests.row(1), 'contact_visitor', 'jan@example.nl', '{"first_name": "Jan"}');

-- Refusals first.
select tests.act_as('anonymous');
select throws_ok($$ select public.health() $$, '42501', null, 'R-17 anonymous does not learn how the server is doing');
select throws_ok($$ select private.health_read() $$, '42501', null, 'S1 nor behind the wall');
select tests.act_as('guest');
select throws_ok($$ select public.health() $$, 'PT403', null, 'R-17 nor does one who is not staff');
select throws_ok($$ select private.health_read() $$, 'PT403', null, 'S1 nor behind the wall');
select tests.act_as('technician');
select throws_ok($$ select public.health() $$, 'PT403', null, 'R-17 nor a technician');
select throws_ok($$ select private.health_read() $$, 'PT403', null, 'S1 nor behind the wall');
select tests.act_as('admin');
select throws_ok($$ select private.last_migration() $$, '42501', null, 'S1 an admin does not ask for a part of it');
select tests.act_as('server');
select throws_ok($$ select public.health() $$, '42501', null, 'S1 nor does the service key ask at all');

-- Everything is well, but for one mail that has just been queued. The cluster may be a copy of one that was made earlier.
select tests.act_as('owner');
update private.scheduled_jobs set set_up_at = now(), last_run_at = now();
delete from private.storage_deletions;
select tests.act_as('admin');
select is(public.health() - 'jobs' - 'migration' - 'epoch',
  jsonb_build_object('is_settled', true, 'mail_waiting', jsonb_build_object('count', 1, 'oldest_at', now()),
    'mail_failed', '{"count": 0, "oldest_at": null}'::jsonb, 'files_to_remove', '{"count": 0, "oldest_at": null}'::jsonb),
  'R-13 an admin reads what waits, and since when');
select is(public.health() -> 'jobs', public.scheduled_jobs(), 'R-13 the jobs are those of scheduled_jobs');
select is(public.health() ->> 'epoch', tests.pull() ->> 'epoch', 'D1 the epoch is the one that devices are told');
select unalike(public.health()::text, '%jan@%', 'R-44 nobody''s address is part of the answer');

-- What waits and what failed, with the oldest of each.
select tests.act_as('owner');
insert into public.mail_queue (id, template, recipient, status, created_at) values
  (tests.row(2), 'contact_company', null, 'sending', now() - interval '2 hours'),
  (tests.row(3), 'contact_company', null, 'failed', now() - interval '3 days'),
  (tests.row(4), 'contact_visitor', '', 'failed', now() - interval '1 year'),
  (tests.row(5), 'contact_visitor', 'els@example.nl', 'sent', now() - interval '2 days');
insert into private.storage_deletions (bucket, path, queued_at, next_at, tries) values
  ('site-images', 'due', now() - interval '5 minutes', now(), 0),
  ('site-images', 'refused', now() - interval '2 days', now() + interval '1 hour', 4),
  ('site-images', 'second look', now() - interval '9 days', now() + interval '1 hour', 0);
select tests.act_as('admin');
select is(public.health() -> 'mail_waiting', jsonb_build_object('count', 2, 'oldest_at', now() - interval '2 hours'),
  'R-19 mail that is being sent waits as well');
select is(public.health() -> 'mail_failed', jsonb_build_object('count', 1, 'oldest_at', now() - interval '3 days'),
  'R-19 mail that failed is counted until its values are gone');
select is(public.health() -> 'files_to_remove', jsonb_build_object('count', 2, 'oldest_at', now() - interval '2 days'),
  'R-44 a file that was removed and is looked for once more is not waiting');

-- A job that is late, and a database that came out of a dump.
select tests.act_as('owner');
update private.scheduled_jobs set last_run_at = now() - interval '3 days' where name = 'send_mail';
update private.sync_origin set part = part where part = 'anchor';
select tests.act_as('admin');
select is(public.health() -> 'jobs' -> 0 ->> 'reason', 'no_pg_cron', 'R-19 a late job comes with its reason');
select is(public.health() -> 'is_settled', 'false', 'RS8 a restore that is not finished is told, though devices get nothing');

-- The last migration, as the Supabase CLI notes it.
select tests.act_as('owner');
drop schema if exists supabase_migrations cascade;
select tests.act_as('admin');
select is(public.health() -> 'migration', 'null', 'R-13 without the list of the CLI the version is unknown');
select tests.act_as('owner');
create schema supabase_migrations;
create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
select tests.act_as('admin');
select is(public.health() -> 'migration', 'null', 'R-13 so it is while the list is empty');
select tests.act_as('owner');
insert into supabase_migrations.schema_migrations (version, name) values ('20260101000000', 'access'), ('20260101000900', 'client_notes_move');
select tests.act_as('admin');
select is(public.health() ->> 'migration', '20260101000900', 'R-13 with it the last one is told');
select throws_ok($$ select * from supabase_migrations.schema_migrations $$, '42501', null, 'S1 the list itself stays closed');

select * from finish();
rollback;
