-- Files of pictures that no article names any more are removed; those that another article names stay.
begin;
select plan(18);

create function tests.queued() returns setof text language sql security definer set search_path = '' as $$
  select d.path from private.storage_deletions d where d.bucket = 'blog-images' order by d.path
$$;
create function tests.picture(n integer) returns text language sql immutable as $$
  select '0f000000-0000-4000-8000-' || lpad(n::text, 12, '0')
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

-- Deleted.
delete from private.storage_deletions;
select tests.act_as('admin');
update public.blog_posts set deleted_at = now() where id = tests.row(1);
select tests.act_as('owner');
select results_eq($$ select * from tests.queued() $$,
  $$ select tests.picture(1) || '-480.webp' union all select tests.picture(1) || '-960.avif' union all select tests.picture(1) || '-960.webp' $$,
  'A-073 the pictures of a deleted article go at once, but for one that another article names');
delete from private.storage_deletions;
select tests.act_as('admin');
update public.blog_posts set deleted_at = now() where id = tests.row(2);
select tests.act_as('owner');
select results_eq($$ select * from tests.queued() $$, $$ select tests.picture(3) || '-960.webp' $$, 'A-073 which goes with the last article that names it');
delete from private.storage_deletions;
delete from public.blog_posts where id = tests.row(3);
select is_empty($$ select * from tests.queued() $$, 'a picture of the site itself is not of the bucket');
insert into public.blog_posts (id, slug, title, image_url) values (tests.row(4), 'vier', 'Vier', tests.picture(6) || '-960.webp');
delete from public.blog_posts where id = tests.row(4);
select results_eq($$ select * from tests.queued() $$, $$ select tests.picture(6) || '-960.webp' $$,
  'a file that has yet to arrive is looked for as well, also when its article is removed by hand');
select is((select count(*) from storage.objects where bucket_id = 'blog-images'), 5::bigint, 'no file is removed by SQL');

select * from finish();
rollback;
