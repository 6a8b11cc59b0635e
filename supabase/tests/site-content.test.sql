-- What the public site shows: visitors read what is shown, technicians read all of it, admins alone write (D-002..D-013).
begin;
select plan(43);

insert into public.transformations (id, title, image_url, services, active, created_at) values
  (tests.row(1), 'Groene romp', '/scenes/project-01-after-1600.webp', 'Polijsten, Verzegelen', true, '2026-05-01T10:00:00Z'),
  (tests.row(2), 'Nog niet af', '/scenes/project-02-after-1600.webp', null, false, '2026-06-01T10:00:00Z'),
  (tests.row(3), 'Verwijderd', '/scenes/project-03-after-1600.webp', null, true, '2026-07-01T10:00:00Z');
insert into public.images (id, type, page, image_url, active) values
  (tests.row(1), 'hero', 'home', '/scenes/hero-home-1600.webp', true), (tests.row(2), 'hero', 'home', '/x-1.webp', false);
insert into public.boat_type_images (id, type, image_url, order_index, active) values
  (tests.row(1), 'Sloep', '/scenes/boat-sloop-800.webp', 3, true), (tests.row(2), 'Vlot', '/x-1.webp', 4, false);
insert into public.services (id, title, active) values
  (tests.row(1), 'Bootreiniging', true), (tests.row(2), 'Later', false);
insert into public.videos (id, title, url, active) values
  (tests.row(1), 'Polijsten', 'https://www.youtube.com/watch?v=havenglans1', true),
  (tests.row(2), 'Later', 'https://www.youtube.com/watch?v=havenglans2', false);
update public.transformations set deleted_at = now() where id = tests.row(3);

select tests.act_as('anonymous');
select throws_ok(format('insert into public.%I (id) values (tests.row(9))', t), '42501', null, 'R-17 anonymous adds nothing to ' || t)
  from unnest('{images,transformations,boat_type_images,services,videos}'::text[]) t;
select throws_ok(format('update public.%I set active = false', t), '42501', null, 'R-17 anonymous changes nothing in ' || t)
  from unnest('{images,transformations,boat_type_images,services,videos}'::text[]) t;
select throws_ok(format('delete from public.%I', t), '42501', null, 'R-17 anonymous deletes nothing from ' || t)
  from unnest('{images,transformations,boat_type_images,services,videos}'::text[]) t;
select throws_ok(format('select updated_by from public.%I', t), '42501', null, 'S4 anonymous cannot see who changed ' || t)
  from unnest('{images,transformations,boat_type_images,services,videos}'::text[]) t;
select throws_ok($$ select * from public.transformations $$, '42501', null, 'S5 nor the bookkeeping of a row');

select tests.act_as('guest');
select is_empty($$ select 1 from public.transformations $$, 'R-17 signed in without being staff reads none as staff');
select throws_ok(
  $$ insert into public.transformations (id, title) values (tests.row(9), 'X') $$, '42501', null, 'R-17 and adds none');

select tests.act_as('technician');
select throws_ok(
  $$ insert into public.transformations (id, title) values (tests.row(9), 'X') $$, '42501', null, 'R-17 a technician adds no project');
select is_empty($$ update public.transformations set active = true returning 1 $$, 'R-17 a technician shows no project');
select throws_ok($$ delete from public.transformations $$, '42501', null, 'S7 a technician has no hard delete');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(1, 'put', 'transformations', tests.row(9), '{"title": "X"}'),
    tests.mutation(2, 'patch', 'transformations', tests.row(1), '{"title": "X"}', '{"title": 1}'),
    tests.mutation(3, 'delete', 'images', tests.row(1), bases => '{"*": 1}'))),
  'rejected FORBIDDEN, rejected FORBIDDEN, rejected FORBIDDEN', 'R-17 nor does a technician''s push');

select tests.act_as('admin');
select throws_ok(
  $$ insert into public.images (id, type) values (tests.row(9), 'logo') $$, '23514', null, 'D-010 a picture is a hero or half a pair');
select throws_ok(
  $$ insert into public.images (id, type, page) values (tests.row(9), 'hero', 'contact') $$, '23514', null, 'D-010 of a page that has one');
select throws_ok(
  $$ insert into public.transformations (id, image_url) values (tests.row(9), 'javascript:alert(1)') $$, '23514', null,
  'V-026 an address is ours or https');

select tests.act_as('owner');
select results_eq(
  $$ select id, title, active, deleted_at is null from public.transformations order by id $$,
  $$ values (tests.row(1), 'Groene romp', true, true), (tests.row(2), 'Nog niet af', false, true), (tests.row(3), 'Verwijderd', true, false) $$,
  'R-17 after all refusals the projects are as they were');

select tests.act_as('anonymous');
select results_eq(
  $$ select title, services from public.transformations order by created_at desc $$, $$ values ('Groene romp', 'Polijsten, Verzegelen') $$,
  'D-004 P-089 visitors read active projects and no others');
select results_eq(
  $$ select type, page, image_url from public.images $$, $$ values ('hero', 'home', '/scenes/hero-home-1600.webp') $$,
  'D-003 visitors read the hero that is shown');
select results_eq(
  $$ select type, order_index from public.boat_type_images $$, $$ values ('Sloep', 3) $$, 'D-005 D-011 and the boat types');
select results_eq($$ select title from public.services $$, $$ values ('Bootreiniging') $$, 'D-006 D-013 and the services');
select results_eq($$ select title from public.videos $$, $$ values ('Polijsten') $$, 'P-086 and the videos');

select tests.act_as('technician');
select is(cardinality(tests.pulled(tests.pull(), 'transformations')), 3, 'S7 a technician''s device pulls all of them');

select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(2,
    tests.mutation(11, 'put', 'transformations', tests.row(8),
      '{"title": "Nieuw", "image_url": "/scenes/project-04-after-1600.webp", "variants": {"webp": [480]}}'),
    tests.mutation(12, 'patch', 'transformations', tests.row(2), '{"active": true}', '{"active": 1}'))),
  'applied, applied', 'an admin''s device adds and shows projects');
select tests.act_as('anonymous');
select bag_eq(
  $$ select title from public.transformations $$, $$ values ('Groene romp'), ('Nieuw'), ('Nog niet af') $$, 'and visitors see them');

-- The files.
select tests.act_as('owner');
select bag_eq(
  $$ select id from storage.buckets where public $$, $$ values ('services'), ('site'), ('site-images'), ('blog-images') $$, 'D-009 the buckets anyone may read, and no others');
select tests.act_as('anonymous');
select throws_ok(
  $$ insert into storage.objects (bucket_id, name) values ('services', 'yacht-restauratie.webp') $$, '42501', null,
  'D-009 anonymous puts no file there');
select tests.act_as('technician');
select throws_ok(
  $$ insert into storage.objects (bucket_id, name) values ('services', 'yacht-restauratie.webp') $$, '42501', null,
  'D-009 nor does a technician');
select tests.act_as('admin');
select lives_ok(
  $$ insert into storage.objects (bucket_id, name) values ('services', 'yacht-restauratie.webp') $$, 'D-009 an admin does');

select * from finish();
rollback;
