-- Files of pictures that no article names any more are removed, those that another article names stay, and an article waits
-- for its files.
begin;
select plan(95);

create function tests.queued() returns setof text language sql security definer set search_path = '' as $$
  select d.path from private.storage_deletions d where d.bucket = 'blog-images' order by d.path
$$;
create function tests.picture(n integer) returns text language sql immutable as $$
  select '0f000000-0000-4000-8000-' || lpad(n::text, 12, '0')
$$;
-- What a month of nights leaves of an article's versions: the newest, when visitors read none of them.
create function tests.versions_are_thinned(p_post uuid) returns integer language sql security definer set search_path = '' as $$
  update private.blog_post_versions v set published = false, arrived_at = v.arrived_at - interval '31 days' where v.post_id = p_post;
  select private.thin_post_versions()
$$;
create function tests.version_pictures(p_post uuid) returns setof text language sql stable security definer set search_path = '' as $$
  select distinct s.stem from private.post_version_pictures s join private.blog_post_versions v on v.id = s.version_id
    where v.post_id = p_post order by s.stem
$$;
grant execute on all functions in schema tests to public;

-- The cover of the first article in three sizes, a picture of its text by a whole address, one of its block that the second
-- article names too, and one that nothing names.
insert into storage.objects (bucket_id, name, created_at)
select 'blog-images', n, now() - interval '1 year' from (values
  (tests.picture(1) || '-480.webp'), (tests.picture(1) || '-960.webp'), (tests.picture(1) || '-960.avif'),
  (tests.picture(2) || '.jpg'), (tests.picture(3) || '-960.webp'), (tests.picture(4) || '-960.webp')) f (n);
insert into public.blog_posts (id, slug, title, image_url, content, html_blocks, published) values
  (tests.row(1), 'een', 'Eén', tests.picture(1) || '-960.webp',
    '<p><img src="https://abc.supabase.co/storage/v1/object/public/blog-images/' || tests.picture(2) || '.jpg" alt="Boeg"></p>',
    jsonb_build_array(jsonb_build_object('id', 'a', 'html',
      '<img srcset="/storage/v1/object/public/blog-images/' || tests.picture(3) || '-480.webp 480w">')), true),
  (tests.row(2), 'twee', 'Twee', '/storage/v1/object/public/blog-images/' || tests.picture(3) || '-960.webp', '<p>x</p>', '[]', true),
  (tests.row(3), 'drie', 'Drie', '/pictures/blog/teak-960.webp', '', '[]', true);

-- Refusals.
select tests.act_as('technician');
select is_empty($$ delete from storage.objects where bucket_id = 'blog-images' returning 1 $$, 'R-17 A-073 a technician removes no picture of an article');
select throws_ok($$ select private.let_go_of_post_pictures('0') $$, '42501', null, 'R-17 nor has any removed');
select tests.act_as('anonymous');
select is_empty($$ delete from storage.objects where bucket_id = 'blog-images' returning 1 $$, 'R-17 nor does a visitor');
select tests.act_as('admin');
select throws_ok($$ select private.let_go_of_post_pictures('0') $$, '42501', null, 'R-17 nor does an admin by hand');
select throws_ok($$ select * from private.post_version_pictures $$, '42501', null, 'S1 nor does an admin read what versions show');
select throws_ok($$ delete from private.post_version_pictures $$, '42501', null, 'nor have a version let go of a picture');

-- Replaced and left out.
select tests.act_as('owner');
select is(private.let_go_of_post_pictures(), 0, 'A-073 no picture that an article names is removed');
select is_empty($$ select * from tests.queued() $$, 'nor one that was not named until today');
update private.blog_files_unused set since = now() - interval '31 days';
select is(private.let_go_of_post_pictures(), 1, 'A-073 one that no article has named for 30 days is');
select results_eq($$ select * from tests.queued() $$, $$ select tests.picture(4) || '-960.webp' $$, 'and no other');
delete from storage.objects where name = tests.picture(4) || '-960.webp';
delete from private.storage_deletions;
select tests.act_as('admin');
update public.blog_posts set image_url = tests.picture(5) || '-960.webp', content = '<p>zonder</p>' where id = tests.row(1);
select tests.act_as('owner');
select private.let_go_of_post_pictures();
select is_empty($$ select name from private.blog_files_unused $$, 'A-073 a picture that was replaced or left out stays while a version shows it');
select results_eq($$ select * from tests.version_pictures(tests.row(1)) $$,
  $$ values (tests.picture(1)), (tests.picture(2)), (tests.picture(3)), (tests.picture(5)) $$, 'in its own place, its text or its blocks');
