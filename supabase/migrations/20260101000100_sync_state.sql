-- What the sync layer remembers. No role has a grant on these tables; small security-definer functions touch them (S1).

create table private.sync_meta (
  only_row boolean primary key default true check (only_row),
  -- Replaced by the restore script; part of the epoch in every reply (D1).
  epoch uuid not null default gen_random_uuid(),
  -- Raised when rows went away without a trace (TRUNCATE): every device looks again from the start (D13).
  scope bigint not null default 0,
  -- Builds of the app below this may no longer push (PT426).
  min_schema integer not null default 1,
  -- Tombstones older than this watermark are gone: a device that last finished before it starts over (K4).
  gc_horizon bigint not null default 0,
  -- New rows count from here: above every rev that was ever used by a row whose tombstone is gone (D9), and above
  -- every rev of the time before a restore.
  rev_floor bigint not null default 0
);
insert into private.sync_meta default values;

create table private.sync_tombstones (
  tbl text collate "C" not null,
  row_id uuid not null,
  rev bigint not null,
  sync_xid bigint not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tbl, row_id)
);
create index on private.sync_tombstones (sync_xid, tbl, row_id);

-- One row per device; its id belongs to the user who first pushed with it (S4).
create table private.sync_devices (
  client_id uuid primary key,
  user_id uuid not null,
  last_seq bigint not null default 0,
  -- The ledger has forgotten changes up to this one (K4).
  forgotten_seq bigint not null default -1,
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now()
);

-- What became of each mutation: status and code, never a value of a row (S5).
create table private.sync_ledger (
  mutation_id uuid primary key,
  client_id uuid not null,
  user_id uuid not null,
  seq bigint not null,
  content_md5 text not null,
  status text not null check (status in ('applied', 'merged', 'conflict', 'noop', 'rejected')),
  code text,
  at timestamptz not null default now()
);
create index on private.sync_ledger (client_id, seq);
create index on private.sync_ledger (at);

alter table private.sync_meta enable row level security;
alter table private.sync_tombstones enable row level security;
alter table private.sync_devices enable row level security;
alter table private.sync_ledger enable row level security;

-- Where the rows of this database were written. PostgreSQL notes with each row the transaction that wrote it, and a copy of
-- the files, an upgrade or a restore of the files keeps that; loading a dump writes the rows anew. So the mark tells
-- whether the anchor beside it, and with it everything else, came out of a dump: no right on the cluster is needed.
create table private.sync_origin (
  part text primary key check (part in ('anchor', 'mark')),
  anchor_written_by text,
  -- Of private.sync_meta, for that may have been replaced alone.
  epoch uuid
);
alter table private.sync_origin enable row level security;

create function private.sync_settle() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.sync_origin;
  insert into private.sync_origin (part) values ('anchor');
  insert into private.sync_origin (part, anchor_written_by, epoch)
    select 'mark', a.xmin::text, m.epoch from private.sync_origin a, private.sync_meta m where a.part = 'anchor';
end $$;
comment on function private.sync_settle() is 'Notes that the rows of this database belong here: at its making, and by restore.sql.';
select private.sync_settle();

create function private.sync_is_settled() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from private.sync_origin a, private.sync_origin b, private.sync_meta m
    where a.part = 'anchor' and b.part = 'mark' and b.anchor_written_by = a.xmin::text and b.epoch = m.epoch)
$$;
comment on function private.sync_is_settled() is
  'False after a dump was loaded and restore.sql has not run: revs and transactions of the rows mean nothing here yet (D13).';

create function private.require_settled() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.sync_is_settled() then
    raise exception 'this database was put back from a dump, and restore.sql has not run' using errcode = 'PT503';
  end if;
end $$;

create function private.sync_epoch() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_cluster text := '';
begin
  -- A host may keep these to itself; the restore script changes the epoch all the same.
  if has_function_privilege('pg_catalog.pg_control_system()', 'execute')
    and has_function_privilege('pg_catalog.pg_control_checkpoint()', 'execute') then
    select s.system_identifier || '.' || c.timeline_id into v_cluster
      from pg_catalog.pg_control_system() s, pg_catalog.pg_control_checkpoint() c;
  end if;
  return (select md5(v_cluster || '.' || m.epoch) from private.sync_meta m);
end $$;
comment on function private.sync_epoch() is
  'Changes with the cluster, its timeline and the restore script, so that a restore cannot go unnoticed (D1).';

create function private.sync_scope() returns text
language sql stable security definer set search_path = '' as $$
  select m.scope::text from private.sync_meta m
$$;
comment on function private.sync_scope() is
  'Changes with each TRUNCATE. What another role sees begins anew table by table (private.sync_places).';

grant execute on function
  private.sync_epoch(), private.sync_scope(), private.require_settled()
to authenticated;
