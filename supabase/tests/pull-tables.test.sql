-- Which tables an answer holds, which begin anew on a device, and how many bytes one answer may have.
begin;
select plan(26);

create function tests.age(p_xid bigint) returns void language plpgsql as $$
begin
  set local session_replication_role = replica;
  update public.clients set sync_xid = p_xid;
  update public.service_records set sync_xid = p_xid;
  update public.mail_failures set sync_xid = p_xid;
  update public.conflicts set sync_xid = p_xid;
  update public.colleagues set sync_xid = p_xid;
  update private.sync_tombstones set sync_xid = p_xid;
  set local session_replication_role = origin;
end $$;
create function tests.tables(reply jsonb) returns text language sql immutable as $$
  select coalesce(string_agg(k, ' ' order by k), '') from jsonb_object_keys(reply -> 'tables') k
$$;
-- The ids of a whole pull with pages of so many bytes, in their order, and the most rows a page had.
create function tests.run(p_bytes integer, out ids uuid[], out pages integer, out most integer) language plpgsql stable as $$
declare
  v_reply jsonb := '{"cursor": {}}';
begin
  ids := '{}';
  most := 0;
  for n in 1 .. 100 loop
    v_reply := tests.pull(v_reply -> 'cursor', p_tables => '{clients,service_records}', p_bytes => p_bytes);
    ids := ids || tests.pulled(v_reply, 'clients') || tests.pulled(v_reply, 'service_records');
    most := greatest(most, cardinality(tests.pulled(v_reply, 'clients')));
    pages := n;
    exit when not (v_reply -> 'more')::boolean;
  end loop;
end $$;
grant execute on all functions in schema tests to public;

insert into public.clients (id, name, email) select tests.row(n), 'Klant ' || n, 'k@example.nl' from generate_series(1, 5) n;
insert into public.service_records (id, client_id, service_type, date)
  select tests.row(n), tests.row(1), 'waxing', '2026-03-02' from generate_series(11, 13) n;
delete from public.service_records where id = tests.row(13);
insert into public.mail_failures (id, mail_id, template, error) values (tests.row(51), tests.row(52), 'contact', 'x');
insert into public.conflicts (id, table_name, row_id, field, base_rev, mutation_id, user_id)
  values (tests.row(61), 'images', tests.row(51), 'title', 1, tests.mutation_id(1), tests.person('admin'));
select tests.age(10);

-- A policy of its own makes readers of one table see different rows; the registry says so too.
select is_empty(
  $$ select t.name from private.sync_tables t where t.visibility = 'table' and exists (
       select 1 from pg_policies p where p.schemaname = 'public' and p.tablename = t.name and p.cmd in ('SELECT', 'ALL')
         and 'authenticated' = any (p.roles) and p.policyname <> 'Roles with the right read') $$,
  'S7 PL19 a table with a policy of its own for reading says that its readers see different rows');

-- The tables a device names, within what its role reads.
select tests.act_as('technician');
create temporary table first on commit drop as
  select tests.pull(p_tables => '{clients,conflicts,mail_failures,unheard_of}') as reply;
grant select on first to public;
select is((select tests.tables(reply) from first), 'clients', 'PL13 a device is sent the tables it names that its role reads');
select is((select reply -> 'restarted' from first), '[]', 'PL19 in a first pull nothing begins anew');
select is((select reply -> 'tombstones' from first), '[]', 'PL13 no tombstone of a table it does not know');
select is(
  (select string_agg(k, ' ' order by k) from first, jsonb_object_keys(reply -> 'cursor') k), '_tombstones clients conflicts since',
  'PL13 and no place in one');
select is(
  jsonb_array_length(tests.pull(p_tables => '{clients,service_records}') -> 'tombstones'), 1, 'PL13 but those of a table it knows');

-- A table it comes to know.
create temporary table further on commit drop as
  select tests.pull((select reply -> 'cursor' from first), p_tables => '{clients,conflicts,service_records}') as reply;
grant select on further to public;
select is((select tests.tables(reply) from further), 'service_records', 'PL13 of a further table it is sent that table alone');
select is((select reply -> 'restarted' from further), '["service_records"]', 'PL19 which begins anew');
select is(
  tests.pull((select reply -> 'cursor' from further), p_tables => '{clients,conflicts,service_records}') -> 'restarted', '[]',
  'PL19 once');
