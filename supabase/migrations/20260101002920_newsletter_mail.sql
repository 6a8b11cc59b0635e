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
