import type { Json } from '../sync/index.ts';

/**
 * What a page still had to write when it was closed. IndexedDB gives up a transaction whose page goes away, so
 * while `pagehide` runs only localStorage, which writes at once, is certain. Read and removed at the next
 * visit; gone as soon as the ordinary write has succeeded.
 */
const PREFIX = 'havenglans-last-words:';
/** Reads as nothing kept. */
const GIVEN_UP = 'null';

const nameOf = (user_id: string, key: string): string => `${PREFIX}${user_id}:${key}`;

/** A browser may refuse storage altogether; then the ordinary draft is what remains. */
const attempt = <T>(act: (storage: Storage) => T): T | null => {
  try {
    return act(window.localStorage);
  } catch {
    return null;
  }
};

/** Keeps a value at once, without waiting for anything. */
export function keepLastWords(user_id: string, key: string, value: Json): void {
  attempt((storage) => storage.setItem(nameOf(user_id, key), JSON.stringify(value)));
}

/** What was kept under a key; null when nothing was, or when it cannot be read. */
export function readLastWords(user_id: string, key: string): unknown {
  return attempt((storage): unknown => JSON.parse(storage.getItem(nameOf(user_id, key)) ?? 'null'));
}

/** Says at once that what is kept under a key is not wanted any more, whatever still stands elsewhere. */
export function giveUpWords(user_id: string, key: string): void {
  attempt((storage) => storage.setItem(nameOf(user_id, key), GIVEN_UP));
}

/** Whether the last word about a key was that it is not wanted any more. */
export function areGivenUp(user_id: string, key: string): boolean {
  return attempt((storage) => storage.getItem(nameOf(user_id, key))) === GIVEN_UP;
}

/** Forgets what was kept: it is written elsewhere, or its draft is gone. */
export function dropLastWords(user_id: string, key: string): void {
  attempt((storage) => storage.removeItem(nameOf(user_id, key)));
}

/** The keys under which something was kept for this user. */
export function lastWordsKeys(user_id: string): readonly string[] {
  const prefix = nameOf(user_id, '');
  const names = attempt((storage) => Object.keys(storage)) ?? [];
  const keys = names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  return keys.filter((key) => !areGivenUp(user_id, key));
}
