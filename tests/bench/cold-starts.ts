/** Cold starts of a device without a network, from the address asked for until its screen is there. */
import type { Page } from '@playwright/test';
import { ADMIN_PATHS } from '../../src/admin-routes.ts';
import { Device } from '../../e2e/device.ts';
import { PEOPLE } from '../../e2e/fixtures.ts';
import { SignInPage } from '../../e2e/pages/sign-in-page.ts';
import { adminIsCached } from '../../e2e/sign-in.ts';

/** How long a device may take to fetch all rows. */
export const FIRST_SYNC_LIMIT_MS = 180_000;
const DISK_MS = 5_000;

/** One's own work stands right below the heading of its day; the line of the photos above all of it. */
const DAY_OF_TECHNICIAN =
  'main:has([data-part=today] > h2 + ul):has([data-part=tomorrow] > h2 + ul):has(header output)';

/** From the address asked for until `shown` is there, looked at in each frame: asked from outside, the answer came up to 500 ms late. */
export async function coldStart(device: Device, path: string, shown: string): Promise<number> {
  await device.kill();
  await device.launch();
  const page = await device.page();
  const from = performance.now();
  await page.goto(`${device.url}${path}`);
  await page.waitForFunction((selector) => document.querySelector(selector) !== null, shown);
  return performance.now() - from;
}

/** Until the worker keeps the whole admin (its shell comes last) and the browser has had time to write that down. */
export async function adminKept(page: Page): Promise<void> {
  await adminIsCached(page);
  await page.waitForTimeout(DISK_MS);
}

/** Signs a technician in on a device of their own, which then starts without a network. */
export async function technicianStarts(url: string, starts: number): Promise<number[]> {
  const device = await Device.create(url, 'tablet');
  try {
    const page = await device.page();
    const { email, password } = PEOPLE.technician;
    await new SignInPage(page).signIn(device.url, email, password);
    await page.getByRole('button', { name: /Alles opgeslagen/ }).waitFor({ timeout: FIRST_SYNC_LIMIT_MS });
    await adminKept(page);
    await device.loseNetwork();
    const times: number[] = [];
    for (let i = 0; i < starts; i += 1)
      times.push(await coldStart(device, ADMIN_PATHS.start, DAY_OF_TECHNICIAN));
    return times;
  } finally {
    await device.dispose();
  }
}
