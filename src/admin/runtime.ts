/** What every admin screen gets from the composition root (src/app/admin.tsx): its database, engine and user. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DeviceUser, SessionStore } from '../backend/session-types.ts';
import type { AppDatabase } from '../data/database.ts';
import type { StoreFault, SyncEngine, SyncStatus } from '../sync/index.ts';

export interface AdminRuntime {
  /** The signed-in user's own database. */
  readonly db: AppDatabase;
  readonly engine: SyncEngine;
  /** The member of staff this device belongs to. */
  readonly user: DeviceUser;
  readonly session: SessionStore;
  /**
   * Tells the shell that a save failed because of this device's storage; it shows the red banner.
   * Call it with the `fault` of a CommandError `{ code: 'storage', fault }`.
   */
  readonly report_fault: (fault: StoreFault) => void;
}

const RuntimeContext = createContext<AdminRuntime | null>(null);

/** Gives the screens below it their runtime. */
export const RuntimeProvider = RuntimeContext.Provider;

/** The runtime of the signed-in user. Throws outside the guarded part of the admin. */
export function useRuntime(): AdminRuntime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('useRuntime needs a signed-in admin around it');
  return runtime;
}

/** The engine's status, live. */
export function useSyncStatus(): SyncStatus {
  const { engine } = useRuntime();
  return useSyncExternalStore(
    (listener) => engine.subscribe(listener),
    () => engine.status(),
  );
}
