-- What visitors send, its files and its mails, and the files that are removed after their rows.
-- Sections, marked by ====: requests; files of a request; submission; mail; deleted files.

-- ==== Requests ====

-- What visitors send (F-035, F-058, F-084; C-030): contact requests, founding members and newsletter addresses. Only
-- submit_lead adds them, with the service key; the office reads them on its devices, changes status, notes and
-- the client a request belongs to, and deletes.

create table public.contacts (
  like private.sync_columns including all,
  form text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  message text,
  service text,
  boat_type text,
  attachment_url text,
  unchecked boolean not null default true,
  notes text,
  status text not null default 'new',
  client_id uuid references public.clients (id) on delete set null,
  -- Kept by a trigger, as that of founding members.
  answered_at timestamptz,
  constraint contacts_form_known check (form in ('contact', 'consultation')),
  constraint contacts_name_given check (deleted_at is not null or (first_name ~ '\S' and last_name ~ '\S')),
  constraint contacts_email_given check (deleted_at is not null or (email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 254)),
  constraint contacts_texts_bounded check (
    length(first_name) <= 100 and length(last_name) <= 100 and length(phone) <= 50 and length(message) <= 5000
    and length(service) <= 200 and length(boat_type) <= 200 and length(notes) <= 20000 and length(status) <= 50)
);
comment on column public.contacts.form is 'The form it came by: contact or consultation.';
comment on column public.contacts.attachment_url is 'Path, in the bucket contact_attachments, of the first file that arrived.';
comment on column public.contacts.unchecked is 'No captcha vouches for a person: blocked, declined, offline or not in use.';
comment on column public.contacts.status is 'new, contacted or closed; anything else counts as new.';
comment on column public.contacts.client_id is 'The client that was made of the request or linked to it; its row may be deleted by now.';
create index contacts_client_idx on public.contacts (client_id) where client_id is not null;
comment on column public.contacts.answered_at is 'When the status first said that the office answered. It stays while the request is new again, but an answer taken back within ten minutes is forgotten.';

create table public.founding_members (
  like private.sync_columns including all,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  yacht_type text,
  message text,
  unchecked boolean not null default true,
  notes text,
  status text not null default 'new',
  client_id uuid references public.clients (id) on delete set null,
  answered_at timestamptz,
  constraint founding_members_name_given check (deleted_at is not null or (first_name ~ '\S' and last_name ~ '\S')),
  constraint founding_members_email_given check (
    deleted_at is not null or (email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 254)),
  constraint founding_members_texts_bounded check (
    length(first_name) <= 100 and length(last_name) <= 100 and length(phone) <= 50 and length(yacht_type) <= 200
    and length(message) <= 5000 and length(notes) <= 20000 and length(status) <= 50)
);
comment on column public.founding_members.unchecked is 'No captcha vouches for a person: blocked, declined, offline or not in use.';
comment on column public.founding_members.status is 'new, contacted or closed; anything else counts as new.';
comment on column public.founding_members.client_id is 'The client that was made of the request or linked to it; its row may be deleted by now.';
create index founding_members_client_idx on public.founding_members (client_id) where client_id is not null;
comment on column public.founding_members.answered_at is 'When the status first said that the office answered. It stays while the request is new again, but an answer taken back within ten minutes is forgotten.';

create table public.newsletter_subscriptions (
  like private.sync_columns including all,
  email text not null,
  unchecked boolean not null default true,
  consented_at timestamptz not null default now(),
  consent_text text not null,
  unsubscribe_token uuid not null default gen_random_uuid(),
  notes text,
  status text not null default 'active',
  constraint newsletter_subscriptions_email_given check (
    deleted_at is not null or (email ~ '^[^@\s]+@[^@\s]+$' and email = lower(email) and length(email) <= 254)),
  constraint newsletter_subscriptions_texts_bounded check (
    length(consent_text) <= 1000 and length(notes) <= 20000 and length(status) <= 50)
);
comment on column public.newsletter_subscriptions.consented_at is 'When the sign-up was last confirmed, with the text of consent_text.';
comment on column public.newsletter_subscriptions.unsubscribe_token is 'It is part of every mail, and a person who has it may end the subscription.';
comment on column public.newsletter_subscriptions.status is 'active or unsubscribed; anything else is shown as active, but only active gets mail.';
-- Deleted ones keep no address.
create unique index newsletter_subscriptions_email_idx on public.newsletter_subscriptions (email) where deleted_at is null;
create unique index newsletter_subscriptions_token_idx on public.newsletter_subscriptions (unsubscribe_token);

-- The site promises an answer within 24 hours (P-007, R-09): the server's clock says when the first one was given. A request
-- that becomes new again keeps that time, out of sight while it waits, so it comes back with the next answer: a change to new
-- that is undone moves nothing, and what is answered twice was answered the first time. Only an answer that is taken back
-- within ten minutes was a mistake and is forgotten. A row that is imported as answered has the time it says, or none for good.
create function private.fill_answered_at() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  c_answered constant text[] := '{contacted,closed}';
  c_mistake constant interval := '10 minutes';
begin
  if tg_op = 'INSERT' then
    new.answered_at := case when new.status = any (c_answered) then new.answered_at end;
    return new;
  end if;
  new.answered_at := old.answered_at;
  if new.status <> all (c_answered) then
    new.answered_at := case when old.answered_at <= now() - c_mistake then old.answered_at end;
  -- One that was answered before this server knew of it has a first change of status that says so.
  elsif old.status <> all (c_answered) and old.answered_at is null and coalesce((
      select h.changes -> 'status' ->> 'old' from private.sync_history h
      where h.tbl = tg_table_name and h.row_id = old.id and h.op = 'update' and h.changes ? 'status'
      order by h.id limit 1), '') <> all (c_answered) then
    new.answered_at := now();
  end if;
  return new;
