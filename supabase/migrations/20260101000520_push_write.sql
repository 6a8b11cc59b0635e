-- How a run of mutations changes rows of one table, a few statements for all of them. What becomes of a run is an object by
-- row, for a run holds each at most once: {row id: {status, code}}. All of these functions run with the caller's rights.

-- Writes the values of each mutation, in one statement. A column that a mutation does not name keeps its value. Ids are
-- given as such, here and below, and as a list: where row-level security comes first, a key that is read out of a mutation
-- beside the row is no key of an index, and from a list the planner knows how few rows of a large table it needs.
create function private.update_rows(p_table text, p_mutations jsonb[], p_values jsonb[]) returns void
language plpgsql set search_path = '' as $$
begin
  execute format('update public.%1$I x set %2$s from unnest($1, $2, $3) w (id, mutation, set)
      cross join lateral jsonb_populate_record(null::public.%1$I, w.set) n
    where x.id = w.id and x.id = any ($1)', p_table, (
    select string_agg(format(case when c.place = 1
        then '%1$I = case when private.announce((w.mutation ->> ''seq'')::bigint, w.mutation ->> ''made_at'')
          then case when w.set ? %1$L then n.%1$I else x.%1$I end end'
        else '%1$I = case when w.set ? %1$L then n.%1$I else x.%1$I end' end, c.name), ', ' order by c.place)
    from (
      select k as name, row_number() over (order by k) as place
      from unnest(p_values) v, jsonb_object_keys(v) k group by k
    ) c)) using private.row_ids(p_mutations), p_mutations, p_values;
end $$;

-- Inserts the rows of these puts that are new, one statement each: a column that a put does not name gets its default, and
-- the history notes an insert only when its statement has ended. Answers the ids that were inserted: a row that is there,
-- that was deleted for good, or that another transaction made meanwhile is not among them.
create function private.insert_rows(p_client uuid, p_table text, p_mutations jsonb[]) returns uuid[]
language plpgsql set search_path = '' as $$
declare
  v_forgotten bigint := private.forgotten_seq(p_client);
  v_epoch text := private.sync_epoch();
  v_put record;
  v_id uuid;
  v_inserted uuid[] := '{}';
