import postgres from 'postgres';
import { failureOf } from '../../src/sync/adapters/postgrest-remote.ts';
import type { Remote, RemoteAnswer } from '../../src/sync/index.ts';
import { createTestDevice, TEST_USER } from '../../src/sync/testing/index.ts';
import type { TestChange, TestDevice } from '../../src/sync/testing/index.ts';
import type { Person } from './people.ts';

/** Whom a device reaches: the database may be another one the next time. */
export interface Line {
  person: Person | null;
}

/** The two calls straight to the database; without anyone at the other end the network is away. */
export function remoteOn(line: Line): Remote {
  const ask = async <T extends { readonly user: string }>(
    call: (person: Person) => Promise<T>,
  ): Promise<RemoteAnswer<T>> => {
    if (line.person === null) return { ok: false, failure: { kind: 'unreachable', detail: 'away' } };
    try {
      return { ok: true, value: { ...(await call(line.person)), user: TEST_USER } };
    } catch (error) {
      if (!(error instanceof postgres.PostgresError)) throw error;
      const { code, message } = error;
      return { ok: false, failure: failureOf(500, { code, message }, new Headers()) };
    }
  };
  return {
    pull: ({ cursor, limit, acknowledged, tables, bytes }) =>
      ask((person) => person.pull(cursor, limit, acknowledged, { tables, bytes })),
    push: ({ client_id, mutations, ...known }) => ask((person) => person.push(client_id, mutations, known)),
  };
}

/** A leading device on that line. */
export async function deviceOf(line: Line): Promise<TestDevice> {
  const device = await createTestDevice({ remote: remoteOn(line) });
  await device.lead();
  return device;
}

/** Syncs until nothing changes any more. */
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