end $$;
create trigger fill_answered_at before insert or update on public.contacts
  for each row execute function private.fill_answered_at();
create trigger fill_answered_at before insert or update on public.founding_members
  for each row execute function private.fill_answered_at();

select private.sync_register('contacts',
  columns => '{status,notes,client_id}',
  ops => '{patch,delete}',
  erase => '{"first_name": "", "last_name": "", "email": "", "phone": null, "message": null, "service": null,
    "boat_type": null, "attachment_url": null, "notes": null, "client_id": null}',
  derived => '{answered_at}',
  rights => '{"admin": ["read", "edit", "delete"]}');
select private.sync_register('founding_members',
  columns => '{status,notes,client_id}',
  ops => '{patch,delete}',
  erase => '{"first_name": "", "last_name": "", "email": "", "phone": null, "yacht_type": null, "message": null, "notes": null,
    "client_id": null}',
  derived => '{answered_at}',
  rights => '{"admin": ["read", "edit", "delete"]}');
select private.sync_register('newsletter_subscriptions',
  columns => '{status,notes}',
  ops => '{patch,delete}',
  erase => '{"email": "", "notes": null}',
  rights => '{"admin": ["read", "edit", "delete"]}');
grant select, insert, update on public.contacts, public.founding_members, public.newsletter_subscriptions to service_role;

-- Which requests a member of the office has read, for the bell (A-026, R-38): a row for each person and request, so that two
-- devices of one person that read without signal have nothing to merge. Two rows for the same request say the same.

create table public.request_reads (
  like private.sync_columns including all,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  request_table text not null,
  request_id uuid not null,
  constraint request_reads_table_known check (request_table in ('contacts', 'founding_members'))
);
comment on column public.request_reads.user_id is 'Who read it: the person who adds the row, for good.';
create index request_reads_request_idx on public.request_reads (request_id);
create index request_reads_user_idx on public.request_reads (user_id);

select private.sync_register('request_reads',
  columns => '{request_table,request_id}',
  ops => '{put,delete}',
  history => 'none',
  rights => '{"admin": ["read", "add", "delete"]}',
  visibility => 'role');
create policy "Only one's own" on public.request_reads as restrictive to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- What was read goes with its request.
create function private.forget_request_reads() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.request_reads r set deleted_at = now()
    where r.request_table = tg_table_name and r.request_id = old.id and r.deleted_at is null;
  return null;
end $$;
create trigger reads_go after update on public.contacts
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function private.forget_request_reads();
create trigger reads_go_on_removal after delete on public.contacts
  for each row execute function private.forget_request_reads();
create trigger reads_go after update on public.founding_members
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function private.forget_request_reads();
create trigger reads_go_on_removal after delete on public.founding_members
  for each row execute function private.forget_request_reads();

-- Read on a device that had yet to hear that the request was deleted: taken, since there is nothing for a person to settle, and gone
-- at once. The key lock waits for a delete in progress, which then finds this row.
create function private.forget_late_read() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_is_there boolean;
begin
  execute format('select true from public.%I x where x.id = $1 and x.deleted_at is null for key share', new.request_table)
    into v_is_there using new.request_id;
  if v_is_there is null then
    update public.request_reads r set deleted_at = now() where r.id = new.id;
  end if;
  return null;
end $$;
create trigger reads_go_late after insert on public.request_reads
  for each row execute function private.forget_late_read();

-- The files of contact requests (R-26). A visitor's browser puts each at an address that the function had storage sign for
-- it; there is no other way in, and what was not announced is refused (private.contact_file_announced).
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('contact_attachments', 'contact_attachments', false, 10485760,
    '{image/jpeg,image/png,image/webp,image/heic,application/pdf}')
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;
select private.allow('storage/contact_attachments', '{"admin": ["read", "delete"]}');
create policy "Admins read the files of contact requests" on storage.objects
  for select to authenticated using (bucket_id = 'contact_attachments' and (select private.can('storage/contact_attachments', 'read')));
create policy "Admins remove the files of contact requests" on storage.objects
  for delete to authenticated using (bucket_id = 'contact_attachments' and (select private.can('storage/contact_attachments', 'delete')));

-- Sign-ups for the newsletter that wait for the click in their mail: only that click makes a subscription (R-25). The token
-- is enough to confirm; a confirmed token is marked as used, so that an old link never subscribes again.
create table private.newsletter_signups (
  id uuid primary key,
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$' and email = lower(email) and length(email) <= 254),
  token uuid not null unique default gen_random_uuid(),
  unchecked boolean not null default true,
  consent_text text not null check (length(consent_text) <= 1000),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);
create index on private.newsletter_signups (email);
alter table private.newsletter_signups enable row level security;
grant select, insert, update on private.newsletter_signups to service_role;

-- Every submission that was taken: the same id again is the same one, also when the row was deleted or the address
-- unsubscribed since. `visitor` is a hash, kept as long as the rate limit looks back; `secret_hash` is of what the device
-- keeps to ask for the upload addresses of its files.
create table private.lead_submissions (
  id uuid primary key,
  form text not null check (form in ('contact', 'consultation', 'founding-member', 'newsletter')),
  content_hash text not null,
  secret_hash text check (length(secret_hash) <= 100),
  visitor text check (length(visitor) <= 100),
  at timestamptz not null default now()
);
create index on private.lead_submissions (visitor, at) where visitor is not null;
create index on private.lead_submissions (at);
alter table private.lead_submissions enable row level security;
grant select, insert, update on private.lead_submissions to service_role;

-- ==== Files of a request ====

-- The files of a contact request (R-26). A request announces them and is stored without them; each comes by itself to an
-- address that storage signs for it, and is a row here from the moment it arrived. `attachment_url` on the request (C-026)
-- names the first. The rows begin with the columns of a synced table; deleting the request deletes them and their files.

