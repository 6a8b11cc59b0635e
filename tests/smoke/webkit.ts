import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import type { DrivenBrowser, NotInstalled } from './driven-browser.ts';
import { findLibraryProgram, findProgram } from './installed.ts';
import { startProgram } from '../support/running-program.ts';

const SCREEN = '-displayfd 1 -screen 0 1280x1000x24 -nolisten tcp';
const START_MS = 30_000;
const COMMAND_MS = 120_000;
const LISTENING_AGAIN_MS = 100;

const Session = v.object({
  sessionId: v.string(),
  capabilities: v.object({ browserVersion: v.string() }),
});
const Answer = v.object({ value: v.unknown() });
const Failure = v.object({ error: v.string(), message: v.string() });

/** Starts WebKitGTK's own small browser on a screen without a monitor, and drives it by WebDriver. */
export async function openWebkit(): Promise<DrivenBrowser | NotInstalled> {
  const driver_file = findProgram('WebKitWebDriver');
  const browser_file = findLibraryProgram('webkit', 'MiniBrowser');
  if (driver_file === null || browser_file === null)
    return { missing: 'WebKitGTK with its driver', remedy: 'apt install webkit2gtk-driver' };
  const screen_file = findProgram('Xvfb');
  if (screen_file === null) return { missing: 'Xvfb, a screen for WebKitGTK', remedy: 'apt install xvfb' };

  const home = mkdtempSync(path.join(tmpdir(), 'smoke-webkit-'));
  // It prints the number of the display that it took.
  const screen = startProgram(screen_file, SCREEN.split(' '));
  const [, display = ''] = await screen.says(/^(\d+)$/m, START_MS);
  const environment = {
    DISPLAY: `:${display}`,
    ...Object.fromEntries(
      ['HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_CACHE_HOME', 'XDG_RUNTIME_DIR'].map((name) => [
        name,
        home,
      ]),
    ),
  };
  const port = await freePort();
  const driver = startProgram(driver_file, ['-p', String(port)], environment);
  const address = `http://127.0.0.1:${String(port)}`;
  await untilListening(`${address}/status`);
  const begun = await call(`${address}/session`, 'POST', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser_file, args: ['--automation'] },
      },
    },
  });
  const { sessionId, capabilities } = v.parse(Session, begun);
  const session = `${address}/session/${sessionId}`;

  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    goto: async (url) => {
      await call(`${session}/url`, 'POST', { url });
    },
    evaluate: async (expression) =>
      v.parse(
        v.string(),
        await call(`${session}/execute/sync`, 'POST', { script: `return (${expression})`, args: [] }),
      ),
    perform: async (sources) => {
      await call(`${session}/actions`, 'POST', { actions: sources });
    },
    countWindows: async () =>
      v.parse(v.array(v.string()), await call(`${session}/window/handles`, 'GET')).length,
    consoleErrors: async (url, settle) => {
      // A driven WebKitGTK tells nothing of its console; one that nobody drives prints it.
      const visitor = startProgram(
        browser_file,
        ['--enable-write-console-messages-to-stdout=true', url],
        environment,
      );
      try {
        await settle();
      } finally {
        await visitor.stop();
      }
      return visitor
        .output()
        .split('\n')
        .filter((line) => /CONSOLE\b.*\bERROR\b/.test(line));
    },
    close: async () => {
      await call(session, 'DELETE');
      await driver.stop();
      await screen.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Sends a command and gives its value. Throws the error that the driver answers with. */
async function call(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(COMMAND_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = v.parse(Answer, await response.json());
  if (response.ok) return value;
  const { error, message } = v.parse(Failure, value);
  throw new Error(`${error}: ${message}`);
}

/** Waits for a program that takes the port it was given without a word. */
async function untilListening(url: string): Promise<void> {
  for (const end_ms = performance.now() + START_MS; ; ) {
    const is_up = await fetch(url).then(
      () => true,
      () => false,
    );
    if (is_up) return;
    if (performance.now() > end_ms) throw new Error(`${url} did not answer`);
    await new Promise((resolve) => setTimeout(resolve, LISTENING_AGAIN_MS));
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
