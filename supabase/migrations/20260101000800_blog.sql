-- The blog (B-060, R-37): visitors read what is published, admins read and write all of it on their devices.
-- `"metaDescription"` is the one name that is not written with underscores; it is the specification's.
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
  summary text,
  excerpt text,
  "metaDescription" text,
  author text,
  date date,
  reading_time integer,
  published boolean not null default false,
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
  constraint blog_posts_variants_listed check (jsonb_typeof(variants) = 'object' and length(variants::text) <= 2000),
  constraint blog_posts_date_bounded check (date between '1900-01-01' and '2200-12-31'),
  constraint blog_posts_reading_time_whole check (reading_time between 1 and 600)
);
comment on column public.blog_posts.html_blocks is 'A list of {id, html}; an older writer may have put the list in a text (R-37).';
comment on column public.blog_posts.image_url is 'A path in the bucket blog-images, a path of the site, or a whole address (B-061).';
comment on column public.blog_posts.reading_time is 'Minutes; null: counted from the words (B-019).';
comment on column public.blog_posts.first_paragraph is 'Of the first block, with its marks (B-021).';
comment on column public.blog_posts.content_start is 'The first words of the content, without marks (B-021).';
comment on column public.blog_posts.search_text is 'What the search looks in beside the title, without marks (B-010).';
create unique index blog_posts_slug_idx on public.blog_posts (slug) where deleted_at is null;
create index blog_posts_newest_idx on public.blog_posts (created_at desc) where published and deleted_at is null;

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

create function private.plain_text(p_html text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(p_html,
    '<style\y[^>]*?>.*?</style\s*?>', ' ', 'gi'), '<script\y[^>]*?>.*?</script\s*?>', ' ', 'gi'),
    '<[^>]*>', ' ', 'g'), '\s+', ' ', 'g'))
$$;

-- Derives what the list and the search need of a post's text. Which of it a card shows is decided in
-- src/domain/post.ts (R-29).
create function private.derive_post() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_blocks jsonb := new.html_blocks;
  v_html text;
begin
  if jsonb_typeof(v_blocks) = 'string' then
    begin
      v_blocks := (v_blocks #>> '{}')::jsonb;
    exception when others then
      v_blocks := '[]';
    end;
  end if;
  if jsonb_typeof(v_blocks) <> 'array' then v_blocks := '[]'; end if;
  select new.content || ' ' || coalesce(string_agg(b ->> 'html', ' '), '') into v_html
    from jsonb_array_elements(v_blocks) b;
  new.first_paragraph := left(substring(v_blocks #>> '{0,html}' from '(?i)<p(?:\s[^>]*?)??>(.*?)</p>'), 600);
  new.content_start := left(private.plain_text(new.content), 400);
  new.search_text := private.plain_text(v_html);
  new.word_count := case new.search_text when '' then 0 else cardinality(string_to_array(new.search_text, ' ')) end;
  return new;
end $$;
-- Runs after the trigger `erase`, so that nothing of a deleted post is left in a derived column.
create trigger fill_derived before insert or update on public.blog_posts for each row execute function private.derive_post();

-- A text of half a megabyte is not kept again with each of its edits: the history says which columns changed.
select private.sync_register('blog_posts',
  columns => '{slug,title,content,html_blocks,category,image_url,alt,width,height,color,variants,summary,excerpt,
    metaDescription,author,date,reading_time,published}',
  erase => '{"content": "", "html_blocks": [], "summary": null, "excerpt": null, "metaDescription": null, "author": null}',
  history => 'names',
  derived => '{first_paragraph,content_start,search_text,word_count}',
  rights => '{"admin": ["read", "add", "edit", "delete"]}');

alter table public.post_redirects enable row level security;
revoke all on public.post_redirects from anon, authenticated;

-- A signed-in technician reads the blog as a visitor does: no row of the blog goes to that device (S7).
create policy "Visitors read published posts" on public.blog_posts
  for select to anon using (published and deleted_at is null);
create policy "Anyone follows an old address of a published post" on public.post_redirects
  for select to anon, authenticated using (exists (
    select 1 from public.blog_posts p where p.id = post_id));

grant select (id, created_at, slug, title, content, html_blocks, category, image_url, alt, width, height, color, variants,
  summary, excerpt, "metaDescription", author, date, reading_time, first_paragraph, content_start, search_text, word_count) on public.blog_posts to anon;
grant select (slug, post_id) on public.post_redirects to anon, authenticated;
-- count_page_view asks with the service key whether an article exists.
grant select (slug, published, deleted_at) on public.blog_posts to service_role;

-- B-061: pictures of articles. Anyone reads them; admins add and remove them, and replace none: a new picture has a new name.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('blog-images', 'blog-images', true, 10485760, '{image/avif,image/webp,image/jpeg,image/png,image/gif}')
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;
create policy "Anyone reads the pictures of posts" on storage.objects
  for select to anon, authenticated using (bucket_id = 'blog-images');
select private.allow('storage/blog-images', '{"admin": ["add", "delete"]}');
create policy "Admins add pictures of posts" on storage.objects
  for insert to authenticated with check (bucket_id = 'blog-images' and (select private.can('storage/blog-images', 'add')));
create policy "Admins remove pictures of posts" on storage.objects
  for delete to authenticated using (bucket_id = 'blog-images' and (select private.can('storage/blog-images', 'delete')));

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
      where b.slug = substr(p_path, length('/blog/') + 1) and b.published and b.deleted_at is null) then
    return;
  end if;
  insert into public.page_views as p (path, day) values (p_path, v_day)
    on conflict (day, path) do update set views = p.views + 1;
end $$;
comment on function public.count_page_view(text) is 'For the service key: one more view of a page, today; an article that does not exist is ignored.';
grant execute on function public.count_page_view(text) to service_role;
