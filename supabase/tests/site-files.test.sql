-- Pictures the office puts on the site: admins alone add and delete them, anyone reads their files, and no visitor sees
-- a row whose picture has not arrived (R-14, R-17).
begin;
select plan(67);

create function tests.picture(n integer) returns uuid language sql immutable as $$
  select ('01900000-0000-7000-8000-0000000001' || lpad(n::text, 2, '0'))::uuid
$$;
create function tests.file_name(n integer, width integer, format text default 'webp') returns text language sql immutable as $$
  select tests.picture(n) || '-' || width || '.' || format
$$;
create function tests.address(n integer, width integer) returns text language sql immutable as $$
  select '/storage/v1/object/public/site-images/' || tests.file_name(n, width)
$$;
create function tests.site_file(n integer, width integer, format text default 'webp') returns jsonb language sql immutable as $$
  select jsonb_build_object('bucket', 'site-images', 'picture_id', tests.picture(n), 'width', width, 'format', format, 'size_bytes', 1000,
    'sha256', repeat('0a', 32))
$$;
create function tests.add_site_file(id integer, n integer, width integer, format text default 'webp') returns void language sql as $$
  insert into public.site_files (id, bucket, picture_id, width, format, size_bytes, sha256)
    values (tests.row(id), 'site-images', tests.picture(n), width, format, 1000, repeat('0a', 32))
$$;
create function tests.put_file(name text, bucket text default 'site-images') returns void language sql as $$
  insert into storage.objects (bucket_id, name) values (bucket, name)
$$;
grant execute on all functions in schema tests to public;

select tests.act_as('admin');
select tests.add_site_file(1, 1, 480);
select tests.put_file(tests.file_name(1, 480));

-- Refused, and then nothing has changed.
select tests.act_as('anonymous');
select throws_ok($$ select * from public.site_files $$, '42501', null, 'R-17 anonymous reads no row of a file');
select throws_ok($$ select tests.add_site_file(9, 1, 800) $$, '42501', null, 'R-17 anonymous adds none');
select throws_ok($$ update public.site_files set deleted_at = now() $$, '42501', null, 'R-17 anonymous deletes none');
select throws_ok($$ select tests.put_file(tests.file_name(1, 800)) $$, '42501', null, 'R-17 anonymous puts no file there');
select is_empty($$ update storage.objects set name = 'x' returning 1 $$, 'R-17 anonymous replaces none');
select is_empty($$ delete from storage.objects returning 1 $$, 'R-17 anonymous removes none');

select tests.act_as('guest');
select is_empty($$ select * from public.site_files $$, 'R-17 signed in without being staff reads no row');
select throws_ok($$ select tests.add_site_file(9, 1, 800) $$, '42501', null, 'R-17 and adds none');
select throws_ok($$ select tests.put_file(tests.file_name(1, 800)) $$, '42501', null, 'R-17 nor a file');
select is_empty($$ delete from storage.objects returning 1 $$, 'R-17 nor removes one');

select tests.act_as('technician');
select is_empty($$ select * from public.site_files $$, 'R-17 a technician reads no row');
select throws_ok($$ select tests.add_site_file(9, 1, 800) $$, '42501', null, 'R-17 a technician adds none');
select is_empty($$ update public.site_files set deleted_at = now() returning 1 $$, 'R-17 a technician deletes none');
select throws_ok($$ delete from public.site_files $$, '42501', null, 'S7 a technician has no hard delete');
select throws_ok($$ select tests.put_file(tests.file_name(1, 480) || 'x') $$, '42501', null, 'R-17 a technician puts no file there');
select is_empty($$ delete from storage.objects returning 1 $$, 'R-17 a technician removes no file');
select is(
  tests.verdicts(tests.push(1, tests.mutation(1, 'put', 'site_files', tests.row(9), tests.site_file(1, 800)))),
  'rejected FORBIDDEN', 'R-17 a technician''s push adds none');
select is(
  cardinality(tests.pulled(tests.pull(), 'site_files')), 0, 'R-17 a technician''s device pulls the rest and none of them');

