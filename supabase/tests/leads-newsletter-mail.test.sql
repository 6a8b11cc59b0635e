-- Newsletter mail goes to a literal 'active' only: whatever ends that takes back what has not left (R-25).
begin;
select plan(9);

create function tests.token(n integer) returns uuid language sql immutable as $$
  select ('0a000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid
$$;
-- Four mails to a reader: one of each status, the mail of another kind beside them.
create function tests.mails_for(n integer) returns void language plpgsql as $$
begin
  delete from public.mail_queue;
  insert into public.mail_queue (id, template, recipient, status, params)
    select tests.row(10 * n + i::integer), 'newsletter_welcome', 'jan@example.nl', s, jsonb_build_object('unsubscribe_token', tests.token(n))
    from unnest(array['pending', 'sending', 'failed', 'sent']) with ordinality x (s, i);
  insert into public.mail_queue (id, template, recipient) values (tests.row(10 * n), 'contact_visitor', 'jan@example.nl');
end $$;
create function tests.left_over() returns text language sql as $$
  select string_agg(m.template || ' ' || m.status, ', ' order by m.id) from public.mail_queue m
$$;
grant execute on all functions in schema tests to public;

insert into public.newsletter_subscriptions (id, email, consent_text, unsubscribe_token)
  select tests.row(n), n || '@example.nl', 'Ja', tests.token(n) from generate_series(1, 4) n;

select tests.mails_for(1);
update public.newsletter_subscriptions set notes = 'Belt liever' where id = tests.row(1);
select is((select count(*) from public.mail_queue), 5::bigint, 'R-25 a note changes nothing for the mail of an active reader');
update public.newsletter_subscriptions set status = 'unsubscribed' where id = tests.row(2);
select is((select count(*) from public.mail_queue), 5::bigint, 'R-25 nor does another reader who leaves');

select tests.act_as('server');
select lives_ok($$ select public.newsletter_unsubscribe(tests.token(1)) $$, 'R-25 one click');
select tests.act_as('owner');
select is(tests.left_over(), 'contact_visitor pending, newsletter_welcome sent', 'R-25 takes back every newsletter that has not left, and no other mail');

select tests.mails_for(3);
update public.newsletter_subscriptions set status = 'pauze' where id = tests.row(3);
select is(tests.left_over(), 'contact_visitor pending, newsletter_welcome sent', 'F-085 R-25 so does the office, with a status that only looks active');
select tests.mails_for(4);
update public.newsletter_subscriptions set deleted_at = now(), email = '' where id = tests.row(4);
select is(tests.left_over(), 'contact_visitor pending, newsletter_welcome sent', 'R-18 R-25 and a delete');
select tests.mails_for(4);
delete from public.newsletter_subscriptions where id = tests.row(4);
select is(tests.left_over(), 'contact_visitor pending, newsletter_welcome sent', 'R-18 R-25 also of the row itself');

select tests.act_as('server');
select throws_ok($$ delete from public.mail_queue $$, '42501', null, 'R-19 the service key takes back no other mail');
select tests.act_as('admin');
select throws_ok($$ select private.newsletter_mail_back() $$, '42501', null, 'R-17 no user calls it by hand');

select * from finish();
rollback;
