/** The engine and the session: tokens that are missing, refused or late, and accounts that may not sync. */
import { describe, expect, test, vi } from 'vitest';
import { createFakeServer, createTestDevice } from './testing/index.ts';
import { put, fail, ids, leading, drain } from './testing/leading-device.ts';

/** How long the engine waits for a token. */
const TOKEN_TIMEOUT_MS = 60_000;

describe('the session', () => {
  test('AU3 a 401 is followed by one forced refresh, then by waiting for sign-in; signing in resumes', async () => {
    const { server, device } = await leading();
    server.push_faults.push(fail('unauthorized'), fail('unauthorized'));
    const asked = device.session.asked.length;
    await device.write(put('c1'));
    await device.pass(300);
    expect(device.session.asked.slice(asked)).toEqual([false, true]);
    expect(device.engine.status()).toMatchObject({ phase: 'waiting_for_sign_in', pending: 1, rejected: 0 });
    expect(device.triggers.listening).toBeNull();
    await device.write(put('c2'));
    device.triggers.hint('online');
    await device.pass(600_000);
    expect(server.pushes).toHaveLength(2);
    expect(device.engine.status()).toMatchObject({ phase: 'waiting_for_sign_in', pending: 2 });
    device.engine.signed_in();
    await device.engine.settled();
    expect(server.applied).toHaveLength(2);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', pending: 0 });
  });

  test('AU3 a 401 mended by the refresh goes on as if nothing had been', async () => {
    const { server, device } = await leading();
    server.push_faults.push(fail('unauthorized'));
    server.pull_faults.push(fail('unauthorized'));
    await device.write(put('c1'));
    await device.pass(300);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', pending: 0 });
    expect(server.applied).toHaveLength(1);
  });

  test('AU2 AU4 G5 G6 without a token nothing is sent at all; without a fresh one because the network is away it tries again', async () => {
    const server = createFakeServer();
    const device = await createTestDevice({ remote: server });
    device.session.answer = { kind: 'none' };
    await device.store.commit([put('c1')]);
    await device.lead();
    expect([...server.pushes, ...server.pulls]).toEqual([]);
    expect(device.engine.status()).toMatchObject({ phase: 'waiting_for_sign_in', pending: 1 });
    device.session.answer = { kind: 'unreachable' };
    device.engine.signed_in();
    await device.engine.settled();
    expect(device.engine.status().phase).toBe('backoff');
    device.session.answer = { kind: 'token', token: 'token-2' };
    await drain(device);
    expect(server.pushes[0]?.token).toBe('token-2');
  });

  test('AU5 K2 an account that is no longer staff stops everything and rejects nothing', async () => {
    const { server, device } = await leading();
    server.push_faults.push(fail('not_staff'));
    await device.write(put('c1'));
    await device.pass(300);
    await device.pass(600_000);
    expect(device.engine.status()).toMatchObject({ phase: 'not_staff', pending: 1, rejected: 0 });
    expect(server.pushes).toHaveLength(1);
    expect(ids(await device.rows('clients'))).toEqual(['c1']);
  });

  test('AU6 a build too old to push says so and goes on fetching', async () => {
    const { server, device } = await leading();
    server.push_faults.push(fail('upgrade_needed'));
    await device.write(put('c1'));
    await device.pass(300);
    expect(device.engine.status()).toMatchObject({ phase: 'upgrade_needed', pending: 1, rejected: 0 });
    server.write('clients', 'office', {});
    await device.write(put('c2'));
    await device.pass(60_000);
    expect(ids(await device.rows('clients'))).toEqual(['c1', 'c2', 'office']);
    expect(server.pushes).toHaveLength(1);
    device.engine.sync_now();
    await device.engine.settled();
    expect(device.engine.status()).toMatchObject({ phase: 'idle', pending: 0 });
  });

  test('AU7 PL15 G6 D8 an answer made for another user is not used', async () => {
    const { server, device } = await leading((prepared) => prepared.write('clients', 'c1', {}));
    server.user = 'user-2';
    server.write('clients', 'theirs', {});
    await device.write(put('mine'));
    await device.pass(300);
    expect(device.engine.status()).toMatchObject({ phase: 'waiting_for_sign_in', pending: 1 });
    server.user = 'user-1';
    device.engine.sync_now();
    await device.engine.settled();
    expect(device.engine.status()).toMatchObject({ phase: 'idle', pending: 0 });
  });

  test('AU1 S4 a refused client id is renewed once and the same mutations go out under the new one', async () => {
    const { server, device } = await leading();
    server.push_faults.push(fail('client_refused'));
    await device.write(put('c1'));
    await device.pass(300);
    const [first, second] = server.pushes;
    expect(second?.client_id).not.toBe(first?.client_id);
    expect(second?.mutations).toEqual(first?.mutations);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', pending: 0 });
  });

  test('AU9 G5 a session that never answers ends in the backoff, and pending changes go out when it answers again', async () => {
    const { server, device } = await leading();
    await device.write(put('c1'));
    const token = vi.spyOn(device.session, 'token').mockReturnValue(new Promise(() => undefined));
    device.clock.advance(300);
    await vi.waitFor(() => expect(token).toHaveBeenCalledTimes(1));
    expect(device.engine.status().phase).toBe('pushing');
    await device.pass(TOKEN_TIMEOUT_MS);
    expect(device.engine.status()).toMatchObject({ phase: 'backoff', pending: 1 });
    token.mockRestore();
    await device.pass(300_000);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', pending: 0 });
    expect(server.applied).toHaveLength(1);
  });
});
