-- Names of the staff on every device, also offline: a read-only projection of public.staff that syncs like any table.
-- The id is the user's. Who leaves goes from here as well: no device keeps the name of somebody who left.

create table public.colleagues (
  like private.sync_columns including all,
  name text not null,
  role private.role_name not null
);

select private.sync_register('colleagues', columns => '{}', ops => '{}', rights => '{"technician": ["read"], "admin": ["read"]}');

-- A hard delete, so that somebody who comes back is a row again; the tombstone tells the devices (D9).
create function private.staff_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.colleagues c where c.id = old.user_id;
    return null;
  end if;
  if tg_op = 'UPDATE' and new.user_id <> old.user_id then
    delete from public.colleagues c where c.id = old.user_id;
  end if;
  insert into public.colleagues as c (id, name, role) values (new.user_id, new.name, new.role)
    on conflict (id) do update set name = excluded.name, role = excluded.role;
  return null;
end $$;
create trigger project after insert or update or delete on public.staff
  for each row execute function private.staff_project();
