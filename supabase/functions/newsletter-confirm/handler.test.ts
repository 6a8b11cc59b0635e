import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handler } from './handler.ts';

const TOKEN = '0f8fad5b-d9cb-469f-a165-70867728950e';
const SITE = 'https://havenglans.example';
const env = { SUPABASE_URL: 'http://api.example', SUPABASE_SERVICE_ROLE_KEY: 'k', SITE_URL: `${SITE}/` };
const database = vi.fn<() => Promise<Response>>(async () => Response.json('confirmed'));
beforeEach(() => {
  database.mockClear();
  vi.stubGlobal('fetch', database);
});
afterEach(() => vi.unstubAllGlobals());

const call = (method: string, query: string, referer?: string) =>
  handler(
    new Request(`${SITE}/api/newsletter-confirm${query}`, {
      method,
      headers: referer === undefined ? {} : { referer },
    }),
    env,
  );
const ask = `${SITE}/nieuwsbrief/bevestigen`;

test('R-25 opening the link leads to a page that asks, and confirms nothing: scanners of mail open it too', async () => {
  const answer = await call('GET', `?token=${TOKEN}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${ask}?token=${TOKEN}`]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  for (const query of ['', '?token=', '?token=x', `?token=${TOKEN}'--`])
    expect((await call('GET', query)).headers.get('location'), query).toBe(ask);
  for (const method of ['HEAD', 'PUT', 'DELETE', 'OPTIONS'])
    expect((await call(method, `?token=${TOKEN}`)).status, method).toBe(405);
  expect(database).not.toHaveBeenCalled();
});

test('R-25 the button of that page confirms and leads on; a link that no longer works says so', async () => {
  const pressed = await call('POST', '', `${ask}?token=${TOKEN}`);
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `${SITE}/aangemeld`]);
  expect(database).toHaveBeenCalledExactlyOnceWith(
    'http://api.example/rest/v1/rpc/newsletter_confirm',
    expect.objectContaining({ body: JSON.stringify({ p_token: TOKEN }) }),
  );
  database.mockResolvedValueOnce(Response.json('expired'));
  const late = await call('POST', '', `${ask}?token=${TOKEN}`);
  expect([late.status, late.headers.get('location')]).toEqual([303, `${SITE}/niet-aangemeld`]);
});

test('R-25 a button that brings no token never says that it worked, and asks nothing of the database', async () => {
  for (const referer of [undefined, ask, 'geen adres', `${ask}?token=${TOKEN}x`])
    expect((await call('POST', '', referer)).headers.get('location'), String(referer)).toBe(
      `${SITE}/niet-aangemeld`,
    );
  expect(database).not.toHaveBeenCalled();
});

test('R-25 when it did not work it says so, in Dutch, and what to do', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  database.mockResolvedValueOnce(new Response(null, { status: 500 }));
  const answer = await call('POST', '', `${ask}?token=${TOKEN}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([502, null]);
  expect(await answer.text()).toContain('Bevestigen is nu niet gelukt');
  database.mockRejectedValueOnce(new TypeError('refused'));
  expect((await call('POST', '', `${ask}?token=${TOKEN}`)).status).toBe(502);
});
