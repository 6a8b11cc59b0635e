-- One table says who may do what, and policies and functions read it: another role means more rows.
begin;
select plan(21);

-- Refusals.
select tests.act_as('anonymous');
select throws_ok($$ select private.can('clients', 'read') $$, '42501', null, 'R-17 anonymous cannot even ask what may be done');
select tests.act_as('guest');
select is(
  (select count(*) from unnest('{clients,blog_posts,storage/site-images}'::text[]) s, unnest('{read,add,edit,delete}'::text[]) a
    where private.can(s, a)), 0::bigint, 'R-17 a signed-in user who is not staff may do nothing');
select tests.act_as('technician');
select throws_ok($$ select * from private.rights $$, '42501', null, 'S1 a technician cannot read the table of rights');
select throws_ok(
  $$ insert into private.rights values ('technician', 'clients', 'delete') $$, '42501', null, 'S1 nor add a right to it');
select throws_ok(
  $$ select private.allow('clients', '{"technician": ["delete"]}') $$, '42501', null, 'S1 by no function either');
select ok(not private.can('clients', 'delete'), 'R-17 after all refusals a technician may delete no client');
select ok(private.can('clients', 'edit'), 'R-17 a technician may edit one');
select ok(not private.can('clients', 'sell'), 'R-17 an action that is not listed is allowed to no role');
select ok(not private.can('invoices', 'read'), 'R-17 nor any on a subject that is not listed');

-- One place.
select tests.act_as('owner');
create temporary view policies as
  select n.nspname::text as schema, c.relname::text as tbl, p.polname::text as name, p.polroles, p.polcmd,
    concat_ws(' ', pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) as says
  from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace;
select is_empty(
  $$ select schema, tbl, name from policies where says ~ '''(admin|technician)''' or says ~ 'staff_role' $$,
  'R-17 no policy names a role');
select bag_eq(
  $$ select proname::text from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and prosrc ~ '''(admin|technician)''' $$,
  $$ values ('staff_keep_an_admin') $$, 'R-17 no function does, but the one that keeps the last admin');
select bag_eq(
  $$ select schema || '.' || tbl, name from policies
     where 'authenticated'::regrole = any (polroles) and says !~ 'private\.can\(' $$,
  $$ values ('realtime.messages', 'Staff hear the sync poke'), ('public.conflicts', 'Only on tables one writes'), ('public.conflicts', 'Only on rows one sees'),
       ('public.request_reads', 'Only one''s own'),
       ('public.post_redirects', 'Anyone follows an old address of a published post'),
       ('storage.objects', 'Anyone reads the site''s pictures'), ('storage.objects', 'Anyone reads the pictures of posts') $$,
  'R-17 every policy for signed-in people asks the table of rights, but these');
select is_empty(
  $$ select t.name, x.op from private.sync_tables t, (values ('put', 'add'), ('patch', 'edit'), ('delete', 'delete')) x (op, action)
     where (x.op = any (t.ops)) <> exists (select 1 from private.rights r where r.subject = t.name and r.action in (x.action, x.action || '_own')) $$,
  'R-17 S5 on each synced table some role may do what a device may ask for, and no role anything else');
select is_empty(
  $$ select r.role, r.subject from private.rights r where not exists (
       select 1 from private.rights x where x.role = r.role and x.subject = r.subject and x.action = 'read')
       and r.subject not in ('storage/site-images', 'storage/blog-images') $$,
  'S7 a role that changes something also reads it');
select is_empty(
  $$ select r.role, r.subject from private.rights r join private.sync_tables t on t.name = r.subject
     where r.action in ('add', 'edit') and (select count(*) from private.rights c
       where c.role = r.role and c.subject = 'conflicts' and c.action in ('read', 'edit')) < 2 $$,
  'G4 a role that writes a synced table sees and resolves the conflicts it makes');

-- A third role.
insert into public.clients (id, name, email) values (tests.row(1), 'Jan de Boer', 'jan@example.nl');
insert into public.service_records (id, client_id, service_type, date) values (tests.row(2), tests.row(1), 'waxing', '2026-05-01');
alter domain private.role_name drop constraint role_name_check;
alter domain private.role_name add constraint role_name_check check (value in ('admin', 'technician', 'planner'));
insert into private.rights values ('planner', 'clients', 'read'), ('planner', 'service_records', 'read'), ('planner', 'service_records', 'edit'),
  ('planner', 'conflicts', 'read'), ('planner', 'conflicts', 'edit');
insert into public.staff values (tests.person('guest'), 'planner', 'Gerda');
select tests.act_as('guest');
select is(
  tests.verdicts(tests.push(3,
    tests.mutation(1, 'patch', 'clients', tests.row(1), '{"notes": "x"}', '{"notes": 1}'),
    tests.mutation(2, 'delete', 'service_records', tests.row(2), bases => '{"*": 1}'),
    tests.mutation(3, 'put', 'service_records', tests.row(3),
      jsonb_build_object('client_id', tests.row(1), 'service_type', 'waxing', 'date', '2026-05-01')))),
  'rejected FORBIDDEN, rejected FORBIDDEN, rejected FORBIDDEN', 'R-17 a role more is refused what it has no right to');
select is(
  tests.verdicts(tests.push(3, tests.mutation(4, 'patch', 'service_records', tests.row(2), '{"date": "2026-06-01"}', '{"date": 1}'))),
  'applied', 'R-17 and may do what it has a right to');
select is(
  (select string_agg(t, ' ' order by t) from unnest('{clients,service_records,service_photos,blog_posts,contacts}'::text[]) t
    where cardinality(tests.pulled(tests.pull(), t)) > 0), 'clients service_records', 'R-17 its devices pull what it may read');
select is((select count(*) from public.staff), 0::bigint, 'R-17 and nothing else');
select tests.act_as('technician');
select is(
  tests.verdicts(tests.push(2, tests.mutation(11, 'patch', 'service_records', tests.row(2), '{"date": "2026-07-01"}', '{"date": 1}'))),
  'conflict', 'G4 a technician changed the same date without having seen it');
select tests.act_as('guest');
select is((select count(*) from public.conflicts), 1::bigint, 'G4 the new role sees the conflict, for it writes that table too');

select * from finish();
rollback;
