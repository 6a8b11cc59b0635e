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
create policy "Admins read page views" on public.page_views
  for select to authenticated using ((select private.is_admin()));

-- At most 2,000 addresses a day: whoever makes up others fills no disk.
create function public.count_page_view(p_path text) returns void
language plpgsql set search_path = '' as $$
declare
  v_day constant date := (now() at time zone 'Europe/Amsterdam')::date;
begin
  update public.page_views p set views = p.views + 1 where p.day = v_day and p.path = p_path;
  if not found and (select count(*) from public.page_views p where p.day = v_day) < 2000 then
    insert into public.page_views as p (path, day) values (p_path, v_day)
      on conflict (day, path) do update set views = p.views + 1;
  end if;
end $$;
comment on function public.count_page_view(text) is 'For the service key: one more view of a page, today.';
grant execute on function public.count_page_view(text) to service_role;
