-- What the public site shows: texts and rows, and the pictures the office puts there.
-- Sections, marked by ====: content; pictures.

-- ==== Content ====

-- What the public site shows (D-002..D-006): visitors read what is active, technicians read, admins write.
-- The public columns are granted to anonymous one by one: who changed a row, and when, is the company's own.

-- A picture stands at several widths: its address ends in -<width>.<format>, `variants` lists the others as
-- {"avif": [640, 1280], "webp": [640, 1280]}. `color` fills its place until it arrives.
create table private.picture_columns (
  image_url text,
  alt text,
  width integer,
  height integer,
  color text,
  variants jsonb not null default '{}',
  former jsonb,
  ready boolean not null default true,
  constraint picture_address_plain check (image_url ~ '^(/|https://)' and length(image_url) <= 2000),
  constraint picture_alt_bounded check (length(alt) <= 500),
  constraint picture_measured check (width between 1 and 10000 and height between 1 and 10000),
  constraint picture_color_hex check (color ~ '^#[0-9a-f]{6}$'),
  constraint picture_variants_listed check (jsonb_typeof(variants) = 'object' and length(variants::text) <= 2000)
);
comment on column private.picture_columns.former is
  'The picture visitors see until every file of the present one has arrived; null when they see the present one. Kept by a trigger.';
comment on column private.picture_columns.ready is 'Every file of the picture has arrived. Kept by a trigger.';
alter table private.picture_columns enable row level security;

-- D-010: a hero picture of a page, or one half of a before/after pair.
create table public.images (
  like private.sync_columns including all,
  type text not null,
  page text,
  title text,
  like private.picture_columns including all,
  pair_id text,
  is_before boolean,
  order_index integer not null default 0,
  active boolean not null default true,
  constraint images_type_known check (type in ('hero', 'before_after')),
  constraint images_page_known check (page in ('home', 'about', 'services', 'gallery', 'blog')),
  constraint images_texts_bounded check (length(title) <= 200 and length(pair_id) <= 200)
);
comment on column public.images.page is 'For a hero: home, about, services, gallery (the portfolio) or blog.';
comment on column public.images.pair_id is 'For a before/after picture: the same on both halves.';

-- V-026: a project of the portfolio. Until a person reorders them, the newest is first (D-004).
create table public.transformations (
  like private.sync_columns including all,
  title text,
  description text,
  category text,
  url text,
  like private.picture_columns including all,
  location text,
  services text,
  type text,
  transform_id text,
  is_before boolean,
  active boolean not null default true,
  done_on date,
  order_index integer not null default 0,
  constraint transformations_address_plain check (url ~ '^(/|https://)' and length(url) <= 2000),
  constraint transformations_texts_bounded check (
    length(title) <= 200 and length(description) <= 5000 and length(category) <= 100 and length(location) <= 200
    and length(services) <= 1000 and length(type) <= 50 and length(transform_id) <= 200),
  constraint transformations_done_on_bounded check (done_on between '1900-01-01' and '2200-12-31')
);
comment on column public.transformations.url is 'Older name of image_url; either is accepted.';
comment on column public.transformations.services is 'Separated by commas.';
comment on column public.transformations.done_on is 'When the work was done; without it the day of the row counts.';
comment on column public.transformations.order_index is 'Lowest first; equal ones newest first.';
comment on column public.transformations.transform_id is 'The pair_id of its before/after pictures in images.';

-- D-011: the cards of the boat-type finder.
create table public.boat_type_images (
  like private.sync_columns including all,
  type text not null,
  like private.picture_columns including all,
  order_index integer not null default 0,
  active boolean not null default true,
  constraint boat_type_images_type_given check (length(btrim(type)) between 1 and 100)
);

-- D-013: the service cards of the portfolio page.
create table public.services (
  like private.sync_columns including all,
  title text not null,
  description text,
  like private.picture_columns including all,
  link text,
  active boolean not null default true,
  constraint services_title_given check (length(btrim(title)) between 1 and 200),
  constraint services_texts_bounded check (length(description) <= 2000),
  constraint services_link_plain check (link ~ '^(/|https://)' and length(link) <= 2000)
);

