/** How tabs of one device agree on the session: a message when it changed, one refresh at a time. */
import { STORAGE_PREFIX } from '../brand.ts';
import type { Exclusive } from './token-keeper.ts';

const NAME = `${STORAGE_PREFIX}-session`;
/** A frozen tab may hold the lock; correctness does not depend on it (the server forgives one reuse). */
const LOCK_TIMEOUT_MS = 25_000;

/** Tells the other tabs that the stored session changed, and hears it from them. */
export interface SessionChannel {
  announce(): void;
  /** Also called when the page comes back to view: a sleeping tab misses messages. */
  listen(listener: () => void): () => void;
}

/** The channel of a browser tab, about the session or another record of the device. */
export function createSessionChannel(name: string = NAME): SessionChannel {
  const channel = new BroadcastChannel(name);
  const post = channel.postMessage.bind(channel);
  return {
    announce: () => post('changed'),
    listen(listener) {
      const on_visible = () => {
        if (document.visibilityState === 'visible') listener();
      };
      channel.addEventListener('message', listener);
      document.addEventListener('visibilitychange', on_visible);
      window.addEventListener('pageshow', listener);
      return () => {
        channel.removeEventListener('message', listener);
        document.removeEventListener('visibilitychange', on_visible);
        window.removeEventListener('pageshow', listener);
        channel.close();
      };
    },
  };
}

/** One tab at a time by Web Lock; where it cannot be had in time, or does not exist, the work runs anyway. */
export const exclusiveByWebLock: Exclusive = async (work) => {
  if (!('locks' in navigator)) return work();
  let started = false;
  try {
    return await navigator.locks.request(
      `${NAME}-refresh`,
      { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) },
      () => {
        started = true;
        return work();
      },
    );
  } catch (reason) {
    if (started) throw reason;
    return work();
  }
};
