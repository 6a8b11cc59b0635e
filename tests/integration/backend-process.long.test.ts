import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { MIGRATIONS_DIR, PROJECT_ROOT } from '../../supabase/local/paths.ts';
import { client, putOfClient, signedIn } from './backend-fixtures.ts';

let folder: string;
const running: RunningBackend[] = [];
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'havenglans-process-'));
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const backend of running.splice(0)) await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

const start = async (options: Partial<Parameters<typeof startBackend>[0]> = {}): Promise<RunningBackend> => {
  const backend = await startBackend({
    port: 0,
    data_dir: path.join(folder, 'data'),
    seed: 'demo',
    ...options,
  });
  running.push(backend);
  return backend;
};

async function push(backend: RunningBackend, name: string): Promise<void> {
  const supabase = await signedIn(backend, 'technician');
  const { mutation } = putOfClient(name);
  const { error } = await supabase.rpc('sync_push', {
    p_client: crypto.randomUUID(),
    p_schema: 1,
    p_mutations: [mutation],
  });
  expect(error).toBeNull();
}

async function names(backend: RunningBackend): Promise<string[]> {
  const { data } = await (await signedIn(backend, 'admin')).rpc('sync_pull', { p_cursor: {}, p_limit: 1000 });
  return data.tables.clients.map((row: { name: string }) => row.name);
}

async function epoch(backend: RunningBackend): Promise<unknown> {
  return (await (await signedIn(backend, 'admin')).rpc('sync_pull', { p_cursor: {}, p_limit: 1 })).data.epoch;
}

test('a restart keeps rows, files and sessions', async () => {
  const before = await start();
  await push(before, 'Blijft Bewaard');
  const admin = client(before, before.secret_key);
  await admin.storage.createBucket('proef', { public: false });
  await admin.storage.from('proef').upload('foto.jpg', new Blob(['bytes'], { type: 'image/jpeg' }));
  const session = (await (await signedIn(before, 'technician')).auth.getSession()).data.session;
  await before.stop();
  const after = await start();
  expect(await names(after)).toContain('Blijft Bewaard');
  const kept = await client(after, after.secret_key).storage.from('proef').download('foto.jpg');
  expect(await kept.data?.text()).toBe('bytes');
  const refreshed = await client(after).auth.refreshSession({ refresh_token: session?.refresh_token ?? '' });
  expect(refreshed.error).toBeNull();
});

test('memory keeps nothing', async () => {
  const before = await start({ data_dir: 'memory' });
  await push(before, 'Weer Weg');
  await before.stop();
  expect(await names(await start({ data_dir: 'memory' }))).not.toContain('Weer Weg');
});

test('D1 two databases begun from the same snapshot have different epochs', async () => {
  const [one, other] = [await start({ data_dir: 'memory' }), await start({ data_dir: 'memory' })];
  expect(await epoch(one)).not.toBe(await epoch(other));
});

test('the backend binds to this machine only, unless the environment says otherwise', async () => {
  for (const host of ['0.0.0.0', '::', '192.0.2.1', 'example.com'])
    await expect(start({ host, data_dir: 'memory' })).rejects.toThrow('LISTEN_ON_NETWORK=1');
});

/** The process behind `npm start`, until it ends by itself. */
const refusedProcess = (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(PROJECT_ROOT, 'supabase/local/serve.ts'), ...args], {
      env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: path.join(folder, 'data'), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (said += part.toString()));
    child.on('close', (code) => resolve({ code, said }));
  });

test('npm start refuses the database of another machine in one sentence, before anything is made here', async () => {
  const DATABASE_URL = 'postgres://postgres.abc:geheim-4f1c@db.project.example:5432/postgres';
  for (const args of [[], ['--prepare'], ['--seed', 'large', '--prepare']]) {
    const { code, said } = await refusedProcess(args, { DATABASE_URL });
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^\nDATABASE_URL is not a database of this machine[^\n]+\.\n$/),
    ]);
    expect(said).not.toContain('4f1c');
  }
  const reset = await refusedProcess(['--reset', '--only'], { DATABASE_URL });
  expect([reset.code, reset.said]).toEqual([
    1,
    '\nDATABASE_URL is set: that database is not ours to throw away.\n',
  ]);
  expect(existsSync(path.join(folder, 'data'))).toBe(false);
});