-- P-086, R-51: the thumbnail is our own file; nothing is asked of the video's host before a click.
create table public.videos (
  like private.sync_columns including all,
  title text not null,
  description text,
  url text not null,
  modal_url text,
  like private.picture_columns including all,
  duration_seconds integer,
  order_index integer not null default 0,
  active boolean not null default true,
  constraint videos_title_given check (length(btrim(title)) between 1 and 200),
  constraint videos_addresses_plain check (
    url ~ '^(/|https://)' and length(url) <= 2000 and modal_url ~ '^(/|https://)' and length(modal_url) <= 2000),
  constraint videos_texts_bounded check (length(description) <= 2000),
  constraint videos_duration_positive check (duration_seconds > 0)
);
comment on column public.videos.modal_url is 'What plays in the dialog; without it the address follows from the v= of url.';
comment on column public.videos.image_url is 'The thumbnail, in our own storage.';

select private.sync_register('images',
  columns => '{type,page,title,image_url,alt,width,height,color,variants,pair_id,is_before,order_index,active}',
  derived => '{ready,former}',
  rights => '{"technician": ["read"], "admin": ["read", "add", "edit", "delete"]}');
select private.sync_register('transformations',
  columns => '{title,description,category,url,image_url,alt,width,height,color,variants,location,services,type,
    transform_id,is_before,active,done_on,order_index}',
  derived => '{ready,former}',
  rights => '{"technician": ["read"], "admin": ["read", "add", "edit", "delete"]}');
select private.sync_register('boat_type_images',
  columns => '{type,image_url,alt,width,height,color,variants,order_index,active}',
  derived => '{ready,former}',
  rights => '{"technician": ["read"], "admin": ["read", "add", "edit", "delete"]}');
select private.sync_register('services',
  columns => '{title,description,image_url,alt,width,height,color,variants,link,active}',
  derived => '{ready,former}',
  rights => '{"technician": ["read"], "admin": ["read", "add", "edit", "delete"]}');
select private.sync_register('videos',
  columns => '{title,description,url,modal_url,image_url,alt,width,height,color,variants,duration_seconds,order_index,
    active}',
  derived => '{ready,former}',
  rights => '{"technician": ["read"], "admin": ["read", "add", "edit", "delete"]}');

-- What the company says of itself on the site and changes now and then (R-08), in one row: it is there from the beginning,
-- with what src/content/company-facts.ts says, and nobody adds or deletes one. Telephone and mail become links, so that they
-- hold nothing else.
create table public.company_settings (
  like private.sync_columns including all,
  phone text not null default '020 123 45 67',
  whatsapp text,
  email text not null default 'info@havenglans.example',
  street text,
  postal_code text,
  kvk_number text,
  vat_number text,
  weekdays_from text not null default '09:00',
  weekdays_to text not null default '18:00',
  saturday_from text default '10:00',
  saturday_to text default '17:00',
  expertise_since integer not null default 2018,
  team_experience text not null default '10+',
  founder_experience text not null default '5+',
  gelcoat_treated text not null default '2.000+ m²',
  sealant_replaced text not null default '250+ m',
  rating_score text not null default '4,9',
  rating_count integer not null default 87,
  founding_year integer not null default 2025,
  founding_places integer not null default 7,
  constraint company_settings_phone_dialled check (
    phone ~ '^(0|\+[1-9])[0-9 -]{8,20}$' and whatsapp ~ '^(0|\+[1-9])[0-9 -]{8,20}$'),
  constraint company_settings_registers_formed check (kvk_number ~ '^[0-9]{8}$' and vat_number ~ '^NL[0-9]{9}B[0-9]{2}$'),
  constraint company_settings_email_plain check (
    email ~ '^[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$' and length(email) <= 254),
  constraint company_settings_address_whole check (
    (street is null) = (postal_code is null) and length(street) <= 200 and postal_code ~ '^[1-9][0-9]{3} [A-Z]{2}$'),
  constraint company_settings_times_of_a_day check (
    weekdays_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and weekdays_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    and saturday_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and saturday_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  constraint company_settings_hours_end_later check (
    weekdays_from < weekdays_to and saturday_from < saturday_to and (saturday_from is null) = (saturday_to is null)),
  constraint company_settings_figures_short check (
    length(team_experience) between 1 and 20 and length(founder_experience) between 1 and 20
    and length(gelcoat_treated) between 1 and 20 and length(sealant_replaced) between 1 and 20),
  constraint company_settings_rating_of_five check (
    rating_score ~ '^([1-4](,[0-9])?|5(,0)?)$' and rating_count between 1 and 100000),
  constraint company_settings_years_bounded check (
    expertise_since between 1950 and 2100 and founding_year between 2000 and 2200),
  constraint company_settings_places_bounded check (founding_places between 0 and 1000),
  constraint company_settings_one_row check (id = '00000000-0000-4000-8000-0000000c0de0')
);
select private.sync_register('company_settings',
  columns => '{phone,whatsapp,email,street,postal_code,kvk_number,vat_number,weekdays_from,weekdays_to,saturday_from,saturday_to,
    expertise_since,team_experience,founder_experience,gelcoat_treated,sealant_replaced,rating_score,rating_count,
    founding_year,founding_places}',
  -- One decision each: an address, the hours of a day, a score and how many gave it, a year and its places.
  groups => '[["street", "postal_code"], ["weekdays_from", "weekdays_to"], ["saturday_from", "saturday_to"],
    ["rating_score", "rating_count"], ["founding_year", "founding_places"]]',
  ops => '{patch}',
  rights => '{"admin": ["read", "edit"]}');
