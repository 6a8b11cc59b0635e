import path from 'node:path';
import { parseArgs } from 'node:util';

/** Where `npm run build` puts the site. */
export const DIST_DIR = path.resolve(import.meta.dirname, '../../dist');

/** The folder that `--build <folder>` of a command names; without it that of `npm run build`. */
export function builtFolder(): string {
  const { values } = parseArgs({ options: { build: { type: 'string' } } });
  return values.build === undefined ? DIST_DIR : path.resolve(values.build);
}
