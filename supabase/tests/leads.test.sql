-- What visitors send: the server alone adds it; admins alone read it, answer it and delete it.
begin;
select plan(84);

create function tests.lead(p_extra jsonb default '{}') returns jsonb language sql immutable as $$
  select jsonb_build_object('first_name', 'Jan', 'last_name', 'de Wit', 'email', 'jan@example.nl', 'unchecked', true) || p_extra
$$;
create function tests.files() returns jsonb language sql immutable as $$
  select jsonb_build_object('attachments', jsonb_build_array(jsonb_build_object('id', tests.row(91),
    'path', tests.row(1) || '/1.jpg', 'file_name', 'boot.jpg', 'content_type', 'image/jpeg', 'size_bytes', 3)))
$$;
create function tests.put_file(name text) returns void language sql as $$
  insert into storage.objects (bucket_id, name, metadata)
    values ('contact_attachments', name, '{"size": 3, "mimetype": "image/jpeg"}')
$$;
grant execute on all functions in schema tests to public;

select is_empty($$
  select unnest('{id,first_name,last_name,email,phone,service,boat_type,message,notes,attachment_url,status,created_at,updated_at}'::text[])
  except select column_name::text from information_schema.columns
    where table_schema = 'public' and table_name = 'contacts' $$, 'C-026 a contact request has the columns that were specified');
select is_empty($$
  select unnest('{id,first_name,last_name,email,phone,yacht_type,message,notes,status,created_at,updated_at}'::text[])
  except select column_name::text from information_schema.columns
    where table_schema = 'public' and table_name = 'founding_members' $$, 'C-027 a founding member has the columns that were specified');
select is_empty($$
  select unnest('{id,email,status,notes,created_at,updated_at}'::text[])
  except select column_name::text from information_schema.columns
    where table_schema = 'public' and table_name = 'newsletter_subscriptions' $$, 'C-028 and a newsletter address too');

select tests.act_as('server');
select is(public.submit_lead('contact', tests.row(1), tests.lead(tests.files()), 'c1') ->> 'outcome', 'stored', 'F-089 the server takes a contact request');
select is(public.submit_lead('founding-member', tests.row(2), tests.lead(), 'c2') ->> 'outcome', 'stored', 'F-089 and a founding member');
select is(
  public.submit_lead('newsletter', tests.row(3), '{"email": "piet@example.nl", "unchecked": true, "consent_text": "ja"}', 'c3') ->> 'outcome',
  'stored', 'F-089 and a newsletter address');
select is(public.newsletter_confirm((select token from private.newsletter_signups)), 'confirmed', 'R-25 that is confirmed');
select lives_ok($$ select tests.put_file(tests.row(1) || '/1.jpg') $$, 'R-26 the server puts a file in the bucket');

-- Refused, and then nothing has changed.
select tests.act_as('anonymous');
select throws_ok($$ select * from public.contacts $$, '42501', null, 'F-089 R-17 anonymous reads no contact request');
select throws_ok($$ select * from public.founding_members $$, '42501', null, 'F-089 R-17 nor a founding member');
select throws_ok($$ select * from public.newsletter_subscriptions $$, '42501', null, 'F-089 R-17 nor a newsletter address');
select throws_ok(
  $$ insert into public.contacts (id, form, first_name, last_name, email) values (tests.row(9), 'contact', 'a', 'b', 'a@b.nl') $$,
  '42501', null, 'F-089 R-17 anonymous inserts through the functions only');
select throws_ok($$ insert into public.newsletter_subscriptions (id, email, consent_text) values (tests.row(9), 'a@b.nl', '') $$,
  '42501', null, 'F-089 R-17 no newsletter address either');
select throws_ok($$ select public.submit_lead('contact', tests.row(9), tests.lead(), 'c9') $$, '42501', null, 'F-089 R-17 nor by the server''s own way');
select throws_ok($$ select public.lead_wait(tests.row(9), null, '{}') $$, '42501', null, 'R-17 nor asks whether it has to wait');
select throws_ok($$ select * from private.newsletter_signups $$, '42501', null, 'R-17 R-25 nor reads who has yet to confirm');
select is_empty($$ select 1 from storage.objects where bucket_id = 'contact_attachments' $$, 'R-26 anonymous sees no file');
select throws_ok($$ select tests.put_file('a/3.jpg') $$, '42501', null, 'R-26 anonymous adds none');