insert into public.company_settings (id) values ('00000000-0000-4000-8000-0000000c0de0');
grant select (id, phone, whatsapp, email, street, postal_code, kvk_number, vat_number, weekdays_from, weekdays_to, saturday_from,
  saturday_to, expertise_since, team_experience, founder_experience, gelcoat_treated, sealant_replaced, rating_score,
  rating_count, founding_year, founding_places) on public.company_settings to anon;
-- Mails name telephone and mail.
grant select on public.company_settings to service_role;
create policy "Visitors read what the company says of itself" on public.company_settings for select to anon using (true);

-- Files of the public site: anyone reads them by their address, admins put them there. D-009 names the bucket `services`
-- with yacht-restauratie.webp, bescherming-onderhoud.webp and onderwaterschip-service.webp; `site` holds the rest.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  select b, b, true, 8388608, '{image/avif,image/webp,image/jpeg}' from unnest('{services,site}'::text[]) b
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

do $$
declare
  v_bucket text;
begin
  foreach v_bucket in array '{services,site}'::text[] loop
    perform private.allow('storage/' || v_bucket, '{"technician": ["read"], "admin": ["read", "add", "edit", "delete"]}');
    execute format('create policy %I on storage.objects for select to authenticated
      using (bucket_id = %L and (select private.can(%L, ''read'')))', 'Staff list files of ' || v_bucket, v_bucket, 'storage/' || v_bucket);
    execute format('create policy %I on storage.objects for insert to authenticated
      with check (bucket_id = %L and (select private.can(%L, ''add'')))', 'Admins add files of ' || v_bucket, v_bucket, 'storage/' || v_bucket);
    execute format('create policy %1$I on storage.objects for update to authenticated
      using (bucket_id = %2$L and (select private.can(%3$L, ''edit''))) with check (bucket_id = %2$L and (select private.can(%3$L, ''edit'')))',
      'Admins replace files of ' || v_bucket, v_bucket, 'storage/' || v_bucket);
    execute format('create policy %I on storage.objects for delete to authenticated
      using (bucket_id = %L and (select private.can(%L, ''delete'')))', 'Admins remove files of ' || v_bucket, v_bucket, 'storage/' || v_bucket);
  end loop;
end $$;

-- ==== Pictures ====

-- Pictures the office puts on the site itself (R-14) and in its articles (A-072): one row a file, sent by the device that
-- chose it after its row (decision 010). A picture is several files, one a width and format; what shows it names them by
-- its address.

create table public.site_files (
  like private.sync_columns including all,
  bucket text not null,
  picture_id uuid not null,
  width integer not null,
  format text not null,
  size_bytes integer not null,
  sha256 text not null,
  constraint site_files_bucket_known check (bucket in ('site-images', 'blog-images')),
  constraint site_files_width_known check (width between 1 and 4096),
  constraint site_files_format_known check (format in ('avif', 'webp', 'jpg')),
  constraint site_files_measured check (size_bytes between 1 and 8388608),
  constraint site_files_hashed check (sha256 ~ '^[0-9a-f]{64}$')
);
comment on column public.site_files.bucket is 'Pictures of articles lie in blog-images (A-072), all others in site-images.';
comment on column public.site_files.picture_id is 'Its files lie at <picture_id>-<width>.<format> in the bucket.';
comment on column public.site_files.sha256 is 'Of the bytes, hex.';
create unique index site_files_picture_idx on public.site_files (picture_id, width, format);

select private.sync_register('site_files',
  columns => '{bucket,picture_id,width,format,size_bytes,sha256}',
  ops => '{put,delete}',
  rights => '{"admin": ["read", "add", "delete"]}');

-- The bytes: anyone reads them, admins add the file of a row that is there, once, and remove it.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('site-images', 'site-images', true, 8388608, '{image/avif,image/webp,image/jpeg}')
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

create function private.site_file_awaited(p_bucket text, p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.site_files f
    where f.bucket = p_bucket and f.picture_id = private.as_uuid(left(p_name, 36)) and f.deleted_at is null
      and f.picture_id || '-' || f.width || '.' || f.format = p_name)
$$;
comment on function private.site_file_awaited(text, text) is 'Whether a file of this bucket and name belongs to a picture that is there.';
grant execute on function private.site_file_awaited(text, text) to authenticated, service_role;

create policy "Anyone reads the site's pictures" on storage.objects
  for select to anon, authenticated using (bucket_id = 'site-images');
select private.allow('storage/site-images', '{"admin": ["add", "delete"]}');
create policy "Admins add the file of a picture that is there" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'site-images' and (select private.can('storage/site-images', 'add')) and private.site_file_awaited(bucket_id, name));
create policy "Admins remove the site's pictures" on storage.objects
  for delete to authenticated using (bucket_id = 'site-images' and (select private.can('storage/site-images', 'delete')));

-- A deleted row's file is removed, as a photo's is.
create function private.site_file_unwanted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_file_deletion(old.bucket, old.picture_id || '-' || old.width || '.' || old.format);
  return null;
end $$;
create trigger file_unwanted after update on public.site_files
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function private.site_file_unwanted();
create trigger file_unwanted_on_delete after delete on public.site_files
  for each row execute function private.site_file_unwanted();

-- A row is pushed before the files of its picture arrive (decision 010). `ready` says that all of them are there; visitors see
-- no row before that, or see the picture it replaced (`former`). Triggers alone write the two.
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

-- Who writes a row and who brings a file of its picture take turns from before they look until they commit: each would
-- look before the other's work can be seen, and none would find the picture complete.
create function private.site_picture_take_turns(p_picture text) returns void
language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('site-images/' || p_picture, 0))
$$;

-- When a picture was taken off the site: from then it stays 30 days, so that this can be undone.
create table private.site_pictures_replaced (picture_id uuid primary key, at timestamptz not null default now());
alter table private.site_pictures_replaced enable row level security;

create function private.site_picture_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_was text;
begin
  if new.image_url like '/storage/v1/object/public/site-images/%' then
    perform private.site_picture_take_turns(left(substr(new.image_url, 39), 36));
  end if;
  new.ready := new.image_url is null or private.site_picture_arrived(new.image_url, new.variants);
  if tg_op = 'INSERT' then
    return new;
  end if;
  -- `url` is the older name of a project's picture.
  v_was := coalesce(old.image_url, case when tg_table_name = 'transformations' then to_jsonb(old) ->> 'url' end);
  if v_was like '/storage/v1/object/public/site-images/%'
    and (new.image_url is distinct from v_was or new.deleted_at is distinct from old.deleted_at) then
    -- An address with a fault in it names no picture.
    insert into private.site_pictures_replaced as r (picture_id)
      select p.id from private.as_uuid(left(substr(v_was, 39), 36)) p (id) where p.id is not null
      on conflict (picture_id) do update set at = now();
  end if;
  if new.ready then
    new.former := null;
  elsif new.image_url is distinct from v_was and private.site_picture_arrived(v_was, old.variants) then
    new.former := jsonb_build_object('image_url', v_was, 'alt', old.alt, 'width', old.width, 'height', old.height,
      'color', old.color, 'variants', old.variants);
  end if;
  return new;
end $$;

-- Looks again at the rows that show a picture, or any picture: its last file may have come, or one may have gone. The rows
-- are locked before the picture's turn is taken, as by who writes them, so that the two never wait for each other.
create function private.site_pictures_settle(p_picture text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  c_tables constant text[] := '{images,transformations,boat_type_images,services,videos}';
  -- A file's name is any text: '_' and '%' in it stand for themselves.
  v_address text := '/storage/v1/object/public/site-images/' || regexp_replace(p_picture, '([\\%_])', '\\\1', 'g') || '%';
  v_table text;
begin
  if p_picture <> '' then
    foreach v_table in array c_tables loop
      execute format('select 1 from public.%I x where x.deleted_at is null and x.image_url like $1
        order by x.id for no key update', v_table) using v_address;
    end loop;
    perform private.site_picture_take_turns(p_picture);
  end if;
  foreach v_table in array c_tables loop
    execute format('update public.%I x set ready = not x.ready, former = case when x.ready then x.former end
      where x.deleted_at is null and x.image_url like $1
        and x.ready <> private.site_picture_arrived(x.image_url, x.variants)', v_table) using v_address;
  end loop;
  perform private.posts_settle(p_picture);
end $$;
grant execute on function private.site_pictures_settle(text) to service_role;

create function private.site_file_came_or_went() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.site_pictures_settle(left(coalesce(new.name, old.name), 36));
  return null;
end $$;
do $$
begin
  create trigger site_file_came after insert on storage.objects
    for each row when (new.bucket_id in ('site-images', 'blog-images')) execute function private.site_file_came_or_went();
  create trigger site_file_went after delete on storage.objects
    for each row when (old.bucket_id in ('site-images', 'blog-images')) execute function private.site_file_came_or_went();
exception when insufficient_privilege then
  raise notice 'storage.objects takes no trigger here: the job of every minute (storage_deletions_take) alone shows which files arrived';
end $$;

-- Whether a row of the site, an article or a version of one (the migration of the blog) shows a picture, or visitors still see it; in
-- whichever bucket it lies, for its id is its own.
create function private.site_picture_used(p_picture uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_address text := '/storage/v1/object/public/%/' || p_picture || '-%';
begin
  return exists (
      select 1 from (
        select i.image_url, i.former, i.deleted_at from public.images i
        union all select t.image_url, t.former, t.deleted_at from public.transformations t
        union all select b.image_url, b.former, b.deleted_at from public.boat_type_images b
        union all select s.image_url, s.former, s.deleted_at from public.services s
        union all select v.image_url, v.former, v.deleted_at from public.videos v) shown
      where shown.deleted_at is null and (shown.image_url like v_address or shown.former ->> 'image_url' like v_address))
    or exists (select 1 from private.post_pictures p where p.stem = p_picture::text)
    or exists (select 1 from private.post_version_pictures v where v.stem = p_picture::text);
end $$;

-- A picture that was replaced stays for 30 days from then (one that was never shown: from when it came), so that the change
-- can be undone; then nothing names it and it goes. One that visitors still see stays.
create function private.let_go_of_site_files() returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.site_files f set deleted_at = now()
    where f.deleted_at is null
      and coalesce((select r.at from private.site_pictures_replaced r where r.picture_id = f.picture_id), f.created_at)
        < now() - interval '30 days'
      and not private.site_picture_used(f.picture_id);
  delete from private.site_pictures_replaced r where r.at < now() - interval '30 days'
    and not exists (select 1 from public.site_files f where f.picture_id = r.picture_id and f.deleted_at is null);
end $$;

create function private.site_files_let_go() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.let_go_of_site_files();
  return null;
end $$;

-- Visitors read what is shown, in public columns.
do $$
declare
  v_table text;
begin
  foreach v_table in array '{images,transformations,boat_type_images,services,videos}'::text[] loop
    execute format('create trigger file_changed before insert or update of image_url, variants, deleted_at on public.%I
      for each row execute function private.site_picture_changed()', v_table);
    execute format('create trigger files_let_go after update of image_url, deleted_at on public.%I
      for each statement execute function private.site_files_let_go()', v_table);
    execute format('create policy "Visitors read what is shown" on public.%I
      for select to anon using (active and deleted_at is null and (ready or former is not null))', v_table);
    execute format('grant select (%s) on public.%I to anon', (
      select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_catalog.pg_attribute a
      where a.attrelid = format('public.%I', v_table)::regclass and a.attnum > 0 and not a.attisdropped
        and a.attname not in ('updated_at', 'updated_by', 'deleted_at', 'rev', 'sync_xid', 'field_revs', 'ready')), v_table);
  end loop;
end $$;
