-- The way out of the newsletter: the server alone ends a subscription, by its token (R-25).
begin;
select plan(15);

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
select tests.act_as('guest');
select throws_ok($$ select public.newsletter_unsubscribe(tests.token(1)) $$, '42501', null, 'R-17 nor does somebody signed in');
select tests.act_as('technician');
select throws_ok($$ select public.newsletter_unsubscribe(tests.token(1)) $$, '42501', null, 'R-17 nor a technician');
select tests.act_as('admin');
select throws_ok($$ select public.newsletter_unsubscribe(tests.token(1)) $$, '42501', null, 'R-17 nor an admin, by this way');
select tests.act_as('owner');
select bag_eq($$ select status from public.newsletter_subscriptions $$, $$ values ('active'), ('active') $$, 'R-17 after all refusals both are active');

select tests.act_as('server');
select private.enqueue_mail(tests.row(11), 'newsletter_welcome', 'jan@example.nl', jsonb_build_object('unsubscribe_token', tests.token(1)));
select private.enqueue_mail(tests.row(12), 'newsletter_welcome', 'els@example.nl', jsonb_build_object('unsubscribe_token', tests.token(2)));
select private.enqueue_mail(tests.row(13), 'contact_visitor', 'jan@example.nl', '{}');

select lives_ok($$ select public.newsletter_unsubscribe(tests.token(9)) $$, 'R-25 an unknown token reveals nothing');
select bag_eq($$ select status from public.newsletter_subscriptions $$, $$ values ('active'), ('active') $$, 'R-25 and changes nothing');
select lives_ok($$ select public.newsletter_unsubscribe(tests.token(1)) $$, 'R-25 the token of a subscription ends it');
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
select lives_ok($$ select public.newsletter_unsubscribe(tests.token(2)) $$, 'F-085 R-25 a status nobody knows');
select is((select status from public.newsletter_subscriptions where id = tests.row(2)), 'unsubscribed', 'F-085 R-25 can be ended too');

select * from finish();
rollback;