create table public.contact_attachments (
  like private.sync_columns including all,
  contact_id uuid not null references public.contacts (id) on delete cascade,
  position integer not null,
  path text not null unique,
  file_name text not null,
  content_type text not null,
  size_bytes integer not null,
  unique (contact_id, position),
  unique (contact_id, path),
  constraint contact_attachments_at_most_five check (position between 0 and 4),
  constraint contact_attachments_path_of_contact check (starts_with(path, contact_id::text || '/') and length(path) <= 200),
  constraint contact_attachments_file_name_given check (length(file_name) between 1 and 120),
  constraint contact_attachments_type_known check (
    content_type in ('image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf')),
  constraint contact_attachments_size_bounded check (size_bytes between 1 and 10485760)
);
comment on column public.contact_attachments.position is 'In the order the visitor chose them, from 0.';
comment on column public.contact_attachments.path is 'In the bucket contact_attachments.';
comment on column public.contact_attachments.file_name is 'What it is called in lists and downloads.';

alter table public.contact_attachments enable row level security;
grant select on public.contact_attachments to authenticated;
revoke insert, update, delete, truncate on public.contact_attachments from service_role;
grant select on public.contact_attachments to service_role;
select private.allow('contact_attachments', '{"admin": ["read"]}');
create policy "Admins read the list of files of contact requests" on public.contact_attachments
  for select to authenticated using ((select private.can('contact_attachments', 'read')));

-- The first file is one of the request's own files; the row of a file and the address on its request change in one transaction.
alter table public.contacts add constraint contacts_attachment_url_listed foreign key (id, attachment_url)
  references public.contact_attachments (contact_id, path) on delete set null (attachment_url)
  deferrable initially deferred;

-- What a visitor said would come. Its id is made on the device; `visitor` is a hash and forgotten after a day.
create table private.announced_attachments (
  id uuid not null,
  contact_id uuid not null references public.contacts (id) on delete cascade,
  position integer not null check (position between 0 and 4),
  path text not null unique check (starts_with(path, contact_id::text || '/') and length(path) <= 200),
  file_name text not null check (length(file_name) between 1 and 120),
  content_type text not null check (
    content_type in ('image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf')),
  size_bytes integer not null check (size_bytes between 1 and 10485760),
  visitor text check (length(visitor) <= 100),
  status text not null check (status in ('awaited', 'arrived', 'over_visitor_limit', 'over_overall_limit')),
  -- What all files of 24 hours may be together, as it was when this one was let in; null for any.
  bytes_overall bigint,
  -- Or when it found room later, or arrived: from here on its bytes count.
  announced_at timestamptz not null default now(),
  primary key (contact_id, id),
  unique (contact_id, position)
);
create index on private.announced_attachments (announced_at);
alter table private.announced_attachments enable row level security;
grant select, insert on private.announced_attachments to service_role;

-- The bytes that arrived within 24 hours.
create function private.attachment_bytes_arrived() returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(a.size_bytes), 0)::bigint from private.announced_attachments a
    where a.status = 'arrived' and a.announced_at > now() - interval '24 hours'
$$;

