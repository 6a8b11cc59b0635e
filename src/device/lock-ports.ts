/** The parts of the browser that the lock uses, small enough to fake in tests. */
import { STORAGE_PREFIX } from '../brand.ts';
import type { SessionChannel } from '../session/session-channel.ts';

export interface LockPorts {
  /** Device wall time, milliseconds since 1970: it goes on while the device sleeps. */
  now_ms(): number;
  /** Calls back once; the returned function cancels. */
  after(delay_ms: number, callback: () => void): () => void;
  readonly channel: Pick<SessionChannel, 'announce' | 'listen'>;
  /** When somebody last touched any tab of this device, device wall time; 0 when unknown. */
  readonly last_touch: { read(): number; write(at_ms: number): void };
  /** Which tabs stand open unlocked. */
  readonly presence: {
    hold(name: string): () => void;
    isHeld(name: string): Promise<boolean>;
  };
  /** Calls back when the page comes back to view or to the hand. */
  on_return(callback: () => void): () => void;
}

const TOUCH_KEY = `${STORAGE_PREFIX}-touched`;
/** Touches closer together than this are one. */
const TOUCH_EVERY_MS = 2_000;

/** The last touch, shared by all tabs through localStorage, which is read and written at once. */
function sharedTouch(storage: Pick<Storage, 'getItem' | 'setItem'> | null): LockPorts['last_touch'] {
  let own_ms = 0;
  return {
    read() {
      try {
        const shared_ms = Number(storage?.getItem(TOUCH_KEY) ?? Number.NaN);
        return Number.isFinite(shared_ms) ? shared_ms : own_ms;
      } catch {
        return own_ms;
      }
    },
    write(at_ms) {
      if (Math.abs(at_ms - own_ms) < TOUCH_EVERY_MS) return;
      own_ms = at_ms;
      try {
        storage?.setItem(TOUCH_KEY, String(at_ms));
      } catch {
        // A full or refused store: this tab still knows by itself.
      }
    },
  };
}

/** Presence by shared Web Locks: they end with the page. In a browser without them every page begins locked. */
const presenceByWebLock: LockPorts['presence'] = {
  hold(name) {
    if (!('locks' in navigator)) return () => undefined;
    let letGo: (() => void) | null = null;
    const take = (): void => {
      if (letGo) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      letGo = resolve;
      void navigator.locks.request(name, { mode: 'shared' }, () => promise).catch(() => null);
    };
    const leave = (): void => {
      letGo?.();
      letGo = null;
    };
    take();
    // A page that is put away is not there; it may come back as it was.
    addEventListener('pagehide', leave);
    addEventListener('pageshow', take);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', take);
      leave();
    };
  },
  async isHeld(name) {
    if (!('locks' in navigator)) return false;
    const { held } = await navigator.locks.query();
    return held?.some((lock) => lock.name === name) ?? false;
  },
};

function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** The ports of a browser tab. */
export function createLockPorts(channel: LockPorts['channel']): LockPorts {
  return {
    now_ms: () => Date.now(),
    after(delay_ms, callback) {
      const timer = setTimeout(callback, delay_ms);
      return () => clearTimeout(timer);
    },
    channel,
    last_touch: sharedTouch(browserStorage()),
    presence: presenceByWebLock,
    on_return(callback) {
      const on_visible = (): void => {
        if (document.visibilityState === 'visible') callback();
      };
      document.addEventListener('visibilitychange', on_visible);
      addEventListener('pageshow', callback);
      addEventListener('focus', callback);
      return () => {
        document.removeEventListener('visibilitychange', on_visible);
        removeEventListener('pageshow', callback);
        removeEventListener('focus', callback);
      };
    },
  };
}
