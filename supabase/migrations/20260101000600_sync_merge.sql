-- How one mutation changes one row. All of these run with the caller's rights.

-- Merge per field: an equal value is nothing to do; a field not changed since the mutation's base is applied, and so
-- is one last changed earlier by the same device (D4); otherwise the server's value stays and the losing one becomes
-- a conflict. Columns of a group win or lose together (C6). A put on an existing row has base 0 everywhere.
-- A field whose value on the device the writer did not see, for another tab had changed it, is applied only where the
-- server holds the value the writer did see: neither base nor device say anything of that (OB12).
create function private.sync_merge(p_table private.sync_tables, p_client uuid, p_mutation jsonb, p_now jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_set jsonb := p_mutation -> 'set';
  v_revs jsonb := p_now -> 'field_revs';
  v_seq bigint := (p_mutation ->> 'seq')::bigint;
  v_named jsonb := p_mutation -> 'expected';
  v_expected jsonb := case when v_named is not null then private.sync_as_stored(p_table.name, v_named) end;
  v_wanted jsonb;
  v_unit record;
  v_entry jsonb;
  v_apply text[] := '{}';
  v_lost boolean := false;
  v_others boolean := false;
begin
  -- Compared as the table would store it: '12.5' and 12.50 are one amount (C2).
  execute format('select to_jsonb(jsonb_populate_record(null::public.%I, $1))', p_table.name) into v_wanted using v_set;
  for v_unit in
    select u.members, array_agg(u.key order by u.key) as changed,
      min(coalesce((p_mutation -> 'bases' ->> u.key)::bigint, 0)) as base
    from (
      select k as key, coalesce(
        (select g from jsonb_array_elements(p_table.groups) g where g ? k limit 1), jsonb_build_array(k)) as members
      from jsonb_object_keys(v_set) k where p_now -> k is distinct from v_wanted -> k
    ) u group by u.members
  loop
    -- The latest change of any column of the group; '*' stands for the insert (D5).
    select coalesce(v_revs -> c, v_revs -> '*') into v_entry from jsonb_array_elements_text(v_unit.members) c
      order by (coalesce(v_revs -> c, v_revs -> '*') ->> 0)::bigint desc limit 1;
    if coalesce(private.sync_as_expected(p_now, v_unit.members, v_named, v_expected),
      (v_entry ->> 0)::bigint <= v_unit.base
      or (v_entry ->> 1 = p_client::text and (v_entry ->> 2)::bigint < v_seq)) then
      v_apply := v_apply || v_unit.changed;
    else
      v_lost := true;
      perform private.sync_conflict_write(p_mutation, k, v_unit.base, p_now, v_wanted -> k, v_entry)
        from unnest(v_unit.changed) k;
    end if;
    v_others := v_others or exists (
      select 1 from jsonb_each(v_revs) r
      where (r.value ->> 0)::bigint > v_unit.base and r.value ->> 1 is distinct from p_client::text);
  end loop;
  if cardinality(v_apply) > 0 then
    execute format('update public.%I x set %s from jsonb_populate_record(null::public.%I, $2) n where x.id = $1',
      p_table.name, (select string_agg(format('%I = n.%I', c, c), ', ') from unnest(v_apply) c), p_table.name)
      using (p_now ->> 'id')::uuid, v_set;
  end if;
  return case
    when v_lost then 'conflict'
    when cardinality(v_apply) = 0 then 'noop'
    when v_others then 'merged'
    else 'applied'
  end;
end $$;

-- A delete must have seen what it deletes: a later change by someone else, or a child or grandchild not seen,
-- means ask again (D7). The triggers erase the row and take its children along (R-47).
create function private.sync_delete(p_table private.sync_tables, p_client uuid, p_mutation jsonb, p_now jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_child record;
  v_unseen boolean;
begin
  if exists (
    select 1 from jsonb_each(p_now -> 'field_revs') r
    where (r.value ->> 0)::bigint > (p_mutation -> 'bases' ->> '*')::bigint
      and not coalesce(
        r.value ->> 1 = p_client::text and (r.value ->> 2)::bigint < (p_mutation ->> 'seq')::bigint, false)) then
    return 'CONFLICT';
  end if;
  for v_child in select b.name, b.condition from private.sync_below(p_table.name, '$1') b loop
    execute format(
      'select exists (select 1 from public.%I x
         where %s and x.deleted_at is null and not exists (
           select 1 from jsonb_array_elements_text(coalesce($2, ''[]'')) s (id) where s.id = x.id::text))',
      v_child.name, v_child.condition)
      into v_unseen using (p_now ->> 'id')::uuid, p_mutation -> 'seen' -> v_child.name;
    if v_unseen then
      return 'CONFLICT';
    end if;
  end loop;
  execute format('update public.%I x set deleted_at = clock_timestamp() where x.id = $1', p_table.name)
    using (p_now ->> 'id')::uuid;
  return null;
end $$;

-- One well-formed mutation on one row: {status} or {status: 'rejected', code}.
create function private.sync_apply(p_client uuid, p_mutation jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_table private.sync_tables := private.sync_table(p_mutation ->> 'table');
  v_op text := p_mutation ->> 'op';
  v_row uuid := (p_mutation ->> 'row_id')::uuid;
  v_now jsonb;
  v_code text;
  v_columns text;
  v_inserted uuid;
begin
  perform set_config('sync.seq', p_mutation ->> 'seq', true),
    set_config('sync.made_at', coalesce(p_mutation ->> 'made_at', ''), true);
  execute format('select to_jsonb(x) from public.%I x where x.id = $1 for %s', v_table.name,
    case v_op when 'delete' then 'update' else 'no key update' end) into v_now using v_row;

  if v_now is null then
    case private.sync_whereabouts(v_table.name, v_row)
      when 'there' then v_code := 'FORBIDDEN';
      when 'buried' then
        -- Proof that the wish is already fulfilled (S3).
        if v_op = 'delete' then
          return jsonb_build_object('status', 'noop');
        end if;
        v_code := 'DELETED';
      else
        if v_op = 'patch' or v_op = 'put' and private.sync_forgotten(p_client, (p_mutation ->> 'seq')::bigint) then
          v_code := 'GONE';
        elsif v_op = 'delete' then
          if private.sync_bury_unknown(v_table.name, v_row, (p_mutation -> 'bases' ->> '*')::bigint) then
            return jsonb_build_object('status', 'noop');
          end if;
          v_code := 'FORBIDDEN';
        else
          v_columns := (select string_agg(quote_ident(k), ', ') from jsonb_object_keys(p_mutation -> 'set') k);
          perform set_config('sync.replay', case
            when p_mutation ->> 'epoch' <> current_setting('sync.epoch', true) then 'on' else '' end, true);
          execute format(
            'insert into public.%I (id, %s) select $1, %s from jsonb_populate_record(null::public.%I, $2)
             on conflict (id) do nothing returning id', v_table.name, v_columns, v_columns, v_table.name)
            into v_inserted using v_row, p_mutation -> 'set';
          perform set_config('sync.replay', '', true);
          if v_inserted is not null then
            return jsonb_build_object('status', 'applied');
          end if;
          -- Another transaction made this row while this one ran: this statement waited for it, and the next ones see what
          -- it wrote. The change is judged again, now against that row.
          return private.sync_apply(p_client, p_mutation);
        end if;
    end case;
  elsif v_now ->> 'deleted_at' is not null then
    if v_op = 'delete' then
      return jsonb_build_object('status', 'noop');
    end if;
    v_code := 'DELETED';
  elsif v_op = 'delete' then
    v_code := private.sync_delete(v_table, p_client, p_mutation, v_now);
    if v_code is null then
      return jsonb_build_object('status', 'applied');
    end if;
  elsif v_op = 'put' and v_now -> 'field_revs' -> '*' ->> 1 = p_client::text
    and v_now -> 'field_revs' -> '*' ->> 2 = p_mutation ->> 'seq' then
    -- This very put made the row; the ledger has forgotten it (a restore, or its age).
    return jsonb_build_object('status', 'noop');
  else
    return jsonb_build_object('status', private.sync_merge(v_table, p_client, p_mutation, v_now));
  end if;
  return jsonb_build_object('status', 'rejected', 'code', v_code);
end $$;

-- The answer to one mutation: what the ledger knows of it, else what becomes of it now.
create function private.sync_answer(p_client uuid, p_mutation jsonb, p_problem text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_result jsonb := private.sync_ledger_find(p_mutation);
  v_state text;
  v_constraint text;
  v_answer jsonb;
  v_row uuid;
  v_also jsonb;
begin
  if v_result is null then
    begin
      v_result := case when p_problem is null then private.sync_apply(p_client, p_mutation)
        else jsonb_build_object('status', 'rejected', 'code', p_problem) end;
    exception when others then
      get stacked diagnostics v_state = returned_sqlstate, v_constraint = constraint_name;
      -- Only what this one mutation caused is its own rejection; anything else aborts the batch (K3).
      if v_state = '42501' and (v_constraint = 'sync_guard' or private.sync_grants_complete(p_mutation ->> 'table')) then
        v_state := 'FORBIDDEN';
      elsif v_constraint = 'sync_parent_deleted' then
        v_state := 'PARENT_DELETED';
      elsif v_state !~ '^2[23]' then
        raise;
      end if;
      v_result := jsonb_build_object('status', 'rejected', 'code', v_state);
    end;
    perform private.sync_ledger_write(p_client, p_mutation, v_result ->> 'status', v_result ->> 'code');
    v_result := v_result || '{"dup": false}';
  end if;
  v_answer := jsonb_build_object(
    'id', p_mutation ->> 'id', 'status', v_result ->> 'status', 'dup', v_result -> 'dup',
    'table', coalesce(p_mutation ->> 'table', ''), 'row_id', coalesce(p_mutation ->> 'row_id', ''), 'row', null);
  if v_result ->> 'code' is not null then
    v_answer := v_answer || jsonb_build_object('code', v_result ->> 'code');
  end if;
  -- The row as it stands now goes with every answer, also with a duplicate's or a rejection's (C3).
  if p_problem is null then
    v_row := (p_mutation ->> 'row_id')::uuid;
    v_answer := v_answer || jsonb_build_object('row', private.sync_row(p_mutation ->> 'table', v_row));
    if p_mutation ->> 'op' = 'delete' then
      v_also := private.sync_deleted_children(p_mutation ->> 'table', v_row);
      v_answer := v_answer || case when v_also is null then '{}' else jsonb_build_object('also', v_also) end;
    end if;
  end if;
  return v_answer;
end $$;

-- What a pull from this cursor brings, for the answer to a push: not the rows that stand in it. They and the cursor's
-- way past them come with the next pull, for this transaction ends after the page was read (G3). Null when the batch
-- deletes, for then other rows change with its own, and on any fault: the device pulls as ever.
create function private.sync_page_along(p_cursor jsonb, p_mutations jsonb) returns json
language plpgsql set search_path = '' as $$
declare
  c_rows constant integer := 500;
  v_page json;
begin
  if p_cursor is null or jsonb_array_length(p_mutations) = 0
    or exists (select 1 from jsonb_array_elements(p_mutations) m where m ->> 'op' = 'delete') then
    return null;
  end if;
  perform set_config('sync.answered', (
    select array_agg(m ->> 'row_id')::text from jsonb_array_elements(p_mutations) m), true);
  v_page := public.sync_pull(p_cursor, c_rows);
  perform set_config('sync.answered', '', true);
  return v_page;
exception when others then
  return null;
end $$;

create function public.sync_push(
  p_client uuid, p_schema integer, p_mutations jsonb, p_epoch text default null, p_acknowledged uuid default null,
  p_cursor jsonb default null)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_user uuid;
  v_problems text[];
  v_epoch text := private.sync_epoch();
  v_reset boolean;
  v_run record;
  v_together jsonb[];
  v_answers jsonb[] := '{}';
begin
  select b.user_id, b.problems into v_user, v_problems from private.sync_begin_push(p_client, p_schema, p_mutations) b;
  v_reset := not private.sync_remembers(p_acknowledged);
  -- A device that knows another world than this one, before a restore, is told so and nothing is taken yet: what it
  -- sent before and is lost here goes first (D1, D2).
  if p_epoch <> v_epoch or v_reset then
    p_mutations := '[]';
  end if;
  perform set_config('sync.epoch', v_epoch, true);
  for v_run in select r.first, r.mutations from private.sync_runs(p_mutations, v_problems) r loop
    v_together := case v_run.mutations[1] ->> 'op'
      when 'delete' then private.sync_delete_together(p_client, v_run.mutations)
      else private.sync_patch_together(p_client, v_run.mutations) end;
    for v_at in 1 .. cardinality(v_run.mutations) loop
      v_answers := v_answers || coalesce(v_together[v_at],
        private.sync_answer(p_client, v_run.mutations[v_at], v_problems[v_run.first + v_at - 1]));
    end loop;
  end loop;
  -- What the same transaction writes after this is not this device's doing.
  perform set_config('sync.client', '', true), set_config('sync.seq', '', true), set_config('sync.made_at', '', true);
  return jsonb_build_object('results', to_jsonb(v_answers), 'user', v_user, 'epoch', v_epoch,
    'scope', private.sync_scope(), 'reset', v_reset, 'server_time', clock_timestamp(),
    'page', private.sync_page_along(p_cursor, p_mutations));
end $$;
comment on function public.sync_push(uuid, integer, jsonb, text, uuid, jsonb) is
  'Applies a batch of mutations of one device, as PushReply of src/sync/protocol.ts.';

grant execute on function
  public.sync_push(uuid, integer, jsonb, text, uuid, jsonb), private.sync_forgotten(uuid, bigint),
  private.sync_begin_push(uuid, integer, jsonb), private.sync_ledger_find(jsonb),
  private.sync_ledger_write(uuid, jsonb, text, text),
  private.sync_table(text), private.sync_below(text, text), private.sync_whereabouts(text, uuid),
  private.sync_bury_unknown(text, uuid, bigint), private.sync_grants_complete(text), private.sync_row(text, uuid),
  private.sync_deleted_children(text, uuid), private.sync_as_stored(text, jsonb),
  private.sync_as_expected(jsonb, jsonb, jsonb, jsonb), private.sync_merge(private.sync_tables, uuid, jsonb, jsonb),
  private.sync_delete(private.sync_tables, uuid, jsonb, jsonb), private.sync_apply(uuid, jsonb),
  private.sync_answer(uuid, jsonb, text), private.sync_page_along(jsonb, jsonb)
to authenticated;
