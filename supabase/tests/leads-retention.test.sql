-- The terms of the privacy policy: just before one what visitors sent is there, just after it is gone, files and all (R-44).
begin;
select plan(36);

create function tests.lead(form text, n integer, email text default 'jan@example.nl') returns text language sql as $$
  select public.submit_lead(form, tests.row(n), jsonb_build_object('first_name', 'Jan', 'last_name', 'de Wit',
    'email', email, 'unchecked', true, 'attachments', case when form = 'contact' then
      jsonb_build_array(jsonb_build_object('id', tests.row(90), 'path', tests.row(n) || '/1.pdf', 'file_name', '1.pdf',
        'content_type', 'application/pdf', 'size_bytes', 4)) else '[]' end), 'c' || n, 'visitor') ->> 'outcome'
$$;
create function tests.arrive(n integer) returns void language sql as $$
  insert into storage.objects (bucket_id, name, metadata)
    values ('contact_attachments', tests.row(n) || '/1.pdf', '{"size": 4, "mimetype": "application/pdf"}')
$$;
-- As if the office had last touched it then; past the triggers that say when a row changed.
create function tests.touched(n integer, at timestamptz) returns void language plpgsql as $$
begin
  set local session_replication_role = replica;
  update public.contacts set created_at = at - interval '5 months', updated_at = at where id = tests.row(n);
  update public.founding_members set created_at = at - interval '5 months', updated_at = at where id = tests.row(n);
  set local session_replication_role = origin;
end $$;
create function tests.there() returns integer[] language sql as $$
  select coalesce(array_agg(right(l.id::text, 2)::integer order by l.id), '{}')
  from (select c.id from public.contacts c union all select f.id from public.founding_members f) l
$$;
grant execute on all functions in schema tests to public;

select tests.act_as('server');
select is(tests.lead('contact', 1), 'stored', 'R-44 a request with a file');
select is(tests.lead('contact', 2), 'stored', 'R-44 another one');
select is(tests.lead('founding-member', 3), 'stored', 'R-44 a founding member');
select is(tests.lead('founding-member', 4), 'stored', 'R-44 another one');
select is(tests.lead('contact', 5, 'Klant@example.nl'), 'stored', 'R-44 and a request of somebody who is a client now');
select is(tests.lead('contact', 8, 'bellen@example.nl'), 'stored', 'R-44 one of a person who is known by another address');
select is(tests.lead('founding-member', 9, 'bellen@example.nl'), 'stored', 'R-44 and a founding member who is');
select public.submit_lead('newsletter', tests.row(6), '{"email": "piet@example.nl", "unchecked": true, "consent_text": "ja"}', 'c6');
select public.newsletter_confirm((select token from private.newsletter_signups));
select tests.arrive(1);
select tests.arrive(5);
select tests.arrive(8);

-- Refused, and then nothing has changed.
select throws_ok($$ select private.delete_expired_leads() $$, '42501', null, 'R-17 the service key deletes no leads by this way');
select tests.act_as('anonymous');
select throws_ok($$ select private.delete_expired_leads() $$, '42501', null, 'R-17 nor does anonymous');
select tests.act_as('technician');
select throws_ok($$ select private.delete_expired_leads() $$, '42501', null, 'R-17 nor a technician');
select tests.act_as('admin');
select throws_ok($$ select private.delete_expired_leads() $$, '42501', null, 'R-17 nor an admin');
select tests.act_as('owner');
select is(tests.there(), '{1,2,3,4,5,8,9}', 'R-44 after all refusals everything is there');

insert into public.clients (id, name, email) values
  (tests.row(50), 'Klant', 'klant@example.nl'), (tests.row(51), 'Bekend', 'bekend@example.nl');
update public.contacts set client_id = tests.row(51) where id = tests.row(8);
update public.founding_members set client_id = tests.row(51) where id = tests.row(9);
insert into public.page_views (path, day) select '/', d::date
  from unnest(array[0, 1]) n, lateral (select (now() at time zone 'Europe/Amsterdam')::date - interval '24 months' - make_interval(days => n) d) x;
update public.newsletter_subscriptions set status = 'unsubscribed', updated_at = now() - interval '9 years';
update private.lead_submissions set at = at - interval '23 hours' where id <> tests.row(1);
update private.lead_submissions set at = at - interval '25 hours' where id = tests.row(1);

-- Just before.
select tests.touched(n, now() - interval '12 months') from unnest(array[1, 2, 3, 4, 5, 8, 9]) n;
select is(private.delete_expired_leads() - '{newsletter_signups,awaited_files}'::text[], '{"contacts": 0, "founding_members": 0, "page_views": 1}',
  'R-44 twelve months after the last contact everything is there still; of the views the days of 24 months');
