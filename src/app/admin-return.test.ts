import { expect, test } from 'vitest';
import { readSignInState, signInState } from './admin-return.ts';

const ID = '00000000-0000-4000-8000-000000000000';

test('A-002 the sign-in remembers the address that was asked for', () => {
  for (const pathname of ['/admin/blog-beheer', '/admin/klanten', `/admin/klanten/${ID}/bewerken`]) {
    expect(readSignInState(signInState({ pathname, search: '?q=zee', hash: '' }))).toEqual({
      return_to: `${pathname}?q=zee`,
      start_with: 'sign_in',
    });
  }
});

test('A-007 without such an address, or with one that is not ours, it leads to /admin/blog-beheer', () => {
  for (const state of [
    null,
    {},
    { return_to: 'https://elders.example/' },
    { return_to: '//elders.example' },
    { return_to: '/admin/blog-beheer.evil' },
    { return_to: '/admin/klanten/onzin' },
    { return_to: '/admin/inloggen/' },
    { return_to: '/admin/wachtwoord?x' },
    { return_to: 7 },
  ]) {
    expect(readSignInState(state).return_to).toBe('/admin/blog-beheer');
  }
});

test('a used link can lead to asking for a new one', () => {
  expect(readSignInState({ start_with: 'reset' }).start_with).toBe('reset');
});

test('R-50 an address that somebody else was at is not opened for the next person, but again for the same one', () => {
  const asked = { pathname: `/admin/klanten/${ID}`, search: '?q=Rinsma', hash: '' };
  const state = signInState(asked, 'u-bram');
  expect(readSignInState(state, 'u-sanne').return_to).toBe('/admin/blog-beheer');
  expect(readSignInState(state, 'u-bram').return_to).toBe(`/admin/klanten/${ID}?q=Rinsma`);
});
