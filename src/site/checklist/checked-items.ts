import { createListeners } from '../../lib/listeners.ts';

const KEY = 'checklist_done';

/** The checks ticked on this device; none where nothing can be kept. */
export function readCheckedItems(
  storage: Pick<Storage, 'getItem'> | null = ownStorage(),
): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Keeps the ticked checks on this device, so that a day of checking survives a closed page. */
export function writeCheckedItems(
  done: ReadonlySet<string>,
  storage: Pick<Storage, 'setItem' | 'removeItem'> | null = ownStorage(),
): void {
  try {
    if (done.size === 0) storage?.removeItem(KEY);
    else storage?.setItem(KEY, JSON.stringify([...done]));
  } catch {
    // A full or closed storage takes the convenience, not the list.
  }
}

function ownStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

const listeners = createListeners<[]>();
let done: ReadonlySet<string> | null = null;

/** The ticked checks, for useSyncExternalStore. */
export const checked_items = {
  subscribe: listeners.add,
  get: (): ReadonlySet<string> => {
    done ??= readCheckedItems();
    return done;
  },
  keep: (ticked: ReadonlySet<string>): void => {
    done = ticked;
    writeCheckedItems(ticked);
    listeners.call();
  },
} as const;
