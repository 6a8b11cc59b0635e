// @vitest-environment jsdom
/** The dialog that adds photos, while those that are there are still being read. */
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { adminPage } from '../../src/admin-routes.ts';
import { ClientsRoutes } from '../../src/admin/features/clients/clients-routes.tsx';
import { keepCapture, listCaptures } from '../../src/data/photos/photo-captures.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverClient, serverPhoto, serverRecord } from '../../src/data/testing/rows.ts';
import { drawAdmin, eventually, find } from './draw-admin.tsx';
import { holdReads } from './hold-reads.ts';

const CLIENT = '00000000-0000-4000-8000-000000000001';
const SERVICE = '00000000-0000-4000-8000-000000000002';
const TEN_MINUTES_MS = 600_000;

test('R-15 what the next photo shows is chosen when the photos that are there have been read, not when the services have', async () => {
  const { db, pull } = await openDevice();
  const taken_at = new Date(Date.now() - TEN_MINUTES_MS).toISOString();
  await pull({
    tables: {
      clients: [serverClient(CLIENT)],
      service_records: [serverRecord(SERVICE, CLIENT, { status: 'in_progress' })],
      service_photos: [serverPhoto('p1', SERVICE, { kind: 'after', taken_at })],
    },
  });
  const letGo = await holdReads(db.rows.service_photos);
  const { end } = drawAdmin(
    db,
    adminPage('add_photos', { client_id: CLIENT, service_id: SERVICE }),
    <ClientsRoutes />,
  );
  await find(HTMLElement, 'h2', 'Waxen en polijsten op');
  expect(document.querySelectorAll('input[value="after"]'), 'nothing is chosen yet').toHaveLength(0);
  await letGo();
  const chosen = await eventually(() => {
    const radio = document.querySelector('input[value="after"]');
    if (!(radio instanceof HTMLInputElement)) throw new Error('no choice of a kind');
    return radio;
  });
  expect(chosen.checked).toBe(true);
  end();
});

test('R-15 PH1 shots count among the photos of open work as soon as they are kept, and are never told as none', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [serverClient(CLIENT)],
      service_records: [serverRecord(SERVICE, CLIENT, { status: 'in_progress' })],
    },
  });
  for (const name of ['boeg.jpg', 'spiegel.jpg'])
    await keepCapture(db, {
      service_record_id: SERVICE,
      kind: 'after',
      taken_at: '2026-05-01T09:30:00.000Z',
      name,
      picture: new Blob(['bow'], { type: 'image/jpeg' }),
    });
  const captures = await listCaptures(db);
  const { end, tell } = drawAdmin(
    db,
    adminPage('edit_service', { client_id: CLIENT, service_id: SERVICE }),
    <ClientsRoutes />,
    {
      photo_import: {
        start: () => undefined,
        stop: async () => undefined,
        retry: () => undefined,
        captures: () => captures,
        stopped: () => null,
        subscribe: () => () => undefined,
      },
    },
  );
  tell({ first_sync_done: true });
  const part = await find(HTMLElement, 'section[aria-label="Foto\'s"]', '2 foto');
  expect(part.textContent).not.toContain('Nog geen');
  end();
});
