-- No value that a number or a calendar of a device cannot hold, and no text that it cannot: one such would stand on every
-- device, in every total. A value that loses to another is held to the same bounds, for its conflict goes to every device too.
begin;
select plan(21);

-- Columns the API lets a signed-in person write whose type has values without end.
create view tests.endless_columns as
  select c.oid as tbl, a.attname::text as name, t.typname::text as type
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type b on b.oid = a.atttypid
  join pg_type t on t.oid = case when b.typtype = 'd' then b.typbasetype else b.oid end
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and t.typname in ('numeric', 'float4', 'float8', 'date', 'timestamp', 'timestamptz', 'interval')
    and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
      or has_column_privilege('authenticated', c.oid, a.attnum, 'update'));

-- Tries values without measure in every such column of a copy with the table's checks; answers those that go in.
create function tests.boundless() returns table (tbl text, name text, value text) language plpgsql as $$
declare
  v_column record;
  v_not_null record;
begin
  for v_column in select * from tests.endless_columns loop
    execute format('create temp table tried (like %s including constraints)', v_column.tbl::regclass);
    for v_not_null in
      select a.attname from pg_attribute a where a.attrelid = 'tried'::regclass and a.attnum > 0 and a.attnotnull
    loop
      execute format('alter table tried alter column %I drop not null', v_not_null.attname);
    end loop;
    tbl := v_column.tbl::regclass::text;
    name := v_column.name;
    foreach value in array case
      when v_column.type in ('numeric', 'float4', 'float8') then '{NaN,Infinity,-Infinity,1e15,-1e15}'::text[]
      when v_column.type = 'interval' then '{1000000 years,-1000000 years}'
      else '{infinity,-infinity,0044-03-15 BC,0001-01-01,2201-01-01,99999-01-01}' end
    loop
      begin
        execute format('insert into tried (%I) values ($1::%s)', name, v_column.type) using value;
        return next;
      exception when check_violation or numeric_value_out_of_range or datetime_field_overflow then
      end;
    end loop;
    drop table tried;
  end loop;
end $$;

-- Tries a text of a megabyte in every column of text or JSON that the API lets a signed-in person write; answers those that
-- take it.
create function tests.endless_texts() returns table (tbl text, name text) language plpgsql as $$
declare
  v_column record;
  v_not_null record;
begin
  for v_column in
    select c.oid as tbl, a.attname, t.typname
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and t.typname in ('text', 'varchar', 'json', 'jsonb')
      and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
        or has_column_privilege('authenticated', c.oid, a.attnum, 'update'))
  loop
    execute format('create temp table tried (like %s including constraints)', v_column.tbl::regclass);
    for v_not_null in
      select a.attname from pg_attribute a where a.attrelid = 'tried'::regclass and a.attnum > 0 and a.attnotnull
    loop
      execute format('alter table tried alter column %I drop not null', v_not_null.attname);
    end loop;
    tbl := v_column.tbl::regclass::text;
    name := v_column.attname;
    begin
      execute format('insert into tried (%I) values ($1::%s)', name, v_column.typname)
        using case when v_column.typname like 'json%' then to_json(repeat('a', 1000000))::text else repeat('a', 1000000) end;
      return next;
    exception when check_violation then
    end;
    drop table tried;
  end loop;
end $$;

select bag_has(
  $$ select tbl::regclass::text, name from tests.endless_columns $$,
  $$ values ('clients', 'yacht_length'), ('clients', 'deleted_at'), ('service_records', 'amount'), ('service_records', 'date'),
    ('service_photos', 'taken_at'), ('client_notes', 'written_at'), ('conflicts', 'resolved_at'), ('transformations', 'done_on'), ('blog_posts', 'date'), ('blog_posts', 'publish_at') $$,
  'the walk over the catalogue finds the columns that a device may write');
select is_empty(
  $$ select t.name, k from private.sync_tables t, unnest(t.columns) k
    where not exists (select 1 from pg_attribute a where a.attrelid = format('public.%I', t.name)::regclass and a.attname = k) $$,
  'every column that is registered for sync is one the walk passes');
select is_empty($$ select * from tests.boundless() $$, 'R-46 M-021 no column that a device may write takes a value without measure');