select tests.act_as('second admin');
select throws_ok($$ update public.site_files set width = 500 $$, '42501', null, 'what describes a file never changes');
select throws_ok($$ select tests.put_file(tests.file_name(1, 800)) $$, '42501', null, 'a file needs its row');
select throws_ok($$ select tests.put_file(tests.file_name(1, 480, 'avif')) $$, '42501', null, 'in its own format');
select throws_ok($$ select tests.put_file(tests.file_name(1, 480), 'blog-images') $$, '42501', null, 'A-072 in its own bucket');
select throws_ok($$ select tests.put_file('map/' || tests.file_name(1, 480)) $$, '42501', null, 'under its own name');
select throws_ok($$ select tests.put_file(tests.file_name(1, 480)) $$, '23505', null, 'and once');
select is_empty($$ update storage.objects set metadata = '{}' where bucket_id = 'site-images' returning 1 $$, 'a file is never replaced');
select throws_ok($$ select tests.add_site_file(9, 2, 480, 'png') $$, '23514', null, 'a file is AVIF, WebP or JPEG');
select throws_ok($$ select tests.add_site_file(9, 2, 0) $$, '23514', null, 'and has a width');
select throws_ok($$ select tests.add_site_file(9, 1, 480) $$, '23505', null, 'a picture has a file once');

select tests.act_as('owner');
select results_eq(
  $$ select picture_id, width, deleted_at from public.site_files $$,
  $$ values (tests.picture(1), 480, null::timestamptz) $$, 'R-17 after all refusals the row is unchanged');
select results_eq(
  $$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'site-images' $$,
  $$ values (true, 8388608::bigint, '{image/avif,image/webp,image/jpeg}'::text[]) $$, 'the bucket is public and takes only pictures');

-- A project pushed with its picture still on the way.
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(2,
    tests.mutation(11, 'put', 'site_files', tests.row(2), tests.site_file(2, 480)),
    tests.mutation(12, 'put', 'site_files', tests.row(3), tests.site_file(2, 800)),
    tests.mutation(13, 'put', 'transformations', tests.row(21), jsonb_build_object('title', 'Nieuw',
      'image_url', tests.address(2, 800), 'variants', '{"webp": [480, 800]}'::jsonb)),
    tests.mutation(14, 'put', 'transformations', tests.row(22), '{"title": "Zonder foto"}'))),
  'applied, applied, applied, applied', 'an admin''s device adds a project and the files of its picture');
select tests.act_as('anonymous');
select results_eq(
  $$ select title from public.transformations $$, $$ values ('Zonder foto') $$, 'R-14 visitors do not see it before its picture is there');
select tests.act_as('admin');
select lives_ok($$ select tests.put_file(tests.file_name(2, 800)) $$, 'the file it is named by arrives');
select tests.act_as('anonymous');
select results_eq(
  $$ select title from public.transformations $$, $$ values ('Zonder foto') $$, 'R-14 not with one width missing either');
select tests.act_as('admin');
select lives_ok($$ select tests.put_file(tests.file_name(2, 480)) $$, 'the last one arrives');
select tests.act_as('anonymous');
select bag_eq(
  $$ select title from public.transformations $$, $$ values ('Nieuw'), ('Zonder foto') $$, 'R-14 and visitors see it');
select results_eq(
  $$ select count(*) from storage.objects where bucket_id = 'site-images' $$, $$ values (3::bigint) $$, 'anyone reads the files');

-- The flag that says so is the server's.
select throws_ok($$ select ready from public.transformations $$, '42501', null, 'R-17 a visitor is not told of it');
select tests.act_as('admin');
select throws_ok($$ update public.transformations set ready = true $$, '42501', null, 'R-14 an admin does not say that a picture has arrived');
select results_eq(
  $$ select ready, rev, (select string_agg(k, ' ') from jsonb_object_keys(field_revs) k) from public.transformations where id = tests.row(21) $$,
  $$ values (true, 2::bigint, '*') $$, 'R-14 that its picture arrived is sent to devices, and counts as no edit of the project');
