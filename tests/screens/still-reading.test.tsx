// @vitest-environment jsdom
/** What the small lists say while they are being read: not that they are empty. */
import 'fake-indexeddb/auto';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { adminPage } from '../../src/admin-routes.ts';
import { ClientsRoutes } from '../../src/admin/features/clients/clients-routes.tsx';
import { PageViewsScreen } from '../../src/admin/features/dashboard/page-views-screen.tsx';
import { Bell } from '../../src/admin/shell/bell/bell.tsx';
import { ChangesList } from '../../src/admin/sync-ui/pending/changes-list.tsx';
import { ChooseRowDialog } from '../../src/admin/sync-ui/pending/choose-row-dialog.tsx';
import { SyncLine } from '../../src/admin/sync-ui/status/pill-content.tsx';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverClient, serverClientNote, serverConflict, serverRecord } from '../../src/data/testing/rows.ts';
import { err } from '../../src/lib/result.ts';
import { drawUntilEnd, eventually, find, press } from './draw-admin.tsx';
import { holdReads } from './hold-reads.ts';

const CLIENT = '00000000-0000-4000-8000-000000000001';
const NOW_MS = Date.now();
const nothing = (): void => undefined;
const shown = (): string => document.querySelector('[data-drawn]')?.textContent ?? '';
const dialog = (): string => document.querySelector('[role="dialog"]')?.textContent ?? '';

const draw = drawUntilEnd();
afterEach(() => {
  vi.unstubAllGlobals();
});

test('M-002 the sheet of filters on a phone names no number of clients before they are read', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { clients: [serverClient(CLIENT)] } });
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.startsWith('(max-width: 767') }),
  );
  const letGo = await holdReads(db.rows.clients);
  draw(db, adminPage('clients'), <ClientsRoutes />);
  await press('button[aria-label="Filter en volgorde"]');
  await find(HTMLElement, 'button', 'Toon de klanten');
  expect(dialog()).not.toContain('0 klanten');
  await letGo();
  await find(HTMLElement, 'button', 'Toon 1 klant');
});

test('A-026 the bell does not say that all was read before it has looked', async () => {
  const { db } = await openDevice();
  const letGo = await holdReads(db.rows.contacts);
  draw(db, adminPage('blog'), <Bell opened on_open={nothing} on_close={nothing} />);
  await find(HTMLElement, '[role="dialog"] h2', 'Nieuwe aanvragen');
  expect(dialog()).not.toContain('U bent bij');
  await letGo();
  await eventually(() => expect(dialog()).toContain('U bent bij'));
});

test('M-003 the services of a client wait for the notes above them, which would push them away from a finger', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [serverClient(CLIENT)],
      service_records: [serverRecord('s1', CLIENT, { service_type: 'gelcoat_repair' })],
      client_notes: [serverClientNote('n1', CLIENT, { notes: 'Sleutel bij de havenmeester' })],
    },
  });
  const letGo = await holdReads(db.rows.client_notes);
  draw(db, adminPage('client', { client_id: CLIENT }), <ClientsRoutes />);
  await find(HTMLElement, '[role="dialog"] [aria-busy="true"]', 'Klant laden');
  expect(dialog()).not.toContain('Gelcoatreparatie');
  await letGo();
  await find(HTMLElement, '[role="dialog"] p', 'Sleutel bij de havenmeester');
  await find(HTMLElement, '[role="dialog"] li', 'Gelcoatreparatie');
});

test('M-003 G4 a client is drawn once it is known whether something of it has two versions, which is told above all of it', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [serverClient(CLIENT)],
      service_records: [serverRecord('s1', CLIENT, { service_type: 'gelcoat_repair' })],
      conflicts: [serverConflict('k1', CLIENT)],
    },
  });
  // Whether it is told of, each time something is drawn, from the services on.
  const told: boolean[] = [];
  const drawn = new MutationObserver(() => {
    if (dialog().includes('Servicegeschiedenis')) told.push(dialog().includes('Bekijken en kiezen'));
  });
  drawn.observe(document.body, { childList: true, subtree: true });
  const letGo = await holdReads(db.rows.conflicts);
  draw(db, adminPage('client', { client_id: CLIENT }), <ClientsRoutes />);
  await find(HTMLElement, '[role="dialog"] [aria-busy="true"]');
  expect(dialog()).not.toContain('Servicegeschiedenis');
  await letGo();
  await find(HTMLElement, '[role="dialog"] li', 'Gelcoatreparatie');
  drawn.disconnect();
  expect(new Set(told)).toEqual(new Set([true]));
});

test('R-50 who looks for another client is not told that there is none before they are read, or fetched', async () => {
  const { db } = await openDevice();
  const letGo = await holdReads(db.rows.clients);
  const { tell } = draw(
    db,
    adminPage('sync'),
    <ChooseRowDialog table="clients" row="Waxen" onClose={nothing} onChoose={nothing} />,
  );
  tell({ first_sync_done: false });
  await find(HTMLElement, 'input[type="search"]');
  expect(dialog()).not.toMatch(/Geen klant gevonden|opgehaald/);
  await letGo();
  await eventually(() => expect(dialog()).toContain('Wordt nog opgehaald'));
  tell({ first_sync_done: true });
  await eventually(() => expect(dialog()).toContain('Geen klant gevonden'));
});

test('R-38 page views that the server is asked for the first time are not said to be absent', async () => {
  const { db } = await openDevice();
  const asked = Promise.withResolvers<void>();
  const page_views = vi.fn(async () => {
    await asked.promise;
    return err('offline' as const);
  });
  const { tell } = draw(
    db,
    adminPage('dashboard_views'),
    <div data-drawn>
      <PageViewsScreen />
    </div>,
    { page_views },
  );
  tell({ last_pull_at: new Date().toISOString() });
  await eventually(() => expect(page_views).toHaveBeenCalled());
  expect(shown()).toContain('Wordt nog opgehaald');
  expect(shown()).not.toContain('Nog geen gegevens');
  asked.resolve();
  await eventually(() => expect(shown()).toContain('Nog geen gegevens'));
});

function Changes() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div data-drawn>
      <SyncLine />
      <h2 ref={heading}>Wijzigingen</h2>
      <ChangesList now_ms={NOW_MS} heading={heading} />
    </div>
  );
}

test.each(['uploads', 'conflicts'] as const)(
  'R-50 pill and list say neither that all is saved nor that nothing waits before the %s are read',
  async (store) => {
    const { db } = await openDevice();
    const letGo = await holdReads(db.rows[store]);
    const { tell } = draw(db, adminPage('sync'), <Changes />);
    tell({ last_pull_at: new Date().toISOString() });
    await eventually(() => expect(shown()).toContain('Even kijken…'));
    expect(shown()).not.toMatch(/opgeslagen|Er wacht niets/i);
    await letGo();
    await eventually(() => expect(shown()).toMatch(/Alles opgeslagen.*Er wacht niets/));
  },
);
