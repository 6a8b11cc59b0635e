-- Deletes: they must have seen what they delete, they are final, and nothing brings a deleted row back.
begin;
select plan(32);

insert into public.clients (id, name, email) select tests.row(n), 'Klant ' || n, 'k@example.nl' from generate_series(1, 6) n;
insert into public.service_records (id, client_id, service_type, date) values
  (tests.row(11), tests.row(1), 'waxing', '2026-03-02'), (tests.row(12), tests.row(1), 'inspection', '2026-03-03'),
  (tests.row(13), tests.row(2), 'waxing', '2026-03-02');

-- Not seen: nothing deleted, ask again.
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(2, tests.mutation(1, 'patch', 'clients', tests.row(3), '{"notes": "net gebeld"}', '{"notes": 1}'))),
  'applied', 'a technician edits a client');
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1, tests.mutation(2, 'delete', 'clients', tests.row(3), bases => '{"*": 1}'))),
  'rejected CONFLICT', 'D7 a delete that did not see a later edit asks again');
select is((select notes from public.clients where id = tests.row(3)), 'net gebeld', 'D7 the later edit is still there');
select is(
  tests.push(1, tests.mutation(2, 'delete', 'clients', tests.row(3), bases => '{"*": 1}')) #>> '{0,row,notes}', 'net gebeld',
  'C3 D7 the answer shows what was not seen');
select is(
  tests.verdicts(tests.push(1, tests.mutation(3, 'delete', 'clients', tests.row(1), bases => '{"*": 1}',
    seen => jsonb_build_object('service_records', jsonb_build_array(tests.row(11)))))),
  'rejected CONFLICT', 'D7 a delete that did not see a service record asks again');
select is(
  tests.verdicts(tests.push(1, tests.mutation(4, 'delete', 'clients', tests.row(1), bases => '{"*": 1}'))),
  'rejected CONFLICT', 'D7 a delete that saw no records of a client with records asks again');
select is((select count(*) from public.service_records where deleted_at is null), 3::bigint, 'D7 nothing was deleted');

-- Seen: row and children in one mutation.
create temporary table answer as select tests.push(1, tests.mutation(5, 'delete', 'clients', tests.row(1), bases => '{"*": 1}',
  seen => jsonb_build_object('service_records', jsonb_build_array(tests.row(11), tests.row(12))))) as results;
select is((select tests.verdicts(results) from answer), 'applied', 'R-47 a client and its records go in one mutation');
select ok((select results #>> '{0,row,deleted_at}' from answer) is not null, 'R-47 the answer carries the deleted row');
select is(
  (select jsonb_agg(r ->> 'id') from answer, jsonb_array_elements(results #> '{0,also,service_records}') r),
  jsonb_build_array(tests.row(11), tests.row(12)), 'R-47 and its children as they stand now');
select is(
  tests.push(1, tests.mutation(5, 'delete', 'clients', tests.row(1), bases => '{"*": 1}',
    seen => jsonb_build_object('service_records', jsonb_build_array(tests.row(11), tests.row(12))))) #> '{0,also}',
  (select results #> '{0,also}' from answer), 'C3 G2 a duplicate''s answer carries them too');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(6, 'patch', 'clients', tests.row(4), '{"notes": "eigen"}', '{"notes": 1}'),
    tests.mutation(7, 'put', 'service_records', tests.row(14), jsonb_build_object('client_id', tests.row(4), 'service_type', 'waxing', 'date', '2026-01-01')),
    tests.mutation(8, 'delete', 'clients', tests.row(4), bases => '{"*": 1}', seen => jsonb_build_object('service_records', jsonb_build_array(tests.row(14)))))),
  'applied, applied, applied', 'D7 one''s own edits before a delete do not stand in its way');

-- Final.
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(20, 'patch', 'clients', tests.row(1), '{"notes": "weer hier"}', '{"notes": 9}'),
    tests.mutation(21, 'put', 'clients', tests.row(1), '{"name": "Terug", "email": "t@example.nl"}'),
    tests.mutation(22, 'patch', 'service_records', tests.row(11), '{"amount": 5}', '{"amount": 9}'))),
  'rejected DELETED, rejected DELETED, rejected DELETED', 'S5 an edit of a deleted row is refused');
