// @vitest-environment jsdom
/** The dialog that adds photos: while those that are there are still being read or prepared, and whose they are. */
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { adminPage } from '../../src/admin-routes.ts';
import { ClientsRoutes } from '../../src/admin/features/clients/clients-routes.tsx';
import type { AdminRuntime } from '../../src/admin/runtime.ts';
import type { AppDatabase } from '../../src/data/index.ts';
import { keepCapture, listCaptures } from '../../src/data/photos/photo-captures.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverClient, serverPhoto, serverRecord } from '../../src/data/testing/rows.ts';
import { drawAdmin, eventually, find } from './draw-admin.tsx';
import { holdReads } from './hold-reads.ts';

const CLIENT = '00000000-0000-4000-8000-000000000001';
const SERVICE = '00000000-0000-4000-8000-000000000002';
const PHOTO = '00000000-0000-4000-8000-000000000003';
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

/** Two shots of the service are on this device, and none has become a photo yet. */
async function withTwoShots(db: AppDatabase): Promise<Pick<AdminRuntime, 'photo_import'>> {
  for (const name of ['boeg.jpg', 'spiegel.jpg'])
    await keepCapture(db, {
      service_record_id: SERVICE,
      kind: 'after',
      taken_at: '2026-05-01T09:30:00.000Z',
      name,
      picture: new Blob(['bow'], { type: 'image/jpeg' }),
    });
  const captures = await listCaptures(db);
  return {
    photo_import: {
      start: () => undefined,
      stop: async () => undefined,
      retry: () => undefined,
      captures: () => captures,
      stopped: () => null,
      subscribe: () => () => undefined,
    },
  };
}

test('R-15 PH1 shots count among the photos of the dialog that adds them while they are prepared', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [serverClient(CLIENT)],
      service_records: [serverRecord(SERVICE, CLIENT, { status: 'in_progress' })],
    },
  });
  const { end } = drawAdmin(
    db,
    adminPage('add_photos', { client_id: CLIENT, service_id: SERVICE }),
    <ClientsRoutes />,
    await withTwoShots(db),
  );
  const told = await find(HTMLElement, '[role=dialog] p', "2 foto's");
  expect(told.parentElement?.querySelector('fieldset'), 'above the tiles').not.toBeNull();
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
  const { end, tell } = drawAdmin(
    db,
    adminPage('edit_service', { client_id: CLIENT, service_id: SERVICE }),
    <ClientsRoutes />,
    await withTwoShots(db),
  );
  tell({ first_sync_done: true });
  const part = await find(HTMLElement, 'section[aria-label="Foto\'s"]', '2 foto');
  expect(part.textContent).not.toContain('Nog geen');
  end();
});

test('R-15 at a dock the dialog of the photos and the viewer say which ship and whose it is, before a photo goes to the one beside it', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [serverClient(CLIENT, { name: 'Els Smit', yacht_name: 'Zeearend' })],
      service_records: [serverRecord(SERVICE, CLIENT, { status: 'in_progress' })],
      service_photos: [serverPhoto(PHOTO, SERVICE)],
    },
  });
  const address = { client_id: CLIENT, service_id: SERVICE };
  const adding = drawAdmin(db, adminPage('add_photos', address), <ClientsRoutes />);
  const title = await find(HTMLElement, '[role=dialog] h2', "Foto's toevoegen");
  await eventually(() =>
    expect(title.textContent).toMatch(/Zeearend\u00a0· Els Smit.*Waxen en polijsten op/),
  );
  adding.end();
  const looking = drawAdmin(db, adminPage('photo', { ...address, photo_id: PHOTO }), <ClientsRoutes />);
  const caption = await find(HTMLElement, '[role=dialog] p', 'Waxen en polijsten op');
  expect(caption.textContent).toContain('Zeearend\u00a0· Els Smit');
  expect(caption.closest('[role=dialog]')?.getAttribute('aria-label')).toContain('Zeearend\u00a0· Els Smit');
  looking.end();
});
