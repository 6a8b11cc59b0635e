import { useCallback } from 'react';
import { exportUnsent, unsentFile } from '../../../data/index.ts';
import { useRuntime } from '../../runtime.ts';
import { jsonBlob, saveFile } from '../../components/save-file.ts';

/** Saves unsent work as a JSON file: all of it, or refused changes by their ids. What is saved also stays here. */
export function useUnsentExport(): (rejected_ids?: readonly string[]) => Promise<void> {
  const { user, app_version } = useRuntime();
  return useCallback(
    async (rejected_ids) => {
      const all = await exportUnsent(
        { user_id: user.id },
        rejected_ids === undefined ? {} : { only_rejected: rejected_ids },
      );
      const { id, name, email } = user;
      const header = { user: { id, name, email }, app_version, made_at: new Date().toISOString() };
      const file = unsentFile({ ...header, why: 'asked' }, all);
      saveFile(file.name, jsonBlob(file.text));
    },
    [user, app_version],
  );
}
