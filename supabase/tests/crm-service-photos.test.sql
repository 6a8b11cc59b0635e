-- Photos: read, added and edited by staff, deleted by admins and by who just took them, gone with service and client,
-- their files kept in a private bucket and put on the list of removals.
begin;
select plan(70);

create function tests.photo(n integer, record integer, columns jsonb default '{}') returns jsonb language sql immutable as $$
  select jsonb_build_object('service_record_id', tests.row(record), 'kind', 'before', 'taken_at', '2026-05-01T10:00:00Z',
    'width', 2048, 'height', 1536, 'mime_type', 'image/webp', 'size_bytes', 1000 + n, 'sha256', repeat('0a', 32)) || columns
$$;
-- Adds a photo with the caller's rights.
create function tests.add_photo(n integer, record integer, columns jsonb default '{}') returns void language sql as $$
  insert into public.service_photos (id, service_record_id, kind, taken_at, width, height, mime_type, size_bytes, sha256)
  select tests.row(n), service_record_id, kind, taken_at, width, height, mime_type, size_bytes, sha256
  from jsonb_populate_record(null::public.service_photos, tests.photo(n, record, columns))
$$;
create function tests.add_file(bucket text, path text) returns void language sql as $$
  insert into storage.objects (bucket_id, name) values (bucket, path)
$$;
grant execute on all functions in schema tests to public;

insert into public.clients (id, name, email) values
  (tests.row(1), 'Jan de Boer', 'jan@example.nl'), (tests.row(2), 'Piet Kok', 'piet@example.nl');
insert into public.service_records (id, client_id, service_type, date) values
  (tests.row(11), tests.row(1), 'waxing', '2026-05-01'), (tests.row(12), tests.row(1), 'inspection', '2026-05-02'),
  (tests.row(13), tests.row(2), 'antifouling', '2026-05-03');
insert into storage.buckets (id, name, public) values ('other', 'other', false);
select tests.act_as('technician');
select tests.add_photo(21, 11);
select tests.add_file('service-photos', tests.row(21)::text);

-- Refused, and then nothing has changed.
select tests.act_as('anonymous');
select throws_ok($$ select * from public.service_photos $$, '42501', null, 'R-17 anonymous cannot read photos');
select throws_ok($$ select tests.add_photo(29, 11) $$, '42501', null, 'R-17 anonymous cannot add a photo');
select is_empty($$ select 1 from storage.objects $$, 'R-17 anonymous sees no file');
select throws_ok($$ select tests.add_file('service-photos', tests.row(21)::text || 'x') $$, '42501', null, 'R-17 anonymous adds no file');

select tests.act_as('guest');
select is_empty($$ select * from public.service_photos $$, 'R-17 not staff sees no photo');
select throws_ok($$ select tests.add_photo(29, 11) $$, '42501', null, 'R-17 not staff adds no photo');
select is_empty($$ update public.service_photos set kind = 'after' returning 1 $$, 'R-17 not staff edits no photo');
select is_empty($$ select 1 from storage.objects $$, 'R-17 not staff sees no file');
select throws_ok($$ select tests.add_file('service-photos', tests.row(22)::text) $$, '42501', null, 'R-17 not staff adds no file');
select is_empty($$ delete from storage.objects returning 1 $$, 'R-17 not staff removes no file');

select tests.act_as('second technician');
select throws_ok($$ delete from public.service_photos $$, '42501', null, 'S7 a technician has no hard delete');
select throws_ok(
  $$ update public.service_photos set deleted_at = now() where id = tests.row(21) $$, '42501', null,
  'R-17 a technician does not delete a colleague''s photo');
select is(
  tests.verdicts(tests.push(3, tests.mutation(31, 'delete', 'service_photos', tests.row(21), bases => '{"*": 1}'))),
  'rejected FORBIDDEN', 'R-17 nor by a push');
