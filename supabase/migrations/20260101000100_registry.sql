-- Which tables take part in sync, and the triggers that stamp and record their rows.
-- Sections, marked by ====: state; registry; row triggers.

-- ==== State ====

-- What the sync layer remembers. No role has a grant on these tables; small security-definer functions touch them (S1).

create table private.sync_meta (
  only_row boolean primary key default true check (only_row),
  -- Replaced by the restore script; part of the epoch in every reply (D1).
  epoch uuid not null default gen_random_uuid(),
  -- Raised when rows went away without a trace (TRUNCATE): every device looks again from the start (D13).
  scope bigint not null default 0,
  -- Builds of the app below this may no longer push (PT426).
  min_schema integer not null default 1,
  -- Tombstones older than this watermark are gone: a device that last finished before it starts over (K4).
  gc_horizon bigint not null default 0,
  -- New rows count from here: above every rev that was ever used by a row whose tombstone is gone (D9), and above
  -- every rev of the time before a restore.
  rev_floor bigint not null default 0
);
insert into private.sync_meta default values;

create table private.sync_tombstones (
  tbl text collate "C" not null,
  row_id uuid not null,
  rev bigint not null,
  sync_xid bigint not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tbl, row_id)
);
create index on private.sync_tombstones (sync_xid, tbl, row_id);

-- One row per device; its id belongs to the user who first pushed with it (S4).
create table private.sync_devices (
  client_id uuid primary key,
  user_id uuid not null,
  last_seq bigint not null default 0,
  -- The ledger has forgotten changes up to this one (K4).
  forgotten_seq bigint not null default -1,
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now()
);

-- What became of each mutation: status and code, never a value of a row (S5).
create table private.sync_ledger (
  mutation_id uuid primary key,
  client_id uuid not null,
  user_id uuid not null,
  seq bigint not null,
  content_md5 text not null,
  status text not null check (status in ('applied', 'merged', 'conflict', 'noop', 'rejected')),
  code text,
  -- Of the request that brought it, as its device made it: the logs of the project have it too.
  request_id uuid,
  at timestamptz not null default now()
);
create index on private.sync_ledger (client_id, seq);
create index on private.sync_ledger (at);

alter table private.sync_meta enable row level security;
alter table private.sync_tombstones enable row level security;
alter table private.sync_devices enable row level security;
alter table private.sync_ledger enable row level security;

-- Where the rows of this database were written. PostgreSQL notes with each row the transaction that wrote it, and a copy of
-- the files, an upgrade or a restore of the files keeps that; loading a dump writes the rows anew. So the mark tells
-- whether the anchor beside it, and with it everything else, came out of a dump: no right on the cluster is needed.
create table private.sync_origin (
  part text primary key check (part in ('anchor', 'mark')),
  anchor_written_by text,
  -- Of private.sync_meta, for that may have been replaced alone.
  epoch uuid
);
alter table private.sync_origin enable row level security;

create function private.sync_settle() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.sync_origin;
  insert into private.sync_origin (part) values ('anchor');
  insert into private.sync_origin (part, anchor_written_by, epoch)
    select 'mark', a.xmin::text, m.epoch from private.sync_origin a, private.sync_meta m where a.part = 'anchor';
end $$;
comment on function private.sync_settle() is 'Notes that the rows of this database belong here: at its making, and by restore.sql.';
select private.sync_settle();

create function private.sync_is_settled() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from private.sync_origin a, private.sync_origin b, private.sync_meta m
    where a.part = 'anchor' and b.part = 'mark' and b.anchor_written_by = a.xmin::text and b.epoch = m.epoch)
$$;
comment on function private.sync_is_settled() is
  'False after a dump was loaded and restore.sql has not run: revs and transactions of the rows mean nothing here yet (D13).';

create function private.require_settled() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.sync_is_settled() then
    raise exception 'this database was put back from a dump, and restore.sql has not run' using errcode = 'PT503';
  end if;
end $$;

