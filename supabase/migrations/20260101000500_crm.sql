-- Clients, the work on their yachts, its photos, and the staff.
-- Sections, marked by ====: clients, services, conflicts and colleagues; photos.

-- ==== Clients, services, conflicts and colleagues ====

-- What the business works with: clients, the work on their yachts, conflicts between two edits of it, and who works here.

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

-- Work done or planned on a client's yacht (M-006, M-007, M-009). Amounts are euros with cents (R-46).

create table public.service_records (
  like private.sync_columns including all,
  client_id uuid not null references public.clients (id) on delete cascade,
  service_type text not null,
  date date not null,
  amount numeric(12, 2) not null default 0,
  status text not null default 'scheduled',
  notes text,
  technician_id uuid references public.staff (user_id) on delete set null,
  start_time text,
  duration_minutes integer,
  constraint service_records_type_given check (deleted_at is not null or length(btrim(service_type)) between 1 and 200),
  constraint service_records_status_known check (status in ('scheduled', 'in_progress', 'completed', 'invoiced', 'paid')),
  -- NaN is greater than every number.
  constraint service_records_amount_bounded check (amount between 0 and 9999999999.99),
  constraint service_records_date_bounded check (date between '1900-01-01' and '2200-12-31'),
  constraint service_records_notes_bounded check (length(notes) <= 20000),
  constraint service_records_start_time_of_a_day check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  constraint service_records_duration_bounded check (duration_minutes between 5 and 1440)
);
comment on column public.service_records.service_type is
  'gelcoat_repair, teak_maintenance, waxing, antifouling, inspection, or a type in free text.';
comment on column public.service_records.date is 'Calendar date in Europe/Amsterdam.';
comment on column public.service_records.technician_id is 'The technician who is to do the work; null where none is chosen.';
comment on column public.service_records.start_time is 'HH:mm by the clock in Europe/Amsterdam.';
create index service_records_client_idx on public.service_records (client_id);
-- Somebody who leaves the staff is taken off their services.
create index service_records_technician_idx on public.service_records (technician_id) where technician_id is not null;

-- Free text may name a person; the amount of an invoice must be kept, and without a name it tells of no person.
select private.sync_register('service_records',
  columns => '{client_id,service_type,date,amount,status,notes,technician_id,start_time,duration_minutes}',
  parent => '{"table": "clients", "column": "client_id"}',
  erase => '{"service_type": "", "notes": null}',
  rights => '{"technician": ["read", "add", "edit"], "admin": ["read", "add", "edit", "delete"]}');

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
  continues uuid,
  resolved_at timestamptz,
  unique (mutation_id, field),
  constraint conflicts_resolved_at_bounded check (resolved_at between '1970-01-01T00:00Z' and '2200-12-31T00:00Z')
);
comment on column public.conflicts.user_id is 'Whose value lost.';
comment on column public.conflicts.kept_by is 'Whose value stayed; null when no user of the app wrote it, or it is too long ago to know.';
comment on column public.conflicts.kept_made_at is 'When the value that stayed was made, by its device; null when it did not say.';
comment on column public.conflicts.kept_at is 'When the value that stayed arrived.';
comment on column public.conflicts.lost_made_at is 'When the losing change was made, by its device; null when it did not say.';
comment on column public.conflicts.continues is 'The conflict whose losing value the writer of this one saw and went on with; null when there is none.';
create index conflicts_row_idx on public.conflicts (table_name, row_id);

select private.sync_register('conflicts',
  columns => '{resolved_at}',
  ops => '{patch}',
  erase => '{"kept": null, "lost": null}',
  rights => '{"technician": ["read", "edit"], "admin": ["read", "edit"]}',
  visibility => 'row');

-- Everybody sees, and resolves, the conflicts on the tables they write themselves; where each row decides who sees it, those
-- on the rows they see (PL23).
create function private.tables_written() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct r.subject), '{}')
  from public.staff s join private.rights r on r.role = s.role
  where s.user_id = auth.uid() and s.disabled_at is null and r.action in ('add', 'edit')
