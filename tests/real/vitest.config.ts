/**
 * Which tests of the server run a second time, against a real PostgREST on a real PostgreSQL, and how they are given it. A
 * configuration of its own: a build reads nothing of it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import site from '../../vite.config.ts';

/** What says nothing about the data API: the file, and why it is left out. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'backend-host.test.ts': 'asks for files of the build only',
  'backend-network.long.test.ts': 'is about who may reach the embedded backend',
  'backend-postgres.test.ts': 'brings a PostgreSQL of its own for the embedded data API',
  'backend-process.long.test.ts': 'starts the embedded backend as a process',
  'hosts.long.test.ts':
    'asks hosts of files; their source of articles is asked in project-blog.test.ts, its table in edge-hosts.test.ts and server-hosts.test.ts',
  'project-build.long.test.ts': 'builds the site for minutes; its queries are asked in public-data.test.ts',
};
const root = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = 'tests/integration';
const EMBEDDED = '/supabase/local/backend.ts';

/** Every test that starts the backend, but for those named above. */
function realSuites(): readonly string[] {
  return readdirSync(path.join(root, FOLDER))
    .filter((name) => name.endsWith('.test.ts') && !(name in LEFT_OUT))
    .map((name) => `${FOLDER}/${name}`)
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes(EMBEDDED));
}

/** A plugin of Vite: where a test imports the embedded backend, it gets the one with real servers, of the same shape. */
const realBackend = {
  name: 'real-backend',
  enforce: 'pre' as const,
  resolveId: (specifier: string, importer?: string): string | null =>
    specifier.endsWith(EMBEDDED) && importer?.endsWith('.test.ts') === true
      ? path.join(root, 'tests/real/backend.ts')
      : null,
};

export default defineConfig({
  ...site,
  root,
  plugins: [...(site.plugins ?? []), realBackend],
  test: {
    name: 'real',
    environment: 'node',
    maxWorkers: '100%',
    include: ['tests/real/**/*.test.ts', ...realSuites()],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
