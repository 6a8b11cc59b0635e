-- The blog (B-060, R-37): visitors read what is published, admins read and write all of it on their devices.
-- `"metaDescription"` is the one name that is not written with underscores; it is the specification's.
-- Sections, marked by ====: articles; publication; versions; pictures; page views.

-- ==== Articles ====

create table public.blog_posts (
  like private.sync_columns including all,
  slug text not null,
  title text not null,
  content text not null default '',
  html_blocks jsonb not null default '[]',
  category text,
  image_url text,
  alt text,
  width integer,
  height integer,
  color text,
  variants jsonb not null default '{}',
  focus_x integer,
  focus_y integer,
  summary text,
  excerpt text,
  "metaDescription" text,
  author text,
  date date,
  reading_time integer,
  published boolean not null default false,
  publish_at timestamptz,
  -- Kept by a trigger (section publication).
  published_at timestamptz,
  -- Kept by a trigger (section pictures).
  former jsonb,
  former_text jsonb,
  ready boolean not null default true,
  -- Derived at every save, so that neither the list nor the search downloads the articles.
  first_paragraph text,
  content_start text,
  search_text text not null default '',
  word_count integer not null default 0,
  constraint blog_posts_slug_plain check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100),
  constraint blog_posts_title_given check (length(btrim(title)) between 1 and 200),
  constraint blog_posts_blocks_listed check (jsonb_typeof(html_blocks) = 'array' or jsonb_typeof(html_blocks) = 'string'),
  constraint blog_posts_texts_bounded check (
    length(content) <= 500000 and length(html_blocks::text) <= 500000 and length(category) <= 100 and length(summary) <= 2000
    and length(excerpt) <= 2000 and length("metaDescription") <= 320 and length(author) <= 200),
  constraint blog_posts_image_plain check (image_url ~ '^(/|https?://|[A-Za-z0-9])' and length(image_url) <= 2000),
  constraint blog_posts_alt_bounded check (length(alt) <= 500),
  constraint blog_posts_measured check (width between 1 and 10000 and height between 1 and 10000),
  constraint blog_posts_color_hex check (color ~ '^#[0-9a-f]{6}$'),
  constraint blog_posts_focus_within check (focus_x between 0 and 100 and focus_y between 0 and 100),
  constraint blog_posts_variants_listed check (jsonb_typeof(variants) = 'object' and length(variants::text) <= 2000),
  constraint blog_posts_date_bounded check (date between '1900-01-01' and '2200-12-31'),
  constraint blog_posts_reading_time_whole check (reading_time between 1 and 600),
  constraint blog_posts_publish_at_bounded check (publish_at between '1970-01-01T00:00Z' and '2200-12-31T00:00Z')
);
comment on column public.blog_posts.html_blocks is 'A list of {id, html}; an older writer may have put the list in a text (R-37).';
comment on column public.blog_posts.image_url is 'A path in the bucket blog-images, a path of the site, or a whole address (B-061).';
comment on column public.blog_posts.focus_x is 'Per cent from the left and the top: what stays of the picture where a page cuts it; null: its middle.';
comment on column public.blog_posts.reading_time is 'Minutes; null: counted from the words (B-019).';
comment on column public.blog_posts.former is
  'What cards show until the files of the present version have arrived: the featured image before it (without an address: none), and with a former_text all else of a card; null when they show the present one.';
comment on column public.blog_posts.former_text is
  'The text visitors read until every new picture in the present one has arrived, and the version it is of; null when they read the present one.';
comment on column public.blog_posts.ready is 'Visitors may read it once it is published: every file of its pictures had arrived when it was.';
comment on column public.blog_posts.publish_at is 'When the server publishes it; null once it is published, and while nothing is planned.';
comment on column public.blog_posts.published_at is 'When it was first published: visitors see the articles in this order.';
comment on column public.blog_posts.first_paragraph is 'Of the first block, with its marks (B-021).';
comment on column public.blog_posts.content_start is 'The first words of the content, without marks (B-021).';
comment on column public.blog_posts.search_text is 'What the search looks in beside the title, without marks (B-010).';
create unique index blog_posts_slug_idx on public.blog_posts (slug) where deleted_at is null;
create index blog_posts_newest_idx on public.blog_posts (published_at desc) where published and ready and deleted_at is null;

