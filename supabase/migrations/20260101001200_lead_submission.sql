-- One submission of a form: its row and its mails in one transaction, exactly once however often it is sent (R-19).

-- Seconds to wait when a visitor, or everyone together, has sent too much of late; null when not (R-20).
create function private.lead_wait_s(p_visitor text, p_limits jsonb) returns integer
language sql stable set search_path = '' as $$
  select greatest(1, ceil(extract(epoch from max(full_until) - now())))::integer
  from (
    (select s.at + make_interval(secs => (p_limits ->> 'window_s')::integer) full_until
      from private.lead_submissions s where s.visitor = p_visitor
      order by s.at desc offset greatest((p_limits ->> 'per_visitor')::integer - 1, 0) limit 1)
    union all
    (select s.at + make_interval(secs => (p_limits ->> 'window_s')::integer)
      from private.lead_submissions s
      order by s.at desc offset greatest((p_limits ->> 'overall')::integer - 1, 0) limit 1)
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
-- looked up among ours when it is written (R-19, issue 15): a stranger may have typed somebody else's address. The files of
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
      coalesce(public.lead_attachments(p_id, p_secret_hash), '[]'));
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

-- The ways into the newsletter and out of it (R-25): whoever has the token of a sign-up confirms it, whoever has the token
-- of a subscription ends it, each with one click.

-- Says nothing of whether the token is known. A trigger takes back mail that still waits (private.newsletter_mail_back).
create function public.newsletter_unsubscribe(p_token uuid) returns void
language sql volatile set search_path = '' as $$
  update public.newsletter_subscriptions n set status = 'unsubscribed', updated_at = now()
    where n.unsubscribe_token = p_token and n.deleted_at is null and n.status <> 'unsubscribed'
$$;
comment on function public.newsletter_unsubscribe(uuid) is 'For the service key, through the function unsubscribe.';

-- A used token confirms nothing more: its answer is 'confirmed' while the address is on the list, so that a second click
-- says what is so, and 'expired' after somebody left since. Confirming uses up every sign-up of the address.
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

grant execute on function public.newsletter_unsubscribe(uuid), public.newsletter_confirm(uuid) to service_role;

-- What visitors sent is not kept for ever: the terms of the privacy policy (L-020, R-44), kept every night.

-- The policy's own words stand in src/content/company.ts (RETENTION); a test holds the two together.
create function private.retention_terms() returns jsonb
language sql immutable set search_path = '' as $$
  select '{"leads": "12 months", "measurements": "24 months", "newsletter_signups": "7 days", "awaited_files": "7 days"}'::jsonb
$$;

-- A request goes a term after the office last touched it, with its files. One whose address is that of a client led to
-- work: it stays with the client and goes after the client did. That somebody unsubscribed is remembered, as promised.
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
    where greatest(l.created_at, l.updated_at) < c_untouched_since and not exists (
      select 1 from public.clients c where c.deleted_at is null and lower(c.email) = lower(l.email));
  get diagnostics v_contacts = row_count;
  delete from public.founding_members l
    where greatest(l.created_at, l.updated_at) < c_untouched_since and not exists (
      select 1 from public.clients c where c.deleted_at is null and lower(c.email) = lower(l.email));
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
