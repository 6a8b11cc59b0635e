import { describe, expect, test } from 'vitest';
import type { PullRequest, PushRequest } from '../index.ts';
import { createPostgrestRemote } from '../index.ts';
import { pullReply, pushReply, pushResult, serverRow } from '../testing/index.ts';

const PULL: PullRequest = {
  cursor: null,
  acknowledged: 'm9',
  tables: ['clients'],
  limit: 2_000,
  bytes: 900_000,
  token: 'jwt',
  timeout_ms: 1_000,
};
const PUSH: PushRequest = {
  client_id: 'client',
  schema: 3,
  epoch: 'epoch-1',
  acknowledged: null,
  mutations: [],
  token: 'jwt',
  timeout_ms: 1_000,
};

/** A remote whose server answers as told, with what it was asked. */
function answering(respond: (init: RequestInit) => Response | Promise<Response>) {
  const asked: { url: string; init: RequestInit }[] = [];
  const told: string[] = [];
  const remote = createPostgrestRemote({
    base_url: 'https://project.example',
    publishable_key: 'publishable',
    fetch: async (input, init = {}) => {
      asked.push({ url: typeof input === 'string' ? input : 'not a text', init });
      return respond(init);
    },
    on_call: (...call) => void told.push(call.join(' ')),
  });
  return { remote, asked, told };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

const error = (code: string, status: number, headers: Record<string, string> = {}) =>
  json({ code, message: 'm', details: null, hint: null }, status, headers);

async function failureOf(response: Response | (() => Response | Promise<Response>)) {
  const { remote } = answering(() => (typeof response === 'function' ? response() : response));
  const answer = await remote.push(PUSH);
  return answer.ok ? 'answered' : answer.failure;
}

describe('the request', () => {
  test('AU2 G6 both calls carry the token they were given, never the key in its place', async () => {
    const { remote, asked, told } = answering(() => json(pullReply()));
    await remote.pull({ ...PULL, cursor: { clients: { x: 1 } } });
    await remote.push(PUSH);
    expect(asked.map(({ url }) => url)).toEqual([
      'https://project.example/rest/v1/rpc/sync_pull',
      'https://project.example/rest/v1/rpc/sync_push',
    ]);
    for (const { init } of asked) {
      expect(init).toMatchObject({
        method: 'POST',
        credentials: 'omit',
        redirect: 'error',
      });
      expect(new Headers(init.headers).get('authorization')).toBe('Bearer jwt');
      expect(new Headers(init.headers).get('apikey')).toBe('publishable');
    }
    const ids = asked.map(({ init }) => new Headers(init.headers).get('x-request-id'));
    for (const id of ids) expect(id, 'the logs find each request by').toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(ids).size).toBe(2);
    expect(told).toEqual([`sync_pull ${ids[0]}`, `sync_push ${ids[1]}`]);
    expect(asked.map(({ init }) => init.body)).toEqual([
      '{"p_cursor":{"clients":{"x":1}},"p_limit":2000,"p_acknowledged":"m9","p_tables":["clients"],"p_bytes":900000}',
      '{"p_client":"client","p_schema":3,"p_mutations":[],"p_epoch":"epoch-1","p_acknowledged":null}',
    ]);
  });

  test('PL17 a browser may remember that it may ask: one address a call, and no word about its cache', async () => {
    const { remote, asked } = answering(() => json(pullReply()));
    await remote.pull(PULL);
    await remote.pull({ ...PULL, cursor: { clients: { x: 1 } }, limit: 5_000 });
    expect(new Set(asked.map(({ url }) => url)).size).toBe(1);
    // Any mode but the default one makes Chromium ask again before every call to another origin.
    for (const { init } of asked) expect(init.cache ?? 'default').toBe('default');
  });

  test('AU2 G6 without a token nothing is sent', async () => {
    const { remote, asked } = answering(() => json(pullReply()));
    expect(await remote.pull({ ...PULL, token: '' })).toEqual({
      ok: false,
      failure: { kind: 'unauthorized' },
    });
    expect(asked).toEqual([]);
  });
});

