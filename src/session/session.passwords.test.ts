import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import { createTestDevice, NOW_MS, PASSWORD_PAGE, signIn } from './testing/test-session.ts';

describe('passwords', () => {
  test('A-016 a forgotten password asks for a mail that leads to the password page', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    expect((await tab.request_password_reset('bram@x.example')).ok).toBe(true);
    expect(device.auth.calls).toEqual([`mail bram@x.example ${PASSWORD_PAGE}`]);
  });

  test('R-17 whether an address has an account is not told', async () => {
    const tab = await createTestDevice().open_tab();
    expect((await tab.request_password_reset('niemand@x.example')).ok).toBe(true);
  });

  test('a mail asked for without network is told', async () => {
    const device = createTestDevice();
    device.auth.network = 'down';
    const tab = await device.open_tab();
    expect(await tab.request_password_reset('bram@x.example')).toEqual({
      ok: false,
      error: { code: 'unreachable' },
    });
  });

  test('A-016 an invitation is redeemed, gets its password and is signed in, not before', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    const opened = await tab.open_password_link({
      kind: 'token_hash',
      token_hash: 'bram@x.example',
      type: 'invite',
    });
    expect(opened).toEqual({ ok: true, value: { email: 'bram@x.example' } });
    expect(tab.state()).toEqual({ kind: 'out' });
    const set = await tab.set_password('een-goed-wachtwoord');
    expect(set).toMatchObject({ ok: true, value: { id: 'u-bram' } });
    expect(tab.state()).toMatchObject({ kind: 'in', user: { id: 'u-bram' }, needs_sign_in: false });
  });

  test('A-016 tokens in the address are redeemed too', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    const given = await device.auth.verify('sanne@x.example', 'recovery');
    if (!given.ok || !given.value) throw new Error('no session');
    const { email: _email, ...tokens } = given.value;
    expect(await tab.open_password_link({ kind: 'tokens', ...tokens })).toMatchObject({ ok: true });
    expect(await tab.set_password('een-goed-wachtwoord')).toMatchObject({
      ok: true,
      value: { id: 'u-sanne' },
    });
  });

  test('a used, refused or missing link asks for a new one', async () => {
    const tab = await createTestDevice().open_tab();
    const invalid = { ok: false, error: { code: 'link_invalid' } };
    expect(await tab.open_password_link({ kind: 'token_hash', token_hash: 'x', type: 'recovery' })).toEqual(
      invalid,
    );
    expect(await tab.open_password_link({ kind: 'refused' })).toEqual(invalid);
    expect(await tab.open_password_link({ kind: 'none' })).toEqual(invalid);
    expect(await tab.set_password('een-goed-wachtwoord')).toEqual(invalid);
  });

  test('a short password and the old one are refused, each with its own reason', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await tab.open_password_link({ kind: 'token_hash', token_hash: 'bram@x.example', type: 'recovery' });
    expect(await tab.set_password('kort')).toEqual({ ok: false, error: { code: 'too_short' } });
    expect(await tab.set_password('Monteur-2018!')).toEqual({ ok: false, error: { code: 'same_password' } });
  });

  test('R-17 an invited account that is not staff sets its password but gets no session', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await tab.open_password_link({ kind: 'token_hash', token_hash: 'gast@x.example', type: 'invite' });
    expect(await tab.set_password('een-goed-wachtwoord')).toEqual({
      ok: false,
      error: { code: 'not_staff' },
    });
    expect(tab.state()).toEqual({ kind: 'out' });
  });

  test('a second try after a lost connection does not set the password twice', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await tab.open_password_link({ kind: 'token_hash', token_hash: 'bram@x.example', type: 'recovery' });
    vi.spyOn(device.auth, 'staff').mockResolvedValueOnce({ ok: false, error: { kind: 'unreachable' } });
    expect(await tab.set_password('een-goed-wachtwoord')).toEqual({
      ok: false,
      error: { code: 'unreachable' },
    });
    expect(await tab.set_password('een-goed-wachtwoord')).toMatchObject({ ok: true });
    expect(device.auth.calls.filter((call) => call === 'set_password')).toHaveLength(1);
  });

  test('a signed-in user changes the own password', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await signIn(tab, 'bram');
    expect(await tab.change_password('Monteur-2018!', 'kort')).toEqual({
      ok: false,
      error: { code: 'too_short' },
    });
    expect(await tab.change_password('Monteur-2018!', 'een-goed-wachtwoord')).toEqual({
      ok: true,
      value: undefined,
    });
    expect(device.auth.accounts.get('bram@x.example')?.password).toBe('een-goed-wachtwoord');
    expect(tab.state()).toMatchObject({ kind: 'in', user: { id: 'u-bram' }, needs_sign_in: false });
    expect(NOW_MS).toBe(device.clock_ms);
  });

  test('R-17 the current password is asked for, and another one changes nothing', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await signIn(tab, 'bram');
    expect(await tab.change_password('geraden', 'een-goed-wachtwoord')).toEqual({
      ok: false,
      error: { code: 'wrong_password' },
    });
    expect(device.auth.calls).not.toContain('set_password');
    expect(device.auth.accounts.get('bram@x.example')?.password).toBe('Monteur-2018!');
    expect(tab.state()).toMatchObject({ kind: 'in', needs_sign_in: false });
  });

  test('R-17 a refused new password leaves no session behind on the server', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await signIn(tab, 'bram');
    expect(await tab.change_password('Monteur-2018!', 'Monteur-2018!')).toEqual({
      ok: false,
      error: { code: 'same_password' },
    });
    expect(device.auth.calls.slice(-3)).toEqual(['sign_in', 'set_password', 'sign_out']);
  });

  test('G5 without network a password is not changed, and nobody is signed out', async () => {
    const device = createTestDevice();
    const tab = await device.open_tab();
    await signIn(tab, 'bram');
    device.auth.network = 'down';
    expect(await tab.change_password('Monteur-2018!', 'een-goed-wachtwoord')).toEqual({
      ok: false,
      error: { code: 'unreachable' },
    });
    expect(tab.state()).toMatchObject({ kind: 'in', needs_sign_in: false });
  });
});
