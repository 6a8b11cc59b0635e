import { useCallback, useEffect, useRef, useState } from 'react';
import { COMPANY } from '../../../../content/company.ts';
import {
  type BackupPlan,
  type CompareError,
  compareBackup,
  type Progress,
  type Restored,
  type RestoreChoice,
  restoreBackup,
} from '../../../../data/index.ts';
import { useRuntime } from '../../../runtime.ts';

export type RestoreState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'checking'; readonly progress: Progress | null }
  | { readonly kind: 'refused'; readonly error: Exclude<CompareError, { code: 'cancelled' }> }
  | { readonly kind: 'plan'; readonly plan: BackupPlan }
  | { readonly kind: 'restoring'; readonly progress: Progress }
  | { readonly kind: 'done'; readonly restored: Restored; readonly is_complete: boolean };

const CLOSED: RestoreState = { kind: 'closed' };
const NOTHING: Restored = { added: 0, changed: 0 };

export interface RestoreWork {
  readonly state: RestoreState;
  /** Checks the file and finds out what restoring it would do; nothing changes. */
  readonly check: (file: File) => void;
  readonly restore: (choice: RestoreChoice, rows: number) => void;
  /** Stops what runs, between two batches. */
  readonly stop: () => void;
  /** Puts the dialog away; checking stops with it, restoring has to be stopped first. */
  readonly close: () => void;
}

/** Restoring a backup step by step: checked, looked at, then applied. Leaving the screen stops it. */
export function useRestore(): RestoreWork {
  const { db, report_fault } = useRuntime();
  const [state, setState] = useState<RestoreState>(CLOSED);
  const file = useRef<File | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const begin = useCallback((): AbortSignal => {
    running.current = new AbortController();
    return running.current.signal;
  }, []);

  const check = useCallback(
    (chosen: File) => {
      file.current = chosen;
      const signal = begin();
      const work = async (): Promise<void> => {
        setState({ kind: 'checking', progress: null });
        const on_progress = (progress: Progress) => setState({ kind: 'checking', progress });
        const plan = await compareBackup(db, chosen, COMPANY.name, { signal, on_progress });
        if (signal.aborted) return;
        if (plan.ok) setState({ kind: 'plan', plan: plan.value });
        else if (plan.error.code === 'cancelled') setState(CLOSED);
        else setState({ kind: 'refused', error: plan.error });
      };
      void work();
    },
    [db, begin],
  );

  const restore = useCallback(
    (choice: RestoreChoice, rows: number) => {
      const chosen = file.current;
      if (chosen === null) return;
      const signal = begin();
      const work = async (): Promise<void> => {
        setState({ kind: 'restoring', progress: { done: 0, of: rows } });
        const on_progress = (progress: Progress) => setState({ kind: 'restoring', progress });
        const done = await restoreBackup(db, chosen, choice, rows, { signal, on_progress });
        if (!done.ok && done.error.code === 'storage') report_fault(done.error.fault);
        const restored = done.ok ? done.value : (done.error.restored ?? NOTHING);
        setState({ kind: 'done', restored, is_complete: done.ok });
      };
      void work();
    },
    [db, begin, report_fault],
  );

  const close = useCallback(() => {
    running.current?.abort();
    file.current = null;
    setState(CLOSED);
  }, []);

  return { state, check, restore, stop, close };
}
