import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres, type Sql } from './postgres.ts';
import { readRights } from './row-types.ts';

export const POLICIES_FILE = join(import.meta.dirname, '../../supabase/policies.md');
const BEGIN = '<!-- rights: written by `npm run policies` -->\n';
const END = '<!-- end of rights -->\n';
/** `supabase/policies.md` with the rights of the migrated database in its matrix. */
export async function policiesText(sql: Sql): Promise<string> {
  const { roles, subjects, actions } = await readRights(sql);
  const cell = (subject: string, role: string): string => actions(role, subject).join(', ') || '–';
  const lines = subjects.map(
    (subject) => `| \`${subject}\` | ${roles.map((role) => cell(subject, role)).join(' | ')} |\n`,
  );
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
