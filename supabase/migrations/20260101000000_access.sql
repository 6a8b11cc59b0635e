-- Who may reach what: the schemas, the staff with their roles, and the table of rights.

-- The API exposes `public`; `private` holds bookkeeping and helper functions and is never exposed.
-- The defaults grant nothing: a table or function is reachable only where a later line says so (S2).

create schema private;
revoke all on schema private from public;
-- Policies and the two sync functions run with the caller's rights and name helpers in here.
grant usage on schema private to authenticated;

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- PostgreSQL gives EXECUTE on every new function to PUBLIC; only a revocation without a schema removes it.
alter default privileges revoke execute on functions from public;

-- One forgotten open transaction holds back the watermark of every pull (K1). The API signs in as `authenticator`. A hosted
-- project may refuse to alter it: from version 16 on PostgreSQL asks for ADMIN OPTION on the role, which the platform gives to
-- `postgres` for other roles only. The migrations go on then; a job tries again every night and the office is told.
create function private.idle_transactions_end() returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select 1 from pg_catalog.pg_roles r, unnest(r.rolconfig) c
    where r.rolname = 'authenticator' and c ~ '^idle_in_transaction_session_timeout=0*[1-9]')
$$;
comment on function private.idle_transactions_end() is 'Whether a transaction that the API leaves open ends by itself.';

create function private.limit_idle_transactions() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.idle_transactions_end() then
    alter role authenticator set idle_in_transaction_session_timeout = '60s';
  end if;
  return true;
exception when insufficient_privilege then
  raise warning 'a transaction that the API leaves open does not end by itself: %', sqlerrm;
  return false;
end $$;
comment on function private.limit_idle_transactions() is
  'Lets a transaction that the API leaves open end after a minute; false where the platform refuses.';
select private.limit_idle_transactions();

-- Who works here, and what each role may do. A signed-in user without a row in staff may do nothing (R-17).

create domain private.role_name as text check (value in ('admin', 'technician'));

create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role private.role_name not null,
  name text not null check (length(btrim(name)) between 1 and 200),
  -- Since when this person may do nothing here; their name stays beside the work they did.
  disabled_at timestamptz check (disabled_at between '1970-01-01T00:00Z' and '2200-12-31T00:00Z')
);

create function private.staff_role() returns text
language sql stable security definer set search_path = '' as $$
  select s.role from public.staff s where s.user_id = auth.uid() and s.disabled_at is null
$$;
comment on function private.staff_role() is 'Role of the signed-in user; null for anyone who is not staff, or disabled.';

create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.staff s where s.user_id = auth.uid() and s.disabled_at is null)
$$;

-- The one table of who may do what; policies, triggers and the sync functions ask it. A subject is a table, or
-- 'storage/<bucket>' for the files of a bucket. Actions are read, add, edit, delete, and what a subject names besides.
create table private.rights (
  role private.role_name not null,
  subject text not null,
  action text not null,
  primary key (subject, action, role)
);
alter table private.rights enable row level security;

create function private.can(p_subject text, p_action text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.staff s join private.rights r on r.role = s.role
    where s.user_id = auth.uid() and s.disabled_at is null and r.subject = p_subject and r.action = p_action)
$$;
comment on function private.can(text, text) is 'Whether the signed-in user may do this; in a policy as (select private.can(…)), so that it is asked once a statement.';

create function private.allow(p_subject text, p_rights jsonb) returns void
language sql volatile set search_path = '' as $$
  delete from private.rights r where r.subject = p_subject;
  insert into private.rights (role, subject, action)
    select r.key, p_subject, a from jsonb_each(p_rights) r, jsonb_array_elements_text(r.value) a
$$;
comment on function private.allow(text, jsonb) is 'Sets all rights on a subject: {role: [action]}.';

grant execute on function private.staff_role(), private.is_staff(), private.can(text, text) to authenticated;