create function private.sync_epoch() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_cluster text := '';
begin
  -- A host may keep these to itself; the restore script changes the epoch all the same.
  if has_function_privilege('pg_catalog.pg_control_system()', 'execute')
    and has_function_privilege('pg_catalog.pg_control_checkpoint()', 'execute') then
    select s.system_identifier || '.' || c.timeline_id into v_cluster
      from pg_catalog.pg_control_system() s, pg_catalog.pg_control_checkpoint() c;
  end if;
  return (select md5(v_cluster || '.' || m.epoch) from private.sync_meta m);
end $$;
comment on function private.sync_epoch() is
  'Changes with the cluster, its timeline and the restore script, so that a restore cannot go unnoticed (D1).';

create function private.sync_scope() returns text
language sql stable security definer set search_path = '' as $$
  select m.scope::text from private.sync_meta m
$$;
comment on function private.sync_scope() is
  'Changes with each TRUNCATE. What another role sees begins anew table by table (private.sync_places).';

grant execute on function
  private.sync_epoch(), private.sync_scope(), private.require_settled()
to authenticated;

-- The id that a device gave the request that is answered now; null where none came, or something that is no id.
create function private.request_id() returns uuid
language sql stable set search_path = '' as $$
  select case when h.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then h.id::uuid end
  from (select nullif(current_setting('request.headers', true), '')::json ->> 'x-request-id') h (id)
$$;

-- ==== Registry ====

-- Which tables take part in sync: the registry, the columns each of them begins with, and the one line that lets a table in.

create table private.sync_tables (
  name text primary key,
  -- Pull order: parents before children.
  position integer not null unique,
  -- What a device may write; everything else is refused before anything happens (S5).
  columns text[] not null,
  ops text[] not null check (ops <@ '{put,patch,delete}'),
  -- Columns that are judged as one in a merge: [["status", "done_at"]] (C6).
  groups jsonb not null default '[]',
  parent_table text references private.sync_tables (name),
  parent_column text,
  -- Columns emptied when a row is deleted, with the empty value (S5).
  erase jsonb not null default '{}',
  -- What the history keeps of a change: the values before and after, the names of the columns only, or nothing.
  history text not null check (history in ('values', 'names', 'none')),
  -- Columns a trigger computes from the others: their change is sent to devices, but counts as no edit and is in no history.
  derived text[] not null default '{}',
  -- What decides which rows a reader sees: 'table': each reader sees them all; 'role': readers of different roles see
  -- different ones, or each their own, and no change of a row alters that; 'row': a change of a row may also show it or take
  -- it out of sight. The policies of the table say which.
  visibility text not null check (visibility in ('table', 'role', 'row'))
);

create function private.tables_decided_by_row() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(t.name), '{}') from private.sync_tables t where t.visibility = 'row'
$$;
comment on function private.tables_decided_by_row() is 'Tables in which each row decides who sees it.';
grant execute on function private.tables_decided_by_row() to authenticated;

-- The columns every synced table begins with: `create table … (like private.sync_columns including all, …)`.
create table private.sync_columns (
  -- Made on the device (UUIDv7).
  id uuid primary key,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid,
  -- Set by a delete, which also empties the personal columns; never taken back.
  deleted_at timestamptz,
  -- Counts the changes of the row.
  rev bigint not null default 0,
  -- The transaction of the last change: the cursor of a pull.
  sync_xid bigint not null default 0,
  -- {column, or '*' for the insert: [rev, client id, seq]} of the last change of each column (D4).
  field_revs jsonb not null default '{}',
  -- A time or a number without end would reach every device and every total: each column that a device may write has
  -- its bounds (registry-bounds.test.sql); the forms say them first (src/domain).
  constraint sync_deleted_at_bounded check (deleted_at between '1970-01-01T00:00Z' and '2200-12-31T00:00Z')
);
alter table private.sync_tables enable row level security;
alter table private.sync_columns enable row level security;

