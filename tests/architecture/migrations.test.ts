import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, textOf } from '../support/source-files.ts';

/** Migrations named before this are one schema that no hosted database has yet; a later one may change what they made. */
const FIRST_RELEASE = '20260102000000';

const migrations = filesBelow('supabase/migrations')
  .filter((path) => basename(path) < FIRST_RELEASE)
  .map(textOf)
  .join('\n');
/** What a statement at the start of a line names; statements inside a function's text are indented. */
const namesAfter = (start: string): readonly string[] =>
  [...migrations.matchAll(new RegExp(`^${start}\\s+((?:public|private)\\.\\w+)`, 'gm'))].map(
    ([, name = '']) => name,
  );

test('the migrations of before the first release hold final definitions: no function is defined twice', () => {
  const functions = namesAfter('create function');
  expect(functions.length).toBeGreaterThan(100);
  expect(new Set(functions).size).toBe(functions.length);
  expect(migrations).not.toMatch(/^(create or replace|drop) /m);
});

test('a pgTAP file is called after the migration it tries', () => {
  const topics = filesBelow('supabase/migrations').map((path) => basename(path, '.sql').replace(/^\d+_/, ''));
  const unnamed = filesBelow('supabase/tests')
    .map((path) => basename(path, '.test.sql'))
    .filter((name) => name !== '00-fixtures' && !topics.some((topic) => name.split('-')[0] === topic));
  expect(unnamed).toEqual([]);
});

test('`supabase db reset --linked` cannot fill the project of a company with the demo: no seed runs after the migrations', () => {
  const [, of_seed = ''] = textOf('supabase/config.toml').split(/^\[db\.seed\]$/m);
  expect(of_seed.split(/^\[/m)[0]).toMatch(/^enabled = false$/m);
});
