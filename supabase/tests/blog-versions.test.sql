-- Versions of articles: each save leaves one, admins alone read them, and nobody writes, changes or removes one.
begin;
select plan(53);

-- What is kept of an article, the oldest first.
create function tests.versions(p_post uuid) returns table (
  title text, content text, published boolean, lost boolean, saved_by uuid, made_at timestamptz, word_count integer)
language sql security definer set search_path = '' as $$
  select v.title, v.content, v.published, v.lost, v.saved_by, v.made_at, v.word_count
  from private.blog_post_versions v where v.post_id = p_post order by v.arrived_at, v.lost
$$;
-- A mutation that says when its device made it.
create function tests.made(mutation jsonb, made_at text) returns jsonb language sql immutable as $$
  select mutation || jsonb_build_object('made_at', made_at)
$$;
grant execute on all functions in schema tests to public;

select tests.act_as('admin');
select is(tests.verdicts(tests.push(1, tests.made(tests.mutation(1, 'put', 'blog_posts', tests.row(1),
    '{"slug": "teak", "title": "Teak", "content": "<p>Geheime zin één</p>", "html_blocks": [{"id": "a", "html": "<p>Geheim blok</p>"}]}'),
    '2026-11-20T08:00:00Z'))), 'applied', 'an admin writes an article');

-- Refusals.
select tests.act_as('anonymous');
select throws_ok($$ select public.post_versions(tests.row(1)) $$, '42501', null, 'A-070 R-17 a visitor asks for no versions');
select throws_ok($$ select public.post_version(tests.row(1)) $$, '42501', null, 'R-17 nor for one');
select throws_ok($$ select * from private.blog_post_versions $$, '42501', null, 'R-17 nor reads the table');
select tests.act_as('guest');
select throws_ok($$ select public.post_versions(tests.row(1)) $$, 'PT403', null, 'R-17 who is not staff is told of no versions');
select throws_ok($$ select public.post_version(tests.row(1)) $$, 'PT403', null, 'R-17 nor of one');
select tests.act_as('technician');
select throws_ok($$ select public.post_versions(tests.row(1)) $$, 'PT403', null, 'R-17 a technician is told of no versions');
select throws_ok($$ select public.post_version(tests.row(1)) $$, 'PT403', null, 'R-17 nor of one');
select throws_ok($$ select private.post_versions_listed(tests.row(1)) $$, 'PT403', null, 'S1 nor behind the wall');
select throws_ok($$ select private.post_version_read(tests.row(1)) $$, 'PT403', null, 'S1 nor of one');
select throws_ok($$ select private.write_post_version(tests.row(1), false, '{}') $$, '42501', null, 'R-17 nor writes one');
select is(
  tests.verdicts(tests.push(2,
    tests.mutation(101, 'put', 'blog_post_versions', tests.row(9), '{"title": "X"}'),
    tests.mutation(102, 'patch', 'blog_posts', tests.row(1), '{"content": "X"}', '{"content": 1}'))),
  'rejected 22023, rejected FORBIDDEN', 'R-17 nor from a device, nor by an article');
select tests.act_as('admin');
select throws_ok($$ select * from private.blog_post_versions $$, '42501', null, 'S1 an admin does not reach the table either');
select throws_ok($$ select private.write_post_version(tests.row(1), false, '{"title": "X"}') $$, '42501', null, 'an admin writes no version by hand');
select throws_ok(
  $$ insert into private.blog_post_versions (post_id, saved_by, lost, published, slug, title, content, html_blocks, word_count)
     values (tests.row(1), tests.person('second admin'), false, true, 'x', 'X', 'X', '[]', 1) $$,
  '42501', null, 'so none in the name of somebody else');