select is(tests.versions_are_thinned(tests.row(1)), 1, 'that version is thinned');
select results_eq($$ select * from tests.version_pictures(tests.row(1)) $$, $$ values (tests.picture(3)), (tests.picture(5)) $$,
  'and with it goes what is noted of its pictures');
select private.let_go_of_post_pictures();
select results_eq(
  $$ select name from private.blog_files_unused order by name $$,
  $$ select tests.picture(1) || '-480.webp' union all select tests.picture(1) || '-960.avif' union all select tests.picture(1) || '-960.webp'
     union all select tests.picture(2) || '.jpg' $$, 'A-073 a picture that was replaced, in each of its sizes, and one that was left out wait for 30 days');
update private.blog_files_unused set since = now() - interval '29 days' - interval '23 hours';
select is(private.let_go_of_post_pictures(), 0, 'before that they stay');
update private.blog_files_unused set since = now() - interval '31 days';
select is(private.let_go_of_post_pictures(), 4, 'then they go');
select tests.act_as('admin');
update public.blog_posts set image_url = tests.picture(1) || '-960.webp' where id = tests.row(1);
select tests.act_as('owner');
select results_eq($$ select * from tests.queued() $$, $$ select tests.picture(2) || '.jpg' $$, 'one that an undo names again stays');
select private.let_go_of_post_pictures();
select results_eq($$ select name from private.blog_files_unused $$, $$ select tests.picture(2) || '.jpg' $$, 'and has not been without an article');

-- Deleted: the files stay as long as after an edit, for another device may have saved the article meanwhile.
create function tests.a_month_passes() returns void language sql security definer set search_path = '' as $$
  select private.let_go_of_post_pictures();
  update private.blog_files_unused set since = now() - interval '31 days';
  update private.site_pictures_replaced set at = now() - interval '31 days';
  select private.let_go_of_post_pictures();
$$;
delete from storage.objects where name = tests.picture(2) || '.jpg';
delete from private.storage_deletions;
delete from private.blog_files_unused;
select tests.act_as('admin');
update public.blog_posts set deleted_at = now() where id = tests.row(1);
select tests.act_as('owner');
select private.let_go_of_post_pictures();
select is_empty($$ select * from tests.queued() $$, 'A-073 the pictures of a deleted article do not go at once');
select tests.act_as('admin');
insert into public.blog_posts (id, slug, title, image_url) values (tests.row(5), 'bewaard', 'Bewaard', tests.picture(1) || '-960.webp');
select tests.act_as('owner');
select tests.a_month_passes();
select is_empty($$ select * from tests.queued() $$, 'A-073 G4 an article that one deleted and another kept as a new one still has its pictures');
update public.blog_posts set deleted_at = now() where id = tests.row(5);
select tests.a_month_passes();
select results_eq($$ select * from tests.queued() $$,
  $$ select tests.picture(1) || '-480.webp' union all select tests.picture(1) || '-960.avif' union all select tests.picture(1) || '-960.webp' $$,
  'A-073 30 days after the last article they go, but for one that another article names');
