-- A pull: complete, resumable at any row, and honest about what it could not cover yet.
-- Everything here happens in one open transaction, so new rows are above the watermark: that is the `early` part.
-- Rows below it are made by giving them an old transaction id behind the stamp's back.
begin;
select plan(50);

create function tests.age(p_xid bigint, variadic p_rows integer[]) returns void language plpgsql as $$
begin
  set local session_replication_role = replica;
  update public.clients set sync_xid = p_xid where id in (select tests.row(n) from unnest(p_rows) n);
  update public.service_records set sync_xid = p_xid where id in (select tests.row(n) from unnest(p_rows) n);
  update private.sync_tombstones set sync_xid = p_xid where row_id in (select tests.row(n) from unnest(p_rows) n);
  set local session_replication_role = origin;
end $$;
-- The pages of a whole run with the given page size: one row per page.
create function tests.run(p_limit integer) returns table (page integer, reply jsonb) language plpgsql stable as $$
declare
  v_cursor jsonb := '{}';
begin
  for n in 1 .. 100 loop
    page := n;
    reply := tests.pull(v_cursor, p_limit);
    v_cursor := reply -> 'cursor';
    return next;
    exit when not (reply -> 'more')::boolean;
  end loop;
end $$;
grant execute on function tests.run(integer) to public;

insert into public.clients (id, name, email) select tests.row(n), 'Klant ' || n, 'k@example.nl' from generate_series(1, 7) n;
insert into public.service_records (id, client_id, service_type, date, amount)
  select tests.row(10 + n), tests.row(1), 'waxing', '2026-03-02', 12.5 from generate_series(1, 5) n;
insert into public.clients (id, name, email) select tests.row(n), 'Weg', 'w@example.nl' from generate_series(21, 23) n;
delete from public.clients where name = 'Weg';
select tests.age(10, 1, 2, 3, 4, 11, 12, 21, 22);
select tests.age(11, 5, 13, 14, 15, 23);
update public.clients set notes = 'net geschreven' where id = tests.row(6);

-- Refusals first.
select tests.act_as('anonymous');
select throws_ok($$ select public.sync_pull('{}') $$, '42501', null, 'R-17 anonymous cannot pull');
select tests.act_as('guest');
select throws_ok($$ select public.sync_pull('{}') $$, 'PT403', null, 'R-17 K2 not staff gets an error, never an empty reply');
select tests.act_as('technician');
select throws_ok($$ select public.sync_pull('{"clients": {"x": "a", "id": "b"}}') $$, '22P02', null, 'a cursor that is not ours is refused');

-- The shape.
select bag_eq(
  $$ select k from jsonb_object_keys(tests.pull()) k $$,
  $$ values ('tables'), ('early'), ('tombstones'), ('restarted'), ('withdrawn'), ('cursor'), ('more'), ('pending'), ('user'), ('epoch'), ('scope'), ('reset'), ('server_time') $$,
  'a reply has the parts of PullReply');
