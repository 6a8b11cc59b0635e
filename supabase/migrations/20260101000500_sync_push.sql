-- sync_push: one transaction, one answer per mutation, each mutation applied at most once (G2).
-- Statements on business tables run with the caller's rights, so row-level security decides; the ledger, devices
-- and conflicts are written by the definer functions below, which take auth.uid() themselves (S1).

-- What a uuid looks like. Planned as a constant, so that hundreds of mutations are checked without a call for each.
create function private.uuid_pattern() returns text
language sql immutable set search_path = '' as $$
  select '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'
$$;

-- What a rev or a seq looks like as text: whole, and low enough for a JSON number to hold it and 7·10¹² changes after it
-- exactly (2^53). A delete leaves a tombstone above its base, so a higher one would put revs out of every device's reach.
create function private.sync_number_pattern() returns text
language sql immutable set search_path = '' as $$
  select '^([0-9]{1,15}|[0-8][0-9]{15})$'
$$;

-- A uuid, or null for any other text.
create function private.as_uuid(p_text text) returns uuid
language sql immutable set search_path = '' as $$
  select case when p_text ~ private.uuid_pattern() then p_text::uuid end
$$;

-- Per mutation of a batch the code it is refused with before anything is touched; null when it is well formed (C4, S5).
create function private.sync_problems(p_mutations jsonb) returns text[]
language sql stable security definer set search_path = '' as $$
  select array_agg(case
    when t.name is null or m.op is null or m.op <> all (t.ops)
      or (m.mutation ->> 'row_id' ~ private.uuid_pattern()) is not true
      or jsonb_typeof(m.set) is distinct from 'object' or jsonb_typeof(m.bases) is distinct from 'object'
      or jsonb_typeof(m.seen) <> 'object' then '22023'
    when m.expected is not null and (m.op <> 'patch' or jsonb_typeof(m.expected) <> 'object') then '22023'
    when exists (select 1 from jsonb_each(m.bases) b where jsonb_typeof(b.value) <> 'number' or b.value::text !~ private.sync_number_pattern())
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

-- The tables beneath a table, children before grandchildren: `condition` finds the rows x of each that belong to the row
-- whose id is the SQL expression `p_root`.
create function private.sync_below(p_table text, p_root text) returns table (name text, condition text)
language sql stable security definer set search_path = '' as $$
  with recursive below (name, position, condition) as (
    select t.name, t.position, format('x.%I = %s', t.parent_column, p_root)
    from private.sync_tables t where t.parent_table = p_table
    union all
    select t.name, t.position, format('x.%I in (select x.id from public.%I x where %s)', t.parent_column, b.name, b.condition)
    from below b join private.sync_tables t on t.parent_table = b.name
  ) select b.name, b.condition from below b order by b.position
$$;

-- Locks every row the batch will touch in one order for all devices: parents first, then by id (C1).
-- NO KEY UPDATE lets a child's foreign key check pass; only a delete keeps children from being added (D7).
create function private.sync_lock_rows(p_mutations jsonb, p_problems text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  c_modes constant text[] := array['key share', 'no key update', 'update'];
  v_valid jsonb[] := array(
    select e.mutation from jsonb_array_elements(p_mutations) with ordinality e (mutation, place)
    where p_problems[e.place] is null);
  v_names text[] := (select array_agg(distinct m ->> 'table') from unnest(v_valid) m);
  v_deleted text[] := (select array_agg(distinct m ->> 'table') from unnest(v_valid) m where m ->> 'op' = 'delete');
  v_table private.sync_tables;
  v_children text;
  v_ids uuid[];
  v_strengths integer[];
begin
  for v_table in
    select * from private.sync_tables t
    where t.name = any (v_names)
      or exists (select 1 from private.sync_tables c where c.parent_table = t.name and c.name = any (v_names))
      or exists (select 1 from unnest(v_deleted) d, private.sync_below(d, 'null') b where b.name = t.name)
    order by t.position
  loop
    -- What goes with a deleted row; locked like one if it has children of its own.
    select string_agg(format(
        'union all select below.id, %s from batch m, lateral (select x.id from public.%I x where %s) below
           where m.tbl = %L and m.op = ''delete''',
        case when exists (select 1 from private.sync_tables c where c.parent_table = v_table.name) then 3 else 2 end,
        v_table.name, b.condition, d), ' ')
      into v_children
      from unnest(v_deleted) d, private.sync_below(d, 'm.row_id') b where b.name = v_table.name;
    execute format($sql$
      with batch as (
        select m ->> 'table' as tbl, m ->> 'op' as op, (m ->> 'row_id')::uuid as row_id, m -> 'set' as set
        from unnest($1) m
      ), wanted (id, strength) as (
        select m.row_id, case m.op when 'delete' then 3 else 2 end from batch m where m.tbl = $2
        union all
        select private.as_uuid(m.set ->> t.parent_column), 1
          from batch m join private.sync_tables t on t.name = m.tbl and t.parent_table = $2
        %s
      ), locks as (
        select w.id, max(w.strength) as strength from wanted w where w.id is not null group by w.id
      ) select array_agg(l.id order by l.id), array_agg(l.strength order by l.id) from locks l $sql$,
      coalesce(v_children, '')) into v_ids, v_strengths using v_valid, v_table.name;
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

-- Checks the whole call, makes pushes of one device take turns and binds the device to its user (S4). The ledger is
-- only ever asked by its keys: a plan made while it was empty would read all of it.
create function private.sync_begin_push(
  p_client uuid, p_schema integer, p_mutations jsonb, out user_id uuid, out problems text[])
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  v_user uuid := private.sync_admit();
begin
  perform private.sync_require_settled();
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
  if exists (
    select 1 from jsonb_array_elements(p_mutations) m
    where (m ->> 'id' ~ private.uuid_pattern()) is not true
      or jsonb_typeof(m -> 'seq') is distinct from 'number' or m ->> 'seq' !~ private.sync_number_pattern()) then
    raise exception 'a mutation without id or seq cannot be answered' using errcode = '22023';
  end if;

  perform pg_advisory_xact_lock(hashtextextended(p_client::text, 7));
  insert into private.sync_devices (client_id, user_id) values (p_client, v_user) on conflict (client_id) do nothing;
  if not exists (select 1 from private.sync_devices d where d.client_id = p_client and d.user_id = v_user)
    -- Two devices with one identity (a copied profile) use the same seq for different changes. A retry of a rejected
    -- mutation does so too, rightly (D4).
    or exists (
      select 1 from jsonb_array_elements(p_mutations) m
      join private.sync_ledger l on l.client_id = p_client and l.seq = (m ->> 'seq')::bigint
      where l.mutation_id <> (m ->> 'id')::uuid and l.status <> 'rejected'
        and not exists (select 1 from private.sync_ledger k where k.mutation_id = (m ->> 'id')::uuid)) then
    raise exception 'this client id belongs to another device' using errcode = 'PT409';
  end if;
  update private.sync_devices d set last_seen = clock_timestamp(), last_seq = greatest(d.last_seq,
    (select max((m ->> 'seq')::bigint) from jsonb_array_elements(p_mutations) m))
    where d.client_id = p_client;

  perform set_config('sync.client', p_client::text, true);
  problems := private.sync_problems(p_mutations);
  perform private.sync_lock_rows(p_mutations, problems);
end $$;

-- {status, code, dup} of a mutation the ledger knows; null when it is new. Same id, other content: ID_REUSED (D10).
create function private.sync_ledger_find(p_mutation jsonb) returns jsonb
language sql stable security definer set search_path = '' set enable_seqscan = off as $$
  select case
    when l.user_id = auth.uid() and l.content_md5 = md5(p_mutation::text)
      then jsonb_build_object('status', l.status, 'code', l.code, 'dup', true)
    else jsonb_build_object('status', 'rejected', 'code', 'ID_REUSED', 'dup', false)
  end
  from private.sync_ledger l where l.mutation_id = (p_mutation ->> 'id')::uuid
$$;

create function private.sync_ledger_write(p_client uuid, p_mutation jsonb, p_status text, p_code text) returns void
language sql security definer set search_path = '' as $$
  insert into private.sync_ledger (mutation_id, client_id, user_id, seq, content_md5, status, code)
  select (p_mutation ->> 'id')::uuid, d.client_id, d.user_id, (p_mutation ->> 'seq')::bigint,
    md5(p_mutation::text), p_status, p_code
  from private.sync_devices d where d.client_id = p_client and d.user_id = auth.uid()
$$;

-- Whether a change may be one the ledger has forgotten: then an insert of a row that is not there is not believed to
-- be new, for the row may have been removed since (K4).
create function private.sync_forgotten(p_client uuid, p_seq bigint) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from private.sync_devices d where d.client_id = p_client and d.forgotten_seq >= p_seq)
$$;

create function private.sync_table(p_table text) returns private.sync_tables
language sql stable security definer set search_path = '' as $$
  select * from private.sync_tables t where t.name = p_table
$$;

-- Where a row went that the caller cannot lock: 'buried' (hard-deleted), 'there' (exists), 'unknown'.
create function private.sync_whereabouts(p_table text, p_row uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_there boolean;
begin
  execute format('select exists (select 1 from public.%I x where x.id = $1)', p_table) into v_there using p_row;
  return case
    when v_there then 'there'
    when exists (select 1 from private.sync_tombstones t where t.tbl = p_table and t.row_id = p_row) then 'buried'
    else 'unknown'
  end;
end $$;

-- A delete of a row that never arrived: its late put must not bring it to life (S5).
create function private.sync_bury_unknown(p_table text, p_row uuid, p_rev bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_admin() or private.sync_whereabouts(p_table, p_row) <> 'unknown' then
    return false;
  end if;
  insert into private.sync_tombstones (tbl, row_id, rev, sync_xid)
    select p_table, p_row, greatest(p_rev, m.rev_floor) + 1, pg_current_xact_id()::text::bigint from private.sync_meta m
    on conflict (tbl, row_id) do nothing;
  return true;
end $$;

-- Whether every right the sync functions need on a table is granted. If so, a 42501 came from row-level security
-- and concerns one mutation; if not, a grant was forgotten and the whole batch must wait (K3).
create function private.sync_grants_complete(p_table text) returns boolean
language sql stable set search_path = '' as $$
  select has_table_privilege(format('public.%I', t.name), 'select')
    and ('put' <> all (t.ops) or (
      select bool_and(has_column_privilege(format('public.%I', t.name), c, 'insert')) from unnest(t.columns || '{id}') c))
    and ('patch' <> all (t.ops) or (
      select bool_and(has_column_privilege(format('public.%I', t.name), c, 'update')) from unnest(t.columns) c))
    and ('delete' <> all (t.ops) or has_column_privilege(format('public.%I', t.name), 'deleted_at', 'update'))
  from private.sync_table(p_table) t
$$;

create function private.sync_row(p_table text, p_row uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_row jsonb;
begin
  execute format('select to_jsonb(x) - ''{field_revs,sync_xid}''::text[] from public.%I x where x.id = $1', p_table)
    into v_row using p_row;
  return v_row;
end $$;

-- Children and grandchildren that are gone with a deleted row, as they stand now: {table: [row]}; null without any.
create function private.sync_deleted_children(p_table text, p_row uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_child record;
  v_rows jsonb;
  v_also jsonb;
begin
  for v_child in select b.name, b.condition from private.sync_below(p_table, '$1') b loop
    execute format(
      'select jsonb_agg(to_jsonb(x) - ''{field_revs,sync_xid}''::text[] order by x.id)
         from public.%I x where %s and x.deleted_at is not null',
      v_child.name, v_child.condition) into v_rows using p_row;
    if v_rows is not null then
      v_also := coalesce(v_also, '{}') || jsonb_build_object(v_child.name, v_rows);
    end if;
  end loop;
  return v_also;
end $$;

-- Values as the table would store them; as they are when it would not take them.
create function private.sync_as_stored(p_table text, p_values jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_stored jsonb;
begin
  execute format('select to_jsonb(jsonb_populate_record(null::public.%I, $1))', p_table) into v_stored using p_values;
  return v_stored;
exception when data_exception then
  return p_values;
end $$;

-- Whether the row holds, in the columns of this list that a mutation says its writer saw, what the writer saw there:
-- true or false, and null when it says so of none of them.
create function private.sync_as_expected(p_now jsonb, p_members jsonb, p_named jsonb, p_expected jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select bool_and(p_now -> c is not distinct from p_expected -> c)
  from jsonb_array_elements_text(p_members) c where p_named ? c
$$;
