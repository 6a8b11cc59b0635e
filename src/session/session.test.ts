import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTestDevice, signIn } from './testing/test-session.ts';

const HOUR_MS = 3_600_000;
const quiet = { force_refresh: false } as const;
const forced = { force_refresh: true } as const;

afterEach(() => {
  vi.useRealTimers();
});

describe('the user of this device', () => {
  test('R-16 A-013 the state is unknown until the device has been asked, then out', async () => {
    const device = createTestDevice();
    const opening = device.open_tab();
    const tab = await opening;
    expect(tab.state()).toEqual({ kind: 'out' });
    expect(device.auth.calls).toEqual([]);
  });

  test('A-012 A-016 a sign-in stores the session and tells every listener (A-011)', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    const heard = vi.fn();
    tab.subscribe(heard);
    const result = await tab.sign_in(' sanne@x.example ', 'Kantoor-2018!');
    expect(result).toEqual({
      ok: true,
      value: { id: 'u-sanne', email: 'sanne@x.example', role: 'admin', name: 'Sanne' },
    });
    expect(tab.state()).toMatchObject({ kind: 'in', needs_sign_in: false });
    expect(heard).toHaveBeenCalledTimes(1);
    expect((await device.records.read())?.tokens?.user_id).toBe('u-sanne');
  });

  test('R-16 A-011 a device that remembers its user starts signed in without any network', async () => {
    const device = createTestDevice();
    await signIn(await device.open_tab(), 'bram');
    device.auth.network = 'down';
    device.pass(30 * 24 * HOUR_MS);
    device.auth.calls.length = 0;
    const later = await device.open_tab();
    expect(later.state()).toMatchObject({
      kind: 'in',
      user: { name: 'Bram', role: 'technician' },
      needs_sign_in: false,
    });
    expect(device.auth.calls).toEqual([]);
  });

  test('A-011 a sign-in and a sign-out in one tab reach the other', async () => {
    const device = createTestDevice();
    const one = await device.open_tab();
    const two = await device.open_tab();
    await signIn(one, 'sanne');
    await vi.waitFor(() => expect(two.state()).toMatchObject({ kind: 'in', user: { id: 'u-sanne' } }));
    await two.sign_out();
    await vi.waitFor(() => expect(one.state()).toEqual({ kind: 'out' }));
  });

  test('A-012 signing out forgets the device user even when the server cannot be told', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await signIn(tab, 'sanne');
    device.auth.network = 'down';
    await tab.sign_out();
    expect(tab.state()).toEqual({ kind: 'out' });
    expect(await device.records.read()).toBeNull();
    expect(await tab.token(quiet)).toEqual({ kind: 'none' });
  });

  test('a device that cannot forget says so and stays signed in', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await signIn(tab, 'sanne');
    vi.spyOn(device.records, 'update').mockRejectedValueOnce(new Error('connection lost'));
    expect(await tab.sign_out()).toEqual({ ok: false, error: 'storage' });
    expect(tab.state()).toMatchObject({ kind: 'in' });
  });

  test('R-16 another user may sign in after a sign-out', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await signIn(tab, 'sanne');
    await tab.sign_out();
    await signIn(tab, 'bram');
    expect(tab.state()).toMatchObject({ kind: 'in', user: { id: 'u-bram' } });
  });
});

describe('sign-ins that fail', () => {
  test('A-008 a wrong password is told as invalid credentials and nothing is stored', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    expect(await tab.sign_in('sanne@x.example', 'wrong')).toEqual({
      ok: false,
      error: { code: 'invalid_credentials' },
    });
    expect(tab.state()).toEqual({ kind: 'out' });
  });

  test('A-009 an answer without a session is told apart', async () => {
    const device = createTestDevice();
    device.auth.without_session = true;
    const tab = await device.open_tab();
    expect(await tab.sign_in('sanne@x.example', 'Kantoor-2018!')).toEqual({
      ok: false,
      error: { code: 'no_session' },
    });
  });

  test('A-010 an exception and a missing network are told apart, neither signs in', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    device.auth.network = 'down';
    expect(await tab.sign_in('sanne@x.example', 'Kantoor-2018!')).toEqual({
      ok: false,
      error: { code: 'unreachable' },
    });
    device.auth.throws = true;
    expect(await tab.sign_in('sanne@x.example', 'Kantoor-2018!')).toEqual({
      ok: false,
      error: { code: 'unexpected' },
    });
    expect(tab.state()).toEqual({ kind: 'out' });
  });

  test('R-17 A-015 an account that is not staff is signed out again on the server', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    expect(await tab.sign_in('gast@x.example', 'Gast-2018!')).toEqual({
      ok: false,
      error: { code: 'not_staff' },
    });
    expect(tab.state()).toEqual({ kind: 'out' });
    expect(device.auth.calls).toEqual(['sign_in', 'staff', 'sign_out']);
  });

  test('a device whose storage refuses says so instead of pretending to be signed in', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    vi.spyOn(device.records, 'update').mockRejectedValueOnce(new Error('quota'));
    expect(await tab.sign_in('sanne@x.example', 'Kantoor-2018!')).toEqual({
      ok: false,
      error: { code: 'storage' },
    });
    expect(tab.state()).toEqual({ kind: 'out' });
  });
});