-- R-31: a slug that was published once goes on leading to its post.
create table public.post_redirects (
  slug text primary key,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint post_redirects_slug_plain check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100)
);

-- R-31: of two articles that were given one slug on two devices, the one that comes later takes the lowest -n that is free,
-- as `freeSlug` in src/domain/post-input.ts does it on a device. Both are kept, and both devices see the address it got.
create function private.post_slug_free() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_base constant text := new.slug;
  v_suffix text;
  v_number integer := 1;
begin
  -- The checks of the table refuse what is no slug.
  if length(v_base) > 100 or v_base !~ '^[a-z0-9]+(-[a-z0-9]+)*$' then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    if new.slug = old.slug then return new; end if;
  end if;
  -- Who writes an article sees every one that was written before: one at a time.
  perform pg_advisory_xact_lock(hashtextextended('blog_posts/slug', 0));
  while exists (select 1 from public.blog_posts p where p.slug = new.slug and p.id <> new.id and p.deleted_at is null)
    or exists (select 1 from public.post_redirects r where r.slug = new.slug and r.post_id <> new.id) loop
    v_number := v_number + 1;
    v_suffix := '-' || v_number;
    new.slug := rtrim(left(v_base, 100 - length(v_suffix)), '-') || v_suffix;
  end loop;
  return new;
end $$;
create trigger fill_slug before insert or update of slug on public.blog_posts
  for each row execute function private.post_slug_free();

create function private.post_slug_kept() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.post_redirects r where r.slug = new.slug and r.post_id <> new.id) then
    raise unique_violation using message = format('the slug %s leads to another post', new.slug);
  end if;
  delete from public.post_redirects r where r.slug = new.slug;
  if tg_op = 'UPDATE' and old.published and old.slug <> new.slug then
    insert into public.post_redirects (slug, post_id) values (old.slug, new.id);
  end if;
  return null;
end $$;
create trigger slug_kept after insert or update of slug on public.blog_posts
  for each row execute function private.post_slug_kept();

-- Whitespace is what JavaScript holds to be it: PostgreSQL's own does not hold the spaces at which no line breaks, as in '12 m'.
create function private.plain_text(p_html text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(p_html,
    '<style\y[^>]*?>.*?</style\s*?>', ' ', 'gi'), '<script\y[^>]*?>.*?</script\s*?>', ' ', 'gi'),
    '<[^>]*>', ' ', 'g'), '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'))
$$;

