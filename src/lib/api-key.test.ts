import { expect, test } from 'vitest';
import { apiKeyKind } from './api-key.ts';

const jwt = (role: string): string => `e30.${btoa(JSON.stringify({ role }))}.c2ln`;

test('a key says itself whether it may be shown to visitors, whether it is new or a legacy one', () => {
  expect([apiKeyKind('sb_secret_abc'), apiKeyKind(jwt('service_role'))]).toEqual(['secret', 'secret']);
  expect([apiKeyKind('sb_publishable_abc'), apiKeyKind(jwt('anon'))]).toEqual(['publishable', 'publishable']);
  expect(['', 'abc', 'a.b.c', jwt('other')].map(apiKeyKind)).toEqual(Array(4).fill('unknown'));
});
