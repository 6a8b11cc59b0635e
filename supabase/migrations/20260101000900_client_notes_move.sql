-- Moves data and defines nothing: a database of before notes were entries gets them here, a new one has none to move.

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
