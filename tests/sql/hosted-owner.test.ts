import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { hire, mutation } from '../support/people.ts';
import { migrationScripts, startPostgres } from '../support/postgres.ts';

const cluster = await startPostgres();
afterAll(() => cluster.stop());

test('the migrations need no superuser: an owner like the one of a hosted project can run them', async () => {
  const admin = cluster.connect('postgres', { max: 1 });
  await admin.unsafe(`create role hosted login createrole bypassrls password 'hosted';
    grant anon, authenticated, service_role to hosted;
    alter role authenticator reset idle_in_transaction_session_timeout`);
  await admin.unsafe('create database hosted owner hosted');
  const superuser = cluster.connect('hosted', { max: 1 });
  const [bootstrap, ...migrations] = await migrationScripts();
  await superuser.unsafe(bootstrap?.sql ?? '');
  await superuser.unsafe(`
    grant usage, create on schema public to hosted;
    alter default privileges for role hosted in schema public grant all on tables to anon, authenticated;
    alter default privileges for role hosted in schema public grant all on functions to anon, authenticated;
    grant usage on schema auth, realtime to hosted;
    grant all on auth.users to hosted;
    create role realtime_owner nologin;
    grant realtime_owner to hosted;
    grant usage, create on schema realtime to realtime_owner;
    alter table realtime.messages owner to realtime_owner;
    grant all on realtime.messages to hosted;
    create role storage_owner nologin;
    grant storage_owner to hosted;
    grant usage, create on schema storage to storage_owner;
    alter table storage.buckets owner to storage_owner;
    alter table storage.objects owner to storage_owner;
    grant usage on schema storage to hosted`);

  const owner = cluster.connect('hosted', { max: 2, user: { name: 'hosted', password: 'hosted' } });
  for (const { sql } of migrations) await owner.unsafe(sql);

  // A platform may keep the role of the API to itself, or give it to the owner later.
  const limit = async () => {
    await owner`select private.run_job('limit_idle_transactions')`;
    const [now] = await owner`
      select private.idle_transactions_end() as end, private.timer_trouble('limit_idle_transactions') as trouble`;
    return now;
  };
  expect(await limit(), 'K1 R-19 the office is told').toEqual({ end: false, trouble: 'role_refused' });
  await admin.unsafe('grant authenticator to hosted with admin option');
  expect(await limit(), 'K1 the job of the next night sets it right').toMatchObject({ end: true });

  const technician = await hire(owner, 'technician');
  const row_id = randomUUID();
  const reply = await technician.push(randomUUID(), [
    mutation({ seq: 1, op: 'put', table: 'clients', row_id, set: { name: 'Jan', email: 'jan@example.nl' } }),
  ]);
  expect(reply.results).toMatchObject([{ status: 'applied', row: { name: 'Jan' } }]);
  expect((await technician.pull(null)).tables.clients).toMatchObject([{ id: row_id, rev: 1 }]);
  expect(await owner`select private.sync_collect_garbage() ->> 'tombstones' as collected`).toEqual([
    { collected: '0' },
  ]);
  expect(
    await owner`select private.sync_restored() ->> 'rows' as restamped`,
    'D13 nor does a restore need one',
  ).toEqual([{ restamped: '3' }]);
  // Some hosts keep what describes the cluster to themselves.
  await superuser.unsafe(
    `revoke execute on function pg_control_system(), pg_control_checkpoint() from public`,
  );
  expect((await technician.pull(null)).tables.clients).toMatchObject([{ id: row_id }]);
  await owner`update private.sync_origin set part = part where part = 'anchor'`;
  await expect(
    technician.pull(null),
    'RS8 a dump is noticed without any right on the cluster',
  ).rejects.toMatchObject({
    code: 'PT503',
  });
  const before_epoch = await owner`select private.sync_epoch() as epoch`;
  await owner`select private.sync_restored()`;
  expect((await technician.pull(null)).epoch).not.toBe(before_epoch[0]?.['epoch']);
  const anonymous = await owner`
    select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and (has_table_privilege('anon', c.oid, 'select') or has_table_privilege('authenticated', c.oid, 'delete'))`;
  // A project made since May 2026 gives nothing by default, an older one all: here the worse of the two for each role.
  const of_server = await owner`
    select c.relname as table, string_agg(p.privilege, ' ' order by p.privilege) as rights
    from pg_class c, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) p (privilege)
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege('service_role', c.oid, p.privilege)
    group by c.relname order by c.relname`;
  expect(
    of_server,
    'the server may do what functions, staff:add and prove need, without any default',
  ).toEqual([
    { table: 'company_settings', rights: 'SELECT' },
    { table: 'contact_attachments', rights: 'SELECT' },
    { table: 'contacts', rights: 'INSERT SELECT UPDATE' },
    { table: 'founding_members', rights: 'INSERT SELECT UPDATE' },
    { table: 'mail_queue', rights: 'SELECT UPDATE' },
    { table: 'newsletter_subscriptions', rights: 'INSERT SELECT UPDATE' },
    { table: 'page_views', rights: 'INSERT SELECT UPDATE' },
    { table: 'staff', rights: 'DELETE INSERT SELECT UPDATE' },
  ]);
  expect(anonymous, 'S2 the default grants of a hosted project are revoked for its owner too').toEqual([
    { relname: 'staff' },
  ]);
});
