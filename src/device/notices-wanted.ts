import * as v from 'valibot';
import { createListeners } from '../lib/listeners.ts';
import type { DeviceRecords } from '../session/device-records.ts';

/** Who wants to be notified on this device; the browser's own permission holds for everybody who works on it. */
export interface NoticesWanted {
  read(user_id: string): Promise<boolean>;
  write(user_id: string, wanted: boolean): Promise<void>;
  /** Calls with every choice of this tab; the function returned ends it. */
  follow(listener: () => void): () => void;
}

/** Where the preference of a user is kept among the device's records. */
export const noticesKey = (user_id: string): string => `notices:${user_id}`;

/** Reads and writes who wants notifications here; when storage fails, the answer is that this person does not. */
export function createNoticesWanted(records: DeviceRecords): NoticesWanted {
  const listeners = createListeners<[]>();
  const preferenceOf = (user_id: string) => records.record(noticesKey(user_id), v.literal(true));
  return {
    read: async (user_id) =>
      (await preferenceOf(user_id)
        .read()
        .catch(() => null)) === true,
    write: async (user_id, wanted) => {
      await preferenceOf(user_id).update(() => (wanted ? true : null));
      listeners.call();
    },
    follow: listeners.add,
  };
}
