-- The office gives people another role, takes their access and gives it back; one admin who may work always stays.
begin;
select plan(27);

-- Refusals first.
select tests.act_as('anonymous');
select throws_ok($$ select public.change_staff(tests.person('technician'), 'admin') $$, '42501', null, 'R-17 anonymous changes no one');
select throws_ok($$ select public.staff_accounts() $$, '42501', null, 'R-17 nor reads an address');
select tests.act_as('guest');
select throws_ok($$ select public.change_staff(tests.person('technician'), 'admin') $$, 'PT403', null, 'R-17 who is not staff changes no one');
select throws_ok($$ select public.staff_accounts() $$, 'PT403', null, 'R-17 nor reads an address');
select tests.act_as('technician');
select throws_ok($$ select public.change_staff(auth.uid(), 'admin') $$, 'PT403', null, 'R-17 a technician does not become an admin');
select throws_ok($$ select public.change_staff(tests.person('admin'), p_disabled => true) $$, 'PT403', null, 'R-17 nor disables one');
select throws_ok($$ select public.staff_accounts() $$, 'PT403', null, 'R-17 nor reads an address');
select throws_ok($$ select private.staff_accounts_listed() $$, 'PT403', null, 'S1 nor behind the wall');
select is_empty($$ update public.staff set disabled_at = now() returning 1 $$, 'R-17 nor by the table itself');

select tests.act_as('admin');
select is((select count(*) from jsonb_array_elements(public.staff_accounts())), 4::bigint, 'R-13 an admin reads the address of each');
select ok(public.staff_accounts() @> '[{"email": "technician@havenglans.example"}]', 'R-13 as it signs in');
select is(public.change_staff(tests.person('guest'), 'admin'), 'unknown', 'R-13 who is not staff is made nothing');
select throws_ok($$ select public.change_staff(tests.person('technician'), 'owner') $$, '23514', null, 'R-17 there are two roles');

-- A technician loses their access.
select is(public.change_staff(tests.person('technician'), p_disabled => true), 'changed', 'R-13 an admin disables a technician');
select tests.act_as('technician');
select throws_ok($$ select tests.pull() $$, 'PT403', null, 'R-13 a pull tells the disabled device to lock');
select throws_ok(
  $$ select tests.push(2, tests.mutation(1, 'put', 'clients', tests.row(1), '{"name": "Jan", "email": "jan@example.nl"}')) $$,
  'PT403', null, 'R-13 so does a push');
select is_empty($$ select * from public.clients $$, 'R-13 and no table is read');
select is_empty($$ select * from public.staff $$, 'R-13 not even who works here');
select is_empty($$ select * from private.tables_written() t where t <> '{}' $$, 'R-13 no conflict is seen either');
select throws_ok($$ select public.change_staff(auth.uid(), p_disabled => false) $$, 'PT403', null, 'R-13 nobody gives themselves access again');

select tests.act_as('admin');
select is(public.change_staff(tests.person('technician'), p_disabled => false), 'changed', 'R-13 an admin gives the access back');
select tests.act_as('technician');
select lives_ok($$ select tests.pull() $$, 'R-13 and work goes on');

-- Never below one admin who may work.
select tests.act_as('admin');
select is(public.change_staff(tests.person('second admin'), p_disabled => true), 'changed', 'R-13 one of two admins is disabled');
select is(public.change_staff(auth.uid(), p_disabled => true), 'last_admin', 'R-13 the last who may work is not: a disabled admin does not count');
select is(public.change_staff(auth.uid(), 'technician'), 'last_admin', 'R-13 nor steps down');
select throws_ok($$ delete from public.staff where user_id = auth.uid() $$, '23514', null, 'R-13 nor is removed');
select tests.act_as('owner');
select results_eq(
  $$ select role::text, disabled_at is null from public.staff where user_id = tests.person('admin') $$,
  $$ values ('admin', true) $$, 'R-13 and so is as before');

select * from finish();
rollback;