delete from storage.objects where name like tests.picture(1) || '%';
delete from private.storage_deletions;
select tests.act_as('admin');
update public.blog_posts set deleted_at = now() where id = tests.row(2);
select tests.act_as('owner');
select tests.a_month_passes();
select results_eq($$ select * from tests.queued() $$, $$ select tests.picture(3) || '-960.webp' $$, 'A-073 which goes 30 days after the last article that names it');
delete from private.storage_deletions;
delete from public.blog_posts where id = tests.row(3);
insert into public.blog_posts (id, slug, title, image_url) values (tests.row(4), 'vier', 'Vier', tests.picture(6) || '-960.webp');
delete from public.blog_posts where id = tests.row(4);
delete from storage.objects where name = tests.picture(3) || '-960.webp';
insert into storage.objects (bucket_id, name) values ('blog-images', tests.picture(6) || '-960.webp');
select tests.a_month_passes();
select results_eq($$ select * from tests.queued() $$, $$ select tests.picture(6) || '-960.webp' $$,
  'a file that arrives after its article was removed by hand goes as well, and no picture of the site itself');
select is((select count(*) from storage.objects where bucket_id = 'blog-images'), 1::bigint, 'no file is removed by SQL');

-- Pictures that follow their row (decision 010).
create function tests.address(n integer, width integer) returns text language sql immutable as $$
  select '/storage/v1/object/public/blog-images/' || tests.picture(n) || '-' || width || '.webp'
$$;
create function tests.file_row(id integer, n integer, width integer) returns jsonb language sql immutable as $$
  select tests.mutation(id, 'put', 'site_files', tests.row(id), jsonb_build_object('bucket', 'blog-images',
    'picture_id', tests.picture(n), 'width', width, 'format', 'webp', 'size_bytes', 1000, 'sha256', repeat('0a', 32)))
$$;
create function tests.file_comes(n integer, width integer) returns void language sql security definer set search_path = '' as $$
  insert into storage.objects (bucket_id, name) values ('blog-images', tests.picture(n) || '-' || width || '.webp')
$$;
create function tests.files_there() returns bigint language sql security definer set search_path = '' as $$
  select count(*) from public.site_files f where f.deleted_at is null
$$;
grant execute on all functions in schema tests to public;
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1, tests.file_row(11, 11, 480), tests.file_row(12, 11, 800), tests.file_row(13, 12, 800),
    tests.mutation(14, 'put', 'blog_posts', tests.row(14), jsonb_build_object('slug', 'met-foto', 'title', 'Met foto', 'published', true,
      'image_url', tests.address(11, 800), 'content', format('<p><img src="%s" alt=""></p>', tests.address(12, 800)))))),
  'applied, applied, applied, applied', 'an article is published on a device without a network');
select tests.act_as('technician');
select throws_ok($$ select private.posts_settle('') $$, '42501', null, 'R-17 a technician does not have it shown');
select tests.act_as('admin');
select throws_ok($$ update public.blog_posts set ready = true $$, '42501', null, 'R-17 nor does an admin by hand');
select tests.act_as('anonymous');
select is_empty($$ select 1 from public.blog_posts $$, 'R-36 no visitor reads it while its pictures are under way');
select tests.act_as('admin');
select is((select former from public.blog_posts where id = tests.row(14)), '{"image_url": null}', 'A-054 and its devices are told that its featured image is not there, and none before it');
select tests.file_comes(11, 480), tests.file_comes(12, 800);
select tests.act_as('anonymous');
select is_empty($$ select 1 from public.blog_posts $$, 'R-36 nor while one of them is');
select tests.file_comes(11, 800);
select tests.act_as('anonymous');
select results_eq($$ select slug from public.blog_posts $$, $$ values ('met-foto') $$, 'R-36 visitors read it as soon as the last one has arrived');
select tests.act_as('admin');
select is((select former from public.blog_posts where id = tests.row(14)), null, 'A-054 and its featured image is there');
select results_eq($$ select ready, field_revs ? 'ready', rev from public.blog_posts where id = tests.row(14) $$, $$ values (true, false, 2::bigint) $$,
  'which its devices are told, and which is no edit');
select is(
  tests.verdicts(tests.push(1, tests.file_row(21, 13, 800),
    tests.mutation(22, 'patch', 'blog_posts', tests.row(14), jsonb_build_object('image_url', tests.address(13, 800)), '{"image_url": 1}'))),
  'applied, applied', 'an article that visitors read gets another picture');
