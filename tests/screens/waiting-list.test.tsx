// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { UnsentPhotos } from '../../src/admin/entities/service-photos/unsent-photos.tsx';
import { SyncCenterScreen } from '../../src/admin/features/sync-center/sync-center-screen.tsx';
import { addServicePhoto, keepCapture } from '../../src/data/index.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { picture, serverClient, serverRecord } from '../../src/data/testing/rows.ts';
import { ADMIN_PATHS } from '../../src/admin-routes.ts';
import { drawAdmin, eventually } from './draw-admin.tsx';

const entries = () =>
  [...document.querySelectorAll('#sync-changes')].flatMap((heading) => [
    ...(heading.closest('section')?.querySelectorAll('li') ?? []),
  ]);

test('R-50 what waits is told in words, each photo once and with its picture: no id, no type of file and no checksum', async () => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
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
  expect(document.body.textContent).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|image\/|Controlegetal|cdcdcd/);
  end();
  db.close();
});

test('R-50 PH1 a picture taken in a form that is not saved names its client and yacht', async () => {
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
  expect(entries()[0]?.textContent).toContain('Jan de Boer · Aeolus');
  end();
  db.close();
});