-- changed_tables tells the synced tables with rows past their place in a cursor (past p_xid and p_id where it has none) and
-- below a watermark. It is written anew with each table that is registered, so that its plan is kept: most pulls find
-- nothing, and need not ask table by table. Row-level security decides what of the rows the caller sees, as they are read.
create function private.write_changed_tables() returns void
language plpgsql set search_path = '' as $$
begin
  execute format($definition$
    create or replace function private.changed_tables(p_cursor jsonb, p_xid bigint, p_id uuid, p_below bigint) returns text[]
    language plpgsql stable security definer set search_path = '' as $body$
    begin
      return array_remove(array[%s], null);
    end $body$ $definition$, (
    select string_agg(format($table$
        case when exists (select 1 from public.%1$I x where x.sync_xid < p_below and (x.sync_xid, x.id) >
          (coalesce((p_cursor -> %1$L ->> 'x')::bigint, p_xid), coalesce((p_cursor -> %1$L ->> 'id')::uuid, p_id)))
          then %1$L end$table$, t.name), ',' order by t.position)
    from private.sync_tables t));
  grant execute on function private.changed_tables(jsonb, bigint, uuid, bigint) to authenticated;
end $$;

-- Rows that were there before their table was registered get their first stamp: a device's edit of a row without one
-- would be a conflict, and no pull would tell such a row from one that was never sent.
create function private.stamp_existing_rows(p_table text) returns bigint
language plpgsql set search_path = '' as $$
declare
  v_stamped bigint;
begin
  execute format('update public.%I set id = id where rev = 0', p_table);
  get diagnostics v_stamped = row_count;
  return v_stamped;
end $$;
comment on function private.stamp_existing_rows(text) is 'Stamps rows of rev 0; answers how many there were.';

