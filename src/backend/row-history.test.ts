import { expect, test, vi } from 'vitest';
import { createRowHistory } from './row-history.ts';
import type { TokenAnswer } from '../session/session-types.ts';

const entry = {
  id: '7',
  op: 'update',
  user_id: 'u1',
  user_name: 'Bram Visser',
  made_at: '2026-05-01T08:00:00+00:00',
  arrived_at: '2026-05-01T12:30:00.25+00:00',
  changes: {
    notes: { old: null, new: 'sleutel' },
    amount: { old: 1.5, new: 2 },
    tags: { old: [], new: ['a'] },
    // Of a table whose history keeps the names of columns only.
    content: {},
  },
};
const refused = () => Response.json({ code: 'PT401', message: 'not signed in' }, { status: 401 });
const portal = (status: number) => new Response('<html>Welkom in de haven</html>', { status });

/** A history whose server answers in turn; `tokens` are given out in turn too, the last one for ever. */
function asking(answers: readonly (Response | Error)[], tokens: readonly TokenAnswer[] = []) {
  const left = [...answers];
  const fake = vi.fn<typeof fetch>(async () => {
    const next = left.shift() ?? new TypeError('no more answers');
    if (next instanceof Error) throw next;
    return next;
  });
  const asked: boolean[] = [];
  const history = createRowHistory({
    base_url: 'https://b.example',
    publishable_key: 'pk',
    fetch: fake,
    token: async ({ force_refresh }) => {
      asked.push(force_refresh);
      return tokens[asked.length - 1] ?? { kind: 'token', token: `jwt-${asked.length}` };
    },
  });
  return { history, fake, asked };
}

const page = { entries: [entry], more: true };

test('the history of a row comes as the server tells it, further pages before the entry that is named', async () => {
  const { history, fake } = asking([Response.json(page), Response.json({ entries: [], more: false })]);
  expect(await history('clients', 'c1')).toEqual({ ok: true, value: page });
  expect(await history('clients', 'c1', '7')).toEqual({ ok: true, value: { entries: [], more: false } });
  await history('clients', 'c1', undefined, ['client_notes']);
  expect(fake.mock.calls[2]?.[1]?.body).toBe('{"p_table":"clients","p_row":"c1","p_below":["client_notes"]}');
  expect(fake.mock.calls[1]?.[1]?.body).toBe('{"p_table":"clients","p_row":"c1","p_before":"7"}');
  const [url, init] = fake.mock.calls[0] ?? [];
  expect(url).toBe('https://b.example/rest/v1/rpc/row_history');
  expect(init).toMatchObject({ method: 'POST', body: '{"p_table":"clients","p_row":"c1"}' });
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer jwt-1');
  expect(new Headers(init?.headers).get('apikey')).toBe('pk');
});

test('G6 no network, a portal’s page, and an answer of another shape are all being offline', async () => {
  for (const answer of [
    new TypeError('Failed to fetch'),
    portal(200),
    portal(403),
    Response.json({}),
    Response.json([entry]),
    Response.json({ ...page, entries: [{ ...entry, op: 'other' }] }),
    Response.json({ ...page, entries: [{ ...entry, changes: { notes: 'x' } }] }),
    Response.json({ error: 'blocked' }, { status: 403 }),
  ]) {
    expect(await asking([answer]).history('clients', 'c1')).toEqual({ ok: false, error: 'offline' });
  }
});

test('G6 without a token nothing is asked', async () => {
  const none = asking([], [{ kind: 'none' }]);
  expect(await none.history('clients', 'c1')).toEqual({ ok: false, error: 'sign_in' });
  const away = asking([], [{ kind: 'unreachable' }]);
  expect(await away.history('clients', 'c1')).toEqual({ ok: false, error: 'offline' });
  expect(none.fake.mock.calls.length + away.fake.mock.calls.length).toBe(0);
});

test('K6 a refused token is refreshed once; refused again, somebody has to sign in', async () => {
  const mended = asking([refused(), Response.json(page)]);
  expect(await mended.history('clients', 'c1')).toEqual({ ok: true, value: page });
  expect(mended.asked).toEqual([false, true]);
  const ended = asking([refused(), refused()]);
  expect(await ended.history('clients', 'c1')).toEqual({ ok: false, error: 'sign_in' });
});

test('R-17 a refusal of the server is a failure, not being offline', async () => {
  for (const [status, code] of [
    [403, 'PT403'],
    [400, '22023'],
    [500, 'XX000'],
  ] as const) {
    const answer = Response.json({ code, message: 'no' }, { status });
    expect(await asking([answer]).history('clients', 'c1')).toEqual({ ok: false, error: 'failed' });
  }
});
