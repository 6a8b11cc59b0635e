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
