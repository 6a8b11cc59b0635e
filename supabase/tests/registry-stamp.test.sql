-- The stamp: every change is counted and signed, by any writer; nothing else is.
begin;
select plan(41);

select is_empty(
  $$ select c.relname, max(t.tgname) from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relname in (select name from private.sync_tables) and not t.tgisinternal and t.tgtype & 2 = 2 and t.tgtype & 1 = 1
     group by c.relname having max(t.tgname collate "C") <> 'zzz_stamp' $$,
  'D12 on every synced table the stamp is the last BEFORE trigger');
select bag_eq(
  $$ select c.relname::text, t.tgname::text from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relname in (select name from private.sync_tables) and not t.tgisinternal and t.tgname !~ '^(guard|file|fill|send_again|attachments_go|reads_go|mail_back|slug_kept|plan_ends|keep_version|keep_lost_post_version|publication_noted|becomes_ready|pictures_change)' and t.tgname <> 'check_parent' $$,
  $$ select name, t from private.sync_tables, unnest(array['erase', 'zzz_stamp', 'cascade_delete', 'write_tombstone', 'truncated', 'record', 'poke']) t $$,
  'every synced table carries the same triggers');
select bag_eq(
  $$ select name from private.sync_tables where not exists (select 1 from pg_indexes where schemaname = 'public'
       and tablename = name and indexdef like '%(sync_xid, id)') $$, 'select null::text where false',
  'G3 and the index of its keyset');
select is_empty(
  $$ select t.name from private.sync_tables t join private.sync_tables p on p.name = t.parent_table where p.position >= t.position $$,
  'parents are pulled before their children');
select is_empty(
  $$ select t.name, c from private.sync_tables t, unnest(t.columns) c where not exists (
       select 1 from pg_attribute a where a.attrelid = format('public.%I', t.name)::regclass and a.attname = c and not a.attisdropped)
       or c in ('id', 'rev', 'sync_xid', 'field_revs', 'created_at', 'updated_at', 'updated_by', 'deleted_at') $$,
  'S5 every writable column exists and none is bookkeeping');

-- A trigger before the stamp: what it changes is recorded.
create function tests.tidy() returns trigger language plpgsql as $$ begin new.name := btrim(new.name); return new; end $$;
create trigger tidy before insert or update on public.clients for each row execute function tests.tidy();
insert into public.clients (id, name, email, created_at) values (tests.row(1), ' Jan ', 'jan@example.nl', '2024-05-01');
select results_eq(
  $$ select name, rev, field_revs, updated_by, created_at from public.clients $$,
  $$ values ('Jan', 1::bigint, '{"*": [1, null, null]}'::jsonb, null::uuid, '2024-05-01'::timestamptz) $$,
  'D5 an insert is rev 1 for every field');
select is((select sync_xid from public.clients), pg_current_xact_id()::text::bigint, 'D13 signed with its transaction');
update public.clients set name = ' Jan B ', notes = 'x';
select results_eq(
  $$ select name, rev, field_revs from public.clients $$,
  $$ values ('Jan B', 2::bigint, '{"*": [1, null, null], "name": [2, null, null], "notes": [2, null, null]}'::jsonb) $$,
  'D12 an update notes the fields that really changed');

-- Each update notes the columns it changed, and the history their values.
insert into public.clients (id, name, email) values (tests.row(2), 'Piet', 'piet@example.nl');
update public.clients set notes = 'y' where id = tests.row(2);
select is((select field_revs from public.clients where id = tests.row(2)), '{"*": [1, null, null], "notes": [2, null, null]}',
  'D12 the one column that changed');
select is((select changes from private.sync_history where row_id = tests.row(2) and op = 'update'), '{"notes": {"old": null, "new": "y"}}',
  'and in the history what it was');
update public.clients set notes = 'z', phone = '06' where id = tests.row(2);
update public.clients set phone = '07' where id = tests.row(2);
select private.touch_row('clients', tests.row(2));
select is((select field_revs from public.clients where id = tests.row(2)),
  '{"*": [1, null, null], "notes": [3, null, null], "phone": [4, null, null]}', 'D12 and every other that changed');
select bag_eq($$ select changes from private.sync_history where row_id = tests.row(2) and op = 'update' $$,
  $$ values ('{"notes": {"old": null, "new": "y"}}'::jsonb), ('{"phone": {"old": "06", "new": "07"}}'),
       ('{"notes": {"old": "y", "new": "z"}, "phone": {"old": null, "new": "06"}}') $$, 'and their history');
select private.set_context('{"history": "off"}');
delete from public.clients where id = tests.row(2);
select private.set_context('{"history": null}');

-- Nothing changed, nothing counted.
create temporary table before as select rev, sync_xid, updated_at, field_revs from public.clients;
update public.clients set notes = 'x', name = 'Jan B';
select results_eq(
  $$ select rev, sync_xid, updated_at, field_revs from public.clients $$, $$ select * from before $$, 'C5 an update that changes nothing keeps every stamp');
update public.clients set rev = 99, sync_xid = 1, field_revs = '{}', updated_by = tests.person('admin'), created_at = now();
select results_eq(
  $$ select rev, sync_xid, updated_at, field_revs from public.clients $$, $$ select * from before $$, 'S5 bookkeeping cannot be set, not even from SQL');
