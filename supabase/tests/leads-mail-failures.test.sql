-- Failed mail: admins alone see it and have it sent again; it comes and goes with the queue (R-19).
begin;
select plan(27);

select tests.act_as('server');
select private.enqueue_mail(tests.row(1), 'contact_visitor', 'jan@example.nl', '{"first_name": "Jan"}');
select private.enqueue_mail(tests.row(2), 'contact_company', null, '{}');
select lives_ok($$ select public.mail_queue_claim(); select public.mail_queue_report(tests.row(1), 1, 'refused', true) $$, 'a mail fails for good');

-- Refused, and then nothing has changed.
select tests.act_as('anonymous');
select throws_ok($$ select * from public.mail_failures $$, '42501', null, 'R-17 anonymous sees no failure');
select throws_ok($$ update public.mail_failures set deleted_at = now() $$, '42501', null, 'R-17 anonymous has nothing sent again');
select tests.act_as('guest');
select is_empty($$ select * from public.mail_failures $$, 'R-17 signed in without being staff sees none');
select is_empty($$ update public.mail_failures set deleted_at = now() returning 1 $$, 'R-17 and has nothing sent again');
select tests.act_as('technician');
select is_empty($$ select * from public.mail_failures $$, 'R-17 a technician sees none');
select is_empty($$ update public.mail_failures set deleted_at = now() returning 1 $$, 'R-17 a technician has nothing sent again');
select is(cardinality(tests.pulled(tests.pull(), 'mail_failures')), 0, 'R-17 a technician''s device pulls none');
select tests.act_as('admin');
select throws_ok($$ insert into public.mail_failures (id, mail_id, template, error) values (tests.row(9), tests.row(1), 'x', 'x') $$,
  '42501', null, 'R-17 an admin makes no failure up');
select throws_ok($$ update public.mail_failures set recipient = 'els@example.nl' $$, '42501', null, 'R-17 nor sends it to somebody else');
select throws_ok($$ delete from public.mail_failures $$, '42501', null, 'S7 nor removes it without a trace');
select tests.act_as('owner');
select results_eq(
  $$ select f.mail_id, f.template, f.recipient, f.error, f.deleted_at from public.mail_failures f $$,
  $$ values (tests.row(1), 'contact_visitor', 'jan@example.nl', 'refused', null::timestamptz) $$,
  'R-19 after all refusals the failure stands as it was: one, with who and why');
select is((select status from public.mail_queue where id = tests.row(1)), 'failed', 'R-17 and the mail has not gone');

-- Again.
select tests.act_as('admin');
select is(cardinality(tests.pulled(tests.pull(), 'mail_failures')), 1, 'R-19 an admin''s device pulls it');
create temporary table failure as select f.id from public.mail_failures f;
select is(
  tests.verdicts(tests.push(1, tests.mutation(1, 'delete', 'mail_failures', (select id from failure), bases => '{"*": 1}'))),
  'applied', 'R-19 an admin has it sent again');
select tests.act_as('server');
select results_eq(
  $$ select status, attempts from public.mail_queue where id = tests.row(1) $$, $$ values ('pending', 0) $$,
  'R-19 with all its tries');
select tests.act_as('owner');
select results_eq(
  $$ select f.recipient, f.error from public.mail_failures f where f.deleted_at is not null $$, $$ values (null::text, '') $$,
  'and nothing personal stays behind');
select tests.act_as('server');
select lives_ok($$ select public.mail_queue_claim(); select public.mail_queue_report(tests.row(1), 1, 'again', true) $$, 'it fails again');
select results_eq(
  $$ select f.error from public.mail_failures f where f.deleted_at is null $$, $$ values ('again') $$, 'R-19 and is seen again, as a new failure');
select is(public.mail_queue_report(tests.row(1), 1), 'sent', 'a yes that comes late');
select is_empty($$ select 1 from public.mail_failures f where f.deleted_at is null $$, 'R-19 takes the failure away');
select is((select status from public.mail_queue where id = tests.row(1)), 'sent', 'and sends nothing twice');

select is(public.mail_queue_report(tests.row(2), 1, 'timeout'), 'pending', 'R-19 a try that failed is to be tried again');
select is_empty($$ select 1 from public.mail_failures f where f.deleted_at is null $$, 'R-19 and no failure yet');

update public.mail_queue set status = 'failed', next_attempt_at = now() - interval '181 days', recipient = 'a@example.nl' where id = tests.row(2);
select tests.act_as('owner');
select is(private.mail_queue_forget(), 1::bigint, 'what failed half a year ago is emptied');
select is_empty($$ select 1 from public.mail_failures f where f.deleted_at is null $$, 'and leaves the bell');
select is((select status from public.mail_queue where id = tests.row(2)), 'failed', 'without being sent');

select * from finish();
rollback;
