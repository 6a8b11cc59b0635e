import type { Remote } from '../../src/sync/index.ts';
import { createTestDevice, TEST_USER } from '../../src/sync/testing/index.ts';
import type { TestChange, TestDevice } from '../../src/sync/testing/index.ts';
import type { Person } from './people.ts';

/** Whom a device reaches: the database may be another one the next time. */
export interface Line {
  person: Person | null;
}

/** The two calls straight to the database; without anyone at the other end the network is away. */
function remoteOn(line: Line): Remote {
  const ask = async <T extends { readonly user: string }>(call: (person: Person) => Promise<T>) =>
    line.person === null
      ? ({ ok: false, failure: { kind: 'unreachable', detail: 'away' } } as const)
      : ({ ok: true, value: { ...(await call(line.person)), user: TEST_USER } } as const);
  return {
    pull: ({ cursor, limit, acknowledged }) => ask((person) => person.pull(cursor, limit, acknowledged)),
    push: ({ client_id, mutations, ...known }) => ask((person) => person.push(client_id, mutations, known)),
  };
}

/** A leading device on that line. */
export async function deviceOf(line: Line): Promise<TestDevice> {
  const device = await createTestDevice({ remote: remoteOn(line) });
  await device.lead();
  return device;
}

/** Syncs until nothing more comes of it. */
export async function sync(device: TestDevice): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    device.engine.sync_now();
    await device.engine.settled();
  }
}

/** Commits and syncs. */
export async function write(device: TestDevice, ...changes: readonly TestChange[]): Promise<void> {
  await device.write(...changes);
  await sync(device);
}
