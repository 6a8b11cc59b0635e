import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const RULE = /\b(?:OB|PS|PL|MG|LD|AU|ST)\d+\b/g;
const ROOM = fileURLToPath(new URL('.', import.meta.url));
const CONTRACT = fileURLToPath(new URL('../../tests/contract/', import.meta.url));

/** Rule ids quoted in the names of tests below a folder. */
function quotedIn(folder: string): Set<string> {
  const quoted = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file === 'spec.test.ts') continue;
    const names = readFileSync(`${folder}/${file}`, 'utf8').matchAll(
      /(?:test|describe)[\w.]*\(\s*(['"`])(.*?)\1,/gs,
    );
    for (const [, , name = ''] of names) for (const [id] of name.matchAll(RULE)) quoted.add(id);
    const each = readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\)\(\s*(['"`])(.*?)\1,/gs);
    for (const [, , name = ''] of each) for (const [id] of name.matchAll(RULE)) quoted.add(id);
  }
  return quoted;
}

test('every rule of SPEC.md is quoted by a test, and no test quotes an unknown rule', () => {
  const rules = [
    ...readFileSync(`${ROOM}/SPEC.md`, 'utf8').matchAll(/^- ((?:OB|PS|PL|MG|LD|AU|ST)\d+) /gm),
  ].map(([, id]) => id);
  const quoted = [...quotedIn(ROOM), ...quotedIn(CONTRACT)];
  expect(new Set(rules).size).toBe(rules.length);
  expect(new Set(quoted)).toEqual(new Set(rules));
});
