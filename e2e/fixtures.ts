import { test as base, expect, type Page } from '@playwright/test';
import { type RunningBackend, startBackend } from '../supabase/local/backend.ts';
import { type ConsoleWatch, watchConsole } from './console-watch.ts';
import { Device } from './device.ts';
import { SignInPage } from './pages/sign-in-page.ts';

export type Person = 'admin' | 'technician' | 'technician2' | 'guest';

/** The demo sign-ins (supabase/local). */
export const PEOPLE: Record<Person, { email: string; password: string; name: string }> = {
  admin: { email: 'kantoor@havenglans.example', password: 'Kantoor-2018!', name: 'Sanne de Vries' },
  technician: { email: 'monteur@havenglans.example', password: 'Monteur-2018!', name: 'Bram Visser' },
  technician2: { email: 'monteur2@havenglans.example', password: 'Monteur-2019!', name: 'Joost Bakker' },
  guest: { email: 'gast@havenglans.example', password: 'Gast-2018!', name: 'Gast' },
};

interface App {
  readonly url: string;
  readonly backend: RunningBackend;
  /** Signs in on the page and waits for the admin shell. */
  signIn(page: Page, who: Person, url?: string): Promise<void>;
}

interface Fixtures {
  app: App;
  consoleWatch: ConsoleWatch;
  /** Unpacks devices with profiles of their own; they are disposed of at the end. */
  unpackDevice: (kind: 'tablet' | 'desktop') => Promise<Device>;
}

interface WorkerFixtures {
  jwtExpirySeconds: number;
  backend: RunningBackend;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  jwtExpirySeconds: [3600, { scope: 'worker', option: true }],
  backend: [
    async ({ jwtExpirySeconds }, use) => {
      const backend = await startBackend({
        port: 0,
        data_dir: 'memory',
        seed: 'demo',
        static_dir: 'dist',
        jwt_expiry_seconds: jwtExpirySeconds,
      });
      await use(backend);
      await backend.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  app: async ({ backend }, use) => {
    await use({
      url: backend.url,
      backend,
      signIn: async (page, who, url = backend.url) => {
        const { email, password } = PEOPLE[who];
        await new SignInPage(page).signIn(url, email, password);
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
  unpackDevice: async ({ backend }, use) => {
    const devices: Device[] = [];
    await use(async (kind) => {
      const device = await Device.unpack(backend.url, kind);
      devices.push(device);
      return device;
    });
    const problems: string[] = [];
    for (const device of devices) problems.push(...(await device.dispose()));
    expect(problems, 'unexpected console errors on the devices').toEqual([]);
  },
});

export { expect };
