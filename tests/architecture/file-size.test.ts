import { expect, test } from 'vitest';
import { filesBelow, textOf } from '../support/source-files.ts';

const MAX_LINES = 300;

/** Texts, generated files, data and tests may be longer: they are read in pieces. */
const EXCEPTIONS = [
  /^src\/content\//,
  /\.generated\./,
  /\.test\.tsx?$/,
  /\.spec\.ts$/,
  /^supabase\/seed\.sql$/,
  /^supabase\/tests\//,
  /^supabase\/\.temp\//,
  /^e2e\/\.results\//,
  /^tests\/contract\//,
];

test('no file is longer than 300 lines', () => {
  const long = ['src', 'supabase', 'tests', 'e2e']
    .flatMap(filesBelow)
    .filter(
      (path) => /\.(ts|tsx|mjs|css|sql)$/.test(path) && !EXCEPTIONS.some((pattern) => pattern.test(path)),
    )
    .map((path) => ({ path, lines: textOf(path).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES);
  expect(long).toEqual([]);
});
