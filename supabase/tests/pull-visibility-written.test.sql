-- Rows whose content decides who sees them, and that devices write: their conflicts come and go with them (PL23).
begin;
select plan(43);

create table public.jobs (like private.sync_columns including all, owner uuid not null, body text);
select private.sync_register('jobs', columns => '{owner,body}', visibility => 'row', erase => '{"body": null}',
  rights => '{"technician": ["read", "add", "edit", "delete"], "admin": ["read", "add", "edit", "delete"]}');
create policy "Technicians see their own" on public.jobs as restrictive to authenticated
  using (owner = (select auth.uid()) or (select private.can('clients', 'delete')));
-- What belongs to a job carries the column that decides too.
create table public.job_steps (like private.sync_columns including all, job_id uuid not null, owner uuid not null, body text);
select private.sync_register('job_steps', columns => '{job_id,owner,body}', visibility => 'row', parent => '{"table": "jobs", "column": "job_id"}',
  rights => '{"technician": ["read", "add", "edit"], "admin": ["read", "add", "edit", "delete"]}');
create policy "Technicians see their own" on public.job_steps as restrictive to authenticated
  using (owner = (select auth.uid()) or (select private.can('clients', 'delete')));

create function tests.withdrawn(reply jsonb, tbl text) returns uuid[] language sql immutable as $$
  select coalesce(array_agg((w ->> 'row_id')::uuid order by w ->> 'row_id'), '{}')
  from jsonb_array_elements(reply -> 'withdrawn') w where w ->> 'table' = tbl
$$;
create function tests.edit(device integer, seq integer, row_id uuid, body text, base integer) returns jsonb language sql as $$
  select tests.push(device, tests.mutation(seq, 'patch', 'jobs', row_id, jsonb_build_object('body', body), jsonb_build_object('body', base)))
$$;
create function tests.hand_on(n integer, p_name text) returns void language plpgsql as $$
begin
  update public.jobs set owner = tests.person(p_name) where id = tests.row(n);
end $$;
grant execute on all functions in schema tests to public;

insert into public.jobs (id, owner, body) values
  (tests.row(1), tests.person('technician'), 'begin'), (tests.row(2), tests.person('second technician'), 'geheim'),
  (tests.row(3), tests.person('technician'), 'drie');
-- Device 1 is the office's, 2 the technician's, 3 the second technician's.
select tests.act_as('admin');
select is(tests.verdicts(tests.edit(1, 1, tests.row(1), 'van kantoor', 1)), 'applied', 'PL23 the office edits a row it sees');
select tests.act_as('technician');
select is(tests.verdicts(tests.edit(2, 2, tests.row(1), 'van de steiger', 1)), 'conflict', 'PL23 G4 its owner edits it too and loses visibly');
create temporary table seen on commit drop as select tests.pull() -> 'cursor' as cursor, (select id from public.conflicts) as conflict;
grant select on seen to public;
select is((select count(*) from public.conflicts), 1::bigint, 'PL23 who sees the row sees its conflict');
select tests.act_as('second technician');
select is_empty($$ select * from public.conflicts $$, 'PL23 who writes the table and does not see the row does not');
select is(tests.pulled(tests.pull(), 'conflicts'), '{}', 'PL23 nor is sent it');
select is(
  tests.verdicts(tests.push(3, tests.mutation(3, 'patch', 'conflicts', (select conflict from seen), '{"resolved_at": "2026-01-01T00:00:00Z"}', '{"resolved_at": 9}'))),
  'rejected OUT_OF_SIGHT', 'PL23 nor resolves it');
select is_empty($$ update public.conflicts set resolved_at = now() returning 1 $$, 'PL23 by no statement');

-- Work on rows that the writer does not see: refused with a code, and no value of them in the answer.
select is(tests.verdicts(tests.edit(3, 4, tests.row(1), 'x', 1)), 'rejected OUT_OF_SIGHT', 'PL23 S3 an edit of a row out of sight is refused');
select is(
  tests.verdicts(tests.push(3, tests.mutation(5, 'put', 'jobs', tests.row(1), jsonb_build_object('owner', tests.person('second technician'), 'body', 'x')))),
  'rejected OUT_OF_SIGHT', 'PL23 S3 a put of its id too');
