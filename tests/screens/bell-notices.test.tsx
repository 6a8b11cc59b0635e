// @vitest-environment jsdom
/** What the bell tells beside its list: aloud, by notifications and on the icon of the installed app. */
import 'fake-indexeddb/auto';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShellActionsProvider } from '../../src/admin/components/shell-actions.ts';
import { SettingsRoutes } from '../../src/admin/features/settings/settings-routes.tsx';
import { Bell } from '../../src/admin/shell/bell/bell.tsx';
import type { AdminRuntime } from '../../src/admin/runtime.ts';
import { REQUEST_KIND_PATHS, adminPage } from '../../src/admin-routes.ts';
import type { AppDatabase } from '../../src/data/index.ts';
import { markRequestsRead, requestsToRead } from '../../src/data/index.ts';
import { undoStep } from '../../src/data/commands/undo.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverLead } from '../../src/data/testing/rows.ts';
import { createListeners } from '../../src/lib/listeners.ts';
import type { PageMessage } from '../../src/pwa/worker-protocol.ts';
import { drawAdmin, eventually, find, press } from './draw-admin.tsx';

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const contact = (n: number, name: string) => ({
  ...serverLead(id(n), { first_name: name, last_name: 'Smit', message: 'Geheim', service: 'Antifouling' }),
  created_at: new Date().toISOString(),
});
const requestPath = (n: number): string =>
  adminPage('request', { request_kind: REQUEST_KIND_PATHS.contacts, request_id: id(n) });

const NO_ACTIONS = { ask_sign_in: () => undefined, open_device: () => undefined, sign_out: () => undefined };

/** The browser of this test: what it was asked, told and shows. */
const browser = {
  permission: 'default',
  answers: 'granted',
  told: [] as PageMessage[],
  badge: [] as number[],
  closed: [] as string[],
  shown: [] as string[],
};

beforeEach(() => {
  Object.assign(browser, {
    permission: 'default',
    answers: 'granted',
    told: [],
    badge: [],
    closed: [],
    shown: [],
  });
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.permission = browser.answers;
    },
  });
  const active = { postMessage: (message: PageMessage) => browser.told.push(message) };
  const getNotifications = async () =>
    browser.shown.map((tag) => ({ tag, close: () => browser.closed.push(tag) }));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ active }), getRegistration: async () => ({ getNotifications }) },
  });
  Object.assign(navigator, {
    setAppBadge: async (count: number) => browser.badge.push(count),
    clearAppBadge: async () => browser.badge.push(0),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['serviceWorker', 'setAppBadge', 'clearAppBadge'])
    Reflect.deleteProperty(navigator, name);
});

function Framed() {
  const [opened, setOpened] = useState(false);
  return <Bell opened={opened} on_open={() => setOpened(true)} on_close={() => setOpened(false)} />;
}

/** Draws the bell, and what else is given, for somebody who wants notifications on this device or not. */
function ring(
  db: AppDatabase,
  wanted: { is: boolean },
  beside: {
    readonly path: string;
    readonly screen: ReactElement;
    readonly role: 'admin' | 'technician';
  } | null = null,
) {
  const listeners = createListeners<[]>();
  const notices: AdminRuntime['device']['notices'] = {
    read: async () => wanted.is,
    write: async (_, is_wanted) => {
      wanted.is = is_wanted;
      listeners.call();
    },
    follow: listeners.add,
  };
  const user = {
    id: db.user_id,
    email: 'sanne@havenglans.example',
    name: 'Sanne',
    role: beside?.role ?? 'admin',
  };
  const around = (
    <ShellActionsProvider value={NO_ACTIONS}>
      <Framed />
      {beside?.screen}
    </ShellActionsProvider>
  );
  const drawn = drawAdmin(db, beside?.path ?? adminPage('blog'), around, { user }, { notices });
  drawn.tell({ first_sync_done: true, leader: true });
  return drawn;
}

/** Presses the button that asks, once this device has said what was chosen before. */
const turnOn = async (): Promise<void> => {
  const button = await find(HTMLButtonElement, 'button', 'Meldingen aanzetten');
  await eventually(() => expect(button.disabled).toBe(false));
  button.click();
};

const said = (): string => document.querySelector('output')?.textContent ?? '';
const notified = () =>
  browser.told.flatMap((message) => (message.type === 'show-notices' ? message.notices : []));
const bellSays = async (words: string): Promise<HTMLElement> =>
  await find(HTMLElement, `button[aria-haspopup="dialog"][aria-label="${words}"]`);

test('A-026 R-38 what arrives is said aloud and on the icon; what was there, or became unread again, is not', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { contacts: [contact(1, 'Els')] } });
  const { end } = ring(db, { is: false });
  await bellSays('1 ongelezen aanvraag');
  expect(said()).toBe('');
  await eventually(() => expect(browser.badge).toEqual([1]));
  await pull({ tables: { contacts: [contact(2, 'Jan')] } });
  await eventually(() => expect(said()).toBe('Nieuwe aanvraag van Jan Smit. 2 ongelezen aanvragen.'));
  expect(browser.badge.at(-1)).toBe(2);

  await markRequestsRead(db, (await requestsToRead(db)).unread);
  await eventually(() => expect(browser.badge.at(-1)).toBe(0));
  await undoStep(db, { user: { role: 'admin' } });
  await bellSays('2 ongelezen aanvragen');
  expect(said(), 'still of what arrived').toContain('Jan Smit');
  end();
  await eventually(() => expect(browser.badge.at(-1), 'the lock and a sign-out clear the icon').toBe(0));
  expect(notified(), 'nobody asked to be notified').toEqual([]);
});

