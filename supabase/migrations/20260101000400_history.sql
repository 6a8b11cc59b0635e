-- History, garbage, restore, and the jobs that run by themselves.
-- Sections, marked by ====: history, garbage and restore; scheduled jobs.

-- ==== History ====

-- The history of rows, what is collected after its time, and what happens after a restore.

-- The history holds every change of a synced row, with who made it and when. The triggers that private.sync_register gives
-- to each table write it, so edits from the dashboard and from SQL are in it too. No role has a grant on the table; staff
-- read one row's history through row_history. A bulk import may leave it out:
-- `select private.set_context('{"history": "off"}')`.

create table private.sync_history (
  id bigint generated always as identity,
  tbl text collate "C" not null,
  row_id uuid not null,
  op text not null check (op in ('insert', 'update', 'delete')),
  -- As private.sync_history_changes answers; of a deleted row without its personal columns (S5).
  changes jsonb not null,
  -- Null: not through the app.
  user_id uuid,
  client_id uuid,
  -- By the device's clock.
  made_at timestamptz,
  arrived_at timestamptz not null default clock_timestamp(),
  primary key (tbl, row_id, id)
);
create index sync_history_age_idx on private.sync_history using brin (arrived_at);
alter table private.sync_history enable row level security;

-- What a device said its clock showed. Null for no time, and for one that cannot be: it is only ever shown (K6).
create function private.sync_device_time(p_text text) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  v_time timestamptz;
begin
  if p_text !~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$' then
    return null;
  end if;
  v_time := p_text::timestamptz;
  return case when v_time between '2020-01-01' and clock_timestamp() + interval '1 day' then v_time end;
exception when datetime_field_overflow or invalid_datetime_format then
  return null;
end $$;