-- The blocks as a list, also where an older writer put the list in a text; none where there is no list (R-37).
create function private.post_blocks(p_html_blocks jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  v_blocks jsonb := p_html_blocks;
begin
  if jsonb_typeof(v_blocks) = 'string' then
    v_blocks := (v_blocks #>> '{}')::jsonb;
  end if;
  return case when jsonb_typeof(v_blocks) = 'array' then v_blocks else '[]' end;
exception when others then
  return '[]';
end $$;

-- Text and blocks without marks, as the search and the count of words read them.
create function private.post_text(p_content text, p_html_blocks jsonb) returns text
language sql immutable set search_path = '' as $$
  select private.plain_text(p_content || ' ' || coalesce(string_agg(b ->> 'html', ' '), ''))
    from jsonb_array_elements(private.post_blocks(p_html_blocks)) b
$$;

create function private.words_of(p_text text) returns integer
language sql immutable set search_path = '' as $$
  select case p_text when '' then 0 else cardinality(string_to_array(p_text, ' ')) end
$$;

-- Derives what the list and the search need of a post's text. Which of it a card shows is decided in
-- src/domain/post.ts (R-29).
create function private.derive_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.first_paragraph := left(substring(
    private.post_blocks(new.html_blocks) #>> '{0,html}' from '(?i)<p(?:\s[^>]*?)??>(.*?)</p>'), 600);
  new.content_start := left(private.plain_text(new.content), 400);
  new.search_text := private.post_text(new.content, new.html_blocks);
  new.word_count := private.words_of(new.search_text);
  return new;
end $$;
-- Runs after the trigger `erase`, so that nothing of a deleted post is left in a derived column.
create trigger fill_derived before insert or update on public.blog_posts for each row execute function private.derive_post();

-- A text of half a megabyte is not kept again with each of its edits: the history says which columns changed.
select private.sync_register('blog_posts',
  columns => '{slug,title,content,html_blocks,category,image_url,alt,width,height,color,variants,focus_x,focus_y,summary,
    excerpt,metaDescription,author,date,reading_time,published,publish_at}',
  -- One decision each: whether, and from when, visitors read it; the text with what is made of it; the picture with its
  -- description and the point of it that stays in sight.
  groups => '[["published", "publish_at"], ["content", "html_blocks", "summary", "reading_time"],
    ["image_url", "alt", "width", "height", "color", "variants", "focus_x", "focus_y"]]',
  erase => '{"content": "", "html_blocks": [], "summary": null, "excerpt": null, "metaDescription": null, "author": null, "former": null, "former_text": null}',
  history => 'names',
  derived => '{former,former_text,ready,published_at,first_paragraph,content_start,search_text,word_count}',
  rights => '{"admin": ["read", "add", "edit", "delete"]}');

alter table public.post_redirects enable row level security;
revoke all on public.post_redirects from anon, authenticated;

-- A signed-in technician reads the blog as a visitor does: no row of the blog goes to that device (S7).
create policy "Visitors read published posts" on public.blog_posts
  for select to anon using (published and ready and deleted_at is null);
create policy "Anyone follows an old address of a published post" on public.post_redirects
  for select to anon, authenticated using (exists (
    select 1 from public.blog_posts p where p.id = post_id));

grant select (id, created_at, updated_at, published_at, slug, title, content, html_blocks, category, image_url, alt, width, height, color, variants, focus_x, focus_y,
  former, former_text, summary, excerpt, "metaDescription", author, date, reading_time, first_paragraph, content_start, search_text, word_count) on public.blog_posts to anon;
grant select (slug, post_id) on public.post_redirects to anon, authenticated;
-- count_page_view asks with the service key whether an article exists.
grant select (slug, published, ready, deleted_at) on public.blog_posts to service_role;

-- ==== Publication ====

-- A published article waits for no time, even when a person published it before its plan: a plan that stayed would publish an article again that was
-- taken back since.
create function private.post_plan_ends() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.publish_at := null;
  return new;
end $$;
create trigger plan_ends before insert or update of published, publish_at on public.blog_posts
  for each row when (new.published and new.publish_at is not null) execute function private.post_plan_ends();

-- An article that was planned or lay as a draft is as new as its publication; one that is taken back and shown again keeps
-- its place. A row that comes as published, as imported ones do, is as old as it says.
create function private.post_publication_noted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.published_at := case tg_op when 'INSERT' then new.created_at else now() end;
  return new;
end $$;
create trigger publication_noted before insert or update of published on public.blog_posts
  for each row when (new.published and new.published_at is null) execute function private.post_publication_noted();

create index blog_posts_planned_idx on public.blog_posts (publish_at) where publish_at is not null;

create function private.posts_are_due() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.blog_posts p
    where p.publish_at <= now() and not p.published and p.deleted_at is null)
$$;

-- An edit like any other: devices pull it, and it is one of the history's. An article without a day gets that of its
-- publication, as on a device.
create function private.publish_due_posts() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_published integer;
begin
  update public.blog_posts p set published = true, date = coalesce(p.date, (now() at time zone 'Europe/Amsterdam')::date)
    where p.publish_at <= now() and not p.published and p.deleted_at is null;
  get diagnostics v_published = row_count;
  return v_published;
end $$;
comment on function private.publish_due_posts() is
  'Publishes what was planned for a time that has come; answers how many. Runs every minute (private.scheduled_jobs).';

-- ==== Versions ====

-- Every save of an article is kept as a version (src/decisions/026-the-server-keeps-the-versions-of-an-article.md): a trigger
-- writes it, so each way to save an article does, and no person writes, changes or removes one. Devices pull none of
-- them; the office asks for the list of one article, and for a version it looks at.

create table private.blog_post_versions (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  -- Null: not through the app (the server published it, dashboard, import).
  saved_by uuid,
  -- By the clock of the device; null when it said none.
  made_at timestamptz,
  arrived_at timestamptz not null default clock_timestamp(),
  -- The change of the device that it is of.
  client_id uuid,
  seq bigint,
  -- Another's text stayed the article's, in a field that both changed: this is what its writer had.
  lost boolean not null,
  -- Visitors read it.
  published boolean not null,
  slug text not null,
  title text not null,
  content text not null,
  html_blocks jsonb not null,
  category text,
  "metaDescription" text,
  summary text,
  excerpt text,
  author text,
  image_url text,
  alt text,
  focus_x integer,
  focus_y integer,
  word_count integer not null,
  unique (post_id, client_id, seq, lost)
);
create index blog_post_versions_newest_idx on private.blog_post_versions (post_id, arrived_at desc);
alter table private.blog_post_versions enable row level security;

-- Of a row of blog_posts, or of a part of one, what a version keeps.
create function private.kept_of_post(p_columns jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(c.key, c.value), '{}') from jsonb_each(p_columns) c where c.key = any
    ('{slug,title,content,html_blocks,category,metaDescription,summary,excerpt,author,image_url,alt,focus_x,focus_y,published}'::text[])
$$;

-- Writes the version of the present save: the article, with these columns over it. The version of a save in which
-- another's text stayed is written field by field, each over those before it.
create function private.write_post_version(p_post uuid, p_lost boolean, p_columns jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_context constant jsonb := private.context();
  v_client constant uuid := (v_context ->> 'client')::uuid;
  v_seq constant bigint := (v_context ->> 'seq')::bigint;
  v_version private.blog_post_versions;
begin
  delete from private.blog_post_versions v
    where v.post_id = p_post and v.client_id = v_client and v.seq = v_seq and v.lost = p_lost returning * into v_version;
  if not found then
    select * into v_version from jsonb_populate_record(null::private.blog_post_versions,
      (select private.kept_of_post(to_jsonb(p)) from public.blog_posts p where p.id = p_post));
    v_version.id := gen_random_uuid();
  end if;
  v_version := jsonb_populate_record(v_version, private.kept_of_post(p_columns));
  v_version.post_id := p_post;
  v_version.saved_by := auth.uid();
  v_version.made_at := private.sync_device_time(v_context ->> 'made_at');
  v_version.arrived_at := clock_timestamp();
  v_version.client_id := v_client;
  v_version.seq := v_seq;
  v_version.lost := p_lost;
  v_version.published := v_version.published and not p_lost;
  v_version.word_count := private.words_of(private.post_text(v_version.content, v_version.html_blocks));
  insert into private.blog_post_versions values (v_version.*);
end $$;

create function private.keep_post_version() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_context constant jsonb := private.context();
  v_old constant jsonb := case tg_op when 'UPDATE' then private.kept_of_post(to_jsonb(old)) else '{}' end;
  v_new constant jsonb := private.kept_of_post(to_jsonb(new));
begin
  if new.deleted_at is not null then
    delete from private.blog_post_versions v where v.post_id = new.id;
  elsif v_new <> v_old then
    perform private.write_post_version(new.id, false, v_new);
    if exists (select 1 from private.blog_post_versions v where v.post_id = new.id and v.lost
      and v.client_id = (v_context ->> 'client')::uuid and v.seq = (v_context ->> 'seq')::bigint) then
      perform private.write_post_version(new.id, true, (
        select jsonb_object_agg(n.key, n.value) from jsonb_each(v_new) n where n.value is distinct from v_old -> n.key));
    end if;
  end if;
  return null;
end $$;
create trigger keep_version after insert or update on public.blog_posts
  for each row execute function private.keep_post_version();

-- A text that lost to another's is a version too: who wrote it finds it among the others, also when the conflict is settled.
create function private.keep_lost_post_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.kept_of_post(jsonb_build_object(new.field, new.lost)) <> '{}' and new.field <> 'published' then
    perform private.write_post_version(new.row_id, true, jsonb_build_object(new.field, new.lost));
  end if;
  return null;
end $$;
create trigger keep_lost_post_version after insert on public.conflicts
  for each row when (new.table_name = 'blog_posts') execute function private.keep_lost_post_version();

-- All of the last days, then the last one of each day; of each article at most so many of these, the newest. One that
-- visitors read is kept for ever.
create function private.thin_post_versions(p_all_kept interval default '7 days', p_most integer default 100) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_of_day integer;
  v_beyond integer;
begin
  delete from private.blog_post_versions v using (
    select o.id, row_number() over (
      partition by o.post_id, (o.arrived_at at time zone 'Europe/Amsterdam')::date order by o.arrived_at desc, o.id desc) as place
    from private.blog_post_versions o) r
  where r.id = v.id and r.place > 1 and not v.published and v.arrived_at < now() - p_all_kept;
  get diagnostics v_of_day = row_count;
  delete from private.blog_post_versions v using (
    select o.id, row_number() over (partition by o.post_id order by o.arrived_at desc, o.id desc) as place
    from private.blog_post_versions o) r
  where r.id = v.id and r.place > p_most and not v.published;
  get diagnostics v_beyond = row_count;
  return v_of_day + v_beyond;
end $$;
comment on function private.thin_post_versions(interval, integer) is
  'Removes versions of articles that are no longer kept; answers how many. Runs every night (private.scheduled_jobs).';

-- For the office, and for nobody else.
select private.allow('blog_post_versions', '{"admin": ["read"]}');

create function private.require_post_versions() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.can('blog_post_versions', 'read') then
    raise exception 'not for this member of staff' using errcode = 'PT403';
  end if;
end $$;

-- A version as it is told: without its text in a list, with all of it where it is looked at.
create function private.told_post_version(p_version private.blog_post_versions, p_whole boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p_version.id, 'saved_by', p_version.saved_by,
      'saved_by_name', (select s.name from public.staff s where s.user_id = p_version.saved_by),
      'made_at', p_version.made_at, 'arrived_at', p_version.arrived_at, 'client_id', p_version.client_id, 'seq', p_version.seq,
      'lost', p_version.lost, 'published', p_version.published, 'title', p_version.title, 'word_count', p_version.word_count)
    || case when p_whole then private.kept_of_post(to_jsonb(p_version)) else '{}' end
$$;

create function private.post_versions_listed(p_post uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_post_versions();
  return coalesce((
    select jsonb_agg(private.told_post_version(v, false) order by v.arrived_at desc, v.id desc)
    from private.blog_post_versions v where v.post_id = p_post), '[]');
end $$;
create function private.post_version_read(p_version uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_post_versions();
  return (select private.told_post_version(v, true) from private.blog_post_versions v where v.id = p_version);
end $$;

create function public.post_versions(p_post uuid) returns jsonb
language sql stable set search_path = '' as $$
  select private.post_versions_listed(p_post)
$$;
comment on function public.post_versions(uuid) is 'For admins: the versions of an article, newest first, without their texts.';
create function public.post_version(p_version uuid) returns jsonb
language sql stable set search_path = '' as $$
  select private.post_version_read(p_version)
$$;
comment on function public.post_version(uuid) is 'For admins: one version with its text; null when it is no longer kept.';
grant execute on function private.post_versions_listed(uuid), private.post_version_read(uuid),
  public.post_versions(uuid), public.post_version(uuid) to authenticated;

-- ==== Who has an article open ====

-- The presence of the channel 'article:<id>': who may change articles says that they have one open, and sees who else
-- does. Nothing is stored; the realtime service asks these policies when somebody joins and when they make themselves known.
create policy "Editors see who has an article open" on realtime.messages
  for select to authenticated using (
    extension = 'presence' and (select realtime.topic()) ~ '^article:[0-9a-f-]{36}$' and (select private.can('blog_posts', 'edit'))
  );
create policy "Editors say which article they have open" on realtime.messages
  for insert to authenticated with check (
    extension = 'presence' and (select realtime.topic()) ~ '^article:[0-9a-f-]{36}$' and (select private.can('blog_posts', 'edit'))
  );

-- ==== Pictures ====

-- Pictures of articles (A-072, B-061): anyone reads them; admins add the file of a row that is there, once, and remove it
-- (`site_files`). A file without a row, as imported articles name them, comes with the service key.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('blog-images', 'blog-images', true, 10485760, '{image/avif,image/webp,image/jpeg,image/png,image/gif}')
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;
create policy "Anyone reads the pictures of posts" on storage.objects
  for select to anon, authenticated using (bucket_id = 'blog-images');
select private.allow('storage/blog-images', '{"admin": ["add", "delete"]}');
create policy "Admins add pictures of posts" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'blog-images' and (select private.can('storage/blog-images', 'add')) and private.site_file_awaited(bucket_id, name));
create policy "Admins remove pictures of posts" on storage.objects
  for delete to authenticated using (bucket_id = 'blog-images' and (select private.can('storage/blog-images', 'delete')));

-- Which pictures articles show, so that a file is kept as long as one does (A-073), and an article waits for its files. A
-- picture is known by its stem: its name without the width and the kind of file, so that all its sizes are one.
create table private.post_pictures (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  bucket text not null,
  stem text not null,
  primary key (post_id, bucket, stem)
);
create index post_pictures_stem_idx on private.post_pictures (bucket, stem);
alter table private.post_pictures enable row level security;

create function private.picture_stem(p_name text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(p_name, '(-\d{1,4})?\.\w+$', '')
$$;

-- The files of both buckets that an article names: as its own picture, in its text and in its blocks.
create function private.post_file_names(p_image_url text, p_content text, p_html_blocks jsonb)
returns table (bucket text, name text)
language sql stable set search_path = '' as $$
  select 'blog-images', p_image_url where p_image_url !~ '^(/|https?://)'
  union
  select m[1], m[2] from regexp_matches(concat_ws(' ', p_image_url, p_content, p_html_blocks),
    '/(blog-images|site-images)/([^\s"''\\<>?#&,;()]+)', 'g') m
$$;

-- The same of versions, written with each: a file is kept as long as a version that names it, and goes 30 days after the
-- articles when the last such version was thinned or went with its article.
create table private.post_version_pictures (
  version_id uuid not null references private.blog_post_versions (id) on delete cascade,
  bucket text not null,
  stem text not null,
  primary key (version_id, bucket, stem)
);
create index post_version_pictures_stem_idx on private.post_version_pictures (stem, bucket);
alter table private.post_version_pictures enable row level security;

create function private.note_version_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.post_version_pictures
    select distinct new.id, n.bucket, private.picture_stem(n.name)
      from private.post_file_names(new.image_url, new.content, new.html_blocks) n;
  return null;
end $$;
create trigger note_pictures after insert on private.blog_post_versions
  for each row execute function private.note_version_pictures();

-- An article as visitors read it: what is kept of the version before it lies over the present one.
create function private.post_shown(p_post public.blog_posts) returns public.blog_posts
language sql stable set search_path = '' as $$
  select case when p_post.former is null then p_post
    else jsonb_populate_record(p_post, p_post.former || coalesce(p_post.former_text, '{}')) end
$$;

-- The files that an article names, and those that visitors see of the version before it.
create function private.post_files_shown(p_post public.blog_posts) returns table (bucket text, name text)
language sql stable set search_path = '' as $$
  select * from private.post_file_names(p_post.image_url, p_post.content, p_post.html_blocks)
  union
  select n.* from private.post_shown(p_post) s, private.post_file_names(s.image_url, s.content, s.html_blocks) n
$$;

-- A picture that an article showed goes after 30 days without any article, and not before the last version that shows it:
-- until then an edit can be undone, and an article that was deleted here and saved by another device be kept, each with its pictures.
create table private.blog_files_unused (
  name text primary key,
  since timestamptz not null default now()
);
alter table private.blog_files_unused enable row level security;

create function private.post_pictures_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_is_there constant boolean := tg_op <> 'DELETE' and new.deleted_at is null;
  v_now private.post_pictures[] := '{}';
  v_gone private.post_pictures[];
begin
  if v_is_there then
    v_now := array(select distinct (new.id, n.bucket, private.picture_stem(n.name))::private.post_pictures
      from private.post_files_shown(new) n);
    insert into private.post_pictures select p.post_id, p.bucket, p.stem from unnest(v_now) p on conflict do nothing;
    -- One that is named again, by an undo or in another article, is wanted again.
    delete from private.storage_deletions d using unnest(v_now) p
      where d.bucket = 'blog-images' and p.bucket = d.bucket and p.stem = private.picture_stem(d.path);
  end if;
  if tg_op = 'INSERT' then
    return null;
  end if;
  v_gone := array(
    select (old.id, n.bucket, private.picture_stem(n.name))::private.post_pictures
    from private.post_files_shown(old) n where old.deleted_at is null
    except select p from unnest(v_now) p);
  delete from private.post_pictures p using unnest(v_gone) g where p.post_id = g.post_id and p.bucket = g.bucket and p.stem = g.stem;
  v_gone := array(select g from unnest(v_gone) g
    where not exists (select 1 from private.post_pictures p where p.bucket = g.bucket and p.stem = g.stem));
  insert into private.site_pictures_replaced as r (picture_id)
    select private.as_uuid(g.stem) from unnest(v_gone) g where private.as_uuid(g.stem) is not null
    on conflict (picture_id) do update set at = now();
  return null;
end $$;
create trigger pictures_change after insert or delete or update of image_url, content, html_blocks, published, ready, deleted_at on public.blog_posts
  for each row execute function private.post_pictures_change();

create function private.let_go_of_post_pictures(p_kept interval default '30 days') returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_unused text[] := array(
    select o.name from storage.objects o where o.bucket_id = 'blog-images' and not private.site_file_awaited('blog-images', o.name)
      and not exists (select 1 from private.post_pictures p where p.bucket = 'blog-images' and p.stem = private.picture_stem(o.name))
      and not exists (select 1 from private.post_version_pictures v where v.bucket = 'blog-images' and v.stem = private.picture_stem(o.name)));
  v_queued integer;
begin
  delete from private.blog_files_unused u where u.name <> all (v_unused);
  insert into private.blog_files_unused (name) select unnest(v_unused) on conflict (name) do nothing;
  perform private.queue_file_deletion('blog-images', u.name) from private.blog_files_unused u where u.since <= now() - p_kept;
  get diagnostics v_queued = row_count;
  perform private.let_go_of_site_files();
  return v_queued;
end $$;
comment on function private.let_go_of_post_pictures(interval) is
  'Has files of blog-images without a row removed that no article or version has named for so long, and pictures that nothing shows; answers
how many of the first. Runs every night (private.scheduled_jobs).';

-- An article that is published before the files of its pictures arrive (decision 010) is shown when they are there. One
-- that visitors read already stays as it was until then: whole when a picture of its text is new, with the featured image
-- it had when only that one is (`former_text`, `former`).
create function private.post_pictures_awaited(p_image_url text, p_content text, p_html_blocks jsonb)
returns table (bucket text, stem text)
language sql stable security definer set search_path = '' as $$
  select n.bucket, private.picture_stem(n.name) from private.post_file_names(p_image_url, p_content, p_html_blocks) n
    join public.site_files f
      on f.bucket = n.bucket and f.picture_id = private.as_uuid(private.picture_stem(n.name)) and f.deleted_at is null
    where not exists (select 1 from storage.objects o
      where o.bucket_id = f.bucket and o.name = f.picture_id || '-' || f.width || '.' || f.format)
$$;

create function private.post_pictures_arrived(p_image_url text, p_content text, p_html_blocks jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select 1 from private.post_pictures_awaited(p_image_url, p_content, p_html_blocks))
$$;

create function private.post_cover_arrived(p_image_url text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.post_pictures_arrived(p_image_url, '', '[]')
$$;

-- A picture that visitors miss in what they read already holds nothing up: its file may never come.
create function private.post_text_arrived(p_shown public.blog_posts, p_content text, p_html_blocks jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (
    select a.bucket, a.stem from private.post_pictures_awaited(null, p_content, p_html_blocks) a
    except
    select n.bucket, private.picture_stem(n.name)
      from private.post_file_names(p_shown.image_url, p_shown.content, p_shown.html_blocks) n)
$$;

-- Of an article as visitors read it, these columns.
create function private.part_of_post(p_shown public.blog_posts, p_columns text[]) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(c.key, c.value) from jsonb_each(to_jsonb(p_shown)) c where c.key = any (p_columns)
$$;

create function private.post_ready() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  c_cover constant text[] := '{image_url,alt,width,height,color,variants,focus_x,focus_y}';
  c_card constant text[] := c_cover || '{title,category,summary,excerpt,date,reading_time,word_count,first_paragraph,content_start}'::text[];
  c_text constant text[] := '{content,html_blocks,metaDescription,author,search_text}';
  v_shown public.blog_posts;
  v_was_read boolean := false;
begin
  if tg_op = 'UPDATE' then
    v_shown := private.post_shown(old);
    v_was_read := old.published and old.ready and new.published;
  end if;
  new.ready := v_was_read or private.post_pictures_arrived(new.image_url, new.content, new.html_blocks);
  if v_was_read and not private.post_text_arrived(v_shown, new.content, new.html_blocks) then
    new.former := private.part_of_post(v_shown, c_card);
    new.former_text := private.part_of_post(v_shown, c_text) || jsonb_build_object('version_id', coalesce(
      old.former_text -> 'version_id',
      (select to_jsonb(v.id) from private.blog_post_versions v where v.post_id = new.id and not v.lost
        order by v.arrived_at desc, v.id desc limit 1)));
    return new;
  end if;
  new.former_text := null;
  new.former := case
    when private.post_cover_arrived(new.image_url) then null
    when tg_op = 'INSERT' then '{"image_url": null}'
    else private.part_of_post(v_shown, c_cover) end;
  return new;
end $$;
create trigger becomes_ready before insert or update of image_url, content, html_blocks, published, ready on public.blog_posts
  for each row when (new.deleted_at is null) execute function private.post_ready();

create index blog_posts_awaiting_idx on public.blog_posts (id) where not ready or former is not null;

-- Called whenever a file of a picture came, and every minute: a file and an article that arrived in the same moment did
-- not see each other.
create function private.posts_settle(p_picture text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- The trigger `becomes_ready` says what has become of the three.
  update public.blog_posts p set ready = p.ready
    where (not p.ready or p.former is not null) and p.deleted_at is null
      and (p_picture = '' or exists (
        select 1 from private.post_pictures s where s.post_id = p.id and s.stem = p_picture))
      and case
        when not p.ready then private.post_pictures_arrived(p.image_url, p.content, p.html_blocks)
          or p.former is not null and private.post_cover_arrived(p.image_url)
        when p.former_text is not null then private.post_text_arrived(private.post_shown(p), p.content, p.html_blocks)
        else private.post_cover_arrived(p.image_url) end;
end $$;

-- ==== Page views ====

-- How often a page was looked at (R-38): path and day, and nothing of who looked.

create table public.page_views (
  path text not null,
  day date not null,
  views bigint not null default 1,
  primary key (day, path),
  constraint page_views_path_plain check (path ~ '^/[a-z0-9/-]*$' and length(path) <= 200)
);
comment on column public.page_views.day is 'As in Amsterdam.';

alter table public.page_views enable row level security;
grant select on public.page_views to authenticated;
grant select, insert, update on public.page_views to service_role;
select private.allow('page_views', '{"admin": ["read"]}');
create policy "Admins read page views" on public.page_views
  for select to authenticated using ((select private.can('page_views', 'read')));

-- Only what exists is counted: built pages, which the function knows, and published articles. A made-up slug leaves no
-- row, so it fills no disk and takes no real page's place.
create function public.count_page_view(p_path text) returns void
language plpgsql set search_path = '' as $$
declare
  v_day constant date := (now() at time zone 'Europe/Amsterdam')::date;
begin
  if p_path like '/blog/%' and not exists (select 1 from public.blog_posts b
      where b.slug = substr(p_path, length('/blog/') + 1) and b.published and b.ready and b.deleted_at is null) then
    return;
  end if;
  insert into public.page_views as p (path, day) values (p_path, v_day)
    on conflict (day, path) do update set views = p.views + 1;
end $$;
comment on function public.count_page_view(text) is 'For the service key: one more view of a page, today; an article that does not exist is ignored.';
grant execute on function public.count_page_view(text) to service_role;
