import { createSyncEngine } from '../engine.ts';
import type { SyncEngine } from '../engine.ts';
import type { Nudge, Remote } from '../ports.ts';
import type { Store } from '../store-port.ts';
import { createFakeClock } from './fake-clock.ts';
import type { FakeClock } from './fake-clock.ts';
import { createFakeLeader } from './fake-leader.ts';
import type { FakeLeader } from './fake-leader.ts';
import { createFakeSession, createFakeTriggers } from './fake-session.ts';
import type { FakeSession, FakeTriggers } from './fake-session.ts';
import { TEST_USER } from './rows.ts';
import { createSeededRandom } from './seeded-random.ts';
import type { TestChange } from './seeing-store.ts';
import { createTestStore } from './test-store.ts';
import type { TestStore } from './test-store.ts';

/** One tab of one device: a real engine and store between fakes. */
export interface TestDevice extends TestStore {
  readonly engine: SyncEngine;
  readonly clock: FakeClock;
  readonly leader: FakeLeader;
  readonly session: FakeSession;
  readonly triggers: FakeTriggers;
  /** Commits and tells the engine, as a command does. */
  write(...changes: readonly TestChange[]): Promise<void>;
  /** Lets time pass and waits until nothing runs. */
  pass(ms: number): Promise<void>;
  /** Starts the engine as the leader and waits for its first cycle. */
  lead(): Promise<void>;
}

let devices = 0;

/** A device with a fresh database, or on the database of `on`. */
export async function createTestDevice(options: {
  readonly remote: Remote;
  readonly on?: TestStore;
  readonly clock?: FakeClock;
  readonly online?: boolean;
  /** Devices with one seed draw the same ids: give each its own, or none. */
  readonly seed?: number;
  readonly make_room?: () => Promise<void>;
  readonly on_nudge?: (nudge: Nudge) => void;
  /** Wraps the store, to make it fail. */
  readonly through?: (store: Store) => Store;
}): Promise<TestDevice> {
  const clock = options.clock ?? createFakeClock();
  devices += 1;
  const random = createSeededRandom(options.seed ?? devices);
  const opened = options.on ?? (await createTestStore({ random, clock }));
  const store = options.through?.(opened.store) ?? opened.store;
  const leader = createFakeLeader(opened.store);
  const session = createFakeSession(TEST_USER);
  const triggers = createFakeTriggers({ online: options.online ?? true });
  const { remote, make_room, on_nudge } = options;
  const engine = createSyncEngine({
    store,
    remote,
    session,
    clock,
    random,
    leader,
    triggers,
    schema: 1,
    ...(make_room === undefined ? {} : { make_room }),
    ...(on_nudge === undefined ? {} : { on_nudge }),
  });
  return {
    ...opened,
    engine,
    clock,
    leader,
    session,
    triggers,
    async write(...changes) {
      await opened.store.commit(changes);
      engine.local_write();
    },
    async pass(ms) {
      clock.advance(ms);
      await engine.settled();
    },
    async lead() {
      engine.start();
      await leader.win();
      await engine.settled();
    },
  };
}
