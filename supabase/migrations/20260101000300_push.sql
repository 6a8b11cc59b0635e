-- sync_push: a batch of mutations, each answered and each applied at most once.
-- Sections, marked by ====: checks, locks and ledger; merge; write; answer.

-- ==== Checks, locks and ledger ====

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

-- The rows beneath these rows, out of the caller's sight too (D7), each with the row of `p_roots` it belongs to.
create function private.rows_below(p_table text, p_rows uuid[], p_roots uuid[])
returns table (tbl text, id uuid, root uuid, deleted boolean)
language plpgsql stable security definer set search_path = '' as $$
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
  v_by_row text[] := private.tables_decided_by_row(); -- Conflicts follow their rows (PL23).
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
      or v_doomed ? coalesce(v_table.parent_table, '') or v_table.name = 'conflicts' and (v_doomed <> '{}' or v_by_row && v_names));
    v_going := array(select (m ->> 'row_id')::uuid from unnest(p_mutations) m
      where m ->> 'table' = v_table.name and m ->> 'op' = 'delete');
    if v_doomed ? v_table.parent_table then
      execute format('select array(select x.id from public.%I x where x.%I = any ($1))', v_table.name, v_table.parent_column)
        into v_below using array(select d::uuid from jsonb_array_elements_text(v_doomed -> v_table.parent_table) d);
      v_going := v_going || v_below;
    end if;
    if v_table.name = 'conflicts' then
      v_going := v_going || array(
        select c.id from (
          select d.key, r from jsonb_each(v_doomed) d, jsonb_array_elements_text(d.value) r
          union select m ->> 'table', m ->> 'row_id' from unnest(p_mutations) m where m ->> 'table' = any (v_by_row)) w (tbl, row_id)
        join public.conflicts c on c.table_name = w.tbl and c.row_id = w.row_id::uuid and c.deleted_at is null);
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
  insert into private.sync_ledger (mutation_id, client_id, user_id, seq, content_md5, status, code, request_id)
  select (e.mutation ->> 'id')::uuid, d.client_id, d.user_id, (e.mutation ->> 'seq')::bigint, md5(e.mutation::text),
    e.result ->> 'status', e.result ->> 'code', r.id
  from private.request_id() r (id), private.sync_devices d, unnest(p_mutations, p_results) e (mutation, result)
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
-- a restore could have raised revs to by now.
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
        announce,as_expected,as_seen,as_stored,can,changeable_rows,check_row,child_tables,context,delete_rows,forgotten_seq,insert_rows,merge,missing_states,rejection,
        row_ids,row_key,row_states,rows_below,sees_row,set_context,sync_epoch,tables_decided_by_row,tables_written,tombstone_unknown_row,update_rows,write_conflict,write_rows}')
      and not has_function_privilege(f.oid, 'execute'))
  from format('public.%I', p_table.name) t (path)
$$;

grant execute on function
  private.child_tables(text), private.rows_below(text, uuid[], uuid[]), private.begin_push(uuid, integer, jsonb),
  private.ledger_find(jsonb[]), private.ledger_write(uuid, jsonb[], jsonb[]), private.forgotten_seq(uuid),
  private.registered_table(text), private.row_states(text, uuid[]), private.tombstone_unknown_row(text, uuid, bigint),
  private.grants_complete(private.sync_tables)
to authenticated;

-- ==== Merge ====

-- How a run of mutations of one table is compared with the rows that are there. A run holds each row at most once, so a few
-- statements judge all of it: a device that was away a day sends hundreds of edits. All of these functions run with the
-- caller's rights.

-- The row of a mutation as the key of a run's answer.
create function private.row_key(p_mutation jsonb) returns text
language sql immutable set search_path = '' as $$
  select lower(coalesce(p_mutation ->> 'row_id', ''))
$$;

-- The rows of mutations, in their order.
create function private.row_ids(p_mutations jsonb[]) returns uuid[]
language sql immutable set search_path = '' as $$
  select array(
    select (e.mutation ->> 'row_id')::uuid from unnest(p_mutations) with ordinality e (mutation, place) order by e.place)
$$;

-- What became of each row that is null in `p_now`, as private.row_states says it, or 'hidden' where it is there and each row
-- of its table decides who sees it, and the caller does not see this one; null for the others.
create function private.missing_states(p_table text, p_rows uuid[], p_now jsonb[]) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  v_seen uuid[] := p_rows;
begin
  if array_position(p_now, null) is null then
    return '{}';
  end if;
  if p_table = any (private.tables_decided_by_row()) then
    execute format('select array(select x.id from public.%I x where x.id = any ($1))', p_table) into v_seen using p_rows;
  end if;
  return array(
    select case when e.now is not null then null when e.state = 'there' and e.id <> all (v_seen) then 'hidden' else e.state end
    from unnest(p_now, p_rows, private.row_states(p_table, p_rows)) with ordinality e (now, id, state, place) order by e.place);
