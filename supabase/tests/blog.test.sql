-- The blog: visitors read what is published and follow old addresses, admins alone write (B-060, B-061, R-31, R-37).
begin;
select plan(63);

insert into public.blog_posts (id, slug, title, content, html_blocks, category, "metaDescription", published, created_at) values
  (tests.row(1), 'teak-schoon', 'Teak schoonmaken', '<h2>Eén</h2><style>p{color:red}</style><p>Zacht &amp; nat.</p>',
    '[{"id": "a", "html": "<style>.x{}</style><p class=\"x\">De <b>borstel</b> telt.</p><p>Nog een.</p>"}]',
    'Teak Dek Onderhoud', 'Teak', true, '2026-05-01T10:00:00Z'),
  (tests.row(2), 'concept', 'Concept', '<p>Nog niet af</p>', '[]', null, null, false, '2026-06-01T10:00:00Z'),
  (tests.row(3), 'weg', 'Weg', '<p>Verwijderd</p>', '[]', null, null, true, '2026-07-01T10:00:00Z');
update public.blog_posts set deleted_at = now() where id = tests.row(3);

-- Refusals.
select tests.act_as('anonymous');
select throws_ok(
  $$ insert into public.blog_posts (id, slug, title) values (tests.row(9), 'x', 'X') $$, '42501', null, 'R-17 anonymous writes no post');
select throws_ok($$ update public.blog_posts set title = 'X' $$, '42501', null, 'R-17 anonymous changes no post');
select throws_ok($$ delete from public.blog_posts $$, '42501', null, 'R-17 anonymous deletes no post');
select throws_ok($$ select updated_by from public.blog_posts $$, '42501', null, 'S4 anonymous cannot see who wrote a post');
select throws_ok($$ select rev from public.blog_posts $$, '42501', null, 'S5 nor its bookkeeping');
select is_empty($$ select 1 from public.blog_posts where slug in ('concept', 'weg') $$, 'R-17 anonymous reads neither a draft nor what is deleted');
select throws_ok(
  $$ insert into public.post_redirects (slug, post_id) values ('x', tests.row(1)) $$, '42501', null, 'R-31 anonymous makes no redirect');
select throws_ok($$ delete from public.post_redirects $$, '42501', null, 'R-31 and removes none');
select throws_ok(
  $$ insert into storage.objects (bucket_id, name) values ('blog-images', 'a.webp') $$, '42501', null, 'B-061 anonymous adds no picture');

select tests.act_as('guest');
select throws_ok(
  $$ insert into public.blog_posts (id, slug, title) values (tests.row(9), 'x', 'X') $$, '42501', null, 'R-17 signed in without being staff writes no post');
select is_empty($$ update public.blog_posts set title = 'X' returning 1 $$, 'R-17 and changes none');
select is_empty($$ select 1 from public.blog_posts where slug = 'concept' $$, 'R-17 and reads no draft');

select tests.act_as('technician');
select throws_ok(
  $$ insert into public.blog_posts (id, slug, title) values (tests.row(9), 'x', 'X') $$, '42501', null, 'R-17 a technician writes no post');
select is_empty($$ update public.blog_posts set published = true returning 1 $$, 'R-17 a technician publishes no post');
select throws_ok($$ delete from public.blog_posts $$, '42501', null, 'S7 a technician has no hard delete');
select is_empty($$ select 1 from public.blog_posts $$, 'R-17 a technician reads no draft; what is published a technician reads as a visitor');
select is(cardinality(tests.pulled(tests.pull(), 'blog_posts')), 0, 'S7 so no article comes to a technician''s device, which could not lose it again');
select is(
  tests.verdicts(tests.push(2,
    tests.mutation(1, 'put', 'blog_posts', tests.row(9), '{"slug": "x", "title": "X"}'),
    tests.mutation(2, 'patch', 'blog_posts', tests.row(1), '{"published": false}', '{"published": 1}'),
    tests.mutation(3, 'delete', 'blog_posts', tests.row(1), bases => '{"*": 1}'))),
  'rejected FORBIDDEN, rejected FORBIDDEN, rejected FORBIDDEN', 'R-17 nor goes one from there');
select throws_ok($$ select public.row_history('blog_posts', tests.row(1)) $$, 'PT403', null, 'R-17 nor is its history told');
select throws_ok(
  $$ insert into public.post_redirects (slug, post_id) values ('x', tests.row(1)) $$, '42501', null, 'R-31 a technician makes no redirect');
select throws_ok(
  $$ insert into storage.objects (bucket_id, name) values ('blog-images', 'a.webp') $$, '42501', null, 'B-061 a technician adds no picture');

select tests.act_as('admin');
select throws_ok(
  $$ insert into public.blog_posts (id, slug, title) values (tests.row(9), 'Teak Schoon', 'X') $$, '23514', null, 'R-31 a slug is small letters, digits and hyphens');
select throws_ok(
  $$ insert into public.blog_posts (id, slug, title) values (tests.row(9), repeat('a', 101), 'X') $$, '23514', null, 'R-31 of at most 100 characters');
