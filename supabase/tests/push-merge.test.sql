-- Merge per field: who wins, who loses, and that no losing value is lost.
begin;
select plan(39);

insert into public.clients (id, name, email, notes, yacht_length)
  values (tests.row(1), 'Jan de Boer', 'jan@example.nl', 'oud', 12.5);

-- Different fields: both survive.
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1, tests.mutation(1, 'patch', 'clients', tests.row(1), '{"phone": "0228-1"}', '{"phone": 1}'))),
  'applied', 'an edit on what everyone saw applies');
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(2, tests.mutation(2, 'patch', 'clients', tests.row(1), '{"location": "Hoorn"}', '{"location": 1}'))),
  'merged', 'G2 another field edited meanwhile: merged');
select results_eq(
  $$ select phone, location, rev from public.clients where id = tests.row(1) $$, $$ values ('0228-1', 'Hoorn', 3::bigint) $$,
  'G4 both edits are there');

-- The same field: the later one loses visibly, the rest of its mutation applies.
select is(
  tests.verdicts(tests.push(2, tests.mutation(3, 'patch', 'clients', tests.row(1),
    '{"phone": "0228-2", "yacht_name": "Zilvermeeuw"}', '{"phone": 1, "yacht_name": 3}'))),
  'conflict', 'D3 the base of a field is what the person saw, whatever came in since');
select results_eq(
  $$ select phone, yacht_name from public.clients where id = tests.row(1) $$, $$ values ('0228-1', 'Zilvermeeuw') $$,
  'G4 the other field of the same mutation is applied');
select results_eq(
  $$ select field, base_rev, kept, lost from public.conflicts $$, $$ values ('phone', 1::bigint, '"0228-1"'::jsonb, '"0228-2"'::jsonb) $$,
  'G4 the losing value is kept');
select is(
  tests.verdicts(tests.push(2, tests.mutation(4, 'patch', 'clients', tests.row(1), '{"phone": "0228-1"}', '{"phone": 1}'))),
  'noop', 'an equal value is no conflict');

-- Equality is the table's, not the text's.
select is(
  tests.verdicts(tests.push(2, tests.mutation(5, 'patch', 'clients', tests.row(1), '{"yacht_length": "12.50"}', '{"yacht_length": 0}'))),
  'noop', 'C2 12.50 and 12.5 are one length');
select is(
  tests.verdicts(tests.push(2, tests.mutation(6, 'patch', 'clients', tests.row(1), '{"yacht_length": 12.54}', '{"yacht_length": 0}'))),
  'noop', 'C2 compared as the table would store it');

-- A device's own chain of edits, all made on the rev it once saw.
select is(
  tests.verdicts(tests.push(2,
    tests.mutation(10, 'patch', 'clients', tests.row(1), '{"notes": "een"}', '{"notes": 1}'),
    tests.mutation(11, 'patch', 'clients', tests.row(1), '{"notes": "twee"}', '{"notes": 1}'))),
  'merged, merged', 'D4 a device''s later edit follows its own earlier one');
select results_eq(
  $$ select rev, field_revs -> 'notes' from public.clients where id = tests.row(1) $$,
  $$ values (6::bigint, jsonb_build_array(6, tests.device(2), 11)) $$, 'D4 and each of the two counts');
select is(
  tests.verdicts(tests.push(2, tests.mutation(10, 'patch', 'clients', tests.row(1), '{"notes": "een"}', '{"notes": 1}'))),
  'merged again', 'D4 the earlier one sent again is a duplicate');
select is(
  tests.verdicts(tests.push(2, tests.mutation(9, 'patch', 'clients', tests.row(1), '{"notes": "nul"}', '{"notes": 1}'))),
  'conflict', 'D4 an older edit tried again late does not overwrite the newer one');
select is((select notes from public.clients where id = tests.row(1)), 'twee', 'D4 the newest edit stands');
select is(
  tests.verdicts(tests.push(2, tests.mutation(12, 'put', 'clients', tests.row(2),
    '{"name": "Nieuw", "email": "n@example.nl"}'), tests.mutation(13, 'patch', 'clients', tests.row(2), '{"name": "Nieuwe Klant"}', '{"name": 0}'))),
  'applied, applied', 'D5 the first edit after one''s own insert does not conflict with it');
select is(
  tests.verdicts(tests.push(2, tests.mutation(14, 'patch', 'clients', tests.row(2), '{"notes": "x"}', '{"notes": 0}'))),
  'applied', 'D5 nor an edit of a field the insert left empty');

-- Somebody else in between breaks the chain.
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1, tests.mutation(20, 'patch', 'clients', tests.row(1), '{"notes": "van kantoor"}', '{"notes": 99}'))),
  'applied', 'the office edits in between');
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(2, tests.mutation(21, 'patch', 'clients', tests.row(1), '{"notes": "drie"}', '{"notes": 1}'))),
  'conflict', 'D3 the next edit of the chain conflicts: its base was never raised');
