import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FetchRowHistory, HistoryPage } from '../../../backend/row-history.ts';
import type { CallError } from '../../../backend/call-function.ts';
import { colleagueNames, localHistory, tablesToldWith, useLive } from '../../../data/index.ts';
import { useRuntime, useSyncValue } from '../../runtime.ts';
import { type ShownEntry, shownEntries, withOlder } from './history-entries.ts';

/** A row of a synced table. */
export interface RowName {
  readonly table: string;
  readonly id: string;
}

interface RowHistory {
  /** Undefined while the device's own part loads. */
  readonly entries: readonly ShownEntry[] | undefined;
  /** Why the server's part is not there; `asking` while it is being fetched, null when it is there. */
  readonly missing: CallError | 'asking' | null;
  readonly retry: () => void;
  /** What the server has before these: whether there is any, and how loading it goes. */
  readonly older: 'none' | 'there' | 'asking' | 'failed';
  readonly loadOlder: () => void;
}

interface Answer {
  readonly asked: RowName;
  readonly page: HistoryPage | null;
  readonly error: CallError | null;
}

/** What is shown after an answer: what was known stays when a later question fails. */
const pageAfter = (
  done: Awaited<ReturnType<FetchRowHistory>>,
  known: HistoryPage | null,
): HistoryPage | null => (done.ok ? withOlder(done.value, known) : known);

/** The history of a row: this device's part at once, the server's when it answers; asked again after each pull. */
export function useRowHistory(row: RowName): RowHistory {
  const { db, row_history } = useRuntime();
  const online = useSyncValue((status) => status.online);
  const last_pull_at = useSyncValue((status) => status.last_pull_at);
  const { table, id } = row;
  const below = useMemo(() => tablesToldWith(table), [table]);
  const local = useLive(() => localHistory(db, table, id, below), [db, table, id, below]);
  const names = useLive(() => colleagueNames(db), [db]);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [tries, setTries] = useState(0);
  const [loading, setLoading] = useState<'there' | 'asking' | 'failed'>('there');
  /** Asked anew when one of these changes: another row, a person, the network, news from the server. */
  const question = useMemo(
    () => ({ table, id, below, tries, online, last_pull_at }),
    [table, id, below, tries, online, last_pull_at],
  );

  useEffect(() => {
    let is_over = false;
    const ask = async (): Promise<void> => {
      const done = await row_history(question.table, question.id, undefined, question.below);
      if (is_over) return;
      setAnswer((before) => ({
        asked: row,
        page: pageAfter(done, before?.asked === row ? before.page : null),
        error: done.ok ? null : done.error,
      }));
    };
    void ask();
    return () => {
      is_over = true;
    };
  }, [row_history, row, question]);

  const known = answer?.asked === row ? answer : null;
  const loadOlder = async (): Promise<void> => {
    const last = known?.page?.entries.at(-1)?.id;
    if (last === undefined) return;
    setLoading('asking');
    const done = await row_history(table, id, last, below);
    setLoading(done.ok ? 'there' : 'failed');
    if (!done.ok) return;
    setAnswer((before) => {
      // These follow the entry they were asked for, unless another row is shown by now.
      if (before?.asked !== row || before.page?.entries.at(-1)?.id !== last) return before;
      const entries = [...before.page.entries, ...done.value.entries];
      return { ...before, page: { entries, more: done.value.more } };
    });
  };
  const entries = useMemo(
    () =>
      local && names
        ? shownEntries(table, known?.page?.entries ?? null, local, { id: db.user_id, names })
        : undefined,
    [table, local, names, known, db],
  );
  return {
    entries,
    missing: known === null ? 'asking' : known.page === null ? (known.error ?? 'failed') : null,
    retry: useCallback(() => setTries((count) => count + 1), []),
    older: known?.page?.more === true ? loading : 'none',
    loadOlder: () => void loadOlder(),
  };
}