describe('valid answers', () => {
  test('PL15 answers of our shape come through whole', async () => {
    const page = pullReply({
      tables: { clients: [serverRow('c1', 1, { notes: null })] },
      tombstones: [{ table: 'clients', row_id: 'c2', rev: 3 }],
      cursor: { clients: { x: 9, id: 'ffff' }, since: 10 },
      more: true,
    });
    expect(await answering(() => json(page)).remote.pull(PULL)).toEqual({ ok: true, value: page });
    const reply = pushReply([
      pushResult({ id: 'm1', table: 'clients', row_id: 'c1' }, { row: serverRow('c1', 2) }),
      pushResult(
        { id: 'm2', table: 'clients', row_id: 'c2' },
        { status: 'rejected', code: '23514', dup: true },
      ),
      pushResult(
        { id: 'm3', table: 'clients', row_id: 'c3' },
        { also: { service_records: [serverRow('s', 1)] } },
      ),
    ]);
    expect(await answering(() => json(reply)).remote.push(PUSH)).toEqual({ ok: true, value: reply });
  });

  test("PL15 G6 a portal's page, an empty body, half an answer and foreign JSON are not reached", async () => {
    const whole = JSON.stringify(pushReply([]));
    for (const body of [
      '<html>Welkom op de wifi</html>',
      '',
      whole.slice(0, -5),
      '[]',
      '{"ok":true}',
      'null',
    ]) {
      expect(await failureOf(new Response(body, { status: 200 }))).toMatchObject({ kind: 'unreachable' });
    }
    const { remote } = answering(() => json({ ...pullReply(), tables: { clients: [{ id: 1 }] } }));
    expect(await remote.pull(PULL)).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
  });

  test('PS23 an answer with a rev that a JSON number does not hold exactly is none', async () => {
    const far = 2 ** 53;
    const pulls = [
      pullReply({ tables: { clients: [serverRow('c1', far)] } }),
      pullReply({ early: { clients: [serverRow('c1', far)] } }),
      pullReply({ tables: { clients: [serverRow('c1', -1)] } }),
      pullReply({ tombstones: [{ table: 'clients', row_id: 'c1', rev: far }] }),
    ];
    for (const reply of pulls)
      expect(await answering(() => json(reply)).remote.pull(PULL)).toMatchObject({ ok: false });
    const mutation = { id: 'm1', table: 'clients', row_id: 'c1' };
    const result = pushResult(mutation, { row: serverRow('c1', far) });
    expect(await failureOf(json(pushReply([result])))).toMatchObject({ kind: 'unreachable' });
    const highest = pullReply({ tables: { clients: [serverRow('c1', far - 1)] } });
    expect(await answering(() => json(highest)).remote.pull(PULL)).toMatchObject({ ok: true });
  });

  test("K2 PL15 a firewall's refusals mean nothing but not reached", async () => {
    for (const status of [400, 401, 403, 404, 407, 426, 511]) {
      const page = new Response('<html>Blocked</html>', { status });
      expect(await failureOf(page)).toMatchObject({ kind: 'unreachable', detail: `status ${status}` });
    }
  });
});

describe('refusals', () => {
  test('AU3 AU5 AU6 AU1 our own codes are told apart', async () => {
    expect(await failureOf(error('PT401', 401))).toEqual({ kind: 'unauthorized' });
    expect(await failureOf(error('PT403', 403))).toEqual({ kind: 'not_staff' });
    expect(await failureOf(error('PT426', 426))).toEqual({ kind: 'upgrade_needed' });
    expect(await failureOf(error('PT409', 409))).toEqual({ kind: 'client_refused' });
  });

  test("AU3 the gate's own 401 and PostgREST's token codes ask for a refresh", async () => {
    expect(await failureOf(error('PGRST303', 401))).toEqual({ kind: 'unauthorized' });
    expect(await failureOf(json({ message: 'Invalid authentication credentials' }, 401))).toEqual({
      kind: 'unauthorized',
    });
  });

  test('K5 PS8 too slow and too large ask for less', async () => {
    for (const code of ['57014', '53200', '54000'])
      expect(await failureOf(error(code, 500))).toMatchObject({ kind: 'too_much', detail: code });
    expect(await failureOf(error('PT413', 413))).toMatchObject({ kind: 'too_much' });
    expect(await failureOf(new Response('<html></html>', { status: 413 }))).toMatchObject({
      kind: 'too_much',
    });
  });

  test("K2 PS16 a class 22 refusal of ours is the batch's fault; any other code waits", async () => {
    expect(await failureOf(error('22P02', 400))).toEqual({ kind: 'batch_invalid', code: '22P02' });
    for (const [code, status] of [
      ['42501', 403],
      ['42703', 400],
      ['PGRST202', 404],
      ['40001', 409],
      ['XX000', 500],
    ] as const) {
      expect(await failureOf(error(code, status))).toMatchObject({ kind: 'unreachable' });
    }
  });

  test('PS6 K6 Retry-After is read as seconds or as a date by the server clock, never by this device', async () => {
    expect(await failureOf(error('x', 429, { 'retry-after': '7' }))).toMatchObject({
      kind: 'unreachable',
      retry_after_ms: 7_000,
    });
    const date = 'Fri, 01 May 2026 10:00:00 GMT';
    const until = { 'retry-after': 'Fri, 01 May 2026 10:01:00 GMT' };
    const told = new Response('', { status: 503, headers: { ...until, date } });
    expect(await failureOf(told)).toMatchObject({ retry_after_ms: 60_000 });
    expect(await failureOf(new Response('', { status: 503, headers: until }))).toEqual({
      kind: 'unreachable',
      detail: 'status 503',
    });
    expect(await failureOf(new Response('', { status: 503, headers: { 'retry-after': 'soon' } }))).toEqual({
      kind: 'unreachable',
      detail: 'status 503',
    });
  });
});

/** A server that never answers. */
const never = (init: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

describe('time and interruption', () => {
  test('K5 a request that takes too long is given up and asks for less', async () => {
    const { remote } = answering(never);
    const answer = await remote.pull({ ...PULL, timeout_ms: 5 });
    expect(answer).toEqual({ ok: false, failure: { kind: 'too_much', detail: 'timeout' } });
  });

  test('LD4 a caller that gives up ends the request', async () => {
    const { remote } = answering(never);
    const controller = new AbortController();
    const answer = remote.pull({ ...PULL, signal: controller.signal });
    controller.abort();
    expect(await answer).toEqual({ ok: false, failure: { kind: 'unreachable', detail: 'AbortError' } });
  });

  test('PS4 no network is not reached', async () => {
    const failure = await failureOf(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(failure).toEqual({ kind: 'unreachable', detail: 'TypeError' });
  });
});
