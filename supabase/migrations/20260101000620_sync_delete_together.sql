-- A day of tidying up sends hundreds of deletes, and one client may have thousands of records. Deletes of one table go in
-- one statement, as patches do (private.sync_patch_together); whatever is special about one sends it by itself.

-- The deletes whose rows are there, unchanged since by another, with no living child or grandchild that was not seen (D7):
-- what private.sync_delete asks of one, asked of all.
create function private.sync_deletable(p_table text, p_client uuid, p_mutations jsonb[]) returns bigint[]
language plpgsql stable set search_path = '' as $$
declare
  v_places bigint[];
  v_below record;
begin
  execute format($sql$
    select array_agg(d.place) from unnest($1) with ordinality d (mutation, place)
    join public.%I x on x.id = (d.mutation ->> 'row_id')::uuid
    where x.deleted_at is null and not exists (
      select 1 from jsonb_each(x.field_revs) r
      where (r.value ->> 0)::bigint > (d.mutation -> 'bases' ->> '*')::bigint
        and not coalesce(r.value ->> 1 = $2 and (r.value ->> 2)::bigint < (d.mutation ->> 'seq')::bigint, false)) $sql$,
    p_table) into v_places using p_mutations, p_client::text;
  for v_below in select b.name, b.condition from private.sync_below(p_table, '(d.mutation ->> ''row_id'')::uuid') b loop
    execute format($sql$
      with deletes as (
        select d.place, d.mutation from unnest($1) with ordinality d (mutation, place) where d.place = any ($2)
      ), seen as materialized (
        select d.place, s.id from deletes d,
          jsonb_array_elements_text(coalesce(d.mutation -> 'seen' -> %L, '[]')) s (id)
      ), unseen as (
        select d.place from deletes d, lateral (
          select x.id from public.%I x where %s and x.deleted_at is null) below
        where not exists (select 1 from seen s where s.place = d.place and s.id = below.id::text)
      ) select array_agg(d.place) from deletes d where not exists (select 1 from unseen u where u.place = d.place) $sql$,
      v_below.name, v_below.name, v_below.condition) into v_places using p_mutations, v_places;
  end loop;
  return coalesce(v_places, '{}');
end $$;

-- What went along with each of these deleted rows, as private.sync_deleted_children has it for one: {row id: {table: [row]}}.
create function private.sync_deleted_children_of(p_table text, p_rows uuid[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_below record;
  v_found jsonb;
  v_also jsonb := '{}';
begin
  for v_below in select b.name, b.condition from private.sync_below(p_table, 'r.id') b loop
    execute format($sql$
      select jsonb_object_agg(f.id, jsonb_build_object(%L, f.rows)) from (
        select r.id, jsonb_agg(below.row order by below.id) as rows
        from unnest($1) r (id), lateral (
          select x.id, to_jsonb(x) - '{field_revs,sync_xid}'::text[] as row
          from public.%I x where %s and x.deleted_at is not null) below
        group by r.id) f $sql$, v_below.name, v_below.name, v_below.condition) into v_found using p_rows;
    select v_also || coalesce(jsonb_object_agg(f.key, coalesce(v_also -> f.key, '{}') || f.value), '{}')
      into v_also from jsonb_each(coalesce(v_found, '{}')) f;
  end loop;
  return v_also;
end $$;

-- Deletes of one table by one device, in one statement. Answers theirs, each at its place in the list; nothing of the
-- others has happened.
create function private.sync_delete_together(p_client uuid, p_mutations jsonb[]) returns jsonb[]
language plpgsql set search_path = '' as $$
declare
  -- Fewer are as fast one by one.
  c_least constant integer := 4;
  v_table text := p_mutations[1] ->> 'table';
  v_known uuid[];
  v_new jsonb[];
  v_new_places bigint[];
  v_written record;
  v_also jsonb;
  v_answers jsonb[] := '{}';
begin
  if cardinality(p_mutations) < c_least then
    return v_answers;
  end if;
  v_known := private.sync_ledger_known(array(select (m ->> 'id')::uuid from unnest(p_mutations) m));

  -- Whatever goes wrong here is found again, and judged, one by one.
  begin
    select array_agg(b.mutation order by b.place), array_agg(b.place order by b.place) into v_new, v_new_places
    from (
      select e.place, e.mutation, (e.mutation ->> 'id')::uuid <> all (v_known) as is_new,
        count(*) over (partition by (e.mutation ->> 'row_id')::uuid) as of_row,
        count(*) over (partition by (e.mutation ->> 'id')::uuid) as of_id
      from unnest(p_mutations) with ordinality e (mutation, place)
    ) b where b.is_new and b.of_row = 1 and b.of_id = 1;
    execute format($sql$
      with written as (
        update public.%1$I x set deleted_at = case
          when set_config('sync.seq', d.mutation ->> 'seq', true) is not null
            and set_config('sync.made_at', coalesce(d.mutation ->> 'made_at', ''), true) is not null then clock_timestamp() end
        from unnest($1) with ordinality d (mutation, place)
        where x.id = (d.mutation ->> 'row_id')::uuid and d.place = any ($2)
        returning d.place, d.mutation, x.id, to_jsonb(x) - '{field_revs,sync_xid}'::text[] as now
      ) select array_agg(w.place) as places, array_agg(w.mutation) as mutations, array_agg(w.id) as ids, array_agg(w.now) as rows
        from written w $sql$, v_table)
      into v_written using v_new, private.sync_deletable(v_table, p_client, v_new);
    v_also := private.sync_deleted_children_of(v_table, v_written.ids);
    for v_at in 1 .. coalesce(cardinality(v_written.places), 0) loop
      v_answers[v_new_places[v_written.places[v_at]]] := jsonb_build_object(
          'id', v_written.mutations[v_at] ->> 'id', 'status', 'applied', 'dup', false,
          'table', v_table, 'row_id', v_written.mutations[v_at] ->> 'row_id', 'row', v_written.rows[v_at])
        || case when v_also ? v_written.ids[v_at]::text
          then jsonb_build_object('also', v_also -> v_written.ids[v_at]::text) else '{}' end;
    end loop;
    perform private.sync_ledger_write_all(p_client, v_written.mutations,
      array_fill('applied'::text, array[coalesce(cardinality(v_written.mutations), 0)]));
  exception when others then
    return '{}';
  end;
  return v_answers;
end $$;

grant execute on function
  private.sync_deletable(text, uuid, jsonb[]), private.sync_deleted_children_of(text, uuid[]),
  private.sync_delete_together(uuid, jsonb[])
to authenticated;
