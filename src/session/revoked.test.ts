import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createTestDevice, signIn } from './testing/test-session.ts';

const HOUR_MS = 3_600_000;
const quiet = { force_refresh: false } as const;

test('AU5 an account that is no longer staff locks every tab, also after a restart, and gives no token', async () => {
  const device = createTestDevice();
  const one = await device.open_tab();
  const two = await device.open_tab();
  await signIn(one, 'bram');
  expect(await one.revoke('u-bram')).toEqual({ ok: true, value: undefined });
  expect(one.state()).toMatchObject({ kind: 'revoked', user: { name: 'Bram' } });
  await vi.waitFor(() => expect(two.state()).toMatchObject({ kind: 'revoked' }));
  expect(await one.token(quiet)).toEqual({ kind: 'none' });
  expect((await device.records.read())?.tokens).toBeNull();
  expect((await device.open_tab()).state()).toMatchObject({ kind: 'revoked' });
});

test('AU5 an answer about another user locks no account', async () => {
  const device = createTestDevice();
  const tab = await device.open_tab();
  await signIn(tab, 'sanne');
  await tab.revoke('u-bram');
  expect(tab.state()).toMatchObject({ kind: 'in', user: { id: 'u-sanne' } });
});

test.each(['user_banned', 'user_not_found'])(
  'AU5 a refresh that the server refuses with %s locks this device',
  async (code) => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await signIn(tab, 'bram');
    device.pass(2 * HOUR_MS);
    device.auth.refuse_refresh = code;
    expect(await tab.token(quiet)).toEqual({ kind: 'none' });
    expect(tab.state()).toMatchObject({ kind: 'revoked', user: { id: 'u-bram' } });
  },
);

test('G5 G6 no network, a firewall and a used-up refresh token lock nothing', async () => {
  const device = createTestDevice();
  const tab = await device.open_tab();
  await signIn(tab, 'bram');
  device.pass(2 * HOUR_MS);
  device.auth.network = 'down';
  await tab.token(quiet);
  expect(tab.state().kind).toBe('in');
  device.auth.network = 'up';
  device.auth.refuse_refresh = 'blocked_by_policy';
  await tab.token(quiet);
  expect(tab.state().kind).toBe('in');
  device.auth.refuse_refresh = 'refresh_token_not_found';
  await tab.token(quiet);
  expect(tab.state()).toMatchObject({ kind: 'in', needs_sign_in: true });
});

test('R-17 the device unlocks when the account is staff again and signs in, not before', async () => {
  const device = createTestDevice();
  const tab = await device.open_tab();
  await signIn(tab, 'bram');
  await tab.revoke('u-bram');
  const account = device.auth.accounts.get('bram@x.example');
  if (!account) throw new Error('no Bram');
  const { staff } = account;
  account.staff = null;
  expect(await tab.sign_in('bram@x.example', 'Monteur-2018!')).toEqual({
    ok: false,
    error: { code: 'not_staff' },
  });
  expect(tab.state().kind).toBe('revoked');
  account.staff = staff;
  await signIn(tab, 'bram');
  expect(tab.state()).toMatchObject({ kind: 'in', needs_sign_in: false });
});

test('another person may sign in on a device whose account was revoked', async () => {
  const device = createTestDevice();
  const tab = await device.open_tab();
  await signIn(tab, 'bram');
  await tab.revoke('u-bram');
  await tab.sign_out();
  await signIn(tab, 'sanne');
  expect(tab.state()).toMatchObject({ kind: 'in', user: { id: 'u-sanne' } });
});

test('R-17 a new role or name of the signed-in user is taken over in every tab', async () => {
  const device = createTestDevice();
  const one = await device.open_tab();
  const two = await device.open_tab();
  await signIn(one, 'bram');
  await vi.waitFor(() => expect(two.state().kind).toBe('in'));
  const account = device.auth.accounts.get('bram@x.example');
  if (!account) throw new Error('no Bram');
  account.staff = { role: 'admin', name: 'Bram Visser' };
  await one.refresh_user();
  expect(one.state()).toMatchObject({ user: { role: 'admin', name: 'Bram Visser' } });
  await vi.waitFor(() => expect(two.state()).toMatchObject({ user: { role: 'admin' } }));
});

test('G6 an empty or missing answer about the user changes nothing', async () => {
  const device = createTestDevice();
  const tab = await device.open_tab();
  await signIn(tab, 'bram');
  const account = device.auth.accounts.get('bram@x.example');
  if (account) account.staff = null;
  await tab.refresh_user();
  device.auth.network = 'down';
  await tab.refresh_user();
  device.auth.throws = true;
  await tab.refresh_user();
  expect(tab.state()).toMatchObject({ kind: 'in', user: { role: 'technician', name: 'Bram' } });
});
