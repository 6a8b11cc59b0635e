/** Background Sync as Chromium does it: the worker is woken with no page of the site open. */
import type { CDPSession, Page } from '@playwright/test';
import type { Device } from './device.ts';

/** Wakes the worker as the browser does when there is a network again. */
export async function wakeWorker(session: CDPSession, origin: string, tag: string): Promise<void> {
  const registrations = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) => {
      const own = found.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registrations;
  await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false });
  await session.send('ServiceWorker.disable');
}

/** Closes every tab of the site; the browser itself stays. */
export async function closeLastTab(device: Device, page: Page): Promise<CDPSession> {
  const elsewhere = await device.page({ fresh: true });
  await page.close();
  return await device.context.newCDPSession(elsewhere);
}