select throws_ok(
  $$ insert into public.service_photos (id, service_record_id, taken_at, width, height, mime_type, size_bytes, sha256, taken_by)
     values (tests.row(28), tests.row(11), now(), 1, 1, 'image/webp', 1, repeat('0a', 32), tests.person('technician')) $$,
  '42501', null, 'S5 a device cannot say who took a photo');
select throws_ok($$ update public.service_photos set sha256 = repeat('bb', 32) where id = tests.row(21) $$, '23514', null,
  'what describes the bytes of a photo never changes');
select throws_ok($$ select tests.add_file('service-photos', tests.row(99)::text) $$, '42501', null,
  'a file needs the row of its photo');
select throws_ok($$ select tests.add_file('service-photos', upper(tests.row(21)::text) || '/x') $$, '42501', null,
  'a file lies under the id of its photo and nowhere else');
select throws_ok($$ select tests.add_file('other', tests.row(21)::text) $$, '42501', null, 'no other bucket is open');
select is_empty($$ update storage.objects set metadata = '{}' returning 1 $$, 'a file is never replaced');
select is_empty($$ delete from storage.objects returning 1 $$, 'a technician removes no file');
select tests.act_as('owner');
select results_eq(
  $$ select kind, rev, deleted_at, taken_by, sha256 from public.service_photos $$,
  $$ values ('before', 1::bigint, null::timestamptz, tests.person('technician'), repeat('0a', 32)) $$,
  'R-17 after all refusals the photo is unchanged');
select is((select count(*) from storage.objects), 1::bigint, 'R-17 and so is its file');

-- What is no photo.
select tests.act_as('technician');
select throws_ok($$ select tests.add_photo(29, 11, '{"kind": "during"}') $$, '23514', null, 'a photo is before, after or other');
select throws_ok($$ select tests.add_photo(29, 11, '{"mime_type": "image/png"}') $$, '23514', null, 'a photo is WebP or JPEG');
select throws_ok($$ select tests.add_photo(29, 11, '{"size_bytes": 8388609}') $$, '23514', null, 'a photo has 8 MB at most');
select throws_ok($$ select tests.add_photo(29, 11, '{"size_bytes": 0}') $$, '23514', null, 'a photo has bytes');
select throws_ok($$ select tests.add_photo(29, 11, '{"width": 0}') $$, '23514', null, 'a photo has a size');
select throws_ok($$ select tests.add_photo(29, 11, '{"sha256": "abc"}') $$, '23514', null, 'a photo has a hash');
select throws_ok($$ select tests.add_photo(29, 11, '{"taken_at": null}') $$, '23502', null, 'a photo was taken at some moment');
select tests.act_as('owner');
select results_eq(
  $$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'service-photos' $$,
  $$ values (false, 8388608::bigint, '{image/webp,image/jpeg}'::text[]) $$, 'the bucket is private and takes only photos');

-- Allowed.
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(1, tests.mutation(1, 'put', 'service_photos', tests.row(22), tests.photo(22, 11)),
    tests.mutation(2, 'put', 'service_photos', tests.row(23), tests.photo(23, 12)),
    tests.mutation(3, 'patch', 'service_photos', tests.row(22), '{"kind": "after"}', '{"kind": 1}'))),
  'applied, applied, applied', 'R-17 a technician adds photos and says what they show');
select is((select taken_by from public.service_photos where id = tests.row(22)), tests.person('technician'), 'the server notes who took it');
select tests.act_as('second technician');
select throws_ok($$ select tests.add_file('service-photos', tests.row(22)::text) $$, '42501', null,
  'R-17 a colleague puts no bytes where a photo of somebody else is awaited');
select throws_ok($$ select tests.add_file('service-photos', tests.row(22) || '-small') $$, '42501', null, 'R-17 nor a small version of it');
select tests.act_as('admin');
select throws_ok($$ select tests.add_file('service-photos', tests.row(99)::text) $$, '42501', null,
  'R-17 an admin adds no file without the row of its photo');
