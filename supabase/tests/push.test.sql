-- A push as a whole: who may call it, what is refused before anything happens, exactly once, what aborts a batch.
begin;
select plan(59);

insert into public.clients (id, name, email) values (tests.row(1), 'Jan de Boer', 'jan@example.nl');

-- The whole call.
select tests.act_as('guest');
select throws_ok($$ select public.sync_push(tests.device(1), 1, '[]') $$, 'PT403', null, 'K2 not staff: PT403');
select set_config('request.jwt.claims', '{"role": "authenticated"}', true), set_config('request.jwt.claim.sub', '', true);
select throws_ok($$ select public.sync_push(tests.device(1), 1, '[]') $$, 'PT401', null, 'K2 no user: PT401');
select throws_ok($$ select public.sync_pull('{}') $$, 'PT401', null, 'K2 no user: PT401 for a pull too');
select tests.act_as('technician');
select throws_ok($$ select public.sync_push(tests.device(1), 0, '[]') $$, 'PT426', null, 'K2 too old a build: PT426');
select throws_ok($$ select public.sync_push(tests.device(1), null, '[]') $$, 'PT426', null, 'K2 a build without a number is too old');
select throws_ok($$ select public.sync_push(null, 1, '[]') $$, '22023', null, 'K2 no device: class 22');
select throws_ok($$ select public.sync_push(tests.device(1), 1, '{}') $$, '22023', null, 'K2 not a list: class 22');
select throws_ok($$ select public.sync_push(tests.device(1), 1, null) $$, '22023', null, 'K2 nothing: class 22');
select throws_ok($$ select public.sync_push(tests.device(1), 1, '[7]') $$, '22023', null, 'K2 not a mutation: class 22');
select throws_ok(
  $$ select public.sync_push(tests.device(1), 1, jsonb_build_array(tests.mutation(1, 'put', 'clients', tests.row(2)) - 'id')) $$,
  '22023', null, 'K2 a mutation without id cannot be answered: class 22');
select throws_ok(
  $$ select public.sync_push(tests.device(1), 1, jsonb_build_array(tests.mutation(1, 'put', 'clients', tests.row(2)) || '{"seq": "x"}')) $$,
  '22023', null, 'K2 a mutation without seq cannot be ordered: class 22');
select throws_ok(
  $$ select public.sync_push(tests.device(1), 1, (select jsonb_agg(tests.mutation(n, 'put', 'clients', tests.row(2))) from generate_series(1, 1001) n)) $$,
  'PT413', null, 'K5 a batch that is too large says so');
select throws_ok(
  $$ select public.sync_push(tests.device(1), 1, (select jsonb_agg(
    tests.mutation(n, 'put', 'clients', tests.row(2), jsonb_build_object('notes', repeat('x', 600000)))) from generate_series(1, 2) n)) $$,
  'PT413', null, 'PS28 two mutations of more than 1 MB together are too large');
select is(
  tests.verdicts(tests.push(1, tests.mutation(7, 'put', 'clients', tests.row(9), jsonb_build_object('notes', repeat('x', 1100000))))) is null,
  false, 'PS28 one mutation of more than 1 MB is answered by itself');
select results_eq(
  $$ select r -> 'results', r ->> 'user', r ? 'epoch', r ? 'scope', r ? 'server_time' from public.sync_push(tests.device(1), 1, '[]') r $$,
  $$ values ('[]'::jsonb, tests.person('technician')::text, true, true, true) $$,
  'K2 K6 an empty push passes and carries user, epoch, scope and server time');

