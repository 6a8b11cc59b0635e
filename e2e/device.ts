import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { headlessShellPath } from './browser.ts';
import { processIds, rendererOf } from './browser-processes.ts';
import { JOURNEY_ARGS } from './chromium-args.ts';
import { type ConsoleWatch, NETWORK_LOSS, PORTAL, watchConsole } from './console-watch.ts';
import { type TcpProxy, openTcpProxy, type MessageKind } from './tcp-proxy.ts';

const VIEWPORTS = { tablet: { width: 1024, height: 768 }, desktop: { width: 1440, height: 900 } };

/** A page that runs answers within this time, on a slow machine too. */
const SILENT_MS = 2_000;

/** Whether a page runs code that it is given, in milliseconds of wall time. */
const answersWithin = (limit_ms: number, page: Page): Promise<boolean> =>
  Promise.race([
    page.evaluate(() => true).catch(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, limit_ms, false)),
  ]);

/**
 * A device whose connection can be cut. A device with a disk has its own browser, which can be killed and started again. Other
 * devices borrow the browser of the test's worker and have a context of their own in it, because starting a browser is slow.
 */
export class Device {
  readonly url: string;
  #context!: BrowserContext;
  #watch!: ConsoleWatch;
  /** The path of its disk, or the browser that it borrows. */
  readonly #home: string | Browser;
  readonly #proxy: TcpProxy;
  readonly #kind: keyof typeof VIEWPORTS;
  #offline = false;
  readonly #frozen = new Set<number>();
  readonly #problems: string[] = [];

  private constructor(proxy: TcpProxy, kind: keyof typeof VIEWPORTS, home: string | Browser) {
    this.#proxy = proxy;
    this.url = proxy.url;
    this.#kind = kind;
    this.#home = home;
  }

  /** Makes a new device: with `borrowed` it opens a context in that browser, without it starts a browser on a new disk. */
  static async create(
    backend_url: string,
    kind: keyof typeof VIEWPORTS,
    borrowed: Browser | null = null,
  ): Promise<Device> {
    const home = borrowed ?? mkdtempSync(join(tmpdir(), 'havenglans-device-'));
    const device = new Device(await openTcpProxy(backend_url), kind, home);
    await device.launch();
    return device;
  }

  /** Starts the browser on the device's disk, or opens a context in the borrowed browser. */
  async launch(): Promise<void> {
    const options = {
      viewport: VIEWPORTS[this.#kind],
      // Whatever the journey's other pages do without: a device keeps the app.
      serviceWorkers: 'allow',
      locale: 'nl-NL',
      timezoneId: 'Europe/Amsterdam',
    } as const;
    this.#context =
      typeof this.#home === 'string'
        ? await chromium.launchPersistentContext(this.#home, {
            ...options,
            executablePath: headlessShellPath(),
            args: JOURNEY_ARGS,
          })
        : await this.#home.newContext(options);
    this.#watch = watchConsole(this.#context);
    if (this.#offline) {
      this.#watch.allow(NETWORK_LOSS);
      await this.#context.setOffline(true);
    }
  }

  /** The first page, or a further tab. */
  async page(options: { fresh?: boolean } = {}): Promise<Page> {
    const first = this.#context.pages()[0];
    return first && !options.fresh ? first : this.#context.newPage();
  }

  get context(): BrowserContext {
    return this.#context;
  }

  get #browser(): Browser {
    const browser = this.#context.browser();
    if (browser === null) throw new Error('the device has no browser');
    return browser;
  }

  #requireOwnBrowser(): void {
    if (typeof this.#home !== 'string')
      throw new Error('this device borrows its browser: use createDeviceWithDisk');
  }

  allowConsole(pattern: RegExp): void {
    this.#watch.allow(pattern);
  }

  /** Sails out of reach: no byte passes, the browser knows. */
  async loseNetwork(): Promise<void> {
    this.#offline = true;
    this.#watch.allow(NETWORK_LOSS);
    this.#proxy.cut();
    await this.#context.setOffline(true);
  }

  async regainNetwork(): Promise<void> {
    this.#offline = false;
    this.#proxy.restore();
    await this.#context.setOffline(false);
  }

  /** A network that answers everything with its own page, status 200. */
  async enterCaptivePortal(): Promise<void> {
    this.#watch.allow(PORTAL);
    this.#proxy.leadThroughPortal();
  }

  /** Stops the next request for a path on the wire; resolves once it is held. */
  stopNext(what: MessageKind, path: string): Promise<void> {
    this.#watch.allow(NETWORK_LOSS);
    return this.#proxy.stopNext(what, path);
  }

  /** Stops the process of a page in the midst of whatever it does; the answer lets it go on. */
  async freeze(page: Page): Promise<() => void> {
    for (;;) {
      const id = await rendererOf(this.#browser, page);
      process.kill(id, 'SIGSTOP');
      this.#frozen.add(id);
      const thaw = () => {
        this.#frozen.delete(id);
        process.kill(id, 'SIGCONT');
      };
      if (!(await answersWithin(SILENT_MS, page))) return thaw;
      // The busiest process was another one's: what goes on beside the page uses the processor too.
      thaw();
    }
  }

  /** Makes ready for `kill`: the answer sends SIGKILL to every process of the browser the moment it is called. */
  async prepareKill(): Promise<() => Promise<void>> {
    this.#requireOwnBrowser();
    const ids = await processIds(this.#browser);
    return async () => {
      for (const id of ids) process.kill(id, 'SIGKILL');
      this.#problems.push(...this.#watch.unexpected());
      await this.#context.waitForEvent('close', { timeout: 15_000 });
    };
  }

  /** SIGKILL to every process of the browser: nothing gets to say goodbye. */
  async kill(): Promise<void> {
    await (await this.prepareKill())();
  }

  /** Ends the browser as its own menu does. */
  async quit(): Promise<void> {
    this.#requireOwnBrowser();
    this.#problems.push(...this.#watch.unexpected());
    await this.#context.close();
  }

  /** Leaves this page alone in the browser. */
  async closeOtherPages(page: Page): Promise<void> {
    for (const other of this.#context.pages()) if (other !== page) await other.close();
  }

  /** Ends the device; answers the unexpected console errors. */
  async dispose(): Promise<readonly string[]> {
    this.#problems.push(...this.#watch.unexpected());
    for (const id of this.#frozen) process.kill(id, 'SIGCONT');
    await this.#context.close();
    await this.#proxy.close();
    if (typeof this.#home === 'string') rmSync(this.#home, { recursive: true, force: true, maxRetries: 5 });
    return this.#problems;
  }
}