-- The policies of every synced table: a role with the right reads, adds, edits and deletes its rows. A delete is an
-- update of deleted_at. Deleted rows stay visible: a device must hear of them (S7). A table adds to these what is its own.
create function private.write_policies(p_table text, p_ops text[]) returns void
language plpgsql set search_path = '' as $$
begin
  execute format('drop policy if exists "Roles with the right read" on public.%I', p_table);
  execute format('drop policy if exists "Roles with the right add" on public.%I', p_table);
  execute format('drop policy if exists "Roles with the right edit and delete" on public.%I', p_table);
  execute format('create policy "Roles with the right read" on public.%I
    for select to authenticated using ((select private.can(%L, ''read'')))', p_table, p_table);
  if 'put' = any (p_ops) then
    execute format('create policy "Roles with the right add" on public.%I
      for insert to authenticated with check (deleted_at is null and (select private.can(%L, ''add'')))', p_table, p_table);
  end if;
  if p_ops && '{patch,delete}' then
    execute format('create policy "Roles with the right edit and delete" on public.%1$I
      for update to authenticated using ((select private.can(%2$L, ''edit'')) or (select private.can(%2$L, ''delete'')))
      with check (case when deleted_at is null then (select private.can(%2$L, ''edit'')) else (select private.can(%2$L, ''delete'')) end)',
      p_table, p_table);
  end if;
end $$;

-- Where each row decides who sees it, a conflict on a row is seen by those who see the row (private.sees_row), so it has
-- to be sent anew, or withdrawn, whenever the row changes (PL23).
create function private.write_visibility(p_table text) returns void
language plpgsql set search_path = '' as $$
begin
  execute format('drop trigger if exists conflicts_follow on public.%I', p_table);
  if exists (select 1 from private.sync_tables t where t.name = p_table and t.visibility = 'row' and t.ops <> '{}' and t.name <> 'conflicts') then
    execute format('create trigger conflicts_follow after update on public.%I
      referencing old table as old_rows new table as new_rows
      for each statement execute function private.send_conflicts_again()', p_table);
  end if;
end $$;

create function private.sync_register(
  p_table text,
  columns text[],
  rights jsonb,
  ops text[] default '{put,patch,delete}',
  groups jsonb default '[]',
  parent jsonb default null,
  erase jsonb default '{}',
  history text default 'values',
  derived text[] default '{}',
  visibility text default 'table'
) returns void
language plpgsql set search_path = '' as $$
declare
  v_columns text := (select string_agg(quote_ident(c), ', ') from unnest(columns) c);
begin
  insert into private.sync_tables as t
    (name, position, columns, ops, groups, parent_table, parent_column, erase, history, derived, visibility)
  values (p_table, (select count(*) + 1 from private.sync_tables), columns, ops, groups,
    parent ->> 'table', parent ->> 'column', erase, history, derived, visibility)
  on conflict (name) do update set columns = excluded.columns, ops = excluded.ops, groups = excluded.groups,
    parent_table = excluded.parent_table, parent_column = excluded.parent_column, erase = excluded.erase,
    history = excluded.history, derived = excluded.derived,
    visibility = excluded.visibility;

  execute format('create index if not exists %I on public.%I (sync_xid, id)', p_table || '_sync_idx', p_table);
  execute format('alter table public.%I enable row level security', p_table);
  execute format('revoke all on public.%I from anon, authenticated', p_table);
  execute format('grant select on public.%I to authenticated', p_table);
  perform private.allow(p_table, rights);
  perform private.write_policies(p_table, ops);
  if 'put' = any (ops) then
    execute format('grant insert (id, %s) on public.%I to authenticated', v_columns, p_table);
  end if;
  if 'patch' = any (ops) then
    execute format('grant update (%s) on public.%I to authenticated', v_columns, p_table);
  end if;
  if 'delete' = any (ops) then
    execute format('grant update (deleted_at) on public.%I to authenticated', p_table);
  end if;

  if parent is not null then
    execute format('create or replace trigger check_parent before insert or update on public.%I
      for each row execute function private.sync_check_parent(%L, %L)', p_table, parent ->> 'table', parent ->> 'column');
  end if;
  execute format('create or replace trigger erase before update on public.%I
    for each row when (old.deleted_at is not null or new.deleted_at is not null)
    execute function private.sync_erase()', p_table);
  execute format('create or replace trigger zzz_stamp before insert or update on public.%I
    for each row execute function private.stamp_row(%L, %L)', p_table, history, derived);
  execute format('create or replace trigger cascade_delete after update on public.%I
    referencing old table as old_rows new table as new_rows
    for each statement execute function private.cascade_delete()', p_table);
  perform private.write_visibility(p_table);
  execute format('create or replace trigger write_tombstone after delete on public.%I
    for each row execute function private.write_tombstone()', p_table);
  execute format('create or replace trigger truncated before truncate on public.%I
    for each statement execute function private.sync_truncated()', p_table);
  execute format('create or replace trigger record after insert or delete on public.%I
    for each row execute function private.record_history(%L, %L)', p_table, history, derived);
  execute format('create or replace trigger poke after insert or update or delete or truncate on public.%I
    for each statement execute function private.sync_poke()', p_table);
  perform private.stamp_existing_rows(p_table);
  perform private.write_changed_tables();
end $$;
comment on function private.sync_register is
  'Lets a table made with `like private.sync_columns including all` take part in sync: rights, policies, grants, triggers,
index. Columns that are added later go through private.sync_add_columns.';

create function private.sync_add_columns(p_table text, p_columns text[], p_erase jsonb default '{}') returns void
language plpgsql set search_path = '' as $$
declare
  v_columns text := (select string_agg(quote_ident(c), ', ') from unnest(p_columns) c);
  v_filled text := (select string_agg(format('%I is not null', c), ' or ') from unnest(p_columns) c);
  v_ops text[];
begin
  update private.sync_tables t set columns = t.columns || p_columns, erase = t.erase || p_erase
    where t.name = p_table returning t.ops into v_ops;
  if not found then
    raise exception '% is no synced table', p_table;
  end if;
  if 'put' = any (v_ops) then
    execute format('grant insert (%s) on public.%I to authenticated', v_columns, p_table);
  end if;
  if 'patch' = any (v_ops) then
    execute format('grant update (%s) on public.%I to authenticated', v_columns, p_table);
  end if;
  -- Devices that have a row already get the value its new column began with.
  execute format('select private.touch_row(%L, id) from public.%I where deleted_at is null and (%s)', p_table, p_table, v_filled);
end $$;
comment on function private.sync_add_columns is
  'Lets devices write columns that were added to a synced table, and sends rows that have a value there again. Rights,
policies and every other grant stay as they are. `p_erase` gives what a column holds once its row is deleted, for personal data.';

-- ==== Row triggers ====

-- The triggers that private.sync_register gives to every synced table.
-- They watch rows, not callers: an edit from the dashboard, from SQL or from a function syncs like any other.

-- What the statements of one transaction tell the triggers and functions beneath them: one setting, sync.context, that ends
-- with the transaction. Its keys, each absent unless it was set:
--   client    the device whose push this is; without one a change does not come from the app
--   seq       the place of the mutation in that device's order
--   made_at   when the mutation was made, as the device wrote it
--   replay    true while a put from before a restore is applied: its row counts as known then
--   answered  ids of the rows that stand in the answer to this push: its page leaves them out
--   poked     true once this transaction has poked
--   touch     true while a row is sent again although nothing in it changed
--   restamp   the rev that every row gets after a restore
--   history   'off' for an import that leaves no history
create function private.context() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(nullif(current_setting('sync.context', true), ''), '{}')::jsonb;
end $$;

create function private.set_context(p_parts jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('sync.context', jsonb_strip_nulls(private.context() || p_parts)::text, true);
end $$;
comment on function private.set_context(jsonb) is 'Sets keys of the context; null takes one out.';

-- Sets the context of the mutation whose row is written next: the stamp trigger reads from it which change of the device this
-- is. Always true, so that it can stand in an expression. In an update of many rows, each by a mutation with a seq of its own
-- (say 7 and 8), PostgreSQL computes the new values of a row and then runs its BEFORE triggers, row by row. The first column's
-- expression, `notes = case when announce(7, …) then …`, is thus called just before the trigger stamps the row of mutation 7.
create function private.announce(p_seq bigint, p_made_at text, p_replay boolean default null) returns boolean
language plpgsql set search_path = '' as $$
begin
  perform private.set_context(jsonb_build_object('seq', p_seq, 'made_at', p_made_at, 'replay', nullif(p_replay, false)));
  return true;
end $$;
grant execute on function private.context(), private.set_context(jsonb), private.announce(bigint, text, boolean)
to authenticated;

-- The trigger zzz_stamp(history, derived) is the last BEFORE trigger of a row (D12). It counts the change, notes per column
-- who made it, and writes to the history what it was. Both arguments come from private.sync_tables.
create function private.stamp_row() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  c_bookkeeping constant text[] := '{id,rev,sync_xid,field_revs,created_at,updated_at,updated_by}'::text[] || tg_argv[1]::text[];
  c_stamps constant text[] := '{rev,sync_xid,field_revs,updated_at,updated_by}';
  v_old jsonb;
  v_new jsonb := to_jsonb(new) - c_bookkeeping;
  v_context jsonb := private.context();
  v_writer jsonb := jsonb_build_array(v_context -> 'client', v_context -> 'seq');
  v_tombstone_rev bigint;
  v_changes jsonb;
begin
  -- A row of rev 0 was there before its table was registered: this is its first stamp.
  if tg_op = 'INSERT' or old.rev = 0 then
    -- The same id again after a hard delete goes on counting where the tombstone stopped (D9).
    delete from private.sync_tombstones t
      where t.tbl = tg_table_name and t.row_id = new.id returning t.rev into v_tombstone_rev;
    new.rev := coalesce(v_tombstone_rev, (select m.rev_floor from private.sync_meta m)) + 1;
    -- A put from before a restore brings back what was known then: later changes of that time had seen it (D2).
    new.field_revs := jsonb_build_object('*', jsonb_build_array(
      case when v_context ? 'replay' then 1 else new.rev end) || v_writer);
    if tg_op = 'UPDATE' then
      new.sync_xid := pg_current_xact_id()::text::bigint;
      return new;
    end if;
  elsif v_context ? 'restamp' then
    -- private.sync_restored: nothing changes but the count and the place in the order.
    new := old;
    new.rev := (v_context ->> 'restamp')::bigint;
    new.sync_xid := pg_current_xact_id()::text::bigint;
    return new;
  else
    if new.id <> old.id then
      raise exception 'an id never changes' using errcode = '23514', constraint = 'sync_id_is_fixed';
    end if;
    v_old := to_jsonb(old) - c_bookkeeping;
    new.created_at := old.created_at;
    if v_new = v_old and not v_context ? 'touch' then
      new.field_revs := old.field_revs;
      if to_jsonb(new) - c_stamps = to_jsonb(old) - c_stamps then
        new.rev := old.rev;
        new.sync_xid := old.sync_xid;
      else
        -- Only derived columns differ: devices get the row, and no edit is noted.
        new.rev := old.rev + 1;
        new.sync_xid := pg_current_xact_id()::text::bigint;
      end if;
      new.updated_at := old.updated_at;
      new.updated_by := old.updated_by;
      return new;
    end if;
    new.rev := old.rev + 1;
    v_writer := jsonb_build_array(new.rev) || v_writer;
    select old.field_revs || coalesce(jsonb_object_agg(n.key, v_writer), '{}'),
        jsonb_object_agg(n.key, jsonb_build_object('old', v_old -> n.key, 'new', n.value))
      into new.field_revs, v_changes
      from jsonb_each(v_new) n where n.value is distinct from v_old -> n.key;
    if tg_argv[0] <> 'none' and old.deleted_at is null and new.deleted_at is not null then
      perform private.write_history(tg_table_name, new.id, 'delete', '{}');
    elsif tg_argv[0] <> 'none' and v_changes is not null then
      perform private.write_history(tg_table_name, new.id, 'update', private.sync_history_changes(tg_argv[0], v_changes));
    end if;
  end if;
  new.sync_xid := pg_current_xact_id()::text::bigint;
  new.updated_at := clock_timestamp();
  new.updated_by := auth.uid();
  return new;
end $$;

-- The trigger check_parent(table, column) refuses a row under a deleted one (D7). Its key lock waits for a delete in progress.
create function private.sync_check_parent() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_parent uuid := (to_jsonb(new) ->> tg_argv[1])::uuid;
  v_deleted boolean;
begin
  if tg_op = 'UPDATE' and v_parent is not distinct from (to_jsonb(old) ->> tg_argv[1])::uuid then
    return new;
  end if;
  execute format('select x.deleted_at is not null from public.%I x where x.id = $1 for key share', tg_argv[0])
    into v_deleted using v_parent;
  if v_deleted or (v_deleted is null and exists (
    select 1 from private.sync_tombstones t where t.tbl = tg_argv[0] and t.row_id = v_parent)) then
    raise exception 'the parent row is deleted' using errcode = '23503', constraint = 'sync_parent_deleted';
  end if;
  return new;
end $$;

-- The trigger erase empties the personal columns in the statement that deletes, and keeps a deleted row as it is (S5).
create function private.sync_erase() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.deleted_at is not null then
    if to_jsonb(new) - '{rev,sync_xid,field_revs,updated_at,updated_by}'::text[]
      <> to_jsonb(old) - '{rev,sync_xid,field_revs,updated_at,updated_by}'::text[] then
      raise exception 'a deleted row stays deleted' using errcode = '23514', constraint = 'sync_deleted_is_final';
    end if;
    return new;
  end if;
  -- As strong as a hard delete's: a child that is being put under this row at this moment is waited for (D7).
  if exists (select 1 from private.sync_tables t where t.parent_table = tg_table_name) then
    execute format('select 1 from public.%I x where x.id = $1 for update', tg_table_name) using old.id;
  end if;
  return jsonb_populate_record(new, (select t.erase from private.sync_tables t where t.name = tg_table_name));
end $$;

-- The trigger cascade_delete deletes the children of deleted rows, and the values of those rows in conflicts and in the
-- history (S5). It runs once a statement, for all the rows it deleted: a client may have thousands of records.
create function private.cascade_delete() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_ids uuid[];
  v_along record;
begin
  if not exists (select 1 from new_rows n where n.deleted_at is not null) then
    return null;
  end if;
  select array_agg(n.id) into v_ids
    from new_rows n join old_rows o on o.id = n.id where o.deleted_at is null and n.deleted_at is not null;
  if v_ids is null then
    return null;
  end if;
  perform private.erase_history(tg_table_name, v_ids);
  for v_along in
    (select t.name, format('x.%I = d.id', t.parent_column) as belongs from private.sync_tables t
      where t.parent_table = tg_table_name order by t.position)
    union all
    select 'conflicts', format('x.table_name = %L and x.row_id = d.id', tg_table_name) where tg_table_name <> 'conflicts'
  loop
    -- Of several rows each was deleted by a change of its own: the stamp of what goes along is told which.
    execute format('update public.%I x set deleted_at = %s
        from unnest($1) d (id) join new_rows p on p.id = d.id %s where %s and x.deleted_at is null',
      v_along.name,
      case when cardinality(v_ids) = 1 then 'p.deleted_at' else $made$case when private.announce(
        (p.field_revs -> 'deleted_at' ->> 2)::bigint, to_json(h.made_at) #>> '{}') then p.deleted_at end$made$ end,
      case when cardinality(v_ids) = 1 then '' else $noted$left join lateral (
        select h.made_at from private.sync_history h where h.tbl = $2 and h.row_id = d.id order by h.id desc limit 1
      ) h on true$noted$ end,
      v_along.belongs) using v_ids, tg_table_name;
  end loop;
  return null;
end $$;

-- The trigger conflicts_follow sends the conflicts on changed rows again, for the change may have shown their row to somebody or
-- taken it out of their sight (PL23). It runs once a statement; the push has locked these conflicts before.
create function private.send_conflicts_again() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_ids uuid[] := array(
    select c.id from new_rows n join old_rows o on o.id = n.id
      join public.conflicts c on c.table_name = tg_table_name and c.row_id = n.id and c.deleted_at is null
    where n.rev <> o.rev and n.deleted_at is null order by c.id);
  v_touch jsonb := private.context() -> 'touch';
begin
  if v_ids <> '{}' then
    perform private.set_context('{"touch": true}');
    update public.conflicts c set id = c.id where c.id = any (v_ids);
    perform private.set_context(jsonb_build_object('touch', v_touch));
  end if;
  return null;
end $$;

-- The trigger write_tombstone leaves a tombstone after a hard delete, which goes on counting where the row stopped (D9).
create function private.write_tombstone() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.erase_history(tg_table_name, array[old.id]);
  insert into private.sync_tombstones as t (tbl, row_id, rev, sync_xid)
    values (tg_table_name, old.id, old.rev + 1, pg_current_xact_id()::text::bigint)
    on conflict (tbl, row_id) do update set rev = excluded.rev, sync_xid = excluded.sync_xid, at = excluded.at;
  if tg_table_name <> 'conflicts' then
    update public.conflicts c set deleted_at = clock_timestamp()
      where c.table_name = tg_table_name and c.row_id = old.id and c.deleted_at is null;
  end if;
  return null;
end $$;

-- The trigger truncated leaves a tombstone for every row of a table that is emptied: the same ids may come back (D13).
create function private.sync_truncated() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format(
    'insert into private.sync_tombstones (tbl, row_id, rev, sync_xid) select %L, x.id, x.rev + 1, $1 from public.%I x
       on conflict (tbl, row_id) do update set rev = excluded.rev, sync_xid = excluded.sync_xid, at = excluded.at',
    tg_table_name, tg_table_name) using pg_current_xact_id()::text::bigint;
  update private.sync_meta set scope = scope + 1;
  delete from private.sync_history h where h.tbl = tg_table_name;
  return null;
end $$;

-- The trigger poke tells devices to pull, by a message without data, once per transaction. A realtime fault never
-- fails a write, nor delays it by more than the lock timeout (P3).
create function private.sync_poke() returns trigger
language plpgsql security definer set search_path = '' set lock_timeout = '300ms' as $$
declare
  v_context jsonb := private.context();
begin
  if not v_context ? 'poked' then
    perform private.set_context('{"poked": true}');
    perform realtime.send(
      jsonb_build_object('x', pg_current_xact_id()::text::bigint, 'client', v_context -> 'client'),
      'poke', 'sync', true);
  end if;
  return null;
exception when others then
  return null;
end $$;

-- Sends a row again although nothing in it changed (C5).
create function private.touch_row(p_table text, p_row uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.set_context('{"touch": true}');
  execute format('update public.%I set id = id where id = $1', p_table) using p_row;
  perform private.set_context('{"touch": null}');
end $$;

-- Staff hear the poke; no policy lets a device write a broadcast, so none can send one (P1).
create policy "Staff hear the sync poke" on realtime.messages
  for select to authenticated using (
    (select realtime.topic()) = 'sync' and extension = 'broadcast' and (select private.is_staff())
  );
