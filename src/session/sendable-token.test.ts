import { expect, test } from 'vitest';
import type { StoredTokens } from './access-token.ts';
import { readSendableToken } from './sendable-token.ts';
import type { SessionRecord } from './session-records.ts';

const NOW_MS = 1_800_000_000_000;
const MINUTE_S = 60;

const tokens = (lasts_s: number, more: Partial<StoredTokens> = {}): StoredTokens => ({
  access_token: 'jwt',
  refresh_token: 'refresh',
  user_id: 'bram',
  issued_at_s: NOW_MS / 1000 - 60 * MINUTE_S,
  expires_at_s: NOW_MS / 1000 + lasts_s,
  clock_skew_ms: 0,
  ...more,
});

const holding = (given: StoredTokens | null) => ({
  read: async (): Promise<SessionRecord> => ({
    user: { id: 'bram', email: 'b@voorbeeld.example', role: 'technician', name: 'Bram' },
    tokens: given,
  }),
});

test('AU2 a stored token that still lasts is given with the user it belongs to', async () => {
  expect(await readSendableToken(NOW_MS, holding(tokens(10 * MINUTE_S)))).toEqual({
    user_id: 'bram',
    token: 'jwt',
  });
});

test('G6 K6 an expired, a foreign and a missing token are none; the device’s clock does not decide', async () => {
  expect(await readSendableToken(NOW_MS, holding(tokens(10)))).toBeNull();
  expect(await readSendableToken(NOW_MS, holding(tokens(10, { clock_skew_ms: -3_600_000 })))).not.toBeNull();
  expect(await readSendableToken(NOW_MS, holding(tokens(10 * MINUTE_S, { user_id: 'joost' })))).toBeNull();
  expect(await readSendableToken(NOW_MS, holding(null))).toBeNull();
  expect(await readSendableToken(NOW_MS, { read: async () => null })).toBeNull();
});