select results_eq(
  $$ select kept, lost from public.conflicts where mutation_id = tests.mutation_id(21) $$,
  $$ values ('"van kantoor"'::jsonb, '"drie"'::jsonb) $$, 'G4 both values are kept');

-- Edits that no device made take part as well.
select tests.act_as('owner');
update public.clients set location = 'Enkhuizen' where id = tests.row(1);
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(2, tests.mutation(22, 'patch', 'clients', tests.row(1), '{"location": "Medemblik"}', '{"location": 3}'))),
  'conflict', 'an edit from the dashboard is detected like any other');
select is((select location from public.clients where id = tests.row(1)), 'Enkhuizen', 'and stands');

-- A put on a row that exists.
select is(
  tests.verdicts(tests.push(3, tests.mutation(28, 'put', 'clients', tests.row(2), '{"name": "Nieuw", "email": "n@example.nl"}'))),
  'conflict', 'S3 a put on an existing row merges with base 0');
select is((select name from public.clients where id = tests.row(2)), 'Nieuwe Klant', 'S3 and never replaces it');
select tests.act_as('owner');
delete from private.sync_ledger where mutation_id = tests.mutation_id(12);
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(2, tests.mutation(12, 'put', 'clients', tests.row(2), '{"name": "Nieuw", "email": "n@example.nl"}'))),
  'noop', 'G2 the very put that made the row, forgotten by the ledger, is done already');

-- Two devices of one user are two writers.
select is(
  tests.verdicts(tests.push(3, tests.mutation(30, 'patch', 'clients', tests.row(2), '{"notes": "van de telefoon"}', '{"notes": 1}'))),
  'conflict', 'S4 the own chain needs the same device');
select is(
  (select user_id from public.conflicts where mutation_id = tests.mutation_id(30)), tests.person('technician'), 'G4 and says whose value lost');

-- Fields that belong together, in a table that joined with one line.
select tests.act_as('owner');
create table public.tasks (
  like private.sync_columns including all,
  title text not null, status text, done_at date, client_id uuid references public.clients (id) on delete cascade);
select private.sync_register('tasks', columns => '{title,status,done_at,client_id}', rights => '{"technician": ["read", "add", "edit"], "admin": ["read", "add", "edit", "delete"]}',
  groups => '[["status", "done_at"]]', parent => '{"table": "clients", "column": "client_id"}', erase => '{"title": ""}');
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1, tests.mutation(40, 'put', 'tasks', tests.row(31),
    jsonb_build_object('title', 'Mast', 'status', 'open', 'client_id', tests.row(2))))),
  'applied', 'a further table joins with one line');
select is(tests.pull() #> '{early,tasks,0,title}', '"Mast"', 'PL16 and is in the news from then on');
select is(
  tests.verdicts(tests.push(1, tests.mutation(41, 'patch', 'tasks', tests.row(31), '{"status": "done", "done_at": "2026-05-01"}', '{"status": 1, "done_at": 1}'))),
  'applied', 'a group is written together');
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(2, tests.mutation(42, 'patch', 'tasks', tests.row(31), '{"status": "open", "done_at": null, "title": "Mast en giek"}',
    '{"status": 1, "done_at": 1, "title": 1}'))),
  'conflict', 'C6 a group loses together');
select results_eq(
  $$ select title, status, done_at from public.tasks $$, $$ values ('Mast en giek', 'done', '2026-05-01'::date) $$,
  'C6 no half of it is applied, other fields are');
select bag_eq(
  $$ select field, lost from public.conflicts where mutation_id = tests.mutation_id(42) $$,
  $$ values ('status', '"open"'::jsonb), ('done_at', 'null'::jsonb) $$, 'C6 both lost values are kept');
select is(
  tests.verdicts(tests.push(2, tests.mutation(43, 'patch', 'tasks', tests.row(31), '{"done_at": "2026-05-02"}', '{"done_at": 1}'))),
  'conflict', 'C6 one field of a group conflicts with a change of the other');
select is(
  tests.verdicts(tests.push(2, tests.mutation(44, 'patch', 'tasks', tests.row(31), '{"done_at": "2026-05-03"}', '{"done_at": 2}'))),
  'applied', 'C6 and applies when the person saw both');
select ok(tests.row(31) = any (tests.pulled(tests.pull(), 'tasks')), 'the joined table is pulled');
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1, tests.mutation(45, 'delete', 'clients', tests.row(2), bases => '{"*": 99}'))),
  'rejected CONFLICT', 'D7 the joined table counts as children');
select is(
  tests.push(1, tests.mutation(46, 'delete', 'clients', tests.row(2), bases => '{"*": 99}', seen => jsonb_build_object('tasks', jsonb_build_array(tests.row(31)))))
    #>> '{0,also,tasks,0,title}', '', 'R-47 and goes with its parent');
select tests.act_as('anonymous');
select throws_ok($$ select * from public.tasks $$, '42501', null, 'S2 a joined table is closed to anonymous');
select tests.act_as('guest');
select is_empty($$ select * from public.tasks $$, 'R-17 and shows nothing to who is not staff');

select * from finish();
rollback;
