-- Two tabs of one device edit one row without seeing each other's value (OB12): neither base nor device tell it, so the
-- mutation says what its writer saw.
begin;
select plan(30);

-- A patch of tests.row(1) whose writer saw `expected`.
create function tests.unseen(seq integer, "set" jsonb, expected jsonb, bases jsonb default null, tbl text default 'clients', row_id uuid default tests.row(1))
returns jsonb language sql immutable as $$
  select tests.mutation(seq, 'patch', tbl, row_id, "set",
    coalesce(bases, (select jsonb_object_agg(k, 1) from jsonb_object_keys("set") k))) || jsonb_build_object('expected', expected)
$$;
grant execute on function tests.unseen(integer, jsonb, jsonb, jsonb, text, uuid) to public;

insert into public.clients (id, name, email, notes, phone, yacht_length)
  values (tests.row(1), 'Jan de Boer', 'jan@example.nl', 'oud', '0228-1', 12.5);

-- Refused first: what is no such thing, and where it cannot be.
select tests.act_as('technician');
select is(tests.verdicts(tests.push(1, tests.mutation(90, 'patch', 'clients', tests.row(1), '{"notes": "x"}', '{"notes": 1}') || '{"expected": "oud"}')),
  'rejected 22023', 'C4 what was seen is an object');
select is(tests.verdicts(tests.push(1, tests.mutation(91, 'patch', 'clients', tests.row(1), '{"notes": "x"}', '{"notes": 1}') || '{"expected": null}')),
  'rejected 22023', 'C4 and not nothing');
select is(tests.verdicts(tests.push(1, tests.unseen(92, '{"notes": "x"}', '{"rev": 1}'))),
  'rejected 22023', 'C4 of columns a device may write only');
select is(tests.verdicts(tests.push(1, tests.mutation(93, 'put', 'clients', tests.row(9), '{"name": "A", "email": "a@example.nl"}') || '{"expected": {}}')),
  'rejected 22023', 'C4 an insert has seen nothing');
select is(tests.verdicts(tests.push(1, tests.mutation(94, 'delete', 'clients', tests.row(1), '{}', '{"*": 1}') || '{"expected": {}}')),
  'rejected 22023', 'C4 nor does a delete say so');
select results_eq($$ select notes, rev from public.clients where id = tests.row(1) $$, $$ values ('oud', 1::bigint) $$, 'and nothing happened');

-- Both texts were typed over the same one on one device.
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(1, 'patch', 'clients', tests.row(1), '{"notes": "eerste"}', '{"notes": 1}'),
    tests.unseen(2, '{"notes": "tweede"}', '{"notes": "oud"}'))),
  'applied, conflict', 'OB12 the second text, which had not seen the first, does not replace it, own device or not');
select is((select notes from public.clients where id = tests.row(1)), 'eerste', 'OB12 the first text stays');
select results_eq(
  $$ select field, base_rev, kept, lost, user_id, kept_by from public.conflicts $$,
  $$ values ('notes', 1::bigint, '"eerste"'::jsonb, '"tweede"'::jsonb, tests.person('technician'), tests.person('technician')) $$,
  'G4 the second is kept beside it');
select is(
  tests.verdicts(tests.push(1, tests.unseen(2, '{"notes": "tweede"}', '{"notes": "oud"}'))),
  'conflict again', 'G2 sent twice it is one conflict');
select is((select count(*)::integer from public.conflicts), 1, 'G2 and one row of it');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(3, 'patch', 'clients', tests.row(1), '{"notes": "eerste, langer"}', '{"notes": 1}'),
    tests.unseen(4, '{"notes": "tweede, langer"}', '{"notes": "tweede"}'))),
  'applied, conflict', 'D4 who saw the own text goes on with it; who goes on with the text that lost loses again');

-- What was seen is what the server holds: whatever base and seq say.
select is(
  tests.verdicts(tests.push(1, tests.unseen(5, '{"notes": "derde"}', '{"notes": "eerste, langer"}', '{"notes": 0}'))),
  'merged', 'OB12 a writer who saw what the server holds replaces it');
select is(
  tests.verdicts(tests.push(1, tests.unseen(6, '{"yacht_length": 13}', '{"yacht_length": "12.50"}'))),
  'applied', 'C2 OB12 compared as the table would store it');
select is(
  tests.verdicts(tests.push(1, tests.unseen(7, '{"yacht_length": 14}', '{"yacht_length": "geen getal"}'))),
  'conflict', 'OB12 what the table would never have stored was not seen there');
select is(
  tests.verdicts(tests.push(1, tests.unseen(8, '{"location": "Hoorn"}', '{"location": null}'))),
  'applied', 'OB12 an empty field was seen empty');
select is(
  tests.verdicts(tests.push(1, tests.unseen(9, '{"notes": "vierde", "phone": "0228-2"}', '{"notes": "oud"}'))),
  'conflict', 'OB12 only the field that was not seen is judged so');
select results_eq(
  $$ select notes, phone from public.clients where id = tests.row(1) $$, $$ values ('derde', '0228-2') $$,
  'OB12 the other field of the same change is applied');