select private.allow('staff', '{"technician": ["read"], "admin": ["read", "add", "edit", "delete"]}');
alter table public.staff enable row level security;
-- What the server itself may do is granted too, here and below: a project made since May 2026 gives its role nothing by itself.
grant select, insert, update, delete on public.staff to authenticated, service_role;

create policy "Staff read staff" on public.staff
  for select to authenticated using ((select private.can('staff', 'read')));
create policy "Admins add staff" on public.staff
  for insert to authenticated with check ((select private.can('staff', 'add')));
create policy "Admins change staff" on public.staff
  for update to authenticated using ((select private.can('staff', 'edit'))) with check ((select private.can('staff', 'edit')));
create policy "Admins remove staff" on public.staff
  for delete to authenticated using ((select private.can('staff', 'delete')));

-- At least one admin who may work always stays, whether the app, the dashboard or the deletion of an account asks.
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
  if not exists (select 1 from public.staff s where s.role = 'admin' and s.disabled_at is null) then
    raise exception 'the last admin stays' using errcode = '23514', constraint = 'staff_keeps_an_admin';
  end if;
  return null;
end $$;

create trigger take_turns before update or delete or truncate on public.staff
  for each statement execute function private.staff_take_turns();
create trigger keep_an_admin after update on public.staff
  for each row when (old.role = 'admin' and old.disabled_at is null and (new.role <> 'admin' or new.disabled_at is not null)) execute function private.staff_keep_an_admin();
create trigger keep_an_admin_on_removal after delete on public.staff
  for each row when (old.role = 'admin') execute function private.staff_keep_an_admin();
create trigger keep_an_admin_on_truncate after truncate on public.staff
  for each statement execute function private.staff_keep_an_admin();

create function private.require_staff() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'not signed in' using errcode = 'PT401';
  elsif not private.is_staff() then
    raise exception 'not staff' using errcode = 'PT403';
  end if;
  return auth.uid();
end $$;
comment on function private.require_staff() is 'The signed-in staff member; PT401 and PT403 for everyone else (K2).';

grant execute on function private.require_staff() to authenticated;

-- What the office does to a person of the staff. With the caller's rights: the policies and triggers above decide.
create function public.change_staff(p_user uuid, p_role text default null, p_disabled boolean default null) returns text
language plpgsql set search_path = '' as $$
declare
  v_constraint text;
begin
  perform private.require_staff();
  if not private.can('staff', 'edit') then
    raise exception 'not for this member of staff' using errcode = 'PT403';
  end if;
  update public.staff s set role = coalesce(p_role, s.role),
    disabled_at = case when p_disabled then coalesce(s.disabled_at, now()) when p_disabled is null then s.disabled_at end
    where s.user_id = p_user;
  return case when found then 'changed' else 'unknown' end;
exception when check_violation then
  get stacked diagnostics v_constraint = constraint_name;
  if v_constraint = 'staff_keeps_an_admin' then
    return 'last_admin';
  end if;
  raise;
end $$;
comment on function public.change_staff(uuid, text, boolean) is
  'For admins: gives a person another role, or takes and gives back their access; ''changed'', ''unknown'' or ''last_admin''.';

create function private.staff_accounts_listed() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if not private.can('staff', 'edit') then
    raise exception 'not for this member of staff' using errcode = 'PT403';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object('user_id', s.user_id, 'email', u.email,
      'has_signed_in', coalesce(to_jsonb(u) ->> 'last_sign_in_at', '') <> '') order by s.user_id)
    from public.staff s join auth.users u on u.id = s.user_id), '[]');
end $$;
create function public.staff_accounts() returns jsonb
language sql stable set search_path = '' as $$
  select private.staff_accounts_listed()
$$;
comment on function public.staff_accounts() is 'For admins: the address of each person of the staff, and whether they ever signed in.';
grant execute on function public.change_staff(uuid, text, boolean), private.staff_accounts_listed(), public.staff_accounts() to authenticated;
