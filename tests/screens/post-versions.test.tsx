// @vitest-environment jsdom
/** The list of an article's versions over a real database, and a server that answers as it is told. */
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { BlogRoutes } from '../../src/admin/features/blog/blog-routes.tsx';
import type { AdminRuntime } from '../../src/admin/runtime.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverPost } from '../../src/data/testing/rows.ts';
import type { PostVersion } from '../../src/domain/post-version.ts';
import { err, ok } from '../../src/lib/result.ts';
import { adminPage } from '../../src/admin-routes.ts';
import { drawAdmin, eventually } from './draw-admin.tsx';

vi.mock(import('../../src/admin/components/editor/index.tsx'), () => ({
  useIsKeepingPicture: () => false,
  RichText: () => <p>editor</p>,
}));

const POST = '0190c0de-0000-7000-8000-000000000001';
const uuidOf = (number: number): string => `0190c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;
const version = (number: number): PostVersion => ({
  id: uuidOf(number),
  state: 'kept',
  change: null,
  saved_by: 'former',
  saved_by_name: null,
  made_at: null,
  arrived_at: '2026-05-01T10:00:00Z',
  title: 'Teak',
  word_count: number,
  published: true,
  lost: false,
});

type Server = AdminRuntime['post_versions'];

const read: Server['read'] = async () => ok(null);

/** Draws the versions of an article that the server keeps. */
async function drawVersions(list: Server['list']) {
  const { db, pull } = await openDevice();
  await pull({ tables: { blog_posts: [serverPost(POST, { slug: 'teak', title: 'Teak' }, 1)] } });
  return drawAdmin(db, adminPage('post_versions', { post_id: POST }), <BlogRoutes />, {
    post_versions: { list, read },
  });
}

const links = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('ol[aria-label="Versies, nieuwste eerst"] a'),
];
const button = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(name));

/** Waits for what is drawn when code of its own chunk was fetched, which takes a moment on a busy machine. */
const drawn = async (expected: () => void): Promise<void> => await eventually(expected);

test('R-14 a long list of versions comes in pages, and the keyboard goes on where the next page begins', async () => {
  const all = Array.from({ length: 45 }, (_, index) => version(45 - index));
  const { end } = await drawVersions(async () => ok(all));
  await drawn(() => expect(links()).toHaveLength(20));
  expect(document.body.textContent).toContain('Een vroegere collega · 45 woorden');
  expect([...document.querySelectorAll('[data-state="public"]')]).toHaveLength(1);
  button('20 oudere versies tonen')?.click();
  await drawn(() => expect(links()).toHaveLength(40));
  await drawn(() => expect(document.activeElement).toBe(links()[20]));
  button('5 oudere versies tonen')?.click();
  await drawn(() => expect(document.activeElement).toBe(links()[40]));
  expect(links()).toHaveLength(45);
  expect(button('oudere')).toBeUndefined();
  end();
});

test('G4 R-50 why the list is missing is said by its code; what was fetched stays when it cannot be renewed', async () => {
  let answer: Awaited<ReturnType<Server['list']>> = err('failed');
  const { tell, end } = await drawVersions(async () => answer);
  await drawn(() => expect(document.body.textContent).toContain('De server gaf geen lijst.'));
  expect(document.body.textContent).toContain('Op dit apparaat wacht geen versie op verzenden.');
  answer = ok([version(3)]);
  button('Opnieuw proberen')?.click();
  await drawn(() => expect(links()).toHaveLength(1));
  expect(document.body.textContent).not.toContain('De server gaf geen lijst.');
  answer = err('offline');
  tell({ online: false });
  await drawn(() => expect(document.body.textContent).toContain('Er is geen verbinding.'));
  expect(links()).toHaveLength(1);
  end();
});
