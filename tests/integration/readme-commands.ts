/** The commands that README tells a person to type, word for word, so that a test can type them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { PROJECT_ROOT } from '../../supabase/local/paths.ts';

/** A part of README's 'Deploying', from its bold heading to the next one. */
function partOf(heading: string): string {
  const readme = readFileSync(path.join(PROJECT_ROOT, 'README.md'), 'utf8');
  const [, rest = ''] = readme.split(`\n**${heading}.** `);
  return rest.split(/\n\*\*[^*]+\.\*\* |\n## /)[0] ?? '';
}

/** Finds code blocks without a language, and code within a line that begins with the name of a program. */
const BLOCK_OR_COMMAND = /^ *```(\w*)\n(.*?)\n *```$|`((?:npm|npx|openssl) [^`]+)`/gms;

/** Every command of a part, those that stand in one line one by one. */
export const commandsIn = (heading: string): readonly string[] =>
  [...partOf(heading).matchAll(BLOCK_OR_COMMAND)]
    .filter(([, language]) => !language)
    .flatMap(([, , block, inline = '']) => (block ?? inline).split(/\n| && /))
    .map((line) => line.trim());

/** What README writes where a person types a value of their own, after the name of it. */
const LEFT_OPEN = /((?:--)?[\w-]+)([ =])(?:https:\/\/(?:…|<[^>]+>(?:\.supabase\.co)?)|…)/g;

/** A command with a person's own values in place of those that README leaves open. */
export function filledIn(command: string, values: Readonly<Record<string, string>>): string {
  const filled = command.replaceAll(
    LEFT_OPEN,
    (_, name: string, between: string) => `${name}${between}'${values[name] ?? `no value of ${name}`}'`,
  );
  expect(filled).not.toMatch(/[…<>]|no value/);
  return filled;
}