select is(
  tests.pull((select reply -> 'cursor' from further), p_tables => '{clients}') -> 'restarted', '[]',
  'PL19 a table that is no longer named does not');
select ok(
  not tests.pull((select reply -> 'cursor' from further), p_tables => '{clients}') -> 'cursor' ? 'service_records',
  'PL13 and its place is forgotten');

-- Other rights for its role: what it sees of such a table follows from them.
select tests.act_as('owner');
insert into private.rights (role, subject, action) values ('technician', 'images', 'edit');
select tests.act_as('technician');
create temporary table entitled on commit drop as
  select tests.pull((select reply -> 'cursor' from first), p_tables => '{clients,conflicts}') as reply;
grant select on entitled to public;
select is((select reply -> 'restarted' from entitled), '["conflicts"]', 'S7 PL19 with other rights of its role such a table begins anew');
select is((select tests.pulled(reply, 'conflicts') from entitled), array[tests.row(61)], 'PL19 and brings what is seen now');
select tests.act_as('owner');
delete from private.rights r where r.role = 'technician' and r.subject = 'images' and r.action = 'edit';

-- One more that its role now reads.
select tests.act_as('owner');
update public.staff set role = 'admin' where user_id = tests.person('technician');
select tests.age(10);
select tests.act_as('technician');
create temporary table promoted on commit drop as
  select tests.pull((select reply -> 'cursor' from first), p_tables => '{clients,conflicts,mail_failures}') as reply;
grant select on promoted to public;
select is((select tests.tables(reply) from promoted), 'conflicts mail_failures', 'S7 PL19 in another role it is sent only what it reads otherwise');
select is((select reply -> 'restarted' from promoted), '["conflicts", "mail_failures"]', 'PL19 and that begins anew');
select is((select reply ->> 'scope' from promoted), (select reply ->> 'scope' from first), 'PL19 the other tables stay as they are');
select tests.act_as('owner');
update public.staff set role = 'technician' where user_id = tests.person('technician');
select tests.age(10);
select tests.act_as('technician');
create temporary table demoted on commit drop as
  select tests.pull((select reply -> 'cursor' from promoted), p_tables => '{clients,conflicts,mail_failures}') as reply;
grant select on demoted to public;
select is((select tests.tables(reply) from demoted), '', 'S7 PL19 a table that may no longer be read brings nothing');
select is((select reply -> 'restarted' from demoted), '["conflicts", "mail_failures"]', 'PL19 and begins anew, so that its rows go');
select ok(not (select reply -> 'cursor' ? 'mail_failures' from demoted), 'PL19 it has no place in the cursor');

-- The bytes of one answer.
select is(
  (select most from tests.run(1)), 1, 'PL20 a row that is longer than the answer may be goes alone');
select is((select ids from tests.run(1)), array(select tests.row(n) from unnest('{1,2,3,4,5,11,12}'::integer[]) n), 'PL20 and none is lost');
select is((select ids from tests.run(1000)), array(select tests.row(n) from unnest('{1,2,3,4,5,11,12}'::integer[]) n),
  'PL20 pages end where the next row would be too much');
select cmp_ok((select pages from tests.run(1000)), '<', (select pages from tests.run(1)), 'PL20 and hold as much as fits');
select is((select pages from tests.run(1000000000)), 1, 'PL20 no page is asked for that is not needed');

-- Committed while an older transaction is open: as much as fits, and the rest is known to be there.
select tests.act_as('owner');
update public.clients set notes = repeat('n', 900);
select tests.act_as('technician');
select is(
  (select jsonb_array_length(r #> '{early,clients}') from tests.pull((select reply -> 'cursor' from first), p_tables => '{clients}', p_bytes => 3000) r),
  2, 'PL20 K1 early rows have their part of the bytes');
select is(
  tests.pull((select reply -> 'cursor' from first), p_tables => '{clients}', p_bytes => 3000) -> 'pending', 'true',
  'PL20 K1 what does not fit is pending');

select * from finish();
rollback;
