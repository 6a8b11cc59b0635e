/**
 * `npm run headers`: what a static host has to send with the built app, one block an address, for its configuration
 * file. Takes SUPABASE_URL, SITE_URL, TAG_MANAGER_URL, ANALYTICS_URL and RECAPTCHA_SITE_KEY from the environment, as the build did.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COMPANY } from '../../src/content/company.ts';
import { captchaSiteKey } from '../../src/site/forms/captcha.ts';
import { trackingTargets } from '../../src/site/tracking/targets.ts';
import { DIST_DIR } from './build-folder.ts';
import { cacheControl, hostHeaders, NO_INLINE } from './host-headers.ts';
import { inlineHashes } from './inline-hashes.ts';

const supabase_url = process.env['SUPABASE_URL'] || null;
const origin = new URL(process.env['SITE_URL'] || COMPANY.site_url).origin;

const tracking = trackingTargets(process.env);
const captcha = captchaSiteKey(process.env) !== '';

/** The address a built page is asked for by. */
const addressOf = (file: string): string =>
  file === '_shell.html' ? '/admin/*' : `/${file}`.replace(/\/index\.html$/, '') || '/';

function block(address: string, pathname: string, html: string | null, content_type: string): string {
  const inline = html === null ? NO_INLINE : inlineHashes(html);
  const headers = {
    ...hostHeaders({ pathname, supabase_url, origin, tracking, captcha, inline }),
    'cache-control': cacheControl(pathname, content_type),
  };
  return [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

if (!existsSync(path.join(DIST_DIR, 'index.html'))) {
  console.error('There is no build yet: run npm run build first.');
  process.exit(1);
}
const pages = globSync('**/*.html', { cwd: DIST_DIR }).toSorted();
const blocks = [
  ...pages.map((file) =>
    block(addressOf(file), `/${file}`, readFileSync(path.join(DIST_DIR, file), 'utf8'), 'text/html'),
  ),
  block('/sw.js', '/sw.js', null, 'text/javascript'),
  block('/scenes/*', '/scenes/any-800.avif', null, 'image/avif'),
  block('/assets/*', '/assets/any-12345678.js', null, 'text/javascript'),
];
console.log(blocks.join('\n\n'));
