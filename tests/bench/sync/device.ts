import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../../../e2e/browser.ts';
import { CHROMIUM_ARGS } from '../../../e2e/chromium-args.ts';
import type { ContenderScript } from './build-pages.ts';
import { PAGE_PATH } from './hosted-front.ts';
import type { BenchSetup } from './setup.ts';

/** A browser that has just started, and the one before it that ends, are busy with themselves for a moment. */
const SETTLE_MS = 1_000;

/**
 * Runs work on a page with an empty disk of its own, with a contender opened in it. The device has signed in: its
 * connection to the API stands.
 * @param delay_ms added to every request of the work
 */
export async function onNewDevice<T>(
  script: ContenderScript,
  setup: BenchSetup,
  delay_ms: number,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const { config, front } = setup;
  const profile = await mkdtemp(join(tmpdir(), 'havenglans-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGS, ...front.browser_args],
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(`${front.site_origin}${PAGE_PATH}`);
    await page.addScriptTag({ content: script.code });
    await page.evaluate((given) => globalThis.contender.open(given), config);
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(async ({ url, publishable_key }) => {
      const answer = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: publishable_key } });
      await answer.text();
    }, config);
    setup.delay(delay_ms);
    return await work(page);
  } finally {
    setup.delay(0);
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}
