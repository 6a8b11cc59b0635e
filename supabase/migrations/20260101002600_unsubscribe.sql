-- The way out of the newsletter (R-25): whoever has the token of a subscription ends it, with one click.

-- Says nothing of whether the token is known. A welcome that still waits is taken back: only 'active' gets mail.
create function public.newsletter_unsubscribe(p_token uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.newsletter_subscriptions n set status = 'unsubscribed', updated_at = now()
    where n.unsubscribe_token = p_token and n.deleted_at is null and n.status <> 'unsubscribed';
  delete from public.mail_queue m
    where m.status in ('pending', 'failed') and m.template = 'newsletter_welcome'
      and m.params ->> 'unsubscribe_token' = p_token::text;
end $$;
comment on function public.newsletter_unsubscribe(uuid) is 'For the service key, through the function unsubscribe.';
grant delete on public.mail_queue to service_role;
grant execute on function public.newsletter_unsubscribe(uuid) to service_role;