describe('tokens', () => {
  test('a fresh token is given without asking the network', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await signIn(tab, 'sanne');
    device.auth.calls.length = 0;
    expect((await tab.token(quiet)).kind).toBe('token');
    expect(device.auth.calls).toEqual([]);
  });

  test('A-014 a token with less than 90 s left is refreshed ahead of time', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await signIn(tab, 'sanne');
    const first = await tab.token(quiet);
    device.pass(HOUR_MS - 91_000);
    expect(await tab.token(quiet)).toEqual(first);
    device.pass(2_000);
    const second = await tab.token(quiet);
    expect(second.kind).toBe('token');
    expect(second).not.toEqual(first);
  });

  test('a refresh ahead of time that finds no network still gives the token that lasts', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await signIn(tab, 'sanne');
    const first = await tab.token(quiet);
    device.pass(HOUR_MS - 60_000);
    device.auth.network = 'down';
    expect(await tab.token(quiet)).toEqual(first);
  });

  test('G5 G6 an expired token without network is unreachable, never the anonymous key, and the user stays signed in', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await signIn(tab, 'bram');
    device.pass(2 * HOUR_MS);
    device.auth.network = 'down';
    expect(await tab.token(quiet)).toEqual({ kind: 'unreachable' });
    expect(tab.state()).toMatchObject({ kind: 'in', needs_sign_in: false });
    device.auth.network = 'up';
    expect((await tab.token(quiet)).kind).toBe('token');
  });

  test('G5 A-012 a refused refresh asks for a sign-in and keeps the user on the device, also after a restart', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await signIn(tab, 'bram');
    device.pass(2 * HOUR_MS);
    device.auth.refuse_refresh = 'refresh_token_not_found';
    expect(await tab.token(quiet)).toEqual({ kind: 'none' });
    expect(tab.state()).toMatchObject({ kind: 'in', user: { id: 'u-bram' }, needs_sign_in: true });
    const restarted = await device.open_tab();
    expect(restarted.state()).toMatchObject({ kind: 'in', needs_sign_in: true });
  });

  test('G5 storage that fails for a moment asks for no sign-in', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await signIn(tab, 'bram');
    vi.spyOn(device.records, 'read').mockRejectedValueOnce(new Error('connection lost'));
    expect(await tab.token(quiet)).toEqual({ kind: 'unreachable' });
    expect(tab.state()).toMatchObject({ kind: 'in', needs_sign_in: false });
    expect((await tab.token(quiet)).kind).toBe('token');
  });

  test('G6 a refusal that is not about the sign-in (a firewall, a wrong key) does not end it', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await signIn(tab, 'bram');
    device.pass(2 * HOUR_MS);
    device.auth.refuse_refresh = 'blocked_by_policy';
    expect(await tab.token(quiet)).toEqual({ kind: 'unreachable' });
    device.auth.refuse_refresh = null;
    expect((await tab.token(quiet)).kind).toBe('token');
  });

  test('R-16 signing in again as the same user resumes', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await signIn(tab, 'bram');
    device.pass(2 * HOUR_MS);
    device.auth.refuse_refresh = 'session_not_found';
    await tab.token(quiet);
    device.auth.refuse_refresh = null;
    await signIn(tab, 'bram');
    expect(tab.state()).toMatchObject({ kind: 'in', needs_sign_in: false });
    expect((await tab.token(quiet)).kind).toBe('token');
  });

  test('K6 a device clock an hour ahead still sends, one an hour behind refreshes in time', async () => {
    const ahead = createTestDevice(HOUR_MS + 60_000);
    const tab = await ahead.open_tab();
    await signIn(tab, 'sanne');
    ahead.auth.calls.length = 0;
    expect((await tab.token(quiet)).kind).toBe('token');
    expect(ahead.auth.calls).toEqual([]);

    const behind = createTestDevice(-2 * HOUR_MS);
    const other = await behind.open_tab();
    await signIn(other, 'sanne');
    behind.pass(HOUR_MS);
    behind.auth.calls.length = 0;
    expect((await other.token(quiet)).kind).toBe('token');
    expect(behind.auth.calls).toEqual(['refresh']);
  });

  test('K6 the clock is compared anew with each answer of the server', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await signIn(tab, 'sanne');
    device.clock_ms += 5 * HOUR_MS;
    tab.observe_server_time(new Date(device.auth.server_now_ms).toISOString());
    await vi.waitFor(async () =>
      expect((await device.records.read())?.tokens?.clock_skew_ms).toBe(-5 * HOUR_MS),
    );
    device.auth.calls.length = 0;
    expect((await tab.token(quiet)).kind).toBe('token');
    expect(device.auth.calls).toEqual([]);
    tab.observe_server_time('not a time');
    expect((await tab.token(quiet)).kind).toBe('token');
  });

  test('K6 a forced refresh brings another token although the present one looks valid', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await signIn(tab, 'sanne');
    const first = await tab.token(quiet);
    const second = await tab.token(forced);
    expect(second.kind).toBe('token');
    expect(second).not.toEqual(first);
  });

  test('many questions at once make one refresh, in one tab and across tabs', async () => {
    const device = createTestDevice();
    const one = await device.open_tab();
    const two = await device.open_tab();
    await signIn(one, 'sanne');
    await vi.waitFor(() => expect(two.state().kind).toBe('in'));
    device.pass(2 * HOUR_MS);
    device.auth.calls.length = 0;
    const answers = await Promise.all([
      one.token(quiet),
      one.token(quiet),
      two.token(quiet),
      two.token(quiet),
    ]);
    expect(
      new Set(answers.map((answer) => (answer.kind === 'token' ? answer.token : answer.kind))).size,
    ).toBe(1);
    expect(device.auth.calls).toEqual(['refresh']);
  });

  test('a late refusal does not undo a sign-in made in the meantime', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await signIn(tab, 'bram');
    device.pass(2 * HOUR_MS);
    device.auth.refuse_refresh = 'refresh_token_already_used';
    const gate = new EventTarget();
    device.auth.hold_refresh = new Promise((resolve) => {
      gate.addEventListener('open', () => resolve(), { once: true });
    });
    const asked = tab.token(quiet);
    await vi.waitFor(() => expect(device.auth.calls).toContain('refresh'));
    await signIn(tab, 'bram');
    gate.dispatchEvent(new Event('open'));
    expect((await asked).kind).toBe('token');
    expect(tab.state()).toMatchObject({ needs_sign_in: false });
  });

  test('tokens that live shortly are not refreshed for ever', async () => {
    const device = createTestDevice();
    device.auth.lifetime_s = 20;
    const tab = await device.open_tab();
    await signIn(tab, 'sanne');
    device.auth.calls.length = 0;
    device.pass(9_000);
    await tab.token(quiet);
    expect(device.auth.calls).toEqual([]);
    device.pass(2_000);
    await tab.token(quiet);
    expect(device.auth.calls).toEqual(['refresh']);
  });

  test('A-014 the leader looks every 30 s and refreshes when under 90 s remain', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await signIn(tab, 'sanne');
    device.auth.calls.length = 0;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stop = tab.keep_fresh();
    device.pass(HOUR_MS - 80_000);
    vi.advanceTimersByTime(29_000);
    expect(device.auth.calls).toEqual([]);
    vi.advanceTimersByTime(1_000);
    await vi.waitFor(() => expect(device.auth.calls).toEqual(['refresh']));
    stop();
    device.pass(HOUR_MS);
    vi.advanceTimersByTime(120_000);
    expect(device.auth.calls).toEqual(['refresh']);
  });
});
