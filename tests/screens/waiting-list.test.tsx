// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { UnsentPhotos } from '../../src/admin/entities/service-photos/unsent-photos.tsx';
import { SyncCenterScreen } from '../../src/admin/features/sync-center/sync-center-screen.tsx';
import { addServicePhoto, keepCapture } from '../../src/data/index.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { picture, serverClient, serverRecord } from '../../src/data/testing/rows.ts';
import { photosText } from '../../src/content/admin/photos.ts';
import { sync } from '../../src/content/admin/sync.ts';
import { ADMIN_PATHS, adminPage } from '../../src/admin-routes.ts';
import { drawAdmin, eventually, press } from './draw-admin.tsx';
import { watchSight } from './sight.ts';

beforeEach(() => {
  watchSight().see();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

const pressKey = (key: string): void => {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
};

const entries = () =>
  [...document.querySelectorAll('#sync-changes')].flatMap((heading) => [
    ...(heading.closest('section')?.querySelectorAll('li') ?? []),
  ]);

/** What each entry opens. */
const links = () => entries().map((entry) => entry.querySelector('a'));

test('R-50 what waits is told in words, each photo once and with its picture: no id, no type of file and no checksum', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [serverClient('c1', { name: 'Jan de Boer' })],
      service_records: [serverRecord('s1', 'c1')],
    },
  });
  for (const text of ['bow', 'stern'])
    await addServicePhoto(db, {
      service_record_id: 's1',
      kind: 'before',
      taken_at: '2026-05-01T09:30:00.000Z',
      picture: picture(text),
    });
  const pending_parts = [{ name: 'service_photos', Component: UnsentPhotos }];
  const { end } = drawAdmin(db, ADMIN_PATHS.sync, <SyncCenterScreen />, { pending_parts });
  await eventually(() => {
    expect(entries()).toHaveLength(2);
    for (const entry of entries()) expect(entry.querySelector('img')?.src).toBe('blob:photo');
  });
  for (const { textContent } of entries()) {
    expect(textContent).toContain('Jan de Boer');
    expect(textContent).toContain('Wacht op verzenden');
  }
  expect(
    links().map((link) => link?.pathname),
    'each leads to its client',
  ).toEqual([adminPage('client', { client_id: 'c1' }), adminPage('client', { client_id: 'c1' })]);
  links()[0]?.focus();
  pressKey('ArrowDown');
  expect(document.activeElement, 'the down key goes on to the next').toBe(links()[1]);
  expect(document.body.textContent).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|image\/|Controlegetal|cdcdcd/);
  end();
  db.close();
});

test('R-50 WCAG 2.4.3 of a long day of photographing the rest is shown on demand, and read on from there', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { clients: [serverClient('c1')], service_records: [serverRecord('s1', 'c1')] } });
  for (let shot = 0; shot < 53; shot += 1)
    await addServicePhoto(db, {
      service_record_id: 's1',
      kind: 'after',
      taken_at: '2026-05-01T09:30:00.000Z',
      picture: picture(String(shot)),
    });
  const pending_parts = [{ name: 'service_photos', Component: UnsentPhotos }];
  const { end } = drawAdmin(db, ADMIN_PATHS.sync, <SyncCenterScreen />, { pending_parts });
  await eventually(() => expect(entries()).toHaveLength(50));
  await press('button', 'Nog 3 foto');
  await eventually(() => expect(entries()).toHaveLength(53));
  expect(document.activeElement).toBe(entries()[50]);
  end();
  db.close();
});

test('R-50 PH1 a picture taken in a form that is not saved names its client and yacht, leads to the form and is not said to go by itself', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { clients: [serverClient('c1', { name: 'Jan de Boer', yacht_name: 'Aeolus' })] } });
  await keepCapture(db, {
    service_record_id: 'not-saved',
    kind: 'before',
    taken_at: '2026-05-01T09:30:00.000Z',
    name: null,
    for_form: 'service:new_service:c1',
    for_client: 'c1',
    picture: new Blob(['bow'], { type: 'image/jpeg' }),
  });
  const pending_parts = [{ name: 'service_photos', Component: UnsentPhotos }];
  const { end } = drawAdmin(db, ADMIN_PATHS.sync, <SyncCenterScreen />, { pending_parts });
  await eventually(() => expect(entries()).toHaveLength(1));
  const [entry] = entries();
  expect(entry?.textContent).toContain('Jan de Boer\u00a0· Aeolus');
  await eventually(() => expect(entry?.querySelector('img')?.src).toBe('blob:photo'));
  const form = entry?.querySelector('a');
  expect(form?.textContent).toBe('Formulier openen');
  expect(form?.getAttribute('aria-label')).toBe('Formulier openen: Jan de Boer\u00a0· Aeolus');
  expect(form?.getAttribute('href')).toBe(adminPage('new_service', { client_id: 'c1' }));
  await eventually(() => expect(document.body.textContent).toContain(sync.explain.photos_held));
  expect(document.body.textContent).not.toMatch(/vanzelf verzonden|Wordt zo verzonden|Er wacht niets/);
  end();
  db.close();
});

test('R-50 a shot that is no photo yet is shown as it was taken, and by a mark where this browser cannot draw it', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { clients: [serverClient('c1')], service_records: [serverRecord('s1', 'c1')] } });
  await keepCapture(db, {
    service_record_id: 's1',
    kind: 'before',
    taken_at: '2026-05-01T09:30:00.000Z',
    name: 'boeg.heic',
    picture: new Blob(['bow'], { type: 'image/heic' }),
  });
  const pending_parts = [{ name: 'service_photos', Component: UnsentPhotos }];
  const { end } = drawAdmin(db, ADMIN_PATHS.sync, <SyncCenterScreen />, { pending_parts });
  const shown = () => entries()[0]?.querySelector('img');
  await eventually(() => expect(shown()?.src).toBe('blob:photo'));
  shown()?.dispatchEvent(new Event('error'));
  await eventually(() => expect(shown()).toBeNull());
  expect(entries()[0]?.querySelector('svg')).not.toBeNull();
  end();
  db.close();
});

test('R-50 PH7 the waiting list tells why a photo was not sent in the words that stand at the photo itself', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { clients: [serverClient('c1')], service_records: [serverRecord('s1', 'c1')] } });
  const photo = {
    service_record_id: 's1',
    kind: 'before',
    taken_at: '2026-05-01T09:30:00.000Z',
    picture: picture(),
  } as const;
  const added = await addServicePhoto(db, photo);
  await db.store.uploads.reject(`service_photos/${added.ok ? added.value.id : ''}`, 'FORBIDDEN');
  const pending_parts = [{ name: 'service_photos', Component: UnsentPhotos }];
  const { end } = drawAdmin(db, ADMIN_PATHS.sync, <SyncCenterScreen />, { pending_parts });
  await eventually(() => expect(entries()[0]?.textContent).toContain(photosText.failures.FORBIDDEN));
  expect(entries()[0]?.textContent).toContain(photosText.states.failed);
  end();
  db.close();
});
