-- Yacht owners (M-005, M-008). A deleted client keeps no personal value (R-18).

create table public.clients (
  like private.sync_columns including all,
  name text not null,
  email text not null,
  phone text,
  yacht_name text,
  yacht_type text,
  yacht_length numeric(6, 1),
  location text,
  notes text,
  status text not null default 'prospect',
  next_recommended_service text,
  constraint clients_name_given check (deleted_at is not null or length(btrim(name)) between 1 and 200),
  constraint clients_email_given check (deleted_at is not null or (email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 320)),
  constraint clients_status_known check (status in ('prospect', 'active', 'completed')),
  constraint clients_yacht_length_bounded check (yacht_length > 0 and yacht_length < 1000),
  constraint clients_texts_bounded check (
    length(phone) <= 50 and length(yacht_name) <= 200 and length(yacht_type) <= 200 and length(location) <= 200
    and length(notes) <= 20000 and length(next_recommended_service) <= 2000)
);
comment on column public.clients.yacht_length is 'Metres.';

select private.sync_register('clients',
  columns => '{name,email,phone,yacht_name,yacht_type,yacht_length,location,notes,status,next_recommended_service}',
  erase => '{"name": "", "email": "", "phone": null, "yacht_name": null, "yacht_type": null, "yacht_length": null,
    "location": null, "notes": null, "next_recommended_service": null}',
  rights => '{"technician": ["read", "add", "edit"], "admin": ["read", "add", "edit", "delete", "archive"]}');

-- Archiving is setting the status to completed. What runs on the server archives too.
create function private.guard_archive() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_staff() and not private.can('clients', 'archive') then
    raise exception 'this role archives no client' using errcode = '42501', constraint = 'sync_guard';
  end if;
  return new;
end $$;
create trigger guard_archive_on_insert before insert on public.clients
  for each row when (new.status = 'completed') execute function private.guard_archive();
create trigger guard_archive before update on public.clients
  for each row when (new.status = 'completed' and old.status <> 'completed') execute function private.guard_archive();
