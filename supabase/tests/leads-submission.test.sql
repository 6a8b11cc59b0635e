-- submit_lead: row and mails in one transaction, exactly once, within the limits; what a visitor's mailbox gets is counted,
-- and a newsletter address waits for its click.
begin;
select plan(63);

create function tests.submit(
  form text, n integer, lead jsonb default '{}', visitor text default null, limits jsonb default null
) returns text language sql as $$
  select a ->> 'outcome' from public.submit_lead(form, tests.row(n),
    jsonb_build_object('first_name', 'Jan', 'last_name', 'de Wit', 'email', 'jan@example.nl', 'unchecked', true) || lead,
    md5(form || lead::text), visitor, limits) a
$$;
create function tests.sign_up(n integer, email text default 'piet@example.nl', consent text default 'Ja, stuur mij de brief') returns text
language sql as $$
  select tests.submit('newsletter', n, jsonb_build_object('email', email, 'consent_text', consent))
$$;
create function tests.confirm(n integer) returns text language sql as $$
  select public.newsletter_confirm(s.token) from private.newsletter_signups s where s.id = tests.row(n)
$$;
create function tests.mails(n integer) returns text language sql as $$
  select string_agg(m.template || ' ' || coalesce(m.recipient, 'company'), ', ' order by m.template) from public.mail_queue m
  where m.id in (select private.mail_id(tests.row(n), m.template))
$$;
grant execute on all functions in schema tests to public;
select tests.act_as('server');

-- Row and mails.
select is(tests.submit('contact', 1, '{"phone": "06", "message": "Dof", "service": "Polijsten", "boat_type": "Sloep"}'), 'stored', 'F-035 a contact request is stored');
select is(tests.mails(1), 'contact_company company, contact_visitor jan@example.nl', 'R-19 with a mail to the company and one to the visitor');
select results_eq(
  $$ select params - 'created_at' from public.mail_queue where id = private.mail_id(tests.row(1), 'contact_company') $$,
  $$ values (jsonb_build_object('id', tests.row(1), 'first_name', 'Jan', 'last_name', 'de Wit', 'email', 'jan@example.nl',
    'phone', '06', 'message', 'Dof', 'service', 'Polijsten', 'boat_type', 'Sloep', 'unchecked', true, 'attachments', 0)) $$,
  'R-19 that hold what was sent');
select results_eq(
  $$ select params - 'created_at' from public.mail_queue where id = private.mail_id(tests.row(1), 'contact_visitor') $$,
  $$ values ('{"service": "Polijsten"}'::jsonb) $$,
  'R-19 to the visitor nothing of it but the service, which has to be one of ours to be written');
select is(tests.submit('consultation', 2, '{"service": "Premium Consultatie", "email": "els@example.nl"}'), 'stored', 'F-035 so is a consultation');
select is(tests.mails(2), 'consultation_company company, consultation_visitor els@example.nl', 'R-19 with mails of its own');
select results_eq($$ select form, service, boat_type from public.contacts where id = tests.row(2) $$,
  $$ values ('consultation', 'Premium Consultatie', null::text) $$, 'F-035 and a form of its own');
select is(tests.submit('founding-member', 3, '{"boat_type": "Motorjacht", "email": "wim@example.nl"}'), 'stored', 'F-058 a founding member is stored');
select results_eq($$ select yacht_type, status from public.founding_members $$, $$ values ('Motorjacht', 'new') $$, 'F-058 as a new one with the yacht');
select is(tests.mails(3), 'founding_member_company company, founding_member_visitor wim@example.nl', 'R-19 with its mails');
select is(
  (select params ->> 'yacht_type' from public.mail_queue where id = private.mail_id(tests.row(3), 'founding_member_company')),
  'Motorjacht', 'F-059 that name the yacht');

-- Once.
select is(tests.submit('contact', 1, '{"phone": "06", "message": "Dof", "service": "Polijsten", "boat_type": "Sloep"}'), 'known', 'R-19 the same submission again is known');
select is(tests.submit('contact', 1, '{"message": "Iets anders"}'), 'id_taken', 'another one under its id is refused');
select is(public.submit_lead('contact', tests.row(1), '{}', 'new salt', p_former_hashes => '{x,y}') ->> 'outcome', 'id_taken', 'nor is one known by hashes that are not its own');
select is(
  public.submit_lead('contact', tests.row(1), '{}', 'new salt',
    p_former_hashes => array['x', (select content_hash from private.lead_submissions where id = tests.row(1))]) ->> 'outcome',
  'known', 'R-19 a repeat after the salt changed is known by its former hash');
