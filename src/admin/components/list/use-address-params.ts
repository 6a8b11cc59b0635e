import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOpenDialog, useSteadyNavigate } from '../dialogs/dialog-route.tsx';
import { type DialogTrail, historyEntry, isLeavingEntry } from '../dialogs/history-entry.ts';

/** Browsers refuse many history changes in a row, so typing reaches the address a little later. */
const SEARCH_TO_ADDRESS_MS = 300;

/** How the state of a list stands in the query of its address. Its functions stay the same from render to render. */
interface ParamsCodec<Params extends { readonly search: string }> {
  /** Reads a query; what is unknown becomes the default. */
  readonly read: (query: URLSearchParams) => Params;
  /** The query with this change; keys of others stay as they are. */
  readonly put: (query: URLSearchParams, change: Partial<Params>) => URLSearchParams;
}

interface AddressParams<Params> {
  readonly params: Params;
  /** The present text of the search box, which the address follows later. */
  readonly search: string;
  readonly set_search: (search: string) => void;
  /** Puts the search text into the address now. */
  readonly commit_search: () => void;
  readonly set: (change: Partial<Params>) => void;
  /** Clears the search text, and makes a change with it. */
  readonly clear_search: (change: Partial<Params>) => void;
  /** The list's part of the address, which stays when a dialog opens; with its question mark. */
  readonly query: string;
  /** Opens the dialog at a path; the entry beneath keeps the list as it was searched. */
  readonly open: (path: string) => void;
}

/** A list's search, filters and order, kept in the address (M-002). */
export function useAddressParams<Params extends { readonly search: string }>({
  read,
  put,
}: ParamsCodec<Params>): AddressParams<Params> {
  const location = useLocation();
  const navigate = useSteadyNavigate();
  const params = useMemo(() => read(new URLSearchParams(location.search)), [read, location.search]);

  const set = useCallback(
    (change: Partial<Params>) => {
      const { path, query, beneath } = historyEntry();
      const next = put(query, change);
      if (next.toString() === query.toString()) return;
      const state: DialogTrail = { beneath };
      const to = { pathname: path, search: next.toString() };
      void navigate(to, { replace: true, state, preventScrollReset: true });
    },
    [put, navigate],
  );
  const writeSearch = useCallback(
    (search: string, change?: Partial<Params>) => {
      const with_search: Partial<Params> = Object.assign({}, change, { search });
      set(with_search);
    },
    [set],
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
    writeSearch(text);
  }, [writeSearch]);

  const set_search = useCallback(
    (text: string) => {
      setSearch(text);
      pending.current = text;
      clearInterval(timer.current);
      timer.current = setInterval(commit_search, SEARCH_TO_ADDRESS_MS);
    },
    [commit_search],
  );

  const clear_search = useCallback(
    (change: Partial<Params>) => {
      clearInterval(timer.current);
      pending.current = null;
      written.current = '';
      setSearch('');
      writeSearch('', change);
    },
    [writeSearch],
  );

  const openDialog = useOpenDialog();
  const open = useCallback(
    (path: string) => {
      commit_search();
      openDialog(path);
    },
    [commit_search, openDialog],
  );

  return { params, search, set_search, commit_search, set, clear_search, query: location.search, open };
}