select tests.act_as('owner');
delete from storage.objects where name = tests.file_name(2, 480);
select tests.act_as('anonymous');
select results_eq($$ select title from public.transformations $$, $$ values ('Zonder foto') $$, 'R-14 a picture that lost a file hides its project');
select tests.act_as('admin');
select lives_ok($$ select tests.put_file(tests.file_name(2, 480)) $$, 'the file comes again');
select tests.act_as('anonymous');
select bag_eq($$ select title from public.transformations $$, $$ values ('Nieuw'), ('Zonder foto') $$, 'R-14 and the project with it');

-- Another picture for it: the former stays until the last file of the new one is there.
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(2,
    tests.mutation(31, 'put', 'site_files', tests.row(41), tests.site_file(5, 480)),
    tests.mutation(32, 'put', 'site_files', tests.row(42), tests.site_file(5, 800)),
    tests.mutation(33, 'patch', 'transformations', tests.row(21), jsonb_build_object('title', 'Nieuwer', 'alt', 'Romp',
      'image_url', tests.address(5, 800), 'variants', '{"webp": [480, 800]}'::jsonb),
      '{"title": 1, "alt": 1, "image_url": 1, "variants": 1}'))),
  'applied, applied, applied', 'an admin''s device gives a project another picture');
select tests.act_as('anonymous');
select results_eq(
  $$ select former ->> 'image_url', former -> 'variants' from public.transformations where title = 'Nieuwer' $$,
  $$ values (tests.address(2, 800), '{"webp": [480, 800]}'::jsonb) $$,
  'R-14 visitors go on seeing the project, with the former picture named');
select throws_ok($$ update public.transformations set former = null $$, '42501', null, 'R-17 anonymous changes none of it');
select tests.act_as('admin');
select throws_ok($$ update public.transformations set former = null $$, '42501', null, 'nor does an admin: a trigger alone keeps it');
select lives_ok($$ select tests.put_file(tests.file_name(5, 800)) $$, 'one file of the new one arrives');
select tests.act_as('anonymous');
select isnt(
  (select former from public.transformations where title = 'Nieuwer'), null, 'R-14 with one width missing it is still the former');
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(2,
    tests.mutation(34, 'put', 'site_files', tests.row(43), tests.site_file(6, 800)),
    tests.mutation(35, 'patch', 'transformations', tests.row(21), jsonb_build_object(
      'image_url', tests.address(6, 800), 'variants', '{"webp": [800]}'::jsonb), '{"image_url": 2, "variants": 2}'))),
  'applied, applied', 'a third is chosen before the second is there');
select tests.act_as('anonymous');
select is(
  (select former ->> 'image_url' from public.transformations where title = 'Nieuwer'), tests.address(2, 800),
  'R-14 visitors see the first until then');
select tests.act_as('owner');
alter table storage.objects disable trigger user;
select tests.act_as('admin');
select lives_ok($$ select tests.put_file(tests.file_name(6, 800)) $$, 'it comes where no trigger tells of it');
select tests.act_as('owner');
alter table storage.objects enable trigger user;
select isnt((select former from public.transformations where title = 'Nieuwer'), null, 'then nothing has happened yet');
select tests.act_as('server');
select is_empty($$ select * from public.storage_deletions_take() $$, 'the job of every minute runs');
select tests.act_as('anonymous');
select is((select former from public.transformations where title = 'Nieuwer'), null, 'R-14 and visitors see the new one');
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(2, tests.mutation(36, 'patch', 'transformations', tests.row(21), jsonb_build_object(
    'title', 'Nieuw', 'image_url', tests.address(2, 800), 'variants', '{"webp": [480, 800]}'::jsonb),
    '{"title": 4, "image_url": 4, "variants": 4}'))),
  'applied', 'R-18 an undo brings the first back');
select tests.act_as('anonymous');
select is((select former from public.transformations where title = 'Nieuw'), null, 'R-18 which is there already');

