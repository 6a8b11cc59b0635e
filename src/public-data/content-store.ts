import { useSyncExternalStore } from 'react';
import { createListeners } from '../lib/listeners.ts';
import { log } from '../lib/logger.ts';
import type { Result } from '../lib/result.ts';
import { keepContent, readKeptContent } from './kept-content.ts';
import type { FetchError, RawRow } from './rest.ts';

/** What a page shows, and whether the backend could be asked for it. */
export interface Content<T> {
  readonly items: T;
  /** `kept`: the snapshot of the build, or what was fetched on an earlier visit; `fresh`: so says the backend. */
  readonly status: 'kept' | 'fresh' | 'failed';
}

export interface ContentStore<T> {
  /** The content that the prerendered page holds. */
  readonly first: Content<T>;
  readonly current: () => Content<T>;
  readonly use: () => Content<T>;
  /** Asks again, once at a time. */
  readonly refresh: () => Promise<void>;
}

interface Options<T> {
  /** Stands in the log and names what is kept on the device. */
  readonly name: string;
  /** The content that the prerendered page shows first. */
  readonly snapshot: readonly RawRow[];
  /** The rest of the snapshot, where the page shows only a part: it is fetched when the page has settled. */
  readonly whole?: () => Promise<readonly RawRow[]>;
  readonly parse: (rows: readonly RawRow[]) => T;
  readonly fetch: () => Promise<Result<readonly RawRow[], FetchError>>;
}

/** After this long something better than a part is shown while the backend is still silent. */
const SLOW_MS = 1_000;
/**
 * Content that is in the finished page already (the snapshot, so that hydration meets what it left) and is brought
 * up to date when somebody looks at it online, and again when the network comes back. Without a network the last
 * answer stands. A failure is logged and leaves what is shown; what a page says of it is the page's own.
 */
export function createContentStore<T>({ name, snapshot, whole, parse, fetch }: Options<T>): ContentStore<T> {
  // A build that found nothing was told so: its pages say that there is nothing, not that something is being fetched.
  const first: Content<T> = { items: parse(snapshot), status: snapshot.length === 0 ? 'fresh' : 'kept' };
  let current = first;
  let shown = JSON.stringify(snapshot);
  let asking: Promise<void> | null = null;
  const listeners = createListeners<[]>();

  const show = (rows: readonly RawRow[] | null, status: Content<T>['status']): void => {
    const text = rows === null ? shown : JSON.stringify(rows);
    const items = rows === null || text === shown ? current.items : parse(rows);
    if (items === current.items && status === current.status) return;
    shown = text;
    current = { items, status };
    listeners.call();
  };

  /** What an earlier visit kept, or else the whole snapshot, as long as nothing better is shown. */
  const showKept = async (): Promise<void> => {
    if (current.items !== first.items) return;
    const rows = readKeptContent(name) ?? (await whole?.().catch(() => null)) ?? null;
    if (current.items === first.items) show(rows, current.status);
  };

  const ask = async (): Promise<void> => {
    const slow = setTimeout(() => void showKept(), SLOW_MS);
    const answer = await fetch();
    clearTimeout(slow);
    if (answer.ok) {
      show(answer.value, 'fresh');
      keepContent(name, answer.value, shown);
      return;
    }
    if (answer.error === 'failed') {
      log.warn(`public content could not be fetched: ${name}`);
      show(null, 'failed');
    }
    await showKept();
  };

  const refresh = async (): Promise<void> => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    await asking;
  };

  const refreshSoon = (): void => {
    void refresh();
  };

  const subscribe = (listener: () => void): (() => void) => {
    if (listeners.count() === 0) {
      addEventListener('online', refreshSoon);
      refreshSoon();
    }
    const leave = listeners.add(listener);
    return () => {
      leave();
      if (listeners.count() === 0) removeEventListener('online', refreshSoon);
    };
  };

  return {
    first,
    refresh,
    current: () => current,
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => current,
        () => first,
      ),
  };
}
