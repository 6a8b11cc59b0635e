import { useCallback, useEffect, useMemo, useState } from 'react';
import type { HistoryEntry } from '../../../backend/row-history.ts';
import type { CallError } from '../../../backend/call-function.ts';
import { colleagueNames, localHistory, useLive } from '../../../data/index.ts';
import { useRuntime, useSyncValue } from '../../runtime.ts';
import { type ShownEntry, shownEntries } from './history-entries.ts';

/** A row of a synced table. */
export interface RowName {
  readonly table: string;
  readonly id: string;
}

interface RowHistory {
  /** Undefined while the device's own part loads. */
  readonly entries: readonly ShownEntry[] | undefined;
  /** Why the server's part is not there; `asking` while it is on its way, null when it is. */
  readonly missing: CallError | 'asking' | null;
  readonly retry: () => void;
}

type Answer = {
  readonly asked: RowName;
  readonly entries: readonly HistoryEntry[] | null;
  readonly error: CallError | null;
};

/** The history of a row: this device's part at once, the server's when it answers; asked again after each pull. */
export function useRowHistory(row: RowName): RowHistory {
  const { db, row_history } = useRuntime();
  const online = useSyncValue((status) => status.online);
  const last_pull_at = useSyncValue((status) => status.last_pull_at);
  const { table, id } = row;
  const local = useLive(() => localHistory(db, table, id), [db, table, id]);
  const names = useLive(() => colleagueNames(db), [db]);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [tries, setTries] = useState(0);
  /** Asked anew when one of these changes: another row, a person, the network, news from the server. */
  const question = useMemo(
    () => ({ table, id, tries, online, last_pull_at }),
    [table, id, tries, online, last_pull_at],
  );

  useEffect(() => {
    let is_over = false;
    const ask = async (): Promise<void> => {
      const done = await row_history(question.table, question.id);
      if (is_over) return;
      setAnswer((before) => ({
        asked: row,
        // What was shown stays when a later question fails.
        entries: done.ok ? done.value : before?.asked === row ? before.entries : null,
        error: done.ok ? null : done.error,
      }));
    };
    void ask();
    return () => {
      is_over = true;
    };
  }, [row_history, row, question]);

  const known = answer?.asked === row ? answer : null;
  const entries = useMemo(
    () =>
      local && names
        ? shownEntries(table, known?.entries ?? null, local, { id: db.user_id, names })
        : undefined,
    [table, local, names, known, db],
  );
  return {
    entries,
    missing: known === null ? 'asking' : known.entries === null ? (known.error ?? 'failed') : null,
    retry: useCallback(() => setTries((count) => count + 1), []),
  };
}
