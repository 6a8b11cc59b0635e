-- What sync_push checks, locks and remembers. A push is one transaction with one answer per mutation, and each mutation
-- is applied at most once (G2). Statements on business tables run with the caller's rights, so row-level security
-- decides; the ledger, devices and conflicts are written by definer functions, which take auth.uid() themselves.

-- What a uuid looks like. Planned as a constant, so that hundreds of mutations are checked without a call for each.
create function private.uuid_pattern() returns text
language sql immutable set search_path = '' as $$
  select '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'
$$;

-- What a rev or a seq looks like as text: whole, and low enough for a JSON number to hold it and 7·10¹² changes after it
-- exactly (2^53). A delete leaves a tombstone above its base, so a higher one would put revs out of every device's reach.
create function private.number_pattern() returns text
language sql immutable set search_path = '' as $$
  select '^([0-9]{1,15}|[0-8][0-9]{15})$'
$$;

-- A uuid, or null for any other text.
create function private.as_uuid(p_text text) returns uuid
language sql immutable set search_path = '' as $$
  select case when p_text ~ private.uuid_pattern() then p_text::uuid end
$$;

-- Per mutation of a batch the code it is refused with before anything is touched; null when it is well formed (C4).
create function private.mutation_problems(p_mutations jsonb) returns text[]
language sql stable security definer set search_path = '' as $$
  select array_agg(case
    when t.name is null or m.op is null or m.op <> all (t.ops)
      or (m.mutation ->> 'row_id' ~ private.uuid_pattern()) is not true
      or jsonb_typeof(m.set) is distinct from 'object' or jsonb_typeof(m.bases) is distinct from 'object'
      or jsonb_typeof(m.seen) <> 'object' then '22023'
    when m.expected is not null and (m.op <> 'patch' or jsonb_typeof(m.expected) <> 'object') then '22023'
    when exists (select 1 from jsonb_each(m.bases) b
        where jsonb_typeof(b.value) <> 'number' or b.value::text !~ private.number_pattern())
      or exists (select 1 from jsonb_object_keys(m.set || coalesce(m.expected, '{}')) k where k <> all (t.columns)) then '22023'
    when m.op = 'delete' then case
      when m.set <> '{}' or not m.bases ? '*'
        or exists (select 1 from jsonb_each(m.seen) s where jsonb_typeof(s.value) <> 'array') then '22023' end
    when m.set = '{}' or (m.op = 'patch' and exists (select 1 from jsonb_object_keys(m.set) k where not m.bases ? k)) then '22023'
  end order by m.place)
  from (
    select e.place, e.mutation, e.mutation ->> 'op' as op, e.mutation -> 'set' as set, e.mutation -> 'bases' as bases,
      coalesce(e.mutation -> 'seen', '{}') as seen, e.mutation -> 'expected' as expected
    from jsonb_array_elements(p_mutations) with ordinality e (mutation, place)
  ) m left join private.sync_tables t on t.name = m.mutation ->> 'table'
$$;

-- The tables whose rows belong to rows of this one. Invoker's functions ask it, because they may not read the registry.
create function private.child_tables(p_table text) returns table (name text, parent_column text)
language sql stable security definer set search_path = '' as $$
  select t.name, t.parent_column from private.sync_tables t where t.parent_table = p_table order by t.position
$$;

-- The caller's rows beneath these rows, children and grandchildren, each with the row of `p_roots` it belongs to.
create function private.rows_below(p_table text, p_rows uuid[], p_roots uuid[])
returns table (tbl text, id uuid, root uuid, deleted boolean)
language plpgsql stable set search_path = '' as $$
declare
  v_child record;
  v_ids uuid[];
  v_roots uuid[];
  v_deleted boolean[];