select throws_ok($$ select tests.add_file('service-photos', tests.row(22)::text || '.webp') $$, '42501', null,
  'R-17 nor under another name');
select is_empty($$ select 1 from storage.objects where name <> tests.row(21)::text $$, 'R-17 and none are there');
select lives_ok($$ select tests.add_file('service-photos', tests.row(23)::text) $$,
  'PH10 D13 an admin puts back the file of a photo that a technician took');
select throws_ok($$ select tests.add_file('service-photos', tests.row(23)::text) $$, '23505', null, 'and never replaces one');
select tests.act_as('technician');
select lives_ok($$ select tests.add_file('service-photos', tests.row(22) || '-small') $$, 'its taker adds the small version of a photo first');
select throws_ok($$ select tests.add_file('service-photos', tests.row(22) || '-small') $$, '23505', null, 'which nothing replaces');
select lives_ok($$ select tests.add_file('service-photos', tests.row(22)::text) $$, 'and adds its file');
select throws_ok($$ select tests.add_file('service-photos', tests.row(22)::text) $$, '23505', null, 'once');
select is((select count(*) from storage.objects), 4::bigint, 'staff see the files');
select is(
  tests.verdicts(tests.push(1, tests.mutation(4, 'delete', 'service_photos', tests.row(22), bases => '{"*": 2}'))),
  'applied', 'a technician deletes an own photo of this week');
select results_eq(
  $$ select taken_at, width, height, size_bytes, sha256 from public.service_photos where id = tests.row(22) $$,
  $$ values ('1970-01-01T00:00:00Z'::timestamptz, 0, 0, 0, '') $$, 'R-18 S5 nothing of it stays in the row');
select throws_ok($$ select tests.add_file('service-photos', tests.row(22)::text || '') $$, null, null,
  'the file of a deleted photo is not added again');
select throws_ok($$ select tests.add_file('service-photos', tests.row(22) || '-small') $$, null, null, 'nor its small version');
select tests.act_as('owner');
alter table public.service_photos disable trigger user;
update public.service_photos set created_at = now() - interval '8 days' where id = tests.row(21);
alter table public.service_photos enable trigger user;
select tests.act_as('technician');
select throws_ok(
  $$ update public.service_photos set deleted_at = now() where id = tests.row(21) $$, '42501', null,
  'a technician does not delete an own photo of last week');
select is((select count(*) from public.service_photos), 3::bigint, 'S7 it is still seen, as is the deleted one');

-- A photo whose insert never arrived: who may delete their own may delete it, and its late insert brings nothing.
select is(
  tests.verdicts(tests.push(1, tests.mutation(5, 'delete', 'clients', tests.row(79), bases => '{"*": 0}'))),
  'rejected FORBIDDEN', 'S5 a technician deletes no client, not even one that never arrived');
select is(
  tests.verdicts(tests.push(1, tests.mutation(6, 'delete', 'service_photos', tests.row(29), bases => '{"*": 0}'))),
  'noop', 'S5 a technician deletes an own photo that never arrived');
select is(
  tests.verdicts(tests.push(1, tests.mutation(7, 'put', 'service_photos', tests.row(29), tests.photo(29, 11)))),
  'rejected DELETED', 'S5 whose late insert does not bring it to life');

-- Three levels in one mutation.
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(2, tests.mutation(21, 'delete', 'clients', tests.row(1), bases => '{"*": 1}',
    seen => jsonb_build_object('service_records', jsonb_build_array(tests.row(11), tests.row(12)),
      'service_photos', jsonb_build_array(tests.row(21)))))),
  'rejected CONFLICT', 'D7 a delete that did not see a photo of a service asks again');
