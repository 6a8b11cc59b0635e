-- sync_pull: everything committed after the cursor, by keyset below a watermark, in one snapshot.
-- STABLE, like everything it calls: one volatile helper would take a newer snapshot than the watermark and lose
-- rows for good (D11). It runs with the caller's rights: row-level security decides what is seen (S1).

create function private.sync_pull_tables() returns table (name text, columns text)
language sql stable security definer set search_path = '' as $$
  select t.name, string_agg(format('q.%I', a.attname), ', ' order by a.attnum)
  from private.sync_tables t
  join pg_catalog.pg_attribute a on a.attrelid = format('public.%I', t.name)::regclass
    and a.attnum > 0 and not a.attisdropped and a.attname not in ('field_revs', 'sync_xid')
  group by t.name, t.position order by t.position
$$;

create function private.sync_pull_tombstones(p_xid bigint, p_table text, p_row uuid, p_below bigint, p_limit integer)
returns table (tbl text, row_id uuid, rev bigint, sync_xid bigint)
language sql stable security definer set search_path = '' as $$
  select t.tbl, t.row_id, t.rev, t.sync_xid from private.sync_tombstones t
  where (t.sync_xid, t.tbl, t.row_id) > (p_xid, p_table, p_row) and t.sync_xid < p_below
  order by t.sync_xid, t.tbl, t.row_id limit p_limit
$$;

create function private.sync_gc_horizon() returns bigint
language sql stable security definer set search_path = '' as $$
  select m.gc_horizon from private.sync_meta m
$$;

-- Whether the newest change a device knows to be acknowledged is still in the ledger. If not, the database was put
-- back to a time before it (D1). Null: the device knows of none.
create function private.sync_remembers(p_acknowledged uuid) returns boolean
language sql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
  select p_acknowledged is null or exists (select 1 from private.sync_ledger l where l.mutation_id = p_acknowledged)
$$;

grant execute on function
  private.sync_remembers(uuid),
  private.sync_pull_tables(), private.sync_pull_tombstones(bigint, text, uuid, bigint, integer), private.sync_gc_horizon()
to authenticated;

create function public.sync_pull(p_cursor jsonb, p_limit integer default 1000, p_acknowledged uuid default null)
returns json
language plpgsql stable set search_path = '' as $$
declare
  v_watermark bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
  c_last_id constant uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  c_first_id constant uuid := '00000000-0000-0000-0000-000000000000';
  c_early constant integer := 200;
  v_user uuid := private.sync_admit();
  v_cursor jsonb := case when jsonb_typeof(p_cursor) = 'object' then p_cursor else '{}' end;
  v_limit integer := least(greatest(coalesce(p_limit, 1000), 1), 5000);
  v_table record;
  v_xid bigint;
  v_id uuid;
  v_count integer;
  v_rows json;
  v_news text[];
  v_tables text := '';
  v_early text := '';
  v_tombstones json := '[]';
  v_early_tombstones json := '[]';
  v_more boolean := false;
  v_pending boolean := false;
  v_reset boolean;
  v_last_table text;
  -- No row that others wrote lies here or beyond, unless it came out of a dump.
  v_next bigint := greatest(
    pg_snapshot_xmax(pg_current_snapshot())::text::bigint, pg_current_xact_id_if_assigned()::text::bigint + 1);
  -- Within a push: its own rows that stand in its answer (private.sync_page_along).
  v_own bigint := pg_current_xact_id_if_assigned()::text::bigint;
  v_answered uuid[] := array(select jsonb_array_elements_text(private.context() -> 'answered'))::uuid[];