-- Lets the files of a request in that find room now, within the limits of 24 hours, in bytes: one that finds none keeps no
-- other out, and is judged again when its device asks for it. What a visitor announced counts for that visitor; for all
-- together only what arrived counts, for announcing costs nothing and would close everybody's files.
create function private.admit_attachments(p_contact uuid, p_limits jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_file private.announced_attachments;
  v_of_visitor bigint;
  v_status text;
begin
  -- They take turns, or several at once would all find room.
  perform pg_advisory_xact_lock(hashtextextended('lead bytes', 0));
  for v_file in
    select * from private.announced_attachments a where a.contact_id = p_contact and a.status <> 'arrived' order by a.position
  loop
    select coalesce(sum(a.size_bytes), 0) into v_of_visitor from private.announced_attachments a
      where a.visitor is not distinct from v_file.visitor and a.status in ('awaited', 'arrived')
        and a.announced_at > now() - interval '24 hours' and (a.contact_id, a.id) <> (v_file.contact_id, v_file.id);
    v_status := case
      when v_of_visitor + v_file.size_bytes > (p_limits ->> 'bytes_per_visitor')::bigint then 'over_visitor_limit'
      when private.attachment_bytes_arrived() + v_file.size_bytes > (p_limits ->> 'bytes_overall')::bigint then 'over_overall_limit'
      else 'awaited' end;
    update private.announced_attachments a set status = v_status, bytes_overall = (p_limits ->> 'bytes_overall')::bigint,
        announced_at = case when v_status = 'awaited' and a.status <> 'awaited' then now() else a.announced_at end
      where a.contact_id = v_file.contact_id and a.id = v_file.id;
  end loop;
end $$;

-- Announces files; answers how many may come, at once or when there is room.
create function private.announce_attachments(p_contact uuid, p_files jsonb, p_visitor text, p_limits jsonb) returns integer
language plpgsql volatile set search_path = '' as $$
begin
  if jsonb_array_length(p_files) > 0 then
    insert into private.announced_attachments (id, contact_id, position, path, file_name, content_type, size_bytes, visitor, status)
      select (f.file ->> 'id')::uuid, p_contact, f.n::integer - 1, f.file ->> 'path', f.file ->> 'file_name',
        f.file ->> 'content_type', (f.file ->> 'size_bytes')::integer, p_visitor, 'over_overall_limit'
      from jsonb_array_elements(p_files) with ordinality f (file, n) order by f.n;
    perform private.admit_attachments(p_contact, p_limits);
  end if;
  return jsonb_array_length(p_files);
end $$;
comment on function private.announce_attachments(uuid, jsonb, text, jsonb) is
  'Files: [{"id", "path", "file_name", "content_type", "size_bytes"}]; limits: {"bytes_per_visitor", "bytes_overall"}.';

-- A file that storage has, and that is the one announced, becomes a row of its request.
create function private.attachment_arrived(p_path text, p_metadata jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_file private.announced_attachments;
begin
  update private.announced_attachments a set status = 'arrived', announced_at = now()
    where a.path = p_path and a.status = 'awaited' and a.size_bytes = (p_metadata ->> 'size')::bigint
      and a.content_type = p_metadata ->> 'mimetype'
    returning * into v_file;
  if not found then
    return;
  end if;
  insert into public.contact_attachments (id, contact_id, position, path, file_name, content_type, size_bytes)
    values (gen_random_uuid(), v_file.contact_id, v_file.position, v_file.path, v_file.file_name, v_file.content_type,
      v_file.size_bytes);
  -- A new rev also when another file is the first one: devices look for files of a request whose row changed.
  perform private.set_context('{"touch": true}');
  update public.contacts c set attachment_url = (
      select a.path from public.contact_attachments a where a.contact_id = c.id order by a.position limit 1)
    where c.id = v_file.contact_id;
  perform private.set_context('{"touch": null}');
end $$;

-- The bucket takes what was announced and has not come: that path, those bytes, that kind, once, while all together have
-- room for it. Storage itself puts what comes to a signed address in as its owner, past every policy; a trigger holds for
-- that too. Without a size storage only asks whether it might.
create function private.contact_file_announced() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select 1 from private.announced_attachments a
    where a.path = new.name and a.status = 'awaited'
      and (a.bytes_overall is null or private.attachment_bytes_arrived() + a.size_bytes <= a.bytes_overall)
      and (new.metadata ->> 'size' is null
      or (a.size_bytes = (new.metadata ->> 'size')::bigint and a.content_type = new.metadata ->> 'mimetype'))
  ) then
    raise exception 'this file was not announced' using errcode = '42501';
  end if;
  return new;
end $$;
create function private.contact_file_came() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.attachment_arrived(new.name, new.metadata);
  return null;
end $$;
do $$
begin
  create trigger contact_file_announced before insert or update of bucket_id, name, metadata on storage.objects
    for each row when (new.bucket_id = 'contact_attachments') execute function private.contact_file_announced();
  create trigger contact_file_came after insert on storage.objects
    for each row when (new.bucket_id = 'contact_attachments') execute function private.contact_file_came();
exception when insufficient_privilege then
  raise warning 'storage.objects takes no trigger here: only the bucket bounds what comes to a signed address';
end $$;

-- With the secret of a request: the state of each of its files. With limits, a file that found no room before is accepted
-- when there is room now. Null when there is no such request.
create function public.lead_attachments(p_id uuid, p_secret_hash text, p_limits jsonb default null) returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  if not exists (
    select 1 from private.lead_submissions s where s.id = p_id and s.secret_hash = p_secret_hash
  ) then
    return null;
  end if;
  -- Where storage takes no trigger.
  perform private.attachment_arrived(o.name, o.metadata)
    from private.announced_attachments a join storage.objects o on o.bucket_id = 'contact_attachments' and o.name = a.path
    where a.contact_id = p_id and a.status = 'awaited';
  if p_limits is not null and exists (
    select 1 from private.announced_attachments a where a.contact_id = p_id and a.status <> 'arrived'
  ) then
    perform private.admit_attachments(p_id, p_limits);
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', a.id, 'path', a.path, 'status', a.status) order by a.position)
    from private.announced_attachments a where a.contact_id = p_id), '[]');
end $$;
comment on function public.lead_attachments(uuid, text, jsonb) is
  'For the service key, through the functions: which files of a request are awaited, arrived or without room.';

grant execute on function private.announce_attachments(uuid, jsonb, text, jsonb), private.attachment_arrived(text, jsonb),
  private.admit_attachments(uuid, jsonb), public.lead_attachments(uuid, text, jsonb)
to service_role;

-- Files go with their row, rows with their request; one that never came may have come half way.
create function private.contact_attachment_unwanted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_file_deletion('contact_attachments', old.path);
  return null;
end $$;
create trigger file_unwanted_on_delete after delete on public.contact_attachments
  for each row execute function private.contact_attachment_unwanted();
create trigger awaited_file_unwanted after delete on private.announced_attachments
  for each row when (old.status = 'awaited') execute function private.contact_attachment_unwanted();

create function private.contact_attachments_go() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.contact_attachments a where a.contact_id = old.id;
  delete from private.announced_attachments a where a.contact_id = old.id;
  return null;
end $$;
create trigger attachments_go after update on public.contacts
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function private.contact_attachments_go();

-- ==== Submission ====

-- One submission of a form: its row and its mails in one transaction, exactly once however often it is sent (R-19).

-- Seconds to wait when a visitor, or everyone together, has sent too much of late; null when not (R-20). For a visitor who
-- sent nothing of late every network counts once, so that a few networks that send all they may do not close the forms.
create function private.lead_wait_s(p_visitor text, p_limits jsonb) returns integer
language sql stable set search_path = '' as $$
  select greatest(1, ceil(extract(epoch from max(full_until) - now())))::integer
  from (
    (select s.at + make_interval(secs => (p_limits ->> 'window_s')::integer) full_until
      from private.lead_submissions s where s.visitor = p_visitor
      order by s.at desc offset greatest((p_limits ->> 'per_visitor')::integer - 1, 0) limit 1)
    union all
    (select max(s.at) + make_interval(secs => (p_limits ->> 'window_s')::integer)
      from private.lead_submissions s, (
        select p_visitor is not null and not exists (
          select 1 from private.lead_submissions o
          where o.visitor = p_visitor and o.at > now() - make_interval(secs => (p_limits ->> 'window_s')::integer)) is_new
      ) v
      where s.at > now() - make_interval(secs => (p_limits ->> 'window_s')::integer)
      group by case when v.is_new then coalesce(s.visitor, s.id::text) else s.id::text end
      order by 1 desc offset greatest((p_limits ->> 'overall')::integer - 1, 0) limit 1)
  ) w
  having max(full_until) > now()
