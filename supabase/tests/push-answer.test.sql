-- The answer to a push is bounded in bytes: it names the first mutations, the ledger answers for the rest.
begin;
select plan(9);

create function tests.push_patches(p_from integer, p_to integer, p_cursor jsonb default null) returns jsonb language sql as $$
  select public.sync_push(tests.device(1), 1, (
    select jsonb_agg(tests.mutation(n, 'patch', 'clients', tests.row(n), '{"phone": "06"}', '{"phone": 1}') order by n)
    from generate_series(p_from, p_to) n), p_cursor => p_cursor, p_tables => '{clients}')
$$;
grant execute on all functions in schema tests to public;

alter table public.clients drop constraint clients_texts_bounded;
insert into public.clients (id, name, email, notes)
  select tests.row(n), 'Klant ' || n, 'k@example.nl', repeat('é"', 33000) from generate_series(1, 40) n;
insert into public.clients (id, name, email, notes) values (tests.row(41), 'Zeer lang', 'k@example.nl', repeat('x', 2500000));
select tests.act_as('technician');
create temporary table replies (n integer, reply jsonb);
insert into replies values (1, tests.push_patches(1, 40, '{}'));
select cmp_ok((select octet_length(reply::text) from replies where n = 1), '<', 2000000,
  'PS29 forty small patches of rows of 100 kB have an answer of less than 2 MB');
select cmp_ok((select octet_length(reply::text) from replies where n = 1), '>', 1700000, 'PS29 that is not needlessly short');
select is(
  (select jsonb_agg(r -> 'id') from replies, jsonb_array_elements(reply -> 'results') r where n = 1),
  (select jsonb_agg(tests.mutation_id(m)) from replies, generate_series(1, jsonb_array_length(reply -> 'results')) m where n = 1),
  'PS29 it names the first mutations, in their order');
select is((select reply -> 'page' from replies where n = 1), 'null'::jsonb, 'PS29 PS21 and brings no page, for a push follows');
select is((select count(*) from public.clients where phone = '06'), 40::bigint, 'PS29 all of them were applied');
insert into replies select 2, tests.push_patches(jsonb_array_length(reply -> 'results') + 1, 40) from replies where n = 1;
select is(
  (select distinct tests.verdicts(jsonb_build_array(r)) from replies, jsonb_array_elements(reply -> 'results') r where n = 2),
  'applied again', 'PS29 G2 sent again, the rest is answered by the ledger');
insert into replies values (3, tests.push_patches(41, 41));
select is(
  (select tests.verdicts(reply -> 'results') from replies where n = 3), 'applied', 'PS29 one mutation is always answered, however long its row');

-- A delete brings what went with it.
select tests.act_as('owner');
insert into public.service_records (id, client_id, service_type, date)
  select tests.row(c * 10000 + n), tests.row(c), 'waxing', '2026-05-01' from generate_series(1, 4) c, generate_series(1, 1800) n;
select tests.act_as('admin');
insert into replies select 4, public.sync_push(tests.device(2), 1, (
  select jsonb_agg(tests.mutation(100 + c, 'delete', 'clients', tests.row(c), bases => '{"*": 9}',
    seen => jsonb_build_object('service_records', (select jsonb_agg(tests.row(c * 10000 + n)) from generate_series(1, 1800) n))) order by c)
  from generate_series(1, 4) c));
select cmp_ok((select octet_length(reply::text) from replies where n = 4), '<', 2000000,
  'PS29 deleted clients with thousands of services have an answer of less than 2 MB');
select results_eq(
  $$ select tests.verdicts(jsonb_build_array(reply -> 'results' -> 0)), jsonb_array_length(reply -> 'results') between 1 and 3
       from replies where n = 4 $$,
  $$ values ('applied', true) $$, 'PS29 which names the first of them');

select * from finish();
rollback;
