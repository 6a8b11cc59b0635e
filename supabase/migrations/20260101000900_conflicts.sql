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
  resolved_at timestamptz,
  unique (mutation_id, field)
);
comment on column public.conflicts.user_id is 'Whose value lost.';
create index conflicts_row_idx on public.conflicts (table_name, row_id);

select private.sync_register('conflicts',
  columns => '{resolved_at}',
  ops => '{patch}',
  erase => '{"kept": null, "lost": null}',
  technicians_edit => false);

create policy "Staff read conflicts on rows they may edit" on public.conflicts
  for select to authenticated using (
    (select private.is_admin())
    or ((select private.is_staff()) and table_name = any ((select private.tables_technicians_edit())::text[]))
  );
create policy "Staff resolve conflicts on rows they may edit" on public.conflicts
  for update to authenticated using (
    (select private.is_admin())
    or ((select private.is_staff()) and table_name = any ((select private.tables_technicians_edit())::text[]))
  );

-- A losing value is kept beside the winning one (G4). Sent twice, it is still one conflict. Two who resolve one
-- conflict want the same: that is none.
create function private.sync_conflict_write(
  p_mutation jsonb, p_field text, p_base bigint, p_kept jsonb, p_lost jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.conflicts (id, table_name, row_id, field, base_rev, kept, lost, mutation_id, user_id)
  select gen_random_uuid(), p_mutation ->> 'table', (p_mutation ->> 'row_id')::uuid, p_field, p_base, p_kept, p_lost,
    (p_mutation ->> 'id')::uuid, auth.uid()
  where p_mutation ->> 'table' <> 'conflicts'
  on conflict (mutation_id, field) do nothing
$$;

grant execute on function private.sync_conflict_write(jsonb, text, bigint, jsonb, jsonb) to authenticated;
