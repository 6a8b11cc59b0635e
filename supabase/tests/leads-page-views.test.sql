-- The counter of page views: the server counts, admins read, and nothing in it is of a person (R-38).
begin;
select plan(14);

select tests.act_as('server');
select lives_ok($$ select public.count_page_view('/') $$, 'R-38 the server counts a view');

-- Refused, and then nothing has changed.
select tests.act_as('anonymous');
select throws_ok($$ select * from public.page_views $$, '42501', null, 'R-17 anonymous reads no views');
select throws_ok($$ insert into public.page_views (path, day) values ('/x', now()) $$, '42501', null, 'R-17 nor adds any');
select throws_ok($$ select public.count_page_view('/') $$, '42501', null, 'R-17 nor counts by the server''s own way');
select tests.act_as('technician');
select is_empty($$ select * from public.page_views $$, 'R-17 a technician reads no views');
select throws_ok($$ update public.page_views set views = 9 $$, '42501', null, 'R-17 nor changes any');
select tests.act_as('admin');
select throws_ok($$ update public.page_views set views = 9 $$, '42501', null, 'R-38 an admin changes none either');
select throws_ok($$ select public.count_page_view('/') $$, '42501', null, 'R-38 nor counts');
select results_eq(
  $$ select path, day, views from public.page_views $$,
  $$ values ('/', (now() at time zone 'Europe/Amsterdam')::date, 1::bigint) $$,
  'R-38 after all refusals there is one view of one page, today in Amsterdam, and an admin reads it');

select tests.act_as('server');
select public.count_page_view('/');
select public.count_page_view('/blog');
select bag_eq(
  $$ select path, views from public.page_views $$, $$ values ('/', 2::bigint), ('/blog', 1::bigint) $$, 'R-38 views add up, page by page');
select throws_ok($$ select public.count_page_view('/?email=jan@example.nl') $$, '23514', null, 'R-38 a path holds no query and no address');
select throws_ok($$ select public.count_page_view('blog') $$, '23514', null, 'and begins at the root');

-- An address that does not exist is ignored and uses up no limit, however often it is asked for.
select tests.act_as('owner');
insert into public.blog_posts (id, slug, title, published, deleted_at) values
  (tests.row(1), 'teak-in-de-winter', 'Teak in de winter', true, null),
  (tests.row(2), 'nog-niet-klaar', 'Nog niet klaar', false, null);
select tests.act_as('server');
select lives_ok(
  $$ select public.count_page_view('/blog/verzonnen-' || n) from generate_series(1, 3000) n $$, 'R-38 a made-up address is no error');
select public.count_page_view('/blog/nog-niet-klaar');
select public.count_page_view('/blog/teak-in-de-winter');
select public.count_page_view('/over-ons');
select bag_eq(
  $$ select path, views from public.page_views $$,
  $$ values ('/', 2::bigint), ('/blog', 1::bigint), ('/over-ons', 1::bigint), ('/blog/teak-in-de-winter', 1::bigint) $$,
  'R-38 after 3,000 made-up slugs real pages and published articles are counted, and neither the made-up ones nor drafts');

select * from finish();
rollback;
