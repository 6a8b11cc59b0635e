/**
 * `npm run headers`: what a static host has to send with the built app, one block an address. Takes SUPABASE_URL, SITE_URL,
 * TAG_MANAGER_URL, ANALYTICS_URL and RECAPTCHA_SITE_KEY from the environment, as the build did.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtFolder } from './build-folder.ts';
import { planOf } from './build-plan.ts';
import { headersFile } from './netlify-files.ts';

const folder = builtFolder();
if (!existsSync(path.join(folder, 'index.html'))) {
  console.error('There is no build yet: run npm run build first.');
  process.exit(1);
}
console.log(headersFile(planOf(folder, process.env)));
