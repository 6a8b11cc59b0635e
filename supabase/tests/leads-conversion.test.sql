-- A request that became a client: admins alone link it, from their devices, with client and service in the same push.
begin;
select plan(17);

insert into public.clients (id, name, email) values (tests.row(1), 'Jan de Boer', 'jan@example.nl');
insert into public.contacts (id, form, first_name, last_name, email) values
  (tests.row(11), 'contact', 'Jan', 'de Wit', 'jan@example.nl'), (tests.row(12), 'contact', 'Els', 'Smit', 'els@example.nl');
insert into public.founding_members (id, first_name, last_name, email) values (tests.row(21), 'Piet', 'Smit', 'piet@example.nl');

-- Refused.
select tests.act_as('anonymous');
select throws_ok($$ update public.contacts set client_id = tests.row(1) $$, '42501', null, 'R-17 anonymous links no request');
select tests.act_as('guest');
select is_empty($$ update public.contacts set client_id = tests.row(1) returning 1 $$, 'R-17 nor does one who is no staff');
select tests.act_as('technician');
select is_empty($$ update public.contacts set client_id = tests.row(1) returning 1 $$, 'R-17 nor a technician');
select is_empty($$ update public.founding_members set client_id = tests.row(1) returning 1 $$, 'R-17 nor a founding member');
select is(
  tests.verdicts(tests.push(2,
    tests.mutation(1, 'put', 'clients', tests.row(2), '{"name": "Jan de Wit", "email": "jan@example.nl"}'),
    tests.mutation(2, 'patch', 'contacts', tests.row(11),
      jsonb_build_object('client_id', tests.row(2), 'status', 'contacted'), '{"client_id": 1, "status": 1}'))),
  'applied, rejected FORBIDDEN', 'R-17 M-004 from a device a technician adds a client as ever, and links no request to it');
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(11, 'patch', 'contacts', tests.row(11), jsonb_build_object('client_id', tests.row(99)), '{"client_id": 1}'),
    tests.mutation(12, 'patch', 'contacts', tests.row(11), '{"client_id": "Jan"}', '{"client_id": 1}'),
    tests.mutation(13, 'patch', 'newsletter_subscriptions', tests.row(11), jsonb_build_object('client_id', tests.row(1)), '{"client_id": 1}'))),
  'rejected 23503, rejected 22P02, rejected 22023', 'a link is to a client that exists, and of a request of a person');
select tests.act_as('owner');
select is((select count(*) from public.contacts where client_id is not null), 0::bigint, 'R-17 after all refusals no request has a client');

-- Allowed.
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(21, 'put', 'clients', tests.row(3), '{"name": "Jan de Wit", "email": "jan@example.nl", "yacht_type": "Sloep"}'),
    tests.mutation(22, 'put', 'service_records', tests.row(31), jsonb_build_object(
      'client_id', tests.row(3), 'service_type', 'antifouling', 'date', '2026-06-01')),
    tests.mutation(23, 'patch', 'contacts', tests.row(11),
      jsonb_build_object('client_id', tests.row(3), 'status', 'contacted'), '{"client_id": 1, "status": 1}'))),
  'applied, applied, applied', 'C-010 M-004 M-028 one push makes the client, plans the service and links the request');
select is(
  tests.verdicts(tests.push(1, tests.mutation(24, 'patch', 'founding_members', tests.row(21),
    jsonb_build_object('client_id', tests.row(1), 'status', 'contacted'), '{"client_id": 1, "status": 1}'))),
  'applied', 'C-011 a founding member is linked to a client that was known');
select results_eq(
  $$ select c.status, k.name, s.service_type, s.status from public.contacts c
    join public.clients k on k.id = c.client_id join public.service_records s on s.client_id = k.id where c.id = tests.row(11) $$,
  $$ values ('contacted', 'Jan de Wit', 'antifouling', 'scheduled') $$, 'C-010 and all of it is there');

-- Two devices that did not know of each other.
select tests.act_as('second admin');
select is(
  tests.verdicts(tests.push(3,
    tests.mutation(31, 'put', 'clients', tests.row(4), '{"name": "Jan de Wit", "email": "jan@example.nl"}'),
    tests.mutation(32, 'patch', 'contacts', tests.row(11),
      jsonb_build_object('client_id', tests.row(4), 'status', 'contacted'), '{"client_id": 1, "status": 1}'))),
  'applied, conflict', 'G4 a second client of the same request is stored too, and which one it belongs to is asked');

select is((select client_id from public.contacts where id = tests.row(11)), tests.row(3), 'G4 until somebody chooses it belongs to the one that arrived first');

-- Undone, and clients that go.
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(41, 'delete', 'clients', tests.row(3), bases => '{"*": 1}', seen => jsonb_build_object('service_records', jsonb_build_array(tests.row(31)))),
    tests.mutation(42, 'patch', 'contacts', tests.row(11), '{"client_id": null, "status": "new"}', '{"client_id": 3, "status": 3}'))),
  'applied, applied', 'R-18 an undo deletes the client with its service and puts the request back');
select is(
  tests.verdicts(tests.push(1, tests.mutation(43, 'delete', 'clients', tests.row(1), bases => '{"*": 1}'))),
  'applied', 'R-18 a client with a request is deleted as any other');
select tests.act_as('owner');
select results_eq(
  $$ select first_name, status, client_id from public.contacts where id = tests.row(11) $$, $$ values ('Jan', 'new', null::uuid) $$,
  'R-18 the request is as it came');
select lives_ok($$ delete from public.clients where id = tests.row(1) $$, 'K4 the tombstone of a client that a request names may go');
select is((select client_id from public.founding_members where id = tests.row(21)), null, 'K4 and then the request names none');

select * from finish();
rollback;
