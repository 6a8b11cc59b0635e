import { afterEach, expect, test, vi } from 'vitest';
import { countRows, fetchRows } from './rest.ts';

const answering = (answer: typeof fetch, online = true) => {
  const asked = vi.fn(answer);
  vi.stubGlobal('navigator', { onLine: online });
  vi.stubGlobal('fetch', asked);
  return asked;
};
afterEach(() => vi.unstubAllGlobals());

test('D-001 rows are asked for with the public anonymous key, at the backend’s own address', async () => {
  const asked = answering(async () => Response.json([{ id: '1' }, 'no row', null]));
  expect(await fetchRows('images?select=id')).toEqual({ ok: true, value: [{ id: '1' }] });
  const [url, init] = asked.mock.calls[0] ?? [];
  expect(url).toBe('/rest/v1/images?select=id');
  expect(init).toMatchObject({ method: 'GET', headers: { apikey: 'sb_publishable_embedded' } });
});

test('D-005 a count comes without rows', async () => {
  const asked = answering(async () => new Response(null, { headers: { 'content-range': '*/3' } }));
  expect(await countRows('boat_type_images?select=id')).toEqual({ ok: true, value: 3 });
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD', headers: { prefer: 'count=exact' } });
});

test('X-008 an error, and an answer that is no list, have failed', async () => {
  answering(async () => new Response('{}', { status: 500 }));
  expect(await fetchRows('images')).toEqual({ ok: false, error: 'failed' });
  answering(async () => new Response('<html>'));
  expect(await fetchRows('images')).toEqual({ ok: false, error: 'failed' });
  answering(async () => new Response(null));
  expect(await countRows('images')).toEqual({ ok: false, error: 'failed' });
});

test('a missing answer is no failure: a harbour’s network often claims to be online', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await fetchRows('images')).toEqual({ ok: false, error: 'offline' });
  const asked = answering(async () => Response.json([]), false);
  expect(await fetchRows('images')).toEqual({ ok: false, error: 'offline' });
  expect(asked).not.toHaveBeenCalled();
});
