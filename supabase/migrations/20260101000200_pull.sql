-- sync_pull: everything committed after the cursor, by keyset below a watermark, in one snapshot.
-- STABLE, like everything it calls: one volatile helper would take a newer snapshot than the watermark and lose
-- rows for good (D11). It runs with the caller's rights: row-level security decides what is seen.

-- The cursor of a device, opaque to it:
--   <table>      {x, id, a}: every row up to transaction x (sync_xid), and of that transaction up to this id, was sent;
--                a is the `access` below that its reader had then
--   _tombstones  {x, table, id}: the same for hard-deleted rows, of all tables together
--   began        the watermark at which the first pull of this device began; only while that pull is not complete
--   blank        true beside `began` where that device held no row
--   since        the watermark at which the latest complete pull ended; then the two are gone
-- For example {"clients": {"x": 812, "id": "ffffffff-…", "a": "all"}, "_tombstones": {"x": 812, …}, "since": 813}.
-- A device that never had an answer sends null. One that holds rows and begins anew sends {}: any of them may be out of its
-- sight by now, so it is told of all such rows.

-- The tables a device is sent: those it names that the caller's role reads. `access` changes when the caller comes to see
-- other rows of a table without any of them having changed, in another role or with other rights of it: then the table is
-- fetched again from its beginning.
create type private.sync_pull_table as (name text, columns text, access text, row_decides boolean);

create function private.sync_pull_tables(p_names text[]) returns setof private.sync_pull_table
language sql stable security definer set search_path = '' as $$
  select t.name, string_agg(format('q.%I', a.attname), ', ' order by a.attnum),
    case t.visibility when 'table' then 'all' else s.access end, t.visibility = 'row'
  from (
    select h.role, h.role || ' ' || md5(string_agg(h.subject || ' ' || h.action, ',' order by h.subject, h.action)) as access
    from private.rights h where h.role = private.staff_role() group by h.role
  ) s
  join private.rights r on r.role = s.role and r.action = 'read'
  join private.sync_tables t on t.name = r.subject and (p_names is null or t.name = any (p_names))
  join pg_catalog.pg_attribute a on a.attrelid = format('public.%I', t.name)::regclass
    and a.attnum > 0 and not a.attisdropped and a.attname not in ('field_revs', 'sync_xid')
  group by t.name, s.access order by t.position
$$;

-- The places of a cursor that still hold, and the tables that begin anew: the device takes away what they do not bring.
-- The place of a table is dropped when the device no longer names it, the caller no longer reads it, or reads it otherwise.
-- A table without a place begins anew on a device that has finished a pull before; in a first pull there is nothing to take away.
create function private.sync_places(
  p_cursor jsonb, p_names text[], p_tables private.sync_pull_table[], out cursor jsonb, out restarted text[])
language sql stable set search_path = '' as $$
  with known as (
    select c.key as name, c.value ->> 'a' as access from jsonb_each(p_cursor) c
    where jsonb_typeof(c.value) = 'object' and c.key <> '_tombstones'
  ), judged as (
    select coalesce(k.name, t.name) as name, k.name is not null as had_place,
      t.name is not null and k.access is not distinct from t.access as holds,
      k.name is null or p_names is null or k.name = any (p_names) as is_named
    from known k full join unnest(p_tables) t on t.name = k.name
  ) select p_cursor - coalesce(array_agg(j.name) filter (where not j.holds), '{}'),
      coalesce(array_agg(j.name order by j.name) filter (
        where not j.holds and j.is_named and (j.had_place or p_cursor ? 'since')), '{}')
    from judged j
$$;

