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

const ONE_CLICK = 'List-Unsubscribe=One-Click';
const call = (method: string, query: string, body: string | null = null, referer?: string) =>
  handler(
    new Request(`https://havenglans.example/api/unsubscribe${query}`, {
      method,
      body,
      headers: referer === undefined ? {} : { referer },
    }),
    env,
  );
const asked = `https://havenglans.example/nieuwsbrief/afmelden?token=${TOKEN}`;
const ended = () =>
  expect(database).toHaveBeenCalledExactlyOnceWith(
    'http://api.example/rest/v1/rpc/newsletter_unsubscribe',
    expect.objectContaining({ body: JSON.stringify({ p_token: TOKEN }) }),
  );

test('R-25 opening the link leads to a page of the site that asks, and ends nothing: scanners of mail open it too', async () => {
  const answer = await call('GET', `?token=${TOKEN}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, asked]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  for (const query of ['', '?token=', '?token=x', `?token=${TOKEN}'--`, '?token=0f8fad5b'])
    expect((await call('GET', query)).headers.get('location'), query).toBe(
      'https://havenglans.example/nieuwsbrief/afmelden',
    );
  expect(database, 'asked about the one token, and told to change nothing').toHaveBeenCalledExactlyOnceWith(
    'http://api.example/rest/v1/rpc/newsletter_subscribed',
    expect.objectContaining({ body: JSON.stringify({ p_token: TOKEN }) }),
  );
});

/** Where an opened link leads when the database answers so. */
async function leadsTo(found: Response): Promise<string | null> {
  database.mockResolvedValueOnce(found);
  return (await call('GET', `?token=${TOKEN}`)).headers.get('location');
}

test('R-25 a link that can end nothing more leads to the page that says that it is used up', async () => {
  expect(await leadsTo(Response.json(false))).toBe('https://havenglans.example/nieuwsbrief/al-afgemeld');
  expect(await leadsTo(Response.json(true))).toBe(asked);
  // A database that does not answer: the button tells.
  expect(await leadsTo(new Response(null, { status: 503 }))).toBe(asked);
});

test('R-25 the button of that page ends the subscription and leads on to a page of the site', async () => {
  const answer = await call('POST', '', '', asked);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    'https://havenglans.example/nieuwsbrief/afgemeld',
  ]);
  ended();
});

test('R-25 one click of a mail program (RFC 8058) ends it without a redirect', async () => {
  const answer = await call('POST', `?token=${TOKEN}`, ONE_CLICK);
  expect([answer.status, await answer.text(), answer.headers.has('location')]).toEqual([200, '', false]);
  ended();
  const as_form = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--';
  expect((await call('POST', `?token=${TOKEN}`, as_form)).status).toBe(200);
});

test.each(['', '?token=', '?token=x', `?token=${TOKEN}'--`])(
  'R-25 one click with %j is answered like one with a token that is known, and asks nothing of the database',
  async (query) => {
    const known = await call('POST', `?token=${TOKEN}`, ONE_CLICK);
    const answer = await call('POST', query, ONE_CLICK);
    expect([answer.status, [...answer.headers]]).toEqual([known.status, [...known.headers]]);
    expect(database).toHaveBeenCalledOnce();
  },
);

test('R-25 a button that brings no token is told so, never that it worked', async () => {
  for (const referer of [
    undefined,
    'https://havenglans.example/nieuwsbrief/afmelden',
    'geen adres',
    `${asked}x`,
  ]) {
    const answer = await call('POST', '', '', referer);
    expect([answer.status, answer.headers.get('location')], String(referer)).toEqual([400, null]);
    expect(await answer.text()).toContain('Afmelden is nu niet gelukt');
  }
  expect((await call('POST', '', 'x'.repeat(10_000))).status).toBe(400);
  expect(database).not.toHaveBeenCalled();
});

test('R-25 a scanner that only asks for the head ends nothing', async () => {
  for (const method of ['HEAD', 'PUT', 'DELETE', 'OPTIONS'])
    expect((await call(method, `?token=${TOKEN}`)).status, method).toBe(405);
  expect(database).not.toHaveBeenCalled();
});

test('R-25 when it did not work it says so, in Dutch, and what to do', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  database.mockResolvedValueOnce(new Response(null, { status: 500 }));
  const answer = await call('POST', '', '', asked);
  expect([answer.status, answer.headers.get('location')]).toEqual([502, null]);
  expect(await answer.text()).toContain('Afmelden is nu niet gelukt');
  database.mockRejectedValueOnce(new TypeError('refused'));
  expect((await call('POST', `?token=${TOKEN}`, ONE_CLICK)).status).toBe(502);
});