-- Refused alone, before anything is touched.
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(11, 'upsert', 'clients', tests.row(2), '{"name": "X"}'),
    tests.mutation(12, 'undelete', 'clients', tests.row(1)),
    tests.mutation(13, 'put', 'staff', tests.row(2), '{"role": "admin"}'),
    tests.mutation(14, 'put', 'private.sync_ledger', tests.row(2), '{"status": "applied"}'))),
  'rejected 22023, rejected 22023, rejected 22023, rejected 22023', 'C4 unknown ops and tables are refused before anything');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(15, 'patch', 'clients', tests.row(1), '{"deleted_at": null}', '{"deleted_at": 1}'),
    tests.mutation(16, 'patch', 'clients', tests.row(1), '{"rev": 99}', '{"rev": 1}'),
    tests.mutation(17, 'put', 'clients', tests.row(2), '{"name": "X", "email": "x@example.nl", "updated_by": null}'),
    tests.mutation(18, 'patch', 'clients', tests.row(1), '{"name\"; drop table x; --": 1}', '{"name\"; drop table x; --": 1}'))),
  'rejected 22023, rejected 22023, rejected 22023, rejected 22023', 'S5 only whitelisted columns can be written');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(19, 'put', 'clients', tests.row(2)),
    tests.mutation(20, 'patch', 'clients', tests.row(1)),
    tests.mutation(21, 'patch', 'clients', tests.row(1), '{"notes": "x"}'),
    tests.mutation(22, 'patch', 'clients', tests.row(1), '{"notes": "x"}', '{"notes": "1"}'),
    tests.mutation(23, 'delete', 'clients', tests.row(1)),
    tests.mutation(24, 'delete', 'clients', tests.row(1), '{"name": "x"}', '{"*": 1}'),
    tests.mutation(25, 'delete', 'clients', tests.row(1), '{}', '{"*": 1}', '{"service_records": 7}'))),
  'rejected 22023, rejected 22023, rejected 22023, rejected 22023, rejected 22023, rejected 22023, rejected 22023',
  'C4 an empty set, missing bases and a delete without base are refused');
select is(
  tests.verdicts(tests.push(1, tests.mutation(26, 'patch', 'clients', tests.row(1), '{"notes": "x"}', '{"notes": 1}') || '{"row_id": "7"}')),
  'rejected 22023', 'C4 a row id is a uuid');
select is(
  tests.push(1, tests.mutation(27, 'put', 'nowhere', tests.row(2))) #- '{0,id}',
  jsonb_build_array(jsonb_build_object('status', 'rejected', 'code', '22023', 'dup', false, 'table', 'nowhere', 'row_id', tests.row(2), 'row', null)),
  'C4 the answer still has the whole shape');

-- Numbers that a JSON number no longer holds exactly.
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(5, 'patch', 'clients', tests.row(1), '{"notes": "x"}', '{"notes": 9007199254740992}'),
    tests.mutation(2, 'patch', 'clients', tests.row(1), '{"notes": "x"}', '{"notes": 100000000000000000}'),
    tests.mutation(3, 'delete', 'clients', tests.row(77), bases => '{"*": 9000000000000000}'))),
  'rejected 22023, rejected 22023, rejected 22023', 'PS23 a base near or over 2^53 is refused before anything');
select throws_ok(
  $$ select public.sync_push(tests.device(1), 1, jsonb_build_array(tests.mutation(1, 'put', 'clients', tests.row(2)) || '{"seq": 9007199254740992}')) $$,
  '22023', null, 'PS23 nor is a seq of that size one');
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(9, tests.mutation(4, 'delete', 'clients', tests.row(77), bases => '{"*": 900719925474099100}'))),
  'rejected 22023', 'PS23 a crafted delete lifts no rev out of the reach of devices');
select tests.act_as('owner');
select is_empty($$ select 1 from private.sync_tombstones t where t.row_id = tests.row(77) $$, 'PS23 and leaves no tombstone');
delete from private.sync_devices where client_id = tests.device(9);
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(1, tests.mutation(8, 'delete', 'service_photos', tests.row(78), bases => '{"*": 8999999999999999}'))),
  'noop', 'S5 a delete of a photo that never arrived is remembered');
select tests.act_as('owner');
select ok(
  (select t.rev < 4503599627370496 from private.sync_tombstones t where t.row_id = tests.row(78)),
  'PS23 the highest base that passes lifts no rev beyond what a restore would');
