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

create or replace function private.mail_queue_forget() returns bigint
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
