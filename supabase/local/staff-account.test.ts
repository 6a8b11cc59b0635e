import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PASSWORD_MIN_LENGTH } from '../../src/domain/password.ts';
import { PROJECT_ROOT } from './paths.ts';
import { choosePassword } from './staff-account.ts';

test('a project takes the passwords that the app and the commands take', () => {
  const config = readFileSync(path.join(PROJECT_ROOT, 'supabase/config.toml'), 'utf8');
  expect(config).toContain(`\nminimum_password_length = ${PASSWORD_MIN_LENGTH}\n`);
});

test('a password that is too short is told, and asked again', async () => {
  const questions: string[] = [];
  const typed = ['negen-tek', 'tien-teken'];
  const chosen = await choosePassword(async (question) => {
    questions.push(question);
    return typed.shift() ?? '';
  });
  expect(chosen).toEqual({ password: 'tien-teken', is_made: false });
  expect(questions).toEqual([
    'Password (empty to have one made): ',
    'A password has at least 10 characters.\nPassword (empty to have one made): ',
  ]);
});

test('a password is made where nothing is typed, and where nobody is there to ask', async () => {
  for (const ask of [null, () => Promise.resolve('')])
    expect(await choosePassword(ask)).toEqual({ password: expect.stringMatching(/^\w{20}$/), is_made: true });
});
