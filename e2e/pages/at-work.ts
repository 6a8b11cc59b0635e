import type { Page } from '@playwright/test';
import type { Device } from '../device.ts';
import { PEOPLE, type Person } from '../fixtures.ts';
import { type ClientDetailPage, ClientsPage } from './clients-page.ts';
import { SignInPage } from './sign-in-page.ts';
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

/** Signs in on the device and waits until everything is fetched. */
export async function startWork(device: Device, who: Person): Promise<AtWork> {
  const page = await device.page();
  const { email, password } = PEOPLE[who];
  await new SignInPage(page).signIn(device.url, email, password);
  const work = atWork(page);
  await work.pill.saysAllSaved();
  return work;
}

/** Closes the client and clears the search that led to it. */
export async function backToList(work: AtWork, name: string): Promise<void> {
  await work.detail.close(name);
  await work.list.search.fill('');
}