select throws_ok(
  $$ insert into public.blog_posts (id, slug, title, html_blocks) values (tests.row(9), 'x', 'X', '{"id": 1}') $$, '23514', null, 'R-37 blocks are a list, or a text that holds one');
select throws_ok($$ update public.blog_posts set search_text = 'x' $$, '42501', null, 'B-010 what the search reads is the server''s to write');
select throws_ok($$ update public.blog_posts set updated_by = null $$, '42501', null, 'S5 so is who wrote it');
select is(
  tests.verdicts(tests.push(1, tests.mutation(11, 'patch', 'blog_posts', tests.row(1), '{"word_count": 1}', '{"word_count": 1}'))),
  'rejected 22023', 'B-010 also from a device');
select throws_ok($$ delete from public.blog_posts $$, '42501', null, 'S7 an admin has no hard delete either');
select throws_ok(
  $$ insert into public.post_redirects (slug, post_id) values ('x', tests.row(1)) $$, '42501', null, 'R-31 an admin makes no redirect by hand');
select is_empty(
  $$ update storage.objects set name = 'b.webp' where bucket_id = 'blog-images' returning 1 $$, 'A-072 a picture is never replaced');

select tests.act_as('owner');
select results_eq(
  $$ select title, published from public.blog_posts order by id $$,
  $$ values ('Teak schoonmaken', true), ('Concept', false), ('Weg', true) $$, 'R-17 after all refusals the posts are as they were');

-- What is granted.
select tests.act_as('anonymous');
select results_eq(
  $$ select slug, category, "metaDescription", updated_at >= created_at from public.blog_posts order by created_at desc $$,
  $$ values ('teak-schoon', 'Teak Dek Onderhoud', 'Teak', true) $$, 'B-023 B-060 visitors read what is published, with its specified columns and when it was last changed');
select results_eq(
  $$ select first_paragraph, content_start from public.blog_posts $$,
  $$ values ('De <b>borstel</b> telt.', 'Eén Zacht &amp; nat.') $$, 'B-021 the list gets the first paragraph of the first block and the start of the content');
select results_eq(
  $$ select search_text, word_count from public.blog_posts $$,
  $$ values ('Eén Zacht &amp; nat. De borstel telt. Nog een.', 9) $$, 'B-010 B-019 the search and the reading time read content and blocks without marks and styles');

select tests.act_as('admin');
select results_eq(
  $$ select slug from public.blog_posts order by id $$, $$ values ('teak-schoon'), ('concept'), ('weg') $$, 'R-17 an admin reads all of them');
select lives_ok(
  $$ insert into public.blog_posts (id, slug, title, html_blocks) values (tests.row(4), 'tekst', 'Tekst', '"[{\"id\": \"a\", \"html\": \"<p>Uit een tekst</p>\"}]"') $$,
  'R-37 an older writer''s blocks in a text are accepted');
select results_eq(
  $$ select first_paragraph, updated_by from public.blog_posts where id = tests.row(4) $$,
  $$ values ('Uit een tekst'::text, tests.person('admin')) $$, 'R-37 and understood; who wrote it is noted');
select lives_ok(
  $$ insert into public.blog_posts (id, slug, title, html_blocks) values (tests.row(5), 'stuk', 'Stuk', '"[{"') $$,
  'R-37 a text that holds no list stops nothing');
select lives_ok($$ update public.blog_posts set slug = 'concept-twee' where id = tests.row(2) $$, 'R-31 a draft takes another slug');
select lives_ok($$ update public.blog_posts set slug = 'teak-reinigen' where id = tests.row(1) $$, 'R-31 a published post takes another slug');
select results_eq(
  $$ insert into public.blog_posts (id, slug, title) values (tests.row(9), 'teak-schoon', 'X') returning slug $$, $$ values ('teak-schoon-2') $$,
  'R-31 its old slug goes to no other post, which gets the lowest number that is free');
insert into public.site_files (id, bucket, picture_id, width, format, size_bytes, sha256)
  values (tests.row(50), 'blog-images', tests.row(51), 480, 'webp', 1000, repeat('0a', 32));
select throws_ok(
  $$ insert into storage.objects (bucket_id, name) values ('blog-images', 'a.webp') $$, '42501', null, 'A-072 an admin adds no file without a row');
select lives_ok(
  $$ insert into storage.objects (bucket_id, name) values ('blog-images', tests.row(51) || '-480.webp') $$, 'A-072 and that of a row');

select tests.act_as('anonymous');
select results_eq(
  $$ select r.slug, p.slug from public.post_redirects r join public.blog_posts p on p.id = r.post_id $$,
  $$ values ('teak-schoon', 'teak-reinigen') $$, 'R-31 the old slug of a published post leads to it, that of a draft to nothing');
select results_eq(
  $$ select name from storage.objects where bucket_id = 'blog-images' $$, $$ values (tests.row(51) || '-480.webp') $$, 'B-061 anyone reads the pictures');

select tests.act_as('admin');
select lives_ok($$ update public.blog_posts set slug = 'teak-schoon' where id = tests.row(1) $$, 'R-31 a post may take its old slug back');
select tests.act_as('anonymous');
select results_eq(
  $$ select slug from public.post_redirects $$, $$ values ('teak-reinigen') $$, 'R-31 then the one in between redirects');
