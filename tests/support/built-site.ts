import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { ClientManifest } from '../../src/app/build/client-files.ts';
import { filesBelow, ROOT } from './source-files.ts';

const CACHE = join(ROOT, 'node_modules/.cache/built-site');

/** Set while the site is built for the tests; none of it may be found in what was built. */
export const SECRETS = {
  SUPABASE_SERVICE_ROLE_KEY: 'service-role-4f1c6d0e',
  SUPABASE_SECRET_KEY: 'sb_secret_4f1c6d0e',
  DATABASE_URL: 'postgres://owner:4f1c6d0e@db.internal/postgres',
  VITE_API_TOKEN: 'vite-token-4f1c6d0e',
  NO_VARIABLE_HAS_THIS_PREFIX_TOKEN: 'prefixed-token-4f1c6d0e',
} as const;

async function inputHash(): Promise<string> {
  const hash = createHash('sha256');
  const inputs = [
    ...filesBelow('src'),
    ...filesBelow('public'),
    'index.html',
    'vite.config.ts',
    'package-lock.json',
  ];
  for (const path of inputs.filter((file) => !/\.test\.tsx?$|\.md$/.test(file)))
    hash.update(path).update(await readFile(join(ROOT, path)));
  return hash.update(JSON.stringify(SECRETS)).digest('hex').slice(0, 16);
}

/**
 * The folder of a production build of the sources as they are now. Built at most once per content: a second run of
 * unchanged sources takes the folder of the first.
 */
export async function builtSite(): Promise<string> {
  const folder = join(CACHE, await inputHash());
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(CACHE, { recursive: true });
  const { SUPABASE_URL: _url, SUPABASE_PUBLISHABLE_KEY: _key, ...machine } = process.env;
  await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', '--outDir', unfinished],
    { cwd: ROOT, env: { ...machine, ...SECRETS, NODE_ENV: 'production' } },
  );
  for (const old of await readdir(CACHE))
    if (!old.endsWith(`.${process.pid}`)) await rm(join(CACHE, old), { recursive: true, force: true });
  await rename(unfinished, folder);
  return folder;
}

/** Vite's manifest of a built folder. */
export async function manifestOf(folder: string): Promise<ClientManifest> {
  return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
}

/** What files weigh on the wire, in bytes at gzip's best. */
export async function gzipBytes(folder: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(folder, file)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