select is(tests.submit('newsletter', 1, '{"consent_text": ""}'), 'id_taken', 'also one of another form');
select results_eq($$ select count(*), min(message) from public.contacts where id = tests.row(1) $$, $$ values (1::bigint, 'Dof') $$, 'R-19 the row stands once and as it came');
select is((select count(*) from public.mail_queue), 6::bigint, 'R-19 and no mail was added');
select is_empty($$ select 1 from public.newsletter_subscriptions $$, 'nor an address');
select throws_ok(
  $$ select tests.submit('contact', 4, '{"email": "niets"}') $$, '23514', null, 'what the columns do not take is refused');
select is_empty($$ select 1 from private.lead_submissions where id = tests.row(4) $$, 'R-19 with nothing of it left: the id may come again');
select is((select count(*) from public.mail_queue), 6::bigint, 'R-19 and no mail');
select tests.act_as('owner');
update public.contacts set deleted_at = now(), first_name = '', last_name = '', email = '' where id = tests.row(2);
select tests.act_as('server');
select is(tests.submit('consultation', 2, '{"service": "Premium Consultatie", "email": "els@example.nl"}'), 'known', 'R-18 a deleted request that is sent again is known');
select is((select email from public.contacts where id = tests.row(2)), '', 'R-18 and stays deleted');

-- One confirmation per mailbox and 24 hours, by any form and any sender.
select is(tests.submit('contact', 5, '{"message": "Nog iets"}'), 'stored', 'R-19 a second request of an address within a day is stored');
select is(tests.mails(5), 'contact_company company', 'R-19 and told to the company, without a second confirmation to the address');
select is(tests.submit('founding-member', 6, '{"email": "Jan+boot@Example.NL"}'), 'stored', 'R-19 nor in another form,');
select is(tests.mails(6), 'founding_member_company company', 'R-19 written in capitals or with a plus: it is the same mailbox');
select results_eq($$ select private.mailbox_of(a) from unnest(array['J.A.N+x@GoogleMail.com', 'j.an@example.nl', '"a@b"@c.nl', 'x']) a $$,
  $$ values ('jan@gmail.com'), ('j.an@example.nl'), ('"a@b"@c.nl'), ('x@x') $$, 'R-19 dots make no other mailbox where the provider leaves them out, elsewhere they do');
select tests.act_as('owner');
update public.mail_queue set created_at = now() - interval '24 hours';
select tests.act_as('server');
select is(tests.submit('contact', 7, '{}'), 'stored', 'R-19 a day later');
select is(tests.mails(7), 'contact_company company, contact_visitor jan@example.nl', 'R-19 a request is confirmed again');

-- Newsletter.
select is(tests.sign_up(11), 'stored', 'F-084 an address signs up');
select is(tests.mails(11), 'newsletter_confirm piet@example.nl', 'R-25 and is asked to confirm');
select is_empty($$ select 1 from public.newsletter_subscriptions $$, 'R-25 it is on no list until then');
select is(
  (select params from public.mail_queue where id = private.mail_id(tests.row(11), 'newsletter_confirm')),
  (select jsonb_build_object('confirm_token', token) from private.newsletter_signups), 'R-25 the mail has the key and nothing else');
select is(tests.sign_up(12), 'stored', 'R-25 the same address again is taken');
select is(tests.mails(12), 'newsletter_confirm piet@example.nl', 'R-25 and asked once more');
select is(tests.sign_up(13, 'piet+2@example.nl'), 'stored', 'R-25 a third time in a day the answer is the same');
select is(tests.mails(13), null, 'R-25 and nothing is sent');
select is(tests.confirm(12), 'confirmed', 'R-25 the click');
select results_eq($$ select id, email, status, consent_text, consented_at = now() from public.newsletter_subscriptions $$,
  $$ values (tests.row(12), 'piet@example.nl', 'active', 'Ja, stuur mij de brief', true) $$, 'F-084 F-085 R-25 makes it active, with what was agreed to and when');
