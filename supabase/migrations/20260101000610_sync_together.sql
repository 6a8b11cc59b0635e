-- A device that was away a day sends hundreds of edits, nearly all of rows nobody else has touched. Those of one table
-- go in one statement, to the same end as one by one (private.sync_apply); whatever is special about one, or about the
-- table, sends it that way.

-- The batch in runs, in its order: well-formed patches of one table that follow each other, and what is between them.
create function private.sync_runs(p_mutations jsonb, p_problems text[]) returns table (first bigint, mutations jsonb[])
language sql stable set search_path = '' as $$
  select min(k.place), array_agg(k.mutation order by k.place)
  from (
    select n.*, n.place - row_number() over (partition by n.kind order by n.place) as run
    from (
      select e.place, e.mutation,
        case when p_problems[e.place] is null and e.mutation ->> 'op' = 'patch' then e.mutation ->> 'table' end as kind
      from jsonb_array_elements(p_mutations) with ordinality e (mutation, place)
    ) n
  ) k group by k.kind, k.run order by 1
$$;

-- Which of these ids the ledger knows, whoever sent them.
create function private.sync_ledger_known(p_ids uuid[]) returns uuid[]
language sql stable security definer set search_path = '' set enable_seqscan = off as $$
  select coalesce(array_agg(l.mutation_id), '{}') from private.sync_ledger l where l.mutation_id = any (p_ids)
$$;

-- As private.sync_ledger_write, for many that were taken.
create function private.sync_ledger_write_all(p_client uuid, p_mutations jsonb[], p_statuses text[]) returns void
language sql security definer set search_path = '' as $$
  insert into private.sync_ledger (mutation_id, client_id, user_id, seq, content_md5, status)
  select (e.mutation ->> 'id')::uuid, d.client_id, d.user_id, (e.mutation ->> 'seq')::bigint, md5(e.mutation::text), e.status
  from private.sync_devices d, unnest(p_mutations, p_statuses) e (mutation, status)
  where d.client_id = p_client and d.user_id = auth.uid()
$$;

-- Whether rows changed by one statement come out as if changed one after the other: not where they feel each other,
-- through a unique index or a trigger that looks at all of them.
create function private.sync_rows_independent(p_table text) returns boolean
language sql stable set search_path = '' as $$
  select not exists (
      select 1 from pg_catalog.pg_index i
      where i.indrelid = format('public.%I', p_table)::regclass
        and (i.indisunique and not i.indisprimary or i.indisexclusion))
    and not exists (
      select 1 from pg_catalog.pg_trigger t
      where t.tgrelid = format('public.%I', p_table)::regclass and not t.tgisinternal
        and t.tgtype & 1 = 0 and t.tgtype & 16 = 16 and t.tgname <> 'poke')
$$;

-- Patches of one table by one device: those without conflict, on rows that are there, are applied in one statement a
-- set of columns. Answers theirs, each at its place in the list; nothing of the others has happened.
create function private.sync_patch_together(p_client uuid, p_mutations jsonb[]) returns jsonb[]
language plpgsql set search_path = '' as $$
declare
  -- Fewer are as fast one by one.
  c_least constant integer := 4;
  v_table private.sync_tables;
  v_known uuid[];
  v_group record;
  v_columns text;
  v_places bigint[];
  v_mutations jsonb[];
  v_statuses text[];
  v_rows jsonb[];
  v_answers jsonb[] := '{}';