select throws_ok($$ update private.blog_post_versions set title = 'X' $$, '42501', null, 'an admin changes none');
select throws_ok($$ delete from private.blog_post_versions $$, '42501', null, 'and removes none');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(2, 'put', 'blog_post_versions', tests.row(9), jsonb_build_object('post_id', tests.row(1), 'saved_by', tests.person('second admin'))),
    tests.mutation(3, 'delete', 'blog_post_versions', tests.row(9), bases => '{"*": 1}'))),
  'rejected 22023, rejected 22023', 'nor from a device');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(4, 'patch', 'blog_posts', tests.row(1), jsonb_build_object('content', repeat('a', 500001)), '{"content": 1}'))),
  'rejected 23514', 'a text beyond measure is refused');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(5, 'patch', 'blog_posts', tests.row(1), jsonb_build_object('html_blocks', jsonb_build_array(repeat('a', 500001))), '{"html_blocks": 1}'))),
  'rejected 23514', 'so are blocks');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(6, 'put', 'blog_posts', tests.row(8), jsonb_build_object('slug', 'te-groot', 'title', 'X', 'content', repeat('a', 500001))))),
  'rejected 23514', 'and a new article beyond measure');
select tests.act_as('server');
select throws_ok($$ select * from private.blog_post_versions $$, '42501', null, 'S1 the service key does not reach them');
select tests.act_as('owner');
select results_eq(
  $$ select title, content, saved_by from tests.versions(tests.row(1)) $$,
  $$ values ('Teak', '<p>Geheime zin één</p>', tests.person('admin')) $$, 'after all refusals there is the one version of the one save');
select is((select count(*) from private.blog_post_versions), 1::bigint, 'and no other');

-- Each save is one.
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1,
    tests.made(tests.mutation(11, 'patch', 'blog_posts', tests.row(1), '{"content": "<p>Geheime zin twee</p>"}', '{"content": 1}'), '2026-11-20T09:00:00Z'),
    tests.made(tests.mutation(12, 'patch', 'blog_posts', tests.row(1), '{"content": "<p>Geheime zin twee drie</p>", "published": true}', '{"content": 1, "published": 1}'), '2026-11-20T09:05:00Z'),
    tests.made(tests.mutation(13, 'patch', 'blog_posts', tests.row(1), '{"title": "Teak schoon"}', '{"title": 1}'), 'gisteren'))),
  'applied, applied, applied', 'three saves that a device made without a network arrive together');
select results_eq(
  $$ select title, content, published, made_at, word_count from tests.versions(tests.row(1)) $$,
  $$ values ('Teak', '<p>Geheime zin één</p>', false, '2026-11-20T08:00:00Z'::timestamptz, 5),
    ('Teak', '<p>Geheime zin twee</p>', false, '2026-11-20T09:00:00Z', 5),
    ('Teak', '<p>Geheime zin twee drie</p>', true, '2026-11-20T09:05:00Z', 6),
    ('Teak schoon', '<p>Geheime zin twee drie</p>', true, null, 6) $$,
  'each is a version with its words and the time of its device');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(13, 'patch', 'blog_posts', tests.row(1), '{"title": "Teak schoon"}', '{"title": 1}') || '{"made_at": "gisteren"}',
    tests.mutation(14, 'patch', 'blog_posts', tests.row(1), '{"title": "Teak schoon"}', '{"title": 4}'))),
  'applied again, noop', 'a save that is sent twice, and one that changes nothing');
select is((select count(*) from tests.versions(tests.row(1))), 4::bigint, 'G2 are no further version');
select tests.act_as('owner');
update public.blog_posts set search_text = search_text, updated_at = now() where id = tests.row(1);
select private.touch_row('blog_posts', tests.row(1));
select private.sync_restored();
select is((select count(*) from tests.versions(tests.row(1))), 4::bigint, 'nor is a row that is only sent again');
update public.blog_posts set category = 'Tips & Advies' where id = tests.row(1);
select results_eq(
  $$ select saved_by, made_at from tests.versions(tests.row(1)) offset 4 $$, $$ values (null::uuid, null::timestamptz) $$,
  'an edit from the dashboard is one of nobody');

