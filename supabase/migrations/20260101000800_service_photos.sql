-- Photos of work on a yacht: one row a photo. Its bytes lie in the bucket `service-photos` under the row's id, so that
-- a photo that is sent twice is one object.

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
    select 1 from public.service_photos p where p.id = private.as_uuid(p_name) and p.id::text = p_name and p.deleted_at is null)
$$;
comment on function private.photo_awaited(text) is 'Whether a file of this name belongs to a photo that is there.';

-- A file is added once and never replaced: if anyone could, a colleague's bytes might lie where a photo is still awaited.
-- Whose photo it is the server noted as its row came; every device and tab of that person may send it. After a restore files
-- may be missing whose taker has left or whose device has forgotten them: admins, who also remove files, may add any.
create function private.own_photo_awaited(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.photo_awaited(p_name) and exists (
    select 1 from public.service_photos p where p.id = private.as_uuid(p_name) and p.taken_by = auth.uid())
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
  perform private.queue_file_deletion('service-photos', old.id::text);
  return null;
end $$;
create trigger file_unwanted after update on public.service_photos
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function private.photo_file_unwanted();
create trigger file_unwanted_on_delete after delete on public.service_photos
  for each row execute function private.photo_file_unwanted();

create function private.photo_files_unwanted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.storage_deletions (bucket, path) select 'service-photos', p.id::text from public.service_photos p
    on conflict (bucket, path) do nothing;
  return null;
end $$;
create trigger files_unwanted before truncate on public.service_photos
  for each statement execute function private.photo_files_unwanted();

grant usage on schema private to service_role;
grant execute on function private.photo_awaited(text), private.as_uuid(text) to service_role;
