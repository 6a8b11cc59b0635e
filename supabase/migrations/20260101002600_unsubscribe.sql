-- The ways into the newsletter and out of it (R-25): whoever has the token of a sign-up confirms it, whoever has the token
-- of a subscription ends it, each with one click.

-- Says nothing of whether the token is known. What takes back mail that still waits: migration newsletter_mail.
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
