import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handler } from './handler.ts';

const TOKEN = '0f8fad5b-d9cb-469f-a165-70867728950e';
const env = {
  SUPABASE_URL: 'http://api.example',
  SUPABASE_SERVICE_ROLE_KEY: 'k',
  SITE_URL: 'https://havenglans.example/',
};
const database = vi.fn<() => Promise<Response>>(async () => new Response(null, { status: 204 }));
beforeEach(() => {
  database.mockClear();
  vi.stubGlobal('fetch', database);
});
afterEach(() => vi.unstubAllGlobals());

const call = (method: string, query: string) =>
  handler(new Request(`https://havenglans.example/api/unsubscribe${query}`, { method }), env);

test('R-25 the link ends the subscription and leads to a page of the site', async () => {
  const answer = await call('GET', `?token=${TOKEN}`);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('https://havenglans.example/nieuwsbrief/afgemeld');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(database).toHaveBeenCalledExactlyOnceWith(
    'http://api.example/rest/v1/rpc/newsletter_unsubscribe',
    expect.objectContaining({ body: JSON.stringify({ p_token: TOKEN }) }),
  );
});

test.each(['', '?token=', '?token=x', `?token=${TOKEN}'--`, '?token=0f8fad5b'])(
  'R-25 %j is answered like a token that is known, and asks nothing of the database',
  async (query) => {
    const known = await call('GET', `?token=${TOKEN}`);
    const answer = await call('GET', query);
    expect([answer.status, [...answer.headers]]).toEqual([known.status, [...known.headers]]);
    expect((await call('POST', query)).status).toBe(200);
    expect(database).toHaveBeenCalledTimes(1);
  },
);

test('R-25 one click of a mail program (RFC 8058) ends it without a redirect', async () => {
  const answer = await call('POST', `?token=${TOKEN}`);
  expect([answer.status, await answer.text(), answer.headers.has('location')]).toEqual([200, '', false]);
  expect(database).toHaveBeenCalledOnce();
});

test('R-25 a scanner that only asks for the head ends nothing', async () => {
  for (const method of ['HEAD', 'PUT', 'DELETE', 'OPTIONS'])
    expect((await call(method, `?token=${TOKEN}`)).status, method).toBe(405);
  expect(database).not.toHaveBeenCalled();
});

test('R-25 when it did not work it says so, in Dutch, and what to do', async () => {
  database.mockResolvedValueOnce(new Response(null, { status: 500 }));
  const answer = await call('GET', `?token=${TOKEN}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([502, null]);
  expect(await answer.text()).toContain('Afmelden is nu niet gelukt');
  database.mockRejectedValueOnce(new TypeError('refused'));
  expect((await call('POST', `?token=${TOKEN}`)).status).toBe(502);
});
