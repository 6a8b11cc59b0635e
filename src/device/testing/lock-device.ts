/** A tablet for lock tests: its records, its clock, its tabs, and a session that a test changes by hand. */
import { createListeners } from '../../lib/listeners.ts';
import { createDeviceLock } from '../device-lock.ts';
import type { DeviceLock } from '../device-lock-types.ts';
import { createDeviceRecords, type DeviceRecords } from '../../session/device-records.ts';
import type { LockPorts } from '../lock-ports.ts';
import type { SessionState } from '../../session/session-types.ts';
import { NOW_MS } from '../../session/testing/test-session.ts';

interface LockTab {
  readonly lock: DeviceLock;
  /** The page comes back to view. */
  show(): void;
  /** Reload or close: nothing of the page remains. */
  close(): void;
}

interface LockTablet {
  readonly records: DeviceRecords;
  now_ms: number;
  /** The clock goes on and timers fire, except those of frozen tabs. */
  pass(ms: number): void;
  /** Timers no longer fire, as in tabs the system put to sleep. */
  asleep: boolean;
  become(state: SessionState): void;
  open_tab(): Promise<LockTab>;
}

/** Enough for a test, far too few for a tablet. */
const TEST_ITERATIONS = 10;

type SignedIn = Extract<SessionState, { readonly kind: 'in' }>;

export const SANNE_IN: SignedIn = {
  kind: 'in',
  user: { id: 'u-sanne', email: 'sanne@x.example', role: 'admin', name: 'Sanne' },
  needs_sign_in: false,
};
export const BRAM_IN: SignedIn = {
  kind: 'in',
  user: { id: 'u-bram', email: 'bram@x.example', role: 'technician', name: 'Bram' },
  needs_sign_in: false,
};

let tablets = 0;

/** A tablet without a PIN; Sanne is signed in. */
export function createLockTablet(): LockTablet {
  tablets += 1;
  const held: string[] = [];
  const session_listeners = createListeners<[]>();
  const channel_listeners = new Map<object, () => void>();
  let timers: { at_ms: number; callback: () => void }[] = [];
  let session_state: SessionState = SANNE_IN;
  let touched_ms = 0;

  const tablet: LockTablet = {
    records: createDeviceRecords(`lock-test-${tablets}`),
    now_ms: NOW_MS,
    asleep: false,
    pass(ms) {
      tablet.now_ms += ms;
      if (tablet.asleep) return;
      const due = timers.filter(({ at_ms }) => at_ms <= tablet.now_ms);
      timers = timers.filter((timer) => !due.includes(timer));
      for (const { callback } of due) callback();
    },
    become(state) {
      session_state = state;
      session_listeners.call();
    },
    async open_tab() {
      const me = {};
      const returns = createListeners<[]>();
      const mine: string[] = [];
      const release = (name: string): void => {
        if (mine.includes(name)) held.splice(held.indexOf(name), 1);
        mine.splice(mine.indexOf(name), 1);
      };
      const ports: LockPorts = {
        now_ms: () => tablet.now_ms,
        after(delay_ms, callback) {
          const timer = { at_ms: tablet.now_ms + delay_ms, callback };
          timers.push(timer);
          return () => {
            timers = timers.filter((other) => other !== timer);
          };
        },
        channel: {
          announce: () => {
            for (const [tab, listener] of channel_listeners) if (tab !== me) listener();
          },
          listen: (listener) => {
            channel_listeners.set(me, listener);
            return () => channel_listeners.delete(me);
          },
        },
        last_touch: {
          read: () => touched_ms,
          write: (at_ms) => {
            touched_ms = at_ms;
          },
        },
        presence: {
          hold: (name) => {
            held.push(name);
            mine.push(name);
            return () => release(name);
          },
          isHeld: async (name) => held.includes(name),
        },
        on_return: returns.add,
      };
      const lock = createDeviceLock({
        session: {
          state: () => session_state,
          subscribe: session_listeners.add,
        },
        records: tablet.records,
        ports,
        iterations: TEST_ITERATIONS,
      });
      await lock.start();
      return {
        lock,
        show: returns.call,
        close: () => {
          lock.stop();
          while (mine[0] !== undefined) release(mine[0]);
        },
      };
    },
  };
  return tablet;
}
