import path from 'node:path';

/** Where `npm run build` puts the site. */
export const DIST_DIR = path.resolve(import.meta.dirname, '../../dist');