select is(
  tests.verdicts(tests.push(3, tests.mutation(6, 'delete', 'jobs', tests.row(1), bases => '{"*": 99}'))),
  'rejected OUT_OF_SIGHT', 'PL23 S3 and a delete');
select is(
  tests.push(3, tests.mutation(4, 'patch', 'jobs', tests.row(1), '{"body": "x"}', '{"body": 1}')) #> '{0,row}', 'null',
  'PL23 G2 the ledger''s answer holds no value of it either');
select is(
  (tests.push(3, tests.mutation(7, 'patch', 'jobs', tests.row(1), '{"body": "gok"}', '{"body": 1}')
    || '{"expected": {"body": "van kantoor"}}') -> 0) - 'id',
  (tests.push(3, tests.mutation(8, 'patch', 'jobs', tests.row(1), '{"body": "gok"}', '{"body": 1}')
    || '{"expected": {"body": "iets anders"}}') -> 0) - 'id',
  'PL23 and a guess at what it holds is not answered');
select is(
  tests.verdicts(tests.push(3, tests.mutation(9, 'patch', 'jobs', tests.row(77), '{"body": "x"}', '{"body": 1}'))),
  'rejected GONE', 'PL23 S3 a row that is not there is still told apart');
select tests.act_as('owner');
select is((select body from public.jobs where id = tests.row(1)), 'van kantoor', 'PL23 and nothing of all that was applied');
select is((select count(*) from public.conflicts), 1::bigint, 'PL23 nor kept as a conflict');
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(2, tests.mutation(10, 'patch', 'jobs', tests.row(1),
    jsonb_build_object('owner', tests.person('second technician')), '{"owner": 9}'))),
  'rejected FORBIDDEN', 'PL23 no person takes a row out of their own sight by an edit');
select is(
  tests.verdicts(tests.push(2, tests.mutation(11, 'put', 'jobs', tests.row(50),
    jsonb_build_object('owner', tests.person('second technician'), 'body', 'x')))),
  'rejected FORBIDDEN', 'PL23 nor adds one there');
select is(
  tests.verdicts(tests.push(2,
    tests.mutation(12, 'patch', 'jobs', tests.row(2), '{"body": "x"}', '{"body": 1}'),
    tests.mutation(13, 'patch', 'jobs', tests.row(3), '{"body": "vier"}', '{"body": 1}'))),
  'rejected OUT_OF_SIGHT, applied', 'PL23 and takes no other change of its run along');

-- The office hands the row on: its conflict goes with it.
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1, tests.mutation(20, 'patch', 'jobs', tests.row(1),
    jsonb_build_object('owner', tests.person('second technician')), '{"owner": 9}'))),
  'applied', 'PL23 who sees a row before and after hands it on');
select is((select resolved_at from public.conflicts), null, 'PL23 its conflict is open as before');
select is(
  tests.verdicts(tests.push(1, tests.mutation(21, 'patch', 'conflicts', (select conflict from seen), '{"resolved_at": null}', '{"resolved_at": 1}'))),
  'noop', 'PL23 D3 and no change of it: a base from before is good');
select is(tests.withdrawn(tests.pull((select cursor from seen)), 'conflicts'), '{}', 'PL23 the office keeps it');
select tests.act_as('technician');
select is(
  (select jsonb_build_object('rows', tests.withdrawn(r, 'jobs'), 'conflicts', tests.withdrawn(r, 'conflicts')) from tests.pull((select cursor from seen)) r),
  jsonb_build_object('rows', array[tests.row(1), tests.row(2)], 'conflicts', array[(select conflict from seen)]), 'PL23 the former owner is told to let go of the row and of its conflict (the other row was never sent)');