test('a port that is taken is said in words, and nothing stays locked', async () => {
  // A page of another test may still knock at a port it knew: it holds nothing up.
  const blocker = createServer((socket) => socket.destroy());
  const port = await new Promise<number>((resolve) =>
    blocker.listen(0, '127.0.0.1', () => {
      const address = blocker.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    }),
  );
  await expect(start({ port })).rejects.toThrow(`Port ${port} is already in use`);
  await new Promise((resolve) => blocker.close(resolve));
  expect((await start({ port })).url).toBe(`http://127.0.0.1:${port}`);
});

test('two backends never share a folder; the lock of a dead one does not stop the next', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow('is using');
  await first.stop();
  writeFileSync(path.join(folder, 'data/lock.json'), JSON.stringify({ pid: 2 ** 22 - 3 }));
  expect((await names(await start())).length).toBe(60);
});

test('new migrations are applied to existing data; a changed one is refused in words', async () => {
  const migrations_dir = path.join(folder, 'migrations');
  cpSync(MIGRATIONS_DIR, migrations_dir, { recursive: true });
  const before = await start({ migrations_dir });
  await push(before, 'Van Eerder');
  await before.stop();
  writeFileSync(
    path.join(migrations_dir, '29990101000000_later.sql'),
    'create function public.later() returns text language sql as $$ select $a$nieuw$a$ $$;' +
      'grant execute on function public.later() to authenticated;',
  );
  const after = await start({ migrations_dir });
  expect((await (await signedIn(after, 'admin')).rpc('later')).data).toBe('nieuw');
  expect(await names(after)).toContain('Van Eerder');
  await after.stop();
  writeFileSync(path.join(migrations_dir, '29990101000000_later.sql'), 'select 1;');
  await expect(start({ migrations_dir })).rejects.toThrow('was changed after it was applied');
  await rm(path.join(migrations_dir, '29990101000000_later.sql'));
  await expect(start({ migrations_dir })).rejects.toThrow('is no longer there');
});

test('a migration that fails is named and leaves nothing half done', async () => {
  const migrations_dir = path.join(folder, 'migrations');
  cpSync(MIGRATIONS_DIR, migrations_dir, { recursive: true });
  const broken = path.join(migrations_dir, '29990101000000_broken.sql');
  writeFileSync(broken, 'create table public.half (id int); select no_such_function();');
  await expect(start({ migrations_dir })).rejects.toThrow('29990101000000_broken.sql');
  writeFileSync(broken, 'create table public.half (id int);');
  expect((await names(await start({ migrations_dir }))).length).toBe(60);
});

/** The process behind `npm start`, without the build. */
async function startProcess(
  port: number,
  temp: string,
): Promise<{ child: ChildProcess; backend: RunningBackend }> {
  // Like this process itself, it lives for seconds: it compiles the database's code once.
  const args = ['--liftoff-only', path.join(PROJECT_ROOT, 'supabase/local/serve.ts')];
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      LOCAL_FILE: temp,
      NODE_ENV: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => text.includes('Ctrl-C') && resolve());
    child.on('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
  const facts = JSON.parse(readFileSync(temp, 'utf8'));
  return { child, backend: { ...facts, stop: async () => {} } };
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.on('exit', (code) => resolve(code)));

test('npm start’s process tells where it is, ends cleanly on SIGTERM, and survives being killed', async () => {
  const temp = path.join(folder, 'local.json');
  const first = await startProcess(55521, temp);
  expect(first.backend).toMatchObject({
    url: 'http://127.0.0.1:55521',
    publishable_key: 'sb_publishable_embedded',
    users: expect.arrayContaining([
      { email: 'kantoor@havenglans.example', password: 'Kantoor-2018!', role: 'admin' },
    ]),
  });
  await push(first.backend, 'Voor De Storing');
  const killed = ended(first.child);
  first.child.kill('SIGKILL');
  await killed;
  const second = await startProcess(55521, temp);
  expect(await names(second.backend)).toContain('Voor De Storing');
  const stopped = ended(second.child);
  second.child.kill('SIGTERM');
  expect(await stopped).toBe(0);
  expect(existsSync(temp)).toBe(false);
  expect(existsSync(path.join(folder, 'data/lock.json'))).toBe(false);
});
