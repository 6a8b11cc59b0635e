-- The files of a contact request: announced with it within limits, put by a visitor at that path with those bytes once, listed
-- when they arrived, read by admins alone, and gone with their request (R-26, C-018, C-026).
begin;
select plan(86);

create function tests.path(n integer, name text) returns text language sql immutable as $$ select tests.row(n) || '/' || name $$;
create function tests.file_id(name text) returns uuid language sql immutable as $$ select md5(name)::uuid $$;
-- A request that announces files of so many bytes each, with the secret 's' and its number.
create function tests.request(n integer, names text[], bytes integer default 4, visitor text default null, limits jsonb default null)
returns jsonb language sql as $$
  select public.submit_lead('contact', tests.row(n), jsonb_build_object('first_name', 'Jan', 'last_name', 'de Wit',
    'email', 'jan' || n || '@example.nl', 'unchecked', true, 'attachments', (
      select coalesce(jsonb_agg(jsonb_build_object('id', tests.file_id(f.name), 'path', tests.path(n, f.name),
        'file_name', f.name, 'content_type', 'application/pdf', 'size_bytes', bytes) order by f.place), '[]')
      from unnest(names) with ordinality f (name, place))),
    'c' || n, visitor, limits, 's' || n)
$$;
create function tests.states(answer jsonb) returns text language sql as $$
  select string_agg(f ->> 'status', ', ' order by n) from jsonb_array_elements(answer -> 'attachments') with ordinality x (f, n)
$$;
-- Writes an object as storage does for a signed address.
create function tests.put(n integer, name text, bytes integer default 4, type text default 'application/pdf') returns void language sql as $$
  insert into storage.objects (bucket_id, name, metadata)
    values ('contact_attachments', tests.path(n, name), jsonb_build_object('size', bytes, 'mimetype', type))
$$;
create function tests.list(n integer, name text, at integer, type text default 'application/pdf', bytes integer default 4) returns void
language sql as $$
  insert into public.contact_attachments (id, contact_id, position, path, file_name, content_type, size_bytes)
    values (gen_random_uuid(), tests.row(n), at, tests.path(n, name), name, type, bytes)
$$;
create function tests.unwanted() returns setof text language sql as $$
  select split_part(d.path, '/', 2) from private.storage_deletions d where d.bucket = 'contact_attachments' order by d.path
$$;
grant execute on all functions in schema tests to public;

select tests.act_as('server');
select is(tests.states(tests.request(1, '{keuring.pdf,boot.pdf}')), 'awaited, awaited', 'R-26 the server takes a request that announces two files');
select is(tests.states(tests.request(2, '{keuring.pdf}')), 'awaited', 'R-26 and one with a file of the same name and id');
select is(tests.states(tests.request(3, '{}')), null, 'R-26 and one without');
select is((select params ->> 'attachments' from public.mail_queue where id = private.mail_id(tests.row(1), 'contact_company')), '2',
  'R-19 the mail to the company says how many follow, and waits for none');
select is_empty($$ select 1 from public.contact_attachments $$, 'R-26 none is listed before it came');
select results_eq($$ select attachment_url from public.contacts where id = tests.row(1) $$, $$ values (null::text) $$, 'C-026 nor named by its request');

-- Bounds of the bucket, which hold for signed addresses too: those pass the policies, which let no visitor in.
select throws_ok($$ select tests.put(1, 'ander.pdf') $$, '42501', null, 'R-26 no file that was not announced');
select throws_ok($$ select tests.put(3, 'keuring.pdf') $$, '42501', null, 'R-26 none in the folder of another request');
select throws_ok($$ select tests.put(1, 'keuring.pdf', 10485760) $$, '42501', null, 'R-26 no more bytes than were announced');
select throws_ok($$ select tests.put(1, 'keuring.pdf', 3) $$, '42501', null, 'R-26 nor fewer');
select throws_ok($$ select tests.put(1, 'keuring.pdf', 4, 'image/jpeg') $$, '42501', null, 'R-26 none of another kind');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('contact_attachments', 'x') $$, '42501', null,
  'R-26 storage that only asks is told so too');
select is_empty($$ select 1 from storage.objects where bucket_id = 'contact_attachments' $$, 'R-26 after all refusals the bucket is empty');
select lives_ok($$ select tests.put(1, 'boot.pdf') $$, 'R-26 the second file comes first');
select results_eq($$ select attachment_url from public.contacts where id = tests.row(1) $$, $$ select tests.path(1, 'boot.pdf') $$,
  'C-026 and is the one that its request names');
