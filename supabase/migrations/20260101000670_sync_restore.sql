-- After a backup was put back (README, 'Restore a backup'). Revs repeat then, transaction ids may lie ahead of the
-- cluster, and rows people deleted are back: D1, D2, D13, S5.

-- Rows and tombstones no pull would ever send, for their transaction lies ahead of this cluster (D13).
create function private.sync_ahead() returns table (tbl text, entries bigint)
language plpgsql security definer set search_path = '' as $$
declare
  -- This very transaction may be ahead of the last one that ended.
  v_next bigint := greatest(
    pg_snapshot_xmax(pg_current_snapshot())::text::bigint, pg_current_xact_id_if_assigned()::text::bigint + 1);
  v_table record;
begin
  for v_table in select t.name from private.sync_tables t order by t.position loop
    tbl := v_table.name;
    execute format('select count(*) from public.%I x where x.sync_xid >= $1', tbl) into entries using v_next;
    if entries > 0 then
      return next;
    end if;
  end loop;
  tbl := 'tombstones';
  select count(*) into entries from private.sync_tombstones t where t.sync_xid >= v_next;
  if entries > 0 then
    return next;
  end if;
end $$;
comment on function private.sync_ahead() is 'Empty unless a dump was restored into a younger cluster without restore.sql.';

-- Everything that was deleted, to be kept outside the database: ids and times, no values (S5).
create function private.sync_erasures() returns table (table_name text, row_id uuid, deleted_at timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  v_table record;
begin
  for v_table in select t.name from private.sync_tables t where 'delete' = any (t.ops) order by t.position loop
    return query execute format(
      'select %L::text, x.id, x.deleted_at from public.%I x where x.deleted_at is not null
       union all select t.tbl::text, t.row_id, t.at from private.sync_tombstones t where t.tbl = %L',
      v_table.name, v_table.name, v_table.name);
  end loop;
end $$;

-- One erasure, again: the row goes as it went then; one the backup does not have cannot come back from a device that
-- has not heard. A row made under the same id since stays. Answers what happened.
create function private.sync_erase_again(p_table text, p_row uuid, p_at timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_row record;
begin
  if (private.sync_table(p_table)).name is null then
    return 'unknown_table';
  end if;
  execute format('select x.id, x.created_at, x.deleted_at from public.%I x where x.id = $1', p_table)
    into v_row using p_row;
  if v_row.id is null then
    insert into private.sync_tombstones (tbl, row_id, rev, sync_xid)
      select p_table, p_row, m.rev_floor + 1, pg_current_xact_id()::text::bigint from private.sync_meta m
      on conflict (tbl, row_id) do nothing;
    return 'buried';
  elsif v_row.deleted_at is not null or v_row.created_at > p_at then
    return 'left';
  end if;
  execute format('update public.%I x set deleted_at = $2 where x.id = $1', p_table) using p_row, p_at;
  return 'erased';
end $$;

-- Makes a restored database one that devices can trust: every row is sent again, above every rev of the lost time
-- while its field revs stay as they were, so that bases of the lost time lose against what is changed from now on; a
-- new epoch tells every device; erasures happen again.
create function private.sync_restored(p_erasures jsonb default '[]') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  -- Counted by the clock, not from the backup: the same backup may be put back twice. Exact in a JSON number.
  v_floor bigint := greatest(
    (select m.rev_floor from private.sync_meta m) + 4294967296,
    floor(extract(epoch from clock_timestamp()))::bigint * 1048576);
  v_table record;
  v_erasure record;
  v_count bigint;
  v_rows bigint := 0;
  v_done jsonb := '{"erased": 0, "buried": 0, "left": 0, "unknown_table": 0}';
  v_outcome text;
begin
  update private.sync_meta set epoch = gen_random_uuid(), gc_horizon = 0, rev_floor = v_floor;
  perform private.set_context(jsonb_build_object('restamp', v_floor));
  for v_table in select t.name from private.sync_tables t order by t.position loop
    execute format('update public.%I set id = id', v_table.name);
    get diagnostics v_count = row_count;
    v_rows := v_rows + v_count;
  end loop;
  perform private.set_context('{"restamp": null}');
  update private.sync_tombstones set rev = v_floor, sync_xid = pg_current_xact_id()::text::bigint;
  perform private.sync_settle();

  for v_erasure in
    select e.table_name, e.row_id, e.deleted_at
    from jsonb_to_recordset(p_erasures) e (table_name text, row_id uuid, deleted_at timestamptz)
    order by e.deleted_at
  loop
    v_outcome := private.sync_erase_again(v_erasure.table_name, v_erasure.row_id, v_erasure.deleted_at);
    v_done := jsonb_set(v_done, array[v_outcome], to_jsonb((v_done ->> v_outcome)::bigint + 1));
  end loop;
  return jsonb_build_object('epoch', private.sync_epoch(), 'rows', v_rows,
    'ahead', (select coalesce(sum(a.entries), 0) from private.sync_ahead() a)) || v_done;
end $$;
comment on function private.sync_restored(jsonb) is
  'Run once by supabase/restore.sql after a backup was put back; answers what was done. `ahead` must be 0.';
