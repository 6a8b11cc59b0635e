import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COMPANY } from '../../src/content/company.ts';
import { formerPublicPaths, redirectFor } from '../../src/routes.ts';
import { captchaSiteKey } from '../../src/site/forms/captcha.ts';
import { trackingTargets } from '../../src/site/tracking/targets.ts';
import { buildVersion } from './build-version.ts';
import { hostHeaders, NO_INLINE } from './host-headers.ts';
import { inlineHashes } from './inline-hashes.ts';

export type Headers = Readonly<Record<string, string>>;

/** A page of a build. */
export interface PlannedPage {
  /** Its file, as a path of the site: `/blog/index.html`. */
  readonly file: string;
  /** What it is asked for by: `/blog`; of the admin's shell a folder, `/admin`. */
  readonly address: string;
  readonly headers: Headers;
}

/** What a server has to know of a build to answer as the host here does (static-host.ts). */
export interface BuildPlan {
  readonly site: URL;
  /** Tells this build from another. */
  readonly version: string;
  /** Where functions are; null where the API is on the site's own origin. */
  readonly supabase_url: string | null;
  readonly pages: readonly PlannedPage[];
  /** Files of the build beside its pages and `/sw.js`: `/robots.txt`, `/assets/*`. */
  readonly others: readonly string[];
  /** Of everything that is no page. */
  readonly file_headers: Headers;
  readonly worker_headers: Headers;
  /** Old names, and where they lead. */
  readonly redirects: readonly (readonly [string, string])[];
}

export const SHELL = '/_shell.html';
export const NOT_FOUND = '/404.html';

const addressOf = (file: string): string =>
  file === SHELL ? '/admin' : file.replace(/(?:\/index)?\.html$/, '') || '/';

/** Addresses of files, and of folders without a page. Hidden files and the compressed copies have none: no page asks for them. */
const othersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'sw.js' && !/^\.|\.(?:html|br)$/.test(name))
    .flatMap((entry) => {
      if (!entry.isDirectory()) return [`/${entry.name}`];
      const has_pages = globSync('**/*.html', { cwd: path.join(folder, entry.name) }).length > 0;
      return has_pages ? [] : [`/${entry.name}/*`];
    })
    .toSorted();

/** Reads a build. The environment is that of the build: SUPABASE_URL, SITE_URL, what is measured, the captcha. */
export async function planOf(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<BuildPlan> {
  const supabase_url = env['SUPABASE_URL']?.replace(/\/+$/, '') || null;
  const site = new URL(env['SITE_URL'] || COMPANY.site_url);
  const about = {
    supabase_url,
    origin: site.origin,
    tracking: trackingTargets(env),
    captcha: captchaSiteKey(env) !== '',
  };
  const names = globSync('**/*.html', { cwd: folder }).toSorted();
  const pages = await Promise.all(
    names.map(async (name): Promise<PlannedPage> => {
      const file = `/${name.replaceAll(path.sep, '/')}`;
      const inline = await inlineHashes(readFileSync(path.join(folder, name), 'utf8'));
      return {
        file,
        address: addressOf(file),
        headers: hostHeaders({ ...about, pathname: file, inline }),
      };
    }),
  );
  return {
    site,
    version: (await buildVersion(folder)) ?? '',
    supabase_url,
    pages,
    others: othersIn(folder),
    file_headers: hostHeaders({ ...about, pathname: '/favicon.svg', inline: NO_INLINE }),
    worker_headers: hostHeaders({ ...about, pathname: '/sw.js', inline: NO_INLINE }),
    redirects: formerPublicPaths().flatMap((from) => {
      const to = redirectFor({ pathname: from, search: '', hash: '' });
      return to === null ? [] : [[from, to] as const];
    }),
  };
}
