/** The table of what a host answers, asked of nginx and Caddy with the files of `npm run host:files`, in front of a real project. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { planOf } from '../../supabase/host/build-plan.ts';
import { nginxFile } from '../../supabase/host/nginx-file.ts';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { type AskedHost, askHost, expectAnswer, forgedVisitor } from '../integration/host-asking.ts';
import { BUILT_ARTICLE, HOST_CASES, type HostCase } from '../integration/host-cases.ts';
import { buildSite } from '../support/built-site.ts';
import { present } from '../support/people.ts';
import { freePort } from '../support/postgres.ts';
import { answers, compressedScript, type RunningHost, startHost, stopHost } from '../support/running-host.ts';
import { HOST_PROGRAMS, type HostProgram } from '../support/servers.ts';
import { ROOT } from '../support/source-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'havenglans-servers-'));
const build = path.join(folder, 'dist');
const KINDS = ['nginx', 'caddy'] as const;
const HOST_SECRET = 'een-lang-geheim-van-de-gastheer-0';
const ID = '0b6f4a52-9d3e-4c11-8a77-3f5de2c0a911';

const ONLY_BUILT = {
  status: 404,
  answers: { location: null, 'cache-control': 'no-cache' },
  own_page: true,
} as const;
const OF_BUILD = 'public, max-age=3600';

/** A project in an address is shown by the script of the page: to the networks the page is the built one. */
const OF_THE_PAGE = { holds: '<html', own_page: true } as const;

/** What a host that runs no code answers where code would know more than the build: an unknown article is its not-found page, whose script asks for it. */
const WITHOUT_CODE: Readonly<Record<string, Partial<HostCase>>> = {
  'B-061 an article of after the build': { ...ONLY_BUILT, holds: '<html' },
  'V-017 / with a project open, which the networks are told of': OF_THE_PAGE,
  'V-017 /portfolio with a project open, which the networks are told of': OF_THE_PAGE,
  'R-31 an old slug': { ...ONLY_BUILT, holds: '<html' },
  'the feed as it is now': {
    answers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': OF_BUILD },
    holds: BUILT_ARTICLE,
  },
  'G-018 the sitemap as it is now': { answers: { 'cache-control': OF_BUILD }, holds: BUILT_ARTICLE },
};

let backend: RunningBackend;
let script = '';
const ports = new Map<HostProgram, number>();
const running = new Map<HostProgram, RunningHost>();

const at = (kind: HostProgram): AskedHost => ({
  port: ports.get(kind) ?? 0,
  script,
  is_encrypted: true,
});
const embedded = (): AskedHost => ({ port: Number(new URL(backend.url).port), script });

/** Starts nginx as an ordinary user: its package is unpacked, not installed, so its logs lie beside its file. */
function startNginx(out: string): RunningHost {
  const given = path.join(out, 'nginx.conf');
  writeFileSync(given, readFileSync(given, 'utf8').replaceAll('/var/log/nginx/', `${out}/`));
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${out}/${kind};`,
  );
  writeFileSync(
    path.join(out, 'main.conf'),
    // Another user could not read a folder of ours.
    `user ${userInfo().username}; daemon off; pid ${out}/pid; error_log ${out}/error.log; events {}
http { ${places.join(' ')} include ${given}; }`,
  );
  writeFileSync(path.join(out, 'site-host-secret.conf'), `set $site_host_secret "${HOST_SECRET}";\n`);
  const args = ['-c', path.join(out, 'main.conf'), '-e', path.join(out, 'error.log')];
  execFileSync(HOST_PROGRAMS.nginx, ['-t', '-q', ...args]);
  return startHost(HOST_PROGRAMS.nginx, args, {});
}

function startCaddy(out: string): RunningHost {
  const given = path.join(out, 'Caddyfile');
  // Its admin port is for one Caddy on a machine, and a certificate is for a name that the world knows.
  const text = readFileSync(given, 'utf8').replace('\n{\n', '\n{\n\tadmin off\n');
  writeFileSync(given, text.replace(/^(?=(?:www\.)?localhost:)/gm, 'http://'));
  return startHost(HOST_PROGRAMS.caddy, ['run', '--adapter', 'caddyfile', '--config', given], {
    HOME: out,
    SITE_HOST_SECRET: HOST_SECRET,
  });
}

beforeAll(async () => {
  backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'demo', static_dir: build });
  const variables = { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.publishable_key };
  await buildSite(build, variables);
  script = compressedScript(build);
  for (const kind of KINDS) {
    const port = await freePort();
    const out = path.join(folder, kind);
    const made = ['supabase/host/host-files.ts', '--build', build, '--out', out, '--listen', String(port)];
    const env = { ...process.env, ...variables, SITE_URL: `https://localhost:${port}` };
    execFileSync(process.execPath, made, { cwd: ROOT, env });
    ports.set(kind, port);
    running.set(kind, kind === 'nginx' ? startNginx(out) : startCaddy(out));
  }
  for (const kind of KINDS) await answers(at(kind), running.get(kind));
}, 300_000);

