-- Notes of a client: entries that staff add and their author changes for 30 days, gone with the client.
begin;
select plan(28);
select tests.act_as('owner');
insert into public.clients (id, name, email) values (tests.row(1), 'Jan de Boer', 'jan@example.nl');
create function tests.note(text text, columns jsonb default '{}') returns jsonb language sql immutable as $$
  select jsonb_build_object('client_id', tests.row(1), 'notes', text, 'written_at', '2026-05-01T10:00:00Z') || columns
$$;
create function tests.change(n integer, by_device integer, text text, base integer default 1) returns text language sql as $$
  select tests.verdicts(tests.push(by_device,
    tests.mutation(n, 'patch', 'client_notes', tests.row(21), jsonb_build_object('notes', text), jsonb_build_object('notes', base))))
$$;
create function tests.told(below text[]) returns text language sql stable as $$
  select string_agg(concat_ws(' ', h ->> 'op', h ->> 'table', h ->> 'user_name'), ', ' order by n)
  from jsonb_array_elements(public.row_history('clients', tests.row(1), null, below) -> 'entries') with ordinality e (h, n)
$$;
grant execute on all functions in schema tests to public;
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(1, tests.mutation(1, 'put', 'client_notes', tests.row(21), tests.note('Sleutel bij de buurman')))),
  'applied', 'M-003 R-17 a technician adds an entry');

-- Refused, and then nothing has changed.
select tests.act_as('anonymous');
select throws_ok($$ select * from public.client_notes $$, '42501', null, 'R-17 anonymous cannot read entries');
select throws_ok($$ insert into public.client_notes (id, client_id, written_at) values (tests.row(29), tests.row(1), now()) $$,
  '42501', null, 'R-17 anonymous cannot add an entry');
select throws_ok($$ update public.client_notes set notes = 'x' $$, '42501', null, 'R-17 anonymous cannot change an entry');
select tests.act_as('not staff');
select is_empty($$ select * from public.client_notes $$, 'R-17 not staff reads no entry');
select throws_ok($$ insert into public.client_notes (id, client_id, written_at) values (tests.row(29), tests.row(1), now()) $$,
  '42501', null, 'R-17 not staff adds no entry');
select is_empty($$ update public.client_notes set notes = 'x' returning 1 $$, 'R-17 not staff changes no entry');
select tests.act_as('guest');
select throws_ok($$ select public.row_history('clients', tests.row(1), null, '{client_notes}') $$, 'PT403', null,
  'R-17 nor reads in the history of a client what happened to its entries');
select tests.act_as('second technician');
select is(tests.change(31, 3, 'Van een ander'), 'rejected FORBIDDEN', 'R-17 a colleague changes no words of the author');
select is(
  tests.verdicts(tests.push(3, tests.mutation(32, 'delete', 'client_notes', tests.row(21), bases => '{"*": 1}'))),
  'rejected FORBIDDEN', 'R-17 nor deletes them');
select throws_ok(
  $$ insert into public.client_notes (id, client_id, written_at, author) values (tests.row(28), tests.row(1), now(), tests.person('technician')) $$,
  '42501', null, 'S5 a device cannot say who wrote an entry');
select is(
  tests.verdicts(tests.push(3, tests.mutation(35, 'put', 'client_notes', tests.row(28),
    tests.note('In andermans naam', jsonb_build_object('author', tests.person('technician')))))),
  'rejected 22023', 'S5 R-17 nor in what it sends, as of an entry that a backup holds');
select tests.act_as('admin');
select is(tests.change(41, 2, 'Van kantoor'), 'rejected FORBIDDEN', 'R-17 an admin does not change the words of the author either');
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(1, tests.mutation(2, 'patch', 'client_notes', tests.row(21), '{"written_at": "2026-06-01T10:00:00Z"}', '{"written_at": 1}'))),
  'rejected 23514', 'an entry keeps its moment');
select throws_ok(
  $$ insert into public.client_notes (id, client_id, written_at, notes) values (tests.row(27), tests.row(1), now(), repeat('x', 20001)) $$,
  '23514', null, 'an entry has 20,000 characters at most');
select tests.act_as('owner');
select results_eq(
  $$ select notes, rev, author, deleted_at from public.client_notes $$,
  $$ values ('Sleutel bij de buurman', 1::bigint, tests.person('technician'), null::timestamptz) $$,
  'R-17 after all refusals the entry is as its author wrote it, and says who that is');

-- Allowed.
select tests.act_as('technician');
select is(tests.change(3, 1, 'Sleutel bij de buurman, nr. 12'), 'applied', 'M-027 the author writes on');
select tests.act_as('second technician');
select is(
  tests.verdicts(tests.push(3, tests.mutation(33, 'put', 'client_notes', tests.row(22), tests.note('Hond aan boord')))),
  'applied', 'G4 an entry of a colleague stands beside it: no conflict');
select is((select count(*) from public.conflicts), 0::bigint, 'G4 and nobody has to choose');
select is(
  tests.verdicts(tests.push(3, tests.mutation(34, 'delete', 'client_notes', tests.row(22), bases => '{"*": 1}'))),
  'applied', 'R-18 the author takes an entry back');
select tests.act_as('owner');
select private.set_context('{"client": null}');
alter table public.client_notes disable trigger user;
update public.client_notes set created_at = now() - interval '31 days' where id = tests.row(21);
alter table public.client_notes enable trigger user;
select tests.act_as('technician');
select is(tests.change(4, 1, 'Later verdraaid', 2), 'rejected FORBIDDEN', 'R-17 after 30 days the author changes it no more');
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(2, tests.mutation(42, 'delete', 'client_notes', tests.row(21), bases => '{"*": 2}'))),
  'applied', 'R-17 an admin removes an entry');
select is(tests.told('{client_notes}'),
  'delete client_notes Sanne de Vries, delete client_notes Joost Bakker, insert client_notes Joost Bakker, '
    || 'update client_notes Bram Visser, insert client_notes Bram Visser, insert',
  'R-50 the history of a client tells on request what happened to its entries, deleted ones too, and by whom');
select is(tests.told('{}'), 'insert', 'R-50 and otherwise its own changes alone');
select is(tests.told('{conflicts,staff,clients,service_photos}'), 'insert', 'S1 a table whose rows do not belong to a client adds nothing');
select is(
  tests.verdicts(tests.push(2, tests.mutation(43, 'put', 'client_notes', tests.row(23), tests.note('Van kantoor')))),
  'applied', 'R-17 an admin adds an entry');
select is(
  tests.verdicts(tests.push(2, tests.mutation(44, 'delete', 'clients', tests.row(1), bases => '{"*": 1}',
    seen => jsonb_build_object('client_notes', jsonb_build_array(tests.row(23)))))),
  'applied', 'M-028 a client is deleted with the entries about it');
select tests.act_as('owner');
select results_eq(
  $$ select count(*), count(notes), count(*) filter (where deleted_at is null) from public.client_notes $$,
  $$ values (3::bigint, 0::bigint, 0::bigint) $$, 'S5 R-18 and no word of them is left');

select * from finish();
rollback;