-- One entry. A delete is noted without values, for it erases them.
create function private.write_history(p_table text, p_row uuid, p_op text, p_changes jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_context jsonb := private.context();
begin
  if v_context ->> 'history' = 'off' then
    return;
  end if;
  insert into private.sync_history (tbl, row_id, op, changes, user_id, client_id, made_at)
  values (p_table, p_row, p_op, p_changes, auth.uid(), (v_context ->> 'client')::uuid,
    private.sync_device_time(v_context ->> 'made_at'));
end $$;

-- What a table's history keeps of the changes of a row: {column: {"old", "new"}}, or {column: {}} for the names alone.
create function private.sync_history_changes(p_history text, p_changes jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case p_history when 'names'
    then (select coalesce(jsonb_object_agg(k, jsonb_build_object()), '{}') from jsonb_object_keys(p_changes) k)
    else p_changes end
$$;

-- The trigger record(history, derived) notes inserts and hard deletes, which only now are sure to happen; the stamp notes
-- updates.
create function private.record_history() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  c_bookkeeping constant text[] :=
    '{id,rev,sync_xid,field_revs,created_at,updated_at,updated_by,deleted_at}'::text[] || tg_argv[1]::text[];
begin
  if tg_argv[0] = 'none' then
    return null;
  elsif tg_op = 'INSERT' then
    perform private.write_history(tg_table_name, new.id, 'insert', private.sync_history_changes(tg_argv[0], (
      select coalesce(jsonb_object_agg(n.key, jsonb_build_object('old', null, 'new', n.value)), '{}')
      from jsonb_each(to_jsonb(new) - c_bookkeeping) n where n.value <> 'null')));
  elsif old.deleted_at is null then
    perform private.write_history(tg_table_name, old.id, 'delete', '{}');
  end if;
  return null;
end $$;

-- Deleted rows keep no personal value in their history either (S5); which columns those are, the registry says.
create function private.erase_history(p_table text, p_rows uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_columns text[] := (
    select array_agg(k) from private.sync_tables t, jsonb_object_keys(t.erase) k where t.name = p_table);
begin
  update private.sync_history h set changes = h.changes - v_columns
    where h.tbl = p_table and h.row_id = any (p_rows) and h.changes ?| v_columns;
end $$;

-- Entries of one row before this id, the newest first, as HistoryPage of src/backend/row-history.ts: at most so many and so many
-- bytes of JSON, for each entry of an article holds both its texts; the first goes alone, however long it is (PL24). With them
-- those of rows below it, {table: [id]}, which say whose they are.
create function private.sync_history_of(p_table text, p_row uuid, p_before bigint, p_below jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  c_most constant integer := 500;
  v_bytes_left integer := 500000;
  v_entries jsonb[] := '{}';
  v_entry jsonb;
begin
  perform private.require_staff();
  for v_entry in
    select jsonb_build_object('id', h.id::text, 'op', h.op, 'user_id', h.user_id, 'user_name',
      (select s.name from public.staff s where s.user_id = h.user_id), 'made_at', h.made_at, 'arrived_at', h.arrived_at,
      'changes', h.changes) || case when h.tbl = p_table then '{}' else jsonb_build_object('table', h.tbl) end
    from (
      select p_table as tbl, p_row as id
      union all select b.key, r.id::uuid from jsonb_each(p_below) b, jsonb_array_elements_text(b.value) r (id)
    ) x join private.sync_history h on h.tbl = x.tbl and h.row_id = x.id
    where p_before is null or h.id < p_before order by h.id desc limit c_most + 1
  loop
    v_bytes_left := v_bytes_left - octet_length(v_entry::text) - 2;
    if cardinality(v_entries) = c_most or cardinality(v_entries) > 0 and v_bytes_left < 0 then
      return jsonb_build_object('entries', to_jsonb(v_entries), 'more', true);
    end if;
    v_entries := v_entries || v_entry;
  end loop;
  return jsonb_build_object('entries', to_jsonb(v_entries), 'more', false);
end $$;
grant execute on function private.sync_history_of(text, uuid, bigint, jsonb) to authenticated;

-- Who may see a row may see its history; that is asked of row-level security, so this runs with the caller's rights.
create function public.row_history(p_table text, p_row uuid, p_before bigint default null, p_below text[] default '{}')
returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_seen boolean := false;
  v_child record;
  v_ids uuid[];
  v_below jsonb := '{}';
begin
  perform private.require_staff();
  if p_row is null or (private.registered_table(p_table)).name is null then
    raise exception 'no such synced table' using errcode = '22023';
  end if;
  execute format('select true from public.%I x where x.id = $1', p_table) into v_seen using p_row;
  if v_seen then
    for v_child in select c.name, c.parent_column from private.child_tables(p_table) c where c.name = any (p_below) loop
      execute format('select array(select x.id from public.%I x where x.%I = $1)', v_child.name, v_child.parent_column)
        into v_ids using p_row;
      v_below := v_below || jsonb_build_object(v_child.name, v_ids);
    end loop;
    return private.sync_history_of(p_table, p_row, p_before, v_below);
  elsif private.row_states(p_table, array[p_row]) = '{there}' then
    raise exception 'not for this member of staff' using errcode = 'PT403';
  end if;
  return '{"entries": [], "more": false}';
end $$;
comment on function public.row_history(text, uuid, bigint, text[]) is
  'A page of the changes of one row, newest first, before an entry''s id: who, old and new, when made and when arrived; with them those
of its rows in the tables `p_below`, deleted ones too. A row that is gone has none.';
grant execute on function public.row_history(text, uuid, bigint, text[]) to authenticated;

-- ==== Garbage and restore ====

-- What is collected after its time. A device that last finished a pull before the newest tombstone that was collected starts
-- over (`reset`), for it may have missed one; no other device does (K4).

create function private.sync_collect_garbage(
  p_tombstones_kept interval default '180 days',
  p_ledger_kept interval default '180 days',
  p_history_kept interval default '2 years'
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_now timestamptz := clock_timestamp();
  v_tombstones bigint;
  v_ledger bigint;
  v_history bigint;
  v_newest_xid bigint;
  v_highest_rev bigint;
begin
  with gone as (
    delete from private.sync_tombstones t where t.at <= v_now - p_tombstones_kept returning t.sync_xid, t.rev
  ) select count(*), max(g.sync_xid), max(g.rev) into v_tombstones, v_newest_xid, v_highest_rev from gone g;
  if v_tombstones > 0 then
    -- The same id may come back: devices that remember its tombstone take only higher revs (D9).
    update private.sync_meta m set gc_horizon = greatest(m.gc_horizon, v_newest_xid + 1),
      rev_floor = greatest(m.rev_floor, v_highest_rev);
  end if;

  with gone as (
    delete from private.sync_ledger l where l.at <= v_now - p_ledger_kept returning l.client_id, l.seq
  ), newest as (
    select g.client_id, max(g.seq) as seq, count(*) as entries from gone g group by g.client_id
  ), noted as (
    update private.sync_devices d set forgotten_seq = greatest(d.forgotten_seq, n.seq)
    from newest n where d.client_id = n.client_id
  ) select coalesce(sum(n.entries), 0) into v_ledger from newest n;

  delete from private.sync_history h where h.arrived_at <= v_now - p_history_kept;
  get diagnostics v_history = row_count;
  return jsonb_build_object('tombstones', v_tombstones, 'ledger', v_ledger, 'history', v_history,
    'horizon', (select m.gc_horizon from private.sync_meta m));
end $$;
comment on function private.sync_collect_garbage(interval, interval, interval) is
  'Removes old tombstones, ledger entries and history; answers how many. Runs every night (private.scheduled_jobs).';

-- After a backup was put back (README, 'Restore a backup'). Revs repeat then, transaction ids may lie ahead of the
-- cluster, and rows people deleted are back (RS8).

-- Rows and tombstones no pull would ever send, for their transaction lies ahead of this cluster (D13).
create function private.sync_ahead() returns table (tbl text, entries bigint)
language plpgsql security definer set search_path = '' as $$
declare
  -- This very transaction may be ahead of the last one that ended.
  v_next bigint := greatest(
    pg_snapshot_xmax(pg_current_snapshot())::text::bigint, pg_current_xact_id_if_assigned()::text::bigint + 1);
  v_table record;
begin
  for v_table in select t.name from private.sync_tables t order by t.position loop
    tbl := v_table.name;
    execute format('select count(*) from public.%I x where x.sync_xid >= $1', tbl) into entries using v_next;
    if entries > 0 then
      return next;
    end if;
  end loop;
  tbl := 'tombstones';
  select count(*) into entries from private.sync_tombstones t where t.sync_xid >= v_next;
  if entries > 0 then
    return next;
  end if;
end $$;
comment on function private.sync_ahead() is 'Empty unless a dump was restored into a younger cluster without restore.sql.';

-- Everything that was deleted, to be kept outside the database: ids and times, no values (S5).
create function private.sync_erasures() returns table (table_name text, row_id uuid, deleted_at timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  v_table record;
begin
  for v_table in select t.name from private.sync_tables t where 'delete' = any (t.ops) order by t.position loop
    return query execute format(
      'select %L::text, x.id, x.deleted_at from public.%I x where x.deleted_at is not null
       union all select t.tbl::text, t.row_id, t.at from private.sync_tombstones t where t.tbl = %L',
      v_table.name, v_table.name, v_table.name);
  end loop;
end $$;

-- Repeats one erasure: the row goes as it went then; one the backup does not have cannot come back from a device that
-- has not heard. A row made under the same id since stays. Answers what happened.
create function private.sync_erase_again(p_table text, p_row uuid, p_at timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_row record;
begin
  if (private.registered_table(p_table)).name is null then
    return 'unknown_table';
  end if;
  execute format('select x.id, x.created_at, x.deleted_at from public.%I x where x.id = $1', p_table)
    into v_row using p_row;
  if v_row.id is null then
    insert into private.sync_tombstones (tbl, row_id, rev, sync_xid)
      select p_table, p_row, m.rev_floor + 1, pg_current_xact_id()::text::bigint from private.sync_meta m
      on conflict (tbl, row_id) do nothing;
    return 'tombstoned';
  elsif v_row.deleted_at is not null or v_row.created_at > p_at then
    return 'left';
  end if;
  execute format('update public.%I x set deleted_at = $2 where x.id = $1', p_table) using p_row, p_at;
  return 'erased';
end $$;

-- Makes a restored database trustworthy for devices: every row is sent again, above every rev of the lost time
-- while its field revs stay as they were, so that bases of the lost time lose against what is changed from now on; a
-- new epoch tells every device; erasures happen again.
create function private.sync_restored(p_erasures jsonb default '[]') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  -- Counted by the clock, not from the backup: the same backup may be put back twice. Exact in a JSON number.
  v_floor bigint := greatest(
    (select m.rev_floor from private.sync_meta m) + 4294967296,
    floor(extract(epoch from clock_timestamp()))::bigint * 1048576);
  v_table record;
  v_erasure record;
  v_count bigint;
  v_rows bigint := 0;
  v_done jsonb := '{"erased": 0, "tombstoned": 0, "left": 0, "unknown_table": 0}';
  v_outcome text;
begin
  update private.sync_meta set epoch = gen_random_uuid(), gc_horizon = 0, rev_floor = v_floor;
  perform private.set_context(jsonb_build_object('restamp', v_floor));
  for v_table in select t.name from private.sync_tables t order by t.position loop
    execute format('update public.%I set id = id', v_table.name);
    get diagnostics v_count = row_count;
    v_rows := v_rows + v_count;
  end loop;
  perform private.set_context('{"restamp": null}');
  update private.sync_tombstones set rev = v_floor, sync_xid = pg_current_xact_id()::text::bigint;
  perform private.sync_settle();

  for v_erasure in
    select e.table_name, e.row_id, e.deleted_at
    from jsonb_to_recordset(p_erasures) e (table_name text, row_id uuid, deleted_at timestamptz)
    order by e.deleted_at
  loop
    v_outcome := private.sync_erase_again(v_erasure.table_name, v_erasure.row_id, v_erasure.deleted_at);
    v_done := jsonb_set(v_done, array[v_outcome], to_jsonb((v_done ->> v_outcome)::bigint + 1));
  end loop;
  return jsonb_build_object('epoch', private.sync_epoch(), 'rows', v_rows,
    'ahead', (select coalesce(sum(a.entries), 0) from private.sync_ahead() a)) || v_done;
end $$;
comment on function private.sync_restored(jsonb) is
  'Run once by supabase/restore.sql after a backup was put back; answers what was done. `ahead` must be 0.';

-- ==== Scheduled jobs ====

-- The jobs that run by themselves, in one list (R-19). On the hosted service pg_cron calls private.run_job; the
-- embedded backend has timers of its own. Each run is noted, so that the office is told of a job that did not run.

create table private.scheduled_jobs (
  name text primary key,
  schedule text not null,
  overdue_after interval not null,
  last_run_at timestamptz not null default now(),
  set_up_at timestamptz not null default now()
);
comment on table private.scheduled_jobs is 'Jobs, when pg_cron runs them (UTC), and when each was last known to run.';
comment on column private.scheduled_jobs.last_run_at is 'The last run that did its work or had none; at first when the job was set up.';
alter table private.scheduled_jobs enable row level security;

insert into private.scheduled_jobs (name, schedule, overdue_after) values
  ('send_mail', '* * * * *', '15 minutes'),
  ('remove_deleted_files', '* * * * *', '1 hour'),
  ('publish_posts', '* * * * *', '20 minutes'),
  ('collect_garbage', '17 2 * * *', '2 days'),
  ('tidy_blog', '27 2 * * *', '2 days'),
  ('forget_mail', '37 2 * * *', '2 days'),
  ('delete_expired_leads', '47 2 * * *', '2 days'),
  ('limit_idle_transactions', '57 2 * * *', '2 days');

create function private.backoff(p_tries integer, p_first interval, p_most interval) returns interval
language sql immutable set search_path = '' as $$
  select least(p_most, p_first * 2 ^ least(p_tries, 10))
$$;
comment on function private.backoff(integer, interval, interval) is
  'The pause before a further try: the first one doubled with each try that failed, up to a most.';
grant execute on function private.backoff(integer, interval, interval) to service_role;

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
    when 'publish_posts' then private.posts_are_due()
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
    when 'publish_posts' then perform private.publish_due_posts();
    when 'tidy_blog' then
      perform private.thin_post_versions();
      perform private.let_go_of_post_pictures();
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

-- For the office: each job with its last run, and why it did not run where it is late.
select private.allow('scheduled_jobs', '{"admin": ["read"]}');
create function private.scheduled_jobs_listed() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.can('scheduled_jobs', 'read') then
    raise exception 'not for this member of staff' using errcode = 'PT403';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object('job', j.name, 'last_run_at', j.last_run_at, 'has_run', j.last_run_at > j.set_up_at,
      'reason', case when j.last_run_at < now() - j.overdue_after then coalesce(private.timer_trouble(j.name), 'did_not_run') end)
      order by j.last_run_at, j.name)
    from private.scheduled_jobs j), '[]');
end $$;
create function public.scheduled_jobs() returns jsonb
language sql stable set search_path = '' as $$
  select private.scheduled_jobs_listed()
$$;
comment on function public.scheduled_jobs() is
  'For admins: jobs with the time of their last run, or of their making where there was none; `reason` is why one is late.';

create function public.overdue_jobs() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce((
    select jsonb_agg(j order by n)
    from jsonb_array_elements(private.scheduled_jobs_listed()) with ordinality x (j, n) where j ->> 'reason' is not null), '[]')
$$;
comment on function public.overdue_jobs() is 'For admins: jobs that did not run in time.';
grant execute on function private.scheduled_jobs_listed(), public.scheduled_jobs(), public.overdue_jobs() to authenticated;

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

-- What became of a push, by the id of its request, which stands in the diagnosis of its device and in the logs of the project. The list
-- of jobs is what refuses who may not ask.
create function private.sync_request_read(p_request uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.scheduled_jobs_listed();
  return coalesce((
    select jsonb_agg(jsonb_build_object('mutation_id', l.mutation_id, 'client_id', l.client_id, 'user_id', l.user_id,
      'seq', l.seq, 'status', l.status, 'code', l.code, 'at', l.at) order by l.seq)
    from private.sync_ledger l where l.request_id = p_request), '[]');
end $$;
create function public.sync_request(p_request uuid) returns jsonb
language sql stable set search_path = '' as $$
  select private.sync_request_read(p_request)
$$;
comment on function public.sync_request(uuid) is
  'For admins: what the ledger kept of the push with this x-request-id: changes by their id, with device, status and code, without a value.';
grant execute on function private.sync_request_read(uuid), public.sync_request(uuid) to authenticated;
