import { STORAGE_PREFIX } from '../../../../brand.ts';
import { useLocalStorage } from '@mantine/hooks';
import { useCallback } from 'react';
import { useAddressParams } from '../../../components/list/use-address-params.ts';
import { useIsTablet } from '../../../components/use-is-phone.ts';
import { type ListParams, type ListView, parseListParams, withListParams } from './list-params.ts';

export interface ListControls {
  readonly params: ListParams;
  /** The present text of the search box, which the address follows later. */
  readonly search: string;
  readonly view: ListView;
  readonly set_search: (search: string) => void;
  /** The list's part of the address, with its question mark. */
  readonly query: string;
  /** Opens the dialog at a path; the entry beneath keeps the list as it was searched. */
  readonly open: (path: string) => void;
  readonly set: (change: Partial<Omit<ListParams, 'search' | 'view'>>) => void;
  readonly set_view: (view: ListView) => void;
  /** Clears search text and filters; order and view stay. */
  readonly reset: () => void;
}

const CODEC = { read: parseListParams, put: withListParams };

/**
 * The list's search, filters, order and view, kept in the address; the view is remembered on the device too. A tablet on which
 * none was chosen shows the grid: its cards hold what a technician looks for, whole.
 */
export function useListParams(): ListControls {
  const { params, search, set_search, set, clear_search, query, open } = useAddressParams(CODEC);
  const [remembered_view, rememberView] = useLocalStorage<ListView | null>({
    key: `${STORAGE_PREFIX}-clients-view`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const is_tablet = useIsTablet();
  const own_view = remembered_view ?? (is_tablet ? 'grid' : 'list');
  const set_view = useCallback(
    (view: ListView) => {
      rememberView(view);
      set({ view });
    },
    [rememberView, set],
  );
  const reset = useCallback(
    () => clear_search({ status: 'all', service_type: null, planned: null }),
    [clear_search],
  );
  return { params, search, view: params.view ?? own_view, set_search, query, open, set, set_view, reset };
}
