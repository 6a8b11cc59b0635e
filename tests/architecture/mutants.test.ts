import { expect, test } from 'vitest';
import { MUTANTS } from '../mutants/mutants.ts';
import { changeScripts, changeText, SourceMoved } from '../mutants/text-change.ts';
import { migrationScripts } from '../support/postgres.ts';
import { textOf } from '../support/source-files.ts';
import { WITHOUT_CHANCE } from '../simulation/database-sql.ts';

test.each(MUTANTS)(
  'the mutant “$name” still applies to the sources it was made for',
  async ({ sql, code }) => {
    const scripts = await migrationScripts();
    const changed = changeScripts(scripts, [...sql, ...WITHOUT_CHANCE]);
    expect(changed.some((script, index) => script.sql !== scripts[index]?.sql)).toBe(true);
    for (const [path, changes] of Object.entries(code)) {
      const text = textOf(path);
      expect(changes.reduce(changeText, text)).not.toBe(text);
    }
    expect(sql.length + Object.keys(code).length).toBeGreaterThan(0);
  },
);

test('a mutant whose source has moved on is not run as if it were one', () => {
  expect(() => changeText('a b', { found: 'c', instead: 'd' })).toThrow(SourceMoved);
  expect(() => changeText('a a', { found: 'a', instead: 'd' })).toThrow(SourceMoved);
  expect(changeText('a a', { found: 'a', instead: 'd', times: 2 })).toBe('d d');
  expect(() => changeScripts([{ sql: 'a' }], [{ found: 'c', instead: 'd' }])).toThrow(SourceMoved);
});