select tests.act_as('anonymous');
select results_eq($$ select slug from public.blog_posts $$, $$ values ('met-foto') $$, 'R-36 and stays meanwhile');
select results_eq($$ select former ->> 'image_url', former ? 'focus_x' from public.blog_posts $$, $$ values (tests.address(11, 800), true) $$,
  'A-054 with the featured image before it, and the point of that');
select throws_ok($$ update public.blog_posts set former = null $$, '42501', null, 'R-17 which no visitor changes');
select tests.act_as('admin');
select throws_ok($$ update public.blog_posts set former = null $$, '42501', null, 'R-17 nor an admin by hand');
select tests.act_as('owner');
alter table storage.objects disable trigger user;
select tests.file_comes(13, 800);
alter table storage.objects enable trigger user;
select private.posts_settle('');
select is((select former from public.blog_posts where id = tests.row(14)), null, 'A-054 then visitors see the new one');
select results_eq($$ select picture_id from private.site_pictures_replaced r where r.at = now() and r.picture_id = tests.picture(11)::uuid $$,
  $$ values (tests.picture(11)::uuid) $$, 'A-073 and the 30 days of the one before it begin');
update public.blog_posts set published = false where id = tests.row(14);
update public.blog_posts set published = true where id = tests.row(14);
select ok((select ready from public.blog_posts where id = tests.row(14)), 'one whose files are there waits for nothing');

-- The point of the featured image that stays in sight where a page cuts it.
create function tests.focus(id integer, x integer, y integer) returns jsonb language sql immutable as $$
  select tests.mutation(id, 'patch', 'blog_posts', tests.row(14), jsonb_build_object('focus_x', x, 'focus_y', y),
    '{"focus_x": 9000000000, "focus_y": 9000000000}')
$$;
grant execute on all functions in schema tests to public;
select tests.act_as('technician');
select is(tests.verdicts(tests.push(2, tests.focus(31, 10, 20))), 'rejected FORBIDDEN', 'R-17 A-054 a technician moves no focal point');
select tests.act_as('anonymous');
select throws_ok($$ update public.blog_posts set focus_x = 1 $$, '42501', null, 'R-17 nor does a visitor');
select tests.act_as('admin');
select is(tests.verdicts(tests.push(1, tests.focus(32, 101, 20), tests.focus(33, 10, -1))), 'rejected 23514, rejected 23514',
  'A-054 one beside the picture is refused');
select is(tests.verdicts(tests.push(1, tests.focus(34, 10, 20))), 'applied', 'A-054 an admin moves it on a device');
select tests.act_as('anonymous');
select results_eq($$ select focus_x, focus_y from public.blog_posts $$, $$ values (10, 20) $$, 'A-054 and visitors see the picture so');
-- A picture and its point are one decision: each was chosen for the other.
select tests.act_as('second admin');
select is(tests.verdicts(tests.push(3, tests.mutation(35, 'patch', 'blog_posts', tests.row(14),
  jsonb_build_object('image_url', tests.address(11, 800), 'focus_x', 50, 'focus_y', 50), '{"image_url": 1, "focus_x": 1, "focus_y": 1}'))),
  'conflict', 'C6 A-054 another picture that was chosen before the point was moved is no picture for that point');
select results_eq($$ select field from public.conflicts where mutation_id = tests.mutation_id(35) order by field $$,
  $$ values ('focus_x'), ('focus_y'), ('image_url') $$, 'G4 and is kept whole until a person chooses');
select is(tests.verdicts(tests.push(3, tests.mutation(36, 'patch', 'blog_posts', tests.row(14), '{"alt": "Romp"}', '{"alt": 1}'))),
  'conflict', 'C6 A-054 nor is a description of another picture');
select results_eq($$ select focus_x, focus_y, image_url = tests.address(11, 800), alt = 'Romp' from public.blog_posts where id = tests.row(14) $$,
  $$ values (10, 20, false, null::boolean) $$, 'C6 A-054 the article shows one side whole');
