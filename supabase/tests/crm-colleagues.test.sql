-- Colleagues: who works here, by name, on every device; made from staff by a trigger; no user writes it.
begin;
select plan(20);

select tests.act_as('owner');
select bag_eq(
  $$ select id, name, role from public.colleagues $$, $$ select user_id, name, role from public.staff $$,
  'everybody on the staff is a colleague');

select tests.act_as('anonymous');
select throws_ok($$ select * from public.colleagues $$, '42501', null, 'R-17 anonymous reads no name');
select tests.act_as('guest');
select is_empty($$ select * from public.colleagues $$, 'R-17 signed in without being staff reads no name');

select tests.act_as('admin');
select throws_ok(
  $$ insert into public.colleagues (id, name, role) values (tests.person('guest'), 'Gast', 'admin') $$, '42501', null,
  'S1 not even an admin writes the projection');
select throws_ok($$ update public.colleagues set name = 'Iemand' $$, '42501', null, 'S1 nor changes it');
select throws_ok($$ delete from public.colleagues $$, '42501', null, 'S1 S7 nor takes a row out');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(1, 'put', 'colleagues', tests.person('guest'), '{"name": "Gast", "role": "admin"}'),
    tests.mutation(2, 'patch', 'colleagues', tests.person('admin'), '{"name": "Iemand"}', '{"name": 1}'),
    tests.mutation(3, 'delete', 'colleagues', tests.person('technician'), bases => '{"*": 1}'))),
  'rejected 22023, rejected 22023, rejected 22023', 'C4 nor does a push');
select tests.act_as('technician');
select throws_ok($$ update public.colleagues set role = 'admin' $$, '42501', null, 'R-17 nor makes a technician an admin of it');
select tests.act_as('owner');
select bag_eq(
  $$ select id, name, role from public.colleagues $$, $$ select user_id, name, role from public.staff $$,
  'after all refusals it is as it was');

select tests.act_as('technician');
select is(
  cardinality(tests.pulled(tests.pull(), 'colleagues')), 4, 'a technician''s device pulls the names of all');
select is(
  (select jsonb_object_agg(k, true) from jsonb_object_keys(tests.pull() #> '{tables,colleagues,0}') k),
  '{"id": true, "name": true, "role": true, "disabled": true, "created_at": true, "updated_at": true, "updated_by": true,
    "deleted_at": true, "rev": true}'::jsonb,
  'S4 names, roles and who is disabled, and nothing else of the account');

select tests.act_as('admin');
insert into public.staff values (tests.person('guest'), 'technician', 'Gerda Smit');
select tests.act_as('owner');
select results_eq(
  $$ select name, role::text, rev from public.colleagues where id = tests.person('guest') $$,
  $$ values ('Gerda Smit', 'technician', 1::bigint) $$, 'a new member of staff is a colleague at once');
update public.staff set name = 'Gerda de Wit', role = 'admin' where user_id = tests.person('guest');
select results_eq(
  $$ select name, role::text, rev from public.colleagues where id = tests.person('guest') $$,
  $$ values ('Gerda de Wit', 'admin', 2::bigint) $$, 'a new name or role reaches the devices');
update public.staff set name = 'Gerda de Wit' where user_id = tests.person('guest');
select is((select rev from public.colleagues where id = tests.person('guest')), 2::bigint, 'a change of nothing does not');

update public.staff set disabled_at = now() where user_id = tests.person('guest');
select results_eq(
  $$ select disabled, rev from public.colleagues where id = tests.person('guest') $$,
  $$ values (true, 3::bigint) $$, 'R-13 who is disabled keeps the name beside the work, and devices are told');

delete from public.staff where user_id = tests.person('guest');
select is_empty(
  $$ select 1 from public.colleagues where id = tests.person('guest') $$, 'R-18 the name of who leaves goes along');
select tests.act_as('technician');
select ok(
  tests.pull() -> 'tombstones' @> jsonb_build_array(jsonb_build_object('table', 'colleagues', 'row_id', tests.person('guest'))),
  'and the devices are told');
select tests.act_as('owner');
insert into public.staff values (tests.person('guest'), 'technician', 'Gerda Smit');
select is(
  (select rev > 3 from public.colleagues where id = tests.person('guest')), true, 'D9 who comes back goes on counting');
delete from auth.users where id = tests.person('guest');
select is_empty(
  $$ select 1 from public.colleagues where id = tests.person('guest') $$, 'R-18 so does the name of a deleted account');
select is((select count(*) from public.colleagues), 4::bigint, 'and no other names');

select * from finish();
rollback;
