-- Publication at a planned time: admins plan and cancel it, the server publishes, visitors learn nothing before.
begin;
select plan(43);

insert into public.blog_posts (id, slug, title, content, publish_at) values
  (tests.row(1), 'straks', 'Straks', '<p>Nog geheim</p>', now() + interval '1 hour'),
  (tests.row(2), 'nu', 'Nu', '<p>Klaar</p>', null);

-- Refusals.
select tests.act_as('anonymous');
select throws_ok($$ select publish_at from public.blog_posts $$, '42501', null, 'R-36 a visitor reads no planned time');
select is_empty($$ select 1 from public.blog_posts $$, 'R-36 nor an article that is planned');
select is_empty($$ select 1 from public.blog_posts where search_text ilike '%geheim%' or content_start ilike '%geheim%' $$, 'R-36 nor finds it by its words');
select throws_ok($$ select private.publish_due_posts() $$, '42501', null, 'R-17 nor publishes');
select tests.act_as('guest');
select is_empty($$ select 1 from public.blog_posts $$, 'R-17 who is not staff reads none');
select tests.act_as('technician');
select is_empty($$ select publish_at from public.blog_posts $$, 'R-17 a technician reads no planned time');
select is_empty($$ update public.blog_posts set publish_at = now() returning 1 $$, 'R-17 nor plans');
select is(
  tests.verdicts(tests.push(2,
    tests.mutation(1, 'patch', 'blog_posts', tests.row(1), '{"publish_at": null}', '{"publish_at": 1}'),
    tests.mutation(2, 'patch', 'blog_posts', tests.row(2), '{"publish_at": "2026-01-01T00:00:00Z"}', '{"publish_at": 1}'))),
  'rejected FORBIDDEN, rejected FORBIDDEN', 'R-17 nor from a device');
select throws_ok($$ select private.publish_due_posts() $$, '42501', null, 'R-17 nor publishes what is due');
select throws_ok($$ select private.run_job('publish_posts') $$, '42501', null, 'R-17 nor by the job');
select tests.act_as('admin');
select throws_ok($$ select private.publish_due_posts() $$, '42501', null, 'R-17 nor does an admin by hand');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(11, 'patch', 'blog_posts', tests.row(2), '{"publish_at": "infinity"}', '{"publish_at": 1}'),
    tests.mutation(12, 'patch', 'blog_posts', tests.row(2), '{"publish_at": "2201-01-01T00:00:00Z"}', '{"publish_at": 1}'),
    tests.mutation(13, 'patch', 'blog_posts', tests.row(2), '{"publish_at": "morgen"}', '{"publish_at": 1}'))),
  'rejected 23514, rejected 23514, rejected 22007', 'a time that cannot come is refused');
select tests.act_as('owner');
select private.run_job('publish_posts');
select results_eq(
  $$ select published, publish_at > now() from public.blog_posts order by id $$,
  $$ values (false, true), (false, null) $$, 'after all refusals both are as they were, and nothing is published before its time');

-- The time comes.
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(21, 'patch', 'blog_posts', tests.row(2), '{"publish_at": "2026-01-01T00:00:00Z"}', '{"publish_at": 1}'))),
  'applied', 'R-36 an admin plans an article on a device');
select tests.act_as('owner');
select ok(private.job_is_due('publish_posts'), 'once its time has come there is work');
select is(private.publish_due_posts(), 1, 'and it is published');
select ok(not private.job_is_due('publish_posts'), 'then there is none left');
select results_eq(
  $$ select published, publish_at, updated_by, date from public.blog_posts where id = tests.row(2) $$,
  $$ values (true, null::timestamptz, null::uuid, (now() at time zone 'Europe/Amsterdam')::date) $$,
  'the server published it on the day of Amsterdam, and no plan is left');
select results_eq(
  $$ select h.changes, h.user_id from private.sync_history h where h.row_id = tests.row(2) order by h.id desc limit 1 $$,
  $$ values ('{"date": {}, "published": {}, "publish_at": {}}'::jsonb, null::uuid) $$, 'PL22 as an edit of nobody, in the history too');
select results_eq(
  $$ select v.published, v.content, v.saved_by from private.blog_post_versions v where v.post_id = tests.row(2) order by v.arrived_at desc limit 1 $$,
  $$ values (true, '<p>Klaar</p>', null::uuid) $$, 'and a version is kept of what visitors read from then on');
select tests.act_as('anonymous');
select results_eq($$ select slug from public.blog_posts $$, $$ values ('nu') $$, 'R-36 visitors read it');
select tests.act_as('second admin');
select is(
  (select r -> 'published' from jsonb_array_elements(
      coalesce(tests.pull() -> 'tables' -> 'blog_posts', '[]') || coalesce(tests.pull() -> 'early' -> 'blog_posts', '[]')) r
   where r ->> 'slug' = 'nu' limit 1), 'true', 'G3 and the devices of the office pull it');

-- What is published waits for no time.
select is(
  tests.verdicts(tests.push(3, tests.mutation(31, 'patch', 'blog_posts', tests.row(2), '{"published": false}', '{"published": 9000000000}'))),
  'applied', 'R-36 an article is taken back');
