-- What became of a push, found by the id of its request: for admins alone, without a value of a row.
begin;
select plan(8);

create function tests.ask() returns jsonb language sql as $$ select public.sync_request('0b6f4a52-9d3e-4c11-8a77-3f5de2c0a911') $$;
grant execute on function tests.ask() to authenticated;

select tests.act_as('technician');
select set_config('request.headers', '{"x-request-id": "0b6f4a52-9d3e-4c11-8a77-3f5de2c0a911"}', true);
select tests.push(1,
  tests.mutation(1, 'put', 'clients', tests.row(1), '{"name": "Jan de Boer", "email": "jan@example.nl"}'),
  tests.mutation(2, 'put', 'clients', tests.row(2), '{"name": "Piet"}'));
select set_config('request.headers', '', true);

-- Refusals first.
select throws_ok($$ select tests.ask() $$, 'PT403', null, 'R-17 a technician does not look into the ledger');
select throws_ok($$ select private.sync_request_read(tests.row(1)) $$, 'PT403', null, 'S1 nor behind the wall');
select tests.act_as('guest');
select throws_ok($$ select tests.ask() $$, 'PT403', null, 'R-17 nor does one who is not staff');
select tests.act_as('anonymous');
select throws_ok($$ select public.sync_request(tests.row(1)) $$, '42501', null, 'R-17 nor anonymous');

select tests.act_as('admin');
select is(
  (select jsonb_agg(r - 'at') from jsonb_array_elements(tests.ask()) r),
  jsonb_build_array(
    jsonb_build_object('mutation_id', tests.mutation_id(1), 'client_id', tests.device(1), 'user_id', tests.person('technician'),
      'seq', 1, 'status', 'applied', 'code', null),
    jsonb_build_object('mutation_id', tests.mutation_id(2), 'client_id', tests.device(1), 'user_id', tests.person('technician'),
      'seq', 2, 'status', 'rejected', 'code', '23502')),
  'G2 an admin finds what each change of the push became, and whose it was');
select unalike(tests.ask()::text, '%jan@%', 'R-44 without a value of a row');
select is(public.sync_request(tests.row(9)), '[]', 'a request that brought nothing has nothing');
select is(public.sync_request(null), '[]', 'nor has what came without an id');

select * from finish();
rollback;
