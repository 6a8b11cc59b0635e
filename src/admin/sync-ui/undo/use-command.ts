import { useCallback } from 'react';
import type { CommandError, DeleteError } from '../../../data/index.ts';
import type { Result } from '../../../lib/result.ts';
import { useRuntime } from '../../runtime.ts';
import { notifyFailure } from '../../components/notify.ts';
import { notifySaved } from './notify-saved.tsx';

/**
 * Runs a command and shows a notice: the success text, if there is one, with a button that undoes it, or the
 * failure text. A full or broken storage is reported to the shell too. Field errors are returned for the form to show.
 */
export function useCommand() {
  const runtime = useRuntime();
  return useCallback(
    async <T, E extends DeleteError = CommandError>(
      run: () => Promise<Result<T, E>>,
      words: { readonly success?: string; readonly failure: string; readonly form?: boolean },
    ): Promise<Result<T, E>> => {
      const step_before = runtime.db.undo.last();
      const result = await run();
      if (result.ok) {
        const step = runtime.db.undo.last();
        if (words.success) notifySaved(words.success, step === step_before ? null : step);
        return result;
      }
      if (result.error.code === 'storage') runtime.report_fault(result.error.fault);
      // What was not seen is asked again where it was asked.
      if (result.error.code === 'unseen') return result;
      if (result.error.code === 'storage' || !words.form) notifyFailure(words.failure);
      return result;
    },
    [runtime],
  );
}