$$;
grant execute on function private.tables_written() to authenticated;
create policy "Only on tables one writes" on public.conflicts as restrictive
  to authenticated using (table_name = any ((select private.tables_written())::text[]));

-- Asked with the caller's rights, so that the policies of the row's own table answer.
create function private.sees_row(p_table text, p_row uuid) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  v_seen boolean;
begin
  execute format('select exists (select 1 from public.%I x where x.id = $1)', p_table) into v_seen using p_row;
  return v_seen;
end $$;
grant execute on function private.sees_row(text, uuid) to authenticated;
create policy "Only on rows one sees" on public.conflicts as restrictive to authenticated using (
  case when table_name = any ((select private.tables_decided_by_row())::text[]) then private.sees_row(table_name, row_id) else true end);

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

-- The open conflict on a field whose losing value the writer of a mutation went on with. A mutation says what its writer saw
-- where that was not what the device showed; where it does not, the device showed its own change before it, with its base.
create function private.continued_conflict(p_mutation jsonb, p_field text, p_base bigint) returns uuid
language sql stable security definer set search_path = '' as $$
  select c.id
  from public.conflicts c join private.sync_ledger l on l.mutation_id = c.mutation_id
  where c.table_name = p_mutation ->> 'table' and c.row_id = (p_mutation ->> 'row_id')::uuid and c.field = p_field
    and c.user_id = auth.uid() and c.resolved_at is null and c.deleted_at is null
    and case when p_mutation -> 'expected' ? p_field
      then c.lost is not distinct from private.as_seen(c.table_name, p_mutation -> 'expected') -> p_field
      else l.client_id::text = private.context() ->> 'client' and l.seq < (p_mutation ->> 'seq')::bigint
        and c.base_rev = p_base end
  order by l.client_id::text = private.context() ->> 'client' desc, l.seq desc limit 1
$$;

