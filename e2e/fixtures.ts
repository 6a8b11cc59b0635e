import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { type RunningBackend, startBackend } from '../supabase/local/backend.ts';
import { type ConsoleWatch, watchConsole } from './console-watch.ts';
import { Device } from './device.ts';
import { AdminShellPage } from './pages/admin-shell.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { type StaffPages, openWork, PEOPLE, type Person, putSession, startWork } from './sign-in.ts';

export { PEOPLE, type Person } from './sign-in.ts';

export interface App {
  readonly url: string;
  readonly backend: RunningBackend;
  /** Opens the admin as somebody who signed in before, and waits for its shell. */
  signIn(page: Page, who: Person): Promise<void>;
  /** Opens client management in the same way, and waits until all data are fetched and, with a worker, the app is cached. */
  startWork(page: Page, who: Person): Promise<StaffPages>;
  /** Signs in by the screen, for journeys about whose device it is; a technician goes on to client management. */
  signInOnScreen(page: Page, who: Person): Promise<void>;
}

interface Deployed {
  readonly url: string;
  /** The folder that is served: this build at first. */
  readonly folder: string;
}

interface TabletAndOffice {
  readonly tablet_device: Device;
  readonly tablet: StaffPages;
  readonly office: StaffPages;
}

type CreateDevice = (kind: 'tablet' | 'desktop', url?: string) => Promise<Device>;

interface Fixtures {
  app: App;
  consoleWatch: ConsoleWatch;
  /** Makes devices that share the worker's browser, so a journey cannot kill them; they are disposed of at the end. */
  createDevice: CreateDevice;
  /** Makes devices with a browser and a disk of their own, which a journey can kill and start again. */
  createDeviceWithDisk: CreateDevice;
  /** A technician's tablet and the office's desktop, both signed in with everything fetched. */
  tabletAndOffice: TabletAndOffice;
  /** The same with a tablet that can be killed. */
  tabletWithDiskAndOffice: TabletAndOffice;
  /** A backend of the test's own, whose site can be deployed anew. */
  deployed: Deployed;
}

interface WorkerFixtures {
  /** Files with a name of their own share no worker, and so no backend, with the others. */
  backend_group: string;
  jwtExpirySeconds: number;
  backend: RunningBackend;
}

/** Hands out devices, disposes of them when the journey is over, and fails it for what they complained of. */
async function withDevices(
  create: CreateDevice,
  use: (create: CreateDevice) => Promise<void>,
): Promise<void> {
  const devices: Device[] = [];
  await use(async (kind, url) => {
    const device = await create(kind, url);
    devices.push(device);
    return device;
  });
  const problems: string[] = [];
  for (const device of devices) problems.push(...(await device.dispose()));
  expect(problems, 'unexpected console errors on the devices').toEqual([]);
}

async function startTabletAndOffice(
  createTablet: CreateDevice,
  createDesktop: CreateDevice,
): Promise<TabletAndOffice> {
  const tablet_device = await createTablet('tablet');
  const office_device = await createDesktop('desktop');
  const tablet = await startWork(tablet_device, 'technician');
  const office = await startWork(office_device, 'admin');
  return { tablet_device, tablet, office };
}

const preflights_seen: string[] = [];

/** Paths that pages of another origin asked this worker's backend about before they called it. */
export const preflights: readonly string[] = preflights_seen;

export const test = base.extend<Fixtures, WorkerFixtures>({
  backend_group: ['shared', { scope: 'worker', option: true }],
  jwtExpirySeconds: [3600, { scope: 'worker', option: true }],
  backend: [
    async ({ jwtExpirySeconds }, use) => {
      const backend = await startBackend({
        port: 0,
        data_dir: 'memory',
        seed: 'demo',
        static_dir: 'dist',
        jwt_expiry_seconds: jwtExpirySeconds,
        on_request: ({ method, url }) => {
          if (method === 'OPTIONS') preflights_seen.push(new URL(url).pathname);
        },
      });
      await use(backend);
      await backend.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  app: async ({ backend, serviceWorkers }, use) => {
    const is_cached = serviceWorkers !== 'block';
    await use({
      url: backend.url,
      backend,
      signIn: async (page, who) => {
        await putSession(page, backend.url, PEOPLE[who]);
        await page.goto(`${backend.url}/admin`);
        await expect(page).toHaveURL(/\/admin\/blog-beheer/);
        await expect(page.getByRole('main')).toBeVisible();
      },
      startWork: (page, who) => openWork(page, backend.url, who, is_cached),
      signInOnScreen: async (page, who) => {
        const { email, password } = PEOPLE[who];
        await new SignInPage(page).signIn(backend.url, email, password);
        if (who !== 'admin') await new AdminShellPage(page).openClients();
      },
    });
  },
  baseURL: async ({ backend }, use) => {
    await use(backend.url);
  },
  consoleWatch: [
    async ({ context }, use) => {
      const watch = watchConsole(context);
      await use(watch);
      expect(watch.unexpected(), 'unexpected console errors').toEqual([]);
    },
    { auto: true },
  ],
  deployed: async ({ jwtExpirySeconds, context }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'havenglans-deploy-'));
    cpSync('dist', folder, { recursive: true });
    const backend = await startBackend({
      port: 0,
      data_dir: 'memory',
      seed: 'demo',
      static_dir: folder,
      jwt_expiry_seconds: jwtExpirySeconds,
    });
    await use({ url: backend.url, folder });
    // A page that outlives its server complains of it.
    for (const page of context.pages()) await page.close();
    await backend.stop();
    rmSync(folder, { recursive: true, force: true });
  },
  createDevice: async ({ backend, browser }, use) => {
    await withDevices((kind, url = backend.url) => Device.create(url, kind, browser), use);
  },
  createDeviceWithDisk: async ({ backend }, use) => {
    await withDevices((kind, url = backend.url) => Device.create(url, kind), use);
  },
  tabletAndOffice: async ({ createDevice }, use) => {
    await use(await startTabletAndOffice(createDevice, createDevice));
  },
  tabletWithDiskAndOffice: async ({ createDeviceWithDisk, createDevice }, use) => {
    await use(await startTabletAndOffice(createDeviceWithDisk, createDevice));
  },
});

export { expect };
