import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres, type Sql } from './postgres.ts';

export const POLICIES_FILE = join(import.meta.dirname, '../../supabase/policies.md');
const BEGIN = '<!-- rights: written by `npm run policies` -->\n';
const END = '<!-- end of rights -->\n';
const USUAL = ['read', 'add', 'edit', 'delete'];

interface Right {
  readonly role: string;
  readonly subject: string;
  readonly action: string;
}

/** `supabase/policies.md` with the rights of the migrated database in its matrix. */
export async function policiesText(sql: Sql): Promise<string> {
  const rights = await sql<Right[]>`select role, subject, action from private.rights`;
  const roles = [...new Set(rights.map(({ role }) => role))].toSorted().toReversed();
  const cell = (subject: string, role: string): string => {
    const actions = rights
      .filter((r) => r.subject === subject && r.role === role)
      .map(({ action }) => action);
    const known = USUAL.filter((action) => actions.includes(action));
    return [...known, ...actions.filter((action) => !USUAL.includes(action)).toSorted()].join(', ') || '–';
  };
  const lines = [...new Set(rights.map(({ subject }) => subject))]
    .toSorted()
    .map((subject) => `| \`${subject}\` | ${roles.map((role) => cell(subject, role)).join(' | ')} |\n`);
  const text = await readFile(POLICIES_FILE, 'utf8');
  return [
    text.slice(0, text.indexOf(BEGIN) + BEGIN.length),
    `| Subject | ${roles.join(' | ')} |\n|---|${roles.map(() => '---|').join('')}\n`,
    ...lines,
    text.slice(text.indexOf(END)),
  ].join('');
}

if (import.meta.main) {
  const cluster = await startPostgres();
  try {
    await writeFile(POLICIES_FILE, await policiesText(cluster.connect()));
  } finally {
    await cluster.stop();
  }
}
