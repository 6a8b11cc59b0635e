import { useCallback, useMemo, useState } from 'react';
import type { RequestItem } from '../../../../data/index.ts';
import type { RequestTable } from '../../../../domain/leads/request-status.ts';
import { choose, chooseAll, NOTHING_CHOSEN, type Selection } from './selection.ts';

/** The requests that are chosen in the list of a table, and the ways to change that. */
export interface ListSelection {
  /** Those of the list as it is shown. */
  readonly shown: readonly RequestItem[];
  /** How many more are chosen that search or filter hides. */
  readonly hidden_count: number;
  readonly isChosen: (id: string) => boolean;
  readonly onChoose: (id: string, is_chosen: boolean, is_range: boolean) => void;
  readonly onChooseAll: (is_chosen: boolean) => void;
  readonly clear: () => void;
}

/**
 * @param all the requests of the table, of which some may be gone that were chosen
 * @param requests those that are shown, in their order
 */
export function useSelection(
  table: RequestTable,
  all: readonly RequestItem[],
  requests: readonly RequestItem[],
): ListSelection {
  const [kept, setKept] = useState<Readonly<Partial<Record<RequestTable, Selection>>>>({});
  const { chosen } = kept[table] ?? NOTHING_CHOSEN;
  const change = useCallback(
    (by: (selection: Selection) => Selection) =>
      setKept((of_tables) => ({ ...of_tables, [table]: by(of_tables[table] ?? NOTHING_CHOSEN) })),
    [table],
  );
  const ids = useMemo(() => requests.map(({ id }) => id), [requests]);
  const onChoose = useCallback(
    (id: string, is_chosen: boolean, is_range: boolean) =>
      change((selection) => choose(selection, ids, { id, is_chosen, is_range })),
    [change, ids],
  );
  const counted = useMemo(() => {
    const shown = requests.filter(({ id }) => chosen.has(id));
    return { shown, hidden_count: all.filter(({ id }) => chosen.has(id)).length - shown.length };
  }, [all, requests, chosen]);
  return {
    ...counted,
    isChosen: (id) => chosen.has(id),
    onChoose,
    onChooseAll: (is_chosen) => change((selection) => chooseAll(selection, ids, is_chosen)),
    clear: () => change(() => NOTHING_CHOSEN),
  };
}
