import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toolEnv } from './install.mjs';
import { Plain, ROOT, TEMP_DIR } from './project.mjs';
import { runCommand } from './run-command.mjs';

const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'postcss.config.cjs', 'package-lock.json'];
const STAMP = path.join(TEMP_DIR, 'build.json');

/**
 * The newest change below a path; folders count too, so that a removed file is noticed.
 * @param {string} target
 * @returns {number} milliseconds since 1970; 0 when there is no such path
 */
function newestChange(target) {
  if (!existsSync(target)) return 0;
  const found = statSync(target);
  if (!found.isDirectory()) return found.mtimeMs;
  const below = readdirSync(target).map((name) => newestChange(path.join(target, name)));
  return Math.max(found.mtimeMs, ...below);
}

/** What a build depends on besides the sources: where the API is. */
const builtFor = () => ({
  supabase_url: process.env['SUPABASE_URL'] ?? null,
  publishable_key: process.env['SUPABASE_PUBLISHABLE_KEY'] ?? null,
});

function isFresh() {
  // A project's content changes without any of the files here.
  if (process.env['SUPABASE_URL']) return false;
  if (!existsSync(path.join(ROOT, 'dist/index.html')) || !existsSync(STAMP)) return false;
  const stamp = JSON.parse(readFileSync(STAMP, 'utf8'));
  const newest = Math.max(...SOURCES.map((source) => newestChange(path.join(ROOT, source))));
  return stamp.newest === newest && JSON.stringify(stamp.built_for) === JSON.stringify(builtFor());
}

const BUILD = [path.join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
const TAKE_TESTED = [path.join(ROOT, 'tests/support/built-site.ts')];

/**
 * Builds for production, unless dist was made from exactly these sources for this API. Tests take the build that the
 * architecture tests looked at, which is made once for both.
 * @param {string} node
 * @param {'start' | 'tests'} [purpose]
 * @returns {Promise<{ code: number, timed_out: boolean, skipped: boolean }>}
 */
export async function buildIfStale(node, purpose = 'start') {
  if (isFresh()) return { code: 0, timed_out: false, skipped: true };
  const newest = Math.max(...SOURCES.map((source) => newestChange(path.join(ROOT, source))));
  const { code, timed_out } = await runCommand(node, purpose === 'start' ? BUILD : TAKE_TESTED, {
    env: toolEnv(node),
    timeout_ms: 300_000,
  });
  if (code === 0) {
    mkdirSync(TEMP_DIR, { recursive: true });
    writeFileSync(STAMP, JSON.stringify({ newest, built_for: builtFor() }));
  }
  return { code, timed_out, skipped: false };
}

/**
 * The same, for those who cannot go on without it.
 * @param {string} node
 */
export async function requireBuild(node) {
  const { code, skipped } = await buildIfStale(node);
  if (code !== 0) throw new Plain(`The build ended with code ${code}; its messages stand above.`);
  return skipped;
}
