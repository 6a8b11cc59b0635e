import { execFileSync, spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const CACHE = path.join(ROOT, 'supabase/.temp/browser.json');
const PLAYWRIGHT_PATIENCE_MS = 60_000;
const DEBIAN_PATIENCE_MS = 240_000;
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Said to people as it is. */
export class NoBrowser extends Error {
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

function systemChromium(): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = [
    ...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return candidates.find((file) => existsSync(file) && runs(file)) ?? null;
}

function playwrightChromium(): string | null {
  const file = chromium.executablePath();
  return file !== '' && runs(file) ? file : null;
}

function remembered(): string | null {
  if (!existsSync(CACHE)) return null;
  try {
    const known: unknown = JSON.parse(readFileSync(CACHE, 'utf8'));
    const file = typeof known === 'object' && known !== null && 'path' in known ? known.path : null;
    return typeof file === 'string' && isExecutable(file) ? file : null;
  } catch {
    return null;
  }
}

function remember(file: string): string {
  mkdirSync(path.dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify({ path: file }));
  return file;
}

function presentChromium(): string | null {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new NoBrowser(`CHROMIUM_PATH is ${chosen}, which does not run.`);
  }
  const found = remembered() ?? systemChromium() ?? playwrightChromium();
  return found === null ? null : remember(found);
}

/** Runs a command with its output shown, and everything it started ends with it. */
function attempt(command: string, args: readonly string[], patience_ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    const timer = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, patience_ms);
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
  say(`No Chromium found: trying Playwright's own (given up after ${PLAYWRIGHT_PATIENCE_MS / 1000} s) …`);
  const cli = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  await attempt(process.execPath, [cli, 'install', 'chromium'], PLAYWRIGHT_PATIENCE_MS);
  return playwrightChromium();
}

async function installDebians(): Promise<string | null> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  say('Trying the Debian package …');
  await attempt('apt-get', ['update', '-qq'], DEBIAN_PATIENCE_MS);
  await attempt(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    DEBIAN_PATIENCE_MS,
  );
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

/** The same, installing one when there is none: Playwright's own, else the Debian package when root. */
export async function ensureChromium(): Promise<string> {
  const found = presentChromium() ?? (await installPlaywrights()) ?? (await installDebians());
  if (found !== null) return remember(found);
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
