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
  /** Puts the search text into the address now. */
  readonly commit_search: () => void;
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
  const { params, set, clear_search, ...search } = useAddressParams(CODEC);
  const [remembered_view, rememberView] = useLocalStorage<ListView | null>({
    key: 'havenglans-clients-view',
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
  return { ...search, params, view: params.view ?? own_view, set, set_view, reset };
}
