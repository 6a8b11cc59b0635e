import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Plain, ROOT } from './project.mjs';
import { runCommand } from './run-command.mjs';

const WANTED_MAJOR = 24;

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }} LockedPackage
 */

/**
 * The packages a lockfile names, by their folder.
 * @param {string} file
 * @returns {Map<string, LockedPackage> | null} null when there is no readable lockfile
 */
function lockedPackages(file) {
  if (!existsSync(file)) return null;
  try {
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(Object.entries(lock.packages ?? {}));
  } catch {
    return null;
  }
}

/**
 * Whether node_modules holds exactly what the lockfile says. npm keeps its own list of what it installed,
 * which leaves out only packages for other platforms.
 * @returns {boolean}
 */
function isInstalled() {
  const wanted = lockedPackages(path.join(ROOT, 'package-lock.json'));
  const present = lockedPackages(path.join(ROOT, 'node_modules/.package-lock.json'));
  if (wanted === null || present === null) return false;
  for (const [folder, { version, optional, devOptional, link }] of wanted) {
    if (folder === '' || link) continue;
    const found = present.get(folder);
    if (found === undefined && !optional && !devOptional) return false;
    if (found !== undefined && found.version !== version) return false;
  }
  return true;
}

/**
 * Installs when something is missing or differs from the lockfile. A lockfile written where the registry lacks the
 * packages of other platforms is refused by `npm ci`; `npm install --no-save` takes the same versions from it.
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing (npm ci) …');
  const quiet = ['--no-fund', '--no-audit', '--loglevel=error'];
  const clean = await runCommand('npm', ['ci', ...quiet]);
  if (clean.code === 127)
    throw new Plain('npm was not found. Install Node 20 or newer with npm, then try again.');
  if (clean.code === 0) return;
  console.log('npm ci did not accept the lockfile; trying npm install …');
  const { code } = await runCommand('npm', ['install', '--no-save', ...quiet]);
  if (code !== 0) throw new Plain(`npm install ended with code ${code}; its messages stand above.`);
  if (!isInstalled())
    throw new Plain(
      'What was installed differs from package-lock.json. Mend the lockfile (npm install), then try again.',
    );
}

/**
 * @param {string} binary
 * @returns {number | null} its major version; null when it does not run
 */
function majorVersion(binary) {
  try {
    const printed = execFileSync(binary, ['--version'], { encoding: 'utf8' });
    return Number(/^v(\d+)/.exec(printed)?.[1] ?? Number.NaN) || null;
  } catch {
    return null;
  }
}

/**
 * The Node that the project is pinned to: the npm package `node`, else this one when it is new enough.
 * @returns {string} path of the binary
 */
export function projectNode() {
  const pinned = path.join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if ((majorVersion(pinned) ?? 0) >= WANTED_MAJOR) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= WANTED_MAJOR) return process.execPath;
  throw new Plain(
    `Node ${WANTED_MAJOR} is missing: ${pinned} is not there or does not run.\n` +
      'The npm package "node" places it with an install script. Allow scripts (npm config set ignore-scripts false),\n' +
      'remove node_modules/node and run "npm ci" again, or use Node 24 yourself.',
  );
}

/**
 * The environment in which project commands find the pinned Node and the installed tools first.
 * @param {string} node
 * @returns {Record<string, string>}
 */
export function toolEnv(node) {
  const folders = [path.dirname(node), path.join(ROOT, 'node_modules/.bin'), process.env['PATH'] ?? ''];
  // What Node has compiled of packages is kept for the next process: tests start hundreds.
  const NODE_COMPILE_CACHE = path.join(ROOT, 'node_modules/.cache/node');
  return { PATH: folders.join(path.delimiter), DO_NOT_TRACK: '1', NODE_COMPILE_CACHE };
}
