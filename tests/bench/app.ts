/**
 * `npm run bench:app`: what the office feels with 10,000 clients and 100,000 service records. Prints medians of
 * first sync (rows a second), heap after it, cold start offline to a usable list and to a technician's day, and search keystroke to painted
 * result. Numbers are printed, never asserted: the machine decides them, not the code alone.
 */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { Device } from '../../e2e/device.ts';
import { PEOPLE } from '../../e2e/fixtures.ts';
import { adminIsCached } from '../../e2e/sign-in.ts';
import { SignInPage } from '../../e2e/pages/sign-in-page.ts';
import { startBackend } from '../../supabase/local/backend.ts';
import { median } from './median.ts';

const RUNS = Number(process.env['RUNS'] ?? 3);
const COLD_STARTS_PER_RUN = 3;
const ROWS = 110_000;
const FIRST_SYNC_LIMIT_MS = 180_000;
const DISK_MS = 5_000;
const SEARCH_WORDS = ['jansen', 'zee', 'amsterdam'];

interface Run {
  /** From the first page asked for to the last one stored. */
  readonly first_sync_ms: number;
  /** From pressing the button to the same moment. */
  readonly sign_in_ms: number;
  readonly heap_mb: number;
  readonly cold_start_ms: readonly number[];
  /** The same to the day of a technician, with yachts and notes. */
  readonly cold_day_ms: readonly number[];
  readonly keystroke_ms: readonly number[];
}

const firstClient = (page: Page) => page.getByRole('link', { name: /^Open / }).first();

async function firstSync(page: Page, url: string): Promise<Pick<Run, 'first_sync_ms' | 'sign_in_ms'>> {
  const { email, password } = PEOPLE.admin;
  const asked = page.waitForRequest(/sync_pull/).then(() => performance.now());
  await new SignInPage(page).signIn(url, email, password);
  const signed_in = performance.now();
  await page.getByRole('button', { name: /Alles opgeslagen/ }).waitFor({ timeout: FIRST_SYNC_LIMIT_MS });
  // The start is the blog, which has no article here.
  await page.getByRole('link', { name: 'Client Management' }).click();
  await firstClient(page).waitFor();
  const done = performance.now();
  return { first_sync_ms: done - (await asked), sign_in_ms: done - signed_in };
}

async function heapAfterCollection(page: Page): Promise<number> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1_000_000;
}

/** A service of the day, under the last of its headings. */
const dayCard = (page: Page) =>
  page
    .getByRole('region', { name: /^Morgen/ })
    .getByRole('listitem')
    .first();

async function coldStart(device: Device, path: string, shown: (page: Page) => Locator): Promise<number> {
  await device.kill();
  await device.launch();
  const page = await device.page();
  const from = performance.now();
  await page.goto(`${device.url}${path}`);
  await shown(page).waitFor();
  return performance.now() - from;
}

/** Until the worker keeps the whole admin (its shell comes last) and the browser has had time to write that down. */
async function adminKept(page: Page): Promise<void> {
  await adminIsCached(page);
  await page.waitForTimeout(DISK_MS);
}

/** From the input event to the frame after the list's own answer to it. */
async function keystrokes(page: Page): Promise<number[]> {
  const search = page.getByRole('searchbox');
  const times: number[] = [];
  for (const word of SEARCH_WORDS) {
    await search.fill('');
    await search.focus();
    for (const letter of word) {
      await page.evaluate(() => {
        const input = document.activeElement;
        const list = document.querySelector('[data-result-count]');
        const state = { started: 0, painted: 0 };
        Reflect.set(window, 'keystroke_bench', state);
        const done = () =>
          requestAnimationFrame(() => setTimeout(() => (state.painted = performance.now()), 0));
        input?.addEventListener('input', () => (state.started = performance.now()), {
          once: true,
          capture: true,
        });
        const observer = new MutationObserver(() => {
          observer.disconnect();
          done();
        });
        if (!list) throw new Error('the list does not tell its result count');
        observer.observe(list, { attributes: true, childList: true, subtree: true, characterData: true });
      });
      await page.keyboard.type(letter);
      const taken = await page.waitForFunction(() => {
        const state: unknown = Reflect.get(window, 'keystroke_bench');
        const of = (name: string): number => Number(Reflect.get(Object(state), name));
        return of('painted') > 0 ? of('painted') - of('started') : 0;
      });
      times.push(await taken.jsonValue());
    }
  }
  return times;
}

async function run(): Promise<Run> {
  const backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'large', static_dir: 'dist' });
  const device = await Device.create(backend.url, 'desktop');
  try {
    const page = await device.page();
    const { first_sync_ms, sign_in_ms } = await firstSync(page, device.url);
    const heap_mb = await heapAfterCollection(page);
    await adminKept(page);
    await device.loseNetwork();
    const cold_start_ms: number[] = [];
    const cold_day_ms: number[] = [];
    for (let i = 0; i < COLD_STARTS_PER_RUN; i += 1) {
      cold_day_ms.push(await coldStart(device, '/admin/vandaag', dayCard));
      cold_start_ms.push(await coldStart(device, '/admin/klanten', firstClient));
    }
    const keystroke_ms = await keystrokes(await device.page());
    return { first_sync_ms, sign_in_ms, heap_mb, cold_start_ms, cold_day_ms, keystroke_ms };
  } finally {
    await device.dispose();
    await backend.stop();
  }
}

const runs: Run[] = [];
for (let i = 0; i < RUNS; i += 1) {
  console.log(`run ${i + 1} of ${RUNS} …`);
  runs.push(await run());
}
const first_sync_ms = median(runs.map((r) => r.first_sync_ms));
console.table({
  'first sync, rows/s': { median: Math.round(ROWS / (first_sync_ms / 1000)), aim: 10_000 },
  'first sync, s': { median: Number((first_sync_ms / 1000).toFixed(1)), aim: 11 },
  'sign-in to all rows there, s': {
    median: Number((median(runs.map((r) => r.sign_in_ms)) / 1000).toFixed(1)),
    aim: null,
  },
  'heap after first sync, MB': { median: Math.round(median(runs.map((r) => r.heap_mb))), aim: 200 },
  'cold start offline to usable list, ms': {
    median: Math.round(median(runs.flatMap((r) => r.cold_start_ms))),
    aim: 1000,
  },
  'cold start offline to the day, ms': {
    median: Math.round(median(runs.flatMap((r) => r.cold_day_ms))),
    aim: 1000,
  },
  'search keystroke to painted result, ms': {
    median: Math.round(median(runs.flatMap((r) => r.keystroke_ms))),
    aim: 50,
  },
});
