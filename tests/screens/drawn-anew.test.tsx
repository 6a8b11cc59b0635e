// @vitest-environment jsdom
/** What a tap draws anew: a list or a client of which nothing changed is left as it is. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ClientsRoutes } from '../../src/admin/features/clients/clients-routes.tsx';
import { adminPage } from '../../src/admin-routes.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverClient, serverRecord } from '../../src/data/testing/rows.ts';
import { drawUntilEnd, eventually, find, press } from './draw-admin.tsx';

const draw = drawUntilEnd();
const drawn = vi.hoisted(() => ({ rows: 0, services: 0 }));

vi.mock(import('../../src/admin/features/clients/list/client-link.tsx'), async (original) => {
  const { ClientLink } = await original();
  return {
    ClientLink: (props) => {
      drawn.rows += 1;
      return <ClientLink {...props} />;
    },
  };
});
vi.mock(import('../../src/admin/features/clients/photos/service-photos.tsx'), async (original) => {
  const whole = await original();
  return {
    ...whole,
    RecordPhotos: (props) => {
      drawn.services += 1;
      return <whole.RecordPhotos {...props} />;
    },
  };
});

beforeEach(() => Object.assign(drawn, { rows: 0, services: 0 }));

const NAMES = ['Jan de Boer', 'Els Bos', 'Kees Kuiper'];
const CLIENT = '11111111-1111-4111-8111-111111111110';

test('M-031 neither the rows of a list nor the services of a client are drawn anew by a dialog that opens over them or closes', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: NAMES.map((name, index) => serverClient(CLIENT.slice(0, -1) + String(index), { name })),
      service_records: [serverRecord('s1', CLIENT, { service_type: 'gelcoat_repair' })],
    },
  });
  draw(db, adminPage('clients'), <ClientsRoutes />).tell({ first_sync_done: true });
  await find(HTMLElement, 'main, body', 'Els Bos');
  await eventually(() => expect(drawn.rows).toBeGreaterThanOrEqual(NAMES.length));
  const { rows } = drawn;

  await press('a[aria-label="Open Jan de Boer"]');
  await find(HTMLElement, '[role=dialog] li', 'Gelcoatreparatie');
  const { services } = drawn;
  expect(services).toBeGreaterThan(0);

  await press('[role=dialog] button', 'Service toevoegen');
  await find(HTMLElement, '[role=dialog] form [data-path=service_type]');
  await press('[role=dialog] form button', 'Annuleren');
  await eventually(() => expect(document.querySelector('[role=dialog] form')).toBeNull());
  expect(drawn.services, 'by the form').toBe(services);

  await press('[role=dialog] button[aria-label="Sluiten"]');
  await eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(drawn.rows, 'by the client').toBe(rows);
  db.close();
});

/** Notes whether the place of something that is still being read was ever shown in a dialog. */
const watchPlaces = () => {
  const state = { was_shown: false };
  const look = (): void => {
    state.was_shown ||= document.querySelector('[role=dialog] [aria-busy=true]') !== null;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  onTestFinished(() => observer.disconnect());
  return state;
};
/** React tells by these two that a pointer came and left. */
const point = (link: HTMLElement, what: 'pointerover' | 'pointerout'): boolean =>
  link.dispatchEvent(new MouseEvent(what, { bubbles: true, relatedTarget: document.body }));
const RESTED_MS = 400;

/** Opens a client after a pointer came to the link, and stayed or left; answers whether the place of anything was shown. */
async function openAfterPointer(stays: boolean) {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [serverClient(CLIENT, { name: 'Jan de Boer' })],
      service_records: [serverRecord('s1', CLIENT, { service_type: 'gelcoat_repair' })],
    },
  });
  draw(db, adminPage('clients'), <ClientsRoutes />).tell({ first_sync_done: true });
  const link = await find(HTMLElement, 'a[aria-label="Open Jan de Boer"]');
  const place = watchPlaces();
  point(link, 'pointerover');
  if (!stays) point(link, 'pointerout');
  await new Promise((resolve) => setTimeout(resolve, RESTED_MS));
  link.click();
  await find(HTMLElement, '[role=dialog] li', 'Gelcoatreparatie');
  return { db, pull, place };
}

test('M-003 a client by whose link a pointer rested is read by then, drawn in one piece, and live', async () => {
  const { db, pull, place } = await openAfterPointer(true);
  expect(place.was_shown).toBe(false);
  await pull({ tables: { service_records: [serverRecord('s2', CLIENT, { service_type: 'antifouling' })] } });
  await find(HTMLElement, '[role=dialog] li', 'Antifouling');
  db.close();
});

test('M-003 a pointer that passes over a link reads nothing: the client is read when it opens', async () => {
  const { db, place } = await openAfterPointer(false);
  expect(place.was_shown).toBe(true);
  db.close();
});