select lives_ok($$ select tests.put(1, 'keuring.pdf') $$, 'R-26 the first comes after it');
select throws_ok($$ select tests.put(1, 'keuring.pdf') $$, '42501', null, 'R-26 a second time it is not taken');
select throws_ok($$ update storage.objects set metadata = '{"size": 4, "mimetype": "application/pdf", "eTag": "x"}' where bucket_id = 'contact_attachments' $$,
  '42501', null, 'R-26 nor are other bytes put in its place');
select lives_ok($$ select tests.put(2, 'keuring.pdf') $$, 'R-26 the file of the other request comes too');
select lives_ok($$ set constraints all immediate $$, 'R-26 with the first file of each in its row');
set constraints all deferred;
select is(tests.states(tests.request(1, '{keuring.pdf,boot.pdf}')), 'arrived, arrived', 'R-19 a repeat of the request hears that they arrived');

-- Only a caller with the secret is told what became of the files.
select is(public.lead_attachments(tests.row(1), 's2'), null, 'R-26 another secret opens nothing');
select is(public.lead_attachments(tests.row(1), null), null, 'R-26 nor does none');
select is(public.lead_attachments(tests.row(8), 's8'), null, 'R-26 nor one of no request');
select results_eq(
  $$ select f ->> 'id', f ->> 'status' from jsonb_array_elements(public.lead_attachments(tests.row(1), 's1')) f $$,
  $$ values (tests.file_id('keuring.pdf')::text, 'arrived'), (tests.file_id('boot.pdf')::text, 'arrived') $$, 'R-26 the secret of a request does');
select is(
  public.submit_lead('contact', tests.row(1), '{}', 'c1', null, null, 's2'), '{"outcome": "known", "attachments": []}',
  'R-26 a repeat with another secret is told of no file');

-- Refused, and then nothing has changed.
select tests.act_as('anonymous');
select throws_ok($$ select * from public.contact_attachments $$, '42501', null, 'F-089 R-17 anonymous reads no list of files');
select throws_ok($$ select tests.list(3, 'x.pdf', 0) $$, '42501', null, 'F-089 R-17 adds none');
select throws_ok($$ update public.contact_attachments set file_name = 'x' $$, '42501', null, 'F-089 R-17 changes none');
select throws_ok($$ delete from public.contact_attachments $$, '42501', null, 'F-089 R-17 and deletes none');
select throws_ok($$ select public.lead_attachments(tests.row(1), 's1') $$, '42501', null, 'R-17 asks for none, also with the secret');
select throws_ok($$ select * from private.announced_attachments $$, '42501', null, 'R-17 reads not what was announced');
select throws_ok($$ select private.attachment_arrived(tests.path(1, 'x'), '{}') $$, '42501', null, 'R-17 says of none that it arrived');
select throws_ok($$ select tests.put(3, 'x.pdf') $$, '42501', null, 'R-26 puts none past a signed address');
select is_empty($$ select 1 from storage.objects where bucket_id = 'contact_attachments' $$, 'R-26 and sees none');
select tests.act_as('guest');
select is_empty($$ select * from public.contact_attachments $$, 'R-17 signed in without being staff reads none');
select throws_ok($$ select tests.list(3, 'x.pdf', 0) $$, '42501', null, 'R-17 nor adds any');
select tests.act_as('technician');
select is_empty($$ select * from public.contact_attachments $$, 'R-17 a technician reads none');
select throws_ok($$ select tests.list(3, 'x.pdf', 0) $$, '42501', null, 'R-17 nor adds any');
select throws_ok($$ delete from public.contact_attachments $$, '42501', null, 'R-17 nor deletes any');
select throws_ok($$ select public.lead_attachments(tests.row(1), 's1') $$, '42501', null, 'R-17 nor asks for any');
select tests.act_as('admin');
select throws_ok($$ select tests.list(3, 'x.pdf', 0) $$, '42501', null, 'R-17 an admin adds no file to a request');
select throws_ok($$ update public.contact_attachments set path = 'x' $$, '42501', null, 'R-17 and turns none into another');
select throws_ok($$ delete from public.contact_attachments $$, '42501', null, 'R-17 nor deletes one without its request');
select throws_ok($$ select * from private.announced_attachments $$, '42501', null, 'R-17 nor reads what was announced');
select tests.act_as('server');
select throws_ok($$ select tests.list(3, 'x.pdf', 0) $$, '42501', null, 'R-26 the service key lists no file that did not come');
select tests.act_as('admin');
select results_eq(
  $$ select contact_id, position, path, file_name, content_type, size_bytes, created_at = now() from public.contact_attachments order by path $$,
  $$ values (tests.row(1), 1, tests.path(1, 'boot.pdf'), 'boot.pdf', 'application/pdf', 4, true),
    (tests.row(1), 0, tests.path(1, 'keuring.pdf'), 'keuring.pdf', 'application/pdf', 4, true),
    (tests.row(2), 0, tests.path(2, 'keuring.pdf'), 'keuring.pdf', 'application/pdf', 4, true) $$,
  'R-26 C-029 an admin reads, after all refusals, every file that came');