begin
  perform private.sync_require_settled();
  -- `since`: where the last complete run ended; `began`: where the first one, not yet complete, began. A tombstone
  -- collected after that may have been missed (K4). A cursor ahead of the server, or a change it no longer knows:
  -- the database was put back (D1); a standby that lags behind was not.
  v_reset := coalesce(coalesce(v_cursor ->> 'since', v_cursor ->> 'began')::bigint < private.sync_gc_horizon(), false)
    or not private.sync_remembers(p_acknowledged)
    or not pg_is_in_recovery() and exists (
      select 1 from jsonb_each(v_cursor) e
      where jsonb_typeof(e.value) = 'object'
        and (e.value ->> 'x')::bigint >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint);
  if not v_cursor ? 'since' and not v_cursor ? 'began' then
    v_cursor := v_cursor || jsonb_build_object('began', v_watermark);
  end if;
  if v_reset then
    v_more := true;
    v_cursor := '{}';
  else
    v_news := private.sync_news(v_cursor, -1, c_first_id, v_watermark);
    for v_table in select t.name, t.columns from private.sync_pull_tables() t loop
      if v_limit = 0 then
        v_more := true;
        exit;
      end if;
      v_xid := coalesce((v_cursor -> v_table.name ->> 'x')::bigint, -1);
      v_id := coalesce((v_cursor -> v_table.name ->> 'id')::uuid, c_first_id);
      v_count := 0;
      if v_table.name = any (v_news) then
        execute format(
          'select json_agg(r), count(*) from (select %s from (select * from public.%I
             where (sync_xid, id) > ($1, $2) and sync_xid < $3 order by sync_xid, id limit $4) q) r',
          v_table.columns, v_table.name)
          into v_rows, v_count using v_xid, v_id, v_watermark, v_limit;
      end if;
      if v_count > 0 then
        v_tables := v_tables || case when v_tables = '' then '' else ',' end || to_json(v_table.name) || ':' || v_rows;
      end if;
      if v_count = v_limit then
        v_more := true;
        execute format(
          'select sync_xid, id from public.%I
             where (sync_xid, id) > ($1, $2) and sync_xid < $3 order by sync_xid, id offset $4 - 1 limit 1',
          v_table.name)
          into v_xid, v_id using v_xid, v_id, v_watermark, v_limit;
      elsif v_watermark - 1 >= v_xid then
        -- Nothing below the watermark is left: the next pull begins there, so an old cursor never looks stale (K4).
        v_xid := v_watermark - 1;
        v_id := c_last_id;
      end if;
      v_cursor := v_cursor || jsonb_build_object(v_table.name, jsonb_build_object('x', v_xid, 'id', v_id));
      v_limit := v_limit - v_count;
    end loop;

    if v_limit = 0 then
      v_more := true;
    else
      v_xid := coalesce((v_cursor -> '_tombstones' ->> 'x')::bigint, -1);
      select json_agg(json_build_object('table', t.tbl, 'row_id', t.row_id, 'rev', t.rev)), count(*)
        into v_rows, v_count
        from private.sync_pull_tombstones(v_xid, coalesce(v_cursor -> '_tombstones' ->> 'table', ''),
          coalesce((v_cursor -> '_tombstones' ->> 'id')::uuid, c_first_id), v_watermark, v_limit) t;
      v_tombstones := coalesce(v_rows, '[]');
      if v_count = v_limit then
        v_more := true;
        select t.sync_xid, t.tbl, t.row_id into v_xid, v_last_table, v_id
          from private.sync_pull_tombstones(v_xid, coalesce(v_cursor -> '_tombstones' ->> 'table', ''),
            coalesce((v_cursor -> '_tombstones' ->> 'id')::uuid, c_first_id), v_watermark, v_limit) t
          order by t.sync_xid desc, t.tbl desc, t.row_id desc limit 1;
        v_cursor := v_cursor
          || jsonb_build_object('_tombstones', jsonb_build_object('x', v_xid, 'table', v_last_table, 'id', v_id));
      elsif v_watermark - 1 >= v_xid then
        v_cursor := v_cursor
          || jsonb_build_object('_tombstones', jsonb_build_object('x', v_watermark - 1, 'table', '~', 'id', c_last_id));
      end if;
    end if;

    if not v_more then
      -- Committed while an older transaction is still open: sent early, the cursor stays below it (K1).
      v_news := private.sync_news('{}', v_watermark - 1, c_last_id, 9223372036854775807);
      for v_table in select t.name, t.columns from private.sync_pull_tables() t where t.name = any (v_news) loop
        execute format(
          'select json_agg(r), count(*) from (select %s from (select * from public.%I
             where sync_xid >= $1 and (sync_xid = $3 and id = any ($4)) is not true order by sync_xid, id limit $2) q) r',
          v_table.columns, v_table.name)
          into v_rows, v_count using v_watermark, c_early, v_own, v_answered;
        if v_count > 0 then
          v_pending := true;
          v_early := v_early || case when v_early = '' then '' else ',' end || to_json(v_table.name) || ':' || v_rows;
        end if;
      end loop;
      select json_agg(json_build_object('table', t.tbl, 'row_id', t.row_id, 'rev', t.rev)), count(*)
        into v_rows, v_count
        from private.sync_pull_tombstones(v_watermark, '', c_first_id, 9223372036854775807, c_early) t;
      v_early_tombstones := coalesce(v_rows, '[]');
      v_pending := v_pending or v_count > 0;
      v_cursor := v_cursor - 'began' || jsonb_build_object('since', v_watermark);
      if v_pending and not pg_is_in_recovery() and (
        private.sync_news('{}', v_next - 1, c_last_id, 9223372036854775807) <> '{}'
        or exists (select 1 from private.sync_pull_tombstones(v_next, '', c_first_id, 9223372036854775807, 1))) then
        raise exception 'rows lie ahead of this database, and restore.sql has not run' using errcode = 'PT503';
      end if;
    end if;
  end if;

  return json_build_object(
    'tables', ('{' || v_tables || '}')::json,
    'early', ('{' || v_early || '}')::json,
    'tombstones', v_tombstones::jsonb || v_early_tombstones::jsonb,
    'cursor', v_cursor,
    'more', v_more,
    'pending', v_pending,
    'user', v_user,
    'epoch', private.sync_epoch(),
    'scope', private.sync_scope(),
    'reset', v_reset,
    'server_time', clock_timestamp());
end $$;
comment on function public.sync_pull(jsonb, integer, uuid) is
  'Committed changes after a cursor, as PullReply of src/sync/protocol.ts. Call it by POST.';
grant execute on function public.sync_pull(jsonb, integer, uuid) to authenticated;
