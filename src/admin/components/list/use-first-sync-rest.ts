import { useSyncValue } from '../../runtime.ts';

const REST_DURING_FIRST_SYNC_MS = 2_000;

/**
 * Whether the first sync is filling the lists, and how long a list rests between two looks meanwhile: each page changes the
 * whole list, and reading it each time would slow the sync down.
 */
export function useFirstSyncRest(): { readonly is_filling: boolean; readonly rest_ms: number } {
  const is_filling = useSyncValue((status) => !status.first_sync_done && status.first_sync_rows > 0);
  return { is_filling, rest_ms: is_filling ? REST_DURING_FIRST_SYNC_MS : 0 };
}
