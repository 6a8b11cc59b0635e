import { useCallback, useEffect, useRef, useState } from 'react';
import { COMPANY } from '../../../../content/company.ts';
import { makeBackup, type Progress } from '../../../../data/index.ts';
import { saveFile } from '../../../components/save-file.ts';
import { useRuntime } from '../../../runtime.ts';

export type MakeState =
  | { readonly kind: 'idle' | 'cancelled' | 'failed' }
  | { readonly kind: 'making'; readonly progress: Progress }
  | { readonly kind: 'made'; readonly rows: number; readonly bytes: number };

/** Makes a backup and hands it to the browser's downloads; leaving the screen stops it. */
export function useMakeBackup(): {
  readonly state: MakeState;
  readonly make: () => void;
  readonly cancel: () => void;
} {
  const { db, user, app_version, report_fault } = useRuntime();
  const [state, setState] = useState<MakeState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const make = useCallback(() => {
    const controller = new AbortController();
    running.current = controller;
    const work = async (): Promise<void> => {
      setState({ kind: 'making', progress: { done: 0, of: 0 } });
      const { id, name, email, role } = user;
      const maker = { company: COMPANY.name, app_version, user: { id, name, email, role } };
      const made = await makeBackup(db, maker, {
        signal: controller.signal,
        on_progress: (progress) => setState({ kind: 'making', progress }),
      });
      if (made.ok) {
        saveFile(made.value.name, made.value.content);
        setState({ kind: 'made', rows: made.value.rows, bytes: made.value.content.size });
      } else if (made.error.code === 'cancelled') setState({ kind: 'cancelled' });
      else {
        report_fault(made.error.fault);
        setState({ kind: 'failed' });
      }
    };
    void work();
  }, [db, user, app_version, report_fault]);

  return { state, make, cancel };
}