create table public.unmeasured (like private.sync_columns including all, seen_on date, price numeric, at timestamptz, story text);
select private.sync_register('unmeasured', columns => '{seen_on,price,at,story}', rights => '{}');
select bag_eq($$ select distinct name from tests.boundless() $$, $$ values ('seen_on'), ('price'), ('at') $$,
  'a new column without bounds is noticed');
select bag_eq($$ select distinct name from tests.endless_texts() $$, $$ values ('story') $$,
  'R-46 no text that a device may write is without measure, and a new one is noticed');
drop table public.unmeasured cascade;
delete from private.sync_tables where name = 'unmeasured';
select private.write_changed_tables();

-- Through a push: refused alone, with a code, and the rest flows on.
insert into public.clients (id, name, email) values (tests.row(1), 'Jan de Boer', 'jan@example.nl');
insert into public.service_records (id, client_id, service_type, date) values (tests.row(2), tests.row(1), 'waxing', '2026-05-01');
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(1, 'patch', 'service_records', tests.row(2), '{"amount": "NaN"}', '{"amount": 1}'),
    tests.mutation(2, 'patch', 'service_records', tests.row(2), '{"date": "infinity"}', '{"date": 1}'),
    tests.mutation(3, 'patch', 'service_records', tests.row(2), '{"date": "99999-01-01"}', '{"date": 1}'),
    tests.mutation(4, 'patch', 'service_records', tests.row(2), '{"date": "0044-03-15 BC"}', '{"date": 1}'),
    tests.mutation(5, 'patch', 'clients', tests.row(1), '{"yacht_length": "NaN"}', '{"yacht_length": 1}'),
    tests.mutation(6, 'patch', 'clients', tests.row(1), '{"yacht_length": 1000}', '{"yacht_length": 1}'),
    tests.mutation(7, 'patch', 'clients', tests.row(1), '{"notes": "gaat door"}', '{"notes": 1}'))),
  'rejected 23514, rejected 23514, rejected 23514, rejected 23514, rejected 23514, rejected 23514, applied',
  'G4 a patch with a value without measure is refused by itself');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(11, 'put', 'service_records', tests.row(11), jsonb_build_object('client_id', tests.row(1), 'service_type', 'waxing', 'date', '2026-05-01', 'amount', 'NaN')),
    tests.mutation(12, 'put', 'service_records', tests.row(12), jsonb_build_object('client_id', tests.row(1), 'service_type', 'waxing', 'date', '-infinity')),
    tests.mutation(13, 'put', 'service_records', tests.row(13), jsonb_build_object('client_id', tests.row(1), 'service_type', 'waxing', 'date', '2026-05-01', 'amount', 'Infinity')),
    tests.mutation(14, 'put', 'service_records', tests.row(14), jsonb_build_object('client_id', tests.row(1), 'service_type', 'waxing', 'date', '2026-05-01', 'amount', -0.01)),
    tests.mutation(15, 'put', 'service_records', tests.row(15), jsonb_build_object('client_id', tests.row(1), 'service_type', 'waxing', 'date', '300000-01-01')),
    tests.mutation(16, 'put', 'service_records', tests.row(16), jsonb_build_object('client_id', tests.row(1), 'service_type', 'waxing', 'date', 'nooit')),
    tests.mutation(17, 'put', 'service_records', tests.row(17), jsonb_build_object('client_id', tests.row(1), 'service_type', 'waxing', 'date', '2200-12-31', 'amount', 9999999999.99)))),
  'rejected 23514, rejected 23514, rejected 22003, rejected 23514, rejected 23514, rejected 22007, applied',
  'G4 so is an insert; the highest amount and the last day are taken');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(21, 'put', 'service_photos', tests.row(21), jsonb_build_object('service_record_id', tests.row(2), 'taken_at', 'infinity',
      'width', 4, 'height', 3, 'mime_type', 'image/webp', 'size_bytes', 12, 'sha256', repeat('ab', 32))),
    tests.mutation(22, 'put', 'service_photos', tests.row(22), jsonb_build_object('service_record_id', tests.row(2), 'taken_at', '2026-05-01T10:00:00Z',
      'width', 4, 'height', 3, 'mime_type', 'image/webp', 'size_bytes', 12, 'sha256', repeat('ab', 32))))),
  'rejected 23514, applied', 'G4 a moment without end is refused too');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(31, 'patch', 'service_records', tests.row(2), '{"amount": "NaN"}', '{"amount": 1}'),
    tests.mutation(32, 'patch', 'service_records', tests.row(17), '{"amount": 1}', '{"amount": 1}'),
    tests.mutation(33, 'patch', 'service_records', tests.row(11), '{"amount": 1}', '{"amount": 1}'),
    tests.mutation(34, 'patch', 'service_records', tests.row(17), '{"notes": "x"}', '{"notes": 1}'),
    tests.mutation(35, 'patch', 'service_records', tests.row(2), '{"notes": "x"}', '{"notes": 1}'))),
  'rejected 23514, applied, rejected GONE, applied, applied', 'G4 and in a batch that goes together');
