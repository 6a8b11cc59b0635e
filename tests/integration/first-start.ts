import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { PROJECT_ROOT } from '../../supabase/local/paths.ts';
import { startPostgres, SUPERUSER, type Sql } from '../support/postgres.ts';
import { startProgram } from '../support/running-program.ts';

const ROOT_FILES = ['index.html', 'vite.config.ts', 'tsconfig.json', 'package.json'];

const BEGUN_WITHIN_MS = 60_000;

/** Of the owner of the database: a secret that must not be found anywhere afterwards. */
export const DATABASE_PASSWORD = 'a-password-of-the-database-4f1c';

/** What a company that is not the first one gives. */
export const COMPANY_FLAGS = Object.entries({
  name: 'Werf Noorderlicht',
  'site-url': 'https://www.noorderlicht.example',
  phone: '0515 12 34 56',
  email: 'werf@noorderlicht.example',
  street: 'Kade 3',
  'postal-code': '8601ab',
  kvk: '12345678',
  weekdays: '08:00-17:00',
  saturday: 'closed',
  'admin-email': 'Baas@Noorderlicht.example',
  'admin-name': 'Baas',
}).flatMap(([flag, value]) => [`--${flag}`, value]);

export type Environment = Readonly<Record<string, string | undefined>>;

/** How the command ended, and what it wrote to the two streams. */
export interface Outcome {
  readonly exit: number | null;
  readonly said: string;
  readonly refused: string;
}

/** A project as it is on its first day, on a real PostgreSQL, and the sources in a folder of their own. */
export interface FirstStart {
  readonly backend: RunningBackend;
  /** The sources that the command reads and writes, and that a build is made of. */
  readonly copy: string;
  readonly sql: Sql;
  databaseUrl(database: string, user?: string, password?: string): string;
  /** The project as somebody gives it who makes no mistake. */
  rightEnvironment(): Environment;
  /** Starts the embedded API anew, which reads the schema once; the hosted one hears that it changed. */
  readSchemaAnew(): Promise<void>;
  /** Runs a script of the copy, without a terminal to ask on. */
  run(args: readonly string[], env: Environment): Promise<Outcome>;
  /** Runs a command in the copy as a person types it. */
  type(command: string, env: Environment): Promise<Outcome>;
  /** The same of a command that goes on until it is stopped; resolves with the first match in what it says. */
  begin(command: string, env: Environment, says: RegExp): Promise<readonly string[]>;
  stop(): Promise<void>;
}

const runIn = (cwd: string, program: string, args: readonly string[], env: Environment): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawn(program, [...args], {
      cwd,
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const texts = { said: '', refused: '' };
    child.stdout.on('data', (part: Buffer) => (texts.said += part.toString()));
    child.stderr.on('data', (part: Buffer) => (texts.refused += part.toString()));
    child.on('close', (exit) => resolve({ exit, ...texts }));
  });

/** Starts a project that has the hosted service's schemas and nothing of ours, and copies the sources. */
export async function beginFirstStart(): Promise<FirstStart> {
  const folder = mkdtempSync(path.join(tmpdir(), 'first-start-'));
  const copy = path.join(folder, 'site');
  mkdirSync(copy);
  for (const name of [
    'public',
    'src',
    'supabase',
    'tests/tsconfig.base.json',
    'tests/tsconfig.json',
    'tests/support/begin-anew.ts',
    ...ROOT_FILES,
  ])
    cpSync(path.join(PROJECT_ROOT, name), path.join(copy, name), {
      recursive: true,
      filter: (file) => !/supabase\/\.temp|(?<!tokens-css)\.test\.tsx?$|scenes\/cycles/.test(file),
    });
  symlinkSync(path.join(PROJECT_ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  const no_migrations = path.join(folder, 'none');
  mkdirSync(no_migrations);
  const cluster = await startPostgres();
  const databaseUrl = (database: string, user = 'owner', password = DATABASE_PASSWORD): string =>
    `postgres://${user}:${password}@127.0.0.1:${cluster.port}/${database}`;
  const server = cluster.connect('postgres');
  await server.unsafe('create database project');
  await server.unsafe('create database other');
  // It has no default grants for the roles of the API, as a project made since May 2026.
  await server.unsafe(`create role owner superuser login password '${DATABASE_PASSWORD}'`);
  const startProject = (): Promise<RunningBackend> =>
    startBackend({
      port: 0,
      data_dir: 'memory',
      seed: 'none',
      migrations_dir: no_migrations,
      database_url: databaseUrl('project', SUPERUSER.name, SUPERUSER.password),
    });
  let backend = await startProject();
  const begun: (() => Promise<void>)[] = [];
  return {
    get backend() {
      return backend;
    },
    async readSchemaAnew() {
      await backend.stop();
      backend = await startProject();
    },
    copy,
    sql: cluster.connect('project'),
    databaseUrl,
    rightEnvironment: () => ({
      SUPABASE_URL: backend.url,
      SUPABASE_PUBLISHABLE_KEY: backend.publishable_key,
      SUPABASE_SECRET_KEY: backend.secret_key,
      DATABASE_URL: databaseUrl('project'),
    }),
    run: (args, env) => runIn(copy, process.execPath, args, env),
    type: (command, env) => runIn(copy, 'sh', ['-c', command], env),
    async begin(command, env, says) {
      const given = Object.entries(env).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      );
      const program = startProgram('sh', ['-c', `cd '${copy}' && ${command}`], Object.fromEntries(given));
      begun.push(() => program.stop());
      return await program.says(says, BEGUN_WITHIN_MS);
    },
    async stop() {
      for (const end of begun) await end();
      await backend.stop();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
