import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { client } from './backend-world.ts';
import { submission } from './leads-world.ts';

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
      env: {
        ...process.env,
        DENO_DIR: cache,
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        NO_COLOR: '1',
        SUPABASE_URL: backend.url,
        SUPABASE_SERVICE_ROLE_KEY: backend.secret_key,
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
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const json = { 'content-type': 'application/json' };

test.each([
  ['contact', 'contacts'],
  ['consultation', 'contacts'],
  ['founding-member', 'founding_members'],
  ['newsletter', 'newsletter_subscriptions'],
] as const)(
  'D-001 F-005 the function %s runs in Deno as it stands, and stores a form',
  async (name, table) => {
    const running = await startInDeno(name);
    try {
      const body = submission({ email: `${name}@example.nl` });
      const answer = await fetch(running.url, { method: 'POST', headers: json, body: JSON.stringify(body) });
      expect([answer.status, await answer.json()]).toEqual([200, { id: body['id'] }]);
      const refused = await fetch(running.url, { method: 'POST', headers: json, body: '{"email": "x"}' });
      expect(refused.status).toBe(422);
      const { data } = await client(backend, backend.secret_key)
        .from(table)
        .select('email')
        .eq('id', String(body['id']));
      expect(data).toEqual([{ email: `${name}@example.nl` }]);
    } finally {
      await running.stop();
    }
  },
);

test('R-38 so does page-view', async () => {
  const running = await startInDeno('page-view');
  try {
    const answer = await fetch(running.url, { method: 'POST', body: '/portfolio' });
    expect(answer.status).toBe(204);
  } finally {
    await running.stop();
  }
});
