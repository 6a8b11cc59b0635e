import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { PROJECT_ROOT } from '../../supabase/local/paths.ts';
import { client, mailsTo, person } from './backend-fixtures.ts';

let backend: RunningBackend;
let folder: string;

beforeAll(async () => {
  backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'demo' });
  folder = await mkdtemp(path.join(tmpdir(), 'havenglans-staff-'));
  const { url, secret_key } = backend;
  await writeFile(path.join(folder, 'local.json'), JSON.stringify({ url, secret_key }));
});

afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

type Environment = Readonly<Record<string, string>>;

/** What `npm run staff:add` runs, without a terminal to ask on. */
function staffAdd(
  args: readonly string[],
  env: Environment = {},
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const script = path.join(PROJECT_ROOT, 'supabase/local/staff-add.ts');
    const child = spawn(process.execPath, [script, ...args], {
      env: { PATH: process.env['PATH'], LOCAL_FILE: path.join(folder, 'local.json'), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
    });
    child.stderr.on('data', (text: Buffer) => {
      said += text.toString();
    });
    child.on('exit', (code) => resolve({ code, said }));
  });
}

async function staffRow(email: string): Promise<unknown> {
  const service = client(backend, backend.secret_key);
  const { data } = await service.auth.admin.listUsers();
  const id = data.users.find((user) => user.email === email)?.id ?? '';
  return (await service.from('staff').select('role,name').eq('user_id', id).maybeSingle()).data;
}

test('staff:add makes an account with a password shown once, and the person signs in', async () => {
  const { code, said } = await staffAdd([
    '--email',
    'Piet@Havenglans.example',
    '--role',
    'technician',
    '--name',
    'Piet',
  ]);
  expect(code).toBe(0);
  const password = /shown once: (\S+)/.exec(said)?.[1] ?? '';
  expect(password).toHaveLength(20);
  const { error } = await client(backend).auth.signInWithPassword({
    email: 'piet@havenglans.example',
    password,
  });
  expect(error).toBeNull();
  expect(await staffRow('piet@havenglans.example')).toEqual({ role: 'technician', name: 'Piet' });
});

test('somebody with an account becomes staff and keeps the password; a second time changes the role only', async () => {
  const { email, password } = person('guest');
  expect((await staffAdd(['--email', email, '--role', 'technician', '--name', 'Gea'])).code).toBe(0);
  expect((await staffAdd(['--email', email, '--role', 'admin'])).code).toBe(0);
  expect(await staffRow(email)).toEqual({ role: 'admin', name: 'Gea' });
  expect((await client(backend).auth.signInWithPassword({ email, password })).error).toBeNull();
});

test('an invitation sends a mail that leads to the page for choosing a password', async () => {
  const { code } = await staffAdd(['--email', 'nieuw@havenglans.example', '--role', 'admin', '--invite']);
  expect(code).toBe(0);
  const [mail] = await mailsTo(backend, 'nieuw@havenglans.example');
  expect(new URL(mail?.link ?? '').searchParams.get('redirect_to')).toBe(`${backend.url}/admin/wachtwoord`);
});

test('missing and wrong options are named, and nothing happens', async () => {
  for (const args of [
    [],
    ['--email', 'geen-adres', '--role', 'admin'],
    ['--email', 'a@b.example', '--role', 'baas'],
  ]) {
    const { code, said } = await staffAdd(args);
    expect(code).toBe(1);
    expect(said).toContain('npm run staff:add -- --email');
  }
  const half = await staffAdd(['--email', 'a@b.example', '--role', 'admin'], { SUPABASE_URL: backend.url });
  expect([half.code, half.said]).toEqual([1, expect.stringContaining('SUPABASE_SECRET_KEY')]);
  const nowhere = await staffAdd(['--email', 'a@b.example', '--role', 'admin'], {
    LOCAL_FILE: '/nowhere/local.json',
  });
  expect(nowhere.said).toContain('No backend runs on this machine');
  expect(await staffRow('a@b.example')).toBeNull();
});
