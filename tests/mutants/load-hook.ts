/** Loads the product with the change of the mutant that the environment names; fails when a source has moved on. */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ROOT } from '../support/source-files.ts';
import { mutantNamed } from './mutants.ts';
import { changeText } from './text-change.ts';

const { code } = mutantNamed(process.env['MUTANT'] ?? '');
const changes = new Map(
  Object.entries(code).map(([path, list]) => [pathToFileURL(join(ROOT, path)).href, list]),
);

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const wanted = changes.get(url);
    if (wanted === undefined) return loaded;
    if (typeof loaded.source !== 'string' && !(loaded.source instanceof Uint8Array))
      throw new Error(`nothing to change was loaded from ${url}`);
    const source =
      typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    return { ...loaded, source: wanted.reduce(changeText, source) };
  },
});
