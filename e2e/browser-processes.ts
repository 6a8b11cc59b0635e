/** The processes of one browser, by their ids. */
import type { Browser, Page } from '@playwright/test';

interface BrowserProcess {
  readonly type: string;
  readonly id: number;
  /** Seconds of CPU since it began. */
  readonly cpuTime: number;
}

const BUSY_MS = 400;

async function processes(browser: Browser): Promise<readonly BrowserProcess[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo;
}

/** Ids of all of them. */
export async function processIds(browser: Browser): Promise<readonly number[]> {
  return (await processes(browser)).map(({ id }) => id);
}

/** The process that runs this page: the browser does not tell, so the page is kept busy and the busiest one is it. */
export async function rendererOf(browser: Browser, page: Page): Promise<number> {
  const renderers = async () => (await processes(browser)).filter(({ type }) => type === 'renderer');
  const before = new Map((await renderers()).map(({ id, cpuTime }) => [id, cpuTime]));
  await page.evaluate((busy_ms) => {
    const end_ms = performance.now() + busy_ms;
    while (performance.now() < end_ms);
  }, BUSY_MS);
  const busy = (await renderers()).map(({ id, cpuTime }) => ({ id, used: cpuTime - (before.get(id) ?? 0) }));
  const [busiest] = busy.toSorted((a, b) => b.used - a.used);
  if (busiest === undefined) throw new Error('the browser has no renderer');
  return busiest.id;
}
