import { expect, test } from 'vitest';
import { preflight, readable, readingOrigin } from './cors.ts';

const ask = (headers: Record<string, string>, method = 'GET'): Request =>
  new Request('http://127.0.0.1:4173/rest/v1/clients', { method, headers });

test('a page of this machine may read the API, a page of the web may not unless the backend is on the network', () => {
  expect(readingOrigin(ask({ origin: 'http://localhost:5000' }), false)).toBe('http://localhost:5000');
  expect(readingOrigin(ask({ origin: 'https://elsewhere.example' }), false)).toBeNull();
  expect(readingOrigin(ask({ origin: 'https://elsewhere.example' }), true)).toBe('https://elsewhere.example');
  expect(readingOrigin(ask({ origin: 'null' }), true)).toBeNull();
  expect(readingOrigin(ask({}), true)).toBeNull();
});

test('the question before a request is answered with what was asked for, or refused', () => {
  const asked = ask(
    {
      origin: 'http://localhost:5000',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey',
    },
    'OPTIONS',
  );
  const answer = preflight(asked, 'http://localhost:5000');
  expect(answer?.status).toBe(204);
  expect(answer?.headers.get('access-control-allow-headers')).toBe('apikey');
  expect(preflight(asked, null)?.status).toBe(403);
  expect(preflight(ask({}), 'http://localhost:5000')).toBeNull();
  expect(preflight(ask({}, 'OPTIONS'), 'http://localhost:5000')).toBeNull();
});

test('an answer is readable for one origin and no other', async () => {
  const open = new Response('[]', { status: 206, headers: { 'access-control-allow-origin': '*' } });
  const mine = readable(open.clone(), 'http://localhost:5000');
  expect([mine.status, mine.headers.get('access-control-allow-origin'), await mine.text()]).toEqual([
    206,
    'http://localhost:5000',
    '[]',
  ]);
  expect(readable(open, null).headers.has('access-control-allow-origin')).toBe(false);
});
