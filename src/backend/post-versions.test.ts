import { expect, test, vi } from 'vitest';
import { createPostVersions } from './post-versions.ts';

const told = {
  id: 'v1',
  saved_by: 'u1',
  saved_by_name: 'Sanne de Vries',
  made_at: '2026-05-01T08:00:00+00:00',
  arrived_at: '2026-05-01T12:30:00.25+00:00',
  client_id: 'd1',
  seq: 7,
  lost: false,
  published: true,
  title: 'Teak',
  word_count: 812,
};
const text = {
  slug: 'teak',
  title: 'Teak',
  content: '<p>x</p>',
  html_blocks: [{ id: 'a', html: '<p>y</p>' }],
  category: null,
  metaDescription: 'Kort',
  summary: null,
  excerpt: null,
  author: 'Sanne',
  image_url: null,
  alt: null,
  focus_x: 20,
  focus_y: 80,
};

const token = async () => ({ kind: 'token', token: 'jwt' }) as const;

function asking(...answers: readonly (() => Response)[]) {
  const left = [...answers];
  const fake = vi.fn<typeof fetch>(async () => {
    const next = left.shift();
    if (next === undefined) throw new TypeError('Failed to fetch');
    return next();
  });
  return {
    fake,
    ...createPostVersions({ base_url: 'https://b.example', publishable_key: 'pk', fetch: fake, token }),
  };
}

test('versions of an article come as the server tells them, with the change of the device that each is of', async () => {
  const by_server = {
    ...told,
    id: 'v2',
    saved_by: null,
    saved_by_name: null,
    made_at: null,
    client_id: null,
    seq: null,
  };
  const { list, fake } = asking(() => Response.json([by_server, told]));
  const { client_id, seq, ...version } = told;
  expect(await list('p1')).toEqual({
    ok: true,
    value: [
      {
        ...version,
        id: 'v2',
        saved_by: null,
        saved_by_name: null,
        made_at: null,
        state: 'kept',
        change: null,
      },
      { ...version, state: 'kept', change: { client_id, seq } },
    ],
  });
  const [url, init] = fake.mock.calls[0] ?? [];
  expect([url, init?.body]).toEqual(['https://b.example/rest/v1/rpc/post_versions', '{"p_post":"p1"}']);
});

test('a version that is looked at comes with what it holds, and one that is no longer kept as nothing', async () => {
  const { read, fake } = asking(
    () => Response.json({ ...told, ...text }),
    () => Response.json(null),
  );
  expect(await read('v1')).toEqual({ ok: true, value: text });
  expect(await read('v9')).toEqual({ ok: true, value: null });
  const [url, init] = fake.mock.calls[0] ?? [];
  expect([url, init?.body]).toEqual(['https://b.example/rest/v1/rpc/post_version', '{"p_version":"v1"}']);
});

test('G6 R-17 no network and another shape are being offline; who may not read them is told that it failed', async () => {
  const { list, read } = asking(
    () => Response.json([{ ...told, title: 3 }]),
    () => Response.json({ code: 'PT403', message: 'not for this member of staff' }, { status: 403 }),
  );
  expect(await list('p1')).toEqual({ ok: false, error: 'offline' });
  expect(await list('p1')).toEqual({ ok: false, error: 'failed' });
  expect(await read('v1')).toEqual({ ok: false, error: 'offline' });
});