-- An address that names no picture, as a dashboard or an import may write it, does not stop a person from editing its row.
select tests.act_as('owner');
insert into public.images (id, type, title, image_url) values
  (tests.row(61), 'hero', 'Fout adres', '/storage/v1/object/public/site-images/geen-foto.webp');
select tests.act_as('admin');
select lives_ok(
  $$ update public.images set image_url = '/scenes/project-01-after-1600.webp' where id = tests.row(61) $$,
  'R-14 an address with a fault in it can be mended');
select tests.act_as('owner');
select is_empty(
  $$ select 1 from private.site_pictures_replaced where picture_id is null $$, 'R-14 and no picture counts as replaced');

-- A file name is any text: a wildcard of a pattern is a plain character in a name.
select tests.act_as('owner');
alter table storage.objects disable trigger user;
insert into public.images (id, type, title, image_url) values
  (tests.row(62), 'hero', 'Onderstreept', '/storage/v1/object/public/site-images/a_b%c\d.webp'),
  (tests.row(63), 'hero', 'Ander', '/storage/v1/object/public/site-images/aXb-c-d.webp');
select tests.put_file(name) from unnest('{a_b%c\\d.webp,aXb-c-d.webp}'::text[]) name;
alter table storage.objects enable trigger user;
select private.site_pictures_settle('a_b%');
select results_eq(
  $$ select title, ready from public.images where id in (tests.row(62), tests.row(63)) order by id $$,
  $$ values ('Onderstreept', true), ('Ander', false) $$, 'R-14 a picture whose name holds _ and % is looked at, and no other');
select private.site_pictures_settle('aXb-c-d.webp');
select private.site_pictures_settle('a_b%c\d.webp');
select results_eq(
  $$ select title, ready from public.images where id in (tests.row(62), tests.row(63)) order by id $$,
  $$ values ('Onderstreept', true), ('Ander', true) $$, 'R-14 a name with a backslash is found too');
delete from public.images where id in (tests.row(62), tests.row(63));

-- Away again.
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(2,
    tests.mutation(15, 'delete', 'transformations', tests.row(21), bases => '{"*": 9}'),
    tests.mutation(16, 'delete', 'site_files', tests.row(2), bases => '{"*": 1}'),
    tests.mutation(17, 'delete', 'site_files', tests.row(3), bases => '{"*": 1}'))),
  'applied, applied, applied', 'R-18 an admin deletes a project with its picture');
select throws_ok($$ select tests.put_file(tests.file_name(2, 800)) $$, null, null, 'R-18 whose file is not added again');
select tests.act_as('server');
select bag_eq(
  $$ select bucket, path from public.storage_deletions_take() $$,
  $$ values ('site-images', tests.file_name(2, 480)), ('site-images', tests.file_name(2, 800)) $$,
  'R-18 its files are to be removed');

-- What was replaced goes after 30 days.
select tests.act_as('owner');
select tests.add_site_file(4, 4, 480);
insert into public.videos (id, title, url, image_url) values
  (tests.row(31), 'Polijsten', 'https://www.youtube.com/watch?v=havenglans1', tests.address(1, 480));
update public.transformations set image_url = '/scenes/project-01-after-1600.webp' where id = tests.row(22);
select is((select count(*) from public.site_files where deleted_at is null), 5::bigint, 'a replaced picture stays: it may be undone');
alter table public.site_files disable trigger user;
update public.site_files set created_at = now() - interval '31 days';
alter table public.site_files enable trigger user;
update private.site_pictures_replaced set at = now() - interval '31 days' where picture_id = tests.picture(6);
update public.transformations set image_url = null where id = tests.row(22);
select set_eq(
  $$ select picture_id from public.site_files where deleted_at is null $$, $$ values (tests.picture(1)), (tests.picture(5)) $$,
  'R-18 after 30 days what nothing shows goes; what is shown stays, and so does an old picture that was replaced just now');
select isnt_empty(
  $$ select 1 from private.storage_deletions where path = tests.file_name(4, 480) $$, 'its file with it');

select * from finish();
rollback;
