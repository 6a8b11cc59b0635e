-- Who changed what: every change of a synced row, by any writer, for those who may read the row.
begin;
select plan(41);

insert into public.clients (id, name, email) select tests.row(n), 'Klant ' || n, 'k@example.nl' from generate_series(1, 5) n;
insert into public.conflicts (id, table_name, row_id, field, base_rev, mutation_id, user_id)
  values (tests.row(90), 'images', tests.row(91), 'amount', 1, tests.mutation_id(90), tests.person('admin'));

-- Refusals first.
select tests.act_as('anonymous');
select throws_ok($$ select public.row_history('clients', tests.row(1)) $$, '42501', null, 'R-17 anonymous cannot read a history');
select tests.act_as('guest');
select throws_ok($$ select public.row_history('clients', tests.row(1)) $$, 'PT403', null, 'R-17 not staff cannot either');
select throws_ok($$ select private.sync_history_of('clients', tests.row(1), null, '{}') $$, 'PT403', null, 'S1 nor behind the wall');
select tests.act_as('technician');
select throws_ok($$ select public.row_history('staff', tests.person('admin')) $$, '22023', null, 'S1 only synced tables have a history');
select throws_ok($$ select public.row_history('pg_class; --', tests.row(1)) $$, '22023', null, 'S1 and nothing else is taken for one');
select throws_ok($$ select public.row_history('clients', null) $$, '22023', null, 'S1 a history is of one row');
select throws_ok($$ select public.row_history('conflicts', tests.row(90)) $$, 'PT403', null, 'S1 a row a technician may not read has no history for one');
select is(public.row_history('clients', tests.row(99)), '{"entries": [], "more": false}', 'a row that is not there has none');

-- What a device changes.
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(1, 'put', 'clients', tests.row(10), '{"name": "Jan", "email": "jan@example.nl", "notes": null}')
      || '{"made_at": "2026-03-01T08:30:00.250Z"}',
    tests.mutation(2, 'patch', 'clients', tests.row(10), '{"notes": "sleutel ligt klaar", "name": "Jan"}', '{"notes": 1, "name": 1}')
      || '{"made_at": "2026-03-01T09:00:00+01:00"}')),
  'applied, applied', 'a technician adds a client and edits it');
