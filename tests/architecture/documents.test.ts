import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { filesBelow } from '../support/source-files.ts';

const DOCUMENTS = [
  'README.md',
  'supabase/policies.md',
  ...filesBelow('src').filter((path) => path.endsWith('.md')),
];
const texts = DOCUMENTS.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);

test('every command that a document names exists', () => {
  const missing = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/\bnpm run ([\w:-]+)/g)].flatMap(([, name = '']) =>
      name in scripts ? [] : [`${path}: npm run ${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test('every file and folder that a document names by its path exists', () => {
  const missing = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/`((?:src|tests|supabase|e2e|public)\/[^`\s]*)`|\]\(((?!http|#)[^)]+)\)/g)].flatMap(
      (found) => {
        const named = found[1] ?? found[2] ?? '';
        // What comes after a placeholder is a name that the reader chooses.
        const [known = ''] = named.split(/[^/]*[<*…{]/);
        return known === '' || existsSync(known) ? [] : [`${path}: ${named}`];
      },
    ),
  );
  expect(missing).toEqual([]);
});

test('every setting and name of the code that the README speaks of is in the code', () => {
  const code = ['src', 'supabase', 'tests', 'e2e']
    .flatMap(filesBelow)
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const names = [
    ...readFileSync('README.md', 'utf8').matchAll(/`([A-Z]+(?:_[A-Z]+)+|[A-Za-z]*[a-z][A-Z][A-Za-z]+)`/g),
  ];
  expect(names.length).toBeGreaterThan(30);
  expect(names.map(([, name = '']) => name).filter((name) => !code.includes(name))).toEqual([]);
});