select tests.act_as('admin');
select lives_ok($$ update public.blog_posts set published = false where id = tests.row(1) $$, 'R-36 a post can be taken back');
select tests.act_as('anonymous');
select is_empty($$ select 1 from public.blog_posts $$, 'R-17 then no visitor reads it');
select is_empty($$ select 1 from public.post_redirects $$, 'R-17 nor is led to it');

-- On the devices of the office.
select tests.act_as('admin');
select is(cardinality(tests.pulled(tests.pull(), 'blog_posts')), 6, 'R-17 an admin''s device pulls every post');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(21, 'put', 'blog_posts', tests.row(6), '{"slug": "nieuw", "title": "Nieuw", "content": "<p>Eén twee</p>"}'),
    tests.mutation(22, 'patch', 'blog_posts', tests.row(6), '{"content": "<p>Eén twee drie</p>", "metaDescription": "Kort"}',
      '{"content": 1, "metaDescription": 1}'),
    tests.mutation(23, 'patch', 'blog_posts', tests.row(6), '{"html_blocks": [{"id": "a", "html": "<p>Vier</p>"}], "published": true}',
      '{"html_blocks": 1, "published": 1}'))),
  'applied, applied, applied', 'A-070 an admin writes an article on a device');
select results_eq(
  $$ select word_count, first_paragraph, (select string_agg(k, ' ' order by k) from jsonb_object_keys(field_revs) k)
     from public.blog_posts where id = tests.row(6) $$,
  $$ values (4, 'Vier', '* content html_blocks metaDescription published') $$,
  'B-019 the derived columns follow, and count as no edit');
select is(
  (select jsonb_agg(h -> 'changes') from jsonb_array_elements(public.row_history('blog_posts', tests.row(6)) -> 'entries') h),
  '[{"html_blocks": {}, "published": {}}, {"content": {}, "metaDescription": {}},
    {"slug": {}, "title": {}, "content": {}, "html_blocks": {}, "variants": {}, "published": {}}]',
  'PL22 the history names the columns that changed, without their values and without what is derived');
select tests.act_as('owner');
alter table public.blog_posts disable trigger fill_derived;
create temporary table before as select rev, field_revs, updated_at from public.blog_posts where id = tests.row(6);
update public.blog_posts set word_count = 99 where id = tests.row(6);
select results_eq(
  $$ select p.rev - b.rev, p.field_revs = b.field_revs, p.updated_at = b.updated_at from public.blog_posts p, before b where p.id = tests.row(6) $$,
  $$ values (1::bigint, true, true) $$, 'a derived column that is computed anew is sent to devices, and counts as no edit');
select is((select count(*) from private.sync_history where row_id = tests.row(6)), 3::bigint, 'nor in the history');
alter table public.blog_posts enable trigger fill_derived;
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1, tests.mutation(24, 'delete', 'blog_posts', tests.row(6), bases => '{"*": 9}'))), 'applied',
  'A-070 an admin deletes an article on a device');
select results_eq(
  $$ select title, content, html_blocks, search_text, word_count from public.blog_posts where id = tests.row(6) $$,
  $$ values ('Nieuw', '', '[]'::jsonb, '', 0) $$, 'and no device keeps its text');
select is(
  tests.verdicts(tests.push(1, tests.mutation(25, 'put', 'blog_posts', tests.row(7), '{"slug": "nieuw", "title": "Weer nieuw"}'))), 'applied',
  'R-31 its slug is free again');

-- Two articles of one slug, offline on two devices: both are kept.
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(26, 'put', 'blog_posts', tests.row(8), '{"slug": "nieuw", "title": "Nieuw van een ander"}'),
    tests.mutation(27, 'put', 'blog_posts', tests.row(10), jsonb_build_object('slug', 'nieuw', 'title', 'En nog een')),
    tests.mutation(28, 'patch', 'blog_posts', tests.row(10), '{"slug": "concept-twee"}', '{"slug": 1}'))),
  'applied, applied, applied', 'R-31 a slug that another device took first is no refusal');
select results_eq(
  $$ select slug from public.blog_posts where id in (tests.row(7), tests.row(8), tests.row(10)) order by id $$,
  $$ values ('nieuw'), ('nieuw-2'), ('concept-twee-2') $$, 'R-31 the later one takes the lowest number that is free');
select results_eq(
  $$ insert into public.blog_posts (id, slug, title) values (tests.row(11), repeat('a', 97) || '-bb', 'A'), (tests.row(12), repeat('a', 97) || '-bb', 'A')
     returning slug $$, $$ values (repeat('a', 97) || '-bb'), (repeat('a', 97) || '-2') $$, 'R-31 within 100 characters');
select tests.act_as('owner');
alter table public.blog_posts disable trigger fill_slug;
select throws_ok(
  $$ insert into public.blog_posts (id, slug, title) values (tests.row(13), 'nieuw', 'X') $$, '23505', null, 'R-31 two posts never share a slug');

select * from finish();
rollback;
