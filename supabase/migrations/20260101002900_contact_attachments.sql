-- The files of a contact request, a row each (R-26): the one list of them. `attachment_url` on the request (C-026) names
-- the first. They begin with the columns of a synced table; whoever deletes the request deletes them, and the files go.

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
grant select, insert on public.contact_attachments to service_role;
create policy "Admins read the list of files of contact requests" on public.contact_attachments
  for select to authenticated using ((select private.is_admin()));

insert into public.contact_attachments (id, contact_id, position, path, file_name, content_type, size_bytes, created_at)
  select gen_random_uuid(), c.id, f.n::integer - 1, f.file ->> 'path', left(f.file ->> 'name', 120), f.file ->> 'type',
    (f.file ->> 'size_bytes')::integer, c.created_at
  from public.contacts c, jsonb_array_elements(c.attachments) with ordinality f (file, n)
  where c.deleted_at is null;

drop trigger files_unwanted on public.contacts;
drop trigger files_unwanted_on_delete on public.contacts;
drop function private.contact_files_unwanted();
alter table public.contacts drop column attachments;
-- The first file is one of its own; request and list are written in one transaction, in whichever order.
alter table public.contacts add constraint contacts_attachment_url_listed foreign key (id, attachment_url)
  references public.contact_attachments (contact_id, path) on delete set null (attachment_url)
  deferrable initially deferred;

-- Files go with their row, rows with their request.
create function private.contact_attachment_unwanted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.storage_deletions as d (bucket, path) values ('contact_attachments', old.path)
    on conflict (bucket, path) do update set queued_at = now(), next_at = now(), tries = 0;
  return null;
end $$;
create trigger file_unwanted_on_delete after delete on public.contact_attachments
  for each row execute function private.contact_attachment_unwanted();

create function private.contact_attachments_go() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.contact_attachments a where a.contact_id = old.id;
  return null;
end $$;
create trigger attachments_go after update on public.contacts
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function private.contact_attachments_go();

create or replace function private.store_request(p_form text, p_id uuid, p_lead jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  c_kind constant text := replace(p_form, '-', '_');
  c_files constant jsonb := coalesce(p_lead -> 'attachments', '[]');
  v_params jsonb := p_lead - '{attachments}'::text[] || jsonb_build_object('id', p_id, 'created_at', now(),
    'attachments', jsonb_array_length(c_files));
begin
  if p_form = 'founding-member' then
    insert into public.founding_members (id, first_name, last_name, email, phone, yacht_type, message, unchecked)
      values (p_id, p_lead ->> 'first_name', p_lead ->> 'last_name', p_lead ->> 'email', p_lead ->> 'phone',
        p_lead ->> 'boat_type', p_lead ->> 'message', (p_lead ->> 'unchecked')::boolean);
    v_params := v_params || jsonb_build_object('yacht_type', p_lead ->> 'boat_type');
  else
    insert into public.contacts (id, form, first_name, last_name, email, phone, message, service, boat_type, unchecked,
        attachment_url)
      values (p_id, p_form, p_lead ->> 'first_name', p_lead ->> 'last_name', p_lead ->> 'email', p_lead ->> 'phone',
        p_lead ->> 'message', p_lead ->> 'service', p_lead ->> 'boat_type', (p_lead ->> 'unchecked')::boolean,
        c_files -> 0 ->> 'path');
    insert into public.contact_attachments (id, contact_id, position, path, file_name, content_type, size_bytes)
      select gen_random_uuid(), p_id, f.n::integer - 1, f.file ->> 'path', f.file ->> 'file_name', f.file ->> 'content_type',
        (f.file ->> 'size_bytes')::integer
      from jsonb_array_elements(c_files) with ordinality f (file, n);
  end if;
  perform private.enqueue_mail(private.mail_id(p_id, c_kind || '_company'), c_kind || '_company', null, v_params);
  perform private.enqueue_mail(private.mail_id(p_id, c_kind || '_visitor'), c_kind || '_visitor', p_lead ->> 'email', v_params);
end $$;

create or replace function private.lead_answer(p_outcome text, p_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('outcome', p_outcome, 'files', coalesce((
    select jsonb_agg(a.path order by a.position) from public.contact_attachments a where a.contact_id = p_id), '[]'))
$$;