select is(tests.mails(12), 'newsletter_confirm piet@example.nl, newsletter_welcome piet@example.nl', 'R-25 and it gets its welcome');
select is(
  (select params ->> 'unsubscribe_token' from public.mail_queue where id = private.mail_id(tests.row(12), 'newsletter_welcome')),
  (select unsubscribe_token::text from public.newsletter_subscriptions), 'R-25 with the key to leave');
select is(tests.sign_up(14), 'stored', 'R-25 an address on the list that signs up is answered the same');
select is(tests.mails(14), null, 'R-25 and has nothing to confirm');

-- Limits.
select is(tests.submit('contact', 21, '{}', 'een', '{"window_s": 600, "per_visitor": 2, "overall": 100}'), 'stored', 'R-20 the first of a visitor');
select is(tests.submit('contact', 22, '{}', 'een', '{"window_s": 600, "per_visitor": 2, "overall": 100}'), 'stored', 'R-20 and the second are taken');
select is(
  public.submit_lead('contact', tests.row(23), '{}', 'x', 'een', '{"window_s": 600, "per_visitor": 2, "overall": 100}'),
  '{"outcome": "rate_limited", "retry_after_s": 600}', 'R-20 the third has to wait');
select is(public.lead_wait(tests.row(23), 'een', '{"window_s": 600, "per_visitor": 2, "overall": 100}'), 600, 'R-20 and hears it before it is read');
select is(public.lead_wait(tests.row(22), 'een', '{"window_s": 600, "per_visitor": 2, "overall": 100}'), null, 'R-20 a repeat does not');
select is(public.lead_wait(tests.row(23), 'twee', '{"window_s": 600, "per_visitor": 2, "overall": 100}'), null, 'R-20 nor another visitor');
select is_empty($$ select 1 from public.contacts where id = tests.row(23) $$, 'R-20 and nothing is stored');
select is(tests.submit('contact', 22, '{}', 'een', '{"window_s": 600, "per_visitor": 2, "overall": 100}'), 'known', 'R-20 a repeat never has to');
select is(tests.submit('contact', 24, '{}', 'twee', '{"window_s": 600, "per_visitor": 2, "overall": 100}'), 'stored', 'R-20 another visitor has not either');
select is(tests.submit('contact', 25, '{}', 'drie', '{"window_s": 600, "per_visitor": 2, "overall": 3}'), 'rate_limited', 'R-20 but all together can be too much');
update private.lead_submissions set at = at - interval '11 minutes';
select is(tests.submit('contact', 25, '{}', 'een', '{"window_s": 600, "per_visitor": 2, "overall": 3}'), 'stored', 'R-20 later there is room again');
select is_empty(
  $$ select 1 from private.lead_submissions where visitor is not null and at < now() - interval '10 minutes' $$,
  'R-20 and who sent the older ones is forgotten');

-- A few networks that send all they may do not close the forms for everybody.
select is(tests.submit('contact', 26, '{}', 'een', '{"window_s": 600, "per_visitor": 9, "overall": 3}'), 'stored', 'R-20 one network sends');
select is(tests.submit('contact', 27, '{}', 'een', '{"window_s": 600, "per_visitor": 9, "overall": 3}'), 'stored', 'R-20 until all together is too much');
select is(tests.submit('contact', 28, '{}', 'een', '{"window_s": 600, "per_visitor": 9, "overall": 3}'), 'rate_limited', 'R-20 then it waits');
select is(tests.submit('contact', 29, '{}', 'twee', '{"window_s": 600, "per_visitor": 9, "overall": 3}'), 'stored', 'R-20 while one that sent nothing of late is taken');
select is(tests.submit('contact', 30, '{}', 'twee', '{"window_s": 600, "per_visitor": 9, "overall": 3}'), 'rate_limited', 'R-20 once,');
select is(tests.submit('contact', 31, '{}', null, '{"window_s": 600, "per_visitor": 9, "overall": 3}'), 'rate_limited', 'R-20 and one that nothing is known of is not');

select * from finish();
rollback;
