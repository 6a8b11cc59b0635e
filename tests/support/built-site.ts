import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { ClientManifest } from '../../src/app/build/client-files.ts';
import { folderFiles } from '../../supabase/host/folder-files.ts';
import { sha256 } from '../../supabase/local/sha256.ts';
import { madeOnce } from './made-once.ts';
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
  const inputs = [
    ...filesBelow('src'),
    ...filesBelow('public'),
    'index.html',
    'vite.config.ts',
    'package-lock.json',
  ];
  const parts: Buffer[] = [];
  for (const path of inputs.filter((file) => !/\.test\.tsx?$|\.md$/.test(file)))
    parts.push(Buffer.from(path), await readFile(join(ROOT, path)));
  parts.push(Buffer.from(JSON.stringify(SECRETS)));
  return sha256(Buffer.concat(parts)).slice(0, 16);
}

/** The folder of a production build of the sources as they are now, built at most once per content. */
export async function builtSite(): Promise<string> {
  const folder = join(CACHE, await inputHash());
  await madeOnce(folder, async (unfinished) => {
    await buildSite(unfinished, {
      SUPABASE_URL: undefined,
      SUPABASE_PUBLISHABLE_KEY: undefined,
      ...SECRETS,
    });
    for (const old of await readdir(CACHE))
      if (!old.startsWith(basename(folder))) await rm(join(CACHE, old), { recursive: true, force: true });
  });
  return folder;
}

/**
 * Builds the sources into a folder, whatever is there, as `npm run build` does with these variables besides the machine's
 * own; undefined takes one away. A build that fails rejects with `code` and `stderr`.
 */
export async function buildSite(
  folder: string,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'],
    { cwd: ROOT, env: { ...process.env, ...variables, NODE_ENV: 'production' } },
  );
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

/** What a browser receives for files of a built folder, in bytes: as the host sends them. */
export async function transferredBytes(folder: string, files: readonly string[]): Promise<number> {
  const built = folderFiles(folder);
  const sizes = await Promise.all(
    files.map(async (name) => {
      const file = await built.take(name);
      if (file === null) throw new Error(`${name} is not in the build`);
      return (await file.bytes(file.compressible ? 'br' : null)).byteLength;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

if (import.meta.main) {
  const site = await builtSite();
  await rm(join(ROOT, 'dist'), { recursive: true, force: true });
  await cp(site, join(ROOT, 'dist'), { recursive: true });
}
