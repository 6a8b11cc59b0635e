// @vitest-environment jsdom
/** 'Search everything' over a real database, by keyboard. */
import 'fake-indexeddb/auto';
import { Modal } from '@mantine/core';
import { IconAnchor } from '@tabler/icons-react';
import { afterEach, expect, test } from 'vitest';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { adminPage } from '../../src/admin-routes.ts';
import type { AdminRuntime } from '../../src/admin/runtime.ts';
import { SearchEverything } from '../../src/admin/shell/search/search-everything.tsx';
import type { DeviceSettings } from '../../src/device/device-settings.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverClient, serverRecord } from '../../src/data/testing/rows.ts';
import { drawAdmin, eventually, find, press, type } from './draw-admin.tsx';

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const SCREENS = [
  { name: 'clients', title: 'Client Management', icon: IconAnchor, Component: () => null },
] as const;

const asked: string[] = [];
let settings: DeviceSettings = { keep_after_sign_out: false, question_mark_key: true };
afterEach(() => {
  asked.length = 0;
  settings = { keep_after_sign_out: false, question_mark_key: true };
});

/** A screen with the search, a field and a form in a dialog. */
function Shell() {
  const [is_form_open, setFormOpen] = useState(false);
  return (
    <>
      <SearchEverything
        screens={SCREENS}
        on_leave={() => asked.push('leave')}
        on_device={() => asked.push('device')}
        on_sign_out={() => asked.push('sign out')}
      />
      <main tabIndex={-1}>
        <button type="button" onClick={() => setFormOpen(true)}>
          formulier
        </button>
        <textarea aria-label="veld" />
      </main>
      <Modal opened={is_form_open} onClose={() => setFormOpen(false)} title="Formulier">
        <form>
          <input aria-label="naam" />
        </form>
      </Modal>
    </>
  );
}

async function draw(rows: Parameters<Awaited<ReturnType<typeof openDevice>>['pull']>[0] = {}) {
  const { db, pull } = await openDevice();
  await pull(rows);
  const device: Partial<AdminRuntime['device']> = {
    settings: {
      read: async () => settings,
      write: async (changed) => {
        settings = { ...settings, ...changed };
      },
    },
  };
  const parts: AdminRuntime['device'] = Reflect.apply(Object.assign, undefined, [{}, device]);
  return drawAdmin(db, adminPage('today'), <Shell />, { device: parts });
}

const key = (name: string, more: KeyboardEventInit = {}) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key: name, code: name, bubbles: true, cancelable: true, ...more }),
  );
const openByKey = async (): Promise<HTMLInputElement> => {
  await eventually(() => {
    key('k', { ctrlKey: true });
    expect(document.querySelector('[data-search-everything]')).not.toBeNull();
  });
  const field = await find(HTMLInputElement, '[data-search-everything] [role=combobox]');
  await eventually(() => expect(document.activeElement).toBe(field));
  return field;
};
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
const chosen = () => document.querySelector('[role=option][aria-selected=true]');

test('Ctrl+K opens the search, arrows choose, Enter opens the row and Escape gives the focus back', async () => {
  const drawn = await draw({
    tables: {
      clients: [
        serverClient(id(1), { name: 'Renée Klant', phone: '06 12345678' }),
        serverClient(id(2), { name: 'Piet' }),
      ],
      service_records: [serverRecord(id(11), id(2), { notes: 'klaar voor de klant' })],
    },
  });
  const button = await find(HTMLButtonElement, 'button', 'formulier');
  button.focus();
  const field = await openByKey();
  type(field, 'KLANT');
  await eventually(() => expect(options()).toHaveLength(4));
  // What begins with it goes first.
  expect(options()[0]).toBe('Klant toevoegen');
  expect(options()[1]).toContain('Renée Klant');
  expect(options().join()).toContain('Waxen en polijsten · 05 mrt 2026Piet');
  expect(options().join()).toContain('Client Management');
  await find(HTMLElement, 'output', '4 resultaten');
  // From the first drawing on a screen reader is told which one Enter opens.
  expect(field.getAttribute('aria-activedescendant')).toBe(chosen()?.id);
  expect(chosen()?.textContent).toBe('Klant toevoegen');
  key('ArrowUp');
  await eventually(() => expect(chosen()?.textContent).toBe(options().at(-1)));
  expect(field.getAttribute('aria-activedescendant')).toBe(chosen()?.id);
  key('ArrowDown');
  await eventually(() => expect(chosen()?.textContent).toBe('Klant toevoegen'));
  key('Escape');
  await eventually(() => expect(document.activeElement).toBe(button));
  expect(location.pathname).toBe(adminPage('today'));

  const again = await openByKey();
  type(again, '0612');
  await eventually(() => expect(chosen()?.textContent).toContain('Renée Klant'));
  key('Enter');
  await eventually(() => expect(location.pathname).toBe(adminPage('client', { client_id: id(1) })));
  expect(asked).toEqual(['leave']);
  drawn.end();
});

