import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { EMPTY_CALL } from '../../supabase/prove/function-checks.ts';
import { client } from './backend-fixtures.ts';
import { submission } from './lead-fixtures.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
let backend: RunningBackend;
let cache: string;
beforeAll(async () => {
  backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'none' });
  cache = mkdtempSync(path.join(tmpdir(), 'havenglans-deno-'));
});
afterAll(async () => {
  await backend.stop();
  rmSync(cache, { recursive: true, force: true });
});

/** Starts a function's index.ts as the hosted runtime does, and answers where it listens once it does. */
async function startInDeno(name: string): Promise<{ url: string; stop(): Promise<void> }> {
  const rights = ['--allow-net', '--allow-env', '--allow-read', '--no-prompt', '--cached-only'];
  const file = `supabase/functions/${name}/index.ts`;
  // Packages come from node_modules, at the versions of the lockfile: nothing is fetched.
  const child = spawn(
    process.execPath,
    ['node_modules/deno/bin.cjs', 'run', '--node-modules-dir=manual', ...rights, file],
    {
      cwd: ROOT,
      // In a group of its own: the package starts the real program as its child.
      detached: true,
      env: {
        ...process.env,
        DENO_DIR: cache,
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        NO_COLOR: '1',
        SUPABASE_URL: backend.url,
        SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.secret_key }),
      },
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (part: unknown): void => {
      said += String(part);
      const found = /Listening on (http:\/\/\S+?)\/?\s/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`${name} did not start:\n${said}`)));
  });
  return {
    url,
    stop: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}

const TABLES = {
  contact: 'contacts',
  consultation: 'contacts',
  'founding-member': 'founding_members',
} as const;
const functions = readdirSync(path.join(ROOT, 'supabase/functions'))
  .filter((name) => existsSync(path.join(ROOT, 'supabase/functions', name, 'index.ts')))
  .toSorted();

async function inDeno(name: string, call: (url: string) => Promise<void>): Promise<void> {
  const running = await startInDeno(name);
  try {
    await call(running.url);
  } finally {
    await running.stop();
  }
}

test('every function starts in Deno as it stands, and answers', { timeout: 180_000 }, async () => {
  expect(functions).toEqual(Object.keys(EMPTY_CALL).toSorted());
  for (const name of functions)
    await inDeno(name, async (url) => {
      const answer = await fetch(url, { method: 'POST', redirect: 'manual' });
      expect([name, answer.status]).toEqual([name, EMPTY_CALL[name]]);
      const table = Object.entries(TABLES).find(([form]) => form === name)?.[1];
      if (table === undefined) return;
      const body = submission({ email: `${name}@example.nl` });
      const headers = { 'content-type': 'application/json' };
      const taken = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      expect([taken.status, await taken.json()]).toEqual([200, { id: body['id'] }]);
      const server = client(backend, backend.secret_key);
      const { data } = await server.from(table).select('email').eq('id', String(body['id']));
      expect(data).toEqual([{ email: `${name}@example.nl` }]);
    });
});
