-- What is collected after half a year, who has to start over then, and that nothing comes back to life (K4).
begin;
select plan(31);

create function tests.age(p_days integer) returns void language sql as $$
  update private.sync_tombstones set at = at - make_interval(days => p_days);
  update private.sync_ledger set at = at - make_interval(days => p_days);
  update private.sync_history set arrived_at = arrived_at - make_interval(days => p_days);
$$;
-- The transaction of everything so far is long over: without it all rows of this file would be above the watermark.
create function tests.settle(p_xid bigint) returns void language plpgsql as $$
begin
  set local session_replication_role = replica;
  update public.clients set sync_xid = p_xid;
  update private.sync_tombstones set sync_xid = p_xid;
  set local session_replication_role = origin;
end $$;

insert into public.clients (id, name, email) select tests.row(n), 'Klant ' || n, 'k@example.nl' from generate_series(1, 9) n;
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(1, 'put', 'clients', tests.row(20), '{"name": "Jan", "email": "jan@example.nl"}'),
    tests.mutation(2, 'patch', 'clients', tests.row(20), '{"notes": "a"}', '{"notes": 1}'))), 'applied, applied',
  'a device adds a client');
select tests.act_as('owner');
update public.clients set notes = 'x' where id = tests.row(1);
delete from public.clients where id in (tests.row(1), tests.row(20));
select tests.settle(5);

-- Young: everything stays.
select tests.age(179);
select is(private.sync_collect_garbage() - 'horizon', '{"tombstones": 0, "ledger": 0, "history": 0}', 'K4 nothing goes before half a year');
select is((select gc_horizon from private.sync_meta), 0::bigint, 'K4 and no device has to start over');

-- Old: collected, with a trace.
select tests.act_as('technician');
create temporary table cursors as
  select 'finished' as name, '{"since": 6, "clients": {"x": 5, "id": "ffffffff-ffff-ffff-ffff-ffffffffffff"}}'::jsonb as cursor
  union all select 'away', '{"since": 5, "clients": {"x": 4, "id": "ffffffff-ffff-ffff-ffff-ffffffffffff"}}'
  union all select 'first run', tests.pull('{}', 2) -> 'cursor'
  union all select 'stopped in its first run', '{"began": 5, "clients": {"x": 4, "id": "ffffffff-ffff-ffff-ffff-ffffffffffff"}}'
  union all select 'new', '{}';
grant select on cursors to public;
select tests.act_as('owner');
select tests.age(2);
select is(
  private.sync_collect_garbage(), '{"tombstones": 2, "ledger": 2, "history": 0, "horizon": 6}', 'K4 after half a year tombstones and ledger go');
select is_empty($$ select 1 from private.sync_tombstones $$, 'K4 the tombstones are gone');
select is_empty($$ select 1 from private.sync_ledger $$, 'K4 and so is the ledger');
select isnt_empty($$ select 1 from private.sync_history $$, 'the history stays longer');
select is(private.sync_collect_garbage() - 'horizon', '{"tombstones": 0, "ledger": 0, "history": 0}', 'K4 a second time there is nothing to do');
select is((select gc_horizon from private.sync_meta), 6::bigint, 'K4 and the horizon stays');

select tests.act_as('technician');
select is(tests.pull(cursor) -> 'reset', to_jsonb(expected), format('K4 %s: %s', name, case when expected then 'starts over' else 'goes on' end))
  from cursors join (values ('finished', false), ('away', true), ('first run', false), ('stopped in its first run', true), ('new', false)) e (name, expected)
    using (name) order by name;
select ok((tests.pull('{}', 2) #> '{cursor,began}') is not null, 'K4 a first run remembers where it began');
select ok(
  (select not r -> 'cursor' ? 'began' and r -> 'cursor' ? 'since' from tests.pull('{}') r), 'K4 and when it is complete, where it ended');
select is(
  tests.pull(jsonb_set(tests.pull('{}', 2) -> 'cursor', '{began}', '3')) -> 'reset', 'true', 'K4 a tombstone collected since then may have been missed');

-- The table without recent changes: nothing but its last watermark moves on.
select is(
  (select tests.pull(tests.pull() -> 'cursor') -> 'reset'), 'false', 'K4 a table without recent changes does not look old for ever');
select is(
  tests.pull(jsonb_set(jsonb_set(tests.pull() -> 'cursor', '{service_records,x}', '1'), '{conflicts,x}', '1')) -> 'reset', 'false',
  'K4 what counts is when a device last finished, not a table''s last row');

-- Nothing is resurrected.
select is(
  tests.verdicts(tests.push(1, tests.mutation(1, 'put', 'clients', tests.row(20), '{"name": "Jan", "email": "jan@example.nl"}'))),
  'rejected GONE', 'K4 S5 a put whose answer was lost half a year ago does not bring the removed row back');
select is_empty($$ select 1 from public.clients where id = tests.row(20) $$, 'K4 it stays away');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(2, 'patch', 'clients', tests.row(20), '{"notes": "a"}', '{"notes": 1}'),
    tests.mutation(3, 'put', 'clients', tests.row(21), '{"name": "Piet", "email": "piet@example.nl"}'))),
  'rejected GONE, applied', 'K4 what the device makes now is taken');
select tests.act_as('second technician');
select is(
  tests.verdicts(tests.push(2, tests.mutation(1, 'put', 'clients', tests.row(22), '{"name": "Els", "email": "els@example.nl"}', id => tests.mutation_id(101)))),
  'applied', 'K4 and what another device makes');
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(1, tests.mutation(3, 'put', 'clients', tests.row(21), '{"name": "Piet", "email": "piet@example.nl"}'))),
  'applied again', 'G2 a repeat within the half year is a repeat');

-- The same id again, after its tombstone went: devices that remember that take only higher revs.
select tests.act_as('owner');
insert into public.clients (id, name, email) values (tests.row(1), 'Terug', 't@example.nl');
select ok((select rev from public.clients where id = tests.row(1)) > 3, 'D9 an id that comes back counts above its forgotten tombstone');
select is((select (field_revs #> '{*,0}')::bigint - rev from public.clients where id = tests.row(1)), 0::bigint, 'D5 its insert is noted at that rev');

-- History has a bound of its own.
select tests.age(600);
select ok((private.sync_collect_garbage() ->> 'history')::integer > 0, 'history goes after two years');
select isnt_empty($$ select 1 from public.clients where id = tests.row(2) $$, 'rows are no garbage');
select is(
  private.sync_collect_garbage('0 seconds', '0 seconds', '0 seconds') - '{horizon,ledger,history}'::text[], '{"tombstones": 0}', 'bounds can be given');

-- Who may.
select tests.act_as('admin');
select throws_ok($$ select private.sync_collect_garbage() $$, '42501', null, 'S1 not even an admin collects through the API');
select throws_ok($$ select private.sync_restored() $$, '42501', null, 'S1 nor declares the database restored');

select * from finish();
rollback;
