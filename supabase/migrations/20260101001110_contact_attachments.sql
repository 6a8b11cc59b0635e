-- The files of a contact request (R-26). A request announces them and is stored without them; each comes by itself to an
-- address that storage signs for it, and is a row here from the moment it arrived. `attachment_url` on the request (C-026)
-- names the first. The rows begin with the columns of a synced table; whoever deletes the request deletes them, and the
-- files go.

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

-- The first file is one of its own; the row of a file and the address on its request change in one transaction.
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
  announced_at timestamptz not null default now(),
  primary key (contact_id, id),
  unique (contact_id, position)
);
create index on private.announced_attachments (announced_at);
alter table private.announced_attachments enable row level security;
grant select, insert on private.announced_attachments to service_role;

-- Announces files within the limits of 24 hours, in bytes, for one visitor and for all together; one that finds no room is
-- kept as refused and none of the others with it. Answers how many may come. Of all together, what has not come counts for
-- two hours, as long as its address is good: announcing costs nothing, and would close everybody's files for a day.
create function private.announce_attachments(p_contact uuid, p_files jsonb, p_visitor text, p_limits jsonb) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_file record;
  v_status text;
  v_of_visitor bigint;
  v_overall bigint;
  v_awaited integer := 0;
begin
  if jsonb_array_length(p_files) = 0 then
    return 0;
  end if;
  -- Announcements take turns, or several at once would all find room.
  perform pg_advisory_xact_lock(hashtextextended('lead bytes', 0));
  select coalesce(sum(a.size_bytes) filter (where a.visitor is not distinct from p_visitor), 0),
      coalesce(sum(a.size_bytes) filter (where a.status = 'arrived' or a.announced_at > now() - interval '2 hours'), 0)
    into v_of_visitor, v_overall
    from private.announced_attachments a
    where a.status in ('awaited', 'arrived') and a.announced_at > now() - interval '24 hours';
  for v_file in
    select f.n::integer - 1 as position, (f.file ->> 'id')::uuid as id, f.file ->> 'path' as path,
      f.file ->> 'file_name' as file_name, f.file ->> 'content_type' as content_type,
      (f.file ->> 'size_bytes')::integer as size_bytes
    from jsonb_array_elements(p_files) with ordinality f (file, n) order by f.n
  loop
    v_status := case
      when v_of_visitor + v_file.size_bytes > (p_limits ->> 'bytes_per_visitor')::bigint then 'over_visitor_limit'
      when v_overall + v_file.size_bytes > (p_limits ->> 'bytes_overall')::bigint then 'over_overall_limit'
      else 'awaited' end;
    insert into private.announced_attachments (id, contact_id, position, path, file_name, content_type, size_bytes, visitor, status)
      values (v_file.id, p_contact, v_file.position, v_file.path, v_file.file_name, v_file.content_type, v_file.size_bytes,
        p_visitor, v_status);
    if v_status = 'awaited' then
      v_of_visitor := v_of_visitor + v_file.size_bytes;
      v_overall := v_overall + v_file.size_bytes;
      v_awaited := v_awaited + 1;
    end if;
  end loop;
  return v_awaited;
end $$;
comment on function private.announce_attachments(uuid, jsonb, text, jsonb) is
  'Files: [{"id", "path", "file_name", "content_type", "size_bytes"}]; limits: {"bytes_per_visitor", "bytes_overall"}.';

-- A file that storage has, and that is the one announced, becomes a row of its request.
create function private.attachment_arrived(p_path text, p_metadata jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_file private.announced_attachments;
begin
  update private.announced_attachments a set status = 'arrived'
    where a.path = p_path and a.status = 'awaited' and a.size_bytes = (p_metadata ->> 'size')::bigint
      and a.content_type = p_metadata ->> 'mimetype'
    returning * into v_file;
  if not found then
    return;
  end if;
  insert into public.contact_attachments (id, contact_id, position, path, file_name, content_type, size_bytes)
    values (gen_random_uuid(), v_file.contact_id, v_file.position, v_file.path, v_file.file_name, v_file.content_type,
      v_file.size_bytes);
  update public.contacts c set attachment_url = (
      select a.path from public.contact_attachments a where a.contact_id = c.id order by a.position limit 1)
    where c.id = v_file.contact_id;
end $$;

-- The bucket takes what was announced and has not come: that path, those bytes, that kind, once. Storage itself puts what
-- comes to a signed address in as its owner, past every policy; a trigger holds for that too. Without a size storage only
-- asks whether it might.
create function private.contact_file_announced() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select 1 from private.announced_attachments a
    where a.path = new.name and a.status = 'awaited' and (new.metadata ->> 'size' is null
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

-- For whoever has the secret of a request: what became of each of its files. Null when there is no such request.
create function public.lead_attachments(p_id uuid, p_secret_hash text) returns jsonb
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
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', a.id, 'path', a.path, 'status', a.status) order by a.position)
    from private.announced_attachments a where a.contact_id = p_id), '[]');
end $$;
comment on function public.lead_attachments(uuid, text) is
  'For the service key, through the functions: which files of a request are awaited, arrived or refused.';

grant execute on function private.announce_attachments(uuid, jsonb, text, jsonb), private.attachment_arrived(text, jsonb),
  public.lead_attachments(uuid, text)
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
