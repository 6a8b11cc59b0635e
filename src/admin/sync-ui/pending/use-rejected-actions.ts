import { useCallback } from 'react';
import { discardRefused } from '../../../data/index.ts';
import { StoreError } from '../../../sync/index.ts';
import { useRuntime } from '../../runtime.ts';

/** What a person may do with refused changes: send the same again (D4), or let them go (G4). */
export function useParkedActions(): {
  readonly retry: (mutation_ids: readonly string[]) => Promise<void>;
  readonly discard: (mutation_ids: readonly string[]) => Promise<void>;
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
    retry: useCallback(
      (ids) =>
        guarded(async () => {
          for (const id of ids) await db.store.retry_parked(id);
        }),
      [db, guarded],
    ),
    discard: useCallback(
      (ids) =>
        guarded(async () => {
          const done = await discardRefused(db, ids);
          if (!done.ok && done.error.code === 'storage') report_fault(done.error.fault);
        }),
      [db, guarded, report_fault],
    ),
  };
}
