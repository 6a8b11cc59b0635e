-- The ways into the newsletter and out of it: the server alone confirms a sign-up and ends a subscription, by their tokens
-- (R-25).
begin;
select plan(42);

create function tests.token(n integer) returns uuid language sql immutable as $$
  select ('0a000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid
$$;
grant execute on all functions in schema tests to public;

select tests.act_as('owner');
insert into public.newsletter_subscriptions (id, email, consent_text, unsubscribe_token) values
  (tests.row(1), 'jan@example.nl', 'Ja', tests.token(1)),
  (tests.row(2), 'els@example.nl', 'Ja', tests.token(2));

-- Refused, and then nothing has changed.
select tests.act_as('anonymous');
select throws_ok($$ select public.newsletter_unsubscribe(tests.token(1)) $$, '42501', null, 'R-17 anonymous ends no subscription');
select throws_ok($$ select public.newsletter_subscribed(tests.token(1)) $$, '42501', null, 'R-25 anonymous asks after no subscription');
select tests.act_as('guest');
select throws_ok($$ select public.newsletter_unsubscribe(tests.token(1)) $$, '42501', null, 'R-17 nor does somebody signed in');
select throws_ok($$ select public.newsletter_subscribed(tests.token(1)) $$, '42501', null, 'R-25 nor does somebody signed in');
select tests.act_as('technician');
select throws_ok($$ select public.newsletter_unsubscribe(tests.token(1)) $$, '42501', null, 'R-17 nor a technician');
select throws_ok($$ select public.newsletter_subscribed(tests.token(1)) $$, '42501', null, 'R-25 nor a technician');
select tests.act_as('admin');
select throws_ok($$ select public.newsletter_unsubscribe(tests.token(1)) $$, '42501', null, 'R-17 nor an admin, by this way');
select throws_ok($$ select public.newsletter_subscribed(tests.token(1)) $$, '42501', null, 'R-25 nor an admin, by this way');
select tests.act_as('owner');
select bag_eq($$ select status from public.newsletter_subscriptions $$, $$ values ('active'), ('active') $$, 'R-17 after all refusals both are active');

select tests.act_as('server');
select private.enqueue_mail(tests.row(11), 'newsletter_welcome', 'jan@example.nl', jsonb_build_object('unsubscribe_token', tests.token(1)));
select private.enqueue_mail(tests.row(12), 'newsletter_welcome', 'els@example.nl', jsonb_build_object('unsubscribe_token', tests.token(2)));
select private.enqueue_mail(tests.row(13), 'contact_visitor', 'jan@example.nl', '{}');

select lives_ok($$ select public.newsletter_unsubscribe(tests.token(9)) $$, 'R-25 an unknown token reveals nothing');
select bag_eq($$ select status from public.newsletter_subscriptions $$, $$ values ('active'), ('active') $$, 'R-25 and changes nothing');
select is(public.newsletter_subscribed(tests.token(9)), false, 'R-25 a token that is none of ours ends nothing');
select is(public.newsletter_subscribed(tests.token(1)), true, 'R-25 the token of a subscription can end it');
select lives_ok($$ select public.newsletter_unsubscribe(tests.token(1)) $$, 'R-25 the token of a subscription ends it');
select is(public.newsletter_subscribed(tests.token(1)), false, 'R-25 and is used up then');
select is(public.newsletter_subscribed(null), false, 'R-25 as is none');
select results_eq(
  $$ select email, status from public.newsletter_subscriptions order by email $$,
  $$ values ('els@example.nl', 'active'), ('jan@example.nl', 'unsubscribed') $$, 'R-25 that one and no other');
select bag_eq(
  $$ select id from public.mail_queue $$, $$ values (tests.row(12)), (tests.row(13)) $$,
  'R-25 a welcome that still waits for it is taken back; other mail is not');
select lives_ok($$ select public.newsletter_unsubscribe(tests.token(1)) $$, 'R-25 a second click');
select is((select status from public.newsletter_subscriptions where id = tests.row(1)), 'unsubscribed', 'R-25 changes nothing');
select lives_ok($$ select public.newsletter_unsubscribe(null) $$, 'R-25 no token');

update public.newsletter_subscriptions set status = 'paused' where id = tests.row(2);
select is(public.newsletter_subscribed(tests.token(2)), true, 'F-085 R-25 an unknown status is no end');
select lives_ok($$ select public.newsletter_unsubscribe(tests.token(2)) $$, 'F-085 R-25 an unknown status');
select is((select status from public.newsletter_subscriptions where id = tests.row(2)), 'unsubscribed', 'F-085 R-25 can be ended too');

-- The way in.
select tests.act_as('owner');
create function tests.confirm(n integer) returns text language sql as $$ select public.newsletter_confirm(tests.token(n)) $$;
create function tests.status(n integer) returns text language sql as $$
  select n.status from public.newsletter_subscriptions n where n.email = 'lezer' || $1 || '@example.nl'
$$;
grant execute on all functions in schema tests to public;
select tests.act_as('owner');
insert into private.newsletter_signups (id, email, token, consent_text, created_at) values
  (tests.row(21), 'lezer1@example.nl', tests.token(21), 'Ja', now()),
  (tests.row(22), 'lezer1@example.nl', tests.token(22), 'Ja', now() - interval '1 day'),
  (tests.row(23), 'lezer2@example.nl', tests.token(23), 'Ja', now() - interval '7 days');
select tests.act_as('anonymous');
select throws_ok($$ select tests.confirm(21) $$, '42501', null, 'R-17 anonymous confirms nothing, also with the token');
select tests.act_as('technician');
select throws_ok($$ select tests.confirm(21) $$, '42501', null, 'R-17 nor does a technician');
select tests.act_as('admin');
select throws_ok($$ select tests.confirm(21) $$, '42501', null, 'R-17 nor an admin: no person agrees for another');
select tests.act_as('server');
select is(tests.confirm(29), 'expired', 'R-25 an unknown token confirms nothing');
select is(tests.confirm(23), 'expired', 'R-25 nor does one after its term');
select is(public.newsletter_confirm(null), 'expired', 'R-25 nor none');
select is_empty($$ select 1 from public.newsletter_subscriptions where email like 'lezer%' $$, 'R-25 after all refusals the list is empty');
select is(tests.confirm(21), 'confirmed', 'R-25 the token of a sign-up');
select is(tests.status(1), 'active', 'R-25 makes the address active');
select is(tests.confirm(21), 'confirmed', 'R-25 a second click says the same');
select is((select count(*) from public.mail_queue where template = 'newsletter_welcome' and recipient = 'lezer1@example.nl'), 1::bigint, 'R-25 with one welcome');
select lives_ok($$ select public.newsletter_unsubscribe(unsubscribe_token) from public.newsletter_subscriptions where email = 'lezer1@example.nl' $$, 'R-25 who leaves then');
select is(tests.confirm(21), 'expired', 'R-25 comes back by no used link');
select is(tests.confirm(22), 'expired', 'R-25 nor by another one that was sent before');
select is(tests.status(1), 'unsubscribed', 'R-25 and stays unsubscribed');
insert into private.newsletter_signups (id, email, token, consent_text) values (tests.row(24), 'lezer1@example.nl', tests.token(24), 'Ja, opnieuw');
select is(tests.confirm(21), 'expired', 'R-25 also while a new sign-up waits: an old link does not use it up');
select is(tests.confirm(24), 'confirmed', 'R-25 only the click in a new mail');
select results_eq($$ select id, status, consent_text from public.newsletter_subscriptions where email = 'lezer1@example.nl' $$,
  $$ values (tests.row(21), 'active', 'Ja, opnieuw') $$, 'F-085 R-25 brings somebody back, in the row that was there, with the consent of today');

select * from finish();
rollback;
