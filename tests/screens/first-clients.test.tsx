// @vitest-environment jsdom
/** What the list of clients says while only its first rows have been read. */
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { adminPage } from '../../src/admin-routes.ts';
import { ClientsRoutes } from '../../src/admin/features/clients/clients-routes.tsx';
import { addClient } from '../../src/data/commands/clients.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverClient, serverRecord } from '../../src/data/testing/rows.ts';
import { addDays, today } from '../../src/domain/calendar-date.ts';
import { drawUntilEnd, eventually, find, type } from './draw-admin.tsx';

const CLIENTS = 120;
const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const draw = drawUntilEnd();
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The page is at rest only once it is said to be: until then the list has its first rows. */
const holdRest = (): (() => void) => {
  const held: (() => void)[] = [];
  let is_held = true;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => (is_held ? held.push(run) : setTimeout(run)));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  return () => {
    is_held = false;
    for (const run of held) run();
  };
};

/** A client a day. */
const served = () => {
  const numbers = Array.from({ length: CLIENTS }, (_, index) => index);
  return {
    tables: {
      clients: numbers.map((n) => serverClient(id(n), { name: `Klant ${n}` })),
      service_records: numbers.map((n) => serverRecord(id(1_000 + n), id(n), { date: addDays(today(), -n) })),
    },
  };
};

const above = (): string => document.querySelector('output')?.textContent ?? '';
const exporting = (): Element | null => document.querySelector('button[aria-label^=Exporteer]');
const table = (): Element | null => document.querySelector('table[data-entries]');

test('M-016 the clients who come first are shown before all are read, and nothing is said of how many there are', async () => {
  const { db, pull } = await openDevice();
  await pull(served());
  const rest = holdRest();
  draw(db, adminPage('clients'), <ClientsRoutes />).tell({ first_sync_done: true });
  await find(HTMLElement, 'table a', 'Klant 0');
  expect(table()?.getAttribute('aria-rowcount')).toBe('-1');
  expect(above()).not.toMatch(/\d/);
  expect(exporting()).not.toBeNull();
  expect(exporting()?.closest('[inert]'), 'it keeps its place, and cannot be pressed').not.toBeNull();

  // What is searched may be in none of the first rows.
  type(await find(HTMLInputElement, 'input[type=search]'), 'Klant 117');
  await find(HTMLElement, '[aria-busy=true]');
  expect(document.body.textContent).not.toContain('Geen klant gevonden');
  rest();
  await find(HTMLElement, 'table a', 'Klant 117');
  expect(above()).toBe(`1 van ${CLIENTS} klanten`);

  type(await find(HTMLInputElement, 'input[type=search]'), '');
  await eventually(() => expect(above()).toBe(`${CLIENTS} klanten`));
  expect(table()?.getAttribute('aria-rowcount')).toBe(String(CLIENTS + 1));
  expect(exporting()?.closest('[inert]')).toBeNull();
  db.close();
});

test('R-50 the end of the first sync shows no first rows in the place of all that were shown', async () => {
  const { db, pull } = await openDevice();
  await pull(served());
  const counts = new Set<string>();
  const { tell } = draw(db, adminPage('clients'), <ClientsRoutes />);
  tell({ first_sync_done: false, first_sync_rows: 1 });
  await eventually(() => expect(above()).toBe(`${CLIENTS} klanten`));
  const observer = new MutationObserver(() => counts.add(above()));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const rest = holdRest();
  tell({ first_sync_done: true });
  await addClient(db, { name: 'Nieuw', email: 'nieuw@voorbeeld.example' });
  await eventually(() => expect(above()).toBe(`${CLIENTS + 1} klanten`));
  observer.disconnect();
  rest();
  expect([...counts].filter((said) => !/^\d+ klanten$/.test(said))).toEqual([]);
  db.close();
});