test('what is typed before the field has the focus stands in it, and nothing beneath hears it', async () => {
  const drawn = await draw();
  const beneath = await find(HTMLTextAreaElement, 'textarea');
  beneath.focus();
  const heard: string[] = [];
  beneath.addEventListener('keydown', (event) => heard.push(event.key));
  key('k', { ctrlKey: true });
  // Drawn, and not a task later: the field gets the focus then.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(document.activeElement).toBe(beneath);
  for (const letter of 'donk') key(letter);
  const field = await find(HTMLInputElement, '[data-search-everything] [role=combobox]');
  await eventually(() => expect(field.value).toBe('donk'));
  expect(document.activeElement).toBe(field);
  expect(heard).toEqual(['k']);
  await eventually(() => expect(chosen()?.textContent).toBe('Donker'));
  key('Escape');
  await eventually(() => expect(document.activeElement).toBe(beneath));
  drawn.end();
});

test('a service is found by its client and opens as itself; what was chosen is offered again', async () => {
  const drawn = await draw({
    tables: {
      clients: [serverClient(id(2), { name: 'Piet Kok' })],
      service_records: [serverRecord(id(11), id(2))],
    },
  });
  await find(HTMLButtonElement, 'button', 'formulier');
  type(await openByKey(), 'kok wax');
  await eventually(() => expect(options()).toHaveLength(1));
  key('Enter');
  const service = adminPage('edit_service', { client_id: id(2), service_id: id(11) });
  await eventually(() => expect(location.pathname).toBe(service));
  await eventually(() => expect(document.querySelector('[role=combobox]')).toBeNull());
  await openByKey();
  await find(HTMLElement, '[role=group]', 'Laatst gekozenWaxen en polijsten');
  expect(chosen()?.textContent).toContain('Piet Kok');
  drawn.end();
});

/** Opens it by its button and chooses what comes first. */
const run = async (typed: string, name: string): Promise<void> => {
  await press('button', 'Zoeken');
  const field = await find(HTMLInputElement, '[role=combobox]');
  await eventually(() => expect(document.activeElement).toBe(field));
  type(field, typed);
  await eventually(() => expect(chosen()?.textContent).toBe(name));
  key('Enter');
  await eventually(() => expect(document.querySelector('[role=combobox]')).toBeNull());
};

test('actions and screens are found beside rows', async () => {
  const drawn = await draw();
  await run('donk', 'Donker');
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
  await run('licht', 'Licht');
  await run('afm', 'Afmelden');
  expect(asked).toEqual(['leave', 'sign out']);
  await run('klant toe', 'Klant toevoegen');
  await eventually(() => expect(location.pathname).toBe(adminPage('new_client')));
  await run('jachten', 'Client Management');
  await eventually(() => expect(location.pathname).toBe(adminPage('clients')));
  drawn.end();
});

test('Enter pressed before the field of the search is drawn opens the first choice for what was typed', async () => {
  const drawn = await draw();
  await find(HTMLButtonElement, 'button', 'formulier');
  flushSync(() => key('k', { ctrlKey: true }));
  expect(document.querySelector('[data-search-everything] [role=combobox]:focus')).toBeNull();
  for (const letter of 'donk') key(letter);
  key('Enter');
  await eventually(() => expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark'));
  drawn.end();
});

test('Ctrl+K opens above a form, which Escape leaves open with all that was typed', async () => {
  const drawn = await draw();
  await press('button', 'formulier');
  const name = await find(HTMLInputElement, '[aria-label=naam]');
  name.focus();
  type(name, 'half getypt');
  await openByKey();
  key('Escape');
  await eventually(() => expect(document.querySelector('[data-search-everything]')).toBeNull());
  await eventually(() => expect(document.activeElement).toBe(name));
  expect(name.value).toBe('half getypt');
  drawn.end();
});

test('a question mark lists the keys of the screen, but not in a field or where it is switched off', async () => {
  const drawn = await draw();
  const button = await find(HTMLButtonElement, 'button', 'formulier');
  button.focus();
  await eventually(() => {
    key('?');
    expect(document.querySelector('[data-shortcuts]')?.textContent).toContain('Ctrl + K');
  });
  expect(document.querySelector('[data-shortcuts]')?.textContent).not.toContain(
    'Naar het zoekveld van de lijst',
  );
  await press('[data-shortcuts] input');
  await eventually(() => expect(settings.question_mark_key).toBe(false));
  key('Escape');
  await eventually(() => expect(document.querySelector('[data-shortcuts]')).toBeNull());
  await eventually(() => expect(document.activeElement).toBe(button));
  key('?');
  (await find(HTMLTextAreaElement, 'textarea')).focus();
  key('?');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.querySelector('[data-shortcuts]')).toBeNull();

  // It stays within reach.
  type(await openByKey(), 'sneltoetsen');
  await eventually(() => expect(chosen()?.textContent).toBe('Sneltoetsen'));
  key('Enter');
  await find(HTMLElement, '[data-shortcuts]', 'Ongedaan maken');
  drawn.end();
});
