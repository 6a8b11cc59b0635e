import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DIST_DIR } from '../host/build-folder.ts';
import { PortTaken } from '../host/http-server.ts';
import { serveProjectSite } from '../host/project-site.ts';
import { startBackend } from './backend.ts';
import { DataDirBusy, resetDataDir } from './data-dir.ts';
import { MigrationsDiffer } from './database/migrations.ts';
import { NotOurDatabase } from './database/own-database.ts';
import { NotLoopback } from './gateway/loopback.ts';
import {
  type AppHost,
  type BackendOptions,
  DEFAULT_PORT,
  type RunningBackend,
  type SeedKind,
} from './options.ts';
import { DEFAULT_DATA_DIR, LARGE_DATA_DIR, LOCAL_FILE } from './paths.ts';

const { values } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'demo' },
    reset: { type: 'boolean', default: false },
    only: { type: 'boolean', default: false },
    prepare: { type: 'boolean', default: false },
  },
});

const RUNNER_CHECK_MS = 500;
const env = process.env;
const port = env['PORT'] ? Number(env['PORT']) : DEFAULT_PORT;
const host = env['LISTEN_ON_NETWORK'] === '1' ? '0.0.0.0' : '127.0.0.1';
const seed: SeedKind = values.seed === 'large' || values.seed === 'none' ? values.seed : 'demo';
const data_dir = env['DATA_DIR'] || (seed === 'large' ? LARGE_DATA_DIR : DEFAULT_DATA_DIR);

function writeLocalFile(backend: RunningBackend): void {
  const { url, publishable_key, secret_key, users } = backend;
  mkdirSync(path.dirname(LOCAL_FILE), { recursive: true });
  writeFileSync(LOCAL_FILE, `${JSON.stringify({ url, publishable_key, secret_key, users }, null, 2)}\n`);
}

/** Hot reload on the backend's own address: Vite as a middleware of the same server. */
async function developmentHost(server: Server): Promise<AppHost> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'spa',
  });
  server.on('close', () => void vite.close());
  return (request, response) => vite.middlewares(request, response);
}

function announce(backend: RunningBackend, took_ms: number): void {
  const widest = Math.max(...backend.users.map((user) => user.email.length));
  const people = backend.users.map(
    ({ email, password, role }) =>
      `    ${(role ?? 'not staff').padEnd(11)} ${email.padEnd(widest)}  ${password}`,
  );
  const kept = data_dir === 'memory' ? 'nothing is kept' : path.relative(process.cwd(), data_dir) || data_dir;
  console.log(
    [
      '',
      `Havenglans is running at ${backend.url}  (up in ${(took_ms / 1000).toFixed(1)} s)`,
      `  Sign in at ${backend.url}/admin/inloggen`,
      ...(seed === 'none' ? [] : people),
      `  Mail that would have been sent: ${backend.url}/_local/mail`,
      `  Data: ${kept}${data_dir === 'memory' ? '' : ' (npm run db:reset starts over)'}`,
      ...(host === '0.0.0.0'
        ? ['  LISTEN_ON_NETWORK=1: other machines can reach this, with public passwords.']
        : []),
      'Ctrl-C stops it.',
    ].join('\n'),
  );
}

/** Ends well on the first signal; a second one does not wait. */
function stopOnSignal(stop: () => Promise<void>): void {
  let asked = false;
  const end = (): void => {
    if (asked) process.exit(1);
    asked = true;
    stop().then(
      () => process.exit(0),
      (fault: unknown) => {
        console.error(fault);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  // The runner may be killed without a chance to pass it on.
  const runner = Number(env['STARTED_BY']);
  if (runner) setInterval(() => process.ppid !== runner && !asked && end(), RUNNER_CHECK_MS).unref();
}

const SAID_AS_IT_IS = [PortTaken, DataDirBusy, NotLoopback, NotOurDatabase];
const remedy = seed === 'large' ? 'seed:large' : 'db:reset';

async function run(): Promise<void> {
  const started = performance.now();
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env;
  if (SUPABASE_URL && SUPABASE_PUBLISHABLE_KEY && !values.prepare) {
    const project = { supabase_url: SUPABASE_URL, publishable_key: SUPABASE_PUBLISHABLE_KEY };
    const running = await serveProjectSite({ port, host, folder: DIST_DIR, ...project });
    console.log(
      `\nHavenglans is running at ${running.url}, with ${SUPABASE_URL} behind it.\nCtrl-C stops it.`,
    );
    return stopOnSignal(() => running.stop());
  }
  if (values.reset) {
    if (env['DATABASE_URL'])
      throw new NotOurDatabase('DATABASE_URL is set: that database is not ours to throw away.');
    resetDataDir(data_dir);
  }
  if (values.only) return console.log(`${data_dir} is empty; the next start makes new demo data.`);
  const options: BackendOptions = {
    port: values.prepare ? 0 : port,
    host: values.prepare ? '127.0.0.1' : host,
    data_dir,
    seed,
    ...(env['DATABASE_URL'] ? { database_url: env['DATABASE_URL'] } : {}),
    ...(env['JWT_EXPIRY_SECONDS'] ? { jwt_expiry_seconds: Number(env['JWT_EXPIRY_SECONDS']) } : {}),
    ...(values.dev ? { app_host: developmentHost } : { static_dir: DIST_DIR }),
  };
  const backend = await startBackend(options);
  if (values.prepare) {
    await backend.stop();
    return console.log(`${data_dir} is ready (${((performance.now() - started) / 1000).toFixed(1)} s).`);
  }
  writeLocalFile(backend);
  announce(backend, performance.now() - started);
  stopOnSignal(async () => {
    rmSync(LOCAL_FILE, { force: true });
    await backend.stop();
  });
}

try {
  await run();
} catch (fault) {
  if (fault instanceof MigrationsDiffer)
    console.error(
      `\n${fault.message}.\nThe data in ${data_dir} does not fit: npm run ${remedy} starts over.`,
    );
  else if (fault instanceof Error && SAID_AS_IT_IS.some((kind) => fault instanceof kind))
    console.error(`\n${fault.message}`);
  else console.error(fault);
  process.exit(1);
}
