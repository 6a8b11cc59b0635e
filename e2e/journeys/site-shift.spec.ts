import { createServer, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { BUILT_PAGES, PUBLIC_PATHS, routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { DESKTOP, PHONE } from '../pages/check-viewports.ts';
import { PublicPage } from '../pages/public-page.ts';

const PATHS = [
  ...BUILT_PAGES.map((name) => PUBLIC_PATHS[name]),
  routes.plan(),
  routes.offering('antifouling-aanbrengen'),
  routes.article('waarom-gelcoat-dof-wordt'),
  routes.article('antifouling-kiezen-voor-uw-vaarwater'),
  '/bestaat-niet',
];
/** What a page may wait for, as Playwright names it. */
const RESOURCES = ['font', 'stylesheet', 'script', 'image', 'fetch'] as const;
const HELD_MS = 700;
const PIECES = 10;
const BETWEEN_PIECES_MS = 60;
/** Less than this is a line that stands one pixel higher in its face than in the one before: each rounds by itself. */
const NOTHING = 0.001;

/** The browser's own account of what moved without anybody's doing, from the first frame of each page on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const shifts: { value: number; moved: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[])
        if (!shift.hadRecentInput)
          shifts.push({
            value: shift.value,
            moved: shift.sources
              .map(({ node }) => `${node?.nodeName}: ${node?.textContent?.trim().slice(0, 40)}`)
              .join('; '),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved on the page at an address until everything of it was there; empty where nothing did. */
async function movedAt(page: Page, address: string): Promise<readonly string[]> {
  // Of two addresses of one page the second would be no new page.
  await page.goto('about:blank');
  await new PublicPage(page).open(address);
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (window as unknown as { shifts: { value: number; moved: string }[] }).shifts;
  });
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return sum < NOTHING ? [] : shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved}`);
}

/** Writes a page in pieces, as a slow machine reads it and a slow network brings it. */
async function writeInPieces(answer: ServerResponse, html: Uint8Array): Promise<void> {
  const size = Math.ceil(html.length / PIECES);
  for (let from = 0; from < html.length; from += size) {
    answer.write(html.subarray(from, from + size));
    await pause(BETWEEN_PIECES_MS);
  }
  answer.end();
}

/** Answers as `url` does, its pages in pieces. */
async function startHaltingHost(url: string) {
  const { hostname, port } = new URL(url);
  const server = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    const plain = { ...headers, 'accept-encoding': 'identity' };
    const asking = request({ hostname, port, method, path, headers: plain }, (given) => {
      const { 'content-length': _length, ...rest } = given.headers;
      answer.writeHead(given.statusCode ?? 502, rest);
      if (given.headers['content-type']?.startsWith('text/html'))
        void buffer(given).then((html) => writeInPieces(answer, html));
      else given.pipe(answer);
    });
    asking.on('error', () => answer.destroy());
    asked.pipe(asking);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the halting host has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

for (const size of [PHONE, DESKTOP]) {
  const at = `${size.width}×${size.height}`;

  test(`G-014 at ${at} nothing moves on a public page that comes in pieces`, async ({
    page,
    app,
    consoleWatch,
  }) => {
    test.slow();
    consoleWatch.allow(/status of 404/);
    await page.setViewportSize(size);
    await watchShifts(page);
    const host = await startHaltingHost(app.url);
    for (const path of PATHS) expect.soft(await movedAt(page, `${host.url}${path}`), path).toEqual([]);
    await page.goto('about:blank');
    await host.stop();
  });

  for (const resource of RESOURCES)
    test(`G-014 at ${at} nothing moves on a public page that waits for a ${resource}`, {
      tag: '@long',
    }, async ({ page, app, consoleWatch }) => {
      test.slow();
      consoleWatch.allow(/status of 404/);
      await page.setViewportSize(size);
      await watchShifts(page);
      await page.route('**/*', async (route) => {
        if (route.request().resourceType() === resource) await pause(HELD_MS);
        await route.continue().catch(() => undefined);
      });
      for (const path of PATHS) expect.soft(await movedAt(page, `${app.url}${path}`), path).toEqual([]);
    });
}
