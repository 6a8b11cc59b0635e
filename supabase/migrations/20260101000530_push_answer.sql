-- A push as a whole: how a batch is cut into runs, and how each mutation is answered. These functions run with the caller's
-- rights too.

-- Rows that went with each of these deleted rows, children and grandchildren: {row id: {table: [row]}}.
create function private.deleted_children(p_table text, p_rows uuid[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_below record;
  v_found jsonb;
  v_children jsonb := '{}';
begin
  for v_below in
    select b.tbl, array_agg(b.id) as ids, array_agg(b.root) as roots
    from private.rows_below(p_table, p_rows, p_rows) b where b.deleted group by b.tbl
  loop
    execute format('select jsonb_object_agg(f.root, f.rows) from (
        select b.root, jsonb_agg(to_jsonb(x) - ''{field_revs,sync_xid}''::text[] order by x.id) as rows
        from unnest($1, $2) b (id, root) join public.%I x on x.id = b.id group by b.root) f', v_below.tbl)
      into v_found using v_below.ids, v_below.roots;
    select v_children
        || jsonb_object_agg(f.key, coalesce(v_children -> f.key, '{}') || jsonb_build_object(v_below.tbl, f.value))
      into v_children from jsonb_each(v_found) f;
  end loop;
  return v_children;
end $$;

-- The answer to a mutation of which this became, without its row.
create function private.answer(p_mutation jsonb, p_result jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('id', p_mutation ->> 'id',
      'status', p_result ->> 'status', 'dup', coalesce(p_result -> 'dup', 'false'),
      'table', coalesce(p_mutation ->> 'table', ''), 'row_id', coalesce(p_mutation ->> 'row_id', ''), 'row', null)
    || case when p_result ->> 'code' is null then '{}' else jsonb_build_object('code', p_result ->> 'code') end
$$;

-- The answers to a run, in its order. The row as it stands now goes with each, also with a duplicate's or a
-- rejection's (C3). They end where `p_bytes` of JSON are reached: a short change may be of an article, and a delete brings
-- all that went with it. The first answer of a push is given however long it is. `bytes_left` is what they leave of
-- `p_bytes`, zero when they ended before the run did.
create function private.answers(
  p_table text, p_mutations jsonb[], p_results jsonb[], p_bytes integer, p_is_first boolean,
  out answers jsonb[], out bytes_left integer)
language plpgsql stable set search_path = '' as $$
declare
  -- How many rows are read at once: few at first, so that a run of long rows is not read whole, and twice as many each
  -- time the answers still fit, so that a run of short rows takes few reads.
  v_count integer := 50;
  v_from integer := 1;
  v_mutations jsonb[];
  v_rows uuid[];
  v_children jsonb := '{}';
  v_found jsonb[];
  v_answer jsonb;
begin
  answers := '{}';
  bytes_left := p_bytes;
  while v_from <= cardinality(p_mutations) loop
    v_mutations := p_mutations[v_from:v_from + v_count - 1];
    if p_table is null then
      v_found := array(select private.answer(e.mutation, e.result)
        from unnest(v_mutations, p_results[v_from:v_from + v_count - 1]) with ordinality e (mutation, result, place) order by e.place);
    else
      v_rows := private.row_ids(v_mutations);
      if p_mutations[1] ->> 'op' = 'delete' then
        v_children := private.deleted_children(p_table, v_rows);
      end if;
      execute format('select array_agg(private.answer(e.mutation, e.result)
          || jsonb_build_object(''row'', to_jsonb(x) - ''{field_revs,sync_xid}''::text[])
          || case when $4 ? x.id::text then jsonb_build_object(''also'', $4 -> x.id::text) else ''{}'' end order by e.place)
        from unnest($1, $2, $3) with ordinality e (id, mutation, result, place)
        left join public.%I x on x.id = e.id and x.id = any ($1)', p_table)
        into v_found using v_rows, v_mutations, p_results[v_from:v_from + v_count - 1], v_children;
    end if;
    foreach v_answer in array v_found loop
      bytes_left := bytes_left - octet_length(v_answer::text) - 2;
      if bytes_left < 0 and not (p_is_first and answers = '{}') then
        bytes_left := 0;
        return;
      end if;
      answers := answers || v_answer;
      bytes_left := greatest(bytes_left, 0);
    end loop;
    v_from := v_from + v_count;
    v_count := v_count * 2;
  end loop;
end $$;

-- Whether one statement that writes many rows of a table does the same as a statement a row: not where the table has another
-- unique index than its key (two rows may swap a value), or a trigger of ours that runs once a statement.
create function private.rows_independent(p_table text) returns boolean
language sql stable set search_path = '' as $$
  select not exists (
      select 1 from pg_catalog.pg_index i
      where i.indrelid = format('public.%I', p_table)::regclass
        and (i.indisunique and not i.indisprimary or i.indisexclusion))
    and not exists (
      select 1 from pg_catalog.pg_trigger t
      where t.tgrelid = format('public.%I', p_table)::regclass and not t.tgisinternal
        and t.tgtype & 1 = 0 and t.tgtype & 20 <> 0 and t.tgname not in ('poke', 'cascade_delete'))
$$;

-- The batch in runs, in its order: neighbours of one table and op, no row and no mutation id twice in one run. A mutation that
-- is not a delete is alone where the rows of its table are not independent. Those that are not well formed make runs without a
-- table. For example, with clients A and B and service S:
--   place         1        2        3        4        5
--   mutation      patch A  patch B  patch A  put S    patch B
--   first         1        1        1        4        5        where its neighbours of the same table and op begin
--   repeat_of_row 1        1        2        1        1        how often its row came among them; repeat_of_id, its mutation id
-- are four runs: (1, 2), (3), (4), (5).
create function private.runs(p_mutations jsonb, p_problems text[])
returns table (table_name text, mutations jsonb[], places bigint[])
language sql stable set search_path = '' as $$
  with given as (
    select e.place, e.mutation, case when p_problems[e.place] is null then e.mutation ->> 'table' end as table_name
    from jsonb_array_elements(p_mutations) with ordinality e (mutation, place)
  ), tables as materialized (
    select d.table_name, private.rows_independent(d.table_name) as independent
    from (select distinct g.table_name from given g where g.table_name is not null) d
  ), sorted as (
    -- What a mutation shares with others of its run.
    select g.*, concat_ws(' ', g.table_name, g.mutation ->> 'op',
      case when not t.independent and g.mutation ->> 'op' <> 'delete' then g.place end) as table_and_op
    from given g left join tables t on t.table_name = g.table_name
  ), neighbours as (
    -- Its place less its number among those of its table and op: the same for all that follow each other.
    select k.*, k.place - row_number() over (partition by k.table_name, k.table_and_op order by k.place) as stretch from sorted k
  ), counted as (
    select s.*, min(s.place) over (partition by s.table_name, s.table_and_op, s.stretch) as first,
      row_number() over (
        partition by s.table_name, s.table_and_op, s.stretch, lower(s.mutation ->> 'id') order by s.place) as repeat_of_id,
      row_number() over (
        partition by s.table_name, s.table_and_op, s.stretch, private.row_key(s.mutation) order by s.place) as repeat_of_row
    from neighbours s
  )
  select r.table_name, array_agg(r.mutation order by r.place), array_agg(r.place order by r.place)
  from counted r
  group by r.first, r.table_name, r.repeat_of_id, r.repeat_of_row order by r.first, r.repeat_of_id, r.repeat_of_row
$$;

-- What a pull from this cursor brings, for the answer to a push: not the rows that stand in it. They and the cursor's
-- way past them come with the next pull, for this transaction ends after the page was read (G3). Null when the answer has no
-- room for it or names not all of the batch, when the batch deletes, for then other rows change with its own, and on any
-- fault: the device pulls as ever.
create function private.page_with_push(p_cursor jsonb, p_tables text[], p_mutations jsonb, p_bytes integer) returns json
language plpgsql set search_path = '' as $$
declare
  c_rows constant integer := 500;
  -- The results of the push are in the same answer.
  c_bytes constant integer := 500000;
  v_page json;
begin
  if p_cursor is null or p_bytes <= 0 or jsonb_array_length(p_mutations) = 0
    or exists (select 1 from jsonb_array_elements(p_mutations) m where m ->> 'op' = 'delete') then
    return null;
  end if;
  perform private.set_context(jsonb_build_object('answered', (
    select jsonb_agg(m -> 'row_id') from jsonb_array_elements(p_mutations) m)));
  v_page := public.sync_pull(p_cursor, c_rows, null, p_tables, least(c_bytes, p_bytes));
  perform private.set_context('{"answered": null}');
  return v_page;
exception when others then
  return null;
end $$;

create function public.sync_push(
  p_client uuid, p_schema integer, p_mutations jsonb, p_epoch text default null, p_acknowledged uuid default null,
  p_cursor jsonb default null, p_tables text[] default null)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_user uuid;
  v_problems text[];
  v_epoch text := private.sync_epoch();
  v_reset boolean;
  v_run record;
  v_known jsonb[];
  v_new jsonb[];
  v_became jsonb;
  v_results jsonb[];
  v_answered jsonb[];
  v_answers jsonb[] := '{}';
  -- Of the answer, as in a pull; the first mutation is answered however long its row is, so that a push always goes on.
  c_bytes constant integer := 1900000;
  v_bytes_left integer := c_bytes;
begin
  select b.user_id, b.problems into v_user, v_problems from private.begin_push(p_client, p_schema, p_mutations) b;
  v_reset := not private.ledger_has(p_acknowledged);
  -- A device that knows another epoch than this one, before a restore, is told so and nothing is taken yet: what it
  -- sent before and is lost here goes first (D2).
  if p_epoch <> v_epoch or v_reset then
    p_mutations := '[]';
  end if;
  for v_run in select r.table_name, r.mutations, r.places from private.runs(p_mutations, v_problems) r loop
    v_known := private.ledger_find(v_run.mutations);
    v_new := array(select e.mutation from unnest(v_run.mutations, v_known) e (mutation, known) where e.known is null);
    v_became := case
      when v_new = '{}' then '{}'
      when v_run.table_name is null then
        (select jsonb_object_agg(private.row_key(m), private.rejection('22023')) from unnest(v_new) m)
      else private.apply_run(p_client, private.registered_table(v_run.table_name), v_new) end;
    v_results := array(
      select coalesce(e.known, v_became -> private.row_key(e.mutation))
      from unnest(v_run.mutations, v_known) with ordinality e (mutation, known, place) order by e.place);
    perform private.ledger_write(p_client, v_run.mutations, v_results);
    continue when v_bytes_left = 0;
    select a.answers, a.bytes_left into v_answered, v_bytes_left
      from private.answers(v_run.table_name, v_run.mutations, v_results, v_bytes_left, v_answers = '{}') a;
    for v_at in 1 .. cardinality(v_answered) loop
      v_answers[v_run.places[v_at]] := v_answered[v_at];
    end loop;
  end loop;
  -- Only the first of them in a row, up to one that found no room: the device books those, sends the others again at once,
  -- and the ledger answers (G2).
  v_answers := v_answers[:coalesce(array_position(v_answers, null) - 1, cardinality(v_answers))];
  -- What the same transaction writes after this is not this device's doing.
  perform private.set_context('{"client": null, "seq": null, "made_at": null, "replay": null}');
  return jsonb_build_object('results', to_jsonb(v_answers), 'user', v_user, 'epoch', v_epoch,
    'scope', private.sync_scope(), 'reset', v_reset, 'server_time', clock_timestamp(),
    'page', private.page_with_push(p_cursor, p_tables, p_mutations, case
      when cardinality(v_answers) = jsonb_array_length(p_mutations) then v_bytes_left else 0 end));
end $$;
comment on function public.sync_push(uuid, integer, jsonb, text, uuid, jsonb, text[]) is
  'Applies a batch of mutations of one device, as PushReply of src/sync/protocol.ts.';

grant execute on function
  public.sync_push(uuid, integer, jsonb, text, uuid, jsonb, text[]), private.deleted_children(text, uuid[]),
  private.answer(jsonb, jsonb), private.answers(text, jsonb[], jsonb[], integer, boolean), private.rows_independent(text),
  private.runs(jsonb, text[]), private.page_with_push(jsonb, text[], jsonb, integer)
to authenticated;