select results_eq(
  $$ select amount, date from public.service_records where id = tests.row(2) $$, $$ values (0::numeric(12, 2), '2026-05-01'::date) $$,
  'G4 nothing of it is in the row');

-- A value that loses is kept in a conflict only if the row itself could have held it.
select tests.act_as('admin');
select is(
  tests.verdicts(tests.push(2,
    tests.mutation(41, 'patch', 'clients', tests.row(1), '{"notes": "van kantoor", "yacht_length": 12, "status": "active", "name": "Jan"}',
      '{"notes": 9000000000, "yacht_length": 9000000000, "status": 9000000000, "name": 9000000000}'),
    tests.mutation(42, 'patch', 'service_records', tests.row(2), '{"amount": 5, "date": "2026-05-02"}', '{"amount": 9000000000, "date": 9000000000}'))),
  'applied, applied', 'the office changes what a technician is about to change');
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(51, 'patch', 'clients', tests.row(1), jsonb_build_object('notes', repeat('a', 5000000)), '{"notes": 0}'))),
  'rejected 23514', 'G4 a losing text of megabytes is refused as the table would refuse it');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(53, 'patch', 'clients', tests.row(1), '{"yacht_length": "NaN"}', '{"yacht_length": 0}'),
    tests.mutation(54, 'patch', 'clients', tests.row(1), '{"status": "onbekend"}', '{"status": 0}'),
    tests.mutation(55, 'patch', 'clients', tests.row(1), '{"name": null}', '{"name": 0}'),
    tests.mutation(56, 'patch', 'service_records', tests.row(2), '{"amount": "NaN"}', '{"amount": 0}'),
    tests.mutation(57, 'patch', 'service_records', tests.row(2), '{"date": "infinity"}', '{"date": 0}'),
    tests.mutation(58, 'put', 'clients', tests.row(1), jsonb_build_object('name', 'Jan', 'email', 'jan@example.nl', 'notes', repeat('a', 20001))))),
  'rejected 23514, rejected 23514, rejected 23502, rejected 23514, rejected 23514, rejected 23514',
  'G4 and so is every other losing value that the table would refuse');
select is_empty($$ select 1 from public.conflicts $$, 'G4 nothing of them came into a conflict');
select is(
  tests.verdicts(tests.push(1,
    tests.mutation(61, 'patch', 'clients', tests.row(1), jsonb_build_object('notes', repeat('a', 20001), 'phone', '06-1'), '{"notes": 0, "phone": 0}'),
    tests.mutation(62, 'patch', 'clients', tests.row(1), jsonb_build_object('notes', repeat('a', 20000)), '{"notes": 0}'))),
  'rejected 23514, conflict', 'G4 a change is refused as a whole, and a text at the bound stays beside the other');
select results_eq(
  $$ select field, length(lost #>> '{}') from public.conflicts $$, $$ values ('notes', 20000) $$, 'G4 which is the only conflict there is');

-- By the table itself.
select throws_ok($$ update public.clients set yacht_length = 'NaN' where id = tests.row(1) $$, '23514', null, 'the table refuses it from anybody');
select tests.act_as('admin');
select throws_ok($$ update public.clients set deleted_at = 'infinity' where id = tests.row(1) $$, '23514', null, 'nothing is deleted at the end of time');
select throws_ok(
  $$ insert into public.blog_posts (id, slug, title, date) values (tests.row(3), 'nooit', 'Nooit', '99999-01-01') $$, '23514', null,
  'B-060 nor is an article dated there');
select tests.act_as('owner');
select throws_ok(
  $$ insert into public.transformations (id, done_on) values (tests.row(4), 'infinity') $$, '23514', null, 'D-004 nor a project done there');
select lives_ok(
  $$ update public.clients set yacht_length = 999.9 where id = tests.row(1) $$, 'a length below a kilometre is one');

select * from finish();
rollback;
