import { execFileSync, spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const CACHE = path.join(ROOT, 'supabase/.temp/browser.json');
const PLAYWRIGHT_TIMEOUT_MS = 60_000;
const DEBIAN_TIMEOUT_MS = 240_000;
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const SHELL_NAME = 'chromium-headless-shell';

/** Said to people as it is. */
class NoBrowser extends Error {
  override readonly name = 'NoBrowser';
}

const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`);
};

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether it starts at all: some distributions ship a placeholder under the same name. */
function runs(file: string): boolean {
  if (!isExecutable(file)) return false;
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

const onPath = (names: readonly string[]): readonly string[] =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));

function systemChromium(): string | null {
  const candidates = [
    ...onPath(NAMES),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return candidates.find((file) => existsSync(file) && runs(file)) ?? null;
}

function playwrightChromium(): string | null {
  const file = chromium.executablePath();
  return file !== '' && runs(file) ? file : null;
}

/** What was found here before: a browser, and its shell, null when there is none to be had. */
interface Known {
  readonly path: string;
  readonly shell?: string | null;
}

function remembered(): Known | null {
  if (!existsSync(CACHE)) return null;
  try {
    const known: unknown = JSON.parse(readFileSync(CACHE, 'utf8'));
    if (typeof known !== 'object' || known === null || !('path' in known)) return null;
    const { path: file } = known;
    if (typeof file !== 'string' || !isExecutable(file)) return null;
    const shell = 'shell' in known ? known.shell : undefined;
    if (shell === null) return { path: file, shell };
    return typeof shell === 'string' && isExecutable(shell) ? { path: file, shell } : { path: file };
  } catch {
    return null;
  }
}

function remember(known: Known): void {
  mkdirSync(path.dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify(known));
}

function presentChromium(): string | null {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new NoBrowser(`CHROMIUM_PATH is ${chosen}, which does not run.`);
  }
  const known = remembered()?.path;
  if (known !== undefined) return known;
  const found = systemChromium() ?? playwrightChromium();
  if (found !== null) remember({ path: found });
  return found;
}

/** Runs a command with its output shown, and everything it started ends with it. */
function attempt(command: string, args: readonly string[], timeout_ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    const timer = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, timeout_ms);
    child.on('error', () => {
      clearTimeout(timer);
      resolve(false);
    });
    child.on('exit', (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });
}

async function installPlaywrights(): Promise<string | null> {
  say(`No Chromium found: trying Playwright's own (given up after ${PLAYWRIGHT_TIMEOUT_MS / 1000} s) …`);
  const cli = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  await attempt(process.execPath, [cli, 'install', 'chromium'], PLAYWRIGHT_TIMEOUT_MS);
  return playwrightChromium();
}

async function installDebian(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`Trying the Debian package ${name} …`);
  await attempt('apt-get', ['update', '-qq'], DEBIAN_TIMEOUT_MS);
  await attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], DEBIAN_TIMEOUT_MS);
}

async function installDebians(): Promise<string | null> {
  await installDebian('chromium');
  return systemChromium();
}

/**
 * Path of a Chromium that runs: CHROMIUM_PATH, the system's, or Playwright's own. Throws NoBrowser with a sentence
 * for people when there is none; `npm test` installs one first.
 */
export function chromiumPath(): string {
  const found = presentChromium();
  if (found === null)
    throw new NoBrowser(
      'No Chromium found. "npm test" installs one, or set CHROMIUM_PATH to one that is there.',
    );
  return found;
}

const presentShell = (): string | null =>
  onPath([SHELL_NAME]).find((file) => existsSync(file) && runs(file)) ?? null;

/**
 * The same Chromium without the windows of a browser, if it is there: starts sooner, and a journey takes a quarter less.
 * What only a whole browser knows, such as what may be installed, asks for `chromiumPath`.
 */
export function headlessShellPath(): string {
  const browser = chromiumPath();
  if (process.env['CHROMIUM_PATH']) return browser;
  const known = remembered()?.shell;
  if (known !== undefined) return known ?? browser;
  const shell = presentShell();
  if (shell !== null) remember({ path: browser, shell });
  return shell ?? browser;
}

/** Tries once to get the shell of a Debian Chromium; without it journeys go on in the browser itself. */
async function ensureShell(browser: string): Promise<void> {
  if (process.env['CHROMIUM_PATH'] || remembered()?.shell !== undefined) return;
  if (presentShell() === null && browser === '/usr/bin/chromium') await installDebian(SHELL_NAME);
  remember({ path: browser, shell: presentShell() });
}

/** The same, installing one when there is none: Playwright's own, else the Debian package when root. */
async function ensureChromium(): Promise<string> {
  const found = presentChromium() ?? (await installPlaywrights()) ?? (await installDebians());
  if (found !== null) {
    await ensureShell(found);
    return found;
  }
  throw new NoBrowser(
    "The browser journeys need Chromium, and none could be installed: the system has none, Playwright's download " +
      'did not arrive, and the Debian package needs root.\nInstall chromium or Google Chrome yourself, or set CHROMIUM_PATH.',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    say(await ensureChromium());
  } catch (fault) {
    process.stderr.write(`${fault instanceof NoBrowser ? fault.message : String(fault)}\n`);
    process.exitCode = 1;
  }
}
