-- Two people changed the same field without seeing each other's value: the value that stayed and the one that lost.
-- Written by sync_push alone; a person marks it resolved. Both values go when their row is deleted (S5).

create table public.conflicts (
  like private.sync_columns including all,
  table_name text not null,
  row_id uuid not null,
  field text not null,
  base_rev bigint not null,
  kept jsonb,
  lost jsonb,
  mutation_id uuid not null,
  user_id uuid not null,
  kept_by uuid,
  kept_made_at timestamptz,
  kept_at timestamptz,
  lost_made_at timestamptz,
  resolved_at timestamptz,
  unique (mutation_id, field),
  constraint conflicts_resolved_at_bounded check (resolved_at between '1970-01-01T00:00Z' and '2200-12-31T00:00Z')
);
comment on column public.conflicts.user_id is 'Whose value lost.';
comment on column public.conflicts.kept_by is 'Whose value stayed; null when nobody in the app wrote it, or it is too long ago to know.';
comment on column public.conflicts.kept_made_at is 'When the value that stayed was made, by its device; null when it did not say.';
comment on column public.conflicts.kept_at is 'When the value that stayed arrived.';
comment on column public.conflicts.lost_made_at is 'When the losing change was made, by its device; null when it did not say.';
create index conflicts_row_idx on public.conflicts (table_name, row_id);

select private.sync_register('conflicts',
  columns => '{resolved_at}',
  ops => '{patch}',
  erase => '{"kept": null, "lost": null}',
  rights => '{"technician": ["read", "edit"], "admin": ["read", "edit"]}');

-- Everybody sees, and resolves, the conflicts on the tables they write themselves.
create function private.tables_written() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct r.subject), '{}')
  from public.staff s join private.rights r on r.role = s.role
  where s.user_id = auth.uid() and r.action in ('add', 'edit')
$$;
grant execute on function private.tables_written() to authenticated;
create policy "Only on tables one writes" on public.conflicts as restrictive
  to authenticated using (table_name = any ((select private.tables_written())::text[]));

-- Who wrote the value a field holds, when it was made and when it arrived: the row's history knows. Where that says
-- nothing (pruned, or left out) the row's own last change does, else the device that wrote the field.
create function private.sync_written_by(
  p_table text, p_now jsonb, p_field text, p_entry jsonb,
  out by_user uuid, out made_at timestamptz, out arrived_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  select h.user_id, h.made_at, h.arrived_at into by_user, made_at, arrived_at from private.sync_history h
    where h.tbl = p_table and h.row_id = (p_now ->> 'id')::uuid and (h.changes ? p_field or h.op = 'insert')
    order by h.id desc limit 1;
  if found then
    return;
  elsif p_entry ->> 0 = p_now ->> 'rev' then
    by_user := (p_now ->> 'updated_by')::uuid;
    arrived_at := (p_now ->> 'updated_at')::timestamptz;
  else
    select d.user_id into by_user from private.sync_devices d where d.client_id = (p_entry ->> 1)::uuid;
  end if;
end $$;

-- A losing value is kept beside the winning one (G4). Sent twice, it is still one conflict. Two who resolve one
-- conflict want the same: that is none.
create function private.sync_conflict_write(
  p_mutation jsonb, p_field text, p_base bigint, p_now jsonb, p_lost jsonb, p_entry jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.conflicts (id, table_name, row_id, field, base_rev, kept, lost, mutation_id, user_id,
    kept_by, kept_made_at, kept_at, lost_made_at)
  select gen_random_uuid(), p_mutation ->> 'table', (p_mutation ->> 'row_id')::uuid, p_field, p_base,
    p_now -> p_field, p_lost, (p_mutation ->> 'id')::uuid, auth.uid(),
    w.by_user, w.made_at, w.arrived_at, private.sync_device_time(p_mutation ->> 'made_at')
  from private.sync_written_by(p_mutation ->> 'table', p_now, p_field, p_entry) w
  where p_mutation ->> 'table' <> 'conflicts'
  on conflict (mutation_id, field) do nothing
$$;

grant execute on function private.sync_conflict_write(jsonb, text, bigint, jsonb, jsonb, jsonb) to authenticated;
