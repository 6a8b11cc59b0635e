-- Clients: read, added and edited by staff; archived and deleted by admins (M-005, M-008).
begin;
select plan(38);

insert into public.clients (id, name, email, notes, status) values
  (tests.row(1), 'Jan de Boer', 'jan@example.nl', 'ligt in Enkhuizen', 'active'),
  (tests.row(2), 'Oud Klant', 'oud@example.nl', null, 'completed');

select tests.act_as('anonymous');
select throws_ok($$ select * from public.clients $$, '42501', null, 'R-17 anonymous cannot read clients');
select throws_ok(
  $$ insert into public.clients (id, name, email) values (tests.row(9), 'X', 'x@example.nl') $$, '42501', null,
  'R-17 anonymous cannot add a client');
select throws_ok($$ update public.clients set name = 'X' $$, '42501', null, 'R-17 anonymous cannot edit a client');
select throws_ok($$ delete from public.clients $$, '42501', null, 'R-17 anonymous cannot delete a client');
select throws_ok($$ select public.sync_pull('{}') $$, '42501', null, 'R-17 anonymous cannot pull');
select throws_ok($$ select public.sync_push(tests.device(1), 1, '[]') $$, '42501', null, 'R-17 anonymous cannot push');

select tests.act_as('guest');
select is_empty($$ select * from public.clients $$, 'R-17 not staff sees no client');
select throws_ok(
  $$ insert into public.clients (id, name, email) values (tests.row(9), 'X', 'x@example.nl') $$, '42501', null,
  'R-17 not staff adds no client');
select is_empty($$ update public.clients set name = 'X' returning 1 $$, 'R-17 not staff edits no client');
select throws_ok($$ delete from public.clients $$, '42501', null, 'R-17 not staff deletes no client');
select throws_ok($$ select public.sync_pull('{}') $$, 'PT403', null, 'K2 not staff is told so instead of getting an empty reply');
select throws_ok(
  $$ select tests.push(1, tests.mutation(1, 'put', 'clients', tests.row(9), '{"name": "X", "email": "x@example.nl"}')) $$,
  'PT403', null, 'K2 not staff cannot push, and nothing of it is rejected');

select tests.act_as('technician');
select is((select count(*) from public.clients), 2::bigint, 'R-17 a technician reads clients');
select throws_ok($$ delete from public.clients where id = tests.row(1) $$, '42501', null, 'S7 a technician has no hard delete');
select throws_ok(
  $$ update public.clients set deleted_at = now() where id = tests.row(1) $$, '42501', null,
  'R-17 a technician cannot delete a client');
select throws_ok(
  $$ update public.clients set status = 'completed' where id = tests.row(1) $$, '42501', null,
  'R-17 M-008 a technician cannot archive a client');
select throws_ok(
  $$ insert into public.clients (id, name, email, status) values (tests.row(9), 'X', 'x@example.nl', 'completed') $$, '42501', null,
  'R-17 M-008 a technician cannot add an archived client');
select throws_ok(
  $$ update public.clients set rev = 99 where id = tests.row(1) $$, '42501', null, 'S5 bookkeeping columns are out of reach');
select throws_ok(
  $$ update public.clients set updated_by = tests.person('admin') $$, '42501', null, 'S5 no user writes in the name of another');
select is(
  tests.verdicts(tests.push(1, tests.mutation(1, 'delete', 'clients', tests.row(1), bases => '{"*": 1}'))),
  'rejected FORBIDDEN', 'R-17 a technician''s pushed delete is refused');
select is(
  tests.verdicts(tests.push(1, tests.mutation(2, 'patch', 'clients', tests.row(1), '{"status": "completed"}', '{"status": 1}'))),
  'rejected FORBIDDEN', 'R-17 M-008 a technician''s pushed archiving is refused');
select tests.act_as('owner');
select results_eq(
  $$ select name, notes, status, rev, deleted_at from public.clients order by id $$,
  $$ values ('Jan de Boer', 'ligt in Enkhuizen', 'active', 1::bigint, null::timestamptz), ('Oud Klant', null, 'completed', 1, null) $$,
  'R-17 after all refusals the clients are unchanged');

select tests.act_as('technician');
select lives_ok(
  $$ insert into public.clients (id, name, email) values (tests.row(3), 'Nieuw', 'nieuw@example.nl') $$,
  'R-17 a technician adds a client');
select is((select status from public.clients where id = tests.row(3)), 'prospect', 'M-008 a new client is a prospect');
select lives_ok($$ update public.clients set notes = 'gebeld' where id = tests.row(1) $$, 'R-17 a technician edits a client');
select lives_ok(
  $$ update public.clients set notes = 'gebeld' where id = tests.row(2) $$, 'R-17 a technician edits an archived client too');
select is(
  (select updated_by from public.clients where id = tests.row(1)), tests.person('technician'), 'an edit carries the name of its maker');

select tests.act_as('admin');
select lives_ok($$ update public.clients set status = 'completed' where id = tests.row(1) $$, 'M-008 an admin archives a client');
select is((select name from public.clients where id = tests.row(1)), 'Jan de Boer', 'M-008 archiving keeps the client');
select lives_ok($$ update public.clients set deleted_at = now() where id = tests.row(1) $$, 'R-17 an admin deletes a client');
select results_eq(
  $$ select name, email, phone, yacht_name, yacht_type, yacht_length, location, notes, next_recommended_service
     from public.clients where id = tests.row(1) $$,
  $$ values ('', '', null::text, null::text, null::text, null::numeric, null::text, null::text, null::text) $$,
  'R-18 S5 a deleted client keeps no personal value');
select throws_ok(
  $$ update public.clients set deleted_at = null where id = tests.row(1) $$, '23514', null, 'S5 a deleted client cannot be brought back');
select throws_ok(
  $$ update public.clients set notes = 'weer hier' where id = tests.row(1) $$, '23514', null, 'S5 nor written to');
select is(
  (select count(*) from public.clients where deleted_at is not null), 1::bigint, 'S7 staff still sees deleted rows, so that a delete syncs');

select throws_ok(
  $$ update public.clients set name = '  ' where id = tests.row(2) $$, '23514', null, 'M-005 M-011 a client has a name');
select throws_ok(
  $$ update public.clients set email = 'geen adres' where id = tests.row(2) $$, '23514', null, 'M-005 M-011 a client has an e-mail address');
select throws_ok(
  $$ update public.clients set status = 'lost' where id = tests.row(2) $$, '23514', null, 'M-005 there are three client statuses');
select throws_ok(
  $$ update public.clients set yacht_length = -1 where id = tests.row(2) $$, '23514', null, 'M-005 a yacht has a positive length or none');

select * from finish();
rollback;