select ok(
  (select t.rev > m.rev_floor from private.sync_tombstones t, private.sync_meta m where t.row_id = tests.row(78)),
  'S5 the tombstone is above every rev that was collected');
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(1, tests.mutation(6, 'patch', 'clients', tests.row(1), '{"phone": "06"}', '{"phone": 1862000000000000}'))),
  'applied', 'D2 a base of the time after a restore is one');

-- Refused alone by the data; the rest flows on.
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(30, 'put', 'clients', tests.row(2), '{"name": "Eerst", "email": "e@example.nl"}'),
    tests.mutation(31, 'put', 'clients', tests.row(3), '{"name": "", "email": "e@example.nl"}'),
    tests.mutation(32, 'put', 'clients', tests.row(4), '{"name": "X"}'),
    tests.mutation(33, 'put', 'clients', tests.row(5), '{"name": "X", "email": "e@example.nl", "yacht_length": "lang"}'),
    tests.mutation(34, 'put', 'clients', tests.row(6), '{"name": "X", "email": "e@example.nl", "yacht_length": 123456789}'),
    tests.mutation(35, 'patch', 'clients', tests.row(7), '{"notes": "x"}', '{"notes": 1}'),
    tests.mutation(36, 'put', 'clients', tests.row(8), '{"name": "Laatst", "email": "e@example.nl"}'))),
  'applied, rejected 23514, rejected 23502, rejected 22P02, rejected 22003, rejected GONE, applied',
  'K3 G4 classes 22 and 23 are refused one by one, with their code');
select is((select count(*) from public.clients), 3::bigint, 'G4 what was good is there');

-- Exactly once.
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(30, 'put', 'clients', tests.row(2), '{"name": "Eerst", "email": "e@example.nl"}'),
    tests.mutation(31, 'put', 'clients', tests.row(3), '{"name": "", "email": "e@example.nl"}'))),
  'applied again, rejected 23514 again', 'G2 the same batch again is answered with what happened then');
select is((select rev from public.clients where id = tests.row(2)), 1::bigint, 'G2 and changes nothing');
select is(
  tests.push(1, tests.mutation(30, 'put', 'clients', tests.row(2), '{"name": "Eerst", "email": "e@example.nl"}')) #>> '{0,row,name}',
  'Eerst', 'C3 a duplicate''s answer carries the row as it stands now');
select is(
  tests.verdicts(tests.push(1, tests.mutation(30, 'put', 'clients', tests.row(2), '{"name": "Anders", "email": "e@example.nl"}'))),
  'rejected ID_REUSED', 'D10 a known id with other content is refused');
select is((select name from public.clients where id = tests.row(2)), 'Eerst', 'D10 and not applied');
select is(
  tests.push(1, tests.mutation(31, 'put', 'clients', tests.row(1), '{"name": "", "email": "e@example.nl"}')) #>> '{0,row,name}',
  'Jan de Boer', 'C3 a rejection carries the row as it stands now');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(37, 'put', 'clients', tests.row(9), '{"name": "Twee keer", "email": "e@example.nl"}'),
    tests.mutation(37, 'put', 'clients', tests.row(9), '{"name": "Twee keer", "email": "e@example.nl"}'))),
  'applied, applied again', 'G2 twice in one batch is once');

-- Devices.
select tests.act_as('second technician');
select throws_ok(
  $$ select tests.push(1, tests.mutation(40, 'patch', 'clients', tests.row(1), '{"notes": "x"}', '{"notes": 0}')) $$,
  'PT409', null, 'S4 a copied client id of another user is refused');
select is(
  tests.verdicts(tests.push(2, tests.mutation(41, 'put', 'clients', tests.row(2), '{"name": "Eerst", "email": "e@example.nl"}', id => tests.mutation_id(30)))),
  'rejected ID_REUSED', 'D10 another user''s mutation id tells nothing');
select tests.act_as('technician');
select throws_ok(
  $$ select tests.push(1, tests.mutation(37, 'put', 'clients', tests.row(10), '{"name": "Kloon", "email": "e@example.nl"}', id => tests.mutation_id(99))) $$,
  'PT409', null, 'S4 another change under a seq that was applied comes from a copied device');