select tests.act_as('owner');
select is(private.publish_due_posts(), 0, 'and stays so');
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(41, 'patch', 'blog_posts', tests.row(1), '{"published": true}', '{"published": 1}'),
    tests.mutation(42, 'put', 'blog_posts', tests.row(3), jsonb_build_object('slug', 'beide', 'title', 'Beide', 'published', true, 'publish_at', now() + interval '1 day')))),
  'applied, applied', 'R-36 who publishes at once ends the plan');
select is_empty($$ select 1 from public.blog_posts where publish_at is not null $$, 'so that none is left');

-- Cancelled, and planned anew elsewhere meanwhile.
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(51, 'put', 'blog_posts', tests.row(4), jsonb_build_object('slug', 'later', 'title', 'Later', 'publish_at', now() - interval '1 minute')),
    tests.mutation(52, 'patch', 'blog_posts', tests.row(4), '{"publish_at": null}', '{"publish_at": 1}'),
    tests.mutation(53, 'put', 'blog_posts', tests.row(5), jsonb_build_object('slug', 'weg', 'title', 'Weg', 'publish_at', now() - interval '1 minute')),
    tests.mutation(54, 'delete', 'blog_posts', tests.row(5), bases => '{"*": 9}'))),
  'applied, applied, applied, applied', 'a plan is cancelled, and a planned article deleted');
select tests.act_as('owner');
select is(private.publish_due_posts(), 0, 'neither is published');
update public.blog_posts set publish_at = now() - interval '1 minute', date = '2026-02-03' where id = tests.row(4);
select is(private.publish_due_posts(), 1, 'the server publishes one');
select is((select date from public.blog_posts where id = tests.row(4)), '2026-02-03', 'and leaves it the day that its author gave it');
select tests.act_as('second admin');
select is(
  tests.verdicts(tests.push(3, tests.mutation(61, 'patch', 'blog_posts', tests.row(4), '{"publish_at": "2027-01-01T00:00:00Z"}', '{"publish_at": 1}'))),
  'conflict', 'C6 who moved its time without a network meanwhile finds both kept');
select results_eq(
  $$ select published, publish_at from public.blog_posts where id = tests.row(4) $$, $$ values (true, null::timestamptz) $$, 'and it stays published');
select results_eq(
  $$ select field, lost from public.conflicts where row_id = tests.row(4) $$, $$ values ('publish_at'::text, '"2027-01-01T00:00:00+00:00"'::jsonb) $$,
  'G4 until a person chooses');

select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1, tests.mutation(71, 'put', 'blog_posts', tests.row(6), '{"slug": "plan", "title": "Plan", "publish_at": "2030-01-01T00:00:00Z"}'))),
  'applied', 'an article is planned');
select tests.act_as('second admin');
select is(
  tests.verdicts(tests.push(3,
    tests.mutation(72, 'patch', 'blog_posts', tests.row(6), '{"publish_at": "2031-01-01T00:00:00Z"}', '{"publish_at": 1}'))), 'applied', 'moved by one');
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(73, 'patch', 'blog_posts', tests.row(6), '{"published": true}', '{"published": 1}'))),
  'conflict', 'C6 and published at once by another, who did not know: time and publication are one decision');

-- The order in which visitors see the articles.
select tests.act_as('admin');
select throws_ok($$ update public.blog_posts set published_at = '2040-01-01' $$, '42501', null, 'R-17 nobody says by hand when an article was published');
select is(
  tests.verdicts(tests.push(1, tests.mutation(81, 'patch', 'blog_posts', tests.row(6), '{"published_at": "2040-01-01T00:00:00Z"}', '{"published_at": 1}'))),
  'rejected 22023', 'R-17 nor from a device');
select tests.act_as('owner');
delete from public.blog_posts;
insert into public.blog_posts (id, slug, title, created_at, published, publish_at) values
  (tests.row(21), 'oud', 'Oud', now() - interval '3 days', true, null),
  (tests.row(22), 'gisteren', 'Gisteren', now() - interval '1 day', true, null),
  (tests.row(23), 'lang-gepland', 'Lang gepland', now() - interval '9 days', false, now() - interval '1 minute'),
  (tests.row(24), 'concept', 'Concept', now() - interval '8 days', false, null);
select is_empty($$ select 1 from public.blog_posts where not published and published_at is not null $$, 'what was never published has no time of it');
select private.publish_due_posts();
select results_eq($$ select slug from public.blog_posts where published order by published_at desc, id $$,
  $$ values ('lang-gepland'), ('gisteren'), ('oud') $$, 'B-023 one that was planned long ago stands first, as it was published last');
update public.blog_posts set published_at = now() - interval '2 days' where id = tests.row(23);
update public.blog_posts set published = false where id = tests.row(23);
update public.blog_posts set published = true, title = 'Weer terug' where id = tests.row(23);
select is((select published_at from public.blog_posts where id = tests.row(23)), now() - interval '2 days', 'one that is taken back and shown again keeps its place');
update public.blog_posts set published = true where id = tests.row(24);
select is((select published_at from public.blog_posts where id = tests.row(24)), now(), 'a draft is as new as its publication');
select tests.act_as('anonymous');
select results_eq($$ select slug from public.blog_posts order by published_at desc, id $$,
  $$ values ('concept'), ('gisteren'), ('lang-gepland'), ('oud') $$, 'B-023 visitors read them in that order');

select * from finish();
rollback;
