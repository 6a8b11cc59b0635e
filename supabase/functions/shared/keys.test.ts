import { expect, test } from 'vitest';
import {
  isFromTimer,
  keyHeaders,
  keyProof,
  leadSalts,
  provesServiceKey,
  serviceKey,
  showsServiceKey,
} from './keys.ts';

test('R-17 the key is the default one of the named secret keys, any other of them, or the legacy one', () => {
  const legacy = 'eyJ.service.role';
  expect(
    serviceKey({
      SUPABASE_SECRET_KEYS: '{"mail": "sb_secret_b", "default": "sb_secret_a"}',
      SUPABASE_SERVICE_ROLE_KEY: legacy,
    }),
  ).toBe('sb_secret_a');
  expect(serviceKey({ SUPABASE_SECRET_KEYS: '{"mail": "sb_secret_b"}' })).toBe('sb_secret_b');
  for (const none of [undefined, '', '{}', '[]', 'null', 'sb_secret_a', '{"default": ""}', '{"default": 7}'])
    expect(serviceKey({ SUPABASE_SECRET_KEYS: none, SUPABASE_SERVICE_ROLE_KEY: legacy }), none).toBe(legacy);
  expect(serviceKey({})).toBeNull();
});

test('R-17 a secret key is never sent as a bearer, a legacy one is', () => {
  expect(keyHeaders('sb_secret_a')).toEqual({ apikey: 'sb_secret_a' });
  expect(keyHeaders('eyJ.a.b')).toEqual({ apikey: 'eyJ.a.b', authorization: 'Bearer eyJ.a.b' });
});

const call = (headers: Record<string, string>) => new Request('http://here/', { method: 'POST', headers });

test('R-17 the timer is known by its own secret or by the legacy key, and no other key is', async () => {
  const env = { CRON_SECRET: 'cron', SUPABASE_SERVICE_ROLE_KEY: 'eyJ.a.b' };
  expect(await isFromTimer(call({ 'x-cron-secret': 'cron' }), env)).toBe(true);
  expect(await isFromTimer(call({ authorization: 'Bearer eyJ.a.b' }), env)).toBe(true);
  for (const headers of [
    {},
    { 'x-cron-secret': '' },
    { 'x-cron-secret': 'cro' },
    { 'x-cron-secret': 'cronn' },
    { authorization: 'Bearer cron' },
    { authorization: 'eyJ.a.b' },
    { apikey: 'eyJ.a.b' },
  ])
    expect(await isFromTimer(call(headers), env), JSON.stringify(headers)).toBe(false);
  for (const unset of [{}, { CRON_SECRET: '', SUPABASE_SERVICE_ROLE_KEY: '' }])
    for (const headers of [
      { 'x-cron-secret': '' },
      { authorization: 'Bearer ' },
      { authorization: 'Bearer undefined' },
    ])
      expect(await isFromTimer(call(headers), unset)).toBe(false);
});

test('R-17 only a secret key of the project shows one: neither a publishable one, nor the timer, nor nothing where none is set', async () => {
  const env = {
    CRON_SECRET: 'cron',
    SUPABASE_SECRET_KEYS: '{"mail": "sb_secret_b", "default": "sb_secret_a"}',
    SUPABASE_SERVICE_ROLE_KEY: 'eyJ.a.b',
  };
  for (const apikey of ['sb_secret_a', 'sb_secret_b', 'eyJ.a.b'])
    expect(await showsServiceKey(call({ apikey }), env), apikey).toBe(true);
  for (const headers of [
    {},
    { apikey: '' },
    { apikey: 'cron' },
    { apikey: 'sb_publishable_a' },
    { apikey: 'sb_secret_' },
    { authorization: 'Bearer sb_secret_a' },
    { 'x-cron-secret': 'cron' },
  ])
    expect(await showsServiceKey(call(headers), env), JSON.stringify(headers)).toBe(false);
  for (const unset of [{}, { SUPABASE_SECRET_KEYS: '{}', SUPABASE_SERVICE_ROLE_KEY: '' }])
    expect(await showsServiceKey(call({ apikey: '' }), unset)).toBe(false);
});

test('R-17 who has a secret key proves it without showing it, for as long as five minutes', async () => {
  const env = { SUPABASE_SECRET_KEYS: '{"default": "sb_secret_a"}', SUPABASE_SERVICE_ROLE_KEY: 'eyJ.a.b' };
  const now_ms = Date.now();
  for (const key of ['sb_secret_a', 'eyJ.a.b']) {
    const proof = await keyProof(key, now_ms);
    expect(await provesServiceKey(proof, env)).toBe(true);
    expect(proof).not.toContain(key);
    expect(await provesServiceKey(proof.replace(String(now_ms), String(now_ms + 1)), env)).toBe(false);
  }
  for (const at_ms of [now_ms - 301_000, now_ms + 301_000, Number.NaN])
    expect(await provesServiceKey(await keyProof('sb_secret_a', at_ms), env), String(at_ms)).toBe(false);
  for (const proof of ['', 'sb_secret_a', `${now_ms}.`, await keyProof('sb_publishable_a', now_ms)])
    expect(await provesServiceKey(proof, env), proof).toBe(false);
  for (const unset of [{}, { SUPABASE_SECRET_KEYS: '{}', SUPABASE_SERVICE_ROLE_KEY: '' }])
    expect(await provesServiceKey(await keyProof('sb_secret_a', now_ms), unset)).toBe(false);
});

test('R-19 the salt of submissions is its own, and what was hashed with a key before is still known', () => {
  const keys = { SUPABASE_SECRET_KEYS: '{"default": "sb_secret_a"}', SUPABASE_SERVICE_ROLE_KEY: 'eyJ.a.b' };
  expect(leadSalts({ ...keys, LEAD_SALT: 'salt' })).toEqual(['salt', 'eyJ.a.b', 'sb_secret_a']);
  expect(leadSalts(keys)).toEqual(['eyJ.a.b', 'sb_secret_a']);
  expect(leadSalts({})).toEqual([]);
});
