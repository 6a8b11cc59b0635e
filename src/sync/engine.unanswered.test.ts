/** What never answers: a database on which a frozen tab sits, a session that waits for one. */
import { expect, test, vi } from 'vitest';
import { createFakeServer, createTestDevice } from './testing/index.ts';
import type { FakeServer, TestDevice } from './testing/index.ts';

/** The store's patience, with the moment it listens on (ST5), and the engine's with the session. */
const STORE_PATIENCE_MS = 21_000;
const TOKEN_PATIENCE_MS = 60_000;

async function writing(): Promise<{ server: FakeServer; device: TestDevice }> {
  const server = createFakeServer();
  const device = await createTestDevice({ remote: server });
  await device.lead();
  await device.write({ op: 'put', table: 'clients', row_id: 'c1', set: { name: 'c1' } });
  return { server, device };
}

/** Another connection that keeps a transaction on the outbox open until the answer is called. */
async function holdOutbox(device: TestDevice): Promise<() => void> {
  const frozen = (await device.open_again()).pair.strict.backendDB();
  let is_held = true;
  const outbox = frozen.transaction('outbox', 'readwrite').objectStore('outbox');
  const again = (): void => {
    if (is_held) outbox.count().addEventListener('success', again);
  };
  again();
  return () => {
    is_held = false;
  };
}

test('ST5 ST1 G2 a frozen tab on the outbox: the engine says blocked instead of sending for ever, and sends once it lets go', async () => {
  const { server, device } = await writing();
  const letGo = await holdOutbox(device);
  device.clock.advance(300);
  for (let tries = 0; tries < 2; tries += 1) {
    await vi.waitFor(() => expect(device.clock.next_due_in_ms()).toBe(STORE_PATIENCE_MS - 1_000));
    device.clock.advance(STORE_PATIENCE_MS);
  }
  await vi.waitFor(() =>
    expect(device.engine.status()).toMatchObject({ phase: 'storage_broken', storage_fault: 'blocked' }),
  );
  expect(server.pushes).toEqual([]);
  letGo();
  await device.pass(300_000);
  expect(device.engine.status()).toMatchObject({ phase: 'idle', queued: 0, storage_fault: null });
  expect(server.applied).toHaveLength(1);
});

test('AU9 G5 a session that never answers ends in the backoff, and what waits goes out when it answers again', async () => {
  const { server, device } = await writing();
  const token = vi.spyOn(device.session, 'token').mockReturnValue(new Promise(() => undefined));
  device.clock.advance(300);
  await vi.waitFor(() => expect(token).toHaveBeenCalledTimes(1));
  expect(device.engine.status().phase).toBe('pushing');
  await device.pass(TOKEN_PATIENCE_MS);
  expect(device.engine.status()).toMatchObject({ phase: 'backoff', queued: 1 });
  token.mockRestore();
  await device.pass(300_000);
  expect(device.engine.status()).toMatchObject({ phase: 'idle', queued: 0 });
  expect(server.applied).toHaveLength(1);
});
