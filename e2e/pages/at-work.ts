import { expect, type Page } from '@playwright/test';
import type { Device } from '../device.ts';
import { PEOPLE, type Person } from '../people.ts';
import { putSession } from '../signed-in.ts';
import { type ClientDetailPage, ClientsPage } from './clients-page.ts';
import { SyncPill } from './sync-pill.ts';

/** Somebody at a device, in client management. */
export interface AtWork {
  readonly page: Page;
  readonly list: ClientsPage;
  readonly detail: ClientDetailPage;
  readonly pill: SyncPill;
}

/** The parts of the screen a page shows. */
export function atWork(page: Page): AtWork {
  const list = new ClientsPage(page);
  return { page, list, detail: list.detail, pill: new SyncPill(page) };
}

/**
 * Opens client management as somebody who signed in before, and waits until everything is fetched.
 * @param is_kept by a worker, as everywhere where none is forbidden: then it is waited for too
 */
export async function openWork(page: Page, url: string, who: Person, is_kept = true): Promise<AtWork> {
  await putSession(page, url, PEOPLE[who]);
  const work = atWork(page);
  await work.list.open(url);
  // A choice that is open in this backend was fetched too.
  await work.pill.says(/Alles opgeslagen|keuzes? open/);
  if (is_kept) await adminIsKept(page);
  return work;
}

/** As on a device in use: the worker keeps the whole admin, its shell last. */
export async function adminIsKept(page: Page): Promise<void> {
  const isKept = () => page.evaluate(async () => (await caches.match('/_shell.html')) !== undefined);
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
}

/** The same on a device. */
export async function startWork(device: Device, who: Person): Promise<AtWork> {
  return await openWork(await device.page(), device.url, who);
}

/** Closes the client and clears the search that led to it. */
export async function backToList(work: AtWork, name: string): Promise<void> {
  await work.detail.close(name);
  await work.list.search.fill('');
}
