-- What can be reached at all: row-level security everywhere, bookkeeping in a private schema, every grant on a list.
begin;
select plan(21);

select is_empty(
  $$ select c.oid::regclass from pg_class c
     where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p') and not c.relrowsecurity $$,
  'R-17 every table has row-level security');
select is_empty(
  $$ select c.oid::regclass from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind not in ('r', 'i') $$,
  'S1 there is no view or sequence in public that could go around row-level security');

create temporary view table_rights as
  select g.role, c.relnamespace::regnamespace::text as schema, c.relname::text as tbl, p.privilege
  from pg_class c, unnest(array['anon', 'authenticated']) g (role),
    unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) p (privilege)
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'v', 'm', 'p')
    and (has_table_privilege(g.role, c.oid, p.privilege)
      or case when p.privilege in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES') then has_any_column_privilege(g.role, c.oid, p.privilege) end);
select bag_eq(
  $$ select tbl, privilege from table_rights where role = 'anon' $$,
  $$ values ('images', 'SELECT'), ('transformations', 'SELECT'), ('boat_type_images', 'SELECT'), ('services', 'SELECT'),
       ('videos', 'SELECT'), ('blog_posts', 'SELECT'), ('post_redirects', 'SELECT'), ('company_settings', 'SELECT') $$,
  'S2 R-17 anonymous may read the site''s content and has no other right on any table');
select bag_eq(
  $$ select tbl, string_agg(privilege, ' ' order by privilege) from table_rights where role = 'authenticated' group by tbl $$,
  $$ values ('staff', 'DELETE INSERT SELECT UPDATE'), ('clients', 'INSERT SELECT UPDATE'),
       ('service_records', 'INSERT SELECT UPDATE'), ('conflicts', 'SELECT UPDATE'), ('colleagues', 'SELECT'),
       ('service_photos', 'INSERT SELECT UPDATE'), ('client_notes', 'INSERT SELECT UPDATE'), ('images', 'INSERT SELECT UPDATE'),
       ('transformations', 'INSERT SELECT UPDATE'), ('boat_type_images', 'INSERT SELECT UPDATE'),
       ('services', 'INSERT SELECT UPDATE'), ('videos', 'INSERT SELECT UPDATE'), ('company_settings', 'SELECT UPDATE'),
       ('site_files', 'INSERT SELECT UPDATE'), ('mail_queue', 'SELECT'), ('mail_failures', 'SELECT UPDATE'), ('blog_posts', 'INSERT SELECT UPDATE'),
       ('post_redirects', 'SELECT'), ('contacts', 'SELECT UPDATE'), ('contact_attachments', 'SELECT'),
       ('founding_members', 'SELECT UPDATE'), ('newsletter_subscriptions', 'SELECT UPDATE'),
       ('request_reads', 'INSERT SELECT UPDATE'), ('page_views', 'SELECT') $$,
  'S2 S7 signed-in users have these rights on these tables and no others: no synced table can be deleted from');
select is_empty($$ select * from table_rights where schema = 'private' $$, 'S1 no role of the API has a right on a table in private');
select bag_eq(
  $$ select table_name::text, privilege_type::text, string_agg(column_name, ' ' order by column_name)
     from information_schema.column_privileges
     where grantee = 'authenticated' and table_schema = 'public' and privilege_type in ('INSERT', 'UPDATE') and table_name <> 'staff'
     group by table_name, privilege_type $$,
  $$ values
    ('clients', 'INSERT', 'email id location name next_recommended_service notes phone status yacht_length yacht_name yacht_type'),
    ('clients', 'UPDATE', 'deleted_at email location name next_recommended_service notes phone status yacht_length yacht_name yacht_type'),
    ('service_records', 'INSERT', 'amount client_id date duration_minutes id notes service_type start_time status technician_id'),
    ('service_records', 'UPDATE', 'amount client_id date deleted_at duration_minutes notes service_type start_time status technician_id'),
    ('conflicts', 'UPDATE', 'resolved_at'),
    ('client_notes', 'INSERT', 'client_id id notes written_at'),
    ('client_notes', 'UPDATE', 'client_id deleted_at notes written_at'),
    ('service_photos', 'INSERT', 'height id kind mime_type service_record_id sha256 size_bytes taken_at width'),
    ('service_photos', 'UPDATE', 'deleted_at height kind mime_type service_record_id sha256 size_bytes taken_at width'),
    ('images', 'INSERT', 'active alt color height id image_url is_before order_index page pair_id title type variants width'),
    ('images', 'UPDATE', 'active alt color deleted_at height image_url is_before order_index page pair_id title type variants width'),
    ('transformations', 'INSERT', 'active alt category color description done_on height id image_url is_before location order_index services title transform_id type url variants width'),
    ('transformations', 'UPDATE', 'active alt category color deleted_at description done_on height image_url is_before location order_index services title transform_id type url variants width'),
    ('boat_type_images', 'INSERT', 'active alt color height id image_url order_index type variants width'),
    ('boat_type_images', 'UPDATE', 'active alt color deleted_at height image_url order_index type variants width'),
    ('services', 'INSERT', 'active alt color description height id image_url link title variants width'),
    ('services', 'UPDATE', 'active alt color deleted_at description height image_url link title variants width'),
    ('videos', 'INSERT', 'active alt color description duration_seconds height id image_url modal_url order_index title url variants width'),
    ('videos', 'UPDATE', 'active alt color deleted_at description duration_seconds height image_url modal_url order_index title url variants width'),
    ('site_files', 'INSERT', 'bucket format id picture_id sha256 size_bytes width'),
    ('company_settings', 'UPDATE', 'email expertise_since founder_experience founding_places founding_year gelcoat_treated kvk_number phone postal_code rating_count rating_score saturday_from saturday_to sealant_replaced street team_experience vat_number weekdays_from weekdays_to whatsapp'),
    ('mail_failures', 'UPDATE', 'deleted_at'),
    ('contacts', 'UPDATE', 'client_id deleted_at notes status'),
    ('founding_members', 'UPDATE', 'client_id deleted_at notes status'),
    ('newsletter_subscriptions', 'UPDATE', 'deleted_at notes status'),
    ('request_reads', 'INSERT', 'id request_id request_table'),
    ('request_reads', 'UPDATE', 'deleted_at'),
    ('site_files', 'UPDATE', 'deleted_at'),
    ('blog_posts', 'INSERT', 'alt author category color content date excerpt focus_x focus_y height html_blocks id image_url metaDescription publish_at published reading_time slug summary title variants width'),
    ('blog_posts', 'UPDATE', 'alt author category color content date deleted_at excerpt focus_x focus_y height html_blocks image_url metaDescription publish_at published reading_time slug summary title variants width') $$,
  'S5 the columns a signed-in user may write are a list without any bookkeeping column');

create temporary view function_rights as
  select g.role, p.pronamespace::regnamespace::text as schema, p.proname::text as name, p.prosecdef
  from pg_proc p, unnest(array['anon', 'authenticated']) g (role)
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and has_function_privilege(g.role, p.oid, 'EXECUTE');
select is_empty($$ select * from function_rights where role = 'anon' $$, 'S2 anonymous can call no function');
select bag_eq(
  $$ select name from function_rights where role = 'authenticated' and schema = 'public' $$,
  $$ values ('sync_pull'), ('sync_push'), ('row_history'), ('overdue_jobs'), ('scheduled_jobs'), ('health'), ('sync_request'), ('change_staff'), ('staff_accounts'), ('post_versions'), ('post_version') $$,
  'S2 the API offers sync_pull, sync_push, row_history, overdue_jobs, scheduled_jobs, health, sync_request, change_staff, staff_accounts, post_versions and post_version and nothing else');
select is_empty(
  $$ select 1 from pg_proc where pronamespace = 'public'::regnamespace and prosecdef $$,
  'S1 they, and what the service key calls, run with the caller''s rights, so row-level security decides');
select bag_eq(
  $$ select name from function_rights where role = 'authenticated' and schema = 'private' $$,
  $$ values ('staff_role'), ('is_staff'), ('can'), ('tables_written'), ('tables_decided_by_row'), ('sees_row'), ('sync_epoch'), ('sync_scope'), ('require_staff'), ('require_settled'),
    ('sync_pull_tables'), ('sync_pull_keys'), ('sync_places'), ('changed_tables'), ('sync_pull_tombstones'), ('sync_gc_horizon'), ('ledger_has'),
    ('context'), ('set_context'), ('announce'), ('begin_push'), ('runs'), ('rows_independent'), ('ledger_find'), ('ledger_write'), ('forgotten_seq'), ('registered_table'),
    ('child_tables'), ('rows_below'), ('row_states'), ('missing_states'), ('tombstone_unknown_row'), ('grants_complete'),
    ('row_key'), ('row_ids'), ('rejection'), ('changeable_rows'), ('as_stored'), ('as_seen'), ('as_expected'), ('check_row'),
    ('merge'), ('update_rows'), ('insert_rows'), ('write_rows'), ('delete_rows'), ('apply_run'), ('deleted_children'),
    ('answer'), ('answers'), ('page_with_push'), ('write_conflict'), ('sync_history_of'),
    ('photo_awaited'), ('own_photo_awaited'), ('site_file_awaited'), ('scheduled_jobs_listed'), ('health_read'), ('sync_request_read'), ('staff_accounts_listed'),
    ('post_versions_listed'), ('post_version_read') $$,
  'S2 the helpers policies and sync functions call are a list too');
select is_empty(
  $$ select p.oid::regprocedure from pg_proc p
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce('search_path=""' = any (p.proconfig), false) $$,
  'S1 every function fixes its search path');
select ok(not has_schema_privilege('anon', 'private', 'USAGE'), 'S1 anonymous cannot even name what is in private');

select ok(
  (select 'idle_in_transaction_session_timeout=60s' = any (r.rolconfig) from pg_roles r where r.rolname = 'authenticator'),
  'K1 a transaction that the API leaves open ends after a minute');

-- Defaults: what a later migration makes is closed until it says otherwise.
create table public.later (id uuid primary key);
create function public.later_function() returns integer language sql as 'select 1';
create function private.later_function() returns integer language sql as 'select 1';
select is_empty($$ select * from table_rights where tbl = 'later' $$, 'S2 no role of the API reaches a new table');
select is_empty($$ select * from function_rights where name = 'later_function' $$, 'S2 no role of the API may call a new function');

select tests.act_as('technician');
select throws_ok($$ select * from private.sync_ledger $$, '42501', null, 'S1 a technician cannot read the ledger');
select throws_ok($$ select * from private.sync_history $$, '42501', null, 'S1 nor the history behind row_history');
select throws_ok(
  $$ insert into private.sync_ledger (mutation_id, client_id, user_id, seq, content_md5, status)
     values (tests.mutation_id(1), tests.device(1), tests.person('admin'), 1, '', 'applied') $$,
  '42501', null, 'S1 a technician cannot forge a ledger entry');
select throws_ok(
  $$ insert into private.sync_tombstones values ('clients', tests.row(1), 9, 1) $$,
  '42501', null, 'S1 a technician cannot forge a tombstone for a live client');
select throws_ok(
  $$ update private.sync_devices set user_id = tests.person('technician') $$,
  '42501', null, 'S4 a technician cannot take over a device');
select tests.act_as('owner');
select is(
  (select count(*) from private.sync_ledger) + (select count(*) from private.sync_tombstones), 0::bigint,
  'S1 and nothing of that was written');

select * from finish();
rollback;
