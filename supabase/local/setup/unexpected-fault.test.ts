import { expect, test } from 'vitest';
import { unexpectedFault } from './unexpected-fault.ts';

const SECRETS = ['sb_secret_abc', 'postgres://postgres.abc:geheim%2F4f1c@pooler.example:5432/postgres'];
const codeOf = (problem: unknown): string => unexpectedFault('setup', problem, SECRETS).error.code;
const withCode = (code: string, message = 'a problem'): Error => Object.assign(new Error(message), { code });

test.each([
  new TypeError('fetch failed', { cause: withCode('ECONNRESET') }),
  new DOMException('The operation was aborted due to timeout', 'TimeoutError'),
  withCode('UND_ERR_SOCKET'),
  withCode('CONNECTION_CLOSED'),
  withCode('57P01', 'terminating connection due to administrator command'),
  Object.assign(new Error('{}'), { name: 'AuthRetryableFetchError' }),
])('whoever stops answering is told as that: %s', (problem) => {
  expect(codeOf(problem)).toBe('project_unreachable');
});

test('a file that is not there is none who does not answer', () => {
  expect(codeOf(withCode('ENOENT', "ENOENT: no such file or directory, open 'src/brand.ts'"))).toBe(
    'setup_failed',
  );
});

test('a role without rights is told with what it may not do', () => {
  expect(
    unexpectedFault('restore', withCode('42501', 'permission denied for schema private'), SECRETS),
  ).toEqual({
    ok: false,
    error: {
      code: 'database_rights_missing',
      sentence: expect.stringContaining('(permission denied for schema private)'),
    },
  });
});

test.each([
  new Error('bad key sb_secret_abc.\n    at somewhere'),
  new Error(`no such ${SECRETS[1]}`),
  'geheim/4f1c',
  null,
])('anything else is one sentence, which repeats no secret: %s', (problem) => {
  const { code, sentence } = unexpectedFault('restore', problem, SECRETS).error;
  expect(code).toBe('restore_failed');
  expect(sentence).toMatch(/^The restore ended with [^\n]+[^.]\.$/);
  expect(sentence).not.toMatch(/4f1c|sb_secret_abc/);
});