select tests.act_as('guest');
select is_empty($$ select * from public.contacts $$, 'R-17 signed in without being staff reads no contact request');
select is_empty($$ select * from public.founding_members $$, 'R-17 nor a founding member');
select is_empty($$ select * from public.newsletter_subscriptions $$, 'R-17 nor a newsletter address');
select throws_ok($$ select public.submit_lead('contact', tests.row(9), tests.lead(), 'c9') $$, '42501', null, 'R-17 and submits nothing');

select tests.act_as('technician');
select is_empty($$ select * from public.contacts $$, 'R-17 a technician reads no contact request');
select is_empty($$ select * from public.founding_members $$, 'R-17 nor a founding member');
select is_empty($$ select * from public.newsletter_subscriptions $$, 'R-17 nor a newsletter address');
select is_empty($$ update public.contacts set status = 'closed' returning 1 $$, 'R-17 a technician changes none');
select is_empty($$ update public.founding_members set deleted_at = now() returning 1 $$, 'R-17 a technician deletes none');
select is_empty($$ update public.newsletter_subscriptions set notes = 'x' returning 1 $$, 'R-17 a technician writes no note with one');
select is(
  tests.verdicts(tests.push(2,
    tests.mutation(1, 'patch', 'contacts', tests.row(1), '{"status": "closed"}', '{"status": 1}'),
    tests.mutation(2, 'delete', 'founding_members', tests.row(2), bases => '{"*": 1}'),
    tests.mutation(3, 'patch', 'newsletter_subscriptions', tests.row(3), '{"status": "unsubscribed"}', '{"status": 1}'))),
  'rejected FORBIDDEN, rejected FORBIDDEN, rejected FORBIDDEN', 'R-17 nor from a device');
select is(
  (select count(*) from unnest('{contacts,founding_members,newsletter_subscriptions}'::text[]) t
    where cardinality(tests.pulled(tests.pull(), t)) > 0), 0::bigint,
  'R-17 a technician''s device pulls none of them');
select throws_ok($$ select public.row_history('contacts', tests.row(1)) $$, 'PT403', null, 'R-17 nor reads their history');
select is_empty($$ select 1 from storage.objects where bucket_id = 'contact_attachments' $$, 'R-26 a technician sees no file');
select throws_ok($$ select tests.put_file('a/3.jpg') $$, '42501', null, 'R-26 a technician adds none');
select is_empty($$ delete from storage.objects where bucket_id = 'contact_attachments' returning 1 $$, 'R-26 nor removes one');

select tests.act_as('admin');
select throws_ok(
  $$ insert into public.founding_members (id, first_name, last_name, email) values (tests.row(9), 'a', 'b', 'a@b.nl') $$,
  '42501', null, 'R-17 an admin makes up no lead');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(11, 'put', 'contacts', tests.row(9), '{"status": "new"}'),
    tests.mutation(12, 'patch', 'contacts', tests.row(1), '{"email": "els@example.nl"}', '{"email": 1}'),
    tests.mutation(13, 'put', 'founding_members', tests.row(9), '{"status": "new"}'),
    tests.mutation(14, 'patch', 'newsletter_subscriptions', tests.row(3), '{"consent_text": "x"}', '{"consent_text": 1}'))),
  'rejected 22023, rejected 22023, rejected 22023, rejected 22023', 'R-17 nor on a device, which writes status, notes and the client alone');
select throws_ok($$ update public.contacts set message = 'x' $$, '42501', null, 'R-17 an admin changes nothing of what a visitor wrote');
select throws_ok($$ update public.contacts set answered_at = now() $$, '42501', null, 'R-09 nor says when it was answered');
select throws_ok($$ update public.founding_members set answered_at = null $$, '42501', null, 'R-09 nor of a founding member that it was not');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(15, 'patch', 'contacts', tests.row(1), '{"answered_at": "2026-01-01T00:00:00Z"}', '{"answered_at": 2}'),
    tests.mutation(16, 'patch', 'founding_members', tests.row(2), '{"answered_at": "2026-01-01T00:00:00Z"}', '{"answered_at": 1}'))),
  'rejected 22023, rejected 22023', 'R-09 nor does a device');
select throws_ok($$ update public.newsletter_subscriptions set consent_text = 'x' $$, '42501', null, 'R-25 an admin changes no consent');
select throws_ok($$ delete from public.contacts $$, '42501', null, 'S7 an admin removes no request without a trace');
select throws_ok($$ select tests.put_file('a/3.jpg') $$, '42501', null, 'R-26 an admin adds no file to a request');
select throws_ok($$ select public.submit_lead('contact', tests.row(9), tests.lead(), 'c9') $$, '42501', null, 'R-17 nor submits one');
select throws_ok($$ select * from private.lead_submissions $$, '42501', null, 'R-17 nor reads who sent what');
select throws_ok($$ select * from private.newsletter_signups $$, '42501', null, 'R-17 R-25 nor who has yet to confirm');