end $$;

create function private.rejection(p_code text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('status', 'rejected', 'code', p_code)
$$;

-- The rows as they are, in the order of their ids, locked; null for one that is not there, or that row-level security
-- does not let the caller change.
create function private.changeable_rows(p_table text, p_rows uuid[], p_lock text) returns jsonb[]
language plpgsql set search_path = '' as $$
declare
  v_rows jsonb[];
begin
  execute format('select array_agg(o.row order by r.place) from unnest($1) with ordinality r (id, place)
    left join lateral (select to_jsonb(x) as row from public.%I x where x.id = r.id for %s) o on true', p_table, p_lock)
    into v_rows using p_rows;
  return v_rows;
end $$;

-- Values as the table would store them, in their order: '12.5' and 12.50 are one amount (C2).
create function private.as_stored(p_table text, p_values jsonb[]) returns jsonb[]
language plpgsql stable set search_path = '' as $$
declare
  v_stored jsonb[];
begin
  execute format('select array_agg(
      case when v.set is not null then to_jsonb(jsonb_populate_record(null::public.%I, v.set)) end order by v.place)
    from unnest($1) with ordinality v (set, place)', p_table) into v_stored using p_values;
  return v_stored;
end $$;

-- What a writer saw, as the table would store it; as it is when the table would not take it.
create function private.as_seen(p_table text, p_values jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (private.as_stored(p_table, array[p_values]))[1];
exception when data_exception then
  return p_values;
end $$;

-- Raises what the table would raise for such a row: a column that may not be null, or a check. A value that loses is written
-- into no row of its table, and goes to every device with its conflict all the same.
create function private.check_row(p_table text, p_row jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_nulls text;
  v_checks text;
  v_column text;
  v_constraint text;
begin
  select string_agg(format('when x.%1$I is null then %1$L', a.attname), ' ' order by a.attnum) into v_nulls
    from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', p_table)::regclass and a.attnum > 0 and a.attnotnull and not a.attisdropped;
  select string_agg(format('when not (%s) then %L', pg_get_expr(k.conbin, k.conrelid), k.conname), ' ' order by k.conname) into v_checks
    from pg_catalog.pg_constraint k where k.conrelid = format('public.%I', p_table)::regclass and k.contype = 'c';
  execute format('select case %s end, case %s end from jsonb_populate_record(null::public.%I, $1) x',
    coalesce(v_nulls, 'when false then null'), coalesce(v_checks, 'when false then null'), p_table)
    into v_column, v_constraint using p_row;
  if v_column is not null then
    raise exception 'a value of % may not be null', p_table using errcode = '23502', column = v_column;
  elsif v_constraint is not null then
    raise exception 'a value is beyond the bounds of %', p_table using errcode = '23514', constraint = v_constraint;
  end if;
end $$;

-- Whether the row holds, in the columns of this list that a mutation says its writer saw, what the writer saw there:
-- true or false, and null when it says so of none of them.
create function private.as_expected(p_now jsonb, p_members jsonb, p_named jsonb, p_seen jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select bool_and(p_now -> c is not distinct from p_seen -> c)
  from jsonb_array_elements_text(p_members) c where p_named ? c
$$;

-- Merge per field, for a run: per mutation the values that are applied, the fields that lose as {field: {base, entry}},
-- and the status. An equal value is nothing to do; a field not changed since the mutation's base is applied, and so
-- is one last changed earlier by the same device; otherwise the server's value stays and the losing one becomes
-- a conflict. Columns of a group win or lose together. A put on an existing row has base 0 everywhere.
-- A field whose value on the device the writer did not see, for another tab had changed it, is applied only where the
-- server holds the value the writer did see: neither base nor device say anything of that (OB12).
create function private.merge(p_client uuid, p_table private.sync_tables, p_mutations jsonb[], p_now jsonb[])
returns table (mutation jsonb, now jsonb, wanted jsonb, applied jsonb, lost jsonb, status text)
language plpgsql stable set search_path = '' as $$
declare
  v_wanted jsonb[] := private.as_stored(p_table.name, array(
    select e.mutation -> 'set' from unnest(p_mutations) with ordinality e (mutation, place) order by e.place));
  v_seen jsonb[] := array(
    select case when e.mutation ? 'expected' then private.as_seen(p_table.name, e.mutation -> 'expected') end
    from unnest(p_mutations) with ordinality e (mutation, place) order by e.place);
begin
  return query with given as materialized (
    select g.* from unnest(p_mutations, p_now, v_wanted, v_seen) with ordinality g (mutation, now, wanted, seen, place)
  ), units as materialized (
    select k.place, k.members, array_agg(k.field) as fields, min(k.base) as base
    from (
      select g.place, s.field, coalesce((g.mutation -> 'bases' ->> s.field)::bigint, 0) as base, coalesce(
        (select u from jsonb_array_elements(p_table.groups) u where u ? s.field limit 1),
        jsonb_build_array(s.field)) as members
      from given g, jsonb_object_keys(g.mutation -> 'set') s (field)
      where g.now -> s.field is distinct from g.wanted -> s.field
    ) k group by k.place, k.members
  ), judged as materialized (
    select u.place, u.fields, u.base, e.entry, coalesce(
      case when g.seen is not null then private.as_expected(g.now, u.members, g.mutation -> 'expected', g.seen) end,
      (e.entry ->> 0)::bigint <= u.base
        or (e.entry ->> 1 = p_client::text and (e.entry ->> 2)::bigint < (g.mutation ->> 'seq')::bigint),
      false) as wins
    from units u join given g on g.place = u.place cross join lateral (
      -- The latest change of any column of the group; '*' stands for the insert (D5).
      select coalesce(g.now -> 'field_revs' -> c, g.now -> 'field_revs' -> '*') as entry
      from jsonb_array_elements_text(u.members) c
      order by (coalesce(g.now -> 'field_revs' -> c, g.now -> 'field_revs' -> '*') ->> 0)::bigint desc limit 1) e
  ), merged as (
    select j.place, min(j.base) as base, bool_or(not j.wins) as loses,
      jsonb_object_agg(f.field, jsonb_build_object('base', j.base, 'entry', j.entry)) filter (where not j.wins) as lost,
      array_agg(f.field) filter (where j.wins) as wins
    from judged j, unnest(j.fields) f (field) group by j.place
  )
  select g.mutation, g.now, g.wanted,
    (select jsonb_object_agg(w.field, g.mutation -> 'set' -> w.field) from unnest(m.wins) w (field)), m.lost,
    case
      when m.place is null then 'noop'
      when m.loses then 'conflict'
      when exists (
        select 1 from jsonb_each(g.now -> 'field_revs') r
        where (r.value ->> 0)::bigint > m.base and r.value ->> 1 is distinct from p_client::text) then 'merged'
      else 'applied'
    end
  from given g left join merged m on m.place = g.place order by g.place;
end $$;

grant execute on function
  private.row_key(jsonb), private.row_ids(jsonb[]), private.missing_states(text, uuid[], jsonb[]), private.rejection(text),
  private.changeable_rows(text, uuid[], text), private.as_stored(text, jsonb[]), private.as_seen(text, jsonb),
  private.check_row(text, jsonb), private.as_expected(jsonb, jsonb, jsonb, jsonb), private.merge(uuid, private.sync_tables, jsonb[], jsonb[])
to authenticated;

-- ==== Write ====

-- How a run of mutations changes rows of one table, a few statements for all of them. What becomes of a run is an object by
-- row, for a run holds each at most once: {row id: {status, code}}. All of these functions run with the caller's rights.

-- Writes the values of each mutation, in one statement. A column that a mutation does not name keeps its value. Ids are
-- given as such, here and below, and as a list: where row-level security comes first, a key that is read out of a mutation
-- beside the row is no key of an index, and from a list the planner knows how few rows of a large table it needs.
create function private.update_rows(p_table text, p_mutations jsonb[], p_values jsonb[]) returns void
language plpgsql set search_path = '' as $$
begin
  execute format('update public.%1$I x set %2$s from unnest($1, $2, $3) w (id, mutation, set)
      cross join lateral jsonb_populate_record(null::public.%1$I, w.set) n
    where x.id = w.id and x.id = any ($1)', p_table, (
    select string_agg(format(case when c.place = 1
        then '%1$I = case when private.announce((w.mutation ->> ''seq'')::bigint, w.mutation ->> ''made_at'')
          then case when w.set ? %1$L then n.%1$I else x.%1$I end end'
        else '%1$I = case when w.set ? %1$L then n.%1$I else x.%1$I end' end, c.name), ', ' order by c.place)
    from (
      select k as name, row_number() over (order by k) as place
      from unnest(p_values) v, jsonb_object_keys(v) k group by k
    ) c)) using private.row_ids(p_mutations), p_mutations, p_values;
end $$;

-- Inserts the rows of these puts that are new, one statement each: a column that a put does not name gets its default, and
-- the history notes an insert only when its statement has ended. Answers the ids that were inserted: a row that is there,
-- that was deleted for good, or that another transaction made meanwhile is not among them.
create function private.insert_rows(p_client uuid, p_table text, p_mutations jsonb[]) returns uuid[]
language plpgsql set search_path = '' as $$
declare
  v_forgotten bigint := private.forgotten_seq(p_client);
  v_epoch text := private.sync_epoch();
  v_put record;
  v_id uuid;
  v_inserted uuid[] := '{}';
begin
  for v_put in
    select e.mutation, c.columns
    from unnest(p_mutations, private.row_states(p_table, private.row_ids(p_mutations)))
        with ordinality e (mutation, state, place),
      lateral (select string_agg(quote_ident(k), ', ') as columns from jsonb_object_keys(e.mutation -> 'set') k) c
    where e.state = 'unknown' and (e.mutation ->> 'seq')::bigint > v_forgotten order by e.place
  loop
    -- A put from before a restore brings back what was known then (D2).
    perform private.announce((v_put.mutation ->> 'seq')::bigint, v_put.mutation ->> 'made_at',
      v_put.mutation ->> 'epoch' <> v_epoch);
    execute format('insert into public.%1$I (id, %2$s) select $1, %2$s from jsonb_populate_record(null::public.%1$I, $2)
      on conflict (id) do nothing returning id', p_table, v_put.columns)
      into v_id using (v_put.mutation ->> 'row_id')::uuid, v_put.mutation -> 'set';
    if v_id is not null then
      v_inserted := v_inserted || v_id;
    end if;
  end loop;
  return v_inserted;
end $$;

-- Puts or patches.
create function private.write_rows(p_client uuid, p_table private.sync_tables, p_mutations jsonb[]) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_inserted uuid[] := '{}';
  v_rows uuid[];
  v_now jsonb[];
  v_results jsonb;
  v_others jsonb[];
  v_statuses text[] := '{}';
  v_merged record;
  v_updates jsonb[] := '{}';
  v_values jsonb[] := '{}';
begin
  if p_mutations[1] ->> 'op' = 'put' then
    v_inserted := private.insert_rows(p_client, p_table.name, p_mutations);
  end if;
  -- Read after the inserts, so that a put of a row that another transaction made meanwhile is judged against that row.
  v_others := array(select m from unnest(p_mutations) m where (m ->> 'row_id')::uuid <> all (v_inserted));
  v_rows := private.row_ids(v_others);
  v_now := private.changeable_rows(p_table.name, v_rows, 'no key update');
  select jsonb_object_agg(private.row_key(j.mutation), j.result) filter (where j.result is not null),
      array_agg(j.mutation order by j.place) filter (where j.result is null),
      array_agg(j.now order by j.place) filter (where j.result is null)
    into v_results, v_others, v_now
    from (
      select e.*, case
        when e.state = 'there' then private.rejection('FORBIDDEN')
        when e.state = 'hidden' then private.rejection('OUT_OF_SIGHT')
        when e.state = 'tombstoned' then private.rejection('DELETED')
        when e.state = 'unknown' then private.rejection('GONE')
        when e.now ->> 'deleted_at' is not null then private.rejection('DELETED')
        when e.mutation ->> 'op' = 'put' and e.now -> 'field_revs' -> '*' ->> 1 = p_client::text
          and e.now -> 'field_revs' -> '*' ->> 2 = e.mutation ->> 'seq' then
          -- This very put made the row; the ledger has forgotten it (a restore, or its age).
          '{"status": "noop"}'
      end as result
      from unnest(v_others, v_now, private.missing_states(p_table.name, v_rows, v_now))
        with ordinality e (mutation, now, state, place)
    ) j;
  v_results := coalesce(v_results, '{}') || coalesce(
    (select jsonb_object_agg(i.id, '{"status": "applied"}'::jsonb) from unnest(v_inserted) i (id)), '{}');
  if v_others is null then
    return v_results;
  end if;

  for v_merged in select * from private.merge(p_client, p_table, v_others, v_now) loop
    v_statuses := v_statuses || v_merged.status;
    if v_merged.applied is not null then
      v_updates := v_updates || v_merged.mutation;
      v_values := v_values || v_merged.applied;
    end if;
    if v_merged.lost is not null then
      perform private.check_row(p_table.name, v_merged.now || (v_merged.mutation -> 'set'));
      perform private.announce((v_merged.mutation ->> 'seq')::bigint, v_merged.mutation ->> 'made_at');
      perform private.write_conflict(v_merged.mutation, l.key, (l.value ->> 'base')::bigint, v_merged.now,
        v_merged.wanted -> l.key, l.value -> 'entry') from jsonb_each(v_merged.lost) l;
    end if;
  end loop;
  if v_updates <> '{}' then
    perform private.update_rows(p_table.name, v_updates, v_values);
  end if;
  return v_results || (
    select jsonb_object_agg(private.row_key(e.mutation), jsonb_build_object('status', e.status))
    from unnest(v_others, v_statuses) e (mutation, status));
end $$;

-- Deletes. A delete must have seen what it deletes: a later change by someone else, or a child or grandchild not seen, means
-- ask again (D7). The triggers erase the rows and take their children along.
create function private.delete_rows(p_client uuid, p_table private.sync_tables, p_mutations jsonb[]) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_rows uuid[] := private.row_ids(p_mutations);
  v_now jsonb[] := private.changeable_rows(p_table.name, v_rows, 'update');
  v_unseen uuid[];
  -- Of these, rows with something beneath them that the caller does not see: to ask again would change nothing.
  v_hidden uuid[] := '{}';
  v_results jsonb;
  v_deletes jsonb[];
begin
  v_unseen := array(
    select u.root from (
      select b.root, b.tbl, b.id::text from private.rows_below(p_table.name, v_rows, v_rows) b where not b.deleted
      except
      select (m ->> 'row_id')::uuid, s.key, c.id
      from unnest(p_mutations) m, jsonb_each(m -> 'seen') s, jsonb_array_elements_text(s.value) c (id)
    ) u group by u.root);
  if v_unseen <> '{}' then
    v_hidden := array(
      select b.root from private.rows_below(p_table.name, v_unseen, v_unseen) b
      where not b.deleted and b.tbl = any (private.tables_decided_by_row()) and not private.sees_row(b.tbl, b.id));
  end if;
  select jsonb_object_agg(private.row_key(j.mutation), coalesce(j.result, '{"status": "applied"}')),
      array_agg(j.mutation) filter (where j.result is null)
    into v_results, v_deletes
    from (
      select e.mutation, case
        when e.state = 'there' then private.rejection('FORBIDDEN')
        when e.state = 'hidden' then private.rejection('OUT_OF_SIGHT')
        -- Proof that the row is deleted already (S3).
        when e.state = 'tombstoned' or e.now ->> 'deleted_at' is not null then '{"status": "noop"}'
        when e.state = 'unknown' then
          case when private.tombstone_unknown_row(p_table.name, e.row_id, (e.mutation -> 'bases' ->> '*')::bigint)
            then '{"status": "noop"}' else private.rejection('FORBIDDEN') end
        when e.row_id = any (v_hidden) then private.rejection('OUT_OF_SIGHT')
        when e.row_id = any (v_unseen) or exists (
          select 1 from jsonb_each(e.now -> 'field_revs') r
          where (r.value ->> 0)::bigint > (e.mutation -> 'bases' ->> '*')::bigint and not coalesce(
            r.value ->> 1 = p_client::text and (r.value ->> 2)::bigint < (e.mutation ->> 'seq')::bigint, false)) then
          private.rejection('CONFLICT')
      end as result
      from unnest(p_mutations, v_rows, v_now, private.missing_states(p_table.name, v_rows, v_now))
        e (mutation, row_id, now, state)
    ) j;
  if v_deletes is not null then
    execute format('update public.%I x set deleted_at = case
        when private.announce((d.mutation ->> ''seq'')::bigint, d.mutation ->> ''made_at'') then clock_timestamp() end
      from unnest($1, $2) d (id, mutation) where x.id = d.id and x.id = any ($1)', p_table.name)
      using private.row_ids(v_deletes), v_deletes;
  end if;
  return v_results;
end $$;

-- Well-formed mutations of one table with one op: what becomes of each. What fails is tried again in halves, so one that
-- the table refuses takes no other along; alone, it is rejected with its code.
create function private.apply_run(p_client uuid, p_table private.sync_tables, p_mutations jsonb[]) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_state text;
  v_constraint text;
  v_half integer := cardinality(p_mutations) / 2;
begin
  begin
    return case p_mutations[1] ->> 'op'
      when 'delete' then private.delete_rows(p_client, p_table, p_mutations)
      else private.write_rows(p_client, p_table, p_mutations) end;
  exception when others then
    get stacked diagnostics v_state = returned_sqlstate, v_constraint = constraint_name;
    -- Only what a mutation caused is its own rejection; anything else aborts the batch (K3).
    if v_state = '42501' and (v_constraint = 'sync_guard' or private.grants_complete(p_table)) then
      v_state := 'FORBIDDEN';
    elsif v_constraint = 'sync_parent_deleted' then
      v_state := 'PARENT_DELETED';
    elsif v_state !~ '^2[23]' then
      raise;
    end if;
  end;
  if v_half = 0 then
    return jsonb_build_object(private.row_key(p_mutations[1]), private.rejection(v_state));
  end if;
  return private.apply_run(p_client, p_table, p_mutations[:v_half])
    || private.apply_run(p_client, p_table, p_mutations[v_half + 1:]);
end $$;

grant execute on function
  private.update_rows(text, jsonb[], jsonb[]), private.insert_rows(uuid, text, jsonb[]),
  private.write_rows(uuid, private.sync_tables, jsonb[]), private.delete_rows(uuid, private.sync_tables, jsonb[]),
  private.apply_run(uuid, private.sync_tables, jsonb[])
to authenticated;

-- ==== Answer ====

-- A push as a whole: how a batch is cut into runs, and how each mutation is answered. These functions run with the caller's
-- rights too.

-- Rows that went with each of these deleted rows, children and grandchildren: {row id: {table: [row]}}.
create function private.deleted_children(p_table text, p_rows uuid[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_below record;
  v_found jsonb;
  v_children jsonb := '{}';
begin
  for v_below in
    select b.tbl, array_agg(b.id) as ids, array_agg(b.root) as roots
    from private.rows_below(p_table, p_rows, p_rows) b where b.deleted group by b.tbl
  loop
    execute format('select jsonb_object_agg(f.root, f.rows) from (
        select b.root, jsonb_agg(to_jsonb(x) - ''{field_revs,sync_xid}''::text[] order by x.id) as rows
        from unnest($1, $2) b (id, root) join public.%I x on x.id = b.id group by b.root) f', v_below.tbl)
      into v_found using v_below.ids, v_below.roots;
    select v_children
        || jsonb_object_agg(f.key, coalesce(v_children -> f.key, '{}') || jsonb_build_object(v_below.tbl, f.value))
      into v_children from jsonb_each(v_found) f;
  end loop;
  return v_children;
end $$;

-- The answer to a mutation of which this became, without its row.
create function private.answer(p_mutation jsonb, p_result jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('id', p_mutation ->> 'id',
      'status', p_result ->> 'status', 'dup', coalesce(p_result -> 'dup', 'false'),
      'table', coalesce(p_mutation ->> 'table', ''), 'row_id', coalesce(p_mutation ->> 'row_id', ''), 'row', null)
    || case when p_result ->> 'code' is null then '{}' else jsonb_build_object('code', p_result ->> 'code') end
$$;

-- The answers to a run, in its order. The row as it stands now goes with each, also with a duplicate's or a
-- rejection's (C3). They end where `p_bytes` of JSON are reached: a short change may be of an article, and a delete brings
-- all that went with it. The first answer of a push is given however long it is. `bytes_left` is what they leave of
-- `p_bytes`, zero when they ended before the run did.
create function private.answers(
  p_table text, p_mutations jsonb[], p_results jsonb[], p_bytes integer, p_is_first boolean,
  out answers jsonb[], out bytes_left integer)
language plpgsql stable set search_path = '' as $$
declare
  -- How many rows are read at once: few at first, so that a run of long rows is not read whole, and twice as many each
  -- time the answers still fit, so that a run of short rows takes few reads.
  v_count integer := 50;
  v_from integer := 1;
  v_mutations jsonb[];
  v_rows uuid[];
  v_children jsonb := '{}';
  v_found jsonb[];
  v_answer jsonb;
begin
  answers := '{}';
  bytes_left := p_bytes;
  while v_from <= cardinality(p_mutations) loop
    v_mutations := p_mutations[v_from:v_from + v_count - 1];
    if p_table is null then
      v_found := array(select private.answer(e.mutation, e.result)
        from unnest(v_mutations, p_results[v_from:v_from + v_count - 1]) with ordinality e (mutation, result, place) order by e.place);
    else
      v_rows := private.row_ids(v_mutations);
      if p_mutations[1] ->> 'op' = 'delete' then
        v_children := private.deleted_children(p_table, v_rows);
      end if;
      execute format('select array_agg(private.answer(e.mutation, e.result)
          || jsonb_build_object(''row'', to_jsonb(x) - ''{field_revs,sync_xid}''::text[])
          || case when $4 ? x.id::text then jsonb_build_object(''also'', $4 -> x.id::text) else ''{}'' end order by e.place)
        from unnest($1, $2, $3) with ordinality e (id, mutation, result, place)
        left join public.%I x on x.id = e.id and x.id = any ($1)', p_table)
        into v_found using v_rows, v_mutations, p_results[v_from:v_from + v_count - 1], v_children;
    end if;
    foreach v_answer in array v_found loop
      bytes_left := bytes_left - octet_length(v_answer::text) - 2;
      if bytes_left < 0 and not (p_is_first and answers = '{}') then
        bytes_left := 0;
        return;
      end if;
      answers := answers || v_answer;
      bytes_left := greatest(bytes_left, 0);
    end loop;
    v_from := v_from + v_count;
    v_count := v_count * 2;
  end loop;
end $$;

-- Whether one statement that writes many rows of a table does the same as a statement a row: not where the table has another
-- unique index than its key (two rows may swap a value), or a trigger of ours that runs once a statement.
create function private.rows_independent(p_table text) returns boolean
language sql stable set search_path = '' as $$
  select not exists (
      select 1 from pg_catalog.pg_index i
      where i.indrelid = format('public.%I', p_table)::regclass
        and (i.indisunique and not i.indisprimary or i.indisexclusion))
    and not exists (
      select 1 from pg_catalog.pg_trigger t
      where t.tgrelid = format('public.%I', p_table)::regclass and not t.tgisinternal
        and t.tgtype & 1 = 0 and t.tgtype & 20 <> 0 and t.tgname not in ('poke', 'cascade_delete', 'conflicts_follow'))
$$;

-- The batch in runs, in its order: neighbours of one table and op, no row and no mutation id twice in one run. A mutation that
-- is not a delete is alone where the rows of its table are not independent. Those that are not well formed make runs without a
-- table. For example, with clients A and B and service S:
--   place         1        2        3        4        5
--   mutation      patch A  patch B  patch A  put S    patch B
--   first         1        1        1        4        5        where its neighbours of the same table and op begin
--   repeat_of_row 1        1        2        1        1        how often its row came among them; repeat_of_id, its mutation id
-- are four runs: (1, 2), (3), (4), (5).
create function private.runs(p_mutations jsonb, p_problems text[])
returns table (table_name text, mutations jsonb[], places bigint[])
language sql stable set search_path = '' as $$
  with given as (
    select e.place, e.mutation, case when p_problems[e.place] is null then e.mutation ->> 'table' end as table_name
    from jsonb_array_elements(p_mutations) with ordinality e (mutation, place)
  ), tables as materialized (
    select d.table_name, private.rows_independent(d.table_name) as independent
    from (select distinct g.table_name from given g where g.table_name is not null) d
  ), sorted as (
    -- What a mutation shares with others of its run.
    select g.*, concat_ws(' ', g.table_name, g.mutation ->> 'op',
      case when not t.independent and g.mutation ->> 'op' <> 'delete' then g.place end) as table_and_op
    from given g left join tables t on t.table_name = g.table_name
  ), neighbours as (
    -- Its place less its number among those of its table and op: the same for all that follow each other.
    select k.*, k.place - row_number() over (partition by k.table_name, k.table_and_op order by k.place) as stretch from sorted k
  ), counted as (
    select s.*, min(s.place) over (partition by s.table_name, s.table_and_op, s.stretch) as first,
      row_number() over (
        partition by s.table_name, s.table_and_op, s.stretch, lower(s.mutation ->> 'id') order by s.place) as repeat_of_id,
      row_number() over (
        partition by s.table_name, s.table_and_op, s.stretch, private.row_key(s.mutation) order by s.place) as repeat_of_row
    from neighbours s
  )
  select r.table_name, array_agg(r.mutation order by r.place), array_agg(r.place order by r.place)
  from counted r
  group by r.first, r.table_name, r.repeat_of_id, r.repeat_of_row order by r.first, r.repeat_of_id, r.repeat_of_row
$$;

-- What a pull from this cursor brings, for the answer to a push: not the rows that stand in it. They and the cursor's
-- way past them come with the next pull, for this transaction ends after the page was read (G3). Null when the answer has no
-- room for it or names not all of the batch, when the batch deletes, for then other rows change with its own, and on any
-- fault: the device pulls as ever.
create function private.page_with_push(p_cursor jsonb, p_tables text[], p_mutations jsonb, p_bytes integer) returns json
language plpgsql set search_path = '' as $$
declare
  c_rows constant integer := 500;
  -- The results of the push are in the same answer.
  c_bytes constant integer := 500000;
  v_page json;
begin
  if p_cursor is null or p_bytes <= 0 or jsonb_array_length(p_mutations) = 0
    or exists (select 1 from jsonb_array_elements(p_mutations) m where m ->> 'op' = 'delete') then
    return null;
  end if;
  perform private.set_context(jsonb_build_object('answered', (
    select jsonb_agg(m -> 'row_id') from jsonb_array_elements(p_mutations) m)));
  v_page := public.sync_pull(p_cursor, c_rows, null, p_tables, least(c_bytes, p_bytes));
  perform private.set_context('{"answered": null}');
  return v_page;
exception when others then
  return null;
end $$;

create function public.sync_push(
  p_client uuid, p_schema integer, p_mutations jsonb, p_epoch text default null, p_acknowledged uuid default null,
  p_cursor jsonb default null, p_tables text[] default null)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_user uuid;
  v_problems text[];
  v_epoch text := private.sync_epoch();
  v_reset boolean;
  v_run record;
  v_known jsonb[];
  v_new jsonb[];
  v_became jsonb;
  v_results jsonb[];
  v_answered jsonb[];
  v_answers jsonb[] := '{}';
  -- Of the answer, as in a pull; the first mutation is answered however long its row is, so that a push always goes on.
  c_bytes constant integer := 1900000;
  v_bytes_left integer := c_bytes;
begin
  select b.user_id, b.problems into v_user, v_problems from private.begin_push(p_client, p_schema, p_mutations) b;
  v_reset := not private.ledger_has(p_acknowledged);
  -- A device that knows another epoch than this one, before a restore, is told so and nothing is taken yet: what it
  -- sent before and is lost here goes first (D2).
  if p_epoch <> v_epoch or v_reset then
    p_mutations := '[]';
  end if;
  for v_run in select r.table_name, r.mutations, r.places from private.runs(p_mutations, v_problems) r loop
    v_known := private.ledger_find(v_run.mutations);
    v_new := array(select e.mutation from unnest(v_run.mutations, v_known) e (mutation, known) where e.known is null);
    v_became := case
      when v_new = '{}' then '{}'
      when v_run.table_name is null then
        (select jsonb_object_agg(private.row_key(m), private.rejection('22023')) from unnest(v_new) m)
      else private.apply_run(p_client, private.registered_table(v_run.table_name), v_new) end;
    v_results := array(
      select coalesce(e.known, v_became -> private.row_key(e.mutation))
      from unnest(v_run.mutations, v_known) with ordinality e (mutation, known, place) order by e.place);
    perform private.ledger_write(p_client, v_run.mutations, v_results);
    continue when v_bytes_left = 0;
    select a.answers, a.bytes_left into v_answered, v_bytes_left
      from private.answers(v_run.table_name, v_run.mutations, v_results, v_bytes_left, v_answers = '{}') a;
    for v_at in 1 .. cardinality(v_answered) loop
      v_answers[v_run.places[v_at]] := v_answered[v_at];
    end loop;
  end loop;
  -- Only the first of them in a row, up to one that found no room: the device records those, sends the others again at once,
  -- and the ledger answers (G2).
  v_answers := v_answers[:coalesce(array_position(v_answers, null) - 1, cardinality(v_answers))];
  -- What the same transaction writes after this is not this device's doing.
  perform private.set_context('{"client": null, "seq": null, "made_at": null, "replay": null}');
  return jsonb_build_object('results', to_jsonb(v_answers), 'user', v_user, 'epoch', v_epoch,
    'scope', private.sync_scope(), 'reset', v_reset, 'server_time', clock_timestamp(),
    'page', private.page_with_push(p_cursor, p_tables, p_mutations, case
      when cardinality(v_answers) = jsonb_array_length(p_mutations) then v_bytes_left else 0 end));
end $$;
comment on function public.sync_push(uuid, integer, jsonb, text, uuid, jsonb, text[]) is
  'Applies a batch of mutations of one device, as PushReply of src/sync/protocol.ts.';

grant execute on function
  public.sync_push(uuid, integer, jsonb, text, uuid, jsonb, text[]), private.deleted_children(text, uuid[]),
  private.answer(jsonb, jsonb), private.answers(text, jsonb[], jsonb[], integer, boolean), private.rows_independent(text),
  private.runs(jsonb, text[]), private.page_with_push(jsonb, text[], jsonb, integer)
to authenticated;