select is((select count(*) from public.service_records where deleted_at is null), 3::bigint, 'D7 nothing was deleted');
create temporary table answer as select tests.push(2, tests.mutation(22, 'delete', 'clients', tests.row(1), bases => '{"*": 1}',
  seen => jsonb_build_object('service_records', jsonb_build_array(tests.row(11), tests.row(12)),
    'service_photos', jsonb_build_array(tests.row(21), tests.row(23))))) as results;
select is((select tests.verdicts(results) from answer), 'applied', 'R-47 client, services and photos go in one mutation');
select is(
  (select jsonb_agg(r ->> 'id') from answer, jsonb_array_elements(results #> '{0,also,service_photos}') r),
  jsonb_build_array(tests.row(21), tests.row(22), tests.row(23)), 'R-47 the answer carries the grandchildren as they stand now');
select is(
  (select jsonb_agg(r ->> 'id') from answer, jsonb_array_elements(results #> '{0,also,service_records}') r),
  jsonb_build_array(tests.row(11), tests.row(12)), 'R-47 beside the children');
select is_empty(
  $$ select 1 from public.service_photos where deleted_at is null or sha256 <> '' or size_bytes <> 0 $$,
  'R-18 S5 every one of them is erased');
select is(
  tests.verdicts(tests.push(2, tests.mutation(23, 'put', 'service_photos', tests.row(24), tests.photo(24, 12)))),
  'rejected PARENT_DELETED', 'D7 nothing is put under a deleted service');
select is(
  tests.verdicts(tests.push(2, tests.mutation(24, 'put', 'service_photos', tests.row(25), tests.photo(25, 13)),
    tests.mutation(25, 'delete', 'service_records', tests.row(13), bases => '{"*": 1}'))),
  'applied, rejected CONFLICT', 'D7 nor does a service go whose photo was not seen');

-- The list of removals.
select throws_ok($$ select * from public.storage_deletions_take() $$, '42501', null, 'S1 an admin does not read the list of removals');
select throws_ok(
  $$ select public.storage_deletions_report('service-photos', '{}') $$, '42501', null, 'S1 nor writes in it');
select tests.act_as('server');
select set_eq(
  $$ select bucket, path from public.storage_deletions_take() $$,
  $$ select 'service-photos', name from unnest(array[21, 22, 23]) n, unnest(array[tests.row(n)::text, tests.row(n) || '-small']) name $$,
  'R-18 the files of deleted photos are to be removed');
select is_empty($$ select * from public.storage_deletions_take() $$, 'each is given out to one worker');
select lives_ok(
  $$ select public.storage_deletions_report('service-photos', array[tests.row(21)::text, tests.row(22)::text]),
     public.storage_deletions_report('service-photos', array[tests.row(23)::text], 'storage does not answer') $$,
  'the worker says what became of them');
select tests.act_as('owner');
select results_eq(
  $$ select path, next_at = queued_at + interval '1 hour', last_error from private.storage_deletions
     where path not like '%-small' order by path $$,
  $$ values (tests.row(21)::text, true, null), (tests.row(22)::text, true, null),
       (tests.row(23)::text, false, 'storage does not answer') $$,
  'a removed file is looked for again after an hour, a failed one sooner');
update private.storage_deletions set queued_at = now() - interval '2 hours', next_at = now();
select public.storage_deletions_report('service-photos', array[tests.row(21)::text]);
select is((select count(*) from private.storage_deletions), 5::bigint, 'and is off the list then');
delete from public.service_photos where id = tests.row(25);
select isnt_empty(
  $$ select 1 from private.storage_deletions where path = tests.row(25)::text $$, 'R-18 a hard delete removes the file too');
insert into public.service_photos (id, service_record_id, taken_at, width, height, mime_type, size_bytes, sha256)
  values (tests.row(25), tests.row(13), now(), 1, 1, 'image/webp', 1, repeat('0a', 32));
select is_empty(
  $$ select 1 from public.storage_deletions_take() where path = tests.row(25)::text $$,
  'D13 the file of a photo that is back is left alone');

select * from finish();
rollback;