begin
  if cardinality(p_mutations) < c_least or p_mutations[1] ->> 'op' <> 'patch' then
    return v_answers;
  end if;
  v_table := private.sync_table(p_mutations[1] ->> 'table');
  if v_table.name is null or v_table.groups <> '[]' or not private.sync_rows_independent(v_table.name) then
    return v_answers;
  end if;
  v_known := private.sync_ledger_known(array(select (m ->> 'id')::uuid from unnest(p_mutations) m));

  -- Whatever goes wrong here is found again, and judged, one by one.
  begin
    for v_group in execute format($sql$
      select c.columns, array_agg(r.place) as places, array_agg(r.mutation) as mutations,
        array_agg(case when c.columns = '{}' then 'noop' when c.others then 'merged' else 'applied' end) as statuses,
        case when c.columns = '{}' then array_agg(r.now - '{field_revs,sync_xid}'::text[]) end as rows
      from (
        select b.*, to_jsonb(x) as now
        from public.%1$I x join (
          select e.place, e.mutation, (e.mutation ->> 'row_id')::uuid as row_id,
            (e.mutation ->> 'seq')::bigint as seq, e.mutation -> 'bases' as bases,
            to_jsonb(jsonb_populate_record(null::public.%1$I, e.mutation -> 'set')) as wanted,
            count(*) over (partition by (e.mutation ->> 'row_id')::uuid) = 1
              and count(*) over (partition by (e.mutation ->> 'id')::uuid) = 1
              and (e.mutation ->> 'id')::uuid <> all ($2) as alone
          from unnest($1) with ordinality e (mutation, place)
        ) b on b.row_id = x.id
        where b.alone and x.deleted_at is null for no key update of x
      ) r cross join lateral (
        select coalesce(array_agg(f.key order by f.key), '{}') as columns,
          coalesce(bool_and(coalesce((f.entry ->> 0)::bigint <= f.base
            or (f.entry ->> 1 = $3 and (f.entry ->> 2)::bigint < r.seq), false)), true) as fits,
          bool_or(exists (
            select 1 from jsonb_each(r.now -> 'field_revs') o
            where (o.value ->> 0)::bigint > f.base and o.value ->> 1 is distinct from $3)) as others
        from (
          select k.key, (r.bases ->> k.key)::bigint as base,
            coalesce(r.now -> 'field_revs' -> k.key, r.now -> 'field_revs' -> '*') as entry
          from jsonb_object_keys(r.mutation -> 'set') k (key) where r.now -> k.key is distinct from r.wanted -> k.key
        ) f
      ) c
      where c.fits group by c.columns $sql$, v_table.name) using p_mutations, v_known, p_client::text
    loop
      v_places := v_group.places;
      v_mutations := v_group.mutations;
      v_statuses := v_group.statuses;
      v_rows := v_group.rows;
      if v_group.columns <> '{}' then
        select string_agg(format('%I = n.%I', c, c), ', ') into v_columns from unnest(v_group.columns[2:]) c;
        -- The stamp of each row is told whose change it is as the row comes to its turn.
        execute format($sql$
          with written as (
            update public.%1$I x set %2$I = case
                when set_config('sync.seq', p.mutation ->> 'seq', true) is not null
                  and set_config('sync.made_at', coalesce(p.mutation ->> 'made_at', ''), true) is not null then n.%2$I end%3$s
            from unnest($1, $2, $3) p (place, mutation, status), jsonb_populate_record(null::public.%1$I, p.mutation -> 'set') n
            where x.id = (p.mutation ->> 'row_id')::uuid
            returning p.place, p.mutation, p.status, to_jsonb(x) - '{field_revs,sync_xid}'::text[] as now
          ) select array_agg(w.place), array_agg(w.mutation), array_agg(w.status), array_agg(w.now) from written w $sql$,
          v_table.name, v_group.columns[1], coalesce(', ' || v_columns, ''))
          into v_places, v_mutations, v_statuses, v_rows using v_places, v_mutations, v_statuses;
        if cardinality(v_places) is distinct from cardinality(v_group.places) then
          raise exception 'not every row may be changed' using errcode = '42501';
        end if;
      end if;
      for v_at in 1 .. cardinality(v_places) loop
        v_answers[v_places[v_at]] := jsonb_build_object(
          'id', v_mutations[v_at] ->> 'id', 'status', v_statuses[v_at], 'dup', false,
          'table', v_table.name, 'row_id', v_mutations[v_at] ->> 'row_id', 'row', v_rows[v_at]);
      end loop;
      perform private.sync_ledger_write_all(p_client, v_mutations, v_statuses);
    end loop;
  exception when others then
    return '{}';
  end;
  return v_answers;
end $$;

grant execute on function
  private.sync_runs(jsonb, text[]), private.sync_ledger_known(uuid[]),
  private.sync_ledger_write_all(uuid, jsonb[], text[]), private.sync_rows_independent(text),
  private.sync_patch_together(uuid, jsonb[])
to authenticated;
