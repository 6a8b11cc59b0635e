import { useCallback } from 'react';
import { exportUnsent, unsentFile } from '../../../data/index.ts';
import { useRuntime } from '../../runtime.ts';
import { jsonBlob, saveFile } from '../../components/save-file.ts';

/**
 * Saves unsent work as a JSON file: all of it, pictures too, or rejected changes by their ids. What is saved also stays
 * here. Answers whether all of it could be read.
 */
export function useUnsentExport(): (rejected_ids?: readonly string[]) => Promise<'whole' | 'partly'> {
  const { user, app_version } = useRuntime();
  return useCallback(
    async (rejected_ids) => {
      const work = await exportUnsent(
        { user_id: user.id },
        rejected_ids === undefined ? { photos: 'with_bytes' } : { only_rejected: rejected_ids },
      );
      const { id, name, email } = user;
      const header = { user: { id, name, email }, app_version, made_at: new Date().toISOString() };
      const file = unsentFile({ ...header, why: 'asked' }, work);
      saveFile(file.name, jsonBlob(file.text));
      const is_whole = work.unreadable.length === 0 && work.photos?.every(({ base64 }) => base64 !== null);
      return is_whole === false ? 'partly' : 'whole';
    },
    [user, app_version],
  );
}
