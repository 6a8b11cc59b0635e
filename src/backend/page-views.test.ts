import { expect, test, vi } from 'vitest';
import { createPageViews } from './page-views.ts';

function answering(...responses: readonly Response[]) {
  const send = vi.fn<typeof fetch>();
  for (const response of responses) send.mockResolvedValueOnce(response);
  const pageViews = createPageViews({
    base_url: 'https://b.example',
    publishable_key: 'pk',
    fetch: send,
    token: async () => ({ kind: 'token', token: 'jwt' }),
  });
  return { pageViews, send };
}

const row = (day: string, path = '/') => ({ path, day, views: 2 });

test('R-38 the views of pages since a day come page by page of the answer, until one is not full', async () => {
  const full = Array.from({ length: 1_000 }, (_, index) => row('2026-03-01', `/blog/${index}`));
  const { pageViews, send } = answering(Response.json(full), Response.json([row('2026-03-02')]));
  const answer = await pageViews('2026-03-01');
  expect(answer.ok && answer.value).toHaveLength(1_001);
  expect(send.mock.calls.map(([address]) => address)).toEqual(
    [0, 1_000].map(
      (offset) =>
        `https://b.example/rest/v1/page_views?select=path,day,views&day=gte.2026-03-01&order=day,path&limit=1000&offset=${offset}`,
    ),
  );
});

test('R-17 R-38 a refusal is a failure, an answer of another shape is being offline, also halfway', async () => {
  const refused = Response.json({ code: '42501', message: 'denied' }, { status: 403 });
  expect(await answering(refused).pageViews('2026-03-01')).toEqual({ ok: false, error: 'failed' });
  expect(await answering(Response.json([{ path: '/' }])).pageViews('2026-03-01')).toEqual({
    ok: false,
    error: 'offline',
  });
  const full = Array.from({ length: 1_000 }, () => row('2026-03-01'));
  expect(await answering(Response.json(full), Response.json({})).pageViews('2026-03-01')).toEqual({
    ok: false,
    error: 'offline',
  });
});
