-- What every hosted Supabase project already has and the embedded servers lack.
-- Runs before the migrations and may run again. It gives the generous default grants that a hosted project made before
-- June 2026 gives, so that the revocations in the migrations are really tested; a newer one gives none, which is tested
-- where a project begins (tests/integration/first-start.ts). Auth and storage schemas made by the embedded
-- backend are left as they are; a plain PostgreSQL gets the least of them that the migrations need.

do $$
declare
  v_role text;
begin
  foreach v_role in array array['anon', 'authenticated', 'service_role', 'authenticator'] loop
    if not exists (select 1 from pg_roles where rolname = v_role) then
      execute format('create role %I nologin noinherit', v_role);
    end if;
  end loop;
end $$;
alter role service_role bypassrls;
grant anon, authenticated, service_role to authenticator;

grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;
create table if not exists auth.users (
  id uuid primary key,
  email varchar(255),
  raw_user_meta_data jsonb default '{}'::jsonb,
  created_at timestamptz default now()
);
do $$
begin
  if to_regprocedure('auth.uid()') is null then
    execute $sql$
      create function auth.uid() returns uuid language sql stable as $f$
        select coalesce(
          nullif(current_setting('request.jwt.claim.sub', true), ''),
          nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
        )::uuid
      $f$ $sql$;
  end if;
  if to_regprocedure('auth.role()') is null then
    execute $sql$
      create function auth.role() returns text language sql stable as $f$
        select coalesce(
          nullif(current_setting('request.jwt.claim.role', true), ''),
          nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
        )
      $f$ $sql$;
  end if;
  if to_regprocedure('auth.jwt()') is null then
    execute $sql$
      create function auth.jwt() returns jsonb language sql stable as $f$
        select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
      $f$ $sql$;
  end if;
end $$;

create schema if not exists storage;
grant usage on schema storage to anon, authenticated, service_role;
create table if not exists storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[]
);
create table if not exists storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  metadata jsonb,
  created_at timestamptz default now(),
  unique (bucket_id, name)
);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role;
create table if not exists realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

create or replace function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

-- Like the hosted one it runs with the caller's rights and swallows errors: a caller who may not write
-- realtime.messages sends nothing (P1). Nothing is stored here; a NOTIFY carries the message.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql as $$
begin
  if not has_table_privilege('realtime.messages', 'insert') or row_security_active('realtime.messages') then
    raise insufficient_privilege;
  end if;
  perform pg_notify('realtime', jsonb_build_object(
    'topic', topic, 'event', event, 'payload', payload, 'private', private)::text);
exception when others then
  raise warning 'realtime.send: %', sqlerrm;
end $$;
