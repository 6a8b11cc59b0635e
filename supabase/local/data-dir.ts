import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** Said to people as it is. */
export class DataDirBusy extends Error {
  override readonly name = 'DataDirBusy';
}

/** A folder that one backend at a time keeps its database, files and signing secret in. */
interface DataDir {
  /** null: everything in memory. */
  readonly database: string | null;
  readonly objects: string | null;
  /** Signs access tokens; stays with the data, so that sign-ins survive a restart. */
  readonly jwt_secret: string;
  /** Lets the next one in. */
  release(): void;
}

const newSecret = (): string => randomBytes(48).toString('base64url');

/** Takes the folder, or nothing at all for 'memory'. Throws DataDirBusy when a living process holds it. */
export function openDataDir(data_dir: string): DataDir {
  if (data_dir === 'memory')
    return { database: null, objects: null, jwt_secret: newSecret(), release: () => {} };
  mkdirSync(data_dir, { recursive: true });
  const release = lock(path.join(data_dir, 'lock.json'), data_dir);
  return {
    database: path.join(data_dir, 'database'),
    objects: path.join(data_dir, 'objects'),
    jwt_secret: keptSecret(path.join(data_dir, 'jwt-secret')),
    release,
  };
}

function keptSecret(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const secret = newSecret();
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}

const lockForm = v.object({ pid: v.number() });

function holder(file: string): number | null {
  try {
    const parsed = v.safeParse(lockForm, JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success ? parsed.output.pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return fault instanceof Error && 'code' in fault && fault.code === 'EPERM';
  }
}

const held_here = new Set<string>();

function lock(file: string, data_dir: string): () => void {
  const pid = holder(file);
  const mine = pid === process.pid && !held_here.has(file);
  if (pid !== null && !mine && isAlive(pid))
    throw new DataDirBusy(
      `Process ${pid} is using ${data_dir}. Stop it, or set DATA_DIR to another folder (or to "memory").`,
    );
  // Left behind by a process that was killed: PostgreSQL mends its files by itself when it opens them.
  writeFileSync(file, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }));
  held_here.add(file);
  return () => {
    held_here.delete(file);
    if (holder(file) === process.pid) rmSync(file, { force: true });
  };
}

/**
 * Throws away what a backend keeps in the folder, and nothing else that may lie there.
 * Throws DataDirBusy when a living process holds it.
 */
export function resetDataDir(data_dir: string): void {
  if (data_dir === 'memory' || !existsSync(data_dir)) return;
  const release = lock(path.join(data_dir, 'lock.json'), data_dir);
  for (const name of ['database', 'objects', 'jwt-secret'])
    rmSync(path.join(data_dir, name), { recursive: true, force: true });
  release();
}
