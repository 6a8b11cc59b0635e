-- What visitors send (F-035, F-058, F-084; C-030): contact requests, founding members and newsletter addresses. Only
-- submit_lead adds them, with the service key; the office reads them on its devices, changes status and notes, and deletes.

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
  constraint founding_members_name_given check (deleted_at is not null or (first_name ~ '\S' and last_name ~ '\S')),
  constraint founding_members_email_given check (
    deleted_at is not null or (email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 254)),
  constraint founding_members_texts_bounded check (
    length(first_name) <= 100 and length(last_name) <= 100 and length(phone) <= 50 and length(yacht_type) <= 200
    and length(message) <= 5000 and length(notes) <= 20000 and length(status) <= 50)
);
comment on column public.founding_members.unchecked is 'No captcha vouches for a person: blocked, declined, offline or not in use.';
comment on column public.founding_members.status is 'new, contacted or closed; anything else counts as new.';

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
comment on column public.newsletter_subscriptions.consented_at is 'When the sign-up was last confirmed, with the words of consent_text.';
comment on column public.newsletter_subscriptions.unsubscribe_token is 'It is part of every mail, and a person who has it may end the subscription.';
comment on column public.newsletter_subscriptions.status is 'active or unsubscribed; anything else is shown as active, but only active gets mail.';
-- Deleted ones keep no address.
create unique index newsletter_subscriptions_email_idx on public.newsletter_subscriptions (email) where deleted_at is null;
create unique index newsletter_subscriptions_token_idx on public.newsletter_subscriptions (unsubscribe_token);

select private.sync_register('contacts',
  columns => '{status,notes}',
  ops => '{patch,delete}',
  erase => '{"first_name": "", "last_name": "", "email": "", "phone": null, "message": null, "service": null,
    "boat_type": null, "attachment_url": null, "notes": null}',
  rights => '{"admin": ["read", "edit", "delete"]}');
select private.sync_register('founding_members',
  columns => '{status,notes}',
  ops => '{patch,delete}',
  erase => '{"first_name": "", "last_name": "", "email": "", "phone": null, "yacht_type": null, "message": null, "notes": null}',
  rights => '{"admin": ["read", "edit", "delete"]}');
select private.sync_register('newsletter_subscriptions',
  columns => '{status,notes}',
  ops => '{patch,delete}',
  erase => '{"email": "", "notes": null}',
  rights => '{"admin": ["read", "edit", "delete"]}');
grant select, insert, update on public.contacts, public.founding_members, public.newsletter_subscriptions to service_role;

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

-- Sign-ups for the newsletter that wait for the click in their mail: only that click makes a subscription (R-25). Whoever
-- has the token may confirm; after confirming it stands here as used, so that an old link brings nobody back.
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
