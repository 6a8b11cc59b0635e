// @vitest-environment jsdom
/** The screens in the middle of the first sync: the clients are here, their services are not yet. */
import 'fake-indexeddb/auto';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { adminPage } from '../../src/admin-routes.ts';
import { NoRows } from '../../src/admin/components/list/states.tsx';
import { clientsText } from '../../src/content/admin/clients.ts';
import { ClientsRoutes } from '../../src/admin/features/clients/clients-routes.tsx';
import { DashboardRoutes } from '../../src/admin/features/dashboard/dashboard-routes.tsx';
import { LISTS } from '../../src/admin/features/dashboard/list-addresses.ts';
import { TodayScreen } from '../../src/admin/features/today/today-screen.tsx';
import { monthOf, today } from '../../src/domain/calendar-date.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverClient, serverRecord } from '../../src/data/testing/rows.ts';
import { drawAdmin, eventually } from './draw-admin.tsx';

const CLIENT = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';
const SERVICE = '00000000-0000-4000-8000-000000000003';

const CLAIMS =
  /Nog geen (services|service|gegevens)|Geen service gepland|Er zijn hier geen|staat niets meer open|nog niets gepland|€\s0,00|^0|[^\d]0\s?(Actieve|Open|services)/;

const main = (): string => document.body.querySelector('[data-drawn]')?.textContent ?? '';
const dialogs = (): string =>
  [...document.querySelectorAll('[role="dialog"]')].map(({ textContent }) => textContent).join('');

const drawn: ReturnType<typeof drawAdmin>[] = [];
afterEach(() => {
  for (const { end } of drawn.splice(0)) end();
});

const SCREENS: readonly (readonly [name: string, address: string, element: ReactElement, there: string])[] = [
  ['the table of clients', adminPage('clients'), <ClientsRoutes key="1" />, 'Jan de Boer'],
  ['the cards of clients', `${adminPage('clients')}?view=grid`, <ClientsRoutes key="2" />, 'Jan de Boer'],
  ['a client', adminPage('client', { client_id: CLIENT }), <ClientsRoutes key="3" />, 'Servicegeschiedenis'],
  ['the dashboard', adminPage('dashboard'), <DashboardRoutes key="4" />, 'Website'],
  ['the list of a figure', LISTS.open_services(), <DashboardRoutes key="5" />, 'Open services'],
  ['the answers', LISTS.answers_in(monthOf(today())), <DashboardRoutes key="6" />, 'Dashboard'],
  ['the day', adminPage('today'), <TodayScreen key="7" />, ''],
];

test.each(SCREENS)(
  'R-50 while services are still being fetched %s says so, and never that there are none',
  async (name, address, element, there) => {
    const { db, pull } = await openDevice();
    await pull({ tables: { clients: [serverClient(CLIENT)] } });
    const shown = drawAdmin(db, address, <div data-drawn>{element}</div>);
    drawn.push(shown);
    shown.tell({ first_sync_done: false, first_sync_rows: 1 });
    const words = name === 'a client' ? dialogs : main;
    await eventually(() => {
      expect(words()).toContain(there);
      expect(words()).toMatch(/nog opgehaald|wordt opgehaald/);
    });
    expect(words()).not.toMatch(CLAIMS);

    shown.tell({ online: false });
    await eventually(() => expect(words()).toMatch(/[Nn]og niet opgehaald|op dit apparaat/));
    expect(words()).not.toMatch(CLAIMS);

    shown.tell({ online: true, first_sync_done: true });
    await eventually(() => expect(words()).not.toMatch(/nog opgehaald|wordt opgehaald/));
  },
);

test.each([
  ['holds rows after all', true, 'De klanten worden opgehaald'],
  ['holds none', false, 'Eerste klant toevoegen'],
] as const)(
  'R-50 a list that looked before the last rows came asks again: of a device that %s it says so',
  async (_what, holds_rows, said) => {
    const { db } = await openDevice();
    const asked = vi.fn(async () => await Promise.resolve(holds_rows));
    const shown = drawAdmin(
      db,
      adminPage('clients'),
      <div data-drawn>
        <NoRows hasAny={asked} words={clientsText.empty} onAdd={() => undefined} />
      </div>,
    );
    drawn.push(shown);
    shown.tell({ online: true, first_sync_done: true });
    await eventually(() => {
      expect(asked).toHaveBeenCalled();
      expect(main()).toContain(said);
    });
    expect(main().includes('Eerste klant toevoegen')).toBe(!holds_rows);
  },
);

test('R-50 a list that looked before the last rows came offers no first one when the network is lost in that moment', async () => {
  const { db } = await openDevice();
  let holds_rows = true;
  const none = (
    <NoRows
      key={1}
      hasAny={async () => await Promise.resolve(holds_rows)}
      words={clientsText.empty}
      onAdd={() => undefined}
    />
  );
  const shown = drawAdmin(db, adminPage('clients'), <div data-drawn>{none}</div>);
  drawn.push(shown);
  shown.tell({ online: false, first_sync_done: true });
  await eventually(() => expect(document.querySelector('[data-drawn] [aria-busy]')).not.toBeNull());
  expect(main()).not.toContain('Eerste klant toevoegen');
  shown.end();

  holds_rows = false;
  const empty = drawAdmin(db, adminPage('clients'), <div data-drawn>{none}</div>);
  drawn.push(empty);
  empty.tell({ online: false, first_sync_done: false });
  await eventually(() => expect(main()).toContain('Eerste klant toevoegen'));
});

test('R-50 a day with some of its services says of the rest that it is being fetched', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [serverClient(CLIENT), serverClient(OTHER)],
      service_records: [serverRecord(SERVICE, CLIENT, { date: '2026-03-05', status: 'scheduled' })],
    },
  });
  const shown = drawAdmin(
    db,
    adminPage('today'),
    <div data-drawn>
      <TodayScreen />
    </div>,
  );
  drawn.push(shown);
  shown.tell({ first_sync_done: false, first_sync_rows: 1 });
  await eventually(() => expect(main()).toMatch(/Te laat.*Wordt nog opgehaald/));
  expect(main()).not.toMatch(CLAIMS);
  shown.tell({ first_sync_done: true });
  await eventually(() => expect(main()).toContain('Voor vandaag staat niets meer open.'));
});
