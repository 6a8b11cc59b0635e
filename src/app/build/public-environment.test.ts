import { expect, test } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY, publicEnvironment } from './public-environment.ts';

const jwt = (role: string): string => `e30.${btoa(JSON.stringify({ role }))}.c2ln`;

test('without a project the app talks to its own origin with the embedded key', () => {
  expect(publicEnvironment({}, Date.UTC(2026, 5, 1))).toEqual({
    BUILD_SUPABASE_URL: '""',
    BUILD_SUPABASE_PUBLISHABLE_KEY: JSON.stringify(LOCAL_PUBLISHABLE_KEY),
    BUILD_YEAR: '2026',
    BUILD_MONTH: '6',
  });
});

test('a build in the first hour of a month in Amsterdam is of that month, whatever the clock of its machine says', () => {
  expect(publicEnvironment({}, Date.UTC(2026, 10, 30, 22, 59))).toMatchObject({ BUILD_MONTH: '11' });
  expect(publicEnvironment({}, Date.UTC(2026, 10, 30, 23, 0))).toMatchObject({ BUILD_MONTH: '12' });
  expect(publicEnvironment({}, Date.UTC(2026, 11, 31, 23, 0))).toMatchObject({
    BUILD_YEAR: '2027',
    BUILD_MONTH: '1',
  });
});

test('a project is taken over as given, and nothing else of the machine', () => {
  const defined = publicEnvironment({
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: jwt('anon'),
    SUPABASE_SECRET_KEY: 'sb_secret_x',
    VITE_TOKEN: 'x',
  });
  expect(Object.keys(defined)).toEqual([
    'BUILD_SUPABASE_URL',
    'BUILD_SUPABASE_PUBLISHABLE_KEY',
    'BUILD_YEAR',
    'BUILD_MONTH',
  ]);
  expect(JSON.stringify(defined)).not.toContain('sb_secret_x');
});

test('a secret key stops the build', () => {
  const url = 'https://abc.supabase.co';
  for (const key of ['sb_secret_abc', jwt('service_role')])
    expect(() => publicEnvironment({ SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key })).toThrow('secret');
});

test('an address without a key stops the build', () => {
  expect(() => publicEnvironment({ SUPABASE_URL: 'https://abc.supabase.co' })).toThrow(
    'SUPABASE_PUBLISHABLE_KEY',
  );
});