select results_eq(
  $$ select id, attachment_url from public.contacts order by id $$,
  $$ values (tests.row(1), tests.path(1, 'keuring.pdf')), (tests.row(2), tests.path(2, 'keuring.pdf')), (tests.row(3), null) $$,
  'C-026 and on the request the first of them');

-- What a list may hold, by whatever way it is written.
select tests.act_as('owner');
select throws_ok($$ select tests.list(3, 'x.pdf', 5) $$, '23514', null, 'R-26 five files at most');
select throws_ok($$ select tests.list(1, 'x.pdf', 1) $$, '23505', null, 'R-26 one in each place');
select throws_ok($$ select tests.list(3, 'x.svg', 0, 'image/svg+xml') $$, '23514', null, 'R-26 of the five kinds');
select throws_ok($$ select tests.list(3, 'x.pdf', 0, bytes => 10485761) $$, '23514', null, 'R-26 of 10 MB at most');
select throws_ok(
  $$ update public.contact_attachments set path = tests.path(1, 'x.pdf') where contact_id = tests.row(2) $$,
  '23514', null, 'R-26 in the folder of their own request');
select throws_ok(
  $$ update public.contacts set attachment_url = tests.path(2, 'keuring.pdf') where id = tests.row(1); set constraints all immediate $$,
  '23503', null, 'C-026 attachment_url is a file of its own');
select throws_ok($$ select tests.list(9, 'x.pdf', 0) $$, '23503', null, 'R-26 there is no file without a request');

-- Bytes are counted, for a visitor and for all together, over 24 hours: the request is stored, the file refused.
select tests.act_as('server');
select is(tests.states(tests.request(11, '{a.pdf,b.pdf,c.pdf}', 40, 'een', '{"bytes_per_visitor": 100, "bytes_overall": 1000}')),
  'awaited, awaited, over_visitor_limit', 'R-26 what is over the bytes of a visitor finds no room, by itself');
select is((select count(*) from public.contacts where id = tests.row(11)), 1::bigint, 'R-19 R-26 and the request stands all the same');
select is((select params ->> 'attachments' from public.mail_queue where id = private.mail_id(tests.row(11), 'contact_company')), '3', 'R-19 its mail counts those that may come, at once or later');
select throws_ok($$ select tests.put(11, 'c.pdf', 40) $$, '42501', null, 'R-26 one without room is not taken');
select is(tests.states(tests.request(12, '{a.pdf}', 20, 'een', '{"bytes_per_visitor": 100, "bytes_overall": 1000}')), 'awaited', 'R-26 a smaller one of the same visitor finds room');
select is(tests.states(tests.request(13, '{a.pdf}', 90, 'twee', '{"bytes_per_visitor": 100, "bytes_overall": 205}')), 'awaited', 'R-26 another visitor has bytes of their own');
select is(tests.states(tests.request(14, '{a.pdf}', 10, 'drie', '{"bytes_per_visitor": 100, "bytes_overall": 205}')), 'awaited', 'R-26 files that others announced and never sent take no room from anyone');
select is(
  (select string_agg(distinct tests.states(tests.request(100 + n, '{a.pdf}', 60, 'net ' || n % 18, '{"bytes_per_visitor": 150, "bytes_overall": 1000}')), ', ') from generate_series(1, 40) n),
  'awaited, over_visitor_limit', 'R-26 forty requests of eighteen networks announce more than there is room for');
select is(tests.states(tests.request(16, '{a.pdf}', 10, 'vier', '{"bytes_per_visitor": 100, "bytes_overall": 1000}')), 'awaited', 'R-26 and stop the files of no other visitor');
select is(tests.states(tests.request(17, '{a.pdf}', 20, 'twee', '{"bytes_per_visitor": 100, "bytes_overall": 1000}')), 'over_visitor_limit', 'R-26 but take the room of their own network for a day');
select tests.act_as('owner');
update private.announced_attachments set status = 'arrived' where contact_id = tests.row(13);
select tests.act_as('server');
select is(tests.states(tests.request(18, '{a.pdf}', 120, 'drie', '{"bytes_per_visitor": 200, "bytes_overall": 205}')), 'over_overall_limit', 'R-26 files that arrived take room from everybody for a day');
select tests.act_as('owner');
update private.announced_attachments set bytes_overall = 92 where contact_id = tests.row(14);
select tests.act_as('server');
select throws_ok($$ select tests.put(14, 'a.pdf', 10) $$, '42501', null, 'R-26 also from a file that was let in before the room was full');
select results_eq(
  $$ select f ->> 'status' from jsonb_array_elements(public.lead_attachments(tests.row(18), 's18', '{"bytes_per_visitor": 200, "bytes_overall": 205}')) f $$,
  $$ values ('over_overall_limit') $$, 'R-26 a device that asks hears that there is none yet');