-- The address and the focal point alone.
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(15, 'put', 'blog_posts', tests.row(4), '{"slug": "anode", "title": "Anode", "image_url": "anode.webp"}'),
    tests.mutation(16, 'patch', 'blog_posts', tests.row(4), '{"focus_x": 20, "focus_y": 80}', '{"focus_x": 1, "focus_y": 1}'),
    tests.mutation(17, 'patch', 'blog_posts', tests.row(4), '{"slug": "anodes"}', '{"slug": 1}'),
    tests.mutation(18, 'patch', 'blog_posts', tests.row(4), '{"publish_at": "2030-12-01T08:00:00Z"}', '{"publish_at": 1}'))),
  'applied, applied, applied, applied', 'a focal point is moved, an address changed, and a time planned');
select tests.act_as('owner');
select results_eq(
  $$ select v.slug, v.focus_x, v.focus_y from private.blog_post_versions v where v.post_id = tests.row(4) order by v.arrived_at $$,
  $$ values ('anode', null::integer, null::integer), ('anode', 20, 80), ('anodes', 20, 80) $$,
  'A-070 a new focal point and a new address leave a version each; a plan alone leaves none');
delete from public.blog_posts where id = tests.row(4);

-- What the office is told.
select tests.act_as('second admin');
select results_eq(
  $$ select v ->> 'title', v ->> 'saved_by_name', (v ->> 'word_count')::integer, (v ->> 'published')::boolean
     from jsonb_array_elements(public.post_versions(tests.row(1))) with ordinality l (v, place) order by place $$,
  $$ values ('Teak schoon', null, 6, true), ('Teak schoon', 'Sanne de Vries', 6, true), ('Teak', 'Sanne de Vries', 6, true),
    ('Teak', 'Sanne de Vries', 5, false), ('Teak', 'Sanne de Vries', 5, false) $$, 'admins are told of them, newest first');
select ok(public.post_versions(tests.row(1))::text !~ 'Geheim', 'without their texts');
select is(
  (select public.post_version((public.post_versions(tests.row(1)) -> 4 ->> 'id')::uuid) - '{id,arrived_at,client_id}'::text[]),
  jsonb_build_object('saved_by', tests.person('admin'), 'saved_by_name', 'Sanne de Vries', 'made_at', '2026-11-20T08:00:00+00:00',
    'seq', 1, 'lost', false, 'published', false, 'slug', 'teak', 'title', 'Teak', 'word_count', 5, 'content', '<p>Geheime zin één</p>',
    'html_blocks', '[{"id": "a", "html": "<p>Geheim blok</p>"}]'::jsonb, 'category', null, 'metaDescription', null, 'summary', null,
    'excerpt', null, 'author', null, 'image_url', null, 'alt', null, 'focus_x', null, 'focus_y', null), 'one that is looked at comes with all of it');
select is(public.post_version(tests.row(7)), null, 'of one that is no longer kept nothing is told');
select is(public.post_versions(tests.row(7)), '[]', 'nor of an article that is not there');
select ok(tests.pull()::text !~ 'blog_post_versions', 'no device pulls them');

-- A text that lost to another's.
select tests.act_as('second admin');
select is(
  tests.verdicts(tests.push(3,
    tests.made(tests.mutation(201, 'patch', 'blog_posts', tests.row(1), '{"content": "<p>Andere zin</p>", "excerpt": "Kort", "html_blocks": []}',
      '{"content": 1, "excerpt": 9000000000, "html_blocks": 9000000000}'), '2026-11-20T10:00:00Z'))),
  'conflict', 'C6 two wrote in one text');
select results_eq(
  $$ select content, lost, published, saved_by, word_count from tests.versions(tests.row(1)) offset 5 $$,
  $$ values ('<p>Geheime zin twee drie</p>', false, true, tests.person('second admin'), 6), ('<p>Andere zin</p>', true, false, tests.person('second admin'), 2) $$,
  'G4 the article as it is now is a version, and so is the text of the second one');
