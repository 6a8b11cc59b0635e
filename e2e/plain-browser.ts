/**
 * Chromium as people have it, driven by hand. Playwright attaches a debugger to every service worker, and the browser neither
 * stops nor replaces such a worker as it does on a device.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import * as v from 'valibot';
import { headlessShellPath } from './browser.ts';

const TARGET = v.object({ webSocketDebuggerUrl: v.string() });
const ANSWER = v.object({
  id: v.optional(v.number()),
  result: v.optional(v.looseObject({ result: v.optional(v.object({ value: v.optional(v.unknown()) })) })),
});

/** A page of it. */
class PlainPage {
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (value: unknown) => void>();
  #sent = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const { id, result } = v.parse(ANSWER, JSON.parse(String(data)));
      if (id !== undefined) this.#answers.get(id)?.(result?.result?.value);
    });
  }

  static async connect(address: string): Promise<PlainPage> {
    const socket = new WebSocket(address);
    const opened = Promise.withResolvers<unknown>();
    socket.addEventListener('open', opened.resolve);
    await opened.promise;
    return new PlainPage(socket);
  }

  async #send(method: string, params: object): Promise<unknown> {
    this.#sent += 1;
    const answer = Promise.withResolvers<unknown>();
    this.#answers.set(this.#sent, answer.resolve);
    this.#socket.send(JSON.stringify({ id: this.#sent, method, params }));
    return await answer.promise;
  }

  /** The value of an expression, or of what it promises. One that is lost with its page is never answered. */
  evaluate(expression: string): Promise<unknown> {
    return this.#send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  }

  /** Types into the first element that matches. */
  async type(selector: string, text: string): Promise<void> {
    await this.evaluate(`document.querySelector(${JSON.stringify(selector)}).focus()`);
    await this.#send('Input.insertText', { text });
  }

  /** Presses the button with this text. */
  async press(text: string): Promise<void> {
    await this.evaluate(
      `[...document.querySelectorAll('button')].find((button) => button.textContent === ${JSON.stringify(text)}).click()`,
    );
  }

  /** Waits until the page shows a text. */
  async shows(text: string | RegExp): Promise<void> {
    await expect.poll(() => this.evaluate('document.body.innerText')).toMatch(text);
  }
}

export class PlainBrowser {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #port: string;

  private constructor(started: ChildProcess, profile: string, port: string) {
    this.#process = started;
    this.#profile = profile;
    this.#port = port;
    process.once('exit', this.#kill);
  }

  readonly #kill = (): void => {
    const { pid } = this.#process;
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  };

  static async launch(): Promise<PlainBrowser> {
    const profile = mkdtempSync(join(tmpdir(), 'havenglans-browser-'));
    const flags = ['--no-sandbox', '--lang=nl', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
    // Debian starts it by a script: as a group both end together.
    const browser = spawn(headlessShellPath(), [...flags, 'about:blank'], {
      stdio: 'ignore',
      detached: true,
    });
    const ready = join(profile, 'DevToolsActivePort');
    await expect.poll(() => existsSync(ready) && readFileSync(ready, 'utf8')).toContain('\n');
    const [port = ''] = readFileSync(ready, 'utf8').split('\n');
    return new PlainBrowser(browser, profile, port);
  }

  async open(url: string): Promise<PlainPage> {
    const answer = await fetch(`http://127.0.0.1:${this.#port}/json/new?${url}`, { method: 'PUT' });
    return await PlainPage.connect(v.parse(TARGET, await answer.json()).webSocketDebuggerUrl);
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    process.off('exit', this.#kill);
    this.#kill();
    await ended;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