select results_eq(
  $$ select f ->> 'status' from jsonb_array_elements(public.lead_attachments(tests.row(18), 's18')) f $$,
  $$ values ('over_overall_limit') $$, 'R-26 and is not let in without limits');
select tests.act_as('owner');
update private.announced_attachments set announced_at = now() - interval '24 hours' where contact_id in (tests.row(13), tests.row(12), tests.row(11));
select tests.act_as('server');
select results_eq(
  $$ select f ->> 'status' from jsonb_array_elements(public.lead_attachments(tests.row(18), 's18', '{"bytes_per_visitor": 200, "bytes_overall": 205}')) f $$,
  $$ values ('awaited') $$, 'R-26 a day later there is room, for what was announced before too');
select results_eq(
  $$ select f ->> 'status' from jsonb_array_elements(public.lead_attachments(tests.row(11), 's11', '{"bytes_per_visitor": 100, "bytes_overall": 1000}')) f $$,
  $$ values ('awaited'), ('awaited'), ('awaited') $$, 'R-26 and within the bytes of its visitor');
select is(tests.states(tests.request(15, '{a.pdf}', 10, 'drie', '{"bytes_per_visitor": 200, "bytes_overall": 205}')), 'awaited', 'R-26 and for another');

-- They go with their request.
select tests.act_as('owner');
select is_empty($$ select tests.unwanted() $$, 'R-26 no file is to be removed yet');
update public.contacts set deleted_at = now(), first_name = '', last_name = '', email = '' where id in (tests.row(1), tests.row(15));
select results_eq($$ select contact_id from public.contact_attachments $$, $$ values (tests.row(2)) $$,
  'R-18 C-018 the list of a deleted request goes, another''s stays');
select results_eq($$ select tests.unwanted() $$, $$ values ('boot.pdf'), ('keuring.pdf'), ('a.pdf') $$,
  'R-18 C-018 and its files are to be removed, also one that may still be arriving');
select throws_ok($$ select tests.put(15, 'a.pdf', 10) $$, '42501', null, 'R-18 which is not taken any more');
select tests.act_as('server');
select is((
  with given as materialized (select path from public.storage_deletions_take())
  select count(*) from given, public.storage_deletions_report('contact_attachments', array[given.path], 'storage answered 503')
), 3::bigint, 'C-024 the files are given out, and storage does not remove them');
select tests.act_as('owner');
select is((select count(*) from public.contacts where id in (tests.row(1), tests.row(15)) and deleted_at is not null), 2::bigint,
  'C-024 when that fails, the contacts stay deleted');
select results_eq($$ select distinct last_error, tries, next_at > now() from private.storage_deletions $$,
  $$ values ('storage answered 503', 1, true) $$, 'C-024 and the failure is noted, and another try planned');
set constraints all immediate;
select is((select attachment_url from public.contacts where id = tests.row(1)), null, 'R-18 C-018 a deleted request names no file any more');
delete from public.contacts where id = tests.row(2);
select results_eq($$ select count(*) from public.contact_attachments union all select count(*) from private.storage_deletions $$,
  $$ values (0::bigint), (4::bigint) $$, 'R-18 a request that goes altogether takes its list and file along');

-- Devices read no list before they hear of a file: each one that arrives gives the request's row a new rev.
select tests.act_as('server');
select is(tests.states(tests.request(30, '{een.pdf,twee.pdf}')), 'awaited, awaited', 'R-26 a request with two files');
select tests.put(30, 'een.pdf');
select results_eq($$ select rev, attachment_url from public.contacts where id = tests.row(30) $$, $$ select 2::bigint, tests.path(30, 'een.pdf') $$,
  'R-26 the first that arrives changes its row');
select tests.put(30, 'twee.pdf');
select results_eq($$ select rev, attachment_url from public.contacts where id = tests.row(30) $$, $$ select 3::bigint, tests.path(30, 'een.pdf') $$,
  'R-26 and so does the second, though the first one is named');
select tests.act_as('owner');
select results_eq($$ select (select array_agg(k) from jsonb_object_keys(changes) k) from private.sync_history where row_id = tests.row(30) and op = 'update' $$,
  $$ values ('{attachment_url}'::text[]) $$, 'R-26 of which the history tells only what changed');
select is(private.context() ? 'touch', false, 'R-26 and nothing that is written next is touched by it');

select * from finish();
rollback;
