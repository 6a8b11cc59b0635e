import { expect, test } from 'vitest';
import { readEnvironment } from './read-environment.ts';

const ORIGIN = 'https://havenglans.example';

test('without an address the app talks to the origin that serves it', () => {
  expect(readEnvironment({ supabase_url: '', publishable_key: 'k' }, ORIGIN).supabase_url).toBe(ORIGIN);
});

test('an address is taken without its trailing slash', () => {
  const given = { supabase_url: 'https://abc.supabase.co/', publishable_key: 'k' };
  expect(readEnvironment(given, ORIGIN).supabase_url).toBe('https://abc.supabase.co');
});

test('nonsense and secrets are refused', () => {
  expect(() => readEnvironment({ supabase_url: 'abc', publishable_key: 'k' }, ORIGIN)).toThrow();
  expect(() => readEnvironment({ supabase_url: '', publishable_key: '' }, ORIGIN)).toThrow();
  expect(() => readEnvironment({ supabase_url: '', publishable_key: 'sb_secret_x' }, ORIGIN)).toThrow(
    'secret',
  );
});
