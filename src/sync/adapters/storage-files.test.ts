import { expect, test } from 'vitest';
import { createFakeClock } from '../testing/index.ts';
import { createStorageFiles, fileFailureOf, timeoutForFile } from './storage-files.ts';

const PICTURE = new Uint8Array([1, 2, 3]).buffer;
const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

/** A bucket whose server answers what the test says, and what it was asked. */
function bucket(...answers: (Response | (() => Promise<Response>))[]) {
  const asked: Request[] = [];
  const clock = createFakeClock();
  const files = createStorageFiles({
    base_url: 'https://project.example',
    publishable_key: 'the-key',
    bucket: 'photos',
    clock,
    fetch: async (input, init) => {
      asked.push(new Request(input, init));
      const answer = answers.shift();
      if (answer === undefined) throw new TypeError('offline');
      return typeof answer === 'function' ? await answer() : answer;
    },
  });
  return { files, asked, clock };
}

const file = { path: 'p1', bytes: PICTURE, mime_type: 'image/webp', sha256: 'ab', token: 'mine' };

test('PH3 G6 a file is added under its name with our own token, and never replaced', async () => {
  const { files, asked } = bucket(json(200, { Key: 'photos/p1', Id: '1' }));
  expect(await files.add(file)).toEqual({ ok: true, value: undefined });
  const [request] = asked;
  expect(request?.url).toBe('https://project.example/storage/v1/object/photos/p1');
  expect(request?.method).toBe('POST');
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    apikey: 'the-key',
    authorization: 'Bearer mine',
    'content-type': 'image/webp',
    'x-upsert': 'false',
    'x-metadata': btoa('{"sha256":"ab"}'),
  });
  expect(request?.redirect).toBe('error');
  expect(new Uint8Array((await request?.arrayBuffer()) ?? PICTURE.slice(0, 0))).toEqual(
    new Uint8Array(PICTURE),
  );
});

test('A-072 browsers keep a file of a bucket as long as that bucket says, else for a year', async () => {
  const asked: (string | null)[] = [];
  for (const kept of [{}, { max_age_seconds: 3_600 }]) {
    const files = createStorageFiles({
      base_url: 'https://project.example',
      publishable_key: 'the-key',
      bucket: 'photos',
      ...kept,
      fetch: async (input, init) => {
        asked.push(new Request(input, init).headers.get('cache-control'));
        return json(200, { Key: 'photos/p1' });
      },
    });
    expect(await files.add(file)).toEqual({ ok: true, value: undefined });
  }
  expect(asked).toEqual(['max-age=31536000', 'max-age=3600']);
});

test('G6 without a token nothing is asked', async () => {
  const { files, asked } = bucket();
  expect(await files.add({ ...file, token: '' })).toEqual({ ok: false, failure: { kind: 'unauthorized' } });
  expect(asked).toEqual([]);
});

test.each([
  ['a page of a captive portal', new Response('<html>Welkom</html>', { status: 200 })],
  ['JSON of somebody else', json(200, { hello: 'world' })],
  ['another file', json(200, { Key: 'photos/p2' })],
  ['a firewall', new Response('<html>Blocked</html>', { status: 403 })],
  ['a gateway', json(502, { message: 'bad gateway' })],
])('PH9 G6 %s is no answer', async (_who, answer) => {
  const { files } = bucket(answer);
  expect(await files.add(file)).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
});

const meaning = (status: number, code: string) =>
  fileFailureOf(status, { statusCode: code, error: 'x', message: 'y' }, new Headers());

test('PH9 the body tells the meaning of a refusal, whatever the HTTP status', () => {
  expect(meaning(400, '409')).toEqual({ kind: 'exists' });
  expect(meaning(409, '409')).toEqual({ kind: 'exists' });
  expect(meaning(400, '403')).toEqual({ kind: 'forbidden' });
  expect(meaning(401, '401')).toEqual({ kind: 'unauthorized' });
  expect(meaning(400, '404')).toEqual({ kind: 'absent' });
  expect(meaning(400, '413')).toEqual({ kind: 'refused', code: 'TOO_LARGE' });
  expect(meaning(400, '415')).toEqual({ kind: 'refused', code: 'WRONG_TYPE' });
  expect(meaning(500, '500')).toMatchObject({ kind: 'unreachable' });
});

test('PH6 a server that asks for time is given it', () => {
  const headers = new Headers({ 'retry-after': '7' });
  expect(fileFailureOf(429, { statusCode: '429', error: 'x', message: 'y' }, headers)).toMatchObject({
    kind: 'unreachable',
    retry_after_ms: 7_000,
  });
  const until = new Headers({
    date: 'Fri, 01 May 2026 10:00:00 GMT',
    'retry-after': 'Fri, 01 May 2026 10:01:00 GMT',
  });
  expect(fileFailureOf(429, { statusCode: '429', error: 'x', message: 'y' }, until)).toMatchObject({
    retry_after_ms: 60_000,
  });
});

test('PH6 the timeout of a request grows with its bytes up to a maximum', async () => {
  expect(timeoutForFile(0)).toBe(20_000);
  expect(timeoutForFile(400 * 1024)).toBe(120_000);
  expect(timeoutForFile(1e9)).toBe(600_000);
  const { files, clock } = bucket(() => new Promise(() => undefined));
  const silent = createStorageFiles({
    base_url: 'https://project.example',
    publishable_key: 'k',
    bucket: 'photos',
    clock,
    fetch: (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  });
  const answer = silent.add(file);
  clock.advance(21_000);
  expect(await answer).toMatchObject({ ok: false, failure: { kind: 'unreachable', detail: 'AbortError' } });
  expect(files).toBeDefined();
});

test.each([
  ['the hosted service', { size: 3, metadata: { sha256: 'ab' } }, { size_bytes: 3, sha256: 'ab' }],
  ['the embedded backend', { metadata: { size: 3 } }, { size_bytes: 3, sha256: null }],
])('PH4 %s tells the size of a file', async (_who, body, value) => {
  const { files, asked } = bucket(json(200, body));
  expect(await files.look_up({ path: 'p1', token: 'mine' })).toEqual({ ok: true, value });
  expect(asked[0]?.url).toBe('https://project.example/storage/v1/object/info/photos/p1');
});

test('a file is fetched by a signed address, which no token goes along with', async () => {
  const { files, asked } = bucket(
    json(200, [{ error: null, path: 'p1', signedURL: '/object/sign/photos/p1?token=t' }]),
    new Response(PICTURE, { headers: { 'content-type': 'image/webp' } }),
  );
  const answer = await files.fetch({ path: 'p1', token: 'mine' });
  expect(answer.ok && answer.value.size).toBe(3);
  expect(asked[1]?.url).toBe('https://project.example/storage/v1/object/sign/photos/p1?token=t');
  expect(asked[1]?.headers.get('authorization')).toBeNull();
});

test('a file that is not there is absent without a failed request, since the browser prints those as errors', async () => {
  const { files, asked } = bucket(json(200, [{ error: 'no such object', path: 'p1', signedURL: null }]));
  expect(await files.fetch({ path: 'p1', token: 'mine' })).toEqual({
    ok: false,
    failure: { kind: 'absent' },
  });
  expect(asked.map(({ url }) => url)).toEqual(['https://project.example/storage/v1/object/sign/photos']);
});