begin
  for v_put in
    select e.mutation, c.columns
    from unnest(p_mutations, private.row_states(p_table, private.row_ids(p_mutations)))
        with ordinality e (mutation, state, place),
      lateral (select string_agg(quote_ident(k), ', ') as columns from jsonb_object_keys(e.mutation -> 'set') k) c
    where e.state = 'unknown' and (e.mutation ->> 'seq')::bigint > v_forgotten order by e.place
  loop
    -- A put from before a restore brings back what was known then (D2).
    perform private.announce((v_put.mutation ->> 'seq')::bigint, v_put.mutation ->> 'made_at',
      v_put.mutation ->> 'epoch' <> v_epoch);
    execute format('insert into public.%1$I (id, %2$s) select $1, %2$s from jsonb_populate_record(null::public.%1$I, $2)
      on conflict (id) do nothing returning id', p_table, v_put.columns)
      into v_id using (v_put.mutation ->> 'row_id')::uuid, v_put.mutation -> 'set';
    if v_id is not null then
      v_inserted := v_inserted || v_id;
    end if;
  end loop;
  return v_inserted;
end $$;

-- Puts or patches.
create function private.write_rows(p_client uuid, p_table private.sync_tables, p_mutations jsonb[]) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_inserted uuid[] := '{}';
  v_rows uuid[];
  v_now jsonb[];
  v_results jsonb;
  v_others jsonb[];
  v_statuses text[] := '{}';
  v_merged record;
  v_updates jsonb[] := '{}';
  v_values jsonb[] := '{}';
begin
  if p_mutations[1] ->> 'op' = 'put' then
    v_inserted := private.insert_rows(p_client, p_table.name, p_mutations);
  end if;
  -- Read after the inserts, so that a put of a row that another transaction made meanwhile is judged against that row.
  v_others := array(select m from unnest(p_mutations) m where (m ->> 'row_id')::uuid <> all (v_inserted));
  v_rows := private.row_ids(v_others);
  v_now := private.changeable_rows(p_table.name, v_rows, 'no key update');
  select jsonb_object_agg(private.row_key(j.mutation), j.result) filter (where j.result is not null),
      array_agg(j.mutation order by j.place) filter (where j.result is null),
      array_agg(j.now order by j.place) filter (where j.result is null)
    into v_results, v_others, v_now
    from (
      select e.*, case
        when e.state = 'there' then private.rejection('FORBIDDEN')
        when e.state = 'tombstoned' then private.rejection('DELETED')
        when e.state = 'unknown' then private.rejection('GONE')
        when e.now ->> 'deleted_at' is not null then private.rejection('DELETED')
        when e.mutation ->> 'op' = 'put' and e.now -> 'field_revs' -> '*' ->> 1 = p_client::text
          and e.now -> 'field_revs' -> '*' ->> 2 = e.mutation ->> 'seq' then
          -- This very put made the row; the ledger has forgotten it (a restore, or its age).
          '{"status": "noop"}'
      end as result
      from unnest(v_others, v_now, private.missing_states(p_table.name, v_rows, v_now))
        with ordinality e (mutation, now, state, place)
    ) j;
  v_results := coalesce(v_results, '{}') || coalesce(
    (select jsonb_object_agg(i.id, '{"status": "applied"}'::jsonb) from unnest(v_inserted) i (id)), '{}');
  if v_others is null then
    return v_results;
  end if;

  for v_merged in select * from private.merge(p_client, p_table, v_others, v_now) loop
    v_statuses := v_statuses || v_merged.status;
    if v_merged.applied is not null then
      v_updates := v_updates || v_merged.mutation;
      v_values := v_values || v_merged.applied;
    end if;
    if v_merged.lost is not null then
      perform private.announce((v_merged.mutation ->> 'seq')::bigint, v_merged.mutation ->> 'made_at');
      perform private.write_conflict(v_merged.mutation, l.key, (l.value ->> 'base')::bigint, v_merged.now,
        v_merged.wanted -> l.key, l.value -> 'entry') from jsonb_each(v_merged.lost) l;
    end if;
  end loop;
  if v_updates <> '{}' then
    perform private.update_rows(p_table.name, v_updates, v_values);
  end if;
  return v_results || (
    select jsonb_object_agg(private.row_key(e.mutation), jsonb_build_object('status', e.status))
    from unnest(v_others, v_statuses) e (mutation, status));
end $$;

-- Deletes. A delete must have seen what it deletes: a later change by someone else, or a child or grandchild not seen, means
-- ask again (D7). The triggers erase the rows and take their children along.
create function private.delete_rows(p_client uuid, p_table private.sync_tables, p_mutations jsonb[]) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_rows uuid[] := private.row_ids(p_mutations);
  v_now jsonb[] := private.changeable_rows(p_table.name, v_rows, 'update');
  v_unseen uuid[];
  v_results jsonb;
  v_deletes jsonb[];
begin
  v_unseen := array(
    select u.root from (
      select b.root, b.tbl, b.id::text from private.rows_below(p_table.name, v_rows, v_rows) b where not b.deleted
      except
      select (m ->> 'row_id')::uuid, s.key, c.id
      from unnest(p_mutations) m, jsonb_each(m -> 'seen') s, jsonb_array_elements_text(s.value) c (id)
    ) u group by u.root);
  select jsonb_object_agg(private.row_key(j.mutation), coalesce(j.result, '{"status": "applied"}')),
      array_agg(j.mutation) filter (where j.result is null)
    into v_results, v_deletes
    from (
      select e.mutation, case
        when e.state = 'there' then private.rejection('FORBIDDEN')
        -- Proof that the wish is already fulfilled (S3).
        when e.state = 'tombstoned' or e.now ->> 'deleted_at' is not null then '{"status": "noop"}'
        when e.state = 'unknown' then
          case when private.tombstone_unknown_row(p_table.name, e.row_id, (e.mutation -> 'bases' ->> '*')::bigint)
            then '{"status": "noop"}' else private.rejection('FORBIDDEN') end
        when e.row_id = any (v_unseen) or exists (
          select 1 from jsonb_each(e.now -> 'field_revs') r
          where (r.value ->> 0)::bigint > (e.mutation -> 'bases' ->> '*')::bigint and not coalesce(
            r.value ->> 1 = p_client::text and (r.value ->> 2)::bigint < (e.mutation ->> 'seq')::bigint, false)) then
          private.rejection('CONFLICT')
      end as result
      from unnest(p_mutations, v_rows, v_now, private.missing_states(p_table.name, v_rows, v_now))
        e (mutation, row_id, now, state)
    ) j;
  if v_deletes is not null then
    execute format('update public.%I x set deleted_at = case
        when private.announce((d.mutation ->> ''seq'')::bigint, d.mutation ->> ''made_at'') then clock_timestamp() end
      from unnest($1, $2) d (id, mutation) where x.id = d.id and x.id = any ($1)', p_table.name)
      using private.row_ids(v_deletes), v_deletes;
  end if;
  return v_results;
end $$;

-- Well-formed mutations of one table with one op: what becomes of each. What fails is tried again in halves, so one that
-- the table refuses takes no other along; alone, it is rejected with its code.
create function private.apply_run(p_client uuid, p_table private.sync_tables, p_mutations jsonb[]) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_state text;
  v_constraint text;
  v_half integer := cardinality(p_mutations) / 2;
begin
  begin
    return case p_mutations[1] ->> 'op'
      when 'delete' then private.delete_rows(p_client, p_table, p_mutations)
      else private.write_rows(p_client, p_table, p_mutations) end;
  exception when others then
    get stacked diagnostics v_state = returned_sqlstate, v_constraint = constraint_name;
    -- Only what a mutation caused is its own rejection; anything else aborts the batch (K3).
    if v_state = '42501' and (v_constraint = 'sync_guard' or private.grants_complete(p_table)) then
      v_state := 'FORBIDDEN';
    elsif v_constraint = 'sync_parent_deleted' then
      v_state := 'PARENT_DELETED';
    elsif v_state !~ '^2[23]' then
      raise;
    end if;
  end;
  if v_half = 0 then
    return jsonb_build_object(private.row_key(p_mutations[1]), private.rejection(v_state));
  end if;
  return private.apply_run(p_client, p_table, p_mutations[:v_half])
    || private.apply_run(p_client, p_table, p_mutations[v_half + 1:]);
end $$;

grant execute on function
  private.update_rows(text, jsonb[], jsonb[]), private.insert_rows(uuid, text, jsonb[]),
  private.write_rows(uuid, private.sync_tables, jsonb[]), private.delete_rows(uuid, private.sync_tables, jsonb[]),
  private.apply_run(uuid, private.sync_tables, jsonb[])
to authenticated;