afterAll(async () => {
  for (const host of running.values()) await stopHost(host);
  await backend.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('nginx takes the file for a hosted project, too, whose certificate it has to look at', async () => {
  const out = path.join(folder, 'nginx');
  const hosted = path.join(out, 'hosted.conf');
  const env = { SUPABASE_URL: 'https://abc.supabase.example', SITE_URL: 'https://werf.example' };
  const place = { listen: '8080', root: build, resolver: '192.0.2.53' };
  writeFileSync(hosted, nginxFile(await planOf(build, env), place).replaceAll('/var/log/nginx/', `${out}/`));
  const main = readFileSync(path.join(out, 'main.conf'), 'utf8').replace('nginx.conf', 'hosted.conf');
  writeFileSync(path.join(out, 'main-hosted.conf'), main);
  // It throws with what nginx says.
  execFileSync(HOST_PROGRAMS.nginx, [
    '-t',
    '-q',
    '-c',
    path.join(out, 'main-hosted.conf'),
    '-e',
    `${out}/error.log`,
  ]);
});

test.each(KINDS)(
  'R-20 %s shows the functions its secret with the visitor it saw, never what the visitor says of either',
  async (kind) => {
    const asked = await forgedVisitor(backend.secret_key);
    vi.stubEnv('SITE_HOST_SECRET', HOST_SECRET);
    const known = await askHost(at(kind), asked);
    vi.stubEnv('SITE_HOST_SECRET', `${HOST_SECRET}x`);
    const unknown = await askHost(at(kind), asked);
    vi.unstubAllEnvs();
    expect(JSON.parse(known.text)).toMatchObject({ visitor: '127.0.0.1', by_site_host: true });
    expect(JSON.parse(unknown.text)).toMatchObject({ visitor: '127.0.0.1', by_site_host: false });
    for (const file of ['nginx/nginx.conf', 'caddy/Caddyfile'])
      expect(readFileSync(path.join(folder, file), 'utf8')).not.toContain(HOST_SECRET);
  },
);

describe.each(KINDS)('R-49 of %s', (kind) => {
  const cases = HOST_CASES.map((given) => {
    const instead = WITHOUT_CODE[given.name];
    return instead === undefined ? given : { ...given, ...instead, name: `${given.name}, without code` };
  });

  test.each(cases)('$name: $path', async (given) => {
    await expectAnswer(at(kind), embedded(), given);
  });

  test('what is unchanged does not travel again', async () => {
    const page: HostCase = { name: '', path: '/over-ons', status: 200 };
    const { headers } = await askHost(at(kind), page);
    const again = await askHost(at(kind), { ...page, headers: { 'if-none-match': headers.etag ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

test('what needs code is in the table above, all of it and nothing else', () => {
  const by_code = HOST_CASES.filter((given) => given.by_code === true).map(({ name }) => name);
  expect(Object.keys(WITHOUT_CODE).toSorted()).toEqual(by_code.toSorted());
});

/** Every line that a host wrote of a request. */
function linesOf(kind: HostProgram): readonly Readonly<Record<string, unknown>>[] {
  const written =
    kind === 'nginx'
      ? readFileSync(path.join(folder, 'nginx/access.log'), 'utf8')
      : (running.get(kind)?.said ?? '');
  return written
    .trim()
    .split('\n')
    .map((line): Readonly<Record<string, unknown>> => JSON.parse(line));
}

test('no log has a token of a mail link, an address or what a browser says of itself, also while the project is away', async () => {
  const headers = {
    'x-request-id': ID,
    'user-agent': 'geheim',
    cookie: 'a=geheim',
    referer: 'http://geheim.example/',
  };
  const ask = async (kind: HostProgram): Promise<number | undefined> =>
    (await askHost(at(kind), { name: '', path: '/api/unsubscribe?token=geheim', status: 200, headers }))
      .status;
  for (const kind of KINDS) expect(await ask(kind)).toBeLessThan(500);
  await backend.stop();
  for (const kind of KINDS) {
    expect(await ask(kind)).toBe(502);
    await vi.waitFor(() => expect(JSON.stringify(linesOf(kind))).toContain('502'));
    await stopHost(present(running.get(kind)));
    expect(JSON.stringify(linesOf(kind)), kind).not.toMatch(/geheim|127\.0\.0\.1|\?/);
  }
  expect(linesOf('nginx').at(-1)).toEqual({
    time: expect.any(String),
    method: 'GET',
    path: '/api/unsubscribe',
    request_id: ID,
    status: 502,
    duration_s: expect.any(Number),
  });
  expect(readFileSync(path.join(folder, 'nginx/error.log'), 'utf8')).toBe('');
  const asked = linesOf('caddy').filter(({ logger }) => String(logger).startsWith('http.log.access'));
  expect(asked.at(-1)).toMatchObject({
    request: { proto: 'HTTP/1.1', method: 'GET', host: expect.any(String), uri: '/api/unsubscribe' },
    status: 502,
  });
});
