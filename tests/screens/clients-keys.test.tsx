// @vitest-environment jsdom
/** The list of clients by keyboard, over a real database. */
import 'fake-indexeddb/auto';
import { IconAnchor } from '@tabler/icons-react';
import { afterEach, expect, test } from 'vitest';
import { adminPage } from '../../src/admin-routes.ts';
import { ClientsRoutes } from '../../src/admin/features/clients/clients-routes.tsx';
import type { AdminRuntime } from '../../src/admin/runtime.ts';
import { SearchEverything } from '../../src/admin/shell/search/search-everything.tsx';
import type { DeviceSettings } from '../../src/device/device-settings.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverClient, serverRecord } from '../../src/data/testing/rows.ts';
import { drawAdmin, eventually, find, type } from './draw-admin.tsx';

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const SCREENS = [
  { name: 'clients', title: 'Client Management', icon: IconAnchor, Component: () => null },
] as const;
const SWITCHED_ON: DeviceSettings = { keep_after_sign_out: false, question_mark_key: true };

const nothing = (): void => undefined;

let settings = SWITCHED_ON;
afterEach(() => {
  settings = SWITCHED_ON;
});

async function draw() {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [
        serverClient(id(1), { name: 'Aart Bos', phone: '+31 6 1234 5678', email: 'aart@bos.example' }),
        serverClient(id(2), { name: 'Bea Dam', phone: '020 765 4321', email: 'bea@dam.example' }),
        serverClient(id(3), { name: 'Cor Eik', phone: null, email: 'cor@eik.example' }),
      ],
      service_records: [serverRecord(id(11), id(2))],
    },
  });
  const parts: Partial<AdminRuntime['device']> = {
    settings: { read: async () => settings, write: async () => undefined },
  };
  const device: AdminRuntime['device'] = Reflect.apply(Object.assign, undefined, [{}, parts]);
  const drawn = drawAdmin(
    db,
    adminPage('clients'),
    <>
      <SearchEverything screens={SCREENS} on_leave={nothing} on_device={nothing} on_sign_out={nothing} />
      <main tabIndex={-1}>
        <ClientsRoutes />
      </main>
    </>,
    { device },
  );
  const end = (): void => {
    drawn.end();
    db.close();
  };
  return { end };
}

const key = (name: string, more: KeyboardEventInit = {}): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key: name, code: name, bubbles: true, cancelable: true, ...more }),
  );
const focusedEntry = (): string | null =>
  document.activeElement?.closest('[data-entry]')?.textContent ?? null;
const field = async (): Promise<HTMLInputElement> => await find(HTMLInputElement, 'input[data-list-search]');
const entries = (): readonly string[] =>
  [...document.querySelectorAll('[data-entry]')].map(({ textContent }) => textContent);

test('M-015 a slash leads to the search, Enter and the down key into the list, and the up key back', async () => {
  const drawn = await draw();
  const search = await field();
  await find(HTMLElement, '[data-entry]', 'Cor Eik');
  await eventually(() => {
    key('/');
    expect(document.activeElement).toBe(search);
  });
  type(search, '0612');
  await eventually(() => expect(entries()).toEqual(['Aart Bos']));
  key('Enter');
  await eventually(() => expect(focusedEntry()).toBe('Aart Bos'));
  key('ArrowUp');
  expect(document.activeElement).toBe(search);
  type(search, 'waxen');
  key('ArrowDown');
  await eventually(() =>
    expect(focusedEntry(), 'the list answers to what was typed by then').toBe('Bea Dam'),
  );
  key('ArrowUp');
  type(search, 'geen');
  key('Enter');
  await eventually(() => expect(entries()).toEqual([]));
  expect(document.activeElement, 'there is nothing to go to').toBe(search);
  drawn.end();
});

test('M-004 n opens the form of a new client, but is a letter in a field, and nothing under a dialog or with Ctrl', async () => {
  const drawn = await draw();
  const search = await field();
  await find(HTMLElement, '[data-entry]', 'Cor Eik');
  search.focus();
  key('n');
  search.blur();
  key('n', { ctrlKey: true });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(location.pathname).toBe(adminPage('clients'));
  key('n');
  await eventually(() => expect(location.pathname).toBe(adminPage('new_client')));
  await find(HTMLElement, '[role=dialog] form');
  key('/');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).not.toBe(search);
  drawn.end();
});

test('who switched off keys of one character is not led anywhere by them', async () => {
  settings = { ...SWITCHED_ON, question_mark_key: false };
  const drawn = await draw();
  const search = await field();
  for (const name of ['/', 'n', '?', '/']) key(name);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).not.toBe(search);
  expect(location.pathname).toBe(adminPage('clients'));
  expect(document.querySelector('[data-shortcuts]')).toBeNull();
  expect(key('/'), 'a search of the browser under this key is not held up').toBe(true);
  drawn.end();
});