select tests.act_as('owner');
select results_eq(
  $$ select form, first_name, last_name, email, phone, message, service, boat_type, attachment_url, unchecked, notes, status from public.contacts $$,
  $$ values ('contact', 'Jan', 'de Wit', 'jan@example.nl', null::text, null::text, null::text, null::text, tests.row(1) || '/1.jpg', true, null::text, 'new') $$,
  'F-035 F-036 after all refusals the contact request is as it came, with null where nothing was filled in');
select results_eq(
  $$ select first_name, email, phone, yacht_type, message, status from public.founding_members $$,
  $$ values ('Jan', 'jan@example.nl', null::text, null::text, null::text, 'new') $$, 'F-058 so is the founding member');
select results_eq(
  $$ select email, status, consent_text, consented_at = created_at from public.newsletter_subscriptions $$,
  $$ values ('piet@example.nl', 'active', 'ja', true) $$, 'F-084 F-085 and the newsletter address, active, with its consent and when it was given');
select is((select count(*) from storage.objects where bucket_id = 'contact_attachments'), 1::bigint, 'R-26 the bucket holds the one file');
select results_eq(
  $$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'contact_attachments' $$,
  $$ values (false, 10485760::bigint, '{image/jpeg,image/png,image/webp,image/heic,application/pdf}'::text[]) $$,
  'R-26 which is private and takes files of 10 MB of five kinds');

-- Allowed.
select tests.act_as('second admin');
select is((select count(*) from public.contacts), 1::bigint, 'C-030 an admin reads the contact request');
select is((select count(*) from public.founding_members), 1::bigint, 'C-030 the founding member');
select is((select count(*) from public.newsletter_subscriptions), 1::bigint, 'C-030 and the newsletter address');
select isnt_empty($$ select 1 from storage.objects where bucket_id = 'contact_attachments' $$, 'R-26 an admin reads the files');
select isnt_empty($$ delete from storage.objects where bucket_id = 'contact_attachments' returning 1 $$, 'R-26 and removes them');

-- On the devices of the office.
select is(
  (select string_agg(t, ' ' order by t) from unnest('{contacts,founding_members,newsletter_subscriptions}'::text[]) t
    where cardinality(tests.pulled(tests.pull(), t)) = 1), 'contacts founding_members newsletter_subscriptions',
  'C-030 an admin''s device pulls what visitors sent');
select tests.act_as('owner');
create temporary table before_answer as select id, updated_at from public.contacts
  union all select id, updated_at from public.founding_members union all select id, updated_at from public.newsletter_subscriptions;
select tests.act_as('second admin');
select is(
  tests.verdicts(tests.push(3,
    tests.mutation(21, 'patch', 'contacts', tests.row(1), '{"status": "contacted", "notes": "belt terug"}', '{"status": 2, "notes": 2}'),
    tests.mutation(22, 'patch', 'founding_members', tests.row(2), '{"status": "closed"}', '{"status": 1}'),
    tests.mutation(23, 'patch', 'newsletter_subscriptions', tests.row(3), '{"notes": "vaste lezer"}', '{"notes": 1}'))),
  'applied, applied, applied', 'C-009 C-012 C-017 C-029 an admin changes status and notes');
select tests.act_as('owner');
select is(
  (select count(*) filter (where l.updated_at > b.updated_at) from before_answer b join (
    select id, updated_at from public.contacts union all select id, updated_at from public.founding_members
    union all select id, updated_at from public.newsletter_subscriptions) l using (id)),
  3::bigint, 'C-013 each change sets when the row was changed');
select is(
  (select count(*) from (select answered_at from public.contacts union all select answered_at from public.founding_members) a
    where a.answered_at = now()), 2::bigint, 'R-09 the server notes when a request was answered');
update public.contacts set answered_at = now() - interval '3 hours';
select is((select answered_at from public.contacts), now(), 'R-09 and nothing moves that time');
update public.contacts set status = 'closed';
update public.contacts set notes = 'was al gebeld';
select is((select answered_at from public.contacts), now(), 'R-09 not even another status or a note');
update public.founding_members set status = 'wacht';
select is((select answered_at from public.founding_members), null, 'R-09 C-010 one that counts as new again waits again');
insert into public.founding_members (id, first_name, last_name, email, status, answered_at)
  values (tests.row(7), 'a', 'b', 'a@b.nl', 'closed', '2026-01-01'), (tests.row(8), 'a', 'b', 'a@b.nl', 'new', '2026-01-01');
