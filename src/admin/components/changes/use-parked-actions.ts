import { useCallback } from 'react';
import { StoreError } from '../../../sync/index.ts';
import { useRuntime } from '../../runtime.ts';

/** What a person may do with a refused change: send the same again (D4), or let it go (G4). */
export function useParkedActions(): {
  readonly retry: (mutation_id: string) => Promise<void>;
  readonly discard: (mutation_id: string) => Promise<void>;
} {
  const { db, engine, report_fault } = useRuntime();
  const guarded = useCallback(
    async (work: () => Promise<void>): Promise<void> => {
      try {
        await work();
        engine.local_write();
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        report_fault(error.fault);
      }
    },
    [engine, report_fault],
  );
  return {
    retry: useCallback((id) => guarded(() => db.store.retry_parked(id)), [db, guarded]),
    discard: useCallback((id) => guarded(() => db.store.discard_parked(id)), [db, guarded]),
  };
}
