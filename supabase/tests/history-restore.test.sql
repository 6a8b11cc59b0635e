-- A backup was put back: every device notices, old bases lose, deleted people stay deleted (D1, D2, D13, S5).
begin;
select plan(46);

create function tests.as_if_old() returns void language plpgsql as $$
begin
  set local session_replication_role = replica;
  update public.clients set sync_xid = 10;
  update public.service_records set sync_xid = 10;
  update private.sync_tombstones set sync_xid = 10;
  set local session_replication_role = origin;
end $$;

create function tests.push_as(p_epoch text, p_acknowledged uuid, variadic p_mutations jsonb[]) returns jsonb language sql as $$
  select public.sync_push(tests.device(1), 1, to_jsonb(p_mutations), p_epoch, p_acknowledged)
$$;
grant execute on function tests.push_as(text, uuid, jsonb[]) to public;

insert into public.clients (id, name, email, notes) select tests.row(n), 'Klant ' || n, 'k@example.nl', 'a' from generate_series(1, 6) n;
insert into public.service_records (id, client_id, service_type, date, notes) values (tests.row(11), tests.row(2), 'waxing', '2026-03-02', 'privé');
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(1, 'patch', 'clients', tests.row(1), '{"notes": "b"}', '{"notes": 1}'),
    tests.mutation(2, 'put', 'clients', tests.row(20), '{"name": "Jan", "email": "jan@example.nl"}'))), 'applied, applied', 'a device works');
select tests.act_as('owner');
delete from public.clients where id = tests.row(6);
select tests.as_if_old();

-- The newest change a device knows to be acknowledged: in the ledger, or the ledger was put back (D1).
select tests.act_as('technician');
create temporary table before as select tests.pull() ->> 'epoch' as epoch, tests.pull() -> 'cursor' as cursor;
grant select on before to public;
select is(tests.pull((select cursor from before), 1000, tests.mutation_id(2)) -> 'reset', 'false', 'D1 a known acknowledged change is nothing new');
select results_eq(
  $$ select r -> 'reset', r -> 'tables' from tests.pull((select cursor from before), 1000, tests.mutation_id(7)) r $$,
  $$ values ('true'::jsonb, '{}'::jsonb) $$, 'D1 an acknowledged change the ledger does not know: the device starts over');
select results_eq(
  $$ select r -> 'reset', r -> 'results' from tests.push_as(null, tests.mutation_id(7), tests.mutation(3, 'patch', 'clients', tests.row(1), '{"notes": "c"}', '{"notes": 2}')) r $$,
  $$ values ('true'::jsonb, '[]'::jsonb) $$, 'D1 the same on a push, and nothing of it is taken yet');
select results_eq(
  $$ select r -> 'reset', r -> 'results', r ->> 'epoch' from tests.push_as('another', null, tests.mutation(3, 'patch', 'clients', tests.row(1), '{"notes": "c"}', '{"notes": 2}')) r $$,
  $$ select 'false'::jsonb, '[]'::jsonb, epoch from before $$, 'D1 D2 nor of a push that knows another epoch: what was lost goes first');
select is((select notes from public.clients where id = tests.row(1)), 'b', 'D1 nothing changed');
select is(
  tests.verdicts(tests.push_as((select epoch from before), tests.mutation_id(2), tests.mutation(3, 'patch', 'clients', tests.row(1), '{"notes": "c"}', '{"notes": 2}')) -> 'results'),
  'applied', 'D1 a push that knows this epoch is taken');

-- A younger cluster: transaction ids of the backup lie ahead (D13).
select tests.act_as('owner');
select is_empty($$ select * from private.sync_ahead() $$, 'D13 nothing lies ahead of a sound database');
set local session_replication_role = replica;
update public.clients set sync_xid = 9000000000000 where id in (tests.row(3), tests.row(4));
update private.sync_tombstones set sync_xid = 9000000000000;
set local session_replication_role = origin;
select results_eq(
  $$ select * from private.sync_ahead() $$, $$ values ('clients', 2::bigint), ('tombstones', 1) $$, 'D13 rows that no pull would ever cover are reported');
