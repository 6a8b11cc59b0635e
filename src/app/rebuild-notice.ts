/** How far data derived from rows is made anew while the database opens, for the loading screen. */
import type { RebuildProgress } from '../data/index.ts';
import { createListeners } from '../lib/listeners.ts';

/** A shorter pass over the rows is not worth a word. */
const SHOWN_AFTER_MS = 300;

export interface RebuildNotice {
  /** Notes how far it is; shown from 300 ms after the first call on. */
  readonly report: (progress: RebuildProgress) => void;
  /** The database is open: nothing is shown any more. */
  readonly end: () => void;
  /** The shown progress; null when there is nothing to show. */
  readonly shown: () => RebuildProgress | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A notice of which nothing is shown yet. */
export function createRebuildNotice(): RebuildNotice {
  const listeners = createListeners<[]>();
  let progress: RebuildProgress | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let is_slow = false;
  return {
    report(next) {
      progress = next;
      timer ??= setTimeout(() => {
        is_slow = true;
        listeners.call();
      }, SHOWN_AFTER_MS);
      if (is_slow) listeners.call();
    },
    end() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      progress = null;
      if (!is_slow) return;
      is_slow = false;
      listeners.call();
    },
    shown: () => (is_slow ? progress : null),
    subscribe: listeners.add,
  };
}