select is(
  (select jsonb_agg(h - '{id,arrived_at}'::text[]) from jsonb_array_elements((public.row_history('clients', tests.row(10)) -> 'entries')) h),
  jsonb_build_array(
    jsonb_build_object('op', 'update', 'user_id', tests.person('technician'), 'user_name', 'Bram Visser',
      'made_at', '2026-03-01T08:00:00+00:00'::timestamptz,
      'changes', '{"notes": {"old": null, "new": "sleutel ligt klaar"}}'::jsonb),
    jsonb_build_object('op', 'insert', 'user_id', tests.person('technician'), 'user_name', 'Bram Visser',
      'made_at', '2026-03-01T08:30:00.25+00:00'::timestamptz,
      'changes', '{"name": {"old": null, "new": "Jan"}, "email": {"old": null, "new": "jan@example.nl"},
        "status": {"old": null, "new": "prospect"}}'::jsonb)),
  'the history says who, old and new, and when it was made, newest first; no bookkeeping column is in it');
select ok(
  (select bool_and(abs(extract(epoch from (h ->> 'arrived_at')::timestamptz - clock_timestamp())) < 60)
    from jsonb_array_elements((public.row_history('clients', tests.row(10)) -> 'entries')) h), 'and when it arrived, by the server''s clock');
select is_empty(
  $$ select 1 from jsonb_array_elements((public.row_history('clients', tests.row(10)) -> 'entries')) h where h::text like '%' || tests.device(1) || '%' $$,
  'S4 a device''s client id is not told');
select is(
  tests.verdicts(tests.push(1, tests.mutation(3, 'patch', 'clients', tests.row(10), '{"notes": "sleutel ligt klaar"}', '{"notes": 2}'))),
  'noop', 'a change of nothing');
select is(jsonb_array_length((public.row_history('clients', tests.row(10)) -> 'entries')), 2, 'leaves no entry');

-- A clock that cannot be right is not believed, and stops nothing (K6).
select is(
  tests.verdicts(tests.push(1, tests.mutation(10 + n, 'patch', 'clients', tests.row(1), jsonb_build_object('notes', 'keer ' || n), '{"notes": 9}')
    || jsonb_build_object('made_at', t))), 'applied', format('K6 a mutation made at %s is applied', t))
  from (values (1, '"1999-01-01T00:00:00Z"'::jsonb), (2, '"2026-02-30T00:00:00Z"'), (3, '"gisteren"'), (4, '{"a": 1}'), (5, 'null'), (6, '"2999-01-01T00:00:00Z"')) m (n, t);
select is(
  (select count(*) from jsonb_array_elements((public.row_history('clients', tests.row(1)) -> 'entries')) h where h -> 'made_at' <> 'null'), 0::bigint,
  'K6 and its time is left out of the history');

-- What anyone else changes.
select tests.act_as('owner');
update public.clients set phone = '0228 123456', rev = 99, updated_by = null where id = tests.row(2);
select tests.act_as('technician');
select is(
  ((public.row_history('clients', tests.row(2)) -> 'entries') #> '{0}') - '{id,arrived_at}'::text[],
  '{"op": "update", "user_id": null, "user_name": null, "made_at": null, "changes": {"phone": {"old": null, "new": "0228 123456"}}}'::jsonb,
  'an edit from the dashboard is in it, without a user');
select is(jsonb_array_length((public.row_history('clients', tests.row(2)) -> 'entries')), 2, 'and so is what the dashboard inserted');
select tests.act_as('owner');
select private.set_context('{"history": "off"}');
update public.clients set phone = null where id = tests.row(2);
select private.set_context('{"history": null}');
select is((select count(*) from private.sync_history where row_id = tests.row(2)), 2::bigint, 'a bulk import may leave the history out');
select private.touch_row('clients', tests.row(2));
select is((select count(*) from private.sync_history where row_id = tests.row(2)), 2::bigint, 'C5 a wanted bump is no change');

-- Deletes erase (S5, R-18).
insert into public.service_records (id, client_id, service_type, date, amount, notes)
  values (tests.row(20), tests.row(10), 'waxing', '2026-03-02', 125.5, 'mevrouw opent de deur');
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(2, tests.mutation(30, 'delete', 'clients', tests.row(10), bases => '{"*": 9}',
    seen => jsonb_build_object('service_records', jsonb_build_array(tests.row(20)))))), 'applied', 'an admin deletes the client');
select is(
  (select jsonb_agg(h -> 'changes') from jsonb_array_elements((public.row_history('clients', tests.row(10)) -> 'entries')) h),
  '[{}, {}, {"status": {"old": null, "new": "prospect"}}]', 'S5 R-18 its history keeps no personal value, the delete itself included');