select tests.act_as('technician');
select throws_ok($$ select tests.pull() $$, 'PT503', null, 'RS8 D13 and a pull says so instead of ending as if that were all');
select tests.act_as('owner');
update private.sync_meta set gc_horizon = 9000000000000;
-- Loaded from a dump: PostgreSQL notes another transaction with every row.
select ok(private.sync_is_settled(), 'RS8 the rows were written here');
savepoint as_written;
update private.sync_meta set epoch = gen_random_uuid();
select ok(not private.sync_is_settled(), 'RS8 not so when the bookkeeping alone came out of a dump');
rollback to as_written;
update private.sync_origin set part = part where part = 'anchor';
select ok(not private.sync_is_settled(), 'RS8 nor when everything did');
select tests.act_as('technician');
select throws_ok($$ select tests.pull((select cursor from before)) $$, 'PT503', null, 'RS8 then no pull is answered');
select throws_ok(
  $$ select tests.push(1, tests.mutation(50, 'patch', 'clients', tests.row(1), '{"notes": "te vroeg"}', '{"notes": 9}')) $$,
  'PT503', null, 'RS8 and no push is taken');
select tests.act_as('owner');
select is_empty($$ select 1 from private.sync_ledger where mutation_id = tests.mutation_id(50) $$, 'RS8 nor remembered');

-- Restored.
create temporary table as_it_was as select id, field_revs, updated_at, notes from public.clients;
create temporary table report as select private.sync_restored(jsonb_build_array(
  jsonb_build_object('table_name', 'clients', 'row_id', tests.row(2), 'deleted_at', now() + interval '1 minute'),
  jsonb_build_object('table_name', 'clients', 'row_id', tests.row(3), 'deleted_at', now() - interval '1 year'),
  jsonb_build_object('table_name', 'clients', 'row_id', tests.row(6), 'deleted_at', now()),
  jsonb_build_object('table_name', 'clients', 'row_id', tests.row(99), 'deleted_at', now()),
  jsonb_build_object('table_name', 'moorings', 'row_id', tests.row(99), 'deleted_at', now()))) as done;
select is(
  (select done - '{epoch,rows}'::text[] from report), '{"ahead": 0, "erased": 1, "left": 1, "tombstoned": 2, "unknown_table": 1}'::jsonb,
  'D13 S5 the report says what was done, and that nothing lies ahead any more');
select ok(private.sync_is_settled(), 'RS8 and from then on all is well by itself');
select isnt((select done ->> 'epoch' from report), (select epoch from before), 'D1 the epoch is another one');
select is(
  (select (done ->> 'rows')::integer from report), 8 + (select count(*)::integer from public.colleagues),
  'D13 every row was restamped');
select is_empty($$ select * from private.sync_ahead() $$, 'D13 the check agrees');
select is_empty(
  $$ select id from public.clients join as_it_was w using (id) where w.id <> tests.row(2)
     and (clients.field_revs <> w.field_revs or clients.updated_at <> w.updated_at or clients.notes <> w.notes) $$,
  'D2 field revs, times and values stay as they were');
select ok((select min(rev) from public.clients) > 4294967296 and (select max(rev) from public.clients) < 9007199254740991,
  'D2 every rev is far above any rev of the lost time, and still exact in JSON');
select is((select gc_horizon from private.sync_meta), 0::bigint, 'D13 a horizon of another cluster makes no device start over for ever');
select is_empty(
  $$ select 1 from private.sync_history where op = 'update' and row_id in (tests.row(4), tests.row(5)) $$, 'a restamp is no change in the history');

-- Every device notices and gets everything.
select tests.act_as('technician');
select is(tests.pulled(tests.pull(), 'clients'), array[tests.row(1), tests.row(2), tests.row(3), tests.row(4), tests.row(5), tests.row(20)],
  'D13 a pull from none brings every row');
select is(jsonb_array_length(tests.pull() -> 'tombstones'), 2, 'D13 and the tombstones');
select isnt(tests.pull() ->> 'epoch', (select epoch from before), 'D1 in the new epoch');

