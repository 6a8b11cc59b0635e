import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';
import { log } from '../../lib/logger.ts';
import { loadPostTexts, type PostTexts } from '../../public-data/post-texts.ts';
import { track } from '../tracking/tracking.ts';
import { FIRST_LIST, type ListAddress, listQuery, readList } from './list-address.ts';

const listeners = createListeners<[]>();
let latest: { readonly search: string; readonly list: ListAddress } = { search: '', list: FIRST_LIST };

function current(): ListAddress {
  if (latest.search !== location.search)
    latest = { search: location.search, list: readList(location.search) };
  return latest.list;
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    unsubscribe();
    removeEventListener('popstate', listener);
  };
}

/** Replaces the address (B-009), so that the way back leads out of the list and not through it. */
function change(next: Partial<ListAddress>): void {
  const list = { ...current(), ...next };
  history.replaceState(history.state, '', `${location.pathname}${listQuery(list)}${location.hash}`);
  // A trailing space is being typed: the address leaves it out, the box does not.
  latest = { search: location.search, list };
  listeners.call();
}

/** The state of the list, kept in the address; the prerendered page shows the first page of all articles. */
export function useList(): {
  readonly list: ListAddress;
  readonly change: (next: Partial<ListAddress>) => void;
} {
  const list = useSyncExternalStore(subscribe, current, () => FIRST_LIST);
  return { list, change };
}

/** T-012: a search term counts as an event once it has not changed for this long and has this many characters. */
const SEARCH_EVENT_DELAY_MS = 1_000;
const MIN_EVENT_CHARACTERS = 3;

/** Tracks what a visitor searched for (T-012). */
export function useSearchEvent(term: string): void {
  useEffect(() => {
    const trimmed = term.trim();
    if (trimmed.length < MIN_EVENT_CHARACTERS) return undefined;
    const timer = setTimeout(() => track({ name: 'search', term: trimmed }), SEARCH_EVENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [term]);
}

/** The texts of the posts, from the moment somebody is about to search (B-010). */
export function usePostTexts(is_searching: boolean): {
  readonly texts: PostTexts | null;
  readonly has_failed: boolean;
  readonly load: () => void;
} {
  const [texts, setTexts] = useState<PostTexts | null>(null);
  const [has_failed, setFailed] = useState(false);
  const load = useCallback((): void => {
    const look = async (): Promise<void> => {
      try {
        setFailed(false);
        await loadPostTexts(setTexts);
      } catch (reason) {
        log.warn('the texts to search in could not be fetched', reason);
        setFailed(true);
      }
    };
    void look();
  }, []);
  useEffect(() => {
    if (is_searching) load();
  }, [is_searching, load]);
  return { texts, has_failed, load };
}