select tests.act_as('owner');

-- Theirs are removed by the same rule.
alter table public.site_files disable trigger zzz_stamp;
update public.site_files set created_at = now() - interval '1 year';
alter table public.site_files enable trigger zzz_stamp;
select private.let_go_of_post_pictures();
select is(tests.files_there(), 4::bigint, 'A-073 a picture that was just replaced stays, and so do those that an article shows');
update private.site_pictures_replaced set at = now() - interval '31 days';
select private.let_go_of_post_pictures();
select is(tests.files_there(), 4::bigint, 'A-073 also after 30 days, while a version shows it');
select ok(private.site_picture_used(tests.picture(11)::uuid), 'which counts as its use');
select cmp_ok(tests.versions_are_thinned(tests.row(14)), '>', 0, 'those versions are thinned');
select private.let_go_of_post_pictures();
select results_eq($$ select id from public.site_files where deleted_at is null order by id $$, $$ values (tests.row(13)), (tests.row(21)) $$,
  'A-073 then, after 30 days, a replaced one is removed, in each of its sizes');
select results_eq($$ select d.path from private.storage_deletions d where d.bucket = 'blog-images' and d.path like tests.picture(11) || '%' order by d.path $$,
  $$ values (tests.picture(11) || '-480.webp'), (tests.picture(11) || '-800.webp') $$, 'its files with it');
select tests.act_as('admin');
insert into public.services (id, title, image_url) values (tests.row(30), 'Waxen', tests.address(13, 800));
update public.blog_posts set deleted_at = now() where id = tests.row(14);
insert into public.blog_posts (id, slug, title, content) values (tests.row(15), 'met-foto-bewaard', 'Met foto',
  format('<p><img src="%s" alt=""></p>', tests.address(12, 800)));
select tests.act_as('owner');
select tests.a_month_passes();
select results_eq($$ select id from public.site_files where deleted_at is null order by id $$, $$ values (tests.row(13)), (tests.row(21)) $$,
  'A-073 G4 those of an article that one deleted and another kept as a new one stay');
update public.blog_posts set deleted_at = now() where id = tests.row(15);
select private.let_go_of_post_pictures();
select results_eq($$ select id from public.site_files where deleted_at is null order by id $$, $$ values (tests.row(13)), (tests.row(21)) $$,
  'A-073 and do not go at once with the last article that shows them');
select tests.a_month_passes();
select results_eq($$ select id from public.site_files where deleted_at is null $$, $$ values (tests.row(21)) $$,
  'A-073 30 days later they do, but for one that the site shows elsewhere');
select is((select count(*) from private.post_pictures p where p.post_id = tests.row(14)), 0::bigint, 'S5 and nothing is left of what it showed');
select is_empty($$ select * from tests.version_pictures(tests.row(14)) $$, 'S5 nor of what its versions did');
select is_empty($$ select 1 from private.post_version_pictures s where s.stem = tests.picture(11) $$, 'nor of a picture that was replaced');
select is((select count(*) from private.post_pictures), (select count(distinct (p.id, n.bucket, private.picture_stem(n.name)))
  from public.blog_posts p, private.post_file_names(p.image_url, p.content, p.html_blocks) n where p.deleted_at is null),
  'what is noted of pictures is what living articles name');

-- A third featured image is chosen before the second is there.
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1, tests.file_row(41, 21, 800),
    tests.mutation(42, 'put', 'blog_posts', tests.row(16), jsonb_build_object('slug', 'derde', 'title', 'Derde', 'published', true,
      'image_url', tests.address(21, 800))))), 'applied, applied', 'an article is published');
select tests.file_comes(21, 800);
select is(
  tests.verdicts(tests.push(1, tests.file_row(43, 22, 800), tests.file_row(44, 23, 800),
    tests.mutation(45, 'patch', 'blog_posts', tests.row(16), jsonb_build_object('image_url', tests.address(22, 800)), '{"image_url": 1}'),
    tests.mutation(46, 'patch', 'blog_posts', tests.row(16), jsonb_build_object('image_url', tests.address(23, 800)), '{"image_url": 2}'))),
  'applied, applied, applied, applied', 'its featured image is changed twice');
