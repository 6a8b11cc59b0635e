-- How a run of mutations of one table is compared with the rows that are there. A run holds each row at most once, so a few
-- statements judge all of it: a device that was away a day sends hundreds of edits. All of these functions run with the
-- caller's rights.

-- The row of a mutation as the key of a run's answer.
create function private.row_key(p_mutation jsonb) returns text
language sql immutable set search_path = '' as $$
  select lower(coalesce(p_mutation ->> 'row_id', ''))
$$;

-- The rows of mutations, in their order.
create function private.row_ids(p_mutations jsonb[]) returns uuid[]
language sql immutable set search_path = '' as $$
  select array(
    select (e.mutation ->> 'row_id')::uuid from unnest(p_mutations) with ordinality e (mutation, place) order by e.place)
$$;

-- What became of each row that is null in `p_now`, as private.row_states says it; null for the others.
create function private.missing_states(p_table text, p_rows uuid[], p_now jsonb[]) returns text[]
language plpgsql stable set search_path = '' as $$
begin
  if array_position(p_now, null) is null then
    return '{}';
  end if;
  return array(
    select case when e.now is null then e.state end
    from unnest(p_now, private.row_states(p_table, p_rows)) with ordinality e (now, state, place) order by e.place);
end $$;

create function private.rejection(p_code text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('status', 'rejected', 'code', p_code)
$$;

-- The rows as they are, in the order of their ids, locked; null for one that is not there, or that row-level security
-- does not let the caller change.
create function private.changeable_rows(p_table text, p_rows uuid[], p_lock text) returns jsonb[]
language plpgsql set search_path = '' as $$
declare
  v_rows jsonb[];
begin
  execute format('select array_agg(o.row order by r.place) from unnest($1) with ordinality r (id, place)
    left join lateral (select to_jsonb(x) as row from public.%I x where x.id = r.id for %s) o on true', p_table, p_lock)
    into v_rows using p_rows;
  return v_rows;
end $$;

-- Values as the table would store them, in their order: '12.5' and 12.50 are one amount (C2).
create function private.as_stored(p_table text, p_values jsonb[]) returns jsonb[]
language plpgsql stable set search_path = '' as $$
declare
  v_stored jsonb[];
begin
  execute format('select array_agg(
      case when v.set is not null then to_jsonb(jsonb_populate_record(null::public.%I, v.set)) end order by v.place)
    from unnest($1) with ordinality v (set, place)', p_table) into v_stored using p_values;
  return v_stored;
end $$;

-- What a writer saw, as the table would store it; as it is when the table would not take it.
create function private.as_seen(p_table text, p_values jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (private.as_stored(p_table, array[p_values]))[1];
exception when data_exception then
  return p_values;
end $$;

-- Whether the row holds, in the columns of this list that a mutation says its writer saw, what the writer saw there:
-- true or false, and null when it says so of none of them.
create function private.as_expected(p_now jsonb, p_members jsonb, p_named jsonb, p_seen jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select bool_and(p_now -> c is not distinct from p_seen -> c)
  from jsonb_array_elements_text(p_members) c where p_named ? c
$$;

-- Merge per field, for a run: per mutation the values that are applied, the fields that lose as {field: {base, entry}},
-- and the status. An equal value is nothing to do; a field not changed since the mutation's base is applied, and so
-- is one last changed earlier by the same device; otherwise the server's value stays and the losing one becomes
-- a conflict. Columns of a group win or lose together. A put on an existing row has base 0 everywhere.
-- A field whose value on the device the writer did not see, for another tab had changed it, is applied only where the
-- server holds the value the writer did see: neither base nor device say anything of that (OB12).
create function private.merge(p_client uuid, p_table private.sync_tables, p_mutations jsonb[], p_now jsonb[])
returns table (mutation jsonb, now jsonb, wanted jsonb, applied jsonb, lost jsonb, status text)
language plpgsql stable set search_path = '' as $$
declare
  v_wanted jsonb[] := private.as_stored(p_table.name, array(
    select e.mutation -> 'set' from unnest(p_mutations) with ordinality e (mutation, place) order by e.place));
  v_seen jsonb[] := array(
    select case when e.mutation ? 'expected' then private.as_seen(p_table.name, e.mutation -> 'expected') end
    from unnest(p_mutations) with ordinality e (mutation, place) order by e.place);
begin
  return query with given as materialized (
    select g.* from unnest(p_mutations, p_now, v_wanted, v_seen) with ordinality g (mutation, now, wanted, seen, place)
  ), units as materialized (
    select k.place, k.members, array_agg(k.field) as fields, min(k.base) as base
    from (
      select g.place, s.field, coalesce((g.mutation -> 'bases' ->> s.field)::bigint, 0) as base, coalesce(
        (select u from jsonb_array_elements(p_table.groups) u where u ? s.field limit 1),
        jsonb_build_array(s.field)) as members
      from given g, jsonb_object_keys(g.mutation -> 'set') s (field)
      where g.now -> s.field is distinct from g.wanted -> s.field
    ) k group by k.place, k.members
  ), judged as materialized (
    select u.place, u.fields, u.base, e.entry, coalesce(
      case when g.seen is not null then private.as_expected(g.now, u.members, g.mutation -> 'expected', g.seen) end,
      (e.entry ->> 0)::bigint <= u.base
        or (e.entry ->> 1 = p_client::text and (e.entry ->> 2)::bigint < (g.mutation ->> 'seq')::bigint),
      false) as wins
    from units u join given g on g.place = u.place cross join lateral (
      -- The latest change of any column of the group; '*' stands for the insert (D5).
      select coalesce(g.now -> 'field_revs' -> c, g.now -> 'field_revs' -> '*') as entry
      from jsonb_array_elements_text(u.members) c
      order by (coalesce(g.now -> 'field_revs' -> c, g.now -> 'field_revs' -> '*') ->> 0)::bigint desc limit 1) e
  ), merged as (
    select j.place, min(j.base) as base, bool_or(not j.wins) as loses,
      jsonb_object_agg(f.field, jsonb_build_object('base', j.base, 'entry', j.entry)) filter (where not j.wins) as lost,
      array_agg(f.field) filter (where j.wins) as wins
    from judged j, unnest(j.fields) f (field) group by j.place
  )
  select g.mutation, g.now, g.wanted,
    (select jsonb_object_agg(w.field, g.mutation -> 'set' -> w.field) from unnest(m.wins) w (field)), m.lost,
    case
      when m.place is null then 'noop'
      when m.loses then 'conflict'
      when exists (
        select 1 from jsonb_each(g.now -> 'field_revs') r
        where (r.value ->> 0)::bigint > m.base and r.value ->> 1 is distinct from p_client::text) then 'merged'
      else 'applied'
    end
  from given g left join merged m on m.place = g.place order by g.place;
end $$;

grant execute on function
  private.row_key(jsonb), private.row_ids(jsonb[]), private.missing_states(text, uuid[], jsonb[]), private.rejection(text),
  private.changeable_rows(text, uuid[], text), private.as_stored(text, jsonb[]), private.as_seen(text, jsonb),
  private.as_expected(jsonb, jsonb, jsonb, jsonb), private.merge(uuid, private.sync_tables, jsonb[], jsonb[])
to authenticated;
