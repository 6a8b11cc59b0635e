/** What tests of the engine share: changes, answers of a server that fails, and a device that leads. */
import { expect, vi } from 'vitest';
import type { SyncRow } from '../index.ts';
import { createFakeServer, createTestDevice } from './index.ts';
import type { FakeServer, TestChange, TestDevice } from './index.ts';

export const put = (id: string): TestChange => ({
  op: 'put',
  table: 'clients',
  row_id: id,
  set: { name: id, notes: null },
});
export const child = (id: string, client_id: string): TestChange => ({
  op: 'put',
  table: 'service_records',
  row_id: id,
  set: { client_id, amount: 1 },
});
export const notes = (id: string, text: string, base_rev: number): TestChange => ({
  op: 'patch',
  table: 'clients',
  row_id: id,
  set: { notes: text },
  base_rev,
});
export const unreachable = { kind: 'fail', failure: { kind: 'unreachable', detail: 'test' } } as const;
export const fail = (kind: 'unauthorized' | 'not_staff' | 'upgrade_needed' | 'client_refused') =>
  ({ kind: 'fail', failure: { kind } }) as const;
export const ids = (rows: readonly SyncRow[]) => rows.map(({ id }) => id);

export async function leading(prepare: (server: FakeServer) => void = () => undefined) {
  const server = createFakeServer();
  prepare(server);
  const device = await createTestDevice({ remote: server });
  await device.lead();
  return { server, device };
}

/** Waits until so many requests have arrived at the server; answers how many. */
export async function arrived(requests: readonly unknown[], count: number): Promise<number> {
  await vi.waitFor(() => expect(requests).toHaveLength(count), { timeout: 10_000, interval: 2 });
  return count;
}

/** Lets retries come until nothing waits, or gives up. */
export async function drain(device: TestDevice): Promise<void> {
  for (let tries = 0; tries < 20 && device.engine.status().pending > 0; tries += 1)
    await device.pass(300_000);
}