select tests.file_comes(22, 800);
select tests.act_as('anonymous');
select results_eq($$ select former ->> 'image_url' from public.blog_posts where slug = 'derde' $$, $$ values (tests.address(21, 800)) $$,
  'A-054 the first is shown until the third is there');
select tests.act_as('owner');
select ok(private.site_picture_used(tests.picture(21)::uuid), 'A-073 and is kept however long that takes');
update public.blog_posts set deleted_at = now() where id = tests.row(16);
select is((select former from public.blog_posts where id = tests.row(16)), null, 'S5 nothing of it is left of a deleted article');
select ok(not private.site_picture_used(tests.picture(21)::uuid), 'A-073 nor is it kept for that');

-- A picture is added to the text of an article that visitors read.
create function tests.figure(n integer) returns text language sql immutable as $$
  select format('<p>Nummer %s</p><img src="%s" alt="">', n, tests.address(n, 800))
$$;
create function tests.read_by_visitors() returns table (title text, content text, image_url text)
language sql stable security definer set search_path = '' as $$
  select s.title, s.content, s.image_url from public.blog_posts p, private.post_shown(p) s
    where p.id = tests.row(17) and p.published and p.ready and p.deleted_at is null
$$;
create function tests.edit_post(n integer, changes jsonb) returns jsonb language sql stable security definer set search_path = '' as $$
  select tests.mutation(n, 'patch', 'blog_posts', tests.row(17), changes,
    (select jsonb_object_agg(k, p.rev) from jsonb_object_keys(changes) k)) from public.blog_posts p where p.id = tests.row(17)
$$;
grant execute on all functions in schema tests to public;
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1, tests.file_row(51, 31, 800), tests.file_row(52, 41, 800),
    tests.mutation(53, 'put', 'blog_posts', tests.row(17), jsonb_build_object('slug', 'kiel', 'title', 'Kiel', 'published', true,
      'summary', 'Eén foto', 'image_url', tests.address(41, 800), 'content', tests.figure(31))))), 'applied, applied, applied', 'an article with a picture in its text is published');
select tests.file_comes(31, 800), tests.file_comes(41, 800);
select tests.act_as('admin');
select is(tests.verdicts(tests.push(1, tests.file_row(54, 32, 480), tests.file_row(55, 32, 800), tests.file_row(56, 42, 800),
  tests.edit_post(57, jsonb_build_object('title', 'Kiel en romp', 'summary', 'Twee foto’s', 'image_url', tests.address(42, 800),
    'content', tests.figure(31) || tests.figure(32))))), 'applied, applied, applied, applied', 'then another picture in its text');
select results_eq($$ select title, content = tests.figure(31) || tests.figure(32) from public.blog_posts where slug = 'kiel' $$,
  $$ values ('Kiel en romp', true) $$, 'R-36 devices have the text that was saved');
select tests.act_as('anonymous');
select results_eq($$ select former ->> 'title', former ->> 'summary', former ->> 'image_url', former_text ->> 'content', former_text ->> 'search_text' from public.blog_posts where slug = 'kiel' $$,
  $$ values ('Kiel', 'Eén foto', tests.address(41, 800), tests.figure(31), 'Nummer 31') $$,
  'R-36 until its files are there visitors are told the whole version before it: title, preview, featured image, text');
select throws_ok($$ update public.blog_posts set former_text = null $$, '42501', null, 'R-17 which no visitor changes');
select tests.act_as('technician');
select is_empty($$ update public.blog_posts set published = false where slug = 'kiel' returning 1 $$, 'R-17 nor a technician');
select tests.act_as('admin');
select throws_ok($$ update public.blog_posts set former_text = null $$, '42501', null, 'R-17 nor an admin by hand');
select is(former_text ->> 'version_id', (public.post_versions(id) -> 1 ->> 'id'), 'R-36 the office is told which version that is')
  from public.blog_posts where slug = 'kiel';
