-- A picture that is replaced is shown to visitors until the new one is there. The row that names the new one arrives
-- before its files do (decision 010); until now the row was hidden for as long as they took, offline perhaps for a day.

do $$
declare
  v_table text;
begin
  foreach v_table in array '{images,transformations,boat_type_images,services,videos}'::text[] loop
    execute format('alter table public.%I add column former jsonb', v_table);
    execute format('comment on column public.%I.former is %L', v_table,
      'The picture visitors see until every file of the present one has arrived; null when they see the present one. Kept by a trigger.');
    execute format('grant select (former) on public.%I to anon', v_table);
  end loop;
end $$;

create function private.site_picture_arrived(p_image_url text, p_variants jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_image_url not like '/storage/v1/object/public/site-images/%' or (
    exists (select 1 from storage.objects o where o.bucket_id = 'site-images' and o.name = substr(p_image_url, 39))
    and not exists (
      select 1 from jsonb_each(p_variants) f,
        jsonb_array_elements_text(case when jsonb_typeof(f.value) = 'array' then f.value else '[]' end) w
      where not exists (select 1 from storage.objects o where o.bucket_id = 'site-images'
        and o.name = regexp_replace(substr(p_image_url, 39), '-\d+\.\w+$', '-' || w || '.' || f.key))))
$$;
comment on function private.site_picture_arrived(text, jsonb) is
  'Whether every file of a picture is there; one of another make always is.';

-- When a picture was taken off the site: from then it stays 30 days, so that this can be undone.
create table private.site_pictures_replaced (picture_id uuid primary key, at timestamptz not null default now());
alter table private.site_pictures_replaced enable row level security;

create function private.site_picture_replaced() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- `url` is the older name of a project's picture.
  v_was text := coalesce(old.image_url, case when tg_table_name = 'transformations' then to_jsonb(old) ->> 'url' end);
begin
  if v_was like '/storage/v1/object/public/site-images/%'
    and (new.image_url is distinct from v_was or new.deleted_at is distinct from old.deleted_at) then
    insert into private.site_pictures_replaced as r (picture_id) values (private.as_uuid(left(substr(v_was, 39), 36)))
      on conflict (picture_id) do update set at = now();
  end if;
  if new.image_url is null or private.site_picture_arrived(new.image_url, new.variants) then
    new.former := null;
  elsif new.image_url is distinct from v_was and private.site_picture_arrived(v_was, old.variants) then
    new.former := jsonb_build_object('image_url', v_was, 'alt', old.alt, 'width', old.width, 'height', old.height,
      'color', old.color, 'variants', old.variants);
  end if;
  return new;
end $$;

-- Visitors see the present picture from the moment its last file is there.
create function private.site_pictures_settle(p_picture text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_table text;
begin
  foreach v_table in array '{images,transformations,boat_type_images,services,videos}'::text[] loop
    execute format('update public.%I set former = null where former is not null and deleted_at is null
      and image_url like $1 and private.site_picture_arrived(image_url, variants)', v_table)
      using '/storage/v1/object/public/site-images/' || p_picture || '%';
  end loop;
end $$;
grant execute on function private.site_pictures_settle(text) to service_role;

create function private.site_file_came() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.site_pictures_settle(left(new.name, 36));
  return null;
end $$;
do $$
begin
  create trigger site_file_came after insert on storage.objects
    for each row when (new.bucket_id = 'site-images') execute function private.site_file_came();
exception when insufficient_privilege then
  raise notice 'storage.objects takes no trigger here: the job of every minute (storage_deletions_take) settles it';
end $$;

-- The policy says what `site_picture_arrived` says: visitors may use nothing in `private`, so it cannot ask that function.
do $$
declare
  v_table text;
begin
  foreach v_table in array '{images,transformations,boat_type_images,services,videos}'::text[] loop
    execute format('create trigger file_replaced before update of image_url, variants, deleted_at on public.%I
      for each row execute function private.site_picture_replaced()', v_table);
    execute format('drop policy "Visitors read what is shown, its picture with it" on public.%I', v_table);
    execute format($policy$
      create policy "Visitors read what is shown, its picture or the former with it" on public.%I
        for select to anon using (active and deleted_at is null and (
          former is not null or image_url is null or image_url not like '/storage/v1/object/public/site-images/%%' or (
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

-- As before, but the 30 days count from when a picture was replaced (one that was never shown: from when it came), and
-- one that visitors still see stays.
create or replace function private.site_files_let_go() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.site_files f set deleted_at = now()
    where f.deleted_at is null
      and coalesce((select r.at from private.site_pictures_replaced r where r.picture_id = f.picture_id), f.created_at)
        < now() - interval '30 days'
      and not exists (
        select 1 from (
          select i.image_url, i.former, i.deleted_at from public.images i
          union all select t.image_url, t.former, t.deleted_at from public.transformations t
          union all select b.image_url, b.former, b.deleted_at from public.boat_type_images b
          union all select s.image_url, s.former, s.deleted_at from public.services s
          union all select v.image_url, v.former, v.deleted_at from public.videos v) shown
        where shown.deleted_at is null
          and (shown.image_url like '/storage/v1/object/public/site-images/' || f.picture_id || '-%'
            or shown.former ->> 'image_url' like '/storage/v1/object/public/site-images/' || f.picture_id || '-%'));
  delete from private.site_pictures_replaced r where r.at < now() - interval '30 days'
    and not exists (select 1 from public.site_files f where f.picture_id = r.picture_id and f.deleted_at is null);
  return null;
end $$;

-- Runs every minute on the hosted service: also where storage.objects takes no trigger, a picture that came is shown.
create or replace function public.storage_deletions_take(p_limit integer default 100) returns table (bucket text, path text)
language sql volatile set search_path = '' as $$
  select private.site_pictures_settle();
  select private.job_ran('remove_deleted_files');
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
