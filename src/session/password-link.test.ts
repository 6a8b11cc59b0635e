import { expect, test } from 'vitest';
import { readPasswordLink } from './password-link.ts';

test('tokens in the hash, as the server redirects after an invitation or a forgotten password', () => {
  const hash = '#access_token=a.b.c&expires_in=600&refresh_token=r1&token_type=bearer&type=invite';
  expect(readPasswordLink({ search: '', hash })).toEqual({
    kind: 'tokens',
    access_token: 'a.b.c',
    refresh_token: 'r1',
    expires_in: 600,
  });
});

test('a one-time code in the query', () => {
  expect(readPasswordLink({ search: '?token_hash=h1&type=invite', hash: '' })).toEqual({
    kind: 'token_hash',
    token_hash: 'h1',
    type: 'invite',
  });
  expect(readPasswordLink({ search: '?token_hash=h1&type=recovery', hash: '' })).toMatchObject({
    type: 'recovery',
  });
});

test('an error in the address, or a code of another kind, is a refused link', () => {
  const hash = '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';
  expect(readPasswordLink({ search: '', hash })).toEqual({ kind: 'refused' });
  expect(readPasswordLink({ search: '?code=123', hash: '' })).toEqual({ kind: 'refused' });
});

test('a plain address brings nothing', () => {
  expect(readPasswordLink({ search: '', hash: '' })).toEqual({ kind: 'none' });
  expect(readPasswordLink({ search: '?tab=clients', hash: '#access_token=a' })).toEqual({ kind: 'none' });
});
