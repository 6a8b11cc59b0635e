/**
 * What tests of the server are given instead of the embedded backend: the same sign-in, storage, realtime and functions on a
 * real PostgreSQL, and a real PostgREST as the data API.
 */
import { afterAll } from 'vitest';
import { startBackend as startEmbedded } from '../../supabase/local/backend.ts';
import type { BackendOptions, RunningBackend } from '../../supabase/local/options.ts';
import { startPostgres, SUPERUSER, type TestCluster } from '../support/postgres.ts';
import { letPostgrestIn, startPostgrest } from './postgrest.ts';

export { startEmbedded };

/** What new hosted projects have. */
const MAJOR = 17;

let starting: Promise<TestCluster> | null = null;
/** A folder is continued with the database it began with. */
const databases = new Map<string, string>();
let made = 0;

afterAll(async () => {
  await (await starting)?.stop();
});

/** Starts the backend as the embedded one starts, with the same options. */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  starting ??= startCluster();
  const cluster = await starting;
  const database = databases.get(options.data_dir) ?? (await emptyDatabase(cluster));
  if (options.data_dir !== 'memory') databases.set(options.data_dir, database);
  return await startEmbedded({
    ...options,
    database_url: `postgres://${SUPERUSER.name}:${SUPERUSER.password}@127.0.0.1:${cluster.port}/${database}`,
    data_api: (jwt_secret) => startPostgrest(cluster, database, jwt_secret),
  });
}

async function startCluster(): Promise<TestCluster> {
  const cluster = await startPostgres({ major: MAJOR });
  await letPostgrestIn(cluster);
  return cluster;
}

async function emptyDatabase(cluster: TestCluster): Promise<string> {
  made += 1;
  const name = `backend_${made}`;
  const admin = cluster.connect('postgres', { max: 1 });
  await admin.unsafe(`create database ${name} template template0`);
  await admin.end();
  return name;
}
