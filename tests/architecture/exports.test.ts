import { expect, test } from 'vitest';
import { filesBelow, textOf } from '../support/source-files.ts';

const DECLARED = /^export (?:async )?(?:const|let|function\*?|class) ([\w$]+)/gm;
const NAMES = /[\w$]+/g;

test('a value is exported only when another file names it', () => {
  const files = [
    'src',
    'supabase/functions',
    'supabase/host',
    'supabase/local',
    'supabase/prove',
    'tests',
    'e2e',
  ]
    .flatMap((folder) => filesBelow(folder))
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .concat('vite.config.ts');
  const namedBy = new Map<string, number>();
  for (const file of files)
    for (const name of new Set(textOf(file).match(NAMES))) namedBy.set(name, (namedBy.get(name) ?? 0) + 1);
  const unused = files
    .filter((file) => file.startsWith('src/') && !file.endsWith('.mjs') && !file.includes('.generated.'))
    .flatMap((file) =>
      [...textOf(file).matchAll(DECLARED)]
        .filter(([, name = '']) => namedBy.get(name) === 1)
        .map(([, name]) => `${file}: ${name}`),
    );
  expect(unused, 'take the word export away, or delete what nothing uses').toEqual([]);
});
