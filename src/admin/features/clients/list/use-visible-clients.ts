import { useDeferredValue, useMemo } from 'react';
import type { ClientListItem } from '../../../../data/index.ts';
import { filterClients, sortClients } from '../../../../domain/client-list.ts';
import type { ListParams } from './list-params.ts';

export interface VisibleClients {
  readonly clients: readonly ClientListItem[];
  /** The search text `clients` answers to; it may lag one frame behind the search box. */
  readonly answers_to: string;
}

/**
 * The clients as ordered and filtered (M-015..M-017). Sorting happens once per order, filtering once per
 * keystroke and behind the keystroke's own paint, so that 10,000 clients keep up with typing.
 */
export function useVisibleClients(
  all: readonly ClientListItem[],
  search: string,
  { status, service_type, sort, direction }: ListParams,
): VisibleClients {
  const answers_to = useDeferredValue(search);
  const sorted = useMemo(() => sortClients(all, sort, direction), [all, sort, direction]);
  const clients = useMemo(
    () => filterClients(sorted, { text: answers_to, status, service_type }),
    [sorted, answers_to, status, service_type],
  );
  return useMemo(() => ({ clients, answers_to }), [clients, answers_to]);
}
