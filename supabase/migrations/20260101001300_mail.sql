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
comment on column public.mail_queue.id is 'Made by whoever enqueues: the same id is the same mail.';
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

-- Pauses of 1, 2, 4 … minutes, 6 hours at most; after 12 tries in about a day it has failed for good. Only whoever holds
-- the lease can book a failure; a yes of the provider counts whoever brings it and however late.
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
        next_attempt_at = now() + least(interval '6 hours', interval '1 minute' * 2 ^ least(m.attempts - 1, 10))
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
-- failure; whoever deletes it has the mail sent again, and should that fail too, there is a new row.

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
