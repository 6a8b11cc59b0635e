-- A table in which each row decides who sees it: rows come and go by their content. Devices do not write this one.
begin;
select plan(17);

create table public.jobs (like private.sync_columns including all, owner uuid not null, body text);

select private.sync_register('jobs', columns => '{owner,body}', visibility => 'row', ops => '{}',
  rights => '{"technician": ["read"], "admin": ["read"]}');
create policy "Technicians see their own" on public.jobs as restrictive for select to authenticated
  using (owner = (select auth.uid()) or (select private.can('clients', 'delete')));
create function tests.age(p_xid bigint) returns void language plpgsql as $$
begin
  set local session_replication_role = replica;
  update public.jobs set sync_xid = p_xid;
  set local session_replication_role = origin;
end $$;
create function tests.withdrawn(reply jsonb) returns text language sql immutable as $$
  select coalesce(string_agg((w ->> 'row_id') || ' ' || (w ->> 'rev'), ', ' order by w ->> 'row_id'), '')
  from jsonb_array_elements(reply -> 'withdrawn') w
$$;
create function tests.jobs(p_cursor jsonb default null, p_limit integer default 1000) returns jsonb language sql stable as $$
  select tests.pull(p_cursor, p_limit, p_tables => '{jobs}')
$$;
grant execute on all functions in schema tests to public;
insert into public.jobs (id, owner, body) values
  (tests.row(1), tests.person('technician'), 'a'), (tests.row(2), tests.person('second technician'), 'b'),
  (tests.row(3), tests.person('technician'), 'c');
select tests.age(10);

select tests.act_as('technician');
create temporary table first on commit drop as select tests.jobs() as reply;
grant select on first to public;
select is((select tests.pulled(reply, 'jobs') from first), array[tests.row(1), tests.row(3)], 'PL21 a device is sent the rows its user sees');
select is((select tests.withdrawn(reply) from first), '', 'PL21 and in a first pull hears nothing of the others');
select is((select tests.pulled(tests.jobs(tests.jobs('{}', 2) -> 'cursor'), 'jobs')), array[tests.row(3)], 'PL21 a page that held none of its rows goes on');

-- A row changes hands.
select is(
  tests.verdicts(tests.push(2, tests.mutation(1, 'patch', 'jobs', tests.row(1),
    jsonb_build_object('owner', tests.person('second technician')), '{"owner": 1}'))),
  'rejected 22023', 'PL21 no device hands a row on');
select throws_ok(
  $$ update public.jobs set owner = tests.person('second technician') $$, '42501', null, 'PL21 its user cannot either');
select tests.act_as('owner');
update public.jobs set owner = tests.person('second technician') where id = tests.row(1);
select tests.act_as('admin');
select is(tests.withdrawn(tests.jobs()), '', 'PL21 a reader who sees the row before and after keeps it');
select tests.act_as('technician');
select is(
  tests.withdrawn(tests.jobs((select reply -> 'cursor' from first))), tests.row(1) || ' 2',
  'PL21 K1 the former owner is told at once, also while an older transaction is open');
select is((select tests.pulled(tests.jobs((select reply -> 'cursor' from first)), 'jobs')), '{}', 'PL21 without its content');
select is(tests.jobs((select reply -> 'cursor' from first)) -> 'pending', 'true', 'PL21 K1 and the cursor is still to cover it');
select tests.act_as('second technician');
select ok(tests.row(1) = any (tests.pulled(tests.jobs((select reply -> 'cursor' from first)), 'jobs')), 'PL21 the new one is sent the row');
select tests.act_as('owner');
select tests.age(20);
select tests.act_as('technician');
create temporary table later on commit drop as
  select tests.jobs((select jsonb_set(reply -> 'cursor', '{jobs,x}', '15') from first)) as reply;
grant select on later to public;
select ok((select tests.withdrawn(reply) ~ tests.row(1)::text from later), 'PL21 the mark comes again with the page that covers it');
select is(tests.withdrawn(tests.jobs((select reply -> 'cursor' from later))), '', 'PL21 and then no more');
select is(
  tests.verdicts(tests.push(2, tests.mutation(3, 'patch', 'jobs', tests.row(1), '{"body": "x"}', '{"body": 1}'))),
  'rejected 22023', 'PL21 S3 late work on it is refused, not gone');
select throws_ok($$ select public.row_history('jobs', tests.row(1)) $$, 'PT403', null, 'PL21 its history is out of sight too');

-- And back.
select tests.act_as('owner');
update public.jobs set owner = tests.person('technician') where id = tests.row(1);
select tests.act_as('technician');
select is(
  (select r ->> 'rev' from jsonb_array_elements(tests.jobs((select reply -> 'cursor' from later)) #> '{early,jobs}') r), '3',
  'PL21 a row that comes into sight again has a higher rev than the mark');
select is(tests.withdrawn(tests.jobs((select reply -> 'cursor' from later))), '', 'PL21 and no mark');
select tests.act_as('guest');
select is_empty($$ select * from private.sync_pull_keys('jobs', -1, tests.row(0), 100, 10) $$, 'PL21 S2 who does not read the table learns no id of it');

select * from finish();
rollback;
