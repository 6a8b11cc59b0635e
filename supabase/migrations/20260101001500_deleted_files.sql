-- Files whose row was deleted. They go through the storage API only, for a row of storage deleted by SQL would leave its bytes
-- behind: triggers list them here, and the function remove-deleted-files takes them away.

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

create function private.queue_file_deletion(p_bucket text, p_path text) returns void
language sql set search_path = '' as $$
  insert into private.storage_deletions as d (bucket, path) values (p_bucket, p_path)
    on conflict (bucket, path) do update set queued_at = now(), next_at = now(), tries = 0
$$;
comment on function private.queue_file_deletion(text, text) is 'Has a file removed whose row was deleted.';

-- The next files to remove, each one given out again only after a growing pause: a worker may die meanwhile. This runs every
-- minute, so it looks at all pictures too: where storage.objects takes no trigger, nothing else shows a picture that came.
create function public.storage_deletions_take(p_limit integer default 100) returns table (bucket text, path text)
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

grant select, update, delete on private.storage_deletions to service_role;
grant execute on function public.storage_deletions_take(integer), public.storage_deletions_report(text, text[], text)
to service_role;