select is(
  tests.verdicts(tests.push(1, tests.mutation(31, 'put', 'clients', tests.row(3), '{"name": "Nu wel", "email": "e@example.nl"}', id => tests.mutation_id(98)))),
  'applied', 'D4 a rejected mutation may be tried again: new id, same seq');
select tests.act_as('owner');
select is((select notes from public.clients where id = tests.row(1)), null, 'S4 nothing of the refused pushes was written');
select results_eq(
  $$ select user_id, last_seq from private.sync_devices order by client_id $$,
  $$ values (tests.person('technician'), 37::bigint), (tests.person('second technician'), 41) $$,
  'S4 each device is bound to the user who came first');

-- What the ledger keeps.
select bag_eq(
  $$ select attname::text from pg_attribute where attrelid = 'private.sync_ledger'::regclass and attnum > 0 $$,
  $$ values ('mutation_id'), ('client_id'), ('user_id'), ('seq'), ('content_md5'), ('status'), ('code'), ('request_id'),
    ('at') $$,
  'S5 the ledger has no room for a value of a row');
select results_eq(
  $$ select status, code, user_id, client_id, seq from private.sync_ledger where mutation_id = tests.mutation_id(32) $$,
  $$ values ('rejected', '23502', tests.person('technician'), tests.device(1), 32::bigint) $$, 'G2 rejections are remembered too');

-- The id that a device gave the request of a push.
select tests.act_as('technician');
select set_config('request.headers', '{"x-request-id": "0b6f4a52-9d3e-4c11-8a77-3f5de2c0a911", "user-agent": "geheim"}', true);
select is(tests.verdicts(tests.push(1,
    tests.mutation(44, 'put', 'clients', tests.row(94), '{"name": "Zeearend", "email": "z@example.nl"}'),
    tests.mutation(45, 'put', 'private.sync_ledger', tests.row(2)))), 'applied, rejected 22023', 'a push by a request with an id');
select set_config('request.headers', '{"x-request-id": "jan@example.nl"}', true);
select is(tests.verdicts(tests.push(1,
    tests.mutation(44, 'put', 'clients', tests.row(94), '{"name": "Zeearend", "email": "z@example.nl"}'),
    tests.mutation(46, 'put', 'private.sync_ledger', tests.row(2)))), 'applied again, rejected 22023', 'and one by a request with none');
select set_config('request.headers', '', true);
select tests.act_as('owner');
select results_eq(
  $$ select seq, request_id from private.sync_ledger where seq in (44, 45, 46) order by seq $$,
  $$ values (44::bigint, '0b6f4a52-9d3e-4c11-8a77-3f5de2c0a911'::uuid), (45, '0b6f4a52-9d3e-4c11-8a77-3f5de2c0a911'), (46, null) $$,
  'G2 the ledger keeps the id of the request that brought a change first, and nothing that is no id');

-- What concerns more than one mutation aborts the batch.
select tests.act_as('owner');
create function tests.broken() returns trigger language plpgsql as $$
begin
  if new.name = 'Stuk' then raise exception 'no such column' using errcode = '42703'; end if;
  if new.name = 'Druk' then raise exception 'deadlock' using errcode = '40P01'; end if;
  if new.name = 'Vol' then raise exception 'disk full' using errcode = '53100'; end if;
  if new.name = 'Onbekend' then raise exception 'what'; end if;
  return new;
end $$;
create trigger broken before insert on public.clients for each row execute function tests.broken();
select tests.act_as('technician');
select throws_ok(format(
  $$ select tests.push(1, tests.mutation(50, 'put', 'clients', tests.row(20), '{"name": "Goed", "email": "e@example.nl"}'),
       tests.mutation(51, 'put', 'clients', tests.row(21), jsonb_build_object('name', %L, 'email', 'e@example.nl'))) $$, name),
  code, null, 'K3 ' || code || ' aborts the batch instead of being stored as a rejection')
  from (values ('Stuk', '42703'), ('Druk', '40P01'), ('Vol', '53100'), ('Onbekend', 'P0001')) x (name, code);