select is(tests.there(), '{1,2,3,4,5,8,9}', 'R-44 also those that came in long before');
select is((select count(*) from public.page_views), 1::bigint, 'R-38 R-44 and the oldest of those days is counted');
select is_empty($$ select 1 from private.storage_deletions where bucket = 'contact_attachments' $$, 'R-44 no file is to be removed');
select results_eq(
  $$ select visitor is null from private.lead_submissions where form <> 'newsletter' order by id $$,
  $$ values (true), (false), (false), (false), (false), (false), (false) $$, 'R-20 who sent what is forgotten after a day, also when nothing is sent afterwards');

-- Just after.
select tests.touched(n, now() - interval '12 months' - interval '1 second') from unnest(array[1, 3, 5, 8, 9]) n;
select is(private.delete_expired_leads() - '{newsletter_signups,awaited_files}'::text[], '{"contacts": 1, "founding_members": 1, "page_views": 0}', 'R-44 a second later they go');
select is(tests.there(), '{2,4,5,8,9}', 'R-44 those, and neither the others nor a request whose address or link is that of a client');
select results_eq(
  $$ select path from private.storage_deletions where bucket = 'contact_attachments' $$,
  $$ select tests.row(1) || '/1.pdf' $$, 'R-44 R-26 with the file, while those of a client keep theirs');
select results_eq($$ select email, status from public.newsletter_subscriptions $$, $$ values ('piet@example.nl', 'unsubscribed') $$,
  'R-44 R-25 that somebody unsubscribed is remembered');
select tests.act_as('server');
select is(tests.lead('contact', 1), 'known', 'R-19 R-44 what a device sends again after all that time');
select is(tests.there(), '{2,4,5,8,9}', 'R-19 R-44 does not come back');

-- The client goes, and the request after it.
select tests.act_as('owner');
update public.clients set deleted_at = now() where id = tests.row(50);
select is(private.delete_expired_leads() ->> 'contacts', '1', 'R-44 when the client is deleted the old request goes too');
select is(tests.there(), '{2,4,8,9}', 'R-44 but not those that are linked to another one');
update public.clients set deleted_at = now() where id = tests.row(51);
select is(private.delete_expired_leads() - '{newsletter_signups,awaited_files,page_views}'::text[], '{"contacts": 1, "founding_members": 1}',
  'R-44 what was linked goes once its client is deleted');
select is(tests.there(), '{2,4}', 'R-44 the request and the founding member');
select results_eq(
  $$ select path from private.storage_deletions where bucket = 'contact_attachments' order by path $$,
  $$ select tests.row(n) || '/1.pdf' from unnest(array[1, 5, 8]) n $$, 'R-44 with the files');

-- Sign-ups without a confirmation, and announced files that never arrived.
select public.submit_lead('newsletter', tests.row(7), '{"email": "els@example.nl", "unchecked": true, "consent_text": "ja"}', 'c7');
update private.newsletter_signups set created_at = now() - interval '7 days' + interval '1 second';
update private.announced_attachments set announced_at = now() - interval '7 days' + interval '1 second' where contact_id = tests.row(2);
delete from private.storage_deletions;
select is(private.delete_expired_leads() - '{contacts,founding_members,page_views}'::text[], '{"newsletter_signups": 0, "awaited_files": 0}',
  'R-44 R-25 a sign-up waits seven days for its click, an announced file as long for its bytes');
select results_eq($$ select visitor from private.announced_attachments where contact_id = tests.row(2) $$, $$ values (null::text) $$,
  'R-20 who announced it is forgotten after a day');
update private.newsletter_signups set created_at = now() - interval '7 days';
update private.announced_attachments set announced_at = now() - interval '7 days' where contact_id = tests.row(2);
select is(private.delete_expired_leads() - '{contacts,founding_members,page_views}'::text[], '{"newsletter_signups": 2, "awaited_files": 1}',
  'R-44 R-25 a second later both go');
select is_empty($$ select 1 from private.newsletter_signups $$, 'R-44 R-25 with the address that was not confirmed');
select results_eq($$ select path from private.storage_deletions $$, $$ select tests.row(2) || '/1.pdf' $$, 'R-44 R-26 and whatever storage has of the file');
select throws_ok($$ select tests.arrive(2) $$, '42501', null, 'R-44 R-26 which is not taken any more');
select is(tests.there(), '{2,4}', 'R-19 R-26 the request itself stays');
select is((select status from public.newsletter_subscriptions), 'unsubscribed', 'R-44 R-25 and so does who was on the list');

select * from finish();
rollback;
