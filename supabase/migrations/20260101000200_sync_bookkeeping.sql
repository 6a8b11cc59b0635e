-- What the sync layer remembers. Nobody has a grant on these tables; small security-definer functions touch them (S1).

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
  -- every rev of the time before a restore (D2).
  rev_floor bigint not null default 0
);
insert into private.sync_meta default values;

create table private.sync_tables (
  name text primary key,
  -- Pull order: parents before children.
  position integer not null unique,
  -- What a device may write; everything else is refused before anything happens (S5).
  columns text[] not null,
  ops text[] not null check (ops <@ '{put,patch,delete}'),
  -- Columns that are judged as one in a merge: [["status", "done_at"]] (C6).
  groups jsonb not null default '[]',
  parent_table text references private.sync_tables (name),
  parent_column text,
  -- Columns emptied when a row is deleted, with the empty value (S5).
  erase jsonb not null default '{}',
  -- What the history keeps of a change: the values before and after, the names of the columns only, or nothing.
  history text not null check (history in ('values', 'names', 'none')),
  -- Columns a trigger computes from the others: their change is sent to devices, but is nobody's edit and in no history.
  derived text[] not null default '{}',
  -- What decides which rows a reader sees: 'table': each reader sees them all; 'role': readers of different roles see
  -- different ones; 'row': a change of a row may also show it or take it out of sight. The policies of the table say which.
  visibility text not null check (visibility in ('table', 'role', 'row'))
);

-- The columns every synced table begins with: `create table … (like private.sync_columns including all, …)`.
create table private.sync_columns (
  -- Made on the device (UUIDv7).
  id uuid primary key,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid,
  -- Set by a delete, which also empties the personal columns; never taken back.
  deleted_at timestamptz,
  -- Counts the changes of the row.
  rev bigint not null default 0,
  -- The transaction of the last change: the cursor of a pull.
  sync_xid bigint not null default 0,
  -- {column, or '*' for the insert: [rev, client id, seq]} of the last change of each column (D4, D5).
  field_revs jsonb not null default '{}',
  -- A moment or a number without end would stand on every device, in every total: each column that a device may write has
  -- its bounds (16-bounds.test.sql); the forms say them first (src/domain).
  constraint sync_deleted_at_bounded check (deleted_at between '1970-01-01T00:00Z' and '2200-12-31T00:00Z')
);

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
alter table private.sync_tables enable row level security;
alter table private.sync_columns enable row level security;
alter table private.sync_tombstones enable row level security;
alter table private.sync_devices enable row level security;
alter table private.sync_ledger enable row level security;

-- Where the rows of this database were written. PostgreSQL notes with each row the transaction that wrote it, and a copy of
-- the files, an upgrade or a restore of the files keeps that; whoever loads a dump writes the rows anew. So the mark tells
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

create function private.sync_require_settled() returns void
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

create function private.sync_admit() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'not signed in' using errcode = 'PT401';
  elsif not private.is_staff() then
    raise exception 'not staff' using errcode = 'PT403';
  end if;
  return auth.uid();
end $$;
comment on function private.sync_admit() is 'The signed-in staff member; PT401 and PT403 for everyone else (K2).';

grant execute on function
  private.sync_epoch(), private.sync_scope(), private.sync_admit(), private.sync_require_settled()
to authenticated;
