import { useMemo } from 'react';
import { undoText } from '../../../content/admin/undo.ts';
import { type CommandError, redoStep, type UndoOutcome, undoStep } from '../../../data/index.ts';
import type { Result } from '../../../lib/result.ts';
import { notifyAttention, notifyFailure, notifySuccess } from '../../components/notify.ts';
import { useRuntime } from '../../runtime.ts';
import { undoLabels } from './undo-labels.ts';

interface Undo {
  /** Undoes a step, the last one when none is given, and shows a notice with the result. */
  readonly undo: (step_id?: number) => Promise<void>;
  /** Does again what was undone last. */
  readonly redo: () => Promise<void>;
}

/** Undo and redo of this tab's commands, with their words. */
export function useUndo(): Undo {
  const { db, user, report_fault } = useRuntime();
  return useMemo(() => {
    const tell = (done: Result<UndoOutcome | null, CommandError>, way: 'undo' | 'redo'): void => {
      if (!done.ok) {
        if (done.error.code === 'storage') report_fault(done.error.fault);
        notifyFailure(undoText.failed);
        return;
      }
      if (done.value === null) return;
      const words = undoLabels(done.value, way);
      for (const sentence of words.done) notifySuccess(sentence);
      for (const sentence of words.left) notifyAttention(sentence);
    };
    return {
      undo: async (step_id) => {
        const which = step_id === undefined ? {} : { step_id };
        tell(await undoStep(db, { ...which, user }), 'undo');
      },
      redo: async () => tell(await redoStep(db), 'redo'),
    };
  }, [db, user, report_fault]);
}
