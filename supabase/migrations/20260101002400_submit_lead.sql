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
comment on function private.lead_wait_s(text, jsonb) is 'Limits: {"window_s", "per_visitor", "overall"}.';

-- Who sent what is forgotten once the limit no longer looks at it.
create function private.lead_visitors_forget(p_window_s integer) returns void
language sql volatile set search_path = '' as $$
  update private.lead_submissions s set visitor = null
    where s.id in (
      select o.id from private.lead_submissions o
      where o.visitor is not null and o.at <= now() - make_interval(secs => p_window_s)
      limit 100 for update skip locked)
$$;

create function private.store_newsletter(p_id uuid, p_lead jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  v_before text;
  v_token uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('newsletter ' || (p_lead ->> 'email'), 0));
  select n.status into v_before from public.newsletter_subscriptions n
    where n.email = p_lead ->> 'email' and n.deleted_at is null;
  insert into public.newsletter_subscriptions as n (id, email, unchecked, consent_text)
    values (p_id, p_lead ->> 'email', (p_lead ->> 'unchecked')::boolean, p_lead ->> 'consent_text')
    on conflict (email) where deleted_at is null do update set status = 'active', consented_at = now(),
      consent_text = excluded.consent_text, unchecked = n.unchecked and excluded.unchecked, updated_at = now()
    returning n.unsubscribe_token into v_token;
  -- Somebody who is on the list already gets no second welcome.
  if v_before is distinct from 'active' then
    perform private.enqueue_mail(private.mail_id(p_id, 'newsletter_welcome'), 'newsletter_welcome', p_lead ->> 'email',
      jsonb_build_object('email', p_lead ->> 'email', 'unsubscribe_token', v_token));
  end if;
end $$;

create function private.store_request(p_form text, p_id uuid, p_lead jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  c_kind constant text := replace(p_form, '-', '_');
  v_params jsonb := p_lead - '{attachments}'::text[] || jsonb_build_object('id', p_id, 'created_at', now(),
    'attachments', jsonb_array_length(coalesce(p_lead -> 'attachments', '[]')));
begin
  if p_form = 'founding-member' then
    insert into public.founding_members (id, first_name, last_name, email, phone, yacht_type, message, unchecked)
      values (p_id, p_lead ->> 'first_name', p_lead ->> 'last_name', p_lead ->> 'email', p_lead ->> 'phone',
        p_lead ->> 'boat_type', p_lead ->> 'message', (p_lead ->> 'unchecked')::boolean);
    v_params := v_params || jsonb_build_object('yacht_type', p_lead ->> 'boat_type');
  else
    insert into public.contacts (id, form, first_name, last_name, email, phone, message, service, boat_type, unchecked,
        attachments, attachment_url)
      values (p_id, p_form, p_lead ->> 'first_name', p_lead ->> 'last_name', p_lead ->> 'email', p_lead ->> 'phone',
        p_lead ->> 'message', p_lead ->> 'service', p_lead ->> 'boat_type', (p_lead ->> 'unchecked')::boolean,
        coalesce(p_lead -> 'attachments', '[]'), p_lead -> 'attachments' -> 0 ->> 'path');
  end if;
  perform private.enqueue_mail(private.mail_id(p_id, c_kind || '_company'), c_kind || '_company', null, v_params);
  perform private.enqueue_mail(private.mail_id(p_id, c_kind || '_visitor'), c_kind || '_visitor', p_lead ->> 'email', v_params);
end $$;

create function private.lead_answer(p_outcome text, p_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('outcome', p_outcome, 'files', coalesce((
    select jsonb_agg(f -> 'path') from public.contacts c, jsonb_array_elements(c.attachments) f
    where c.id = p_id and c.deleted_at is null), '[]'))
$$;

-- p_lead: the columns of the row; p_content_hash: of what the visitor sent, so that an id stands for one submission only.
-- Answers {"outcome": "stored" | "known", "files": [paths]}, "id_taken", or "rate_limited" with "retry_after_s".
create function public.submit_lead(
  p_form text, p_id uuid, p_lead jsonb, p_content_hash text, p_visitor text default null, p_limits jsonb default null
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
  insert into private.lead_submissions (id, form, content_hash, visitor)
    values (p_id, p_form, p_content_hash, p_visitor) on conflict (id) do nothing;
  if not found then
    -- Known before, or taken by the same submission that came another way in this moment.
    select s.content_hash into v_known from private.lead_submissions s where s.id = p_id;
    return case when v_known = p_content_hash then private.lead_answer('known', p_id) else '{"outcome": "id_taken"}' end;
  end if;
  if p_form = 'newsletter' then
    perform private.store_newsletter(p_id, p_lead);
  else
    perform private.store_request(p_form, p_id, p_lead);
  end if;
  return private.lead_answer('stored', p_id);
end $$;
comment on function public.submit_lead(text, uuid, jsonb, text, text, jsonb) is
  'For the service key, through the functions: one submission of a form.';

grant execute on function private.lead_wait_s(text, jsonb), private.lead_visitors_forget(integer),
  private.lead_answer(text, uuid),
  private.store_newsletter(uuid, jsonb), private.store_request(text, uuid, jsonb),
  public.submit_lead(text, uuid, jsonb, text, text, jsonb)
to service_role;
