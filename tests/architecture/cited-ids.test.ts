/** The ids that code, comments and tests cite: rules of src/sync/SPEC.md and requirements of tests/checklist.md. */
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, textOf } from '../support/source-files.ts';
import { namedPlaces } from '../support/test-names.ts';

const rules = [...textOf('src/sync/SPEC.md').matchAll(/^- ([A-Z]{1,2}\d+) /gm)].map(([, id = '']) => id);
const requirements = [...textOf('tests/checklist.md').matchAll(/^- ([A-Z]-\d+) /gm)].map(([, id = '']) => id);
const listed = new Set([...rules, ...requirements]);

/** How many there are of each group of one letter: the guarantees, and the ways a design of sync breaks. */
const GROUPS = { G: 7, D: 14, S: 7, K: 7, P: 4, C: 8 } as const;
const letters = rules.filter((id) => /^[A-Z]\d/.test(id));

const places = namedPlaces();
const ASSERTS = /\bexpect\b|\bassert|^select\b|\bcheck\(/;
const namedBy = (id: string) => places.filter(({ name }) => new RegExp(`\\b${id}\\b`).test(name));

describe('every way a design of sync breaks has a named test', () => {
  test('each group is whole', () => {
    const whole = Object.entries(GROUPS).flatMap(([group, count]) =>
      Array.from({ length: count }, (_none, index) => `${group}${index + 1}`),
    );
    expect(letters).toEqual(whole);
  });

  test.each(letters)('%s', (id) => {
    const tests = namedBy(id);
    expect(tests.map(({ name }) => name)).not.toEqual([]);
    expect(tests.some(({ body }) => ASSERTS.test(body))).toBe(true);
  });
});

const prefixes = [...new Set(rules.map((id) => id.replace(/\d+$/, '')))].join('|');
const RULE = new RegExp(`(?<![\\w#&/-])(?:${prefixes})\\d{1,2}(?![\\w-])`, 'g');
const REQUIREMENT = /(?<![\w#&/-])[A-Z]-\d{2,3}(?![\w-])/g;
/** What looks like an id and is none: a curve, a class of SQLSTATE, a berth. */
const NO_IDS = new Set(['P-256', 'P0', 'C12']);
/** Written by programs, or with rows of its own numbers. */
const NOT_READ = new Set(['tests/coverage.md', 'tests/checklist.md', 'supabase/seed.sql', 'e2e/manual.md']);

const sources = ['src', 'supabase', 'tests', 'e2e']
  .flatMap(filesBelow)
  .filter((path) => /\.(?:tsx?|mjs|sql|md|css)$/.test(path) && !NOT_READ.has(path));

test('every id that is cited is listed', () => {
  const unknown = sources.flatMap((path) => {
    const text = textOf(path);
    const cited = [...(text.match(RULE) ?? []), ...(text.match(REQUIREMENT) ?? [])];
    return cited.filter((id) => !listed.has(id) && !NO_IDS.has(id)).map((id) => `${path}: ${id}`);
  });
  expect(unknown).toEqual([]);
});

const DOCSTRING = /\/\*\*(?:[^*]|\*(?!\/))*\*\/|(?:^ *--.*\n)+/gm;

test('a comment on a function, a type or a file cites one rule of sync at most', () => {
  const many = sources
    .filter((path) => /^src\/.*\.tsx?$|^supabase\/migrations\/|^tests\/(?:simulation|contract)\//.test(path))
    .flatMap((path) =>
      (textOf(path).match(DOCSTRING) ?? [])
        .map((comment) => [...new Set(comment.match(RULE))])
        .filter((cited) => cited.length > 1)
        .map((cited) => `${path}: ${cited.join(', ')}`),
    );
  expect(many).toEqual([]);
});

const COMMENT = /\/\*(?:[^*]|\*(?!\/))*\*\/|(?<![:\w'"`/\\])\/\/.*$|^\s*--.*$/gm;
const FILE_NAME = /(?<![\w*$<{.-])(?:[\w.-]+\/)*[\w.-]*\w\.(?:tsx?|mjs|sql|md)(?![\w-])/g;
const ISSUE = /\bissue #?\d+/gi;
/** Every file of ours by each end of its path: 'exports.test.ts', 'architecture/exports.test.ts' and so on. */
const known_files = new Set(
  ['src', 'supabase', 'tests', 'e2e']
    .flatMap(filesBelow)
    .concat('README.md', 'vite.config.ts')
    .flatMap((path) => path.split('/').map((_part, index, parts) => parts.slice(index).join('/'))),
);

test('a comment names only files of the repository, and cites no issue, which is not in it', () => {
  const scripts = sources.filter((path) => !path.endsWith('.md') && !path.includes('.generated.'));
  const missing = scripts.flatMap((path) => {
    const comments = textOf(path).match(COMMENT) ?? [];
    const files = comments.flatMap((comment) => comment.match(FILE_NAME) ?? []);
    const unknown = files.filter((name) => {
      const from_root = /^\.\.?\//.test(name) ? posix.join(posix.dirname(path), name) : name;
      return !known_files.has(from_root);
    });
    return [...unknown, ...comments.flatMap((comment) => comment.match(ISSUE) ?? [])].map(
      (name) => `${path}: ${name}`,
    );
  });
  expect(missing).toEqual([]);
});

test('no text of the repository cites an issue', () => {
  const texts = sources.filter((path) => path.endsWith('.md')).concat('README.md');
  expect(
    texts.flatMap((path) => (textOf(path).match(ISSUE) ?? []).map((name) => `${path}: ${name}`)),
  ).toEqual([]);
});