$$;
comment on function private.lead_wait_s(text, jsonb) is
  'Limits: {"window_s", "per_visitor", "overall"}; "bytes_per_visitor" and "bytes_overall" bound the files of 24 hours.';

-- Who sent what is forgotten once the limit no longer looks at it.
create function private.lead_visitors_forget(p_window_s integer) returns void
language sql volatile set search_path = '' as $$
  update private.lead_submissions s set visitor = null
    where s.id in (
      select o.id from private.lead_submissions o
      where o.visitor is not null and o.at <= now() - make_interval(secs => p_window_s)
      limit 100 for update skip locked)
$$;

-- Stores a sign-up and asks its address to confirm it; an address that is on the list already has nothing to confirm, and
-- one that was written to twice today is not written to again. The visitor is told the same in every case.
create function private.store_newsletter(p_id uuid, p_lead jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  c_email constant text := p_lead ->> 'email';
  v_token uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('newsletter ' || c_email, 0));
  if exists (
    select 1 from public.newsletter_subscriptions n
    where n.email = c_email and n.deleted_at is null and n.status = 'active'
  ) or not private.visitor_mail_due(c_email, 'newsletter\_confirm', 2) then
    return;
  end if;
  insert into private.newsletter_signups (id, email, unchecked, consent_text)
    values (p_id, c_email, (p_lead ->> 'unchecked')::boolean, p_lead ->> 'consent_text')
    returning token into v_token;
  perform private.enqueue_mail(private.mail_id(p_id, 'newsletter_confirm'), 'newsletter_confirm', c_email,
    jsonb_build_object('confirm_token', v_token));
end $$;

