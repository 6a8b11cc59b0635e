/**
 * The copy of drafts that is written at once. IndexedDB gives up a transaction whose page goes away, and on a busy page
 * `pagehide` may never come: only localStorage, written while the key is handled, has left the page by then.
 */
import { STORAGE_PREFIX } from '../../brand.ts';
import { type Draft, parseDraft } from './draft.ts';

const PREFIX = `${STORAGE_PREFIX}-draft:`;

const prefixOf = (user_id: string): string => `${PREFIX}${user_id}:`;
const nameOf = (user_id: string, key: string): string => prefixOf(user_id) + key;

/** A browser may refuse storage altogether, or be full; then the stored draft is what remains. */
const attempt = <T>(act: (storage: Storage) => T): T | null => {
  try {
    return act(window.localStorage);
  } catch {
    return null;
  }
};

const read = (text: string | null): Draft | null => {
  try {
    return parseDraft(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
};

/** Keeps a version of a draft before this call returns; answers how many characters that took. */
export function saveDraftSync(user_id: string, draft: Draft): number {
  const text = JSON.stringify(draft);
  attempt((storage) => storage.setItem(nameOf(user_id, draft.key), text));
  return text.length;
}

/** The draft that was kept synchronously under a key; null when there is none, or when it cannot be read. */
export function readDraftSync(user_id: string, key: string): Draft | null {
  return read(attempt((storage) => storage.getItem(nameOf(user_id, key))));
}

/** Forgets a version that is stored elsewhere; a newer one that was kept meanwhile stays. */
export function dropDraftSync(user_id: string, { key, seq }: Pick<Draft, 'key' | 'seq'>): void {
  const kept = readDraftSync(user_id, key);
  if (kept === null || kept.seq <= seq) attempt((storage) => storage.removeItem(nameOf(user_id, key)));
}

/** Every draft of a user that was kept at once, also those that are not wanted any more. */
export function listDraftsSync(user_id: string): readonly Draft[] {
  const prefix = prefixOf(user_id);
  const names = attempt((storage) => Object.keys(storage)) ?? [];
  return names
    .filter((name) => name.startsWith(prefix))
    .map((name) => readDraftSync(user_id, name.slice(prefix.length)))
    .filter((draft) => draft !== null);
}
