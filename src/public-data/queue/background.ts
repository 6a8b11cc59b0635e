/** Background Sync for forms: what waits is sent although no page of the site is open. Pages do it all without. */
import { sendWaiting } from './send-files.ts';

/** Name under which a page asks the browser to wake the worker. */
export const SEND_FORMS_TAG = 'send-forms';

/** Background Sync, which only Chromium has and TypeScript's library does not describe. */
type SyncingRegistration = ServiceWorkerRegistration & {
  readonly sync?: { register(tag: string): Promise<void> };
};

/** Asks the browser to wake the worker once there is a network. Where that does not exist, nothing happens. */
export async function askForBackgroundSend(): Promise<void> {
  try {
    const registration: SyncingRegistration | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(SEND_FORMS_TAG);
  } catch {
    // Refused by the visitor's settings: the next visit sends.
  }
}

/** In the worker: sends what is due. Rejects when something is left, so that the browser calls again. */
export async function sendInBackground(): Promise<void> {
  const left = await sendWaiting({ kind: 'due', connection_returned: true });
  if (left.length > 0) throw new Error('forms are left to send');
}