-- The mail to the company holds what was sent; the one to the visitor only what we say ourselves and a choice that is
-- looked up among ours when it is written (decision 019): a stranger may have typed somebody else's address. The files of
-- a request are announced with it and come later.
create function private.store_request(p_form text, p_id uuid, p_lead jsonb, p_visitor text, p_limits jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  c_kind constant text := replace(p_form, '-', '_');
  c_to constant text := p_lead ->> 'email';
  v_params jsonb := p_lead - '{attachments}'::text[] || jsonb_build_object('id', p_id, 'created_at', now());
begin
  if p_form = 'founding-member' then
    insert into public.founding_members (id, first_name, last_name, email, phone, yacht_type, message, unchecked)
      values (p_id, p_lead ->> 'first_name', p_lead ->> 'last_name', c_to, p_lead ->> 'phone',
        p_lead ->> 'boat_type', p_lead ->> 'message', (p_lead ->> 'unchecked')::boolean);
    v_params := v_params || jsonb_build_object('attachments', 0, 'yacht_type', p_lead ->> 'boat_type');
  else
    insert into public.contacts (id, form, first_name, last_name, email, phone, message, service, boat_type, unchecked)
      values (p_id, p_form, p_lead ->> 'first_name', p_lead ->> 'last_name', c_to, p_lead ->> 'phone',
        p_lead ->> 'message', p_lead ->> 'service', p_lead ->> 'boat_type', (p_lead ->> 'unchecked')::boolean);
    v_params := v_params || jsonb_build_object('attachments',
      private.announce_attachments(p_id, coalesce(p_lead -> 'attachments', '[]'), p_visitor, p_limits));
  end if;
  perform private.enqueue_mail(private.mail_id(p_id, c_kind || '_company'), c_kind || '_company', null, v_params);
  if private.visitor_mail_due(c_to, '%\_visitor', 1) then
    perform private.enqueue_mail(private.mail_id(p_id, c_kind || '_visitor'), c_kind || '_visitor', c_to,
      jsonb_build_object('created_at', now(), 'service', p_lead ->> 'service'));
  end if;
end $$;

-- Asked before a body is read (R-20): seconds to wait, or null. A submission that was taken before never has to.
create function public.lead_wait(p_id uuid, p_visitor text, p_limits jsonb) returns integer
language sql stable set search_path = '' as $$
  select case when not exists (select 1 from private.lead_submissions s where s.id = p_id)
    then private.lead_wait_s(p_visitor, p_limits) end
$$;
comment on function public.lead_wait(uuid, text, jsonb) is
  'For the service key, through the functions: whether a visitor has to wait, before anything is read.';

-- p_lead: the columns of the row; p_content_hash: of what the visitor sent, so that an id stands for one submission only.
-- p_former_hashes: the same content as it was hashed before the salt changed.
-- p_secret_hash: of what the device keeps to ask for upload addresses later. Answers {"outcome": "stored" | "known",
-- "attachments": [{"id", "path", "status"}]}, "id_taken", or "rate_limited" with "retry_after_s".
create function public.submit_lead(
  p_form text, p_id uuid, p_lead jsonb, p_content_hash text, p_visitor text default null, p_limits jsonb default null,
  p_secret_hash text default null, p_former_hashes text[] default '{}'
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_known text;
  v_wait_s integer;
begin
  -- Submissions of one visitor take turns, or ten at once would all find room.
  if p_visitor is not null then
    perform pg_advisory_xact_lock(hashtextextended('lead visitor ' || p_visitor, 0));
  end if;
  select s.content_hash into v_known from private.lead_submissions s where s.id = p_id;
  if v_known is null and p_limits is not null then
    v_wait_s := private.lead_wait_s(p_visitor, p_limits);
    if v_wait_s is not null then
      return jsonb_build_object('outcome', 'rate_limited', 'retry_after_s', v_wait_s);
    end if;
    perform private.lead_visitors_forget((p_limits ->> 'window_s')::integer);
  end if;
  insert into private.lead_submissions (id, form, content_hash, secret_hash, visitor)
    values (p_id, p_form, p_content_hash, p_secret_hash, p_visitor) on conflict (id) do nothing;
  if not found then
    -- Known before, or taken by the same submission that came another way in this moment.
    select s.content_hash into v_known from private.lead_submissions s where s.id = p_id;
    if v_known <> p_content_hash and v_known <> all (p_former_hashes) then
      return '{"outcome": "id_taken"}';
    end if;
    return jsonb_build_object('outcome', 'known', 'attachments',
      coalesce(public.lead_attachments(p_id, p_secret_hash, p_limits), '[]'));
  end if;
  if p_form = 'newsletter' then
    perform private.store_newsletter(p_id, p_lead);
  else
    perform private.store_request(p_form, p_id, p_lead, p_visitor, p_limits);
  end if;
  return jsonb_build_object('outcome', 'stored', 'attachments',
    coalesce(public.lead_attachments(p_id, p_secret_hash), '[]'));
end $$;
comment on function public.submit_lead(text, uuid, jsonb, text, text, jsonb, text, text[]) is
  'For the service key, through the functions: one submission of a form.';

grant execute on function private.lead_wait_s(text, jsonb), private.lead_visitors_forget(integer),
  private.store_newsletter(uuid, jsonb), private.store_request(text, uuid, jsonb, text, jsonb),
  public.lead_wait(uuid, text, jsonb), public.submit_lead(text, uuid, jsonb, text, text, jsonb, text, text[])
to service_role;

-- Into the newsletter and out of it (R-25): the token of a sign-up confirms it, that of a subscription ends it, each by a click.

-- Says nothing of whether the token is known. A trigger takes back mail that still waits (private.newsletter_mail_back).
create function public.newsletter_unsubscribe(p_token uuid) returns void
language sql volatile set search_path = '' as $$
  update public.newsletter_subscriptions n set status = 'unsubscribed', updated_at = now()
    where n.unsubscribe_token = p_token and n.deleted_at is null and n.status <> 'unsubscribed'
$$;
comment on function public.newsletter_unsubscribe(uuid) is 'For the service key, through the function unsubscribe.';

-- For the page behind a link in a mail: whether the token can end anything.
create function public.newsletter_subscribed(p_token uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.newsletter_subscriptions n
      where n.unsubscribe_token = p_token and n.deleted_at is null and n.status <> 'unsubscribed')
$$;
comment on function public.newsletter_subscribed(uuid) is 'For the service key, through the function unsubscribe.';

-- A used token confirms nothing more: its answer is 'confirmed' while the address is on the list, so that a second click
-- says the present state, and 'expired' after the address unsubscribed since. Confirming uses up every sign-up of the address.
create function public.newsletter_confirm(p_token uuid) returns text
language plpgsql volatile set search_path = '' as $$
declare
  v_signup private.newsletter_signups;
  v_before text;
  v_unsubscribe_token uuid;
begin
  select * into v_signup from private.newsletter_signups s
    where s.token = p_token
      and s.created_at > now() - (private.retention_terms() ->> 'newsletter_signups')::interval;
  if not found then
    return 'expired';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('newsletter ' || v_signup.email, 0));
  select n.status into v_before from public.newsletter_subscriptions n
    where n.email = v_signup.email and n.deleted_at is null;
  if v_signup.confirmed_at is null then
    update private.newsletter_signups s set confirmed_at = now()
      where s.email = v_signup.email and s.confirmed_at is null;
  end if;
  -- Used before, or in this moment by another click.
  if v_signup.confirmed_at is not null or not found then
    return case when v_before = 'active' then 'confirmed' else 'expired' end;
  end if;
  insert into public.newsletter_subscriptions as n (id, email, unchecked, consent_text)
    values (v_signup.id, v_signup.email, v_signup.unchecked, v_signup.consent_text)
    on conflict (email) where deleted_at is null do update set status = 'active', consented_at = now(),
      consent_text = excluded.consent_text, unchecked = excluded.unchecked, updated_at = now()
    returning n.unsubscribe_token into v_unsubscribe_token;
  if v_before is distinct from 'active' then
    perform private.enqueue_mail(private.mail_id(v_signup.id, 'newsletter_welcome'), 'newsletter_welcome', v_signup.email,
      jsonb_build_object('email', v_signup.email, 'unsubscribe_token', v_unsubscribe_token));
  end if;
  return 'confirmed';
end $$;
comment on function public.newsletter_confirm(uuid) is 'For the service key, through the function newsletter-confirm.';

grant execute on function public.newsletter_unsubscribe(uuid), public.newsletter_subscribed(uuid), public.newsletter_confirm(uuid)
  to service_role;

-- What visitors sent is not kept for ever: the terms of the privacy policy (L-020, R-44), kept every night.

-- The policy's own words stand in src/content/company.ts (RETENTION); a test holds the two together.
create function private.retention_terms() returns jsonb
language sql immutable set search_path = '' as $$
  select '{"leads": "12 months", "measurements": "24 months", "newsletter_signups": "7 days", "awaited_files": "7 days"}'::jsonb
$$;

-- A request goes a term after the office last touched it, with its files. One whose link or address is that of a client led
-- to work: it stays with the client and goes after the client did. That somebody unsubscribed is remembered, as promised.
create function private.delete_expired_leads() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  c_untouched_since constant timestamptz := now() - (private.retention_terms() ->> 'leads')::interval;
  c_first_day constant date :=
    (now() at time zone 'Europe/Amsterdam')::date - (private.retention_terms() ->> 'measurements')::interval;
  v_contacts bigint;
  v_founding_members bigint;
  v_page_views bigint;
  v_signups bigint;
  v_awaited_files bigint;
begin
  delete from public.contacts l
    where greatest(l.created_at, l.updated_at) < c_untouched_since
      and not exists (select 1 from public.clients c where c.deleted_at is null and c.id = l.client_id)
      and not exists (select 1 from public.clients c where c.deleted_at is null and lower(c.email) = lower(l.email));
  get diagnostics v_contacts = row_count;
  delete from public.founding_members l
    where greatest(l.created_at, l.updated_at) < c_untouched_since
      and not exists (select 1 from public.clients c where c.deleted_at is null and c.id = l.client_id)
      and not exists (select 1 from public.clients c where c.deleted_at is null and lower(c.email) = lower(l.email));
  get diagnostics v_founding_members = row_count;
  delete from public.page_views p where p.day < c_first_day;
  get diagnostics v_page_views = row_count;
  delete from private.newsletter_signups s
    where s.created_at <= now() - (private.retention_terms() ->> 'newsletter_signups')::interval;
  get diagnostics v_signups = row_count;
  -- A file that was announced and did not come; whatever storage has of it goes too (a trigger of the table).
  delete from private.announced_attachments a
    where a.status <> 'arrived' and a.announced_at <= now() - (private.retention_terms() ->> 'awaited_files')::interval;
  get diagnostics v_awaited_files = row_count;
  update private.announced_attachments a set visitor = null
    where a.visitor is not null and a.announced_at < now() - interval '1 day';
  -- The limit looks back minutes; without this the last visitor before a quiet week would be remembered through it.
  update private.lead_submissions s set visitor = null where s.visitor is not null and s.at < now() - interval '1 day';
  return jsonb_build_object('contacts', v_contacts, 'founding_members', v_founding_members, 'page_views', v_page_views,
    'newsletter_signups', v_signups, 'awaited_files', v_awaited_files);
end $$;
grant execute on function private.retention_terms() to service_role;
comment on function private.delete_expired_leads() is
  'Deletes what the privacy policy no longer lets us keep; answers how much. Runs every night (private.scheduled_jobs).';

-- ==== Mail ====

-- Mail that is to leave (R-19): written in the transaction of the lead it belongs to, sent afterwards by the function
-- send-mail, tried again with growing pauses. A lead never waits for its mail and is never lost with it.

create table public.mail_queue (
  id uuid primary key,
  template text not null,
  recipient text,
  params jsonb not null default '{}',
  status text not null default 'pending',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint mail_queue_status_known check (status in ('pending', 'sending', 'sent', 'failed'))
);
comment on column public.mail_queue.id is 'Made by the caller that enqueues: the same id is the same mail.';
comment on column public.mail_queue.recipient is 'Null is the company itself: its address is known to the function that sends.';
comment on column public.mail_queue.params is 'What the template is filled with: the plain values of the row it tells of.';
comment on column public.mail_queue.next_attempt_at is 'Not before this; while sending the end of the lease.';
create index mail_queue_due_idx on public.mail_queue (next_attempt_at) where status in ('pending', 'sending');

alter table public.mail_queue enable row level security;
grant select on public.mail_queue to authenticated;
select private.allow('mail_queue', '{"admin": ["read"]}');
create policy "Admins read the mail queue" on public.mail_queue
  for select to authenticated using ((select private.can('mail_queue', 'read')));
revoke delete on public.mail_queue from service_role;
grant select, update on public.mail_queue to service_role;

create function private.mail_id(p_row uuid, p_template text) returns uuid
language sql immutable set search_path = '' as $$
  select md5(p_row::text || ' ' || p_template)::uuid
$$;
comment on function private.mail_id(uuid, text) is 'The id of the mail that tells of a row: the same row and template, the same mail.';

-- Refuses nothing, for it runs in the transaction of a lead: what cannot be sent is found out by the worker.
create function private.enqueue_mail(p_id uuid, p_template text, p_to text, p_params jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.mail_queue (id, template, recipient, params)
    values (p_id, coalesce(p_template, ''), p_to, coalesce(p_params, '{}'))
    on conflict (id) do nothing;
  return found;
end $$;
comment on function private.enqueue_mail(uuid, text, text, jsonb) is
  'Puts a mail in the queue, once per id; answers whether it is new. Without p_to it goes to the company.';

-- Where a mail ends up: case, what follows a plus, and the dots of one provider make no other mailbox.
create function private.mailbox_of(p_email text) returns text
language sql immutable set search_path = '' as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain end
  from (select regexp_replace(regexp_replace(lower(p_email), '@[^@]*$', ''), '\+.*$', '') as name,
    regexp_replace(lower(p_email), '^.*@', '') as domain) m
$$;
create index mail_queue_mailbox_idx on public.mail_queue (private.mailbox_of(recipient), created_at) where recipient is not null;
grant execute on function private.mailbox_of(text) to service_role;

-- Whether a mailbox may still get one of these mails: anyone can type anyone's address into a form, so what they set off
-- is counted per mailbox, over 24 hours. Requests for one mailbox take turns.
create function private.visitor_mail_due(p_to text, p_templates text, p_most integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('mail to ' || private.mailbox_of(p_to), 0));
  return (
    select count(*) < p_most from public.mail_queue m
    where m.recipient is not null and private.mailbox_of(m.recipient) = private.mailbox_of(p_to)
      and m.template like p_templates and m.created_at > now() - interval '24 hours');
end $$;
grant execute on function private.visitor_mail_due(text, text, integer) to service_role;

-- The next mails, leased to the caller: one that dies before it reports gives them back when the lease ends. So a mail
-- leaves at least once; twice only if the worker died between the provider's yes and its report.
create function public.mail_queue_claim(p_limit integer default 5, p_lease_seconds integer default 180)
returns table (id uuid, template text, recipient text, params jsonb, attempt integer, created_at timestamptz)
language plpgsql volatile set search_path = '' as $$
begin
  perform private.job_ran('send_mail');
  update public.mail_queue m set status = 'failed', last_error = 'the worker never reported'
    where m.status = 'sending' and m.next_attempt_at <= now() and m.attempts >= 12;
  return query
    update public.mail_queue m
      set status = 'sending', attempts = m.attempts + 1,
        next_attempt_at = now() + make_interval(secs => least(greatest(p_lease_seconds, 1), 3600))
      where m.id in (
        select d.id from public.mail_queue d
        where d.status in ('pending', 'sending') and d.next_attempt_at <= now()
        order by d.next_attempt_at, d.created_at
        limit least(greatest(p_limit, 1), 100) for update skip locked)
      returning m.id, m.template, m.recipient, m.params, m.attempts, m.created_at;
end $$;
comment on function public.mail_queue_claim(integer, integer) is 'For the service key: mails that are due, leased for a while.';

-- Pauses of 1, 2, 4 … minutes, 6 hours at most; after 12 tries in about a day it has failed for good. Only the holder of
-- the lease can record a failure; a success of the provider counts from any caller and however late.
create function public.mail_queue_report(p_id uuid, p_attempt integer, p_error text default null, p_final boolean default false)
returns text
language plpgsql volatile set search_path = '' as $$
declare
  v_status text;
begin
  if p_error is null then
    update public.mail_queue m set status = 'sent', sent_at = now(), last_error = null
      where m.id = p_id and m.status <> 'sent';
  else
    update public.mail_queue m
      set status = case when p_final or m.attempts >= 12 then 'failed' else 'pending' end,
        last_error = left(p_error, 500),
        next_attempt_at = now() + private.backoff(m.attempts - 1, interval '1 minute', interval '6 hours')
      where m.id = p_id and m.status = 'sending' and m.attempts = p_attempt;
  end if;
  select m.status into v_status from public.mail_queue m where m.id = p_id;
  return v_status;
end $$;
comment on function public.mail_queue_report(uuid, integer, text, boolean) is
  'For the service key: what became of a leased mail; answers its status.';

-- What was sent is no address book: its values go after a month, those of a failed mail after half a year.
create function private.mail_queue_forget() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_forgotten bigint;
begin
  with emptied as (
    update public.mail_queue m set params = '{}', recipient = '', last_error = null
      where recipient is distinct from '' and (
        (m.status = 'sent' and m.sent_at < now() - interval '30 days')
        or (m.status = 'failed' and m.next_attempt_at < now() - interval '180 days'))
      returning m.id
  ) select count(*) into v_forgotten from emptied;
  update public.mail_failures f set deleted_at = now()
    where f.deleted_at is null and exists (
      select 1 from public.mail_queue m where m.id = f.mail_id and m.recipient = '');
  return v_forgotten;
end $$;
comment on function private.mail_queue_forget() is 'Empties old mails; the ids stay, so that none is sent again.';

grant execute on function private.mail_id(uuid, text), private.enqueue_mail(uuid, text, text, jsonb),
  public.mail_queue_claim(integer, integer), public.mail_queue_report(uuid, integer, text, boolean)
to service_role;

-- Mail that has failed for good, for the bell of the office: a narrow table that syncs like any other (R-19). One row a
-- failure. Deleting it sends the mail again, and if that fails too, there is a new row.

create table public.mail_failures (
  like private.sync_columns including all,
  mail_id uuid not null,
  template text not null,
  recipient text,
  error text not null,
  failed_at timestamptz not null default now()
);
comment on column public.mail_failures.mail_id is 'The mail in mail_queue.';
comment on column public.mail_failures.recipient is 'Null is the company itself.';
comment on column public.mail_failures.error is 'What the last of its tries met, as the function send-mail says it.';
create index mail_failures_mail_idx on public.mail_failures (mail_id);

select private.sync_register('mail_failures',
  columns => '{}',
  ops => '{delete}',
  erase => '{"recipient": null, "error": ""}',
  rights => '{"admin": ["read", "delete"]}');

create function private.mail_failure_note() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Whatever else became of the mail, this failure no longer stands.
  update public.mail_failures f set deleted_at = now() where f.mail_id = old.id and f.deleted_at is null;
  if tg_op = 'UPDATE' and new.status = 'failed' then
    insert into public.mail_failures (id, mail_id, template, recipient, error)
      values (gen_random_uuid(), new.id, new.template, new.recipient, coalesce(new.last_error, ''));
  end if;
  return null;
end $$;
create trigger note_failure after update of status on public.mail_queue
  for each row when (old.status <> new.status and (old.status = 'failed' or new.status = 'failed'))
  execute function private.mail_failure_note();
create trigger note_removal after delete on public.mail_queue
  for each row when (old.status = 'failed') execute function private.mail_failure_note();

-- Sent again with all its tries; not what has been emptied or has left since.
create function private.mail_send_again() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.mail_queue m set status = 'pending', attempts = 0, next_attempt_at = now()
    where m.id = old.mail_id and m.status = 'failed' and m.recipient is distinct from '';
  return null;
end $$;
create trigger send_again after update on public.mail_failures
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function private.mail_send_again();

-- Newsletter mail goes to a literal 'active' only (R-25): whatever ends that, a click, the office or a delete, takes back
-- the mail that still waits for the subscription, also the one under way, which would be tried again.

create function private.newsletter_mail_back() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.mail_queue m
    where m.status <> 'sent' and m.template like 'newsletter%'
      and m.params ->> 'unsubscribe_token' = old.unsubscribe_token::text;
  return null;
end $$;
create trigger mail_back after update on public.newsletter_subscriptions
  for each row when (new.status <> 'active' or new.deleted_at is not null) execute function private.newsletter_mail_back();
create trigger mail_back_on_delete after delete on public.newsletter_subscriptions
  for each row execute function private.newsletter_mail_back();

-- ==== Deleted files ====

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
    set tries = d.tries + 1, next_at = now() + private.backoff(d.tries, interval '10 seconds', interval '1 hour')
    where (d.bucket, d.path) in (
      select n.bucket, n.path from private.storage_deletions n where n.next_at <= now()
        -- The row may be back: a restore, or the same id again.
        and not (n.bucket = 'service-photos' and private.photo_awaited(n.path))
        and not (n.bucket in ('site-images', 'blog-images') and private.site_file_awaited(n.bucket, n.path))
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
