-- How the server is doing, in one answer for the office: what it would otherwise have to open the project's dashboard for.

-- The last migration that was applied, as the Supabase CLI notes it; null where nothing keeps such a list.
create function private.last_migration() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_version text;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select max(m.version) from supabase_migrations.schema_migrations m' into v_version;
  end if;
  return v_version;
end $$;

-- The list of jobs is what refuses who may not ask. Mail that was emptied by private.mail_queue_forget is over. A file
-- waits for its second look an hour later as well, so it is counted when it was not removed once.
create function private.health_read() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_jobs constant jsonb := private.scheduled_jobs_listed();
begin
  return jsonb_build_object('jobs', v_jobs, 'migration', private.last_migration(), 'epoch', private.sync_epoch(),
      'is_settled', private.sync_is_settled())
    || (select jsonb_build_object(
        'mail_waiting', jsonb_build_object('count', count(*) filter (where m.status in ('pending', 'sending')),
          'oldest_at', min(m.created_at) filter (where m.status in ('pending', 'sending'))),
        'mail_failed', jsonb_build_object('count', count(*) filter (where m.status = 'failed'),
          'oldest_at', min(m.created_at) filter (where m.status = 'failed')))
      from public.mail_queue m where m.status <> 'sent' and m.recipient is distinct from '')
    || (select jsonb_build_object('files_to_remove', jsonb_build_object('count', count(*), 'oldest_at', min(d.queued_at)))
      from private.storage_deletions d where d.tries > 0 or d.next_at <= now());
end $$;

create function public.health() returns jsonb
language sql stable set search_path = '' as $$
  select private.health_read()
$$;
comment on function public.health() is
  'For admins: jobs, mail and files that wait with the oldest of them, the last migration, the epoch and whether restore.sql has run.';
grant execute on function private.health_read(), public.health() to authenticated;
