-- The jobs that run by themselves, in one list (R-19). On the hosted service pg_cron calls private.run_job; the
-- embedded backend has timers of its own. Each run is noted, so that the office is told of a job that did not run.

create table private.scheduled_jobs (
  name text primary key,
  schedule text not null,
  overdue_after interval not null,
  last_run_at timestamptz not null default now()
);
comment on table private.scheduled_jobs is 'Jobs, when pg_cron runs them (UTC), and when each was last known to run.';
comment on column private.scheduled_jobs.last_run_at is 'The last run that did its work or had none; at first when the job was set up.';
alter table private.scheduled_jobs enable row level security;

insert into private.scheduled_jobs (name, schedule, overdue_after) values
  ('send_mail', '* * * * *', '15 minutes'),
  ('remove_deleted_files', '* * * * *', '1 hour'),
  ('collect_garbage', '17 2 * * *', '2 days'),
  ('forget_mail', '37 2 * * *', '2 days'),
  ('delete_expired_leads', '47 2 * * *', '2 days'),
  ('limit_idle_transactions', '57 2 * * *', '2 days');

-- Written at most twice a minute, however often a worker asks.
create function private.job_ran(p_job text) returns void
language sql security definer set search_path = '' as $$
  update private.scheduled_jobs j set last_run_at = now()
    where j.name = p_job and j.last_run_at not between now() - interval '30 seconds' and now()
$$;
comment on function private.job_ran(text) is 'Notes that a job did its work, or had none.';

-- The tables of the jobs are made by later migrations.
create function private.job_is_due(p_job text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return case p_job
    when 'send_mail' then exists (select 1 from public.mail_queue m
      where m.status in ('pending', 'sending') and m.next_attempt_at <= now())
    when 'remove_deleted_files' then exists (select 1 from private.storage_deletions d where d.next_at <= now())
    else true end;
end $$;
comment on function private.job_is_due(text) is 'Whether a job has anything to do.';
grant execute on function private.job_ran(text), private.job_is_due(text) to service_role;

-- Where the project is and what its timer shows to functions: secrets of the vault (README). The legacy key serves where
-- there is no cron_secret yet.
create function private.timer_secrets(out url text, out headers jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_secret text;
  v_key text;
begin
  if to_regclass('vault.decrypted_secrets') is null then
    return;
  end if;
  execute $sql$ select max(s.decrypted_secret) filter (where s.name = 'project_url'),
      max(s.decrypted_secret) filter (where s.name = 'cron_secret'),
      max(s.decrypted_secret) filter (where s.name = 'service_role_key') from vault.decrypted_secrets s $sql$
    into url, v_secret, v_key;
  headers := case
    when v_secret is not null then jsonb_build_object('x-cron-secret', v_secret)
    when v_key is not null then jsonb_build_object('authorization', 'Bearer ' || v_key) end;
end $$;

-- Why a job cannot run by itself: 'role_refused', 'no_pg_cron', 'no_pg_net', 'no_secret'; null when nothing is missing.
create function private.timer_trouble(p_job text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  c_calls constant boolean := p_job in ('send_mail', 'remove_deleted_files');
  v_url text;
  v_headers jsonb;
begin
  if p_job = 'limit_idle_transactions' and not private.idle_transactions_end() then
    return 'role_refused';
  elsif not exists (select 1 from pg_catalog.pg_extension e where e.extname = 'pg_cron') then
    return 'no_pg_cron';
  elsif c_calls and not exists (select 1 from pg_catalog.pg_extension e where e.extname = 'pg_net') then
    return 'no_pg_net';
  end if;
  select t.url, t.headers into v_url, v_headers from private.timer_secrets() t;
  return case when c_calls and (v_url is null or v_headers is null) then 'no_secret' end;
end $$;

-- For pg_cron. A function that is called notes its own run when it asks for work, so one that refuses or cannot be
-- reached is noticed; nothing to do counts as a run only where the function could have been called.
create function private.run_job(p_job text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_trouble text;
  v_url text;
  v_headers jsonb;
begin
  case p_job
    when 'collect_garbage' then perform private.sync_collect_garbage();
    when 'forget_mail' then perform private.mail_queue_forget();
    when 'delete_expired_leads' then perform private.delete_expired_leads();
    when 'limit_idle_transactions' then
      if not private.limit_idle_transactions() then
        return;
      end if;
    when 'send_mail', 'remove_deleted_files' then
      -- Also where storage.objects takes no trigger, a picture that came is shown.
      if p_job = 'remove_deleted_files' then perform private.site_pictures_settle(); end if;
      v_trouble := private.timer_trouble(p_job);
      if v_trouble is not null then
        raise warning '% cannot run: %', p_job, v_trouble;
        return;
      elsif private.job_is_due(p_job) then
        select t.url, t.headers into v_url, v_headers from private.timer_secrets() t;
        execute 'select net.http_post($1, headers := $2, timeout_milliseconds := 60000)'
          using v_url || '/functions/v1/' || replace(p_job, '_', '-'), v_headers;
        return;
      end if;
  end case;
  perform private.job_ran(p_job);
end $$;
comment on function private.run_job(text) is 'Runs a job of private.scheduled_jobs: calls its function, or does its work.';

create function private.schedule_jobs() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_job private.scheduled_jobs;
begin
  for v_job in select * from private.scheduled_jobs loop
    perform cron.schedule(v_job.name, v_job.schedule, format('select private.run_job(%L)', v_job.name));
  end loop;
end $$;
comment on function private.schedule_jobs() is 'Hands every job to pg_cron, which has to be on; may be called again at any time.';

do $$
begin
  if exists (select 1 from pg_catalog.pg_available_extensions e where e.name = 'pg_net') then
    create extension if not exists pg_net;
  end if;
  if exists (select 1 from pg_catalog.pg_available_extensions e where e.name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform private.schedule_jobs();
  end if;
exception when others then
  raise warning 'nothing runs by itself, for pg_cron or pg_net could not be used: %', sqlerrm;
end $$;

-- For the office: which jobs did not run in time, since when, and why.
select private.allow('overdue_jobs', '{"admin": ["read"]}');
create function private.overdue_jobs_listed() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.can('overdue_jobs', 'read') then
    raise exception 'not for this member of staff' using errcode = 'PT403';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object('job', j.name, 'last_run_at', j.last_run_at,
      'reason', coalesce(private.timer_trouble(j.name), 'did_not_run')) order by j.last_run_at, j.name)
    from private.scheduled_jobs j where j.last_run_at < now() - j.overdue_after), '[]');
end $$;
create function public.overdue_jobs() returns jsonb
language sql stable set search_path = '' as $$
  select private.overdue_jobs_listed()
$$;
comment on function public.overdue_jobs() is 'For admins: jobs that did not run in time.';
grant execute on function private.overdue_jobs_listed(), public.overdue_jobs() to authenticated;
