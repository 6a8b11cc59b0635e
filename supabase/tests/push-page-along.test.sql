-- The page that comes with the answer to a push (PS21): what others changed, never a way past the push's own rows.
begin;
select plan(12);

create function tests.age(p_xid bigint, variadic p_rows integer[]) returns void language plpgsql as $$
begin
  set local session_replication_role = replica;
  update public.clients set sync_xid = p_xid where id in (select tests.row(n) from unnest(p_rows) n);
  set local session_replication_role = origin;
end $$;
create function tests.reply(p_cursor jsonb, variadic mutations jsonb[]) returns jsonb language sql as $$
  select public.sync_push(tests.device(1), 1, to_jsonb(mutations), p_cursor => p_cursor)
$$;
grant execute on function tests.reply(jsonb, jsonb[]) to public;

insert into public.clients (id, name, email) select tests.row(n), 'Klant ' || n, 'k@example.nl' from generate_series(1, 7) n;
select tests.age(10, 1, 2, 3, 4, 5, 6);

select tests.act_as('technician');
create temporary table said on commit drop as
  select tests.reply('{}', tests.mutation(1, 'patch', 'clients', tests.row(6), '{"notes": "een"}', '{"notes": 1}')) as reply;
select is(
  (select array_agg(k order by k) from said, jsonb_object_keys(reply -> 'page') k),
  (select array_agg(k order by k) from jsonb_object_keys(tests.pull()) k), 'PS21 the page has the parts of a pull');
select is(
  (select jsonb_agg(c ->> 'id' order by c ->> 'id') from said, jsonb_array_elements(reply #> '{page,tables,clients}') c),
  (select jsonb_agg(tests.row(n) order by n) from generate_series(1, 5) n), 'PS21 it brings what the cursor had yet to bring');
select is(
  (select tests.pulled(reply -> 'page', 'clients') from said), (select array_agg(tests.row(n) order by n) from generate_series(1, 5) n) || tests.row(7),
  'PS21 K1 a row of the same transaction that stands in no answer comes early; one that does, does not');
select is((select reply #> '{page,pending}' from said), 'true', 'PS21 K1 and as long as such a row waits, the device asks again');
select is(
  (select (reply #>> '{page,cursor,clients,x}')::bigint < pg_current_xact_id()::text::bigint from said), true,
  'PS21 G3 the cursor stays below the push itself');
select ok(
  (select tests.row(6) = any (tests.pulled(tests.pull(reply #> '{page,cursor}'), 'clients')) from said),
  'PS21 G3 so the next pull brings its row');
select tests.act_as('owner');
select tests.age(11, 6, 7);
select tests.act_as('technician');
select is(
  (select r -> 'page' -> 'pending' from tests.reply('{}',
    tests.mutation(2, 'patch', 'clients', tests.row(6), '{"notes": "twee"}', '{"notes": 2}'),
    tests.mutation(3, 'patch', 'clients', tests.row(7), '{"notes": "twee"}', '{"notes": 1}')) r), 'false',
  'PS21 its own rows are nothing to ask again for');

-- None rather than a wrong one.
select is(
  tests.reply(null, tests.mutation(4, 'patch', 'clients', tests.row(6), '{"notes": "drie"}', '{"notes": 3}')) -> 'page',
  'null', 'PS21 without being asked for no page comes');
select is(
  public.sync_push(tests.device(1), 1, '[]', p_cursor => '{}') -> 'page', 'null', 'PS21 nor with the answer to nothing');
create temporary table broken on commit drop as
  select tests.reply('{"clients": {"x": "a"}}', tests.mutation(5, 'patch', 'clients', tests.row(6), '{"notes": "vier"}', '{"notes": 4}')) as reply;
select is(
  (select reply -> 'page' from broken), 'null', 'PS21 K2 a cursor that is not ours brings no page');
select is(
  (select tests.verdicts(reply -> 'results') from broken), 'applied', 'PS21 K2 and is no fault of the batch');
select tests.act_as('admin');
select is(
  (select public.sync_push(tests.device(2), 1, jsonb_build_array(
    tests.mutation(6, 'delete', 'clients', tests.row(5), '{}', '{"*": 1}')), p_cursor => '{}') -> 'page'),
  'null', 'PS21 a delete takes other rows along: the pull brings them');
select * from finish();
rollback;
