import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { serveProjectSite } from '../../supabase/host/project-site.ts';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import type { RequestHook } from '../../supabase/local/options.ts';
import { PROJECT_ROOT } from '../../supabase/local/paths.ts';
import { CHECKS } from '../../supabase/prove/checks.ts';
import { Trial } from '../../supabase/prove/trial.ts';
import { present } from '../support/people.ts';
import { client, signedIn } from './backend-fixtures.ts';

// `npm run prove` is run against a project in order, one whose storage is broken, and one without any staff.
const HOST_SECRET = 'een-lang-geheim-van-de-gastheer-0';
let backend: RunningBackend;
let hook: RequestHook = () => {};

beforeAll(async () => {
  backend = await startBackend({
    port: 0,
    data_dir: 'memory',
    seed: 'demo',
    on_request: (request) => hook(request),
  });
});
afterAll(() => backend.stop());
beforeEach(() => void vi.stubEnv('SITE_HOST_SECRET', HOST_SECRET));
afterEach(() => {
  hook = () => {};
  vi.unstubAllEnvs();
});

/** A host of the site in front of the project, for as long as it is asked. */
async function withSite(
  settings: { readonly host_secret: string; readonly trust_proxy?: boolean },
  ask: (url: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'havenglans-prove-'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Thuis</title>');
  const { url: supabase_url, publishable_key } = backend;
  const place = { folder, port: 0, host: '127.0.0.1', supabase_url, publishable_key };
  const site = await serveProjectSite({ ...place, ...settings });
  try {
    await ask(site.url);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}

interface Proof {
  readonly code: number | null;
  readonly lines: readonly string[];
}

const keysOf = ({ url, publishable_key, secret_key }: RunningBackend): readonly string[] => [
  '--url',
  url,
  '--publishable-key',
  publishable_key,
  '--secret-key',
  secret_key,
];

/** What `npm run prove` runs; `stop_after` ends it as Ctrl-C does once a line with these words was printed. */
function prove(args: readonly string[], stop_after?: string): Promise<Proof> {
  return new Promise((resolve) => {
    const script = path.join(PROJECT_ROOT, 'supabase/prove/prove.ts');
    const child = spawn(process.execPath, [script, ...args], {
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const listen = (text: Buffer): void => {
      said += text.toString();
      if (stop_after !== undefined && said.includes(stop_after)) child.kill('SIGINT');
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', (code) => resolve({ code, lines: said.trim().split('\n') }));
  });
}

const failed = ({ lines }: Proof): readonly string[] => lines.filter((line) => line.startsWith('FAIL'));

/** Fails for any trace of a run in what the office, its devices and the server can read. */
async function expectNothingLeft(): Promise<void> {
  const service = client(backend, backend.secret_key);
  const admin = await signedIn(backend, 'admin');
  const devices = await admin.rpc('sync_pull', { p_cursor: null, p_limit: 5_000 });
  expect(devices.data.more, 'one answer holds everything').toBe(false);
  const accounts = await service.auth.admin.listUsers({ perPage: 1000 });
  const read = [devices, accounts];
  for (const table of ['staff', 'contacts', 'mail_queue'])
    read.push(await service.from(table).select('*').limit(1000));
  for (const { data, error } of read) {
    expect(error).toBeNull();
    expect(JSON.stringify(data)).not.toContain('prove-');
  }
}

test('a project that is whole passes every check, what its forms count by is printed, and nothing of the run is left there', async () => {
  const files = client(backend, backend.secret_key).storage.from('service-photos');
  const before = await files.list();
  await withSite({ host_secret: HOST_SECRET }, async (url) => {
    const proof = await prove([...keysOf(backend), '--site', `${url}/`]);
    const said = proof.lines.join('\n');
    expect(proof.lines.at(-1), said).toBe('14 passed, 0 failed');
    expect([proof.code, failed(proof)]).toEqual([0, []]);
    const counted = "x-forwarded-for is '127.0.0.1'; a form that";
    expect(said).toContain(`${counted} is sent to the functions is counted for 127.0.0.1`);
    expect(said).toContain(`${counted} comes by ${url} is counted for 127.0.0.1; it serves build `);
  });
  expect((await files.list()).data).toEqual(before.data);
  await expectNothingLeft();
});

test('a project whose storage fails is told so, the rest is proved, and nothing is left', async () => {
  hook = ({ url }) =>
    new URL(url).pathname.startsWith('/storage/v1/')
      ? Response.json({ statusCode: '500', error: 'internal', message: 'the disk is gone' }, { status: 500 })
      : undefined;
  const proof = await prove(keysOf(backend));
  expect(failed(proof)).toEqual([expect.stringMatching(/^FAIL {2}storage: up: .*the disk is gone/)]);
  expect([proof.code, proof.lines.at(-1)]).toEqual([1, '12 passed, 1 failed']);
  await expectNothingLeft();
});

test('a project that lets a visitor read clients, or changes nothing that is pushed, does not pass', async () => {
  hook = ({ url, headers }) => {
    const { pathname } = new URL(url);
    const is_visitor = headers.get('authorization')?.endsWith(backend.publishable_key) ?? true;
    if (pathname === '/rest/v1/clients' && is_visitor) return Response.json([{ id: 'somebody' }]);
    return pathname === '/rest/v1/rpc/sync_push'
      ? Response.json({ message: 'away' }, { status: 503 })
      : undefined;
  };
  const broken = await prove(keysOf(backend));
  const names = failed(broken).map((line) => /^FAIL {2}([^:]+)/.exec(line)?.[1]);
  expect(names).toEqual(expect.arrayContaining(['push', 'conflict', 'realtime', 'storage', 'clean-up']));
  expect(names).not.toContain('pull');
  expect(broken.code).toBe(1);
  const [, prefix = ''] = /(prove-[0-9a-f]{8})/.exec(broken.lines.join('\n')) ?? [];
  expect(failed(broken).at(-1), 'what could not be taken away is named').toContain('contacts');
  // The request of the contact form could not be deleted while nothing could be pushed.
  hook = () => {};
  const admin = await signedIn(backend, 'admin');
  const { data } = await admin
    .from('contacts')
    .select('id,rev')
    .like('first_name', `${prefix || 'prove-'}%`);
  expect(data).toHaveLength(1);
  const mutation = { seq: 1, op: 'delete', table: 'contacts', set: {}, epoch: null, app_version: 'test' };
  const { error } = await admin.rpc('sync_push', {
    p_client: crypto.randomUUID(),
    p_schema: 1,
    p_mutations: (data ?? []).map(({ id, rev }) => ({
      ...mutation,
      id: crypto.randomUUID(),
      row_id: id,
      bases: { '*': rev },
    })),
  });
  expect(error).toBeNull();
  await expectNothingLeft();
});

/** One check by itself, as the run asks it of a project. */
async function check(name: string, site: string | null = null): Promise<string> {
  const { url, publishable_key, secret_key } = backend;
  const trial = new Trial({ url, publishable_key, secret_key, site });
  trial.peopleAre({ admin: await signedIn(backend, 'admin'), guest: await signedIn(backend, 'guest') });
  const { run } = present(CHECKS.find((one) => one.name === name));
  return await run(trial).catch((fault: unknown) => `FAIL ${fault instanceof Error ? fault.message : ''}`);
}

test('every function of the project is asked, and one that is missing, or that the gateway answers for, is named', async () => {
  const folder = path.join(PROJECT_ROOT, 'supabase/functions');
  const names = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'index.ts')));
  const asked = (await check('functions')).match(/[a-z-]+(?=,| each)/g) ?? [];
  expect(asked.toSorted()).toEqual(names.toSorted());
  hook = ({ url }) => {
    const { pathname } = new URL(url);
    if (pathname === '/functions/v1/unsubscribe') return new Response(null, { status: 404 });
    return pathname === '/functions/v1/send-mail' ? new Response(null, { status: 401 }) : undefined;
  };
  expect(await check('functions')).toBe(
    'FAIL send-mail did not bear the id of its call; unsubscribe answered 404 and not 400',
  );
  await expectNothingLeft();
});

test('health is asked as an admin: a job that is late and a restore that has not run are no project in order', async () => {
  const { data } = await (await signedIn(backend, 'admin')).rpc('health');
  const answering = async (changed: Readonly<Record<string, unknown>>) => {
    hook = ({ url }) =>
      new URL(url).pathname === '/rest/v1/rpc/health' ? Response.json({ ...data, ...changed }) : undefined;
    return await check('health');
  };
  expect(await answering({})).toMatch(/^migration \d{14}, \d+ jobs in time, mail_waiting \d+/);
  const late = [{ job: 'send_mail', has_run: false, last_run_at: null, reason: 'no_secret' }];
  expect(await answering({ jobs: late })).toBe('FAIL did not run in time: send_mail (no_secret)');
  expect(await answering({ is_settled: false })).toContain('FAIL a backup was put back');
  expect(await answering({ jobs: 'all' })).toBe('FAIL health answered something else');
});

test('R-20 a host without the secret, with another one, or that believes its visitors, is told so', async () => {
  for (const host_secret of ['', `${HOST_SECRET}x`])
    await withSite({ host_secret }, async (url) =>
      expect(await check('site', url)).toMatch(/^FAIL .*the same SITE_HOST_SECRET$/),
    );
  await withSite({ host_secret: HOST_SECRET, trust_proxy: true }, async (url) =>
    expect(await check('site', url)).toMatch(/^FAIL .*believes what a visitor says of its address$/),
  );
});

test('a run that is stopped half-way takes away what it wrote until then', async () => {
  const proof = await prove(keysOf(backend), 'ok    conflict');
  expect(proof.lines.join('\n')).toContain('FAIL  the run: it was stopped');
  expect(proof.lines.some((line) => line.startsWith('ok    clean-up'))).toBe(true);
  expect(proof.code).toBe(1);
  await expectNothingLeft();
});

test('without an address or a key nothing is asked; a project without an admin is told to make one first', async () => {
  const usage = await prove(['--url', backend.url]);
  expect([usage.code, usage.lines[0]]).toEqual([2, expect.stringContaining('npm run prove -- --url')]);
  expect((await prove(['--url', 'no address', '--secret-key', 'x'])).code).toBe(2);
  const empty = await startBackend({ port: 0, data_dir: 'memory', seed: 'none' });
  try {
    const proof = await prove(keysOf(empty));
    expect(failed(proof)[0]).toBe(
      'FAIL  sign-in: the project has no admin yet: make one with npm run staff:add, then prove it',
    );
    const { data } = await client(empty, empty.secret_key).auth.admin.listUsers();
    expect(data.users).toEqual([]);
  } finally {
    await empty.stop();
  }
});
