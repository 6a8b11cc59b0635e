-- The poke: one message without data per transaction, heard by staff, sent by the server only, never in the way of a write.
begin;
select plan(22);

-- Like the hosted one: it writes realtime.messages with the caller's rights and swallows errors.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql as $$
begin
  insert into realtime.messages (payload, event, topic, private, extension) values (payload, event, topic, private, 'broadcast');
exception when others then
  raise warning 'realtime.send: %', sqlerrm;
end $$;
set local client_min_messages = error;

select tests.act_as('technician');
select lives_ok($$ select realtime.send('{}', 'poke', 'sync', true) $$, 'P1 a device that sends a poke itself sees no error');
select throws_ok(
  $$ insert into realtime.messages (payload, event, topic, private, extension) values ('{}', 'poke', 'sync', true, 'broadcast') $$,
  '42501', null, 'P1 but cannot send one');
select tests.act_as('owner');
select is((select count(*) from realtime.messages), 0::bigint, 'P1 and none was sent');

select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(1, 'put', 'clients', tests.row(1), '{"name": "Jan", "email": "j@example.nl"}'),
    tests.mutation(2, 'patch', 'clients', tests.row(1), '{"notes": "x"}', '{"notes": 0}'),
    tests.mutation(3, 'put', 'service_records', tests.row(11), jsonb_build_object('client_id', tests.row(1), 'service_type', 'waxing', 'date', '2026-01-01')))),
  'applied, applied, applied', 'a push of three mutations');
select tests.act_as('owner');
select is((select count(*) from realtime.messages), 1::bigint, 'P2 is one message');
select results_eq(
  $$ select topic, event, private, extension, payload from realtime.messages $$,
  $$ values ('sync', 'poke', true, 'broadcast',
       jsonb_build_object('x', pg_current_xact_id()::text::bigint, 'client', tests.device(1))) $$,
  'P1 P4 private, on topic sync, with transaction and device, without data');

select tests.act_as('anonymous');
select set_config('realtime.topic', 'sync', true);
select is_empty($$ select * from realtime.messages $$, 'P1 anonymous hears nothing');
select tests.act_as('guest');
select is_empty($$ select * from realtime.messages $$, 'P1 not staff hears nothing');
select tests.act_as('technician');
select is((select count(*) from realtime.messages), 1::bigint, 'P1 staff hears the poke');
select set_config('realtime.topic', 'other', true);
select is_empty($$ select * from realtime.messages $$, 'P1 and nothing on another topic');
select set_config('realtime.topic', 'sync', true);
select tests.act_as('owner');
update realtime.messages set extension = 'presence';
select tests.act_as('technician');
select is_empty($$ select * from realtime.messages $$, 'P1 and no presence');
select tests.act_as('owner');
select bag_eq(
  $$ select cmd, policyname::text from pg_policies where schemaname = 'realtime' and cmd <> 'SELECT' $$,
  $$ values ('INSERT', 'Editors say which article they have open') $$, 'P1 there is no policy to send with, but that of presence');
select tests.act_as('admin');
select throws_ok(
  $$ insert into realtime.messages (payload, event, topic, private, extension) values ('{}', 'poke', 'sync', true, 'broadcast') $$,
  '42501', null, 'P1 which lets no admin send a poke');
select tests.act_as('owner');

-- Every kind of change pokes.
create function tests.pokes(p_statement text) returns bigint language plpgsql as $$
begin
  delete from realtime.messages;
  perform private.set_context('{"poked": null}');
  execute p_statement;
  return (select count(*) from realtime.messages);
end $$;
select is(tests.pokes($$ insert into public.clients (id, name, email) values (tests.row(2), 'P', 'p@example.nl') $$), 1::bigint, 'P4 an insert from SQL pokes');
select is((select payload -> 'client' from realtime.messages), 'null', 'P4 without a device');
select is(tests.pokes($$ update public.clients set notes = 'y' $$), 1::bigint, 'P4 an update of many rows pokes once');
select is(tests.pokes($$ delete from public.clients where id = tests.row(2) $$), 1::bigint, 'P4 a hard delete pokes');
select is(tests.pokes($$ truncate public.service_records cascade $$), 1::bigint, 'P4 D13 emptying a table pokes');

-- A fault of realtime never fails a write.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql as $$ begin raise exception 'realtime is broken'; end $$;
select is(tests.pokes($$ update public.clients set notes = 'z' where id = tests.row(1) $$), 0::bigint, 'P3 realtime is broken');
select is((select notes from public.clients where id = tests.row(1)), 'z', 'P3 the write stands');
drop function realtime.send(jsonb, text, text, boolean);
select lives_ok($$ select tests.pokes('update public.clients set notes = ''q''') $$, 'P3 even when realtime is not there at all');
select ok(
  (select 'lock_timeout=300ms' = any (proconfig) and prosecdef from pg_proc where oid = 'private.sync_poke()'::regprocedure),
  'P1 P3 the poke runs with its owner''s rights and waits for a lock 300 ms at most');

select * from finish();
rollback;
