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

-- Staff hear the poke; there is no insert policy, so no device can send one (P1).
create policy "Staff hear the sync poke" on realtime.messages
  for select to authenticated using (
    (select realtime.topic()) = 'sync' and extension = 'broadcast' and (select private.is_staff())
  );
