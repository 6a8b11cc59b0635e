import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SeedKind } from '../options.ts';
import { BOOTSTRAP_FILE, PROJECT_ROOT, SEED_FILE, TEMP_DIR } from '../paths.ts';
import { sha256 } from '../sha256.ts';

const FOLDER = path.join(TEMP_DIR, 'snapshots');
/** Beyond those used last, snapshots of older migrations only take up room (40 MB each). */
const KEPT = 4;

function filesBelow(target: string): string[] {
  if (!existsSync(target)) return [];
  return readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

/**
 * Names the state of a new database by everything it is made from: the files, the engines' versions, and the hour, because
 * the age of the demo data is counted from it: a request of 20 hours would be overdue in a snapshot of this morning.
 */
function snapshotName(migrations_dir: string, seed: SeedKind): string {
  const local = path.join(PROJECT_ROOT, 'supabase/local');
  const files = [
    ...filesBelow(migrations_dir),
    ...['auth', 'database', 'seed'].flatMap((folder) => filesBelow(path.join(local, folder))),
    BOOTSTRAP_FILE,
    SEED_FILE,
    path.join(local, 'prepare-database.ts'),
    path.join(local, 'demo-users.ts'),
    ...['@supabase/lite', '@electric-sql/pglite'].map((name) =>
      path.join(PROJECT_ROOT, 'node_modules', name, 'package.json'),
    ),
  ];
  const hour = new Date().toISOString().slice(0, 'YYYY-MM-DDTHH'.length);
  // By its name alone: a copy of the project or of its migrations makes the same database.
  const contents = files
    .filter((name) => existsSync(name))
    .flatMap((file) => [Buffer.from(path.basename(file)), readFileSync(file)]);
  const setting = Buffer.from(`${seed} ${hour} ${process.versions.node}`);
  return `${sha256(Buffer.concat([setting, ...contents])).slice(0, 32)}.tar`;
}

/** A new database that was made before: bootstrapped, migrated and seeded, so that starting takes a blink. */
export interface SnapshotCache {
  read(): Promise<Blob | null>;
  keep(snapshot: Blob): Promise<void>;
}

/** The snapshot for these migrations and this seed; the benchmark dataset is too large to keep twice. */
export function snapshotCache(migrations_dir: string, seed: SeedKind): SnapshotCache {
  const file = path.join(FOLDER, snapshotName(migrations_dir, seed));
  return {
    async read() {
      if (seed === 'large' || !existsSync(file)) return null;
      const snapshot = new Blob([await readFile(file)]);
      const now = new Date();
      // Another start may have removed it meanwhile.
      await utimes(file, now, now).catch(() => undefined);
      return snapshot;
    },
    async keep(snapshot) {
      if (seed === 'large') return;
      await mkdir(FOLDER, { recursive: true });
      const draft = path.join(FOLDER, `${randomUUID()}.part`);
      await writeFile(draft, new Uint8Array(await snapshot.arrayBuffer()));
      await rename(draft, file);
      await forgetOldest();
    },
  };
}

async function forgetOldest(): Promise<void> {
  const files = readdirSync(FOLDER).map((name) => path.join(FOLDER, name));
  const ages = await Promise.all(
    files.map(async (file) => ({ file, at: (await stat(file).catch(() => null))?.mtimeMs ?? 0 })),
  );
  const oldest = ages.toSorted((one, other) => other.at - one.at).slice(KEPT);
  await Promise.all(oldest.map(({ file }) => rm(file, { force: true })));
}
