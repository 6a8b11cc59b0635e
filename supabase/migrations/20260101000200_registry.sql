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
  -- different ones; 'row': a change of a row may also show it or take it out of sight. The policies of the table say which.
  visibility text not null check (visibility in ('table', 'role', 'row')),
  -- Everybody who writes a table sees all conflicts of it (conflicts, "Only on tables one writes"): a conflict on a row out
  -- of their sight would show them its values. So devices write no table of which each row decides who sees it (PL21).
  constraint sync_tables_row_visible_is_read_only check (visibility <> 'row' or ops = '{}')
);

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
  -- its bounds (16-bounds.test.sql); the forms say them first (src/domain).
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
index. Columns that are added later go through private.sync_add_columns. `visibility => ''row''` goes with `ops => ''{}''` only.';

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