select tests.file_comes(42, 800), tests.file_comes(32, 480);
select results_eq($$ select * from tests.read_by_visitors() $$, $$ values ('Kiel', tests.figure(31), tests.address(41, 800)) $$,
  'R-36 nor do they see half of the new one while a size of a picture is under way');
select is(tests.verdicts(tests.push(1, tests.edit_post(58, '{"title": "Kiel, romp"}'))), 'applied', 'a correction meanwhile');
select results_eq($$ select title from tests.read_by_visitors() $$, $$ values ('Kiel') $$, 'waits as well');
select tests.act_as('owner');
select ok(private.site_picture_used(tests.picture(31)::uuid) and private.site_picture_used(tests.picture(41)::uuid),
  'A-073 the pictures of the version that visitors read are kept');
select is((select rev from public.blog_posts where id = tests.row(17)), (select rev from public.blog_posts where id = tests.row(17)
  and private.posts_settle('') is not null), 'looking again changes nothing while nothing came');
select tests.file_comes(32, 800);
select results_eq($$ select * from tests.read_by_visitors() $$,
  $$ values ('Kiel, romp', tests.figure(31) || tests.figure(32), tests.address(42, 800)) $$, 'R-36 with the last file they read the new one whole');
select results_eq($$ select former, former_text from public.blog_posts where id = tests.row(17) $$, $$ values (null::jsonb, null::jsonb) $$,
  'and nothing is left of the version before');

-- Twice, and back again.
select tests.act_as('admin');
select is(tests.verdicts(tests.push(1, tests.file_row(59, 33, 800), tests.file_row(60, 34, 800),
  tests.edit_post(61, jsonb_build_object('title', 'Derde', 'content', tests.figure(33))))), 'applied, applied, applied', 'a third picture');
select is(tests.verdicts(tests.push(1, tests.edit_post(62, jsonb_build_object('title', 'Vierde', 'content', tests.figure(34))))), 'applied', 'and a fourth before it came');
select tests.file_comes(33, 800);
select results_eq($$ select title from tests.read_by_visitors() $$, $$ values ('Kiel, romp') $$, 'R-36 visitors read the last whole version');
select tests.act_as('admin');
select is(tests.verdicts(tests.push(1, tests.edit_post(63, jsonb_build_object('title', 'Weer terug', 'content', tests.figure(31))))), 'applied',
  'the picture under way is taken out');
select results_eq($$ select title, content from tests.read_by_visitors() $$, $$ values ('Weer terug', tests.figure(31)) $$, 'R-36 then nothing waits');

-- A file that is lost, as after a restore, keeps no correction back.
select tests.act_as('owner');
delete from storage.objects where bucket_id = 'blog-images' and name = tests.picture(31) || '-800.webp';
select tests.act_as('admin');
select is(tests.verdicts(tests.push(1, tests.edit_post(64, jsonb_build_object('title', 'Verbeterd', 'content', '<p>Kort</p>' || tests.figure(31))))), 'applied',
  'a correction of an article that misses a file');
select results_eq($$ select title from tests.read_by_visitors() $$, $$ values ('Verbeterd') $$, 'R-36 is read at once: the picture was a gap already');

-- Taken from the site, and deleted, while something waits.
select tests.push(1, tests.edit_post(65, jsonb_build_object('content', tests.figure(34))));
select tests.push(1, tests.edit_post(66, '{"published": false}'));
select is((select former_text from public.blog_posts where id = tests.row(17)), null, 'R-36 an article that is taken from the site has one text');
select tests.push(1, tests.edit_post(67, '{"published": true}'));
select is_empty($$ select * from tests.read_by_visitors() $$, 'R-36 and published again it waits for its pictures, as a new one does');
select tests.act_as('owner');
update public.blog_posts set deleted_at = now() where id = tests.row(17);
select is((select former_text from public.blog_posts where id = tests.row(17)), null, 'S5 nothing of it is left of a deleted article');

select * from finish();
rollback;
