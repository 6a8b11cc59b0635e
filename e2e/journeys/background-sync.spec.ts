import type { Page } from '@playwright/test';
import { clientsNamed } from '../api.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { staffPages, startWork } from '../sign-in.ts';
import { closeLastTab, wakeWorker } from '../worker-waking.ts';

const TAG = 'push-outbox';

const hasBackgroundSync = (page: Page): Promise<boolean> =>
  page.evaluate(async () => 'SyncManager' in window || 'sync' in (await navigator.serviceWorker.ready));

test('BG1 G2 changes saved offline are sent by the worker after the last tab closed, and the next start records them once', {
  tag: '@long',
}, async ({ app, createDeviceWithDisk }) => {
  const device = await createDeviceWithDisk('tablet');
  const work = await startWork(device, 'technician');
  expect(await hasBackgroundSync(work.page)).toBe(true);
  await device.loseNetwork();
  await work.list.addClient({ name: 'Nacht Wacht', email: 'nacht@voorbeeld.example' });
  await work.pill.says('Offline');
  const session = await closeLastTab(device, work.page);
  const onServer = () => clientsNamed(app.url, PEOPLE.admin, 'Nacht Wacht');
  expect(await onServer()).toEqual([]);

  await device.regainNetwork();
  await expect
    .poll(
      async () => {
        await wakeWorker(session, device.url, TAG);
        return await onServer();
      },
      { timeout: 20_000, intervals: [1_000] },
    )
    .toEqual([{ rev: 1, notes: null }]);

  const again = staffPages(await device.page({ fresh: true }));
  await again.list.open(device.url);
  await again.pill.expectAllSaved();
  expect(await onServer()).toEqual([{ rev: 1, notes: null }]);
  await again.list.openClient('Nacht Wacht');
  await again.detail.writeNotes('Geboekt.');
  await again.pill.expectAllSaved();
  expect(await onServer()).toMatchObject([{ notes: 'Geboekt.' }]);
});

test('R-50 without Background Sync, as on iPad and iPhone, offline work is sent by the page, or by the next start', {
  tag: '@long',
}, async ({ app, createDeviceWithDisk }) => {
  const device = await createDeviceWithDisk('tablet');
  await device.context.addInitScript(() => {
    // Nor has a page without a site any workers at all.
    if (!('ServiceWorkerRegistration' in window)) return;
    Reflect.deleteProperty(window, 'SyncManager');
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
  const work = await startWork(device, 'technician');
  expect(await hasBackgroundSync(work.page)).toBe(false);
  const sent = async () => [
    ...(await clientsNamed(app.url, PEOPLE.admin, 'Met open scherm')),
    ...(await clientsNamed(app.url, PEOPLE.admin, 'Bij de volgende start')),
  ];

  await device.loseNetwork();
  await work.list.addClient({ name: 'Met open scherm', email: 'open@voorbeeld.example' });
  await work.pill.says('Offline');
  await device.regainNetwork();
  await work.pill.expectAllSaved();
  expect(await sent()).toHaveLength(1);

  await device.loseNetwork();
  await work.list.addClient({ name: 'Bij de volgende start', email: 'start@voorbeeld.example' });
  await work.pill.says('Offline');
  await closeLastTab(device, work.page);
  await device.regainNetwork();
  const again = staffPages(await device.page({ fresh: true }));
  await again.list.open(device.url);
  await again.pill.expectAllSaved();
  expect(await sent()).toHaveLength(2);
});
