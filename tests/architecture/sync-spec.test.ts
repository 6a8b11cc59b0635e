/** The rules of src/sync/SPEC.md and the tests that quote them. */
import { expect, test } from 'vitest';
import { namedPlaces } from '../support/test-names.ts';
import { textOf } from '../support/source-files.ts';

const rules = [...textOf('src/sync/SPEC.md').matchAll(/^- ([A-Z]{2}\d+) (.*)$/gm)].map(
  ([, id = '', text = '']) => ({
    id,
    text,
  }),
);
const known = new Set(rules.map(({ id }) => id));
const RULE = new RegExp(
  `\\b(?:${[...new Set([...known].map((id) => id.slice(0, 2)))].join('|')})\\d+\\b`,
  'g',
);
const ASSERTS = /\bexpect\b|\bcheck\(|\bexpectEqual\(/;

const places = namedPlaces();
const quoted = new Map<string, string[]>();
for (const { name, body } of places) {
  if (!ASSERTS.test(body)) continue;
  for (const id of new Set(name.match(RULE) ?? [])) quoted.set(id, [...(quoted.get(id) ?? []), name]);
}

test('a rule has one number and a sentence', () => {
  expect(known.size).toBe(rules.length);
  expect(rules.filter(({ text }) => !/[.;]$/.test(text)).map(({ id }) => id)).toEqual([]);
});

test.each(rules)('$id is quoted by a test that asserts it', ({ id }) => {
  expect(quoted.get(id) ?? []).not.toEqual([]);
});

test('no test quotes a rule that does not exist', () => {
  const unknown = places.flatMap(({ path, name }) =>
    (name.match(RULE) ?? []).filter((id) => !known.has(id)).map((id) => `${path}: ${id}`),
  );
  expect(unknown).toEqual([]);
});
