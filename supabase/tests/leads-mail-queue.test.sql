-- The mail queue: only the server adds mail and records its result, admins read; a mail is leased, tried again and at last
-- given up, and a lead never fails with its mail (R-19).
begin;
select plan(45);

select tests.act_as('server');
select is(private.enqueue_mail(tests.row(1), 'contact_visitor', 'jan@example.nl', '{"first_name": "Jan"}'), true, 'R-19 the server enqueues a mail');

-- Refused, and then nothing has changed.
select tests.act_as('anonymous');
select throws_ok($$ select * from public.mail_queue $$, '42501', null, 'R-17 anonymous reads no mail');
select throws_ok($$ insert into public.mail_queue (id, template) values (tests.row(9), 'x') $$, '42501', null, 'R-17 anonymous adds none');
select throws_ok($$ select * from public.mail_queue_claim() $$, '42501', null, 'R-17 anonymous claims none');
select throws_ok($$ select public.mail_queue_report(tests.row(1), 1) $$, '42501', null, 'R-17 anonymous records nothing');
select throws_ok($$ select private.enqueue_mail(tests.row(9), 'x', 'x', '{}') $$, '42501', null, 'R-17 anonymous enqueues none');

select tests.act_as('guest');
select is_empty($$ select * from public.mail_queue $$, 'R-17 signed in without being staff reads no mail');
select throws_ok($$ select * from public.mail_queue_claim() $$, '42501', null, 'R-17 nor claims any');

select tests.act_as('technician');
select is_empty($$ select * from public.mail_queue $$, 'R-17 a technician reads no mail');
select throws_ok($$ insert into public.mail_queue (id, template) values (tests.row(9), 'x') $$, '42501', null, 'R-17 a technician adds none');
select throws_ok($$ select private.enqueue_mail(tests.row(9), 'x', 'x', '{}') $$, '42501', null, 'R-17 nor enqueues one');
select throws_ok($$ select * from public.mail_queue_claim() $$, '42501', null, 'R-17 nor claims any');

select tests.act_as('admin');
select results_eq($$ select recipient, status from public.mail_queue $$, $$ values ('jan@example.nl', 'pending') $$, 'R-17 an admin reads the queue');
select throws_ok($$ update public.mail_queue set status = 'sent' $$, '42501', null, 'R-17 an admin changes no mail');
select throws_ok($$ delete from public.mail_queue $$, '42501', null, 'R-17 nor deletes any');
select throws_ok($$ select public.mail_queue_report(tests.row(1), 1) $$, '42501', null, 'R-17 nor records any');
select throws_ok($$ select private.run_job('send_mail') $$, '42501', null, 'R-17 nor calls the worker');
select throws_ok($$ select private.mail_queue_forget() $$, '42501', null, 'R-17 nor empties the queue');

select tests.act_as('owner');
select results_eq($$ select status, attempts from public.mail_queue $$, $$ values ('pending', 0) $$, 'R-17 after all refusals the queue is unchanged');

-- In.
select tests.act_as('server');
select is(private.enqueue_mail(tests.row(1), 'contact_visitor', 'other@example.nl', '{}'), false, 'R-19 the same id is the same mail');
select lives_ok($$ select private.enqueue_mail(private.mail_id(tests.row(1), 'contact_company'), 'contact_company', null, null) $$,
  'R-19 without a recipient it goes to the company');
select is((select count(*) from public.mail_queue), 2::bigint, 'and two mails wait');
select is(private.mail_id(tests.row(1), 'a'), private.mail_id(tests.row(1), 'a'), 'R-19 a row and a template always make the same id');
select isnt(private.mail_id(tests.row(1), 'a'), private.mail_id(tests.row(1), 'b'), 'another template is another mail');

-- Leased.
select is((select count(*) from public.mail_queue_claim(1)), 1::bigint, 'R-19 a worker claims as many as it asks for');
select is((select count(*) from public.mail_queue_claim()), 1::bigint, 'R-19 the next worker gets the other one');
select is_empty($$ select * from public.mail_queue_claim() $$, 'R-19 and a third one nothing: both are leased');
update public.mail_queue set next_attempt_at = now() where id = tests.row(1);
select results_eq($$ select id, template, recipient, params, attempt from public.mail_queue_claim() $$,
  $$ values (tests.row(1), 'contact_visitor', 'jan@example.nl', '{"first_name": "Jan"}'::jsonb, 2) $$,
  'R-19 a worker that never reported loses its lease, and the mail is given out again');

-- Booked.
select is(public.mail_queue_report(tests.row(1), 1, 'too late'), 'sending', 'R-19 who lost the lease records no failure');
select is(public.mail_queue_report(tests.row(1), 2, repeat('x', 600)), 'pending', 'R-19 a failure is tried again');
select results_eq($$ select next_attempt_at, length(last_error) from public.mail_queue where id = tests.row(1) $$,
  $$ values (now() + interval '2 minutes', 500) $$, 'R-19 two minutes after the second try, with its reason');
select is_empty($$ select * from public.mail_queue_claim() $$, 'R-19 not before');
update public.mail_queue set next_attempt_at = now(), attempts = 10 where id = tests.row(1);
select lives_ok($$ select public.mail_queue_claim(); select public.mail_queue_report(tests.row(1), 11, 'no') $$, 'the eleventh try fails');
select is((select next_attempt_at from public.mail_queue where id = tests.row(1)), now() + interval '6 hours', 'R-19 a pause is never longer than six hours');
update public.mail_queue set next_attempt_at = now() where id = tests.row(1);
select lives_ok($$ select public.mail_queue_claim() $$, 'the twelfth');
select is(public.mail_queue_report(tests.row(1), 12, 'no'), 'failed', 'R-19 after twelve tries it has failed for good');
update public.mail_queue set next_attempt_at = now() where id = tests.row(1);
select is_empty($$ select * from public.mail_queue_claim() $$, 'R-19 and is not given out any more');
select is(public.mail_queue_report(tests.row(1), 12), 'sent', 'R-19 a yes of the provider counts however late');
select is(public.mail_queue_report(tests.row(1), 12, 'no'), 'sent', 'R-19 and stays');

select is(public.mail_queue_report(private.mail_id(tests.row(1), 'contact_company'), 1, 'unknown template', true), 'failed',
  'R-19 what can never be sent fails at once');
select private.enqueue_mail(tests.row(3), 'contact_visitor', 'els@example.nl', '{}');
update public.mail_queue set status = 'sending', attempts = 12 where id = tests.row(3);
select is_empty($$ select * from public.mail_queue_claim() $$, 'R-19 a mail that takes every worker down with it');
select is((select status from public.mail_queue where id = tests.row(3)), 'failed', 'R-19 is given up too');

-- Forgotten.
update public.mail_queue set sent_at = now() - interval '31 days' where id = tests.row(1);
select tests.act_as('owner');
select is(private.mail_queue_forget(), 1::bigint, 'a mail of a month ago is emptied');
select results_eq($$ select recipient, params, status from public.mail_queue where id = tests.row(1) $$,
  $$ values ('', '{}'::jsonb, 'sent') $$, 'its id stays, so it is never sent again');
select tests.act_as('server');
select is(private.enqueue_mail(tests.row(1), 'contact_visitor', 'jan@example.nl', '{}'), false, 'for any caller');

select * from finish();
rollback;
