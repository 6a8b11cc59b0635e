-- The people and words the other files use. This file commits; all others roll back.
begin;
select plan(1);

create schema tests;
grant usage on schema tests to anon, authenticated, service_role;

create function tests.person(p_name text) returns uuid language sql immutable as $$
  select ('00000000-0000-4000-8000-' || lpad(to_hex(array_position(
    array['admin', 'second admin', 'technician', 'second technician', 'guest'], p_name)), 12, '0'))::uuid
$$;

insert into auth.users (id, email)
  select tests.person(p), replace(p, ' ', '-') || '@havenglans.example'
  from unnest(array['admin', 'second admin', 'technician', 'second technician', 'guest']) p;
insert into public.staff (user_id, role, name) values
  (tests.person('admin'), 'admin', 'Sanne de Vries'),
  (tests.person('second admin'), 'admin', 'Els Mulder'),
  (tests.person('technician'), 'technician', 'Bram Visser'),
  (tests.person('second technician'), 'technician', 'Joost Bakker');

-- Acts as one of the people, as 'anonymous', as the 'server' (service key), or as the 'owner' of the database, until the transaction ends.
create function tests.act_as(p_name text) returns void language plpgsql as $$
declare
  v_claims jsonb := case p_name
    when 'owner' then '{}'
    when 'anonymous' then '{"role": "anon"}'
    when 'server' then '{"role": "service_role"}'
    else jsonb_build_object('sub', tests.person(p_name), 'role', 'authenticated') end;
begin
  perform set_config('role', session_user, true);
  perform set_config('request.jwt.claims', v_claims::text, true);
  perform set_config('request.jwt.claim.sub', coalesce(v_claims ->> 'sub', ''), true);
  perform set_config('request.jwt.claim.role', coalesce(v_claims ->> 'role', ''), true);
  perform set_config('role', case p_name
    when 'owner' then session_user::text when 'anonymous' then 'anon' when 'server' then 'service_role' else 'authenticated' end, true);
end $$;

-- Fixed ids: tests.row(1) is the same everywhere; tests.device(1) belongs to the user who pushes with it first.
create function tests.row(n integer) returns uuid language sql immutable as $$
  select ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid
$$;
create function tests.device(n integer) returns uuid language sql immutable as $$
  select ('0d000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid
$$;
create function tests.mutation_id(n integer) returns uuid language sql immutable as $$
  select ('0e000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid
$$;

-- A mutation as a device sends it; its id follows from seq unless given.
create function tests.mutation(
  seq integer, op text, tbl text, row_id uuid, "set" jsonb default '{}', bases jsonb default '{}', seen jsonb default null,
  id uuid default null
) returns jsonb language sql immutable as $$
  select jsonb_build_object('id', coalesce(id, tests.mutation_id(seq)), 'seq', seq, 'table', tbl, 'row_id', row_id,
    'op', op, 'bases', bases, 'set', "set", 'epoch', null, 'app_version', 'test')
    || case when seen is null then '{}' else jsonb_build_object('seen', seen) end
$$;

-- Pushes with the caller's rights; answers the results.
create function tests.push(device integer, variadic mutations jsonb[]) returns jsonb language sql as $$
  select public.sync_push(tests.device(device), 1, to_jsonb(mutations)) -> 'results'
$$;
-- 'applied', 'rejected FORBIDDEN', 'applied again' for a duplicate; of several results a list.
create function tests.verdicts(results jsonb) returns text language sql immutable as $$
  select string_agg(concat_ws(' ', r ->> 'status', r ->> 'code', case when (r -> 'dup')::boolean then 'again' end), ', '
    order by n) from jsonb_array_elements(results) with ordinality x (r, n)
$$;
create function tests.pull(
  p_cursor jsonb default null, p_limit integer default 1000, p_acknowledged uuid default null, p_tables text[] default null,
  p_bytes integer default null)
returns jsonb language sql stable as $$
  select public.sync_pull(p_cursor, p_limit, p_acknowledged, p_tables, p_bytes)::jsonb
$$;
-- The ids a reply brings for a table, covered or early.
create function tests.pulled(reply jsonb, tbl text) returns uuid[] language sql immutable as $$
  select coalesce(array_agg((r ->> 'id')::uuid order by r ->> 'id'), '{}')
  from jsonb_array_elements(coalesce(reply -> 'tables' -> tbl, '[]') || coalesce(reply -> 'early' -> tbl, '[]')) r
$$;
grant execute on all functions in schema tests to public;

select is((select count(*)::integer from public.staff), 4, 'the demo data have two admins and two technicians');
select * from finish();
commit;