select is((select created_at from public.clients), '2024-05-01'::timestamptz, 'S5 nor when a row was made');
select private.touch_row('clients', tests.row(1));
select is((select rev from public.clients), 3::bigint, 'C5 a wanted bump sends a row again');
select is((select field_revs from public.clients), (select field_revs from before), 'C5 without claiming a change');
update public.clients set notes = 'x';
select is((select rev from public.clients), 3::bigint, 'C5 and only once');

-- Who did it.
select tests.act_as('admin');
select is(tests.verdicts(tests.push(1, tests.mutation(7, 'patch', 'clients', tests.row(1), '{"notes": "y"}', '{"notes": 3}'))), 'applied', 'a push');
select is(
  (select field_revs -> 'notes' from public.clients), jsonb_build_array(4, tests.device(1), 7), 'D4 the stamp of a push names device and seq');
select is((select updated_by from public.clients), tests.person('admin'), 'and the person');
update public.clients set notes = 'z';
select is((select field_revs -> 'notes' from public.clients), '[5, null, null]', 'D4 what follows in the same transaction is not the device''s');
select is(tests.verdicts(tests.push(1, tests.mutation(8, 'patch', 'clients', tests.row(1), '{"notes": "y2"}', '{"notes": 3}'))), 'conflict',
  'D4 and breaks its chain');

select tests.act_as('owner');
select ok((select last_seen > first_seen - interval '1 s' and last_seq = 8 from private.sync_devices), 'C7 a push notes when a device was seen');

-- A field is added with one line, and takes nothing away.
select tests.act_as('owner');
create temporary table grants_before as
  select grantee, privilege_type, column_name from information_schema.column_privileges where table_name = 'clients';
create temporary table rights_before as select * from private.rights;
select tests.act_as('technician');
select tests.pull();
select tests.act_as('owner');
alter table public.clients add column berth text, add column is_member boolean not null default true;
select lives_ok($$ select private.sync_add_columns('clients', '{berth,is_member}', '{"berth": null}') $$, 'a field is added with one line');
select is_empty($$ select * from grants_before except
  select grantee, privilege_type, column_name from information_schema.column_privileges where table_name = 'clients' $$,
  'which takes no grant away');
select bag_eq($$ select * from private.rights $$, $$ select * from rights_before $$, 'nor a right');
select throws_like($$ select private.sync_add_columns('elsewhere', '{berth}') $$, '%is no synced table', 'a table that is not synced has no fields');
select tests.act_as('technician');
select is(tests.pull() #>> '{early,clients,0,is_member}', 'true', 'devices get what a new column began with');
select is(tests.verdicts(tests.push(2, tests.mutation(1, 'patch', 'clients', tests.row(1), '{"berth": "C12"}', '{"berth": 6}', id => tests.mutation_id(90)))),
  'applied', 'and is written');
select is(tests.pull() #>> '{early,clients,0,berth}', 'C12', 'and pulled');
select tests.act_as('admin');
select is(
  tests.push(1, tests.mutation(9, 'delete', 'clients', tests.row(1), bases => '{"*": 99}')) #> '{0,row,berth}', 'null', 'and erased');
select tests.act_as('owner');
select is((select position from private.sync_tables where name = 'clients'), 1, 'without changing the pull order');

-- A table that held rows before it was registered.
create table public.tasks (like private.sync_columns including all, title text not null);
insert into public.tasks (id, title, updated_at) values (tests.row(41), 'oud', '2024-05-01'), (tests.row(42), 'ook oud', '2024-05-01');
select private.sync_register('tasks', columns => '{title}', rights => '{"technician": ["read", "edit"]}');
select results_eq(
  $$ select rev, field_revs, sync_xid, updated_at, updated_by from public.tasks $$,
  $$ select 1::bigint, '{"*": [1, null, null]}'::jsonb, pg_current_xact_id()::text::bigint, '2024-05-01'::timestamptz, null::uuid
     from generate_series(1, 2) $$,
  'PL18 rows that were there before their table was registered are stamped, as if they were added now');
select is_empty($$ select 1 from private.sync_history where tbl = 'tasks' $$, 'PL18 which is no change of theirs');
select tests.act_as('technician');
select is((select array_agg(r ->> 'rev') from jsonb_array_elements(tests.pull() #> '{early,tasks}') r), '{1,1}', 'PL18 a device is sent them');
select is(
  tests.verdicts(tests.push(2, tests.mutation(2, 'patch', 'tasks', tests.row(41), '{"title": "nieuw"}', '{"title": 1}'))),
  'applied', 'PL18 and its first edit of one is no conflict');
select tests.act_as('owner');
select is(private.stamp_existing_rows('tasks'), 0::bigint, 'PL18 a table that is registered again has nothing to stamp');
select is((select rev from public.tasks where id = tests.row(42)), 1::bigint, 'PL18 and its rows stay as they are');

-- A table emptied and filled anew: the rows of its old ids are news to every device.
create temporary table emptied as select rev from public.clients where id = tests.row(1);
truncate public.clients cascade;
insert into public.clients (id, name, email) values (tests.row(1), 'Jan', 'jan@example.nl');
select cmp_ok(
  (select rev from public.clients where id = tests.row(1)), '>', (select rev from emptied),
  'D9 D13 G7 an id that comes back after a truncate goes on counting');

-- The rest of the transaction cannot write.
set transaction read only;
select tests.act_as('technician');
select lives_ok($$ select tests.pull() $$, 'C7 a pull works in a read-only transaction');

select * from finish();
rollback;
