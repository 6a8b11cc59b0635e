-- The bytes of photos: a private bucket, who may do what in it, and the list of files to be removed. Files go through
-- the storage API only, for a row deleted by SQL would leave its bytes behind.

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

-- A file is added once and never replaced: if anyone could, a colleague's bytes might lie where a photo is still on its way.
-- Whose photo it is the server noted as its row came; every device and tab of that person may send it.
create function private.own_photo_awaited(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.photo_awaited(p_name) and exists (
    select 1 from public.service_photos p where p.id = private.as_uuid(p_name) and p.taken_by = auth.uid())
$$;
comment on function private.own_photo_awaited(text) is 'Whether a file of this name belongs to a photo the caller took.';
grant execute on function private.own_photo_awaited(text) to authenticated;

select private.allow('storage/service-photos', '{"technician": ["read", "add"], "admin": ["read", "add", "delete"]}');
create policy "Staff read the files of service photos" on storage.objects
  for select to authenticated using (bucket_id = 'service-photos' and (select private.can('storage/service-photos', 'read')));
create policy "Staff add the file of a photo they took" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'service-photos' and (select private.can('storage/service-photos', 'add')) and private.own_photo_awaited(name));
create policy "Admins remove files of service photos" on storage.objects
  for delete to authenticated using (bucket_id = 'service-photos' and (select private.can('storage/service-photos', 'delete')));

create table private.storage_deletions (
  bucket text not null,
  path text not null,
  queued_at timestamptz not null default now(),
  -- Not before this: a later try after a failure, or the second look.
  next_at timestamptz not null default now(),
  tries integer not null default 0,
  last_error text,
  primary key (bucket, path)
);
alter table private.storage_deletions enable row level security;
comment on table private.storage_deletions is 'Files whose row was deleted; the function remove-deleted-files takes them away.';

create function private.photo_file_unwanted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.storage_deletions as d (bucket, path) values ('service-photos', old.id::text)
    on conflict (bucket, path) do update set queued_at = now(), next_at = now(), tries = 0;
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

-- The next files to remove, each one given out again only after a growing pause: a worker may die on the way.
create function public.storage_deletions_take(p_limit integer default 100) returns table (bucket text, path text)
language sql volatile set search_path = '' as $$
  update private.storage_deletions d
    set tries = d.tries + 1, next_at = now() + least(interval '1 hour', interval '10 seconds' * 2 ^ least(d.tries, 10))
    where (d.bucket, d.path) in (
      select n.bucket, n.path from private.storage_deletions n where n.next_at <= now()
        -- The row may be back: a restore, or the same id again.
        and not (n.bucket = 'service-photos' and private.photo_awaited(n.path))
      order by n.next_at limit least(greatest(p_limit, 1), 1000) for update skip locked)
    returning d.bucket, d.path
$$;
comment on function public.storage_deletions_take(integer) is 'For the service key: files to remove through the storage API.';

-- A file is looked for a second time an hour later: an upload that had begun before the row was deleted ends after it.
create function public.storage_deletions_report(p_bucket text, p_paths text[], p_error text default null) returns void
language plpgsql set search_path = '' as $$
begin
  if p_error is null then
    delete from private.storage_deletions d
      where d.bucket = p_bucket and d.path = any (p_paths) and d.queued_at <= now() - interval '1 hour';
    update private.storage_deletions d set next_at = d.queued_at + interval '1 hour', tries = 0, last_error = null
      where d.bucket = p_bucket and d.path = any (p_paths);
  else
    update private.storage_deletions d set last_error = left(p_error, 500)
      where d.bucket = p_bucket and d.path = any (p_paths);
  end if;
end $$;
comment on function public.storage_deletions_report(text, text[], text) is 'For the service key: what became of them.';

grant usage on schema private to service_role;
grant select, update, delete on private.storage_deletions to service_role;
grant execute on function private.photo_awaited(text), private.as_uuid(text),
  public.storage_deletions_take(integer), public.storage_deletions_report(text, text[], text)
to service_role;