select is(
  (select jsonb_object_agg(k, true) from jsonb_object_keys(tests.pull() #> '{tables,clients,0}') k),
  '{"id": true, "name": true, "email": true, "phone": true, "yacht_name": true, "yacht_type": true, "yacht_length": true,
    "location": true, "notes": true, "status": true, "next_recommended_service": true, "created_at": true, "updated_at": true,
    "updated_by": true, "deleted_at": true, "rev": true}'::jsonb,
  'S4 S6 a row carries its columns and bookkeeping, no field revs, no transaction id, no client id');
select is(
  tests.pull() #> '{tables,service_records,0}' -> 'amount', '12.5'::jsonb, 'R-46 an amount is a number');
select is(tests.pull() #>> '{tables,service_records,0,date}', '2026-03-02', 'R-42 a date is a calendar date');
select is((tests.pull() #>> '{tables,clients,0,rev}')::integer, 1, 'D6 every row carries its rev, so that a late result can be told');
select is(tests.pull() ->> 'user', tests.person('technician')::text, 'G6 a reply says for whom it was made');
select ok(abs(extract(epoch from (tests.pull() ->> 'server_time')::timestamptz - clock_timestamp())) < 5, 'K6 and when');

-- Complete.
select is(
  tests.pulled(tests.pull(), 'clients'), (select array_agg(tests.row(n)) from generate_series(1, 7) n), 'G3 every row comes');
select is(
  (select array_agg((r ->> 'id')::uuid) from jsonb_array_elements(tests.pull() #> '{tables,clients}') r),
  (select array_agg(tests.row(n)) from generate_series(1, 5) n), 'G3 those below the watermark in the order of their commits');
select is(
  (select array_agg((r ->> 'id')::uuid order by r ->> 'id') from jsonb_array_elements(tests.pull() #> '{early,clients}') r),
  array[tests.row(6), tests.row(7)], 'K1 those of an open time as early rows');
select is((tests.pull() -> 'pending')::boolean, true, 'K1 D8 pending says that the cursor could not cover them');
select is(tests.pull() -> 'more', 'false', 'and there is nothing more to ask for at once');
select is(
  (select array_agg((t ->> 'row_id')::uuid order by t ->> 'row_id') from jsonb_array_elements(tests.pull() -> 'tombstones') t),
  array[tests.row(21), tests.row(22), tests.row(23)], 'G3 tombstones come too');

-- Page by page, at any size.
select is(
  (select array_agg(distinct id) from tests.run(n) r, unnest(tests.pulled(reply, tbl)) id),
  (select array_agg(tests.row(i) order by i) from unnest(expected) i),
  format('G3 pages of %s bring every row of %s', n, tbl))
  from (values (1), (2), (3), (4)) s (n), (values ('clients', '{1,2,3,4,5,6,7}'::integer[]), ('service_records', '{11,12,13,14,15}')) t (tbl, expected);
select is(
  (select count(*)::integer from tests.run(2) r, jsonb_array_elements(coalesce(reply #> '{tables,clients}', '[]'))), 5,
  'G3 no covered row comes twice in one run');
select ok(
  (select bool_and((select count(*) from jsonb_each(reply -> 'tables') t, jsonb_array_elements(t.value))
    + jsonb_array_length(reply -> 'tombstones') <= 2) from tests.run(2) r where (reply -> 'more')::boolean),
  'K5 a page holds no more rows than asked for, over all tables');
select is((tests.pull('{}', 0) -> 'more')::boolean, true, 'K5 a page of nothing is a page of one');
select is((tests.pull('{}', 1000000) -> 'more')::boolean, false, 'K5 a page of everything is capped, not refused');
select is(
  (select count(*) from tests.run(3) r, jsonb_array_elements(reply -> 'tombstones')), 3::bigint, 'G3 tombstones are paged by their own keyset');

-- Where the next pull begins.
create temporary table done as select tests.pull() -> 'cursor' as cursor;
grant select on done to public;
select is(tests.pull((select cursor from done)) -> 'tables', '{}', 'K4 after a complete run nothing covered comes again');
select is(
  (select array_agg((r ->> 'id')::uuid order by r ->> 'id') from jsonb_array_elements(tests.pull((select cursor from done)) #> '{early,clients}') r),
  array[tests.row(6), tests.row(7)], 'K1 early rows do, until the watermark passes them');
select is(
  (select count(distinct e.value ->> 'x')::integer from done, jsonb_each(cursor) e where jsonb_typeof(e.value) = 'object'), 1,
  'K4 every exhausted table waits at the watermark, also one without recent changes');
select ok((tests.pull('{}', 2) #> '{cursor,since}') is null, 'K4 `since` is not set before a run is complete');
select tests.act_as('owner');
update private.sync_meta set gc_horizon = (select (cursor ->> 'since')::bigint from done);
select tests.act_as('technician');
select is(tests.pull((select cursor from done)) -> 'reset', 'false', 'K4 a device that finished at the horizon goes on');
select is(tests.pull() -> 'reset', 'false', 'K4 a new device does not start over for ever');
select is(
  (select array_agg(tests.pull(tests.pull('{}', 2) -> 'cursor') -> 'reset')), '{false}', 'K4 nor one in the middle of its first run');
select tests.act_as('owner');
update private.sync_meta set gc_horizon = gc_horizon + 1;
select tests.act_as('technician');
select results_eq(
  $$ select r -> 'reset', r -> 'tables', r -> 'cursor' from tests.pull((select cursor from done)) r $$,
  $$ values ('true'::jsonb, '{}'::jsonb, '{}'::jsonb) $$, 'K4 a device that finished before the horizon starts over');
select is(
  tests.pull(jsonb_set((select cursor from done), '{clients,x}', to_jsonb(9000000000000))) -> 'reset', 'true',
  'D1 a cursor ahead of the server starts over');

-- Scope and epoch.
create temporary table before as select tests.pull() ->> 'scope' as scope, tests.pull() ->> 'epoch' as epoch;
grant select on before to public;
select tests.act_as('admin');
select is(tests.pull() ->> 'scope', (select scope from before), 'PL19 the scope is one for all roles');
select is(tests.pull() ->> 'epoch', (select epoch from before), 'D1 the epoch is one for all');
select tests.act_as('owner');
update public.staff set role = 'admin' where user_id = tests.person('technician');
select tests.act_as('technician');
select is(tests.pull() ->> 'scope', (select scope from before), 'S7 PL19 and stays when a role changes (pull-tables)');
create temporary table promoted as select tests.pull() ->> 'scope' as scope;
grant select on promoted to public;
select tests.act_as('owner');
truncate public.service_records cascade;
update private.sync_meta set epoch = gen_random_uuid();
select private.sync_settle();
select tests.act_as('technician');
select isnt(tests.pull() ->> 'scope', (select scope from promoted), 'D13 emptying a table changes everyone''s scope');
select isnt(tests.pull() ->> 'epoch', (select epoch from before), 'D1 a restore changes the epoch');

-- The news: the tables a pull need ask at all.
select tests.act_as('owner');
insert into public.service_records (id, client_id, service_type, date, amount)
  values (tests.row(31), tests.row(1), 'waxing', '2026-03-02', 12.5);
select tests.age(10, 1);
select tests.age(11, 31);
select bag_eq(
  $$ select unnest(private.changed_tables('{}', -1, tests.row(0), 12)) $$, $$ values ('clients'), ('service_records') $$,
  'PL16 the news names every table with rows below the watermark');
select is(
  private.changed_tables(jsonb_build_object('clients', jsonb_build_object('x', 11, 'id', tests.row(5))), -1, tests.row(0), 12),
  '{service_records}', 'PL16 and none whose last row the cursor has passed');
select is(
  private.changed_tables(jsonb_build_object('clients', jsonb_build_object('x', 11, 'id', tests.row(4))), -1, tests.row(0), 12),
  '{clients,service_records}', 'PL16 of two rows of one transaction the second is news');
select ok(
  (select bool_and(p.prosrc like '%public.' || t.name || ' x %')
   from private.sync_tables t, pg_proc p where p.oid = 'private.changed_tables'::regproc), 'PL16 every synced table is asked');

-- Volatility: one volatile helper would see rows newer than the watermark.
select tests.act_as('owner');
select is(
  (select provolatile from pg_proc where oid = 'public.sync_pull'::regproc), 's', 'D11 sync_pull is stable');
select is_empty(
  $$ select p.proname, p.provolatile from pg_proc p, pg_proc pull
     where pull.oid = 'public.sync_pull'::regproc and p.pronamespace = 'private'::regnamespace
       and pull.prosrc like '%private.' || p.proname || '(%' and p.provolatile <> 's' $$,
  'D11 and so is every helper it calls');
select ok(
  (select prosrc ~ '^\s*declare\s+v_watermark bigint := pg_snapshot_xmin\(pg_current_snapshot\(\)\)' from pg_proc
    where oid = 'public.sync_pull'::regproc), 'D11 the watermark is its first act, inline');

select * from finish();
rollback;
