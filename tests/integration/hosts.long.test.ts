import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { PROJECT_ROOT } from '../../supabase/local/paths.ts';
import { buildSite } from '../support/built-site.ts';
import { signedIn } from './backend-fixtures.ts';
import { type AskedHost, askHost, expectAnswer } from './host-asking.ts';
import { FORMER_ARTICLE, HOST_CASES, type HostCase, LATER_ARTICLE } from './host-cases.ts';

// One build of a project on every host there is: that of the embedded backend, `npm run serve`, and servers with the files of
// `npm run host:files`. One table says what they answer.
const folder = mkdtempSync(path.join(tmpdir(), 'havenglans-hosts-'));
const build = path.join(folder, 'dist');
const EMBEDDED = 'the embedded backend';
const SERVE = 'npm run serve';
const NODE = process.execPath;

/** Servers of a machine, each with what starts it in the foreground on a file of ours. */
const SERVERS = [
  { program: 'nginx', at: ['/usr/sbin/nginx', '/usr/bin/nginx'], install: 'apt-get install nginx-light' },
  { program: 'caddy', at: ['/usr/bin/caddy', '/usr/local/bin/caddy'], install: 'apt-get install caddy' },
] as const;
const installed = SERVERS.filter(({ at }) => globSync([...at]).length > 0);
for (const { program, install } of SERVERS.filter((server) => !installed.includes(server)))
  process.stdout.write(`${program}: not tried, since it is not installed (${install})\n`);

let backend: RunningBackend;
let script = '';
const ports = new Map<string, number>();
const children = new Map<string, { child: ChildProcess; said: string }>();

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const placeOf = (host: string): AskedHost => ({ port: ports.get(host) ?? 0, script });

function start(host: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
  const child = spawn(program, args, { env: { ...process.env, ...env } });
  const kept = { child, said: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (kept.said += part.toString()));
  children.set(host, kept);
}

/** Ends a process that may have ended already. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}

async function ready(host: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const page = { name: '', path: '/', status: 200 };
      expect((await askHost(placeOf(host), page)).status, children.get(host)?.said).toBe(200);
    },
    { timeout: 30_000, interval: 100 },
  );
}

/** A server with the file that was made for it. */
async function startServer({ program, at }: (typeof SERVERS)[number], variables: NodeJS.ProcessEnv) {
  const port = await freePort();
  ports.set(program, port);
  const out = path.join(folder, program);
  const made = ['supabase/host/host-files.ts', '--build', build, '--out', out, '--listen', String(port)];
  const env = { ...process.env, ...variables, SITE_URL: `http://localhost:${port}` };
  execFileSync(NODE, made, { cwd: PROJECT_ROOT, env });
  const [file = program] = globSync([...at]);
  if (program === 'caddy') {
    const given = path.join(out, 'Caddyfile');
    // Its admin port is for one Caddy on a machine.
    writeFileSync(given, `{\n\tadmin off\n}\n${readFileSync(given, 'utf8')}`);
    start(program, file, ['run', '--adapter', 'caddyfile', '--config', given], { HOME: out });
    return;
  }
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${out}/${kind};`,
  );
  writeFileSync(
    path.join(out, 'main.conf'),
    // Another user could not read a folder of ours.
    `user ${userInfo().username}; daemon off; pid ${out}/pid; error_log ${out}/error.log; events {}
http { access_log off; ${places.join(' ')} include ${out}/nginx.conf; }`,
  );
  start(program, file, ['-c', path.join(out, 'main.conf'), '-e', path.join(out, 'error.log')], {});
}

beforeAll(async () => {
  backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'demo', static_dir: build });
  ports.set(EMBEDDED, Number(new URL(backend.url).port));
  const variables = { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.publishable_key };
  await buildSite(build, variables);
  script =
    globSync('assets/*.js', { cwd: build })
      .map((file) => `/${file}`)
      .find((file) => globSync(`.${file}.br`, { cwd: build }).length > 0) ?? '';
  const admin = await signedIn(backend, 'admin');
  const id = crypto.randomUUID();
  const row = { id, slug: FORMER_ARTICLE, title: 'Na de bouw', content: '<p>Vers.</p>', published: true };
  expect((await admin.from('blog_posts').insert(row)).error).toBe(null);
  expect((await admin.from('blog_posts').update({ slug: LATER_ARTICLE }).eq('id', id)).error).toBe(null);
  const port = await freePort();
  ports.set(SERVE, port);
  start(SERVE, NODE, [path.join(PROJECT_ROOT, 'supabase/host/serve.ts'), '--build', build], {
    ...variables,
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
  });
  for (const server of installed) await startServer(server, variables);
  for (const host of ports.keys()) await ready(host);
}, 300_000);

afterAll(async () => {
  // Asked to end, since a killed nginx leaves the processes that it started.
  for (const { child } of children.values()) await ended(child);
  await backend.stop();
  rmSync(folder, { recursive: true, force: true });
});

const all = (given: HostCase): boolean => given.by_code !== true;
const KINDS = [
  { host: EMBEDDED, cases: HOST_CASES },
  { host: SERVE, cases: HOST_CASES },
  ...installed.map(({ program }) => ({ host: program, cases: HOST_CASES.filter(all) })),
];

describe.each(KINDS)('R-49 of $host', ({ host, cases }) => {
  test.each(cases)('$name: $path', async (given) => {
    await expectAnswer(placeOf(host), placeOf(EMBEDDED), given);
  });

  test('what is unchanged does not travel again', async () => {
    const page: HostCase = { name: '', path: '/over-ons', status: 200 };
    const { headers } = await askHost(placeOf(host), page);
    const again = await askHost(placeOf(host), { ...page, headers: { 'if-none-match': headers.etag ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

test('npm run serve answers what it began and then ends, with a line for each request and nothing of its sender', async () => {
  const running = children.get(SERVE);
  if (running === undefined) throw new Error('it does not run');
  await ended(running.child);
  expect(running.child.exitCode).toBe(0);
  const lines = running.said.trim().split('\n');
  const first = lines.find((line) => line.includes('"path":"/services"'));
  expect(JSON.parse(first ?? '{}')).toEqual({
    time: expect.any(String),
    method: 'GET',
    path: '/services',
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    status: 301,
    duration_ms: expect.any(Number),
  });
  expect(lines.filter((line) => line.includes('?') || line.includes('"fault"'))).toEqual([]);
});