select ok(not tests.pull((select cursor from seen))::text ~ 'kantoor|steiger', 'PL23 and is sent no value of either');
select is(tests.verdicts(tests.edit(2, 30, tests.row(1), 'te laat', 2)), 'rejected OUT_OF_SIGHT', 'PL23 G4 late work of the former owner is refused');
select is(tests.pulled(tests.pull(), 'conflicts'), '{}', 'PL23 a new device of the former owner is sent nothing');
select throws_ok($$ select public.row_history('jobs', tests.row(1)) $$, 'PT403', null, 'PL23 the history is out of sight with the row');
select tests.act_as('second technician');
select ok(
  (select tests.row(1) = any (tests.pulled(r, 'jobs')) and (select conflict from seen) = any (tests.pulled(r, 'conflicts'))
    from tests.pull((select cursor from seen)) r), 'PL23 the new owner is sent the row and its conflict');
select is(
  tests.verdicts(tests.push(3, tests.mutation(31, 'patch', 'conflicts', (select conflict from seen), '{"resolved_at": "2026-01-01T00:00:00Z"}', '{"resolved_at": 1}'))),
  'applied', 'PL23 and settles it');

-- By SQL, many rows at once, and back.
select tests.act_as('owner');
select tests.hand_on(1, 'technician');
select tests.act_as('technician');
select ok(
  (select conflict from seen) = any (tests.pulled(tests.pull((select cursor from seen)), 'conflicts')), 'PL23 a row that comes back brings its conflict');
select tests.act_as('owner');
update public.jobs set body = null;
select is(
  (select c.sync_xid = j.sync_xid and c.rev > 3 from public.conflicts c join public.jobs j on j.id = c.row_id), true,
  'PL23 a change that hides nothing sends it as well');
create temporary table before on commit drop as select rev from public.conflicts;
update public.jobs set body = body;
select is((select rev from public.conflicts), (select rev from before), 'PL23 C5 a statement that changes nothing does not');
select ok(not private.context() ? 'touch', 'PL23 and leaves nothing in the context');
select is((select count(*) from private.sync_history where tbl = 'conflicts'), 2::bigint, 'PL23 to send a conflict again is no edit of it');

-- What belongs to a row may be out of the sight of its deleter.
insert into public.job_steps (id, job_id, owner, body) values (tests.row(61), tests.row(3), tests.person('second technician'), 'stap');
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(2, tests.mutation(40, 'delete', 'jobs', tests.row(3), bases => '{"*": 99}'))),
  'rejected OUT_OF_SIGHT', 'PL23 D7 no person deletes a row with children out of their sight');
select tests.act_as('owner');
select is((select deleted_at from public.job_steps), null, 'PL23 and it is still there');
delete from public.job_steps;
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(2, tests.mutation(41, 'delete', 'jobs', tests.row(3), bases => '{"*": 99}'))), 'applied',
  'PL23 without it the delete is taken');
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(1, tests.mutation(42, 'delete', 'jobs', tests.row(1), bases => '{"*": 99}'))), 'applied', 'PL23 the office deletes the other');
select is((select lost from public.conflicts where deleted_at is not null), null, 'PL23 S5 and the values in its conflict go');
-- A device that begins anew holds rows, if only of the answers to its pushes: it hears of all that are out of its sight.
select tests.act_as('owner');
insert into public.jobs (id, owner, body) values (tests.row(90), tests.person('second technician'), 'x');
set local session_replication_role = replica;
update public.jobs set sync_xid = 10 where id = tests.row(90);
set local session_replication_role = origin;
select tests.act_as('technician');
select ok(not tests.row(90) = any (tests.withdrawn(tests.pull(null), 'jobs')), 'PL23 a new device hears nothing of a row hidden before it began');
select ok(
  not tests.row(90) = any (tests.withdrawn(tests.pull(tests.pull(null, 1) -> 'cursor'), 'jobs')), 'PL23 nor with a later page of its first pull');
select ok(
  tests.row(90) = any (tests.withdrawn(tests.pull('{}'), 'jobs')),
  'PL23 one that begins anew does, for such a row may be among those it holds');
select tests.act_as('guest');
select is_empty($$ select * from public.conflicts $$, 'PL23 R-17 not staff sees no conflict');

select * from finish();
rollback;
