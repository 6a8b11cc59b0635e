import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../../../e2e/browser.ts';
import { CHROMIUM_ARGS } from '../../../e2e/chromium-args.ts';
import type { ContenderScript } from './build-pages.ts';
import type { ContenderConfig } from './pages/contender.ts';

/** A browser that has just started, and the one before it that ends, are busy with themselves for a moment. */
const SETTLE_MS = 1_000;

/** Runs work on a page with an empty disk of its own, on the backend's origin, with a contender opened in it. */
export async function onNewDevice<T>(
  script: ContenderScript,
  config: ContenderConfig,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'havenglans-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: CHROMIUM_ARGS,
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.route(`${config.url}/bench`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>bench</title>' }),
    );
    await page.goto(`${config.url}/bench`);
    // Otherwise every request of a contender would go by way of this process first.
    await page.unroute(`${config.url}/bench`);
    await page.addScriptTag({ content: script.code });
    await page.evaluate((given) => globalThis.contender.open(given), config);
    await page.waitForTimeout(SETTLE_MS);
    return await work(page);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}
