-- The notes of a client: entries, each with its author and its moment.

-- An entry is written by one person on one day; who writes on a later day, or is somebody else, begins another.
create table public.client_notes (
  like private.sync_columns including all,
  client_id uuid not null references public.clients (id) on delete cascade,
  notes text,
  written_at timestamptz not null,
  author uuid,
  constraint client_notes_notes_bounded check (length(notes) <= 20000),
  constraint client_notes_written_at_bounded check (written_at between '1970-01-01T00:00Z' and '2200-12-31T00:00Z')
);
comment on column public.client_notes.written_at is 'When the entry was begun, by the clock of its device.';
comment on column public.client_notes.author is 'Set by the server: who added the row. Null of what no user of the app wrote.';
create index client_notes_client_idx on public.client_notes (client_id);

select private.sync_register('client_notes',
  columns => '{client_id,notes,written_at}',
  parent => '{"table": "clients", "column": "client_id"}',
  erase => '{"notes": null, "written_at": "1970-01-01T00:00:00Z"}',
  rights => '{"technician": ["read", "add", "edit_own", "delete_own"], "admin": ["read", "add", "edit_own", "delete_own", "delete"]}');

-- A device may be away for weeks between the first words of an entry and its last.
create policy "Authors change and delete their own of 30 days" on public.client_notes
  for update to authenticated using (
    author = (select auth.uid()) and created_at > now() - interval '30 days'
    and ((select private.can('client_notes', 'edit_own')) or (select private.can('client_notes', 'delete_own'))))
  with check (
    author = (select auth.uid()) and created_at > now() - interval '30 days'
    and case when deleted_at is null then (select private.can('client_notes', 'edit_own'))
      else (select private.can('client_notes', 'delete_own')) end);

-- Who wrote it is not the device's to say, and an entry keeps its author and its moment. The server says whose words it adds.
create function private.client_note_guard() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.author := coalesce(auth.uid(), new.author);
  elsif new.author is distinct from old.author or (new.deleted_at is null and new.written_at <> old.written_at) then
    raise exception 'an entry keeps its author and its moment' using errcode = '23514', constraint = 'client_notes_author_fixed';
  end if;
  return new;
end $$;
create trigger guard before insert or update on public.client_notes
  for each row execute function private.client_note_guard();

-- The text of clients.notes becomes the first entry of each client, by its last writer, where the history knows that. It
-- leaves the clients without a stamp on that column: what a device has yet to send of it is no conflict, and its text stays in
-- clients.notes, where screens show it beneath the entries.
insert into public.client_notes (id, client_id, notes, written_at, author)
  select gen_random_uuid(), c.id, c.notes,
    coalesce(w.made_at, w.arrived_at, c.updated_at), case when w.id is null then c.updated_by else w.user_id end
  from public.clients c left join lateral (
    select h.id, h.user_id, h.made_at, h.arrived_at from private.sync_history h
    where h.tbl = 'clients' and h.row_id = c.id and (h.changes ? 'notes' or h.op = 'insert') order by h.id desc limit 1
  ) w on true
  where c.deleted_at is null and btrim(c.notes) <> '';
alter table public.clients disable trigger user;
update public.clients set notes = null, rev = rev + 1, sync_xid = pg_current_xact_id()::text::bigint
  where deleted_at is null and btrim(notes) <> '';
alter table public.clients enable trigger user;
