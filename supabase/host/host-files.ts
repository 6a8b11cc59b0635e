/**
 * `npm run host:files`: what a server needs to answer for the build as supabase/host does, written into host-files/. Takes
 * the environment of the build (SUPABASE_URL and its key, SITE_URL, what is measured, the captcha). For nginx and Caddy `--root`
 * says where the build stands on the server and `--listen` at which port it answers; `--resolver` tells nginx whom to ask for the
 * addresses of the project. Netlify and Cloudflare Pages get a folder
 * each, with their configuration and the code for their network.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DIST_DIR } from './build-folder.ts';
import { type BuildPlan, planOf } from './build-plan.ts';
import { caddyFile } from './caddy-file.ts';
import {
  cloudflareHeaders,
  cloudflareRedirects,
  cloudflareRoutes,
  type HeadersFault,
} from './cloudflare-files.ts';
import { cloudflareBundle, edgeSettings, netlifyBundle } from './edge-bundle.ts';
import { NETLIFY_SETTINGS, netlifyHeaders, netlifyRedirects } from './netlify-files.ts';
import { nginxFile } from './nginx-file.ts';
import { buildFault, keyFault } from './serve-settings.ts';

const { values } = parseArgs({
  options: {
    build: { type: 'string', default: DIST_DIR },
    out: { type: 'string', default: path.resolve(DIST_DIR, '../host-files') },
    root: { type: 'string' },
    listen: { type: 'string', default: '80' },
    resolver: { type: 'string', default: '1.1.1.1 9.9.9.9' },
  },
});

const HEADERS_FAULTS: Readonly<Record<HeadersFault, string>> = {
  too_many_entries: 'the build has more pages than it takes entries of headers',
  line_too_long: 'the policy of a page is longer than it takes',
};

function end(fault: string): never {
  console.error(fault);
  process.exit(1);
}

const build = path.resolve(values.build);
if (!existsSync(path.join(build, 'index.html'))) end('There is no build yet: run npm run build first.');

/** What edge networks get. They reach a hosted project only: a build whose API is on its own origin has none there. */
async function edgeFiles(plan: BuildPlan): Promise<Readonly<Record<string, string>>> {
  if (plan.supabase_url === null) {
    console.log('Nothing is written for Netlify and Cloudflare Pages: the build has no SUPABASE_URL.');
    return {};
  }
  const project = {
    supabase_url: plan.supabase_url,
    publishable_key: process.env['SUPABASE_PUBLISHABLE_KEY'] ?? '',
  };
  const fault = keyFault(process.env) ?? buildFault(build, project);
  if (fault !== null) end(fault);
  const settings = edgeSettings(build, plan, project, process.env);
  const headers = cloudflareHeaders(plan);
  if (!headers.ok)
    console.error(`Nothing is written for Cloudflare Pages: ${HEADERS_FAULTS[headers.error]}.`);
  return {
    'netlify/netlify.toml': NETLIFY_SETTINGS,
    'netlify/_headers': netlifyHeaders(plan),
    'netlify/_redirects': netlifyRedirects(plan),
    'netlify/edge-functions/site.js': await netlifyBundle(settings),
    ...(headers.ok
      ? {
          'cloudflare/_headers': headers.value,
          'cloudflare/_redirects': cloudflareRedirects(plan),
          'cloudflare/_routes.json': cloudflareRoutes(),
          'cloudflare/_worker.js': await cloudflareBundle(settings),
        }
      : {}),
  };
}

const plan = await planOf(build, process.env);
const place = { root: values.root ?? build, listen: values.listen, resolver: values.resolver };
const files: Readonly<Record<string, string>> = {
  'nginx.conf': nginxFile(plan, place),
  Caddyfile: caddyFile(plan, place),
  ...(await edgeFiles(plan)),
};
// What an earlier build left would be deployed where this one has nothing.
for (const platform of ['netlify', 'cloudflare'])
  rmSync(path.join(values.out, platform), { recursive: true, force: true });
for (const [name, text] of Object.entries(files)) {
  const file = path.join(values.out, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`${Object.keys(files).join(', ')} for ${plan.site.origin} are in ${values.out}.`);
