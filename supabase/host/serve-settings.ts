import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publicEnvironment } from '../../src/app/build/public-environment.ts';
import { COMPANY } from '../../src/content/company.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';

/** What `npm run serve` is told. */
interface ServeSettings {
  readonly port: number;
  readonly host: string;
  /** Of the site as visitors know it. */
  readonly site_origin: string;
  readonly supabase_url: string;
  readonly publishable_key: string;
  readonly trust_proxy: boolean;
  readonly host_secret: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 8080;
/** A shorter secret could be found by trying. */
const SHORTEST_SECRET = 32;
const NEAR = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** The origin in a variable, or what is wrong with it; without encryption only on this machine. */
export function originIn(name: string, value: string): Result<string, string> {
  if (!URL.canParse(value)) return err(`${name} is no address: ${value}`);
  const { origin, protocol, hostname, pathname, search } = new URL(value);
  if (protocol !== 'https:' && !(protocol === 'http:' && NEAR.test(hostname)))
    return err(`${name} has to begin with https:// (it is ${value})`);
  if (pathname !== '/' || search !== '') return err(`${name} has to end after the host (it is ${value})`);
  return ok(origin);
}

const portIn = (value: string): Result<number, string> =>
  /^\d{1,5}$/.test(value) && Number(value) < 65_536
    ? ok(Number(value))
    : err(`PORT is no number of a port: ${value}`);

/** What is wrong with the key of an environment; null when visitors may have it. */
export function keyFault(env: Environment): string | null {
  if (!env['SUPABASE_PUBLISHABLE_KEY'])
    return 'SUPABASE_PUBLISHABLE_KEY is not set: give the one that the build was given';
  try {
    publicEnvironment(env);
    return null;
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

/** Reads the environment of `npm run serve`; every fault at once, each a sentence for people. */
export function readServeSettings(env: Environment): Result<ServeSettings, readonly string[]> {
  const port = portIn(env['PORT'] || String(DEFAULT_PORT));
  const site = originIn('SITE_URL', env['SITE_URL'] || COMPANY.site_url);
  const project = env['SUPABASE_URL']
    ? originIn('SUPABASE_URL', env['SUPABASE_URL'])
    : err('SUPABASE_URL is not set: give the one that the build was given');
  const key = keyFault(env);
  const trust = env['TRUST_PROXY'] ?? '';
  const host_secret = env['SITE_HOST_SECRET'] ?? '';
  const faults = [
    ...[port, site, project].flatMap((read) => (read.ok ? [] : [read.error])),
    ...(key === null ? [] : [key]),
    ...(['', '0', '1'].includes(trust) ? [] : [`TRUST_PROXY is 1 or nothing, not ${trust}`]),
    ...(host_secret === '' || host_secret.length >= SHORTEST_SECRET
      ? []
      : [`SITE_HOST_SECRET is shorter than ${SHORTEST_SECRET} characters`]),
  ];
  if (!port.ok || !site.ok || !project.ok || faults.length > 0) return err([...new Set(faults)]);
  return ok({
    port: port.value,
    host: env['HOST'] || '127.0.0.1',
    site_origin: site.value,
    supabase_url: project.value,
    publishable_key: env['SUPABASE_PUBLISHABLE_KEY'] ?? '',
    trust_proxy: trust === '1',
    host_secret,
  });
}

/** What is wrong with the build in a folder for these settings; null when it can be served. */
export function buildFault(
  folder: string,
  { supabase_url, publishable_key }: Pick<ServeSettings, 'supabase_url' | 'publishable_key'>,
): string | null {
  const scripts = globSync('assets/*.js', { cwd: folder }).map((file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  if (globSync('index.html', { cwd: folder }).length === 0 || scripts.length === 0)
    return 'There is no build yet: run npm run build first, with the same SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY.';
  const holds = (value: string): boolean => scripts.some((script) => script.includes(value));
  return holds(supabase_url) && holds(publishable_key)
    ? null
    : `The build in ${folder} was made for another project: build it again with SUPABASE_URL=${supabase_url} and its SUPABASE_PUBLISHABLE_KEY.`;
}
