/**
 * Two devices and an office against the server in memory, under faults drawn from a seed. The simulator in
 * `tests/simulation` runs against PostgreSQL; this test finds faults of the engine and the store alone, in a second.
 * Single faults, each in a test with a name: `engine.faults.test.ts`.
 */
import { expect, test } from 'vitest';
import type { Random, RemoteFailure } from './index.ts';
import { createFakeServer, createSeededRandom, createTestDevice } from './testing/index.ts';
import type { FakeServer, TestChange, TestDevice } from './testing/index.ts';

const FAILURES: readonly RemoteFailure[] = [
  { kind: 'unreachable', detail: 'test' },
  { kind: 'too_much', detail: 'test' },
  { kind: 'unauthorized' },
  { kind: 'client_refused' },
];

const below = (random: Random, limit: number): number => Math.floor(random.next() * limit);

function pick<T>(random: Random, list: readonly T[]): T | undefined {
  return list[below(random, list.length)];
}

/** A change a person could make with what is on the screen. */
async function someChange(device: TestDevice, random: Random, mark: string): Promise<TestChange> {
  const clients = await device.rows('clients');
  const records = await device.rows('service_records');
  const client = pick(random, clients);
  const roll = random.next();
  if (client === undefined || roll < 0.2) {
    return {
      op: 'put',
      table: 'clients',
      row_id: `c-${mark}`,
      set: { name: mark, notes: null, phone: null },
    };
  }
  if (roll < 0.4) {
    return {
      op: 'put',
      table: 'service_records',
      row_id: `s-${mark}`,
      set: { client_id: client.id, notes: null },
    };
  }
  if (roll < 0.48) {
    const children = records.filter((record) => record['client_id'] === client.id).map(({ id }) => id);
    return {
      op: 'delete',
      table: 'clients',
      row_id: client.id,
      base_rev: client.rev,
      seen: { service_records: children },
    };
  }
  const column = roll < 0.75 ? 'notes' : 'phone';
  const record = pick(random, records);
  const [table, row] = record !== undefined && roll > 0.9 ? ['service_records', record] : ['clients', client];
  const set = { [table === 'clients' ? column : 'notes']: mark };
  return { op: 'patch', table, row_id: row.id, set, base_rev: row.rev };
}

function someFault(server: FakeServer, random: Random): void {
  const failure = pick(random, FAILURES) ?? { kind: 'unreachable', detail: 'test' };
  const roll = random.next();
  if (roll < 0.4) server.push_faults.push({ kind: 'lost_answer' });
  else if (roll < 0.7) server.push_faults.push({ kind: 'fail', failure });
  else server.pull_faults.push({ kind: 'fail', failure });
}

/** Every row of a device as the server has it, apart from rows with rejected changes. */
async function expectEqual(device: TestDevice, server: FakeServer): Promise<void> {
  const rejected = new Set((await device.store.list_rejected()).map(({ mutation }) => mutation.row_id));
  for (const table of ['clients', 'service_records']) {
    for (const row of await device.rows(table)) {
      if (!rejected.has(row.id)) expect(row).toEqual(server.row(table, row.id));
    }
    const shown = new Set((await device.rows(table)).map(({ id }) => id));
    const alive = server.ids(table).filter((id) => server.row(table, id)?.deleted_at === null);
    for (const id of alive) expect(shown.has(id) || rejected.has(id)).toBe(true);
  }
}

test.each(Array.from({ length: 25 }, (_none, seed) => seed))(
  'G2 G4 G7 seed %s: all arrives once and all devices end equal',
  async (seed) => {
    const random = createSeededRandom(seed);
    const server = createFakeServer();
    server.judge = ({ set }) => (JSON.stringify(set['notes'] ?? null).endsWith('7"') ? '23514' : null);
    const devices = [
      await createTestDevice({ remote: server, seed: 2 * seed + 1_000 }),
      await createTestDevice({ remote: server, seed: 2 * seed + 1_001 }),
    ];
    for (const device of devices) await device.lead();
    const made: string[] = [];

    for (let turn = 0; turn < 60; turn += 1) {
      const place = below(random, devices.length);
      const device = devices[place];
      if (device === undefined) throw new Error('no device');
      const roll = random.next();
      const mark = `${seed}-${turn}`;
      if (roll < 0.5) {
        const change = await someChange(device, random, mark);
        if (change.op !== 'delete') made.push(change.row_id);
        await device.write(change);
      } else if (roll < 0.6) {
        server.write('clients', pick(random, made) ?? 'c-office', { phone: `office ${turn}` });
      } else if (roll < 0.75) {
        someFault(server, random);
      } else if (roll < 0.8) {
        device.leader.lose();
        await device.leader.win();
      } else if (roll < 0.85) {
        // Killed in the midst of whatever it did, and started again on the same database.
        void device.engine.stop();
        const again = await createTestDevice({ remote: server, on: await device.open_again() });
        devices[place] = again;
        await again.lead();
      } else {
        const hint = pick(random, ['online', 'visible', 'poke', 'joined'] as const) ?? 'poke';
        device.triggers.hint(hint);
        await device.pass(below(random, 2) === 0 ? 300 : 0);
      }
    }

    server.push_faults.length = 0;
    server.pull_faults.length = 0;
    for (let round = 0; round < 3; round += 1) {
      for (const device of devices) {
        device.engine.signed_in();
        await device.engine.settled();
      }
    }
    expect(new Set(server.applied).size).toBe(server.applied.length);
    for (const device of devices) {
      expect(device.engine.status()).toMatchObject({ phase: 'idle', pending: 0 });
      expect(await device.dump('shadow')).toHaveLength(await rowsWithShadow(device));
      await expectEqual(device, server);
    }
  },
);

/** Rows beneath rejected changes whose row the server has: the only ones that still need a shadow. */
async function rowsWithShadow(device: TestDevice): Promise<number> {
  const keys = new Set<string>();
  for (const { mutation } of await device.store.list_rejected()) {
    const affected: [string, readonly string[]][] = [
      [mutation.table, [mutation.row_id]],
      ...Object.entries(mutation.seen ?? {}),
    ];
    for (const [table, ids] of affected) {
      for (const id of ids) if (((await device.row(table, id))?.rev ?? 0) > 0) keys.add(`${table}/${id}`);
    }
  }
  return keys.size;
}
