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
