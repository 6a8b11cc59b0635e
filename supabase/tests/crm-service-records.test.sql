-- Service records: read, added and edited by staff, deleted by admins, gone with their client (M-006, R-47).
begin;
select plan(40);

insert into public.clients (id, name, email) values
  (tests.row(1), 'Jan de Boer', 'jan@example.nl'), (tests.row(2), 'Piet Kok', 'piet@example.nl');
insert into public.service_records (id, client_id, service_type, date, amount, status, notes) values
  (tests.row(11), tests.row(1), 'waxing', '2026-03-02', 1250.50, 'invoiced', 'romp en opbouw'),
  (tests.row(12), tests.row(1), 'Teakdek schuren voor Jan', '2026-06-01', 0, 'scheduled', null),
  (tests.row(13), tests.row(2), 'inspection', '2026-06-02', 95, 'scheduled', null);

select tests.act_as('anonymous');
select throws_ok($$ select * from public.service_records $$, '42501', null, 'R-17 anonymous cannot read service records');
select throws_ok(
  $$ insert into public.service_records (id, client_id, service_type, date) values (tests.row(19), tests.row(1), 'waxing', '2026-01-01') $$,
  '42501', null, 'R-17 anonymous cannot add a service record');

select tests.act_as('guest');
select is_empty($$ select * from public.service_records $$, 'R-17 not staff sees no service record');
select throws_ok(
  $$ insert into public.service_records (id, client_id, service_type, date) values (tests.row(19), tests.row(1), 'waxing', '2026-01-01') $$,
  '42501', null, 'R-17 not staff adds no service record');
select is_empty($$ update public.service_records set amount = 1 returning 1 $$, 'R-17 not staff edits no service record');

select tests.act_as('technician');
select throws_ok(
  $$ delete from public.service_records where id = tests.row(11) $$, '42501', null, 'S7 a technician has no hard delete');
select throws_ok(
  $$ update public.service_records set deleted_at = now() where id = tests.row(11) $$, '42501', null,
  'R-17 a technician cannot delete a service record');
select is(
  tests.verdicts(tests.push(1, tests.mutation(1, 'delete', 'service_records', tests.row(11), bases => '{"*": 1}'))),
  'rejected FORBIDDEN', 'R-17 a technician''s pushed delete is refused');
select tests.act_as('owner');
select results_eq(
  $$ select amount, rev, deleted_at from public.service_records order by id $$,
  $$ values (1250.50, 1::bigint, null::timestamptz), (0, 1, null), (95, 1, null) $$,
  'R-17 after all refusals the service records are unchanged');

select tests.act_as('technician');
select lives_ok(
  $$ insert into public.service_records (id, client_id, service_type, date) values (tests.row(14), tests.row(2), 'antifouling', '2026-04-01') $$,
  'R-17 a technician adds a service record');
select results_eq(
  $$ select status, amount from public.service_records where id = tests.row(14) $$, $$ values ('scheduled', 0.00) $$,
  'M-009 M-014 a new record is scheduled with amount 0');
select lives_ok(
  $$ update public.service_records set status = 'paid' where id = tests.row(14) $$, 'M-009 a technician changes the status freely');
select throws_ok(
  $$ update public.service_records set status = 'lost' where id = tests.row(14) $$, '23514', null, 'M-009 there are five service statuses');
select throws_ok(
  $$ update public.service_records set service_type = ' ' where id = tests.row(14) $$, '23514', null, 'M-007 a custom type needs its text');
select throws_ok(
  $$ update public.service_records set date = null where id = tests.row(14) $$, '23502', null, 'M-013 a service has a date');
select throws_ok(
  $$ update public.service_records set amount = -1 where id = tests.row(14) $$, '23514', null, 'R-46 an amount is never negative');
select lives_ok(
  $$ update public.service_records set amount = 12.345 where id = tests.row(14) $$, 'R-46 an amount is stored in whole cents');
select is((select amount from public.service_records where id = tests.row(14)), 12.35, 'R-46 rounded to the cent');

select tests.act_as('admin');
select lives_ok(
  $$ update public.clients set deleted_at = now() where id = tests.row(1) $$, 'R-47 an admin deletes a client with records');
select results_eq(
  $$ select id, deleted_at is null from public.service_records order by id $$,
  $$ values (tests.row(11), false), (tests.row(12), false), (tests.row(13), true), (tests.row(14), true) $$,
  'R-47 M-025 its records go with it, others stay');