select results_eq($$ select answered_at from public.founding_members where id in (tests.row(7), tests.row(8)) order by id $$,
  $$ values ('2026-01-01'::timestamptz), (null) $$, 'R-09 an imported request has the time it says, but none while it is new');
delete from public.founding_members where id in (tests.row(7), tests.row(8));
select is((select count(*) from private.sync_tables where 'answered_at' = any (derived) and not 'answered_at' = any (columns)), 2::bigint,
  'R-09 which is no edit of a person');
select tests.act_as('technician');
select is(
  (select count(*) from unnest('{contacts,founding_members,newsletter_subscriptions,conflicts}'::text[]) t
    where cardinality(tests.pulled(tests.pull(), t)) > 0), 0::bigint,
  'R-17 of which a technician''s device hears nothing');
select tests.act_as('second admin');
select is(
  (select string_agg(h ->> 'op', ' ') from jsonb_array_elements(public.row_history('contacts', tests.row(1)) -> 'entries') h), 'update update update update insert',
  'the history tells an admin of the request, of its file and of each answer');
select is(
  tests.verdicts(tests.push(3,
    tests.mutation(31, 'delete', 'contacts', tests.row(1), bases => '{"*": 9}'),
    tests.mutation(32, 'delete', 'founding_members', tests.row(2), bases => '{"*": 9}'),
    tests.mutation(33, 'delete', 'newsletter_subscriptions', tests.row(3), bases => '{"*": 9}'))),
  'applied, applied, applied', 'C-025 C-029 and deletes them');
select tests.act_as('owner');
select results_eq(
  $$ select first_name || last_name || email, coalesce(phone, message, service, boat_type, attachment_url, notes) from public.contacts
     union all select first_name || last_name || email, coalesce(phone, yacht_type, message, notes) from public.founding_members
     union all select email, notes from public.newsletter_subscriptions $$,
  $$ values ('', null::text), ('', null), ('', null) $$, 'R-18 a deleted one keeps no personal value');
select is_empty($$ select 1 from private.sync_history h where h.changes::text ~ 'jan|Wit|piet|belt|lezer' $$, 'S5 nor does its history');
select is_empty($$ select 1 from public.contact_attachments $$, 'C-018 C-024 the list of its files goes along');
select throws_ok($$ update public.contacts set status = 'new' $$, '23514', null, 'S5 what is deleted stays deleted');
select tests.act_as('server');
select is(public.submit_lead('contact', tests.row(1), tests.lead(tests.files()), 'c1') ->> 'outcome', 'known',
  'R-19 a deleted request that is sent again does not come back');
select is(public.submit_lead('contact', tests.row(4), tests.lead(), 'c4') ->> 'outcome', 'stored', 'F-089 the next request comes');
select is(public.submit_lead('founding-member', tests.row(5), tests.lead(), 'c5') ->> 'outcome', 'stored', 'F-089 and the next founding member');
select is(
  public.submit_lead('newsletter', tests.row(6), '{"email": "piet@example.nl", "unchecked": true, "consent_text": "ja"}', 'c6') ->> 'outcome',
  'stored', 'R-25 and the address that was deleted may sign up again');
select is(public.newsletter_confirm((select token from private.newsletter_signups where confirmed_at is null)), 'confirmed', 'R-25 and is confirmed');

-- What a row may hold, no matter who writes it.
select tests.act_as('owner');
select throws_ok($$ update public.contacts set first_name = ' ' where deleted_at is null $$, '23514', null, 'F-025 a request has a first name');
select throws_ok($$ update public.founding_members set last_name = '' where deleted_at is null $$, '23514', null, 'F-026 a founding member a last name');
select throws_ok($$ update public.contacts set email = 'jan' where deleted_at is null $$, '23514', null, 'F-027 and an address');
select throws_ok($$ update public.contacts set message = repeat('x', 5001) where deleted_at is null $$, '23514', null, 'texts are bounded');
select throws_ok($$ update public.newsletter_subscriptions set email = 'Piet@example.nl' where deleted_at is null $$, '23514', null, 'R-25 a newsletter address is lower case');
select throws_ok(
  $$ insert into public.newsletter_subscriptions (id, email, consent_text) values (tests.row(9), 'piet@example.nl', '') $$,
  '23505', null, 'R-25 and it is stored once');
select lives_ok(
  $$ update public.contacts set status = 'wacht' where deleted_at is null;
     update public.newsletter_subscriptions set status = 'pauze' where deleted_at is null $$,
  'F-085 F-087 a status is not held to a list: an unknown value counts as new, or active');

select * from finish();
rollback;
