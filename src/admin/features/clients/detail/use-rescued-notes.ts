import { useEffect, useState } from 'react';
import { log } from '../../../../lib/logger.ts';
import { useRuntime } from '../../../runtime.ts';
import { rescueNotes } from './notes-draft.ts';

/** Once per visit of the screen: saves notes that a killed page left behind. */
export function useRescuedNotes(open_client_id: string | null): void {
  const { db } = useRuntime();
  const [open_at_start] = useState(open_client_id);
  useEffect(() => {
    rescueNotes(db, open_at_start).catch((error: unknown) => log.error('rescuing notes failed', error));
  }, [db, open_at_start]);
}
