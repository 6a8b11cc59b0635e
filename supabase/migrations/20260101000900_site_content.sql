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

-- V-026: a project of the portfolio. As long as nobody moves one, the newest stands first (D-004).
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