select results_eq(
  $$ select service_type, notes, amount from public.service_records where id in (tests.row(11), tests.row(12)) order by id $$,
  $$ values ('', null::text, 1250.50), ('', null, 0.00) $$,
  'R-18 S5 deleted records keep the amount and no text');
select throws_ok(
  $$ insert into public.service_records (id, client_id, service_type, date) values (tests.row(15), tests.row(1), 'waxing', '2026-01-01') $$,
  '23503', null, 'D7 nothing is put under a deleted client');
select throws_ok(
  $$ update public.service_records set client_id = tests.row(1) where id = tests.row(13) $$, '23503', null,
  'D7 nor moved there');
select is(
  tests.verdicts(tests.push(2, tests.mutation(5, 'put', 'service_records', tests.row(16),
    jsonb_build_object('client_id', tests.row(1), 'service_type', 'waxing', 'date', '2026-01-01')))),
  'rejected PARENT_DELETED', 'D7 a pushed record under a deleted client says so');
select is(
  tests.verdicts(tests.push(2, tests.mutation(6, 'put', 'service_records', tests.row(16),
    jsonb_build_object('client_id', tests.row(99), 'service_type', 'waxing', 'date', '2026-01-01')))),
  'rejected 23503', 'D7 a client that never existed is another matter');

select tests.act_as('owner');
delete from public.clients where id = tests.row(2);
select is_empty(
  $$ select 1 from public.service_records where client_id = tests.row(2) $$, 'R-47 a hard delete takes the records too');
select bag_eq(
  $$ select tbl, row_id, rev from private.sync_tombstones $$,
  $$ values ('clients', tests.row(2), 2::bigint), ('service_records', tests.row(13), 2), ('service_records', tests.row(14), 4) $$,
  'D9 every hard-deleted row leaves a tombstone with its next rev');
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(1, tests.mutation(7, 'put', 'service_records', tests.row(17),
    jsonb_build_object('client_id', tests.row(2), 'service_type', 'waxing', 'date', '2026-01-01')))),
  'rejected PARENT_DELETED', 'D7 a hard-deleted client is a deleted client');

-- Who comes, when and for how long.
select tests.act_as('owner');
insert into public.clients (id, name, email) values (tests.row(3), 'Els Smit', 'els@example.nl');
insert into public.service_records (id, client_id, service_type, date)
  select tests.row(n), tests.row(3), 'waxing', '2026-06-03' from unnest(array[21, 22]) n;
select tests.act_as('technician');
select lives_ok(
  $$ update public.service_records set technician_id = tests.person('second technician'), start_time = '08:30', duration_minutes = 90
    where id = tests.row(22) $$, 'R-15 a technician plans a colleague, a time and a duration');
select results_eq(
  $$ select technician_id, start_time, duration_minutes from public.service_records where id in (tests.row(21), tests.row(22)) order by id $$,
  $$ values (null::uuid, null::text, null::integer), (tests.person('second technician'), '08:30', 90) $$,
  'R-15 a service may be kept without any of them');
select throws_ok(
  $$ update public.service_records set technician_id = tests.person('guest') where id = tests.row(22) $$, '23503', null,
  'R-15 somebody who is not on the staff is no technician');
select is(
  tests.verdicts(tests.push(3, tests.mutation(8, 'put', 'service_records', tests.row(23), jsonb_build_object(
    'client_id', tests.row(3), 'service_type', 'waxing', 'date', '2026-01-01', 'technician_id', tests.person('guest'))))),
  'rejected 23503', 'R-15 and a push that says so is refused');
select throws_ok(
  format($$ update public.service_records set start_time = %L where id = tests.row(22) $$, bad), '23514', null,
  'R-15 a start time is a time of day: ' || bad)
  from unnest(array['24:00', '9:30', '08:30:00', '']) bad;
select throws_ok(
  format($$ update public.service_records set duration_minutes = %s where id = tests.row(22) $$, bad), '23514', null,
  'R-15 a duration lies between five minutes and a day: ' || bad)
  from unnest(array[4, 1441]) bad;
select tests.act_as('admin');
select lives_ok(
  $$ delete from public.staff where user_id = tests.person('second technician') $$, 'R-15 a technician who has services may leave');
select results_eq(
  $$ select technician_id, start_time, deleted_at is null, status from public.service_records where id = tests.row(22) $$,
  $$ values (null::uuid, '08:30', true, 'scheduled') $$, 'R-15 whose services then have no technician');

select * from finish();
rollback;
