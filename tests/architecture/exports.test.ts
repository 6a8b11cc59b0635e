import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, textOf } from '../support/source-files.ts';

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const DECLARED = /^export (?:async )?(?:const|let|function\*?|class|interface|type|enum) ([\w$]+)/gm;
/** 'import a, { b, type C as D } from', and the same of an export. */
const NAMED =
  /\b(?:import|export)\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*['"](\.[^'"\n]+)['"]/g;
/** Imports that take a whole module, where every word in the importing file counts as a use of an export of that name. */
const WHOLE = /(?:\bimport\s*\(\s*|\*(?:\s+as\s+[\w$]+)?\s+from\s+)['"](\.[^'"\n]+)['"]/g;

/** Modules that something else takes by their path: the build, and the program of a network. */
const ENTRIES = new Set([
  'src/app/entry-prerender.tsx',
  'src/app/entry-prerender-translated.tsx',
  'supabase/host/edge-bundle.ts',
]);
/** Types that the compiler has to name where it writes the type of an export that was given none (TS4023). */
const NAMED_BY_COMPILER = new Set(['RebuildNotice', 'TypeChoice', 'KeptLook', 'RowFile', 'ContentStore']);

/** The module whose place another one takes in some builds: it has to have the same exports. */
const placeOf = (file: string): string => {
  if (file === 'src/app/translated-pages.tsx') return 'src/app/pages.tsx';
  if (file === 'tests/real/backend.ts') return 'supabase/local/backend.ts';
  return file.replace(/^src\/content\/(?:en|de)\//, 'src/content/');
};

const texts = new Map(
  ['src', 'supabase', 'tests', 'e2e']
    .flatMap(filesBelow)
    .concat('vite.config.ts')
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .map((file) => [file, textOf(file).replace(COMMENTS, '')]),
);

/** By module the names that others import of it. */
const named = new Map<string, Set<string>>();
/** By module the texts of those that import it whole. */
const whole = new Map<string, string[]>();
for (const [file, text] of texts) {
  const at = (specifier: string) => posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));
  for (const [, names = '', specifier = ''] of text.matchAll(NAMED)) {
    const found = named.get(at(specifier)) ?? new Set();
    for (const name of names.split(',')) found.add(name.trim().replace(/^type\s+|\s+as\s.*$/g, ''));
    named.set(at(specifier), found);
  }
  for (const [, specifier = ''] of text.matchAll(WHOLE))
    whole.set(at(specifier), [...(whole.get(at(specifier)) ?? []), text]);
}

const isImported = (file: string, name: string): boolean =>
  named.get(file)?.has(name) === true ||
  (whole.get(file) ?? []).some((text) =>
    new RegExp(`(?<![\\w$])${name.replace('$', '\\$')}(?![\\w$])`).test(text),
  );

test('a value or a type is exported only when another file imports it', () => {
  const unused = [...texts]
    .filter(([file]) => !ENTRIES.has(file) && !file.includes('.generated.'))
    .flatMap(([file, text]) =>
      [...text.matchAll(DECLARED)]
        .map(([, name = '']) => name)
        .filter((name) => !NAMED_BY_COMPILER.has(name))
        .filter((name) => !isImported(file, name) && !isImported(placeOf(file), name))
        .map((name) => `${file}: ${name}`),
    );
  expect(unused, 'take the word export away, or delete what nothing uses').toEqual([]);
});
