/** A device for session tests: its session database, its clock and its tabs. */
import { createListeners } from '../../lib/listeners.ts';
import { createSessionStore } from '../session.ts';
import { createSessionRecords, type SessionRecords } from '../session-records.ts';
import type { SessionStore } from '../session-types.ts';
import { createFakeAuth, type FakeAuth } from './fake-auth.ts';

export const NOW_MS = Date.parse('2026-11-20T09:00:00Z');
export const PASSWORD_PAGE = 'https://x.example/admin/wachtwoord';

interface TestDevice {
  readonly auth: FakeAuth;
  readonly records: SessionRecords;
  /** The device's own clock, milliseconds since 1970; may be wrong. */
  clock_ms: number;
  /** Both clocks go on. */
  pass(ms: number): void;
  /** A tab that has read the device's memory. */
  open_tab(): Promise<SessionStore>;
}

let devices = 0;

/** An unused device; the clock is off by `clock_error_ms`. */
export function createTestDevice(clock_error_ms = 0): TestDevice {
  devices += 1;
  const listeners = createListeners<[from: symbol]>();
  let turn: Promise<unknown> = Promise.resolve();
  const device: TestDevice = {
    auth: createFakeAuth(NOW_MS),
    records: createSessionRecords(`session-test-${devices}`),
    clock_ms: NOW_MS + clock_error_ms,
    pass(ms) {
      device.clock_ms += ms;
      device.auth.server_now_ms += ms;
    },
    async open_tab() {
      const me = Symbol('tab');
      const store = createSessionStore({
        auth: device.auth,
        records: device.records,
        now_ms: () => device.clock_ms,
        password_page: PASSWORD_PAGE,
        channel: {
          announce: () => listeners.call(me),
          listen: (listener) =>
            listeners.add((from) => {
              if (from !== me) listener();
            }),
        },
        exclusive: (work) => {
          const mine = turn.then(work);
          turn = mine.catch(() => null);
          return mine;
        },
      });
      await store.start();
      return store;
    },
  };
  return device;
}

/** Signs in and fails the test when that does not work. */
export async function signIn(store: SessionStore, who: 'sanne' | 'bram'): Promise<void> {
  const password = who === 'sanne' ? 'Kantoor-2018!' : 'Monteur-2018!';
  const result = await store.sign_in(`${who}@x.example`, password);
  if (!result.ok) throw new Error(`sign-in failed: ${result.error.code}`);
}
