import { expect, test } from 'vitest';
import type { OpenNotice } from '../worker-protocol.ts';
import { type NoticeScope, openNotice, showUnseen } from './notices.ts';

const ADMIN = 'https://havenglans.example/admin/blog-beheer';
const SITE = 'https://havenglans.example/diensten';
const REQUEST = '/admin/aanvragen/contacten/1';
const NOTICE = { title: 'Nieuwe aanvraag', body: 'Jan', tag: 'request:1', path: REQUEST };

const windowAt = (id: string, url: string, visibilityState = 'hidden', focused = false) => ({
  id,
  url,
  visibilityState,
  focused,
  heard: [] as OpenNotice[],
  was_focused: false,
  postMessage(message: OpenNotice) {
    this.heard.push(message);
  },
  async focus() {
    this.was_focused = true;
  },
});

/** A worker with these windows, and what it shows and opens. */
const workerWith = (...windows: readonly ReturnType<typeof windowAt>[]) => {
  const shown: { title: string; body: string; tag: string; data: string }[] = [];
  const opened: string[] = [];
  const scope: NoticeScope = {
    clients: {
      matchAll: async () => windows,
      openWindow: async (url) => {
        opened.push(url);
      },
    },
    registration: {
      showNotification: async (title, { body, tag, data }) => {
        shown.push({ title, body, tag, data });
      },
    },
  };
  return { scope, shown, opened };
};

test('R-09 a notification is shown while no window of the admin is in sight, also beside a page of the site', async () => {
  const hidden = { id: 'a', is_hidden: true };
  const { scope, shown } = workerWith(windowAt('a', ADMIN, 'visible'), windowAt('b', SITE, 'visible'));
  await showUnseen(scope, [NOTICE], hidden);
  expect(shown, 'the page that asks knows best whether it is hidden').toEqual([
    { title: 'Nieuwe aanvraag', body: 'Jan', tag: 'request:1', data: REQUEST },
  ]);
});

test('R-09 nothing is shown to somebody who looks at the admin, in this window or in another', async () => {
  for (const [windows, is_hidden] of [
    [[windowAt('a', ADMIN, 'visible')], false],
    [[windowAt('a', ADMIN), windowAt('b', ADMIN, 'visible')], true],
  ] as const) {
    const { scope, shown } = workerWith(...windows);
    await showUnseen(scope, [NOTICE], { id: 'a', is_hidden });
    expect(shown).toEqual([]);
  }
});

test('R-09 R-14 a click opens the request in the window of the admin that is in use, and brings that to the front', async () => {
  const site = windowAt('site', SITE, 'visible', true);
  const behind = windowAt('behind', ADMIN);
  const used = windowAt('used', ADMIN, 'visible');
  const { scope, opened } = workerWith(site, behind, used);
  await openNotice(scope, REQUEST);
  expect([used.heard, used.was_focused]).toEqual([[{ type: 'open-notice', path: REQUEST }], true]);
  expect([site.heard, behind.heard, opened]).toEqual([[], [], []]);
});

test('R-09 R-14 a click opens a window where there is none, and stands a browser that brings none to the front', async () => {
  const alone = workerWith(windowAt('site', SITE, 'visible'));
  await openNotice(alone.scope, REQUEST);
  expect(alone.opened).toEqual([REQUEST]);
  const behind = {
    ...windowAt('behind', ADMIN),
    focus: async () => await Promise.reject(new Error('not allowed')),
  };
  const refused = workerWith(behind);
  await openNotice(refused.scope, REQUEST);
  expect(behind.heard).toEqual([{ type: 'open-notice', path: REQUEST }]);
  await openNotice(refused.scope, undefined);
  expect(behind.heard).toHaveLength(1);
});
