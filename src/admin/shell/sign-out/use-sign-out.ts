import { countUnsent, type UnsentCount } from '../../../data/index.ts';
import { isUnsent } from '../../../device/retained-users.ts';
import { type Leave, useRuntime, useSyncValue } from '../../runtime.ts';

const NOTHING: UnsentCount = { changes: 0, rejected: 0, photos: 0, drafts: 0 };

/**
 * Signing out. `ask` leaves at once when all is sent and the network is there to come back with; anything else is a
 * question for the dialog. `leave` carries out what was chosen.
 */
export function useSignOut(on: { readonly on_question: () => void; readonly on_failed: () => void }): {
  readonly ask: () => Promise<void>;
  readonly leave: (leave: Leave) => Promise<void>;
} {
  const { db, device } = useRuntime();
  const online = useSyncValue((status) => status.online);

  async function leave(chosen: Leave): Promise<void> {
    const done = await device.leave(chosen);
    if (!done.ok) on.on_failed();
  }

  return {
    leave,
    async ask() {
      const unsent = await countUnsent(db).catch(() => null);
      if (!online || unsent === null || isUnsent(unsent)) return on.on_question();
      const { keep_after_sign_out } = await device.settings.read();
      return leave({ disposition: keep_after_sign_out ? 'keep' : 'remove_if_sent', unsent: NOTHING });
    },
  };
}
