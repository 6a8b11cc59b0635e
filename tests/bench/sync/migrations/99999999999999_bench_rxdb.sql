-- What RxDB's Supabase replication asks of a table, with the columns of public.clients. Exists in the benchmark only.
create table public.bench_rxdb (
  id text primary key,
  name text not null,
  email text not null,
  phone text,
  yacht_name text,
  yacht_type text,
  yacht_length numeric(6, 1),
  location text,
  notes text,
  status text not null,
  next_recommended_service text,
  _deleted boolean not null default false,
  _modified timestamptz not null default now()
);
create index bench_rxdb_modified_idx on public.bench_rxdb (_modified, id);
create function public.bench_rxdb_stamp() returns trigger language plpgsql set search_path = '' as $$
begin
  new._modified := now();
  return new;
end $$;
create trigger stamp before update on public.bench_rxdb for each row execute function public.bench_rxdb_stamp();
alter table public.bench_rxdb enable row level security;
grant select, insert, update on public.bench_rxdb to authenticated;
create policy "Staff use the benchmark's table" on public.bench_rxdb for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

-- Every change of notes and every insert, to count what took effect more than once.
create table public.bench_changes (tbl text not null, row_id text not null, what text not null, value text);
create function public.bench_note_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.bench_changes values (tg_table_name, new.id::text, 'insert', new.email);
  elsif new.notes is distinct from old.notes then
    insert into public.bench_changes values (tg_table_name, new.id::text, 'notes', new.notes);
  end if;
  return null;
end $$;
create trigger bench_changes after insert or update on public.bench_rxdb
  for each row execute function public.bench_note_change();
create trigger bench_changes after insert or update on public.clients
  for each row execute function public.bench_note_change();
alter table public.bench_changes enable row level security;
-- Only while faults are counted (BenchSetup.noting): what is timed carries no instrument.
alter table public.bench_rxdb disable trigger bench_changes;
alter table public.clients disable trigger bench_changes;
