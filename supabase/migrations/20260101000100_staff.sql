-- Who works here. A signed-in user without a row in here may do nothing (R-17).

create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'technician')),
  name text not null check (length(btrim(name)) between 1 and 200)
);

create function private.staff_role() returns text
language sql stable security definer set search_path = '' as $$
  select s.role from public.staff s where s.user_id = auth.uid()
$$;
comment on function private.staff_role() is 'Role of the signed-in user; null for anyone who is not staff.';

create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.staff s where s.user_id = auth.uid())
$$;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.staff s where s.user_id = auth.uid() and s.role = 'admin')
$$;

grant execute on function private.staff_role(), private.is_staff(), private.is_admin() to authenticated;

alter table public.staff enable row level security;
grant select, insert, update, delete on public.staff to authenticated;

create policy "Staff read staff" on public.staff
  for select to authenticated using ((select private.is_staff()));
create policy "Admins add staff" on public.staff
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins change staff" on public.staff
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins remove staff" on public.staff
  for delete to authenticated using ((select private.is_admin()));

-- Never below one admin, whoever asks: the app, the dashboard, or the deletion of an account.
-- Writers take turns, so that two admins cannot demote each other in the same moment.
create function private.staff_take_turns() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public.staff', 0));
  return null;
end $$;

create function private.staff_keep_an_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select 1 from public.staff s where s.role = 'admin') then
    raise exception 'the last admin stays' using errcode = '23514', constraint = 'staff_keeps_an_admin';
  end if;
  return null;
end $$;

create trigger take_turns before update or delete or truncate on public.staff
  for each statement execute function private.staff_take_turns();
create trigger keep_an_admin after update on public.staff
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function private.staff_keep_an_admin();
create trigger keep_an_admin_on_removal after delete on public.staff
  for each row when (old.role = 'admin') execute function private.staff_keep_an_admin();
create trigger keep_an_admin_on_truncate after truncate on public.staff
  for each statement execute function private.staff_keep_an_admin();