select is(
  (public.row_history('clients', tests.row(10)) -> 'entries') #>> '{0,op}', 'delete', 'that it was deleted, and by whom, stays');
select is(
  (select jsonb_agg(h #> '{changes}' order by h ->> 'id') from jsonb_array_elements((public.row_history('service_records', tests.row(20)) -> 'entries')) h
    where h ->> 'op' = 'insert'),
  jsonb_build_array(jsonb_build_object('date', '{"old": null, "new": "2026-03-02"}'::jsonb, 'amount', '{"old": null, "new": 125.5}'::jsonb,
    'status', '{"old": null, "new": "scheduled"}'::jsonb, 'client_id', jsonb_build_object('old', null, 'new', tests.row(10)))),
  'S5 R-47 nor does that of its records: the amount stays, the notes go');
select tests.act_as('owner');
delete from public.clients where id in (tests.row(3), tests.row(10));
select is(
  (select jsonb_agg(h.op || ' ' || h.changes order by h.id) from private.sync_history h where h.row_id = tests.row(3)),
  '["insert {\"status\": {\"new\": \"prospect\", \"old\": null}}", "delete {}"]', 'S5 a hard delete erases too, and is noted');
select is((select count(*) from private.sync_history where row_id = tests.row(10) and op = 'delete'), 1::bigint, 'a row is deleted once');
select is_empty(
  $$ select 1 from private.sync_history h where h.changes::text ~ 'Jan|sleutel|mevrouw' $$, 'S5 nothing of them is left anywhere in it');
truncate public.clients cascade;
select is_empty($$ select 1 from private.sync_history where tbl in ('clients', 'service_records') $$, 'D13 emptying a table empties its history');

-- The entries of a row come in pages, by bytes and by number (PL24).
insert into public.clients (id, name, email) values (tests.row(80), 'Lang', 'l@example.nl'), (tests.row(81), 'Vaak', 'v@example.nl');
insert into private.sync_history (tbl, row_id, op, changes)
  select 'clients', tests.row(80), 'update', jsonb_build_object('notes', jsonb_build_object('old', n, 'new', repeat('é', 20000)))
  from generate_series(1, 60) n;
insert into private.sync_history (tbl, row_id, op, changes)
  select 'clients', tests.row(81), 'update', jsonb_build_object('notes', jsonb_build_object('old', n, 'new', n + 1))
  from generate_series(1, 1000) n;
insert into private.sync_history (tbl, row_id, op, changes)
  values ('clients', tests.row(81), 'update', jsonb_build_object('notes', jsonb_build_object('old', null, 'new', repeat('x', 900000))));
create function tests.pages(p_row uuid) returns setof jsonb language sql stable as $$
  with recursive p as (
    select public.row_history('clients', p_row) as page
    union all
    select public.row_history('clients', p_row, (p.page #>> '{entries,-1,id}')::bigint) from p where (p.page -> 'more')::boolean
  ) select page from p
$$;
grant execute on all functions in schema tests to public;
select tests.act_as('technician');
select is((select max(octet_length(p::text)) < 600000 from tests.pages(tests.row(80)) p), true, 'PL24 a page of long entries is no longer than it may be');
select results_eq(
  $$ select count(distinct e ->> 'id'), count(*) from tests.pages(tests.row(80)) p, jsonb_array_elements(p -> 'entries') e $$,
  $$ values (61::bigint, 61::bigint) $$, 'PL24 and the pages hold each entry once');
select is(
  (select array_agg(jsonb_array_length(p -> 'entries')) from tests.pages(tests.row(81)) p), '{1,500,500,1}',
  'PL24 one entry that is longer than a page goes alone, and no page has more than 500');
select is((select jsonb_agg(p -> 'more') from tests.pages(tests.row(81)) p), '[true, true, true, false]', 'PL24 the last page says that it is the last');
select throws_ok($$ select public.row_history('conflicts', tests.row(90), 5) $$, 'PT403', null, 'PL24 R-17 a further page is refused like the first');
select is(public.row_history('clients', tests.row(81), 0), '{"entries": [], "more": false}', 'PL24 before the first entry there is none');
select tests.act_as('owner');

-- A table that keeps no history.
create table public.tallies (like private.sync_columns including all, body text);
select private.sync_register('tallies', columns => '{body}', history => 'none', rights => '{"admin": ["read", "add", "edit", "delete"]}');
insert into public.tallies (id, body) values (tests.row(70), 'a');
update public.tallies set body = 'b' where id = tests.row(70);
select is((select rev from public.tallies where id = tests.row(70)), 2::bigint, 'PL22 the changes of a table without a history are counted');
delete from public.tallies where id = tests.row(70);
select is_empty($$ select 1 from private.sync_history where tbl = 'tallies' $$, 'PL22 and none of them is in it');

select * from finish();
rollback;
