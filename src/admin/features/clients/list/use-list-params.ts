import { useLocalStorage } from '@mantine/hooks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type DialogTrail, historyEntry, isLeavingEntry } from '../../../components/dialogs/history-entry.ts';
import { type ListParams, type ListView, parseListParams, withListParams } from './list-params.ts';

/** Browsers refuse many history changes in a row, so typing reaches the address a little later. */
const SEARCH_TO_ADDRESS_MS = 300;

export interface ListControls {
  readonly params: ListParams;
  /** The present text of the search box, which the address follows later. */
  readonly search: string;
  readonly view: ListView;
  readonly set_search: (search: string) => void;
  /** Puts the search text into the address now. */
  readonly commit_search: () => void;
  readonly set: (change: Partial<Omit<ListParams, 'search' | 'view'>>) => void;
  readonly set_view: (view: ListView) => void;
  /** Clears search text and filters; order and view stay. */
  readonly reset: () => void;
}

/** The list's search, filters, order and view, kept in the address; the view is remembered on the device too. */
export function useListParams(): ListControls {
  const location = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => parseListParams(new URLSearchParams(location.search)), [location.search]);
  const [remembered_view, rememberView] = useLocalStorage<ListView>({
    key: 'havenglans-clients-view',
    defaultValue: 'list',
    getInitialValueInEffect: false,
  });

  const write = useCallback(
    (change: Partial<ListParams>) => {
      const { path, query, beneath } = historyEntry();
      const next = withListParams(query, change);
      if (next.toString() === query.toString()) return;
      const state: DialogTrail = { beneath };
      const to = { pathname: path, search: next.toString() };
      void navigate(to, { replace: true, state, preventScrollReset: true });
    },
    [navigate],
  );

  const [search, setSearch] = useState(params.search);
  const written = useRef(params.search);
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);

  const pending = useRef<string | null>(null);
  useEffect(() => {
    // What a person has just typed is newer than any address that arrives.
    if (pending.current !== null || params.search === written.current) return;
    written.current = params.search;
    setSearch(params.search);
  }, [params.search]);

  const commit_search = useCallback(() => {
    const text = pending.current;
    // What is typed while a dialog closes belongs to the entry below, so it waits for that one.
    if (text === null || isLeavingEntry()) return;
    clearInterval(timer.current);
    pending.current = null;
    written.current = text;
    write({ search: text });
  }, [write]);

  const set_search = useCallback(
    (text: string) => {
      setSearch(text);
      pending.current = text;
      clearInterval(timer.current);
      timer.current = setInterval(commit_search, SEARCH_TO_ADDRESS_MS);
    },
    [commit_search],
  );

  const set_view = useCallback(
    (view: ListView) => {
      rememberView(view);
      write({ view });
    },
    [rememberView, write],
  );

  const reset = useCallback(() => {
    clearInterval(timer.current);
    pending.current = null;
    written.current = '';
    setSearch('');
    write({ search: '', status: 'all', service_type: null });
  }, [write]);

  return {
    params,
    search,
    view: params.view ?? remembered_view,
    set_search,
    commit_search,
    set: write,
    set_view,
    reset,
  };
}
