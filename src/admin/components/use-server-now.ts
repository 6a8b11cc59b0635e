import { useSyncValue } from '../runtime.ts';
import { useNow } from './use-now.ts';

/** The server's time in milliseconds, renewed every `every_ms` while the page is in view: a wrong device clock moves it nowhere. */
export function useServerNow(every_ms: number): number {
  const skew_ms = useSyncValue((status) => status.clock_skew_ms);
  return useNow(every_ms) + (skew_ms ?? 0);
}
