/** One tab of one device: the real engine and store on the device's disk, between simulated ports. */
import type { Dexie } from 'dexie';
import { IDBKeyRange } from 'fake-indexeddb';
import { DATABASE_VERSION } from '../../src/data/database/database-name.ts';
import { DATA_STORES, PARENTS, SYNCED_TABLES } from '../../src/data/tables.ts';
import { sameJson } from '../../src/sync/core/json.ts';
import { openDexiePair } from '../../src/sync/testing/open-pair.ts';
import {
  createDexieStore,
  createPostgrestRemote,
  createSyncEngine,
  rowKey,
  SYNC_STORES,
  type Clock,
  type RowObserver,
  type SyncEngine,
  type SyncRow,
} from '../../src/sync/index.ts';
import { PUBLISHABLE_KEY } from './auth.ts';
import type { SimDevice } from './device.ts';
import { createProcessDisk, type ProcessDisk } from './disk.ts';
import { gatedStore, type GatedStore } from './gated-store.ts';
import {
  createSimLeader,
  createSimSession,
  createSimTriggers,
  type SimLeader,
  type SimTriggers,
} from './ports.ts';
import { SERVER_START_MS } from './server.ts';
import type { Owner } from './scheduler.ts';
import type { Simulation } from './simulation.ts';

export interface SimProcess extends Owner {
  readonly device: SimDevice;
  /** Resolves when it is killed. */
  readonly death: Promise<undefined>;
  readonly disk: ProcessDisk;
  readonly engine: SyncEngine;
  /** As people's commands and the engine use it: every call waits for its turn. */
  readonly store: GatedStore;
  /** A connection of the test to the device's database: it reads at once, and is no part of the process. */
  readonly inspector: Dexie;
  readonly leader: SimLeader;
  readonly triggers: SimTriggers;
  /** Answers in a row that sent it to sign in. */
  told_off: number;
  kill(): void;
}

/** A row as the mirror was told of it. */
export interface Mirrored {
  readonly key: string;
  readonly row: SyncRow | null;
  /** It was told once that the row had stood otherwise than it had heard before. */
  readonly misled: boolean;
}

/** Copies every row it is told of: in the end it must show what the screens show, and was never misled (MG5). */
const mirror: RowObserver = {
  stores: ['mirror'],
  async on_rows(tx, changes) {
    const table = tx.table<Mirrored, string>('mirror');
    for (const { table: name, id, before, after } of changes) {
      const key = rowKey(name, id);
      const known = await table.get(key);
      const misled = known?.misled === true || !sameJson(before, known?.row ?? null);
      await table.put({ key, row: after, misled });
    }
  },
};

/** What a device's database is opened as. */
const databaseOf = (device: SimDevice) => ({
  name: device.database,
  version: DATABASE_VERSION,
  stores: { ...DATA_STORES, ...SYNC_STORES, mirror: 'key' },
});

/** An onlooker's connection to the disk of a device, which outlives its tabs. */
export async function openInspector(device: SimDevice): Promise<Dexie> {
  const pair = await openDexiePair({
    ...databaseOf(device),
    factory: { indexedDB: device.disk, IDBKeyRange },
  });
  pair.strict.close();
  return pair.relaxed;
}

/** Starts a tab: opens the database and the engine. Undefined when it was killed before it stood. */
export async function startProcess(
  simulation: Simulation,
  device: SimDevice,
): Promise<SimProcess | undefined> {
  const { scheduler, random } = simulation;
  const death = Promise.withResolvers<undefined>();
  const owner: Owner & { death: Promise<undefined>; told_off: number } = {
    name: `${device.name}/${device.tabs_opened}`,
    alive: true,
    frozen: false,
    death: death.promise,
    told_off: 0,
  };
  const disk = createProcessDisk(device.disk, owner, kill);
  function kill(): void {
    if (!owner.alive) return;
    owner.alive = false;
    scheduler.note(`${owner.name}: killed`);
    disk.kill();
    death.resolve(undefined);
  }
  await scheduler.turn(owner, 'starts');
  const opening = openDexiePair({
    ...databaseOf(device),
    factory: { indexedDB: disk.factory, IDBKeyRange },
  });
  const pair = await scheduler.track(Promise.race([opening, death.promise]));
  if (pair === undefined) return undefined;
  const born_ms = scheduler.now_ms();
  const clock: Clock = {
    now_ms: () => SERVER_START_MS + scheduler.now_ms() + device.skew_ms,
    monotonic_ms: () => scheduler.now_ms() - born_ms,
    after: (delay_ms, run) => scheduler.after(owner, delay_ms, run),
  };
  const dexie_store = createDexieStore({
    ...pair,
    tables: SYNCED_TABLES,
    parents: PARENTS,
    derive: mirror,
    random,
    clock,
    app_version: 'simulated',
  });
  const store = gatedStore({
    store: dexie_store,
    process: owner,
    scheduler,
    random,
    after: (call) => device.look_after(call),
  });
  const leader = createSimLeader(simulation, owner, device, store);
  const triggers = createSimTriggers(device);
  const remote = createPostgrestRemote({
    base_url: 'https://simulated.example',
    publishable_key: PUBLISHABLE_KEY,
    after: (delay_ms, run) => clock.after(delay_ms, run),
    fetch: simulation.network.fetch_of(owner, device, (kind) => {
      owner.told_off = kind === 'good' ? 0 : owner.told_off + 1;
    }),
  });
  const engine = createSyncEngine({
    store,
    remote,
    session: createSimSession(simulation, owner, device, clock),
    clock,
    random,
    leader,
    triggers,
    schema: device.schema,
    report: (fault) => device.reports.push(fault),
  });
  return Object.assign(owner, {
    device,
    disk,
    engine,
    store,
    inspector: await device.inspector(),
    leader,
    triggers,
    kill,
  });
}

/** Every row a tab shows, of every synced table. */
export async function screenOf(inspector: Dexie): Promise<ReadonlyMap<string, SyncRow>> {
  const shown = new Map<string, SyncRow>();
  for (const table of SYNCED_TABLES)
    for (const row of await inspector.table<SyncRow>(table).toArray()) shown.set(rowKey(table, row.id), row);
  return shown;
}