select tests.act_as('owner');
revoke insert (notes) on public.clients from authenticated;
select tests.act_as('technician');
select throws_ok(
  $$ select tests.push(1, tests.mutation(52, 'put', 'clients', tests.row(20), '{"name": "A", "email": "e@example.nl", "notes": "x"}')) $$,
  '42501', null, 'K3 a forgotten grant aborts the batch');
select tests.act_as('owner');
grant insert (notes) on public.clients to authenticated;
revoke update on public.clients from authenticated;
select tests.act_as('technician');
select throws_ok(
  $$ select tests.push(1, tests.mutation(53, 'patch', 'clients', tests.row(1), '{"notes": "x"}', '{"notes": 1}')) $$,
  '42501', null, 'K3 on reading for an update too');
select tests.act_as('owner');
do $$
begin
  execute (select format('grant update (%s, deleted_at) on public.clients to authenticated', string_agg(quote_ident(c), ', '))
    from private.sync_tables t, unnest(t.columns) c where t.name = 'clients');
end $$;
-- Of each helper that the API's role may call: the verdict on an edit when its grant is forgotten, or the code of the abort.
create function tests.without(p_function oid) returns text language plpgsql as $$
declare
  v_verdict text;
begin
  begin
    perform tests.act_as('owner');
    execute format('revoke execute on function %s from authenticated', p_function::regprocedure);
    perform tests.act_as('technician');
    v_verdict := tests.verdicts(tests.push(1,
      tests.mutation(54, 'put', 'clients', tests.row(20), '{"name": "A", "email": "e@example.nl"}'),
      tests.mutation(55, 'patch', 'clients', tests.row(1), '{"notes": "x"}', '{"notes": 0}')));
    raise exception 'undo' using errcode = 'XXXXX';
  exception when others then
    perform tests.act_as('owner');
    return case sqlstate when 'XXXXX' then v_verdict else sqlstate end;
  end;
end $$;
select is_empty(
  $$ select p.oid::regprocedure, v from pg_proc p, lateral (select tests.without(p.oid) as v) w
     where p.pronamespace = 'private'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
       and v like '%FORBIDDEN%' $$,
  'K3 a forgotten grant on a helper aborts the batch too: it rejects no work as FORBIDDEN');
select is((select count(*) from private.sync_ledger where seq >= 50), 0::bigint, 'K3 an aborted batch leaves no trace in the ledger');
select is_empty($$ select 1 from public.clients where id = tests.row(20) $$, 'K3 nor in the tables');

-- Row-level security refusing one row concerns one mutation.
create policy "Nobody adds Rood" on public.clients as restrictive for insert to authenticated with check (name <> 'Rood');
create policy "Nobody edits row 8" on public.clients as restrictive for update to authenticated using (id <> tests.row(8));
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(60, 'put', 'clients', tests.row(20), '{"name": "Rood", "email": "e@example.nl"}'),
    tests.mutation(61, 'patch', 'clients', tests.row(8), '{"notes": "x"}', '{"notes": 1}'),
    tests.mutation(62, 'put', 'clients', tests.row(8), '{"name": "Over", "email": "e@example.nl"}'),
    tests.mutation(63, 'delete', 'clients', tests.row(8), bases => '{"*": 1}'),
    tests.mutation(64, 'put', 'clients', tests.row(21), '{"name": "Blauw", "email": "e@example.nl"}'))),
  'rejected FORBIDDEN, rejected FORBIDDEN, rejected FORBIDDEN, rejected FORBIDDEN, applied',
  'K3 S3 what row-level security refuses is FORBIDDEN for that mutation alone, told apart from GONE');
select is(
  tests.push(1, tests.mutation(61, 'patch', 'clients', tests.row(8), '{"notes": "x"}', '{"notes": 1}')) #>> '{0,row,name}',
  'Laatst', 'S3 C3 a readable row comes along with FORBIDDEN');

select * from finish();
rollback;
