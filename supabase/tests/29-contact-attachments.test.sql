-- The files of a contact request: listed once, read by admins alone, and gone with their request (R-26, C-018, C-026).
begin;
select plan(32);

create function tests.path(n integer, name text) returns text language sql immutable as $$ select tests.row(n) || '/' || name $$;
create function tests.request(n integer, variadic names text[]) returns text language sql as $$
  select public.submit_lead('contact', tests.row(n), jsonb_build_object('first_name', 'Jan', 'last_name', 'de Wit',
    'email', 'jan@example.nl', 'unchecked', true, 'attachments', (
      select coalesce(jsonb_agg(jsonb_build_object('path', tests.path(n, f.name), 'file_name', f.name,
        'content_type', 'application/pdf', 'size_bytes', 4) order by f.place), '[]') from unnest(names) with ordinality f (name, place))),
    'c' || n) ->> 'outcome'
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
select is(tests.request(1, 'keuring.pdf', 'boot.pdf'), 'stored', 'R-26 the server takes a request with two files');
select is(tests.request(2, 'keuring.pdf'), 'stored', 'R-26 and one with a file of the same name');
select is(tests.request(3, variadic '{}'), 'stored', 'R-26 and one without');
select lives_ok($$ set constraints all immediate $$, 'R-26 with the first file of each in its row');
set constraints all deferred;

-- Refused, and then nothing has changed.
select tests.act_as('anonymous');
select throws_ok($$ select * from public.contact_attachments $$, '42501', null, 'F-089 R-17 anonymous reads no list of files');
select throws_ok($$ select tests.list(3, 'x.pdf', 0) $$, '42501', null, 'F-089 R-17 adds none');
select throws_ok($$ update public.contact_attachments set file_name = 'x' $$, '42501', null, 'F-089 R-17 changes none');
select throws_ok($$ delete from public.contact_attachments $$, '42501', null, 'F-089 R-17 and deletes none');
select tests.act_as('guest');
select is_empty($$ select * from public.contact_attachments $$, 'R-17 signed in without being staff reads none');
select throws_ok($$ select tests.list(3, 'x.pdf', 0) $$, '42501', null, 'R-17 nor adds any');
select tests.act_as('technician');
select is_empty($$ select * from public.contact_attachments $$, 'R-17 a technician reads none');
select throws_ok($$ select tests.list(3, 'x.pdf', 0) $$, '42501', null, 'R-17 nor adds any');
select throws_ok($$ delete from public.contact_attachments $$, '42501', null, 'R-17 nor deletes any');
select tests.act_as('admin');
select throws_ok($$ select tests.list(3, 'x.pdf', 0) $$, '42501', null, 'R-17 an admin adds no file to a request');
select throws_ok($$ update public.contact_attachments set path = 'x' $$, '42501', null, 'R-17 and turns none into another');
select throws_ok($$ delete from public.contact_attachments $$, '42501', null, 'R-17 nor deletes one without its request');
select results_eq(
  $$ select contact_id, position, path, file_name, content_type, size_bytes, created_at = now() from public.contact_attachments order by path $$,
  $$ values (tests.row(1), 1, tests.path(1, 'boot.pdf'), 'boot.pdf', 'application/pdf', 4, true),
    (tests.row(1), 0, tests.path(1, 'keuring.pdf'), 'keuring.pdf', 'application/pdf', 4, true),
    (tests.row(2), 0, tests.path(2, 'keuring.pdf'), 'keuring.pdf', 'application/pdf', 4, true) $$,
  'R-26 C-029 an admin reads, after all refusals, every file as it was taken');
select results_eq(
  $$ select id, attachment_url from public.contacts order by id $$,
  $$ values (tests.row(1), tests.path(1, 'keuring.pdf')), (tests.row(2), tests.path(2, 'keuring.pdf')), (tests.row(3), null) $$,
  'C-026 and on the request the first of them');

-- What a list may hold, whoever writes it.
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

-- They go with their request.
select is_empty($$ select tests.unwanted() $$, 'R-26 no file is to be removed yet');
update public.contacts set deleted_at = now(), first_name = '', last_name = '', email = '' where id = tests.row(1);
select results_eq($$ select contact_id from public.contact_attachments $$, $$ values (tests.row(2)) $$,
  'R-18 C-018 the list of a deleted request goes, another''s stays');
select results_eq($$ select tests.unwanted() $$, $$ values ('boot.pdf'), ('keuring.pdf') $$, 'R-18 C-018 and its files are to be removed');
select lives_ok($$ set constraints all immediate $$, 'R-18 C-018 a deleted request');
select is((select attachment_url from public.contacts where id = tests.row(1)), null, 'R-18 C-018 names no file any more');
delete from public.contacts where id = tests.row(2);
select is_empty($$ select 1 from public.contact_attachments $$, 'R-18 a request that goes altogether takes its list along');
select results_eq($$ select tests.unwanted() $$, $$ values ('boot.pdf'), ('keuring.pdf'), ('keuring.pdf') $$, 'R-18 and its file');

select * from finish();
rollback;