test('R-09 the leading tab notifies with name and kind alone, of several with their number; what is read takes its notification along', async () => {
  browser.permission = 'granted';
  const { db, pull } = await openDevice();
  const { end, tell } = ring(db, { is: true });
  await eventually(() => expect(browser.badge, 'it knows what is there').toEqual([0]));
  await pull({ tables: { contacts: [contact(1, 'Els')] } });
  await eventually(() => expect(notified()).toHaveLength(1));
  expect(notified()).toEqual([
    { title: 'Nieuwe aanvraag', body: 'Els Smit · Aanvraag', tag: `request:${id(1)}`, path: requestPath(1) },
  ]);
  await pull({ tables: { contacts: [2, 3, 4, 5].map((n) => contact(n, 'Jan')) } });
  await eventually(() => expect(notified()).toHaveLength(2));
  expect(notified()[1]).toMatchObject({ title: '4 nieuwe aanvragen', path: adminPage('requests') });
  expect(JSON.stringify(browser.told)).not.toMatch(/Geheim|Antifouling/);

  browser.shown = [1, 2].map((n) => `request:${id(n)}`);
  await markRequestsRead(db, [{ table: 'contacts', id: id(1) }]);
  await bellSays('4 ongelezen aanvragen');
  await eventually(() => expect(browser.closed).toEqual([`request:${id(1)}`]));
  tell({ leader: false });
  await pull({ tables: { contacts: [contact(6, 'Piet')] } });
  await bellSays('5 ongelezen aanvragen');
  await eventually(() => expect(said()).toContain('Piet Smit'));
  expect(notified(), 'another tab leads').toHaveLength(2);
  end();
  await eventually(() => expect(browser.closed).toContain(`request:${id(2)}`));
});

test('R-09 notifications are asked for by a button that says why, and can be switched off again', async () => {
  const { db } = await openDevice();
  const wanted = { is: false };
  const { end } = ring(db, wanted);
  (await bellSays('Meldingen')).click();
  expect(browser.permission, 'never at start').toBe('default');
  await find(HTMLElement, '[role="dialog"] p', 'De melding noemt alleen de naam en het soort aanvraag.');
  await turnOn();
  await find(HTMLElement, 'button', 'Meldingen uitzetten');
  expect([browser.permission, wanted.is]).toEqual(['granted', true]);
  await press('button', 'Meldingen uitzetten');
  await find(HTMLElement, 'button', 'Meldingen aanzetten');
  expect(wanted.is).toBe(false);
  end();
});

const DEVICE_SETTINGS = {
  path: adminPage('settings_section', { section: 'apparaat' }),
  screen: <SettingsRoutes />,
};

test('R-09 the settings of this device ask as well, and say what was chosen from the bell', async () => {
  const { db } = await openDevice();
  const wanted = { is: false };
  const { end } = ring(db, wanted, { ...DEVICE_SETTINGS, role: 'admin' });
  await find(HTMLElement, 'section[aria-label="Meldingen van aanvragen"] h3', 'Meldingen van aanvragen');
  expect(browser.permission, 'never at start').toBe('default');
  await turnOn();
  await find(HTMLElement, 'button', 'Meldingen uitzetten');
  expect([browser.permission, wanted.is]).toEqual(['granted', true]);
  (await bellSays('Meldingen')).click();
  await press('[role="dialog"] button', 'Meldingen uitzetten');
  await find(HTMLElement, 'section[aria-label="Meldingen van aanvragen"] button', 'Meldingen aanzetten');
  expect(wanted.is).toBe(false);
  end();
});

test('R-09 R-17 a technician, who reads no requests, is not asked about them', async () => {
  const { db } = await openDevice();
  const { end } = ring(db, { is: false }, { ...DEVICE_SETTINGS, role: 'technician' });
  await find(HTMLElement, 'h3', 'Vergrendelen en afmelden');
  expect(document.body.textContent).not.toContain('Meldingen van aanvragen');
  end();
});

test('R-09 a browser that refuses or has no notifications is told in words, without a button in vain', async () => {
  browser.answers = 'denied';
  const { db } = await openDevice();
  const wanted = { is: false };
  const first = ring(db, wanted);
  (await bellSays('Meldingen')).click();
  await turnOn();
  await find(HTMLElement, '[role="dialog"] p', 'De browser houdt meldingen van deze site tegen.');
  expect(wanted.is).toBe(false);
  first.end();

  vi.unstubAllGlobals();
  const second = ring(db, wanted);
  (await bellSays('Meldingen')).click();
  await find(HTMLElement, '[role="dialog"] p', 'Deze browser toont geen meldingen.');
  expect(document.body.textContent).not.toContain('Meldingen aanzetten');
  second.end();
});
