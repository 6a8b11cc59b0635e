// @vitest-environment jsdom
/** What a tap draws anew: a list or a client of which nothing changed is left as it is. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
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
