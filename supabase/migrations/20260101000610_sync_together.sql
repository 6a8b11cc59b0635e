-- A device that was away a day sends hundreds of edits, nearly all of rows nobody else has touched. Those of one table
-- go in one statement, to the same end as one by one (private.sync_apply); whatever is special about one, or about the
-- table, sends it that way.

-- The batch in runs, in its order: well-formed patches, or deletes, of one table that follow each other, and what is
-- between them.
create function private.sync_runs(p_mutations jsonb, p_problems text[]) returns table (first bigint, mutations jsonb[])
language sql stable set search_path = '' as $$
  select min(k.place), array_agg(k.mutation order by k.place)
  from (
    select n.*, n.place - row_number() over (partition by n.kind order by n.place) as run
    from (
      select e.place, e.mutation,
        case when p_problems[e.place] is null and e.mutation ->> 'op' <> 'put'
          then e.mutation ->> 'op' || ' ' || (e.mutation ->> 'table') end as kind
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
        and t.tgtype & 1 = 0 and t.tgtype & 16 = 16 and t.tgname not in ('poke', 'forget'))
$$;

-- The statement that applies patches with one set of columns ($1 their places, $2 themselves, $3 their device): of rows
-- that are there, where every column is new and none was changed since by another. The stamp of each row is told whose
-- change it is as the row comes to its turn.
create function private.sync_patch_statement(p_table text, p_columns text[]) returns text
language sql stable set search_path = '' as $$
  select format($sql$
    with written as (
      update public.%1$I x set %2$s
      from (
        select p.place as sync_place, p.mutation as sync_mutation, o.id, n.*, exists (
            select 1 from jsonb_each(o.field_revs) r
            where (r.value ->> 0)::bigint > least(%3$s) and r.value ->> 1 is distinct from $3) as sync_others
        from unnest($1, $2) p (place, mutation)
        join public.%1$I o on o.id = (p.mutation ->> 'row_id')::uuid
        cross join lateral jsonb_to_record(p.mutation -> 'set') n (%4$s)
        where o.deleted_at is null and %5$s
      ) w where x.id = w.id
      returning w.sync_place as place, w.sync_mutation as mutation,
        case when w.sync_others then 'merged' else 'applied' end as status,
        to_jsonb(x) - '{field_revs,sync_xid}'::text[] as now
    ) select array_agg(t.place) as places, array_agg(t.mutation) as mutations, array_agg(t.status) as statuses,
        array_agg(jsonb_build_object('id', t.mutation ->> 'id', 'status', t.status, 'dup', false,
          'table', %1$L, 'row_id', t.mutation ->> 'row_id', 'row', t.now)) as answers
      from written t $sql$,
    p_table,
    string_agg(case when c.place = 1
      then format($set$%1$I = case
          when set_config('sync.seq', w.sync_mutation ->> 'seq', true) is not null
            and set_config('sync.made_at', coalesce(w.sync_mutation ->> 'made_at', ''), true) is not null then w.%1$I end$set$, c.name)
      else format('%1$I = w.%1$I', c.name) end, ', ' order by c.place),
    string_agg(format($base$(p.mutation -> 'bases' ->> %L)::bigint$base$, c.name), ', '),
    string_agg(format('%I %s', c.name, format_type(a.atttypid, a.atttypmod)), ', '),
    string_agg(format($fits$o.%1$I is distinct from n.%1$I and exists (
      select 1 from coalesce(o.field_revs -> %1$L, o.field_revs -> '*') e (entry)
      where (e.entry ->> 0)::bigint <= (p.mutation -> 'bases' ->> %1$L)::bigint
        or e.entry ->> 1 = $3 and (e.entry ->> 2)::bigint < (p.mutation ->> 'seq')::bigint)$fits$, c.name), ' and '))
  from unnest(p_columns) with ordinality c (name, place)
  join pg_catalog.pg_attribute a on a.attrelid = format('public.%I', p_table)::regclass and a.attname = c.name
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
  v_written record;
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
    for v_group in
      select b.columns, array_agg(b.place) as places, array_agg(b.mutation) as mutations
      from (
        select e.place, e.mutation, (e.mutation ->> 'id')::uuid <> all (v_known) and not e.mutation ? 'expected' as is_new,
          array(select k from jsonb_object_keys(e.mutation -> 'set') k order by k) as columns,
          count(*) over (partition by (e.mutation ->> 'row_id')::uuid) as of_row,
          count(*) over (partition by (e.mutation ->> 'id')::uuid) as of_id
        from unnest(p_mutations) with ordinality e (mutation, place)
      ) b where b.is_new and b.of_row = 1 and b.of_id = 1 group by b.columns
    loop
      perform set_config('sync.column', case cardinality(v_group.columns) when 1 then v_group.columns[1] else '' end, true);
      execute private.sync_patch_statement(v_table.name, v_group.columns) into v_written
        using v_group.places, v_group.mutations, p_client::text;
      perform set_config('sync.column', '', true);
      for v_at in 1 .. coalesce(cardinality(v_written.places), 0) loop
        v_answers[v_written.places[v_at]] := v_written.answers[v_at];
      end loop;
      perform private.sync_ledger_write_all(p_client, v_written.mutations, v_written.statuses);
    end loop;
  exception when others then
    return '{}';
  end;
  return v_answers;
end $$;

grant execute on function
  private.sync_runs(jsonb, text[]), private.sync_ledger_known(uuid[]),
  private.sync_ledger_write_all(uuid, jsonb[], text[]), private.sync_rows_independent(text),
  private.sync_patch_statement(text, text[]),
  private.sync_patch_together(uuid, jsonb[])
to authenticated;