-- The next rows of a table in which each row decides who sees it, those the caller does not see too: what the caller held
-- of one before has to go. Only ids and revs.
create function private.sync_pull_keys(p_table text, p_xid bigint, p_id uuid, p_below bigint, p_limit integer)
returns table (id uuid, rev bigint, sync_xid bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.can(p_table, 'read') then
    return query execute format('select x.id, x.rev, x.sync_xid from public.%I x
        where (x.sync_xid, x.id) > ($1, $2) and x.sync_xid < $3 order by x.sync_xid, x.id limit $4', p_table)
      using p_xid, p_id, p_below, p_limit;
  end if;
end $$;

create function private.sync_pull_tombstones(
  p_tables text[], p_xid bigint, p_table text, p_row uuid, p_below bigint, p_limit integer)
returns table (tbl text, row_id uuid, rev bigint, sync_xid bigint)
language sql stable security definer set search_path = '' as $$
  select t.tbl, t.row_id, t.rev, t.sync_xid from private.sync_tombstones t
  where (t.sync_xid, t.tbl, t.row_id) > (p_xid, p_table, p_row) and t.sync_xid < p_below and t.tbl = any (p_tables)
  order by t.sync_xid, t.tbl, t.row_id limit p_limit
$$;

create function private.sync_gc_horizon() returns bigint
language sql stable security definer set search_path = '' as $$
  select m.gc_horizon from private.sync_meta m
$$;

-- Whether the newest change a device knows to be acknowledged is still in the ledger. If not, the database was put
-- back to a time before it (D1). Null: the device knows of none.
create function private.ledger_has(p_acknowledged uuid) returns boolean
language sql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
  select p_acknowledged is null or exists (select 1 from private.sync_ledger l where l.mutation_id = p_acknowledged)
$$;

grant execute on function
  private.ledger_has(uuid), private.sync_pull_keys(text, bigint, uuid, bigint, integer), private.sync_pull_tables(text[]), private.sync_places(jsonb, text[], private.sync_pull_table[]),
  private.sync_pull_tombstones(text[], bigint, text, uuid, bigint, integer), private.sync_gc_horizon()
to authenticated;

create function public.sync_pull(
  p_cursor jsonb, p_limit integer default 1000, p_acknowledged uuid default null,
  p_tables text[] default null, p_bytes integer default null)
returns json
language plpgsql stable set search_path = '' as $$
declare
  v_watermark bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
  c_last_id constant uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  c_first_id constant uuid := '00000000-0000-0000-0000-000000000000';
  c_early constant integer := 200;
  -- Rows and tombstones of one answer as JSON. One row goes alone, however long it is, so that a pull always goes on.
  c_bytes constant integer := 1900000;
  c_tombstone_bytes constant integer := 128;
  c_endless constant bigint := 9223372036854775807;
  v_user uuid := private.require_staff();
  v_cursor jsonb := case when jsonb_typeof(p_cursor) = 'object' then p_cursor else '{}' end;
  v_rows_left integer := least(greatest(coalesce(p_limit, 1000), 1), 5000);
  v_bytes_left integer := least(greatest(coalesce(p_bytes, c_bytes), 1), c_bytes);
  v_restarted text[];
  v_all private.sync_pull_table[];
  v_names text[];
  v_changed text[];
  v_table private.sync_pull_table;
  v_row record;
  v_xid bigint;
  v_id uuid;
  v_last_table text;
  v_next_xid bigint;
  v_found text[];
  v_tables text[] := '{}';
  v_early text[] := '{}';
  v_withdrawn jsonb := '[]';
  -- Rows that went out of sight before the first pull of a blank device began were never sent to it.
  v_began bigint;
  v_tombstones json := '[]';
  v_early_tombstones json := '[]';
  v_count integer;
  v_limit integer;
  v_is_empty boolean := true;
  v_more boolean := false;
  v_pending boolean := false;
  v_reset boolean;
  -- No row that others wrote lies here or beyond, unless it came out of a dump.
  v_next bigint := greatest(
    pg_snapshot_xmax(pg_current_snapshot())::text::bigint, pg_current_xact_id_if_assigned()::text::bigint + 1);
  -- Within a push: its own rows that stand in its answer (private.page_with_push).
  v_own bigint := pg_current_xact_id_if_assigned()::text::bigint;
  v_answered uuid[] := array(select jsonb_array_elements_text(private.context() -> 'answered'))::uuid[];
begin
  perform private.require_settled();
  -- `since`: where the last complete run ended; `began`: where the first one, not yet complete, began. A tombstone
  -- collected after that may have been missed (K4). A cursor ahead of the server, or a change it no longer knows:
  -- the database was put back; a standby that lags behind was not.
  v_reset := coalesce(coalesce(v_cursor ->> 'since', v_cursor ->> 'began')::bigint < private.sync_gc_horizon(), false)
    or not private.ledger_has(p_acknowledged)
    or not pg_is_in_recovery() and exists (
      select 1 from jsonb_each(v_cursor) e
      where jsonb_typeof(e.value) = 'object'
        and (e.value ->> 'x')::bigint >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint);
  if not v_cursor ? 'since' and not v_cursor ? 'began' then
    v_cursor := v_cursor || jsonb_build_object('began', v_watermark)
      || case when jsonb_typeof(p_cursor) = 'object' then '{}' else '{"blank": true}'::jsonb end;
  end if;
  if v_reset then
    v_more := true;
    v_cursor := '{}';
  else
    v_all := array(select t from private.sync_pull_tables(p_tables) t);
    v_names := array(select t.name from unnest(v_all) t);
    select p.cursor, p.restarted into v_cursor, v_restarted from private.sync_places(v_cursor, p_tables, v_all) p;
    v_began := case when v_cursor ? 'blank' then (v_cursor ->> 'began')::bigint else 0 end;
    v_changed := private.changed_tables(v_cursor, -1, c_first_id, v_watermark);
    foreach v_table in array v_all loop
      v_xid := coalesce((v_cursor -> v_table.name ->> 'x')::bigint, -1);
      v_id := coalesce((v_cursor -> v_table.name ->> 'id')::uuid, c_first_id);
      v_found := '{}';
      if v_table.name = any (v_changed) then
        for v_row in execute format(case when v_table.row_decides then
            'select k.sync_xid, k.id, k.rev, case when q.id is not null then row_to_json(r)::text end as json
               from private.sync_pull_keys(%1$L, $1, $2, $3, $4) k left join public.%1$I q on q.id = k.id, lateral (select %2$s) r
               order by k.sync_xid, k.id'
          else
            'select q.sync_xid, q.id, q.rev, row_to_json(r)::text as json
               from (select * from public.%1$I where (sync_xid, id) > ($1, $2) and sync_xid < $3 order by sync_xid, id limit $4) q,
                 lateral (select %2$s) r'
          end, v_table.name, v_table.columns)
          using v_xid, v_id, v_watermark, v_rows_left
        loop
          if v_row.json is null then
            v_rows_left := v_rows_left - 1;
            v_xid := v_row.sync_xid;
            v_id := v_row.id;
            if v_xid >= v_began then
              v_bytes_left := v_bytes_left - c_tombstone_bytes;
              v_withdrawn := v_withdrawn || jsonb_build_object('table', v_table.name, 'row_id', v_id, 'rev', v_row.rev);
            end if;
            continue;
          end if;
          if not v_is_empty and octet_length(v_row.json) >= v_bytes_left then
            v_more := true;
            exit;
          end if;
          v_is_empty := false;
          v_bytes_left := v_bytes_left - octet_length(v_row.json) - 1;
          v_rows_left := v_rows_left - 1;
          v_found := v_found || v_row.json;
          v_xid := v_row.sync_xid;
          v_id := v_row.id;
        end loop;
        if cardinality(v_found) > 0 then
          v_tables := v_tables || (to_json(v_table.name) || ':[' || array_to_string(v_found, ',') || ']');
        end if;
      end if;
      v_more := v_more or v_rows_left = 0;
      if not v_more and v_watermark - 1 >= v_xid then
        -- Nothing below the watermark is left: the next pull begins there, so an old cursor never looks stale (K4).
        v_xid := v_watermark - 1;
        v_id := c_last_id;
      end if;
      v_cursor := v_cursor || jsonb_build_object(v_table.name, jsonb_build_object('x', v_xid, 'id', v_id, 'a', v_table.access));
      exit when v_more;
    end loop;

    if not v_more then
      v_xid := coalesce((v_cursor -> '_tombstones' ->> 'x')::bigint, -1);
      v_limit := least(v_rows_left, greatest(v_bytes_left / c_tombstone_bytes, 1));
      select json_agg(json_build_object('table', t.tbl, 'row_id', t.row_id, 'rev', t.rev) order by t.sync_xid, t.tbl, t.row_id),
          count(*), (array_agg(t.sync_xid order by t.sync_xid desc, t.tbl desc, t.row_id desc))[1],
          (array_agg(t.tbl order by t.sync_xid desc, t.tbl desc, t.row_id desc))[1],
          (array_agg(t.row_id order by t.sync_xid desc, t.tbl desc, t.row_id desc))[1]
        into v_tombstones, v_count, v_next_xid, v_last_table, v_id
        from private.sync_pull_tombstones(v_names, v_xid, coalesce(v_cursor -> '_tombstones' ->> 'table', ''),
          coalesce((v_cursor -> '_tombstones' ->> 'id')::uuid, c_first_id), v_watermark, v_limit) t;
      v_bytes_left := v_bytes_left - v_count * c_tombstone_bytes;
      if v_count = v_limit then
        v_more := true;
        v_cursor := v_cursor || jsonb_build_object('_tombstones', jsonb_build_object('x', v_next_xid, 'table', v_last_table, 'id', v_id));
      elsif v_watermark - 1 >= v_xid then
        v_cursor := v_cursor
          || jsonb_build_object('_tombstones', jsonb_build_object('x', v_watermark - 1, 'table', '~', 'id', c_last_id));
      end if;
    end if;

    if not v_more then
      -- Committed while an older transaction is still open: sent early, the cursor stays below it (K1).
      v_changed := private.changed_tables('{}', v_watermark - 1, c_last_id, c_endless);
      foreach v_table in array v_all loop
        continue when v_table.name <> all (v_changed);
        v_found := '{}';
        for v_row in execute format(case when v_table.row_decides then
            'select k.id, k.rev, case when q.id is not null then row_to_json(r)::text end as json
               from private.sync_pull_keys(%1$L, $1 - 1, $5, $6, $2) k left join public.%1$I q on q.id = k.id, lateral (select %2$s) r
               where (k.sync_xid = $3 and k.id = any ($4)) is not true order by k.sync_xid, k.id'
          else
            'select q.id, q.rev, row_to_json(r)::text as json
               from (select * from public.%1$I where sync_xid >= $1 and (sync_xid = $3 and id = any ($4)) is not true
                 order by sync_xid, id limit $2) q, lateral (select %2$s) r'
          end, v_table.name, v_table.columns)
          using v_watermark, c_early, v_own, v_answered, c_last_id, c_endless
        loop
          v_pending := true;
          if v_row.json is null then
            v_withdrawn := v_withdrawn || jsonb_build_object('table', v_table.name, 'row_id', v_row.id, 'rev', v_row.rev);
            continue;
          end if;
          -- What does not fit comes with a later pull, when the cursor can cover it.
          exit when not v_is_empty and octet_length(v_row.json) >= v_bytes_left;
          v_is_empty := false;
          v_bytes_left := v_bytes_left - octet_length(v_row.json) - 1;
          v_found := v_found || v_row.json;
        end loop;
        if cardinality(v_found) > 0 then
          v_early := v_early || (to_json(v_table.name) || ':[' || array_to_string(v_found, ',') || ']');
        end if;
      end loop;
      select json_agg(json_build_object('table', t.tbl, 'row_id', t.row_id, 'rev', t.rev)), count(*)
        into v_early_tombstones, v_count
        from private.sync_pull_tombstones(v_names, v_watermark, '', c_first_id, c_endless, c_early) t;
      v_pending := v_pending or v_count > 0;
      v_cursor := v_cursor - 'began' - 'blank' || jsonb_build_object('since', v_watermark);
      if v_pending and not pg_is_in_recovery() and (
        private.changed_tables('{}', v_next - 1, c_last_id, c_endless) <> '{}'
        or exists (select 1 from private.sync_pull_tombstones(v_names, v_next, '', c_first_id, c_endless, 1))) then
        raise exception 'rows lie ahead of this database, and restore.sql has not run' using errcode = 'PT503';
      end if;
    end if;
  end if;

  return json_build_object(
    'tables', ('{' || array_to_string(v_tables, ',') || '}')::json,
    'early', ('{' || array_to_string(v_early, ',') || '}')::json,
    'tombstones', coalesce(v_tombstones, '[]')::jsonb || coalesce(v_early_tombstones, '[]')::jsonb,
    'withdrawn', v_withdrawn,
    'restarted', coalesce(v_restarted, '{}'),
    'cursor', v_cursor,
    'more', v_more,
    'pending', v_pending,
    'user', v_user,
    'epoch', private.sync_epoch(),
    'scope', private.sync_scope(),
    'reset', v_reset,
    'server_time', clock_timestamp());
end $$;
comment on function public.sync_pull(jsonb, integer, uuid, text[], integer) is
  'Committed changes after a cursor of the tables a device names (every table when it names none), as PullReply of
src/sync/protocol.ts: at most so many rows and bytes. Call it by POST.';
grant execute on function public.sync_pull(jsonb, integer, uuid, text[], integer) to authenticated;
