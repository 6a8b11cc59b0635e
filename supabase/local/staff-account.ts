import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { SupabaseClient } from '@supabase/supabase-js';
import { PASSWORD_MIN_LENGTH } from '../../src/domain/password.ts';

/** Asks on the terminal without showing what is typed. */
export async function askHidden(question: string): Promise<string> {
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const typed = await lines.question('');
  lines.close();
  process.stdout.write('\n');
  return typed;
}

/** Makes a password of 20 characters without look-alikes: about 115 bits. */
function makePassword(): string {
  const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 20 }, () => signs[randomInt(signs.length)]).join('');
}

interface ChosenPassword {
  readonly password: string;
  /** Whether the password was made here and has to be shown once. */
  readonly is_made: boolean;
}

/** Asks for a password until it is long enough; makes one when nothing is typed, or when there is no terminal to ask on. */
export async function choosePassword(
  ask: ((question: string) => Promise<string>) | null,
): Promise<ChosenPassword> {
  if (ask === null) return { password: makePassword(), is_made: true };
  for (let said = ''; ; said = `A password has at least ${PASSWORD_MIN_LENGTH} characters.\n`) {
    const password = await ask(`${said}Password (empty to have one made): `);
    if (password === '') return { password: makePassword(), is_made: true };
    if (password.length >= PASSWORD_MIN_LENGTH) return { password, is_made: false };
  }
}

/** Finds the account of an address in small letters; null when there is none. */
export async function findUserId(supabase: SupabaseClient, email: string): Promise<string | null> {
  for (let page = 1; ; page += 1) {
    const { data, error } = await supabase.auth.admin.listUsers({ page, perPage: 200 });
    if (error) throw error;
    const found = data.users.find((user) => user.email === email);
    if (found) return found.id;
    if (data.users.length < 200) return null;
  }
}