select tests.act_as('owner');
select results_eq(
  $$ select excerpt, html_blocks from private.blog_post_versions where lost $$, $$ values ('Kort'::text, '[]'::jsonb) $$,
  'with what else its writer changed');

-- S5: nothing of a text anywhere else.
select is_empty(
  $$ select 1 from private.sync_history h where h.tbl = 'blog_posts' and (h.changes::text ~ 'zin|Geheim|Teak'
     or exists (select 1 from jsonb_each(h.changes) c where c.value <> '{}')) $$,
  'PL22 no text of an article is in the history of its row, which names the columns');
select cmp_ok((select count(*) from private.sync_history h where h.tbl = 'blog_posts' and h.changes ?& '{content,html_blocks}'), '>', 0::bigint,
  'though it names those of the text');
select is_empty($$ select 1 from private.sync_ledger l where l::text ~ 'zin|Geheim' $$, 'nor in the ledger');

-- What is kept.
insert into public.blog_posts (id, slug, title) values (tests.row(2), 'dagen', 'Dagen'), (tests.row(3), 'veel', 'Veel');
delete from private.blog_post_versions where post_id in (tests.row(2), tests.row(3));
insert into private.blog_post_versions (post_id, arrived_at, lost, published, slug, title, content, html_blocks, word_count)
select tests.row(2), v.at at time zone 'Europe/Amsterdam', false, v.published, 'dagen', v.title, '', '[]', 0
from (values
  ((now() at time zone 'Europe/Amsterdam')::date - 20 + time '08:00', false, 'oud, vroeg'),
  ((now() at time zone 'Europe/Amsterdam')::date - 20 + time '09:00', true, 'oud, gepubliceerd'),
  ((now() at time zone 'Europe/Amsterdam')::date - 20 + time '10:00', false, 'oud, laat'),
  ((now() at time zone 'Europe/Amsterdam')::date - 19 + time '00:30', false, 'de dag erna'),
  ((now() at time zone 'Europe/Amsterdam')::date - 3 + time '08:00', false, 'kort geleden, vroeg'),
  ((now() at time zone 'Europe/Amsterdam')::date - 3 + time '10:00', false, 'kort geleden, laat')) v (at, published, title);
insert into private.blog_post_versions (post_id, arrived_at, lost, published, slug, title, content, html_blocks, word_count)
select tests.row(3), now() - make_interval(secs => n), false, n in (120, 130), 'veel', n::text, '', '[]', 0 from generate_series(1, 130) n;
select is(private.thin_post_versions(), 29, 'one of a day, and twenty-eight beyond a hundred');
select results_eq(
  $$ select title from tests.versions(tests.row(2)) $$,
  $$ values ('oud, gepubliceerd'), ('oud, laat'), ('de dag erna'), ('kort geleden, vroeg'), ('kort geleden, laat') $$,
  'all of 7 days stay, then the last of each day in Amsterdam, and each that visitors read');
select results_eq(
  $$ select count(*), count(*) filter (where published), max(title::integer) filter (where not published) from tests.versions(tests.row(3)) $$,
  $$ values (102::bigint, 2::bigint, 100) $$, 'at most 100 of an article stay, the newest, and all that visitors read');
select is((select count(*) from tests.versions(tests.row(1))), 7::bigint, 'those of today stay');
select is(private.thin_post_versions(), 0, 'the next night there is nothing to do');

-- With the article.
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1, tests.mutation(31, 'delete', 'blog_posts', tests.row(1), bases => '{"*": 8000000000000000}'))), 'applied', 'an article is deleted');
select is((select count(*) from tests.versions(tests.row(1))), 0::bigint, 'S5 its versions go with it');
select tests.act_as('owner');
delete from public.blog_posts where id = tests.row(2);
select is((select count(*) from tests.versions(tests.row(2))), 0::bigint, 'S5 also when its row is removed by hand');
select is(
  (select count(*) from private.sync_tombstones t where t.tbl = 'blog_post_versions'), 0::bigint, 'and no device hears of versions at all');

select * from finish();
rollback;