-- A losing value is kept beside the winning one (G4). Sent twice, it is still one conflict. Two who resolve one
-- conflict want the same: that is none.
create function private.write_conflict(
  p_mutation jsonb, p_field text, p_base bigint, p_now jsonb, p_lost jsonb, p_entry jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.conflicts (id, table_name, row_id, field, base_rev, kept, lost, mutation_id, user_id,
    kept_by, kept_made_at, kept_at, lost_made_at, continues)
  select gen_random_uuid(), p_mutation ->> 'table', (p_mutation ->> 'row_id')::uuid, p_field, p_base,
    p_now -> p_field, p_lost, (p_mutation ->> 'id')::uuid, auth.uid(),
    w.by_user, w.made_at, w.arrived_at, private.sync_device_time(p_mutation ->> 'made_at'),
    private.continued_conflict(p_mutation, p_field, p_base)
  from private.sync_written_by(p_mutation ->> 'table', p_now, p_field, p_entry) w
  where p_mutation ->> 'table' <> 'conflicts'
  on conflict (mutation_id, field) do nothing
$$;

grant execute on function private.write_conflict(jsonb, text, bigint, jsonb, jsonb, jsonb) to authenticated;

-- Names of the staff on every device, also offline: a read-only projection of public.staff that syncs like any table.
-- The id is the user's. Who leaves goes from here as well: no device keeps the name of somebody who left. Who is disabled stays.

create table public.colleagues (
  like private.sync_columns including all,
  name text not null,
  role private.role_name not null,
  disabled boolean not null default false
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
  insert into public.colleagues as c (id, name, role, disabled)
    values (new.user_id, new.name, new.role, new.disabled_at is not null)
    on conflict (id) do update set name = excluded.name, role = excluded.role, disabled = excluded.disabled;
  return null;
end $$;
create trigger project after insert or update or delete on public.staff
  for each row execute function private.staff_project();

-- ==== Photos ====

-- Photos of work on a yacht: one row a photo. Its bytes lie in the bucket `service-photos` under the row's id, so that
-- a photo that is sent twice is one object; a small version of it lies beside them as <id>-small.

create table public.service_photos (
  like private.sync_columns including all,
  service_record_id uuid not null references public.service_records (id) on delete cascade,
  kind text not null default 'other',
  taken_at timestamptz not null,
  width integer not null,
  height integer not null,
  mime_type text not null,
  size_bytes integer not null,
  sha256 text not null,
  taken_by uuid,
  constraint service_photos_kind_known check (kind in ('before', 'after', 'other')),
  constraint service_photos_taken_at_bounded check (taken_at between '1970-01-01T00:00Z' and '2200-12-31T00:00Z'),
  constraint service_photos_mime_type_known check (mime_type in ('image/webp', 'image/jpeg')),
  constraint service_photos_measured check (
    deleted_at is not null or (width between 1 and 4096 and height between 1 and 4096 and size_bytes between 1 and 8388608)),
  constraint service_photos_hashed check (deleted_at is not null or sha256 ~ '^[0-9a-f]{64}$')
);
comment on column public.service_photos.taken_at is 'As the camera noted it, or when the photo was chosen.';
comment on column public.service_photos.sha256 is 'Of the bytes, hex.';
comment on column public.service_photos.taken_by is 'Set by the server: who added the row.';
create index service_photos_record_idx on public.service_photos (service_record_id);

select private.sync_register('service_photos',
  columns => '{service_record_id,kind,taken_at,width,height,mime_type,size_bytes,sha256}',
  parent => '{"table": "service_records", "column": "service_record_id"}',
  erase => '{"taken_at": "1970-01-01T00:00:00Z", "width": 0, "height": 0, "size_bytes": 0, "sha256": ""}',
  rights => '{"technician": ["read", "add", "edit", "delete_own"], "admin": ["read", "add", "edit", "delete"]}');

-- Deleting is judged by the row, seeing is not: role and table alone decide what a device may see (S7).
create policy "Roles with the right delete their own of a week" on public.service_photos
  for update to authenticated using ((select private.can('service_photos', 'delete_own')))
  with check ((select private.can('service_photos', 'delete_own')) and deleted_at is not null
    and taken_by = (select auth.uid()) and created_at > now() - interval '7 days');

-- Who took it is not the device's to say, and what describes the bytes is as fixed as they are.
create function private.service_photo_guard() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.taken_by := auth.uid();
  elsif new.taken_by is distinct from old.taken_by or (new.deleted_at is null and
    (new.width, new.height, new.mime_type, new.size_bytes, new.sha256)
      is distinct from (old.width, old.height, old.mime_type, old.size_bytes, old.sha256)) then
    raise exception 'the bytes of a photo never change' using errcode = '23514', constraint = 'service_photos_bytes_fixed';
  end if;
  return new;
end $$;
create trigger guard before insert or update on public.service_photos
  for each row execute function private.service_photo_guard();

-- The bytes of photos: a private bucket and who may do what in it.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('service-photos', 'service-photos', false, 8388608, '{image/webp,image/jpeg}')
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

create function private.photo_awaited(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.service_photos p
    where p.id = private.as_uuid(left(p_name, 36)) and p_name in (p.id::text, p.id || '-small') and p.deleted_at is null)
$$;
comment on function private.photo_awaited(text) is 'Whether a file of this name belongs to a photo that is there.';

-- A file is added once and never replaced: if anyone could, a colleague's bytes might lie where a photo is still awaited.
-- Whose photo it is the server noted as its row came; every device and tab of that person may send it. After a restore files
-- may be missing whose taker has left or whose device has forgotten them: admins, who also remove files, may add any.
create function private.own_photo_awaited(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.photo_awaited(p_name) and exists (
    select 1 from public.service_photos p where p.id = private.as_uuid(left(p_name, 36)) and p.taken_by = auth.uid())
$$;
comment on function private.own_photo_awaited(text) is 'Whether a file of this name belongs to a photo the caller took.';
grant execute on function private.photo_awaited(text), private.own_photo_awaited(text) to authenticated;

select private.allow('storage/service-photos', '{"technician": ["read", "add"], "admin": ["read", "add", "add_any", "delete"]}');
create policy "Staff read the files of service photos" on storage.objects
  for select to authenticated using (bucket_id = 'service-photos' and (select private.can('storage/service-photos', 'read')));
create policy "Staff add the file of a photo they took" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'service-photos' and (select private.can('storage/service-photos', 'add')) and private.own_photo_awaited(name));
create policy "Admins add the file of any photo" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'service-photos' and (select private.can('storage/service-photos', 'add_any')) and private.photo_awaited(name));
create policy "Admins remove files of service photos" on storage.objects
  for delete to authenticated using (bucket_id = 'service-photos' and (select private.can('storage/service-photos', 'delete')));

create function private.photo_file_unwanted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_file_deletion('service-photos', n) from unnest(array[old.id::text, old.id || '-small']) n;
  return null;
end $$;
create trigger file_unwanted after update on public.service_photos
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function private.photo_file_unwanted();
create trigger file_unwanted_on_delete after delete on public.service_photos
  for each row execute function private.photo_file_unwanted();

create function private.photo_files_unwanted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.storage_deletions (bucket, path)
    select 'service-photos', n from public.service_photos p, unnest(array[p.id::text, p.id || '-small']) n
    on conflict (bucket, path) do nothing;
  return null;
end $$;
create trigger files_unwanted before truncate on public.service_photos
  for each statement execute function private.photo_files_unwanted();

grant usage on schema private to service_role;
grant execute on function private.photo_awaited(text), private.as_uuid(text) to service_role;

-- The notes of a client: entries, each with its author and its moment.

-- An entry is written by one person on one day; who writes on a later day, or is somebody else, begins another.
create table public.client_notes (
  like private.sync_columns including all,
  client_id uuid not null references public.clients (id) on delete cascade,
  notes text,
  written_at timestamptz not null,
  author uuid,
  constraint client_notes_notes_bounded check (length(notes) <= 20000),
  constraint client_notes_written_at_bounded check (written_at between '1970-01-01T00:00Z' and '2200-12-31T00:00Z')
);
comment on column public.client_notes.written_at is 'When the entry was begun, by the clock of its device.';
comment on column public.client_notes.author is 'Set by the server: who added the row. Null of what no user of the app wrote.';
create index client_notes_client_idx on public.client_notes (client_id);

select private.sync_register('client_notes',
  columns => '{client_id,notes,written_at}',
  parent => '{"table": "clients", "column": "client_id"}',
  erase => '{"notes": null, "written_at": "1970-01-01T00:00:00Z"}',
  rights => '{"technician": ["read", "add", "edit_own", "delete_own"], "admin": ["read", "add", "edit_own", "delete_own", "delete"]}');

-- A device may be away for weeks between the first words of an entry and its last.
create policy "Authors change and delete their own of 30 days" on public.client_notes
  for update to authenticated using (
    author = (select auth.uid()) and created_at > now() - interval '30 days'
    and ((select private.can('client_notes', 'edit_own')) or (select private.can('client_notes', 'delete_own'))))
  with check (
    author = (select auth.uid()) and created_at > now() - interval '30 days'
    and case when deleted_at is null then (select private.can('client_notes', 'edit_own'))
      else (select private.can('client_notes', 'delete_own')) end);

-- Who wrote it is not the device's to say, and an entry keeps its author and its moment. The server says whose words it adds.
create function private.client_note_guard() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.author := coalesce(auth.uid(), new.author);
  elsif new.author is distinct from old.author or (new.deleted_at is null and new.written_at <> old.written_at) then
    raise exception 'an entry keeps its author and its moment' using errcode = '23514', constraint = 'client_notes_author_fixed';
  end if;
  return new;
end $$;
create trigger guard before insert or update on public.client_notes
  for each row execute function private.client_note_guard();
