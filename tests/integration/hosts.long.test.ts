import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { PROJECT_ROOT } from '../../supabase/local/paths.ts';
import { buildSite } from '../support/built-site.ts';
import { freePort } from '../support/postgres.ts';
import { answers, compressedScript, type RunningHost, startHost, stopHost } from '../support/running-host.ts';
import { signedIn } from './backend-fixtures.ts';
import { type AskedHost, askHost, expectAnswer } from './host-asking.ts';
import { FORMER_ARTICLE, HOST_CASES, type HostCase, LATER_ARTICLE } from './host-cases.ts';

// One build of a project on the hosts of ours: that of the embedded backend, and `npm run serve`. One table says what they answer; the
// servers and networks of others are asked it in tests/real.
const folder = mkdtempSync(path.join(tmpdir(), 'havenglans-hosts-'));
const build = path.join(folder, 'dist');
const EMBEDDED = 'the embedded backend';
const SERVE = 'npm run serve';

let backend: RunningBackend;
let script = '';
const ports = new Map<string, number>();
let served: RunningHost;
const placeOf = (host: string): AskedHost => ({
  port: ports.get(host) ?? 0,
  script,
  ...(host === SERVE ? { is_encrypted: true } : {}),
});

beforeAll(async () => {
  backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'demo', static_dir: build });
  ports.set(EMBEDDED, Number(new URL(backend.url).port));
  const variables = { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.publishable_key };
  await buildSite(build, variables);
  script = compressedScript(build);
  const admin = await signedIn(backend, 'admin');
  const id = crypto.randomUUID();
  const row = { id, slug: FORMER_ARTICLE, title: 'Na de bouw', content: '<p>Vers.</p>', published: true };
  expect((await admin.from('blog_posts').insert(row)).error).toBe(null);
  expect((await admin.from('blog_posts').update({ slug: LATER_ARTICLE }).eq('id', id)).error).toBe(null);
  const port = await freePort();
  ports.set(SERVE, port);
  served = startHost(
    process.execPath,
    [path.join(PROJECT_ROOT, 'supabase/host/serve.ts'), '--build', build],
    {
      ...variables,
      PORT: String(port),
      SITE_URL: `https://localhost:${port}`,
    },
  );
  for (const host of ports.keys()) await answers(placeOf(host), served);
}, 300_000);

afterAll(async () => {
  await stopHost(served);
  await backend.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each([EMBEDDED, SERVE])('R-49 of %s', (host) => {
  test.each(HOST_CASES)('$name: $path', async (given) => {
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
  await stopHost(served);
  expect(served.child.exitCode).toBe(0);
  const lines = served.said.trim().split('\n');
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
