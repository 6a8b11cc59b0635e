-- Pictures the office puts on the site itself (R-14): one row a file, sent by the device that chose it after its row
-- (decision 010). A picture is several files, one a width and format; the row that shows it names them by its address.

create table public.site_files (
  like private.sync_columns including all,
  picture_id uuid not null,
  width integer not null,
  format text not null,
  size_bytes integer not null,
  sha256 text not null,
  constraint site_files_width_known check (width between 1 and 4096),
  constraint site_files_format_known check (format in ('avif', 'webp', 'jpg')),
  constraint site_files_measured check (size_bytes between 1 and 8388608),
  constraint site_files_hashed check (sha256 ~ '^[0-9a-f]{64}$')
);
comment on column public.site_files.picture_id is 'Its files lie at <picture_id>-<width>.<format> in the bucket site-images.';
comment on column public.site_files.sha256 is 'Of the bytes, hex.';
create unique index site_files_picture_idx on public.site_files (picture_id, width, format);

select private.sync_register('site_files',
  columns => '{picture_id,width,format,size_bytes,sha256}',
  ops => '{put,delete}',
  rights => '{"admin": ["read", "add", "delete"]}');

-- The bytes: anyone reads them, admins add the file of a row that is there, once, and remove it.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('site-images', 'site-images', true, 8388608, '{image/avif,image/webp,image/jpeg}')
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

create function private.site_file_awaited(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.site_files f
    where f.picture_id = private.as_uuid(left(p_name, 36)) and f.deleted_at is null
      and f.picture_id || '-' || f.width || '.' || f.format = p_name)
$$;
comment on function private.site_file_awaited(text) is 'Whether a file of this name belongs to a picture of the site that is there.';
grant execute on function private.site_file_awaited(text) to authenticated, service_role;

create policy "Anyone reads the site's pictures" on storage.objects
  for select to anon, authenticated using (bucket_id = 'site-images');
select private.allow('storage/site-images', '{"admin": ["add", "delete"]}');
create policy "Admins add the file of a picture that is there" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'site-images' and (select private.can('storage/site-images', 'add')) and private.site_file_awaited(name));
create policy "Admins remove the site's pictures" on storage.objects
  for delete to authenticated using (bucket_id = 'site-images' and (select private.can('storage/site-images', 'delete')));

-- Visitors are not shown a row before every file of its picture has arrived: it is pushed first, its bytes follow.
-- Written out, for anonymous may call no function of ours.
do $$
declare
  v_table text;
begin
  foreach v_table in array '{images,transformations,boat_type_images,services,videos}'::text[] loop
    execute format('drop policy "Visitors read what is shown" on public.%I', v_table);
    execute format($policy$
      create policy "Visitors read what is shown, its picture with it" on public.%I
        for select to anon using (active and deleted_at is null and (
          image_url is null or image_url not like '/storage/v1/object/public/site-images/%%' or (
            exists (select 1 from storage.objects o
              where o.bucket_id = 'site-images' and o.name = substr(image_url, 39))
            and not exists (
              select 1 from jsonb_each(variants) f,
                jsonb_array_elements_text(case when jsonb_typeof(f.value) = 'array' then f.value else '[]' end) w
              where not exists (select 1 from storage.objects o where o.bucket_id = 'site-images'
                and o.name = regexp_replace(substr(image_url, 39), '-\d+\.\w+$', '-' || w || '.' || f.key))))))
      $policy$, v_table);
  end loop;
end $$;

-- A deleted row's file is removed, as a photo's is.
create function private.site_file_unwanted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.storage_deletions as d (bucket, path)
    values ('site-images', old.picture_id || '-' || old.width || '.' || old.format)
    on conflict (bucket, path) do update set queued_at = now(), next_at = now(), tries = 0;
  return null;
end $$;
create trigger file_unwanted after update on public.site_files
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function private.site_file_unwanted();
create trigger file_unwanted_on_delete after delete on public.site_files
  for each row execute function private.site_file_unwanted();

create or replace function public.storage_deletions_take(p_limit integer default 100) returns table (bucket text, path text)
language sql volatile set search_path = '' as $$
  update private.storage_deletions d
    set tries = d.tries + 1, next_at = now() + least(interval '1 hour', interval '10 seconds' * 2 ^ least(d.tries, 10))
    where (d.bucket, d.path) in (
      select n.bucket, n.path from private.storage_deletions n where n.next_at <= now()
        -- The row may be back: a restore, or the same id again.
        and not (n.bucket = 'service-photos' and private.photo_awaited(n.path))
        and not (n.bucket = 'site-images' and private.site_file_awaited(n.path))
      order by n.next_at limit least(greatest(p_limit, 1), 1000) for update skip locked)
    returning d.bucket, d.path
$$;

-- A picture that was replaced stays for 30 days, so that the change can be undone; then nothing names it and it goes.
create function private.site_files_let_go() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.site_files f set deleted_at = now()
    where f.deleted_at is null and f.created_at < now() - interval '30 days' and not exists (
      select 1 from (
        select i.image_url, i.deleted_at from public.images i
        union all select t.image_url, t.deleted_at from public.transformations t
        union all select b.image_url, b.deleted_at from public.boat_type_images b
        union all select s.image_url, s.deleted_at from public.services s
        union all select v.image_url, v.deleted_at from public.videos v) shown
      where shown.deleted_at is null
        and shown.image_url like '/storage/v1/object/public/site-images/' || f.picture_id || '-%');
  return null;
end $$;
do $$
declare
  v_table text;
begin
  foreach v_table in array '{images,transformations,boat_type_images,services,videos}'::text[] loop
    execute format('create trigger files_let_go after update of image_url, deleted_at on public.%I
      for each statement execute function private.site_files_let_go()', v_table);
  end loop;
end $$;

-- A project's own day and place: as long as nobody moves one, the newest stands first (D-004).
alter table public.transformations add column done_on date, add column order_index integer not null default 0,
  add constraint transformations_done_on_bounded check (done_on between '1900-01-01' and '2200-12-31');
comment on column public.transformations.done_on is 'When the work was done; without it the day of the row counts.';
comment on column public.transformations.order_index is 'Lowest first; equal ones newest first.';
select private.sync_register('transformations',
  columns => '{title,description,category,url,image_url,alt,width,height,color,variants,location,services,type,
    transform_id,is_before,active,done_on,order_index}',
  rights => '{"technician": ["read"], "admin": ["read", "add", "edit", "delete"]}');
-- Registering takes every right away first; visitors get theirs back, with the new columns.
grant select (id, created_at, title, description, category, url, image_url, alt, width, height, color, variants, location,
  services, type, transform_id, is_before, active, done_on, order_index) on public.transformations to anon;
