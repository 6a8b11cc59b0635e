-- Who changed what, when: every change of a synced row, whoever made it. Written by the triggers that
-- private.sync_register gives to each table, so edits from the dashboard and from SQL are in it too. Nobody has a
-- grant on the table; staff read one row's history through row_history. A bulk import may leave it out:
-- `select private.set_context('{"history": "off"}')`.

create table private.sync_history (
  id bigint generated always as identity,
  tbl text collate "C" not null,
  row_id uuid not null,
  op text not null check (op in ('insert', 'update', 'delete')),
  -- As private.sync_history_changes answers; of a deleted row without its personal columns (S5).
  changes jsonb not null,
  -- Null: not through the app.
  user_id uuid,
  client_id uuid,
  -- By the device's clock.
  made_at timestamptz,
  arrived_at timestamptz not null default clock_timestamp(),
  primary key (tbl, row_id, id)
);
create index sync_history_age_idx on private.sync_history using brin (arrived_at);
alter table private.sync_history enable row level security;

-- What a device said its clock showed. Null for no time, and for one that cannot be: it is only ever shown (K6).
create function private.sync_device_time(p_text text) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  v_time timestamptz;
begin
  if p_text !~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$' then
    return null;
  end if;
  v_time := p_text::timestamptz;
  return case when v_time between '2020-01-01' and clock_timestamp() + interval '1 day' then v_time end;
exception when datetime_field_overflow or invalid_datetime_format then
  return null;
end $$;

-- One entry. A delete is noted without values, for it erases them.
create function private.sync_note(p_table text, p_row uuid, p_op text, p_changes jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_context jsonb := private.context();
begin
  if v_context ->> 'history' = 'off' then
    return;
  end if;
  insert into private.sync_history (tbl, row_id, op, changes, user_id, client_id, made_at)
  values (p_table, p_row, p_op, p_changes, auth.uid(), (v_context ->> 'client')::uuid,
    private.sync_device_time(v_context ->> 'made_at'));
end $$;

-- What a table's history keeps of the changes of a row: {column: {"old", "new"}}, or {column: {}} for the names alone.
create function private.sync_history_changes(p_history text, p_changes jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case p_history when 'names'
    then (select coalesce(jsonb_object_agg(k, jsonb_build_object()), '{}') from jsonb_object_keys(p_changes) k)
    else p_changes end
$$;

-- record(history, derived): notes inserts and hard deletes, which only now are sure to happen; the stamp notes updates.
create function private.sync_record() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  c_bookkeeping constant text[] :=
    '{id,rev,sync_xid,field_revs,created_at,updated_at,updated_by,deleted_at}'::text[] || tg_argv[1]::text[];
begin
  if tg_argv[0] = 'none' then
    return null;
  elsif tg_op = 'INSERT' then
    perform private.sync_note(tg_table_name, new.id, 'insert', private.sync_history_changes(tg_argv[0], (
      select coalesce(jsonb_object_agg(n.key, jsonb_build_object('old', null, 'new', n.value)), '{}')
      from jsonb_each(to_jsonb(new) - c_bookkeeping) n where n.value <> 'null')));
  elsif old.deleted_at is null then
    perform private.sync_note(tg_table_name, old.id, 'delete', '{}');
  end if;
  return null;
end $$;

-- Deleted rows keep no personal value in their history either (R-18, S5); which columns those are, the registry says.
create function private.sync_history_erase(p_table text, p_rows uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_columns text[] := (
    select array_agg(k) from private.sync_tables t, jsonb_object_keys(t.erase) k where t.name = p_table);
begin
  update private.sync_history h set changes = h.changes - v_columns
    where h.tbl = p_table and h.row_id = any (p_rows) and h.changes ?| v_columns;
end $$;

-- The newest entries of one row, as HistoryEntry of src/backend/row-history.ts.
create function private.sync_history_of(p_table text, p_row uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  c_most constant integer := 500;
begin
  perform private.sync_admit();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', h.id::text, 'op', h.op, 'user_id', h.user_id,
      'user_name', s.name, 'made_at', h.made_at, 'arrived_at', h.arrived_at, 'changes', h.changes) order by h.id desc), '[]')
    from (
      select * from private.sync_history x where x.tbl = p_table and x.row_id = p_row order by x.id desc limit c_most
    ) h left join public.staff s on s.user_id = h.user_id);
end $$;
grant execute on function private.sync_history_of(text, uuid) to authenticated;

-- Who may see a row may see its history; that is asked of row-level security, so this runs with the caller's rights.
create function public.row_history(p_table text, p_row uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_seen boolean := false;
begin
  perform private.sync_admit();
  if p_row is null or (private.sync_table(p_table)).name is null then
    raise exception 'no such synced table' using errcode = '22023';
  end if;
  execute format('select true from public.%I x where x.id = $1', p_table) into v_seen using p_row;
  if v_seen then
    return private.sync_history_of(p_table, p_row);
  elsif private.row_states(p_table, array[p_row]) = '{there}' then
    raise exception 'not for this member of staff' using errcode = 'PT403';
  end if;
  return '[]';
end $$;
comment on function public.row_history(text, uuid) is
  'Changes of one row, newest first: who, old and new, when made and when arrived. A row that is gone has none.';
grant execute on function public.row_history(text, uuid) to authenticated;