-- A stale value at a base that says otherwise: a text of the own device covered what another had written.
select is(
  tests.verdicts(tests.push(1, tests.unseen(10, '{"notes": "vijfde"}', '{"notes": "nooit verzonden"}', '{"notes": 99}'))),
  'conflict', 'D3 OB12 a base that is high enough is no proof of having seen the value');

-- In a batch that goes together.
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(11, 'put', 'clients', tests.row(2), '{"name": "B", "email": "b@example.nl", "notes": "b"}'),
    tests.mutation(12, 'put', 'clients', tests.row(3), '{"name": "C", "email": "c@example.nl", "notes": "c"}'),
    tests.mutation(13, 'put', 'clients', tests.row(4), '{"name": "D", "email": "d@example.nl", "notes": "d"}'),
    tests.mutation(14, 'put', 'clients', tests.row(5), '{"name": "E", "email": "e@example.nl", "notes": "e"}'))),
  'applied, applied, applied, applied', 'four clients');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(15, 'patch', 'clients', tests.row(2), '{"notes": "b2"}', '{"notes": 1}'),
    tests.mutation(16, 'patch', 'clients', tests.row(3), '{"notes": "c2"}', '{"notes": 1}'),
    tests.mutation(17, 'patch', 'clients', tests.row(4), '{"notes": "d2"}', '{"notes": 1}'),
    tests.unseen(18, '{"notes": "e2"}', '{"notes": "nooit gezien"}', null, 'clients', tests.row(5)))),
  'applied, applied, applied, conflict', 'OB12 it is judged by itself among patches that go together');

-- Fields that belong together.
select tests.act_as('owner');
create table public.tasks (like private.sync_columns including all, title text not null, status text, done_at date);
select private.sync_register('tasks', columns => '{title,status,done_at}', rights => '{"technician": ["read", "add", "edit"], "admin": ["read", "add", "edit", "delete"]}', groups => '[["status", "done_at"]]');
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(20, 'put', 'tasks', tests.row(31), '{"title": "Mast", "status": "open"}'),
    tests.mutation(21, 'patch', 'tasks', tests.row(31), '{"status": "done"}', '{"status": 0}'),
    tests.unseen(22, '{"done_at": "2026-05-02"}', '{"status": "open", "done_at": null}', null, 'tasks', tests.row(31)),
    tests.unseen(23, '{"done_at": "2026-05-03"}', '{"status": "done", "done_at": null}', null, 'tasks', tests.row(31)))),
  'applied, applied, conflict, applied', 'C6 OB12 one field of a group was seen only if the others were');
select results_eq(
  $$ select status, done_at from public.tasks $$, $$ values ('done', '2026-05-03'::date) $$, 'C6 and no half of it is applied');

-- Several own texts lose to one value of somebody else. Which text each of them went on with is kept beside it.
select tests.act_as('owner');
insert into public.clients (id, name, email, notes) values (tests.row(6), 'F', 'f@example.nl', 'oud');
-- The text that the conflict of each mutation from `first` on goes on with, in their order.
create function tests.went_on_with(first integer) returns text language sql stable security definer as $$
  select string_agg(format('%s > %s', coalesce(e.lost #>> '{}', '-'), c.lost #>> '{}'), ', ' order by l.seq)
  from public.conflicts c join private.sync_ledger l on l.mutation_id = c.mutation_id
  left join public.conflicts e on e.id = c.continues where c.row_id = tests.row(6) and l.seq >= first
$$;
grant execute on function tests.went_on_with(integer) to public;
select tests.act_as('admin');
select is(tests.verdicts(tests.push(2, tests.mutation(40, 'patch', 'clients', tests.row(6), '{"notes": "van kantoor"}', '{"notes": 1}'))),
  'applied', 'the office is first');
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(30, 'patch', 'clients', tests.row(6), '{"notes": "b"}', '{"notes": 1}'),
    tests.mutation(31, 'patch', 'clients', tests.row(6), '{"notes": "b c"}', '{"notes": 1}'),
    tests.unseen(32, '{"notes": "andere tab"}', '{"notes": "oud"}', null, 'clients', tests.row(6)),
    tests.unseen(33, '{"notes": "b c d"}', '{"notes": "b c"}', null, 'clients', tests.row(6)))),
  'conflict, conflict, conflict, conflict', 'G4 all that was typed without a link loses in one push');
select is(tests.went_on_with(30), '- > b, b > b c, - > andere tab, b c > b c d',
  'G4 OB12 a conflict names the text that was typed on; a text of another tab was not');
select is(
  tests.verdicts(tests.push(1, tests.unseen(34, '{"notes": "andere tab, meer"}', '{"notes": "andere tab"}', null, 'clients', tests.row(6)))),
  'conflict', 'and what is typed on after the answer');
select is(tests.went_on_with(34), 'andere tab > andere tab, meer', 'goes on with the text that was seen');
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(2, tests.unseen(41, '{"notes": "b, meer"}', '{"notes": "b"}', null, 'clients', tests.row(6)))),
  'conflict', 'a colleague who read one of these texts on another screen');
select is(tests.went_on_with(41), '- > b, meer', 'no person goes on with the text of another');

select * from finish();
rollback;
