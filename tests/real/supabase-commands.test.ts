/** The commands of Supabase's own program that a person is told to type, read against the help of that very version. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, textOf } from '../support/source-files.ts';
import { SERVERS_DIR } from '../support/servers.ts';

const PROGRAM = join(SERVERS_DIR, 'node_modules/@supabase/cli-linux-x64/bin/supabase');
const TOLD_IN = [
  'README.md',
  'src/app/build/project-content.ts',
  'supabase/local/setup/remaining-steps.ts',
] as const;

/** What it prints. It asks no project and tells its makers nothing. */
const ask = (...args: readonly string[]): string =>
  execFileSync(PROGRAM, [...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: SERVERS_DIR, DO_NOT_TRACK: '1' },
  });

/** Each command by its words: 'db push --remote'. */
const TOLD = [
  ...new Set(
    TOLD_IN.flatMap((file) =>
      [...textOf(file).matchAll(/npx supabase@[\d.]+ ([^`\n',)]+)/g)].map(([, words = '']) => words.trim()),
    ),
  ),
].toSorted();

test('every place names the version of the program that is tried here', () => {
  const versions = TOLD_IN.flatMap((file) =>
    [...textOf(file).matchAll(/npx supabase@([\d.]+)/g)].map(([, version]) => version),
  );
  expect(new Set(versions)).toEqual(new Set([ask('--version').trim()]));
  expect(TOLD.length).toBeGreaterThan(4);
});

test.each(TOLD)('the program knows `%s`', (command) => {
  const words = command.split(' ');
  const first_value = words.findIndex((word) => /^-|[=<…]/.test(word));
  const name = words.slice(0, first_value === -1 ? undefined : first_value);
  const help = ask(...name, '--help');
  expect(help).toContain(`supabase ${name.join(' ')}`);
  const flags = words.filter((word) => word.startsWith('--'));
  for (const flag of flags) expect(help).toMatch(new RegExp(`^  ${flag}\\b`, 'm'));
  // Without the flag the command changes the database of one's own machine, and not the hosted one.
  if (/^ +Local by default/m.test(help)) expect(flags).toContain('--remote');
});