begin
  for v_child in select c.name, c.parent_column from private.child_tables(p_table) c loop
    execute format('select array_agg(x.id), array_agg(p.root), array_agg(x.deleted_at is not null)
      from unnest($1, $2) p (id, root) join public.%I x on x.%I = p.id', v_child.name, v_child.parent_column)
      into v_ids, v_roots, v_deleted using p_rows, p_roots;
    if v_ids is not null then
      return query select v_child.name, b.* from unnest(v_ids, v_roots, v_deleted) b;
      return query select * from private.rows_below(v_child.name, v_ids, v_roots);
    end if;
  end loop;
end $$;

-- Locks every row the batch will touch in one order for all devices: parents first, then by id, conflicts last (C1). Rows
-- beneath a deleted row are locked too, and the conflicts of all of these, whatever their table. NO KEY UPDATE lets a
-- child's foreign key check pass; only a delete keeps children from being added.
create function private.lock_rows(p_mutations jsonb[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  c_modes constant text[] := array['key share', 'no key update', 'update'];
  c_no_rows constant uuid[] := '{}';
  v_names text[] := array(select distinct m ->> 'table' from unnest(p_mutations) m);
  v_table record;
  -- {table: [id]} of the rows that are deleted, or go with one that is.
  v_doomed jsonb := '{}';
  v_going uuid[];
  v_below uuid[];
  v_ids uuid[];
  v_strengths integer[];
begin
  for v_table in
    select t.name, t.parent_table, t.parent_column, c.children, cardinality(c.children) > 0 as has_children
    from private.sync_tables t, lateral (
      select array(select c.name from private.sync_tables c where c.parent_table = t.name) as children) c
    order by t.name = 'conflicts', t.position
  loop
    continue when not (v_table.name = any (v_names) or v_table.children && v_names
      or v_doomed ? coalesce(v_table.parent_table, '') or v_table.name = 'conflicts' and v_doomed <> '{}');
    v_going := array(select (m ->> 'row_id')::uuid from unnest(p_mutations) m
      where m ->> 'table' = v_table.name and m ->> 'op' = 'delete');
    if v_doomed ? v_table.parent_table then
      execute format('select array(select x.id from public.%I x where x.%I = any ($1))', v_table.name, v_table.parent_column)
        into v_below using array(select d::uuid from jsonb_array_elements_text(v_doomed -> v_table.parent_table) d);
      v_going := v_going || v_below;
    end if;
    if v_table.name = 'conflicts' then
      v_going := v_going || array(
        select c.id from jsonb_each(v_doomed) d, jsonb_array_elements_text(d.value) r
        join public.conflicts c on c.row_id = r::uuid and c.deleted_at is null where c.table_name = d.key);
    end if;
    if v_going <> c_no_rows then
      v_doomed := v_doomed || jsonb_build_object(v_table.name, v_going);
    end if;

    select array_agg(l.id order by l.id), array_agg(l.strength order by l.id) into v_ids, v_strengths
    from (
      select w.id, max(w.strength) as strength
      from (
        select (m ->> 'row_id')::uuid, 2 from unnest(p_mutations) m where m ->> 'table' = v_table.name
        union all
        select g, case when v_table.has_children then 3 else 2 end from unnest(v_going) g
        union all
        select private.as_uuid(m -> 'set' ->> c.parent_column), 1
        from unnest(p_mutations) m join private.sync_tables c on c.name = m ->> 'table' and c.parent_table = v_table.name
      ) w (id, strength) where w.id is not null group by w.id
    ) l;
    if v_strengths[1] = all (v_strengths) then
      execute format('select 1 from public.%I x where x.id = any ($1) order by x.id for %s',
        v_table.name, c_modes[v_strengths[1]]) using v_ids;
    else
      for v_at in 1 .. coalesce(cardinality(v_ids), 0) loop
        execute format('select 1 from public.%I x where x.id = $1 for %s', v_table.name, c_modes[v_strengths[v_at]])
          using v_ids[v_at];
      end loop;
    end if;
  end loop;
end $$;

-- Whether a change of this device has the seq of another one that was taken: two devices with one identity (a copied
-- profile) use the same seq for different changes. A retry of a rejected mutation does so too, rightly (D4).
-- The ledger is asked by plans made for its size at that moment. A plan kept from when it was small would read all of it.
create function private.seq_taken(p_client uuid, p_mutations jsonb) returns boolean
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  return exists (
    select 1 from jsonb_array_elements(p_mutations) m
    join private.sync_ledger l on l.client_id = p_client and l.seq = (m ->> 'seq')::bigint
    where l.mutation_id <> (m ->> 'id')::uuid and l.status <> 'rejected'
      and not exists (select 1 from private.sync_ledger k where k.mutation_id = (m ->> 'id')::uuid));
end $$;

-- Checks the whole call, makes pushes of one device take turns and binds the device to its user (S4).
create function private.begin_push(
  p_client uuid, p_schema integer, p_mutations jsonb, out user_id uuid, out problems text[])
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.require_staff();
begin
  perform private.require_settled();
  user_id := v_user;
  if p_schema is null or p_schema < (select m.min_schema from private.sync_meta m) then
    raise exception 'this build is too old to push' using errcode = 'PT426';
  end if;
  if p_client is null or jsonb_typeof(p_mutations) is distinct from 'array' then
    raise exception 'a push is a client id and a list of mutations' using errcode = '22023';
  end if;
  if jsonb_array_length(p_mutations) > 1000 then
    raise exception 'too many mutations in one push' using errcode = 'PT413';
  end if;
  -- Four times what a device sends at most. One mutation alone is taken at any length its columns allow.
  if jsonb_array_length(p_mutations) > 1 and octet_length(p_mutations::text) > 1048576 then
    raise exception 'too many bytes in one push' using errcode = 'PT413';
  end if;
  if exists (
    select 1 from jsonb_array_elements(p_mutations) m
    where (m ->> 'id' ~ private.uuid_pattern()) is not true
      or jsonb_typeof(m -> 'seq') is distinct from 'number' or m ->> 'seq' !~ private.number_pattern()) then
    raise exception 'a mutation without id or seq cannot be answered' using errcode = '22023';
  end if;

  perform pg_advisory_xact_lock(hashtextextended(p_client::text, 7));
  insert into private.sync_devices (client_id, user_id) values (p_client, v_user) on conflict (client_id) do nothing;
  if not exists (select 1 from private.sync_devices d where d.client_id = p_client and d.user_id = v_user)
    or private.seq_taken(p_client, p_mutations) then
    raise exception 'this client id belongs to another device' using errcode = 'PT409';
  end if;
  update private.sync_devices d set last_seen = clock_timestamp(), last_seq = greatest(d.last_seq,
    (select max((m ->> 'seq')::bigint) from jsonb_array_elements(p_mutations) m))
    where d.client_id = p_client;

  perform private.set_context(jsonb_build_object('client', p_client));
  problems := private.mutation_problems(p_mutations);
  perform private.lock_rows(array(
    select e.mutation from jsonb_array_elements(p_mutations) with ordinality e (mutation, place)
    where problems[e.place] is null));
end $$;

-- What the ledger knows of each mutation, in their order: {status, code, dup}, and null for a new one. The same id with
-- other content is ID_REUSED (D10).
create function private.ledger_find(p_mutations jsonb[]) returns jsonb[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  return (
    select array_agg(case
      when l.mutation_id is null then null
      when l.user_id = auth.uid() and l.content_md5 = md5(e.mutation::text)
        then jsonb_build_object('status', l.status, 'code', l.code, 'dup', true)
      else jsonb_build_object('status', 'rejected', 'code', 'ID_REUSED', 'dup', false)
    end order by e.place)
    from unnest(p_mutations) with ordinality e (mutation, place)
    left join private.sync_ledger l on l.mutation_id = (e.mutation ->> 'id')::uuid);
end $$;

-- Notes what became of each mutation that was not known before: `p_results` holds {status, code} in their order.
create function private.ledger_write(p_client uuid, p_mutations jsonb[], p_results jsonb[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.sync_ledger (mutation_id, client_id, user_id, seq, content_md5, status, code)
  select (e.mutation ->> 'id')::uuid, d.client_id, d.user_id, (e.mutation ->> 'seq')::bigint, md5(e.mutation::text),
    e.result ->> 'status', e.result ->> 'code'
  from private.sync_devices d, unnest(p_mutations, p_results) e (mutation, result)
  where d.client_id = p_client and d.user_id = auth.uid() and not e.result ? 'dup';
end $$;

-- The seq up to which the ledger has forgotten changes of a device. An insert that old, of a row that is not there, is not
-- believed to be new, for the row may have been removed since (K4).
create function private.forgotten_seq(p_client uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select d.forgotten_seq from private.sync_devices d where d.client_id = p_client
$$;

create function private.registered_table(p_table text) returns private.sync_tables
language sql stable security definer set search_path = '' as $$
  select * from private.sync_tables t where t.name = p_table
$$;

-- What became of rows the caller cannot lock, in their order: 'there' (the row exists), 'tombstoned' (it was deleted for
-- good), 'unknown'.
create function private.row_states(p_table text, p_rows uuid[]) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_there uuid[];
begin
  execute format('select array(select x.id from public.%I x where x.id = any ($1))', p_table) into v_there using p_rows;
  return array(
    select case
      when r.id = any (v_there) then 'there'
      when exists (select 1 from private.sync_tombstones t where t.tbl = p_table and t.row_id = r.id) then 'tombstoned'
      else 'unknown' end
    from unnest(p_rows) with ordinality r (id, place) order by r.place);
end $$;

-- A delete of a row that never arrived leaves a tombstone: its late put must not bring it to life (S5). False where the
-- caller may not delete. `delete_own` will do: who knows the id of a row that never arrived made it. The base is the
-- caller's word alone here, and a collected tombstone lifts every new rev above its own: no base counts for more than
-- a restore could have lifted revs to by now.
create function private.tombstone_unknown_row(p_table text, p_row uuid, p_rev bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not (private.can(p_table, 'delete') or private.can(p_table, 'delete_own'))
    or private.row_states(p_table, array[p_row]) <> '{unknown}' then
    return false;
  end if;
  insert into private.sync_tombstones (tbl, row_id, rev, sync_xid)
    select p_table, p_row,
      greatest(m.rev_floor, least(p_rev, floor(extract(epoch from clock_timestamp()))::bigint * 1048576 + 4294967296)) + 1,
      pg_current_xact_id()::text::bigint from private.sync_meta m
    on conflict (tbl, row_id) do nothing;
  return true;
end $$;

-- Whether every right the sync functions need on a table is granted, and every helper they call. If so, a 42501 came from row-level security
-- and concerns one mutation; if not, a grant was forgotten and the whole batch must wait (K3).
create function private.grants_complete(p_table private.sync_tables) returns boolean
language sql stable set search_path = '' as $$
  select has_table_privilege(t.path, 'select')
    and ('put' <> all (p_table.ops) or (
      select bool_and(has_column_privilege(t.path, c, 'insert')) from unnest(p_table.columns || '{id}') c))
    and ('patch' <> all (p_table.ops) or (
      select bool_and(has_column_privilege(t.path, c, 'update')) from unnest(p_table.columns) c))
    and ('delete' <> all (p_table.ops) or has_column_privilege(t.path, 'deleted_at', 'update'))
    and not exists (
      select 1 from pg_catalog.pg_proc f where f.pronamespace = 'private'::regnamespace and f.proname = any ('{
        announce,as_expected,as_seen,as_stored,can,changeable_rows,child_tables,context,delete_rows,forgotten_seq,insert_rows,
        merge,missing_states,rejection,row_ids,row_key,row_states,rows_below,set_context,sync_epoch,tables_written,
        tombstone_unknown_row,update_rows,write_conflict,write_rows}')
      and not has_function_privilege(f.oid, 'execute'))
  from format('public.%I', p_table.name) t (path)
$$;

grant execute on function
  private.child_tables(text), private.rows_below(text, uuid[], uuid[]), private.begin_push(uuid, integer, jsonb),
  private.ledger_find(jsonb[]), private.ledger_write(uuid, jsonb[], jsonb[]), private.forgotten_seq(uuid),
  private.registered_table(text), private.row_states(text, uuid[]), private.tombstone_unknown_row(text, uuid, bigint),
  private.grants_complete(private.sync_tables)
to authenticated;
