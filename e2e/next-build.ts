/** A build of this product as it will be one day: with a higher version of the client database. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Below the root, so that packages are found, and not among them, where sources would count as packages. */
const PLACE = path.join(ROOT, 'supabase/.temp');
const SOURCES = [
  'src',
  'public',
  'tests/support',
  'tests/tsconfig.base.json',
  'index.html',
  'vite.config.ts',
  'package.json',
];
const VERSION = /(export const DATABASE_VERSION = )(.+);/;

function raiseDatabaseVersion(copy: string): void {
  const file = path.join(copy, 'src/data/database/database-name.ts');
  const code = readFileSync(file, 'utf8');
  if (!VERSION.test(code)) throw new Error('src/data/database/database-name.ts has no DATABASE_VERSION');
  writeFileSync(file, code.replace(VERSION, '$1$2 + 1;'));
}

/** Builds it into a folder, pages and worker alike; takes a few seconds. */
export async function buildNext(folder: string): Promise<void> {
  mkdirSync(PLACE, { recursive: true });
  const copy = mkdtempSync(path.join(PLACE, 'next-build-'));
  try {
    for (const source of SOURCES)
      cpSync(path.join(ROOT, source), path.join(copy, source), { recursive: true });
    raiseDatabaseVersion(copy);
    const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
    await promisify(execFile)(
      process.execPath,
      [vite, 'build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'],
      // Not the test runner's: Vite would build for tests.
      { cwd: copy, env: { ...process.env, NODE_ENV: 'production' } },
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
