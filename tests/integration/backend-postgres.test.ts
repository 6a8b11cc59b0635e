import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { startPostgres, type TestCluster } from '../support/postgres.ts';
import { client, person, putOfClient, signedIn } from './backend-fixtures.ts';

let cluster: TestCluster;
let backend: RunningBackend;

const start = (database = 'leeg'): Promise<RunningBackend> =>
  startBackend({
    port: 0,
    data_dir: 'memory',
    seed: 'demo',
    database_url: `postgres://postgres:postgres@127.0.0.1:${cluster.port}/${database}`,
  });

beforeAll(async () => {
  cluster = await startPostgres();
  await cluster.connect('postgres').unsafe('create database leeg');
  backend = await start();
});

afterAll(async () => {
  await backend.stop();
  await cluster.stop();
});

test('on a real PostgreSQL the same backend migrates, seeds, signs in, pulls and refuses', async () => {
  const admin = await signedIn(backend, 'admin');
  const { data, error } = await admin.rpc('sync_pull', { p_cursor: {}, p_limit: 1000 });
  expect(error).toBeNull();
  expect(data.user).toBe(person('admin').id);
  expect(data.tables.service_records).toHaveLength(400);
  const guest = await (await signedIn(backend, 'guest')).rpc('sync_pull', { p_cursor: {}, p_limit: 10 });
  expect([guest.status, guest.error?.code]).toEqual([403, 'PT403']);
  const anonymous = await client(backend).rpc('sync_pull', { p_cursor: {}, p_limit: 10 });
  expect([anonymous.status, anonymous.error?.code]).toEqual([401, '42501']);
});

test('the functions of auth read claims that come as one setting, which is all that PostgREST writes', async () => {
  const sql = cluster.connect('leeg', { max: 1 });
  const claims = { sub: person('admin').id, role: 'authenticated', email: 'kantoor@post.example' };
  const [read] = await sql.begin(async (trx) => {
    await trx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
    return await trx`select auth.uid() as sub, auth.role() as role, auth.email() as email`;
  });
  expect(read).toEqual(claims);
});

test('P1 a push there pokes a channel here', async () => {
  const office = await signedIn(backend, 'admin');
  await office.realtime.setAuth();
  const pokes: unknown[] = [];
  const channel = office.channel('sync', { config: { private: true } });
  channel.on('broadcast', { event: 'poke' }, (message) => pokes.push(message['payload']));
  const status = await new Promise((resolve) => channel.subscribe(resolve));
  expect(status).toBe('SUBSCRIBED');
  const technician = await signedIn(backend, 'technician');
  const { mutation } = putOfClient('Op een echte database');
  const push = { p_client: crypto.randomUUID(), p_schema: 1, p_mutations: [mutation] };
  const pushed = await technician.rpc('sync_push', push);
  expect(pushed.error).toBeNull();
  expect(pushed.data.results[0].status).toBe('applied');
  for (let tries = 0; pokes.length === 0 && tries < 100; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(pokes).toEqual([expect.objectContaining({ client: push.p_client })]);
  await office.removeAllChannels();
  await office.realtime.disconnect();
});

test('started again it neither migrates nor seeds a second time', async () => {
  await backend.stop();
  backend = await start();
  const { data } = await (await signedIn(backend, 'admin')).rpc('sync_pull', { p_cursor: {}, p_limit: 1000 });
  expect(data.tables.service_records).toHaveLength(400);
  expect(data.tables.clients).toHaveLength(61);
});

test('the database of a hosted project behind a tunnel is refused, with nothing changed in it', async () => {
  const server = cluster.connect('postgres', { max: 1 });
  await server.unsafe('create database project');
  await server.unsafe('create role supabase_admin');
  await expect(start('project')).rejects.toThrow('is the database of a Supabase project');
  await server.unsafe('drop role supabase_admin');
  const schemas = await cluster.connect('project', { max: 1 })`
    select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`;
  expect(schemas.map(({ nspname }) => nspname)).toEqual(['public']);
});