-- Erasures again.
select is((select name || coalesce(notes, '') from public.clients where id = tests.row(2)), '', 'S5 who was deleted is erased again');
select is((select notes from public.service_records where id = tests.row(11)), null, 'S5 R-47 with the records');
select is(
  tests.verdicts(tests.push(1, tests.mutation(40, 'put', 'clients', tests.row(99), '{"name": "Later", "email": "l@example.nl"}'))),
  'rejected DELETED', 'S5 someone added and deleted after the backup does not come back from a device');
select is((select name from public.clients where id = tests.row(3)), 'Klant 3', 'S5 a row made after an erasure of its id stays');

-- Bases of the lost time.
select is(
  tests.verdicts(tests.push(2, tests.mutation(50, 'patch', 'clients', tests.row(4), '{"notes": "verloren"}', '{"notes": 1}') || '{"epoch": "old"}')),
  'applied', 'D2 what was lost is applied again where nothing newer is');
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(3, tests.mutation(60, 'patch', 'clients', tests.row(5), '{"notes": "kantoor"}',
    jsonb_build_object('notes', (select rev from public.clients where id = tests.row(5)))))), 'applied', 'the office goes on after the restore');
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(2, tests.mutation(51, 'patch', 'clients', tests.row(5), '{"notes": "verloren"}', '{"notes": 7}') || '{"epoch": "old"}')),
  'conflict', 'D2 a base of the lost time loses against what was changed since, whatever its number');
select is((select notes from public.clients where id = tests.row(5)), 'kantoor', 'D2 the newer value stays');
select is(
  (select lost #>> '{}' from public.conflicts where row_id = tests.row(5)), 'verloren', 'D2 G4 and the lost one is kept beside it');

-- A row made in the lost time, and edits of others who had seen it.
select is(
  tests.verdicts(tests.push(1, tests.mutation(41, 'put', 'clients', tests.row(30), '{"name": "Nieuw", "email": "n@example.nl"}') || '{"epoch": "old"}')),
  'applied', 'D2 a lost insert is made again');
select is(
  tests.verdicts(tests.push(2, tests.mutation(52, 'patch', 'clients', tests.row(30), '{"notes": "van een ander"}', '{"notes": 1}') || '{"epoch": "old"}')),
  'applied', 'D2 an edit of it by someone who had seen it is no conflict');
select ok((select rev from public.clients where id = tests.row(30)) > 4294967296, 'D2 it counts above the lost time too');
select tests.act_as('second technician');
select is(
  tests.verdicts(tests.push(4, tests.mutation(70, 'put', 'clients', tests.row(31), '{"name": "Vers", "email": "v@example.nl"}'))), 'applied',
  'D2 an insert of this time');
select is(
  (select field_revs #> '{*,0}' from public.clients where id = tests.row(31)), (select to_jsonb(rev) from public.clients where id = tests.row(31)),
  'D5 is noted at its rev');

-- The list to keep outside.
select tests.act_as('owner');
select bag_eq(
  $$ select table_name, row_id from private.sync_erasures() $$,
  $$ values ('clients', tests.row(2)), ('service_records', tests.row(11)), ('clients', tests.row(6)), ('clients', tests.row(99)) $$,
  'S5 everything that was deleted can be listed, by id only');
select is(
  (select private.sync_restored((select jsonb_agg(e) from private.sync_erasures() e)) - '{epoch,rows}'::text[]),
  '{"ahead": 0, "erased": 0, "left": 2, "tombstoned": 2, "unknown_table": 0}'::jsonb, 'S5 and repeated as often as one likes');
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(2, tests.mutation(53, 'patch', 'clients', tests.row(5), '{"notes": "weer"}', '{"notes": 4294967299}') || '{"epoch": "older"}')),
  'conflict', 'D2 a second restore, of the same backup too, leaves every earlier base behind');
select is(tests.pull('{}') -> 'reset', 'false', 'D1 a new device notices nothing');

select * from finish();
rollback;
