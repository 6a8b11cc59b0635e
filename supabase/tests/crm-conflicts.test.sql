-- Conflicts: written by sync_push alone, read and resolved by those who may edit the row, synced like any table.
begin;
select plan(35);

insert into public.clients (id, name, email, notes) values (tests.row(1), 'Jan de Boer', 'jan@example.nl', 'oud');
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1, tests.mutation(1, 'patch', 'clients', tests.row(1), '{"notes": "van kantoor"}', '{"notes": 1}')
    || '{"made_at": "2026-03-01T09:00:00Z"}')),
  'applied', 'the office edits the notes');
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(2, tests.mutation(2, 'patch', 'clients', tests.row(1), '{"notes": "van de steiger"}', '{"notes": 1}')
    || '{"made_at": "2026-03-01T08:30:00Z"}')),
  'conflict', 'G4 an edit that did not see it loses visibly');
select tests.act_as('owner');
select results_eq(
  $$ select table_name, row_id, field, base_rev, kept, lost, user_id, mutation_id, resolved_at from public.conflicts $$,
  $$ values ('clients', tests.row(1), 'notes', 1::bigint, '"van kantoor"'::jsonb, '"van de steiger"'::jsonb,
       tests.person('technician'), tests.mutation_id(2), null::timestamptz) $$,
  'G4 C6 the conflict keeps both values, the field, the base and whose value lost');
select results_eq(
  $$ select kept_by, kept_made_at, kept_at, lost_made_at from public.conflicts $$,
  $$ select tests.person('admin'), '2026-03-01T09:00:00Z'::timestamptz, h.arrived_at, '2026-03-01T08:30:00Z'::timestamptz
     from private.sync_history h where h.row_id = tests.row(1) and h.changes ? 'notes' order by h.id desc limit 1 $$,
  'G4 K6 and whose value stayed, and when each was made and arrived');
select is((select notes from public.clients), 'van kantoor', 'G4 the server''s value stays');
insert into public.conflicts (id, table_name, row_id, field, base_rev, kept, lost, mutation_id, user_id)
  values (tests.row(51), 'images', tests.row(2), 'f', 1, '1', '2', tests.mutation_id(99), tests.person('admin'));

select tests.act_as('anonymous');
select throws_ok($$ select * from public.conflicts $$, '42501', null, 'R-17 anonymous cannot read conflicts');
select tests.act_as('guest');
select is_empty($$ select * from public.conflicts $$, 'R-17 not staff sees no conflict');
select is_empty($$ update public.conflicts set resolved_at = now() returning 1 $$, 'R-17 not staff resolves no conflict');

select tests.act_as('technician');
select is((select count(*) from public.conflicts), 1::bigint, 'R-17 a technician sees conflicts on rows technicians edit');
select throws_ok(
  $$ insert into public.conflicts (id, table_name, row_id, field, base_rev, mutation_id, user_id)
     values (tests.row(52), 'clients', tests.row(1), 'name', 1, tests.mutation_id(98), tests.person('admin')) $$,
  '42501', null, 'S1 no user writes a conflict by hand');
select throws_ok($$ update public.conflicts set lost = '"weg"' $$, '42501', null, 'S1 nor changes what was lost');
select throws_ok($$ delete from public.conflicts $$, '42501', null, 'S7 nor removes one');
select is_empty(
  $$ update public.conflicts set resolved_at = now() where table_name = 'images' returning 1 $$,
  'R-17 a technician resolves no conflict on other tables');
create temporary table conflict as select id from public.conflicts;
grant select on conflict to public;
select is(
  tests.verdicts(tests.push(2,
    tests.mutation(3, 'put', 'conflicts', tests.row(52), '{"resolved_at": "2026-01-01T00:00:00Z"}'),
    tests.mutation(4, 'delete', 'conflicts', (select id from conflict), bases => '{"*": 1}'),
    tests.mutation(5, 'patch', 'conflicts', (select id from conflict), '{"lost": null}', '{"lost": 1}'))),
  'rejected 22023, rejected 22023, rejected 22023', 'C4 a device can only mark a conflict resolved');
select is(
  tests.verdicts(tests.push(2, tests.mutation(6, 'patch', 'conflicts', tests.row(51),
    '{"resolved_at": "2026-01-01T00:00:00Z"}', '{"resolved_at": 1}'))),
  'rejected OUT_OF_SIGHT', 'S3 PL23 a conflict that may not be seen is refused, not gone');
select is((select lost from public.conflicts), '"van de steiger"', 'after all refusals the lost value is still there');

select is(
  tests.verdicts(tests.push(2, tests.mutation(7, 'patch', 'conflicts', (select id from conflict),
    '{"resolved_at": "2026-01-01T00:00:00Z"}', '{"resolved_at": 1}'))),
  'applied', 'a person marks it resolved');