select is((select name || coalesce(notes, '') from public.clients where id = tests.row(1)), '', 'S5 and its values are kept nowhere in the row');
select is_empty($$ select 1 from public.conflicts where row_id = tests.row(1) $$, 'S5 nor in a conflict');
select ok(
  (tests.push(1, tests.mutation(20, 'patch', 'clients', tests.row(1), '{"notes": "weer hier"}', '{"notes": 9}')) #>> '{0,row,deleted_at}') is not null,
  'C3 DELETED carries the deleted row');
select is(
  tests.verdicts(tests.push(1, tests.mutation(23, 'delete', 'clients', tests.row(1), bases => '{"*": 1}'))),
  'noop', 'S3 a second delete finds proof that the row is deleted');

-- Hard deletes from the dashboard, and the same id again.
select tests.act_as('owner');
update public.clients set notes = 'a' where id = tests.row(5);
update public.clients set notes = 'b' where id = tests.row(5);
delete from public.clients where id = tests.row(5);
select results_eq(
  $$ select tbl collate "default", row_id, rev from private.sync_tombstones $$, $$ values ('clients', tests.row(5), 4::bigint) $$,
  'D9 a hard delete leaves a tombstone with its rev');
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(30, 'patch', 'clients', tests.row(5), '{"notes": "x"}', '{"notes": 3}'),
    tests.mutation(31, 'put', 'clients', tests.row(5), '{"name": "Terug", "email": "t@example.nl"}'),
    tests.mutation(32, 'delete', 'clients', tests.row(5), bases => '{"*": 3}'))),
  'rejected DELETED, rejected DELETED, noop', 'S5 a hard-deleted row does not come back through a push');
select ok(
  exists (select 1 from jsonb_array_elements(tests.pull() -> 'tombstones') t
    where t = jsonb_build_object('table', 'clients', 'row_id', tests.row(5), 'rev', 4)), 'D9 the tombstone is pulled');
select tests.act_as('owner');
insert into public.clients (id, name, email) values (tests.row(5), 'Opnieuw', 'o@example.nl');
select is((select rev from public.clients where id = tests.row(5)), 5::bigint, 'D9 the same id inserted again goes on counting');
select is_empty($$ select 1 from private.sync_tombstones where row_id = tests.row(5) $$, 'D9 and its tombstone is gone');

-- A delete of a row that never arrived.
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(2, tests.mutation(40, 'delete', 'clients', tests.row(40), bases => '{"*": 0}'))),
  'rejected FORBIDDEN', 'S1 a technician leaves no tombstone for a row unknown to the server');
select tests.act_as('owner');
select is_empty($$ select 1 from private.sync_tombstones where row_id = tests.row(40) $$, 'S1 and none is there');
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1, tests.mutation(41, 'delete', 'clients', tests.row(40), bases => '{"*": 0}'))),
  'noop', 'S5 a delete of a row that never arrived is remembered');
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(2, tests.mutation(42, 'put', 'clients', tests.row(40), '{"name": "Te laat", "email": "l@example.nl"}'))),
  'rejected DELETED', 'S5 so that its late put does not bring it to life');

-- Ids and dashboard.
select tests.act_as('owner');
select throws_ok($$ update public.clients set id = tests.row(60) where id = tests.row(6) $$, '23514', null, 'D9 an id never changes');
select lives_ok($$ update public.clients set deleted_at = now() where id = tests.row(2) $$, 'a delete from the dashboard');
select results_eq(
  $$ select c.name, s.deleted_at is null from public.clients c join public.service_records s on s.client_id = c.id where c.id = tests.row(2) $$,
  $$ values ('', false) $$, 'R-47 R-18 takes records along and erases like any other');
select throws_ok(
  $$ update public.clients set deleted_at = null, name = 'Terug' where id = tests.row(2) $$, '23514', null,
  'S5 a deleted row does not come back through the dashboard either');
select lives_ok($$ delete from public.clients where id = tests.row(2) $$, 'S5 a deleted row can be removed altogether');
select bag_eq(
  $$ select tbl collate "default", rev from private.sync_tombstones where row_id in (tests.row(2), tests.row(13)) $$,
  $$ values ('clients', 3::bigint), ('service_records', 3) $$, 'D9 its tombstone continues its rev');

select * from finish();
rollback;
