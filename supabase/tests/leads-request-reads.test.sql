-- Which requests a member of the office has read: each person's own rows, on all devices of that person and on no others.
begin;
select plan(29);

insert into public.contacts (id, form, first_name, last_name, email)
  select tests.row(n), 'contact', 'Jan', 'de Wit', 'jan@example.nl' from generate_series(1, 4) n;
insert into public.founding_members (id, first_name, last_name, email) values (tests.row(5), 'Els', 'Mulder', 'els@example.nl');

create function tests.read(seq integer, row_id uuid, request uuid, tbl text default 'contacts') returns jsonb language sql as $$
  select tests.mutation(seq, 'put', 'request_reads', row_id, jsonb_build_object('request_table', tbl, 'request_id', request))
$$;
grant execute on all functions in schema tests to public;

-- Allowed: one's own.
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1, tests.read(1, tests.row(11), tests.row(1)), tests.read(2, tests.row(12), tests.row(5), 'founding_members'))),
  'applied, applied', 'A-026 R-38 an admin notes that a request is read, and a founding member');
select is(
  (select array_agg(user_id) from public.request_reads), array[tests.person('admin'), tests.person('admin')],
  'R-38 as the one who read it');
select is(
  tests.pulled(tests.pull(), 'request_reads'), array[tests.row(11), tests.row(12)], 'R-38 another device of that person is sent both');
select is(
  tests.verdicts(tests.push(4, tests.read(3, tests.row(13), tests.row(1)))), 'applied',
  'R-38 a second device that read the same without signal has nothing to settle');

-- Refused, and then nothing has changed.
select tests.act_as('second admin');
create temporary table colleague on commit drop as select tests.pull() as reply;
grant select on colleague to public;
select is_empty($$ select * from public.request_reads $$, 'R-17 R-38 a colleague does not see what another one read');
select is((select tests.pulled(reply, 'request_reads') from colleague), '{}', 'R-17 R-38 nor is sent it');
select is((select jsonb_array_length(reply -> 'withdrawn') from colleague), 0, 'R-17 R-38 nor hears that it is there');
select is(
  tests.verdicts(tests.push(2, tests.mutation(4, 'delete', 'request_reads', tests.row(11), bases => '{"*": 1}'))),
  'rejected FORBIDDEN', 'R-17 R-38 nor takes it away');
select is(
  tests.verdicts(tests.push(2, tests.read(5, tests.row(11), tests.row(2)))), 'rejected FORBIDDEN', 'R-17 R-38 nor writes over it');
select is_empty($$ update public.request_reads set deleted_at = now() returning 1 $$, 'R-17 R-38 by no statement');
select throws_ok(
  $$ insert into public.request_reads (id, user_id, request_table, request_id)
     values (tests.row(19), tests.person('admin'), 'contacts', tests.row(2)) $$,
  '42501', null, 'R-17 R-38 nor says that a colleague read something');
select is(
  tests.verdicts(tests.push(2, tests.mutation(6, 'put', 'request_reads', tests.row(19),
    jsonb_build_object('request_table', 'contacts', 'request_id', tests.row(2), 'user_id', tests.person('admin'))))),
  'rejected 22023', 'R-17 R-38 nor from a device');
select is(
  tests.verdicts(tests.push(2, tests.mutation(7, 'patch', 'request_reads', tests.row(11), '{"request_table": "contacts"}', '{"request_table": 1}'))),
  'rejected 22023', 'R-38 nothing of such a row is ever changed');
select is(
  tests.verdicts(tests.push(2, tests.read(8, tests.row(19), tests.row(2), 'clients'))), 'rejected 23514',
  'R-38 and it is of a request');
select tests.act_as('technician');
select is_empty($$ select * from public.request_reads $$, 'R-17 a technician sees none');
select ok(
  not tests.pull() -> 'cursor' ? 'request_reads', 'R-17 a technician''s device is never sent the table');
select is(
  tests.verdicts(tests.push(3, tests.read(9, tests.row(19), tests.row(1)))), 'rejected FORBIDDEN', 'R-17 nor adds a row to it');
select throws_ok(
  $$ insert into public.request_reads (id, request_table, request_id) values (tests.row(19), 'contacts', tests.row(1)) $$,
  '42501', null, 'R-17 by no statement');
select tests.act_as('guest');
select is_empty($$ select * from public.request_reads $$, 'R-17 signed in without being staff sees none');
select tests.act_as('anonymous');
select throws_ok($$ select * from public.request_reads $$, '42501', null, 'R-17 anonymous cannot even ask');
select tests.act_as('owner');
select is(
  (select array_agg(id order by id) from public.request_reads where deleted_at is null),
  array[tests.row(11), tests.row(12), tests.row(13)], 'R-17 R-38 after all refusals it is as it was');
select is_empty(
  $$ select 1 from private.sync_history where tbl = 'request_reads' $$, 'R-38 no history tells who read what when');

-- Unread again, and gone with the request.
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1, tests.mutation(10, 'delete', 'request_reads', tests.row(13), bases => '{"*": 1}'))), 'applied',
  'R-18 R-38 what one marked oneself is taken back');
select is(
  tests.verdicts(tests.push(1, tests.mutation(11, 'delete', 'contacts', tests.row(1), bases => '{"*": 1}'))), 'applied',
  'C-025 the request is deleted');
select tests.act_as('owner');
select is(
  (select array_agg(id) from public.request_reads where deleted_at is null), array[tests.row(12)],
  'C-025 R-38 what was noted of it goes along');
delete from public.founding_members;
select is_empty(
  $$ select 1 from public.request_reads where deleted_at is null $$, 'R-44 R-38 also when it goes after its term');
select tests.act_as('second admin');
select is(
  tests.verdicts(tests.push(2, tests.read(12, tests.row(14), tests.row(1)), tests.read(13, tests.row(15), tests.row(77)))),
  'applied, applied', 'R-38 one that was read before that was heard is taken without a question');
select is_empty($$ select 1 from public.request_reads where deleted_at is null $$, 'R-38 and leaves nothing');
select tests.act_as('owner');
delete from auth.users where id = tests.person('second admin');
select is_empty(
  $$ select 1 from public.request_reads where user_id = tests.person('second admin') $$, 'R-17 an account takes its own along');

select * from finish();
rollback;