select is((select resolved_at from public.conflicts), '2026-01-01T00:00:00Z', 'and it is');
select tests.act_as('admin');
select isnt(
  tests.verdicts(tests.push(1, tests.mutation(8, 'patch', 'conflicts', (select id from conflict),
    '{"resolved_at": "2026-01-01T00:00:05Z"}', '{"resolved_at": 1}'))),
  'rejected 22023', 'somebody else resolved it in the same moment');
select is_empty(
  $$ select 1 from public.conflicts where table_name = 'conflicts' $$, 'G4 two who resolve one conflict do not make another');
select is((select resolved_at from public.conflicts where id = (select id from conflict)), '2026-01-01T00:00:00Z', 'G4 the first stays');
select tests.act_as('technician');
select ok(
  (select id from conflict) = any (tests.pulled(tests.pull(), 'conflicts')) and not tests.row(51) = any (tests.pulled(tests.pull(), 'conflicts')),
  'C6 conflicts are pulled like any table, within what one may see');
select is(
  (select jsonb_object_agg(k, true) from jsonb_object_keys(tests.pull() #> '{early,conflicts,0}') k),
  '{"id": true, "table_name": true, "row_id": true, "field": true, "base_rev": true, "kept": true, "lost": true,
    "mutation_id": true, "user_id": true, "kept_by": true, "kept_made_at": true, "kept_at": true, "lost_made_at": true, "continues": true, "resolved_at": true, "created_at": true, "updated_at": true, "updated_by": true,
    "deleted_at": true, "rev": true}'::jsonb,
  'S4 without field revs and transaction ids');

select tests.act_as('admin');
select is((select count(*) from public.conflicts), 2::bigint, 'R-17 an admin sees all conflicts');
select is(
  tests.verdicts(tests.push(1, tests.mutation(9, 'delete', 'clients', tests.row(1), bases => '{"*": 2}'))), 'applied',
  'the client is deleted');
select results_eq(
  $$ select kept, lost, deleted_at is null from public.conflicts where row_id = tests.row(1) $$,
  $$ values (null::jsonb, null::jsonb, false) $$, 'S5 the values kept in its conflicts go with it');
select is((select count(*) from public.conflicts where deleted_at is null), 1::bigint, 'S5 and only in its own');

select tests.act_as('owner');
insert into public.clients (id, name, email) values (tests.row(2), 'Piet', 'p@example.nl');
insert into public.conflicts (id, table_name, row_id, field, base_rev, kept, lost, mutation_id, user_id)
  values (tests.row(53), 'clients', tests.row(2), 'name', 1, '"Piet"', '"Pieter"', tests.mutation_id(97), tests.person('admin'));
delete from public.clients where id = tests.row(2);
select is((select lost from public.conflicts where id = tests.row(53)), null, 'S5 a hard delete empties them too');

-- Whose value stayed when no device wrote it, or the ledger has forgotten it.
insert into public.clients (id, name, email) values (tests.row(3), 'Kees', 'k@example.nl');
select tests.act_as('admin');
update public.clients set location = 'Hoorn' where id = tests.row(3);
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(2, tests.mutation(20, 'patch', 'clients', tests.row(3),
    '{"location": "Edam", "name": "Cor"}', '{"location": 1, "name": 0}'))), 'conflict', 'G4 an edit through the API stays');
select results_eq(
  $$ select field, kept_by, kept_at is not null from public.conflicts where row_id = tests.row(3) order by field $$,
  $$ values ('location', tests.person('admin'), true), ('name', null::uuid, true) $$,
  'G4 a value written outside the app has no writer, but it is known since when it is there');
select is(
  tests.verdicts(tests.push(2, tests.mutation(21, 'patch', 'clients', tests.row(3), '{"phone": "06-1"}', '{"phone": 1}'))),
  'merged', 'a technician adds a number');
select tests.act_as('owner');
update public.clients set notes = 'later' where id = tests.row(3);
delete from private.sync_history where row_id = tests.row(3);
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1, tests.mutation(22, 'patch', 'clients', tests.row(3), '{"phone": "06-2"}', '{"phone": 1}'))),
  'conflict', 'K4 long after, when the history is pruned');
select results_eq(
  $$ select kept_by, kept_at from public.conflicts where mutation_id = tests.mutation_id(22) $$,
  $$ values (tests.person('technician'), null::timestamptz) $$, 'G4 K4 its device still says whose it was, though not when');
select is(
  tests.verdicts(tests.push(1, tests.mutation(23, 'patch', 'clients', tests.row(3), '{"notes": "elders"}', '{"notes": 1}'))),
  'conflict', 'K4 and of the last change of all');
select results_eq(
  $$ select kept_by, kept_at from public.conflicts where mutation_id = tests.mutation_id(23) $$,
  $$ select updated_by, updated_at from public.clients where id = tests.row(3) $$, 'G4 the row itself says whose it was');

select * from finish();
rollback;
