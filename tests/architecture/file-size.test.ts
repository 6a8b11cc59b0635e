import { expect, test } from 'vitest';
import { filesBelow, textOf } from '../support/source-files.ts';

const MAX_LINES = 300;
/** A migration holds one topic and is read as reference, section by section: it may be longer, a section may not. */
const MAX_MIGRATION_LINES = 1000;

/** Tests are read one by one, but a file of them still has one topic. */
const MAX_TEST_LINES = 450;
const TEST_FILE = /\.(?:test\.tsx?|spec\.ts)$/;

/** Texts, generated files, data and pgTAP may be longer: they are read in pieces. */
const EXCEPTIONS = [
  /^src\/content\//,
  /\.generated\./,
  TEST_FILE,
  /^supabase\/seed\.sql$/,
  /^supabase\/tests\//,
  /^supabase\/\.temp\//,
  /^e2e\/\.results\//,
  /^tests\/contract\//,
  /^supabase\/migrations\//,
];

const linesOf = (text: string): number => text.trim().split('\n').length;

test('no file is longer than 300 lines', () => {
  const long = ['src', 'supabase', 'tests', 'e2e']
    .flatMap(filesBelow)
    .filter(
      (path) => /\.(ts|tsx|mjs|css|sql|py)$/.test(path) && !EXCEPTIONS.some((pattern) => pattern.test(path)),
    )
    .map((path) => ({ path, lines: linesOf(textOf(path)) }))
    .filter(({ lines }) => lines > MAX_LINES);
  expect(long).toEqual([]);
});

test('no migration is longer than 1,000 lines, and no section of one than 300', () => {
  const long = filesBelow('supabase/migrations').flatMap((path) => {
    const text = textOf(path);
    const sections = text
      .split(/^-- ==== (?=.+ ====$)/m)
      .map((section) => ({ path, section: section.split(' ====')[0], lines: linesOf(section) - 1 }))
      .filter(({ lines }) => lines > MAX_LINES);
    return linesOf(text) > MAX_MIGRATION_LINES ? [...sections, { path, lines: linesOf(text) }] : sections;
  });
  expect(long).toEqual([]);
});

test('no file of tests or journeys is longer than 450 lines', () => {
  const long = ['src', 'supabase', 'tests', 'e2e']
    .flatMap(filesBelow)
    .filter((path) => TEST_FILE.test(path))
    .map((path) => ({ path, lines: linesOf(textOf(path)) }))
    .filter(({ lines }) => lines > MAX_TEST_LINES);
  expect(long).toEqual([]);
});
