-- Who works here may be read by colleagues and changed by admins; there is always one admin.
begin;
select plan(26);

select tests.act_as('anonymous');
select throws_ok($$ select * from public.staff $$, '42501', null, 'R-17 anonymous cannot read staff');

select tests.act_as('guest');
select is_empty($$ select * from public.staff $$, 'R-17 signed in without being staff sees no one');
select throws_ok(
  $$ insert into public.staff values (tests.person('guest'), 'admin', 'Gast') $$, '42501', null,
  'R-17 signing in does not make anyone staff');
select is_empty(
  $$ update public.staff set role = 'technician' returning 1 $$, 'R-17 not staff changes no one');
select is_empty($$ delete from public.staff returning 1 $$, 'R-17 not staff removes no one');

select tests.act_as('technician');
select is((select count(*) from public.staff), 4::bigint, 'R-17 a technician reads the names of colleagues');
select throws_ok(
  $$ insert into public.staff values (tests.person('guest'), 'technician', 'Gast') $$, '42501', null,
  'R-17 a technician adds no one');
select is_empty(
  $$ update public.staff set role = 'admin' where user_id = auth.uid() returning 1 $$,
  'R-17 a technician cannot become an admin');
select is_empty($$ delete from public.staff returning 1 $$, 'R-17 a technician removes no one');

select tests.act_as('owner');
select bag_eq(
  $$ select name, role from public.staff $$,
  $$ values ('Sanne de Vries', 'admin'), ('Els Mulder', 'admin'), ('Bram Visser', 'technician'), ('Joost Bakker', 'technician') $$,
  'R-17 after all refusals staff is unchanged');

select tests.act_as('admin');
select lives_ok(
  $$ insert into public.staff values (tests.person('guest'), 'technician', 'Gast') $$, 'R-17 an admin adds a colleague');
select lives_ok(
  $$ update public.staff set name = 'Gerda' where user_id = tests.person('guest') $$, 'R-17 an admin changes a colleague');
select throws_ok(
  $$ update public.staff set role = 'owner' where user_id = tests.person('guest') $$, '23514', null,
  'R-17 there are two roles');
select lives_ok($$ delete from public.staff where user_id = tests.person('guest') $$, 'R-17 an admin removes a colleague');
select lives_ok(
  $$ update public.staff set role = 'technician' where user_id = tests.person('second admin') $$,
  'R-17 one of two admins can step down');
select throws_ok(
  $$ update public.staff set role = 'technician' where user_id = auth.uid() $$, '23514', null,
  'R-17 the last admin cannot step down');
select throws_ok(
  $$ delete from public.staff where user_id = auth.uid() $$, '23514', null, 'R-17 the last admin cannot be removed');

select tests.act_as('owner');
select throws_ok($$ delete from public.staff $$, '23514', null, 'R-17 not even by the owner of the database');
select throws_ok($$ truncate public.staff cascade $$, '23514', null, 'R-17 nor by emptying the table');
select throws_ok(
  $$ delete from auth.users where id = tests.person('admin') $$, '23514', null,
  'R-17 nor by deleting the account');
select is(
  (select role from public.staff where user_id = tests.person('admin')), 'admin', 'R-17 the last admin is still there');
select lives_ok(
  $$ update public.staff set role = 'admin' where user_id = tests.person('technician') $$, 'R-17 promotion is no step down');
select lives_ok(
  $$ delete from public.staff where user_id = tests.person('admin') $$, 'R-17 with a second admin the first can go');

select tests.act_as('server');
select lives_ok(
  $$ insert into public.staff values (tests.person('guest'), 'technician', 'Gerda') $$, 'R-17 the service key adds a colleague');
select lives_ok(
  $$ insert into public.clients (id, name, email) values (tests.row(1), 'Jan', 'jan@example.nl') $$, 'the service key writes what a function writes');
select is((select rev from public.clients), 1::bigint, 'and that is stamped like any change');

select * from finish();
rollback;
