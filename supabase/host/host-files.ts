/**
 * `npm run host:files`: what a server needs to answer for the build as supabase/host does, written into host-files/. Takes
 * the environment of the build (SUPABASE_URL, SITE_URL, what is measured, the captcha). For nginx and Caddy `--root` says
 * where the build stands on the server and `--listen` at which port it answers.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DIST_DIR } from './build-folder.ts';
import { planOf } from './build-plan.ts';
import { caddyFile } from './caddy-file.ts';
import { headersFile, redirectsFile } from './netlify-files.ts';
import { nginxFile } from './nginx-file.ts';

const { values } = parseArgs({
  options: {
    build: { type: 'string', default: DIST_DIR },
    out: { type: 'string', default: path.resolve(DIST_DIR, '../host-files') },
    root: { type: 'string' },
    listen: { type: 'string', default: '80' },
  },
});

const build = path.resolve(values.build);
if (!existsSync(path.join(build, 'index.html'))) {
  console.error('There is no build yet: run npm run build first.');
  process.exit(1);
}
const plan = planOf(build, process.env);
const place = { root: values.root ?? build, listen: values.listen };
const files: Readonly<Record<string, string>> = {
  _headers: headersFile(plan),
  _redirects: redirectsFile(plan),
  'nginx.conf': nginxFile(plan, place),
  Caddyfile: caddyFile(plan, place),
};
mkdirSync(values.out, { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(values.out, name), text);
console.log(`${Object.keys(files).join(', ')} for ${plan.site.origin} are in ${values.out}.`);
