/**
 * What happens to a user's data after they left: it is removed, or stays locked with its number known to the next
 * person. Done when no page has it open, by whichever tab comes to it; what fails is tried again at the next start.
 */
import { isUnsent, type RetainedUser, type RetainedUsers } from '../device/retained-users.ts';
import type { DeviceUser } from '../session/session-types.ts';
import {
  hasUserData,
  removeUserData,
  takeUnsent,
  type UnsentCount,
  withExclusiveDatabase,
} from '../data/index.ts';

interface RetentionOptions {
  readonly retained: RetainedUsers;
  /** Reads from the device to which user it belongs now; null when to none. */
  readonly device_user: () => Promise<{ readonly id: string; readonly is_revoked: boolean } | null>;
  /** Forgets what the device keeps for the user beside their data: the PIN. */
  readonly forget: (user_id: string) => Promise<void>;
  /** Device wall time. */
  readonly now_ms: () => number;
}

/** The user who leaves, why, and the disposition of their data; see `RetainedUser`. */
export interface LeaveRequest {
  readonly user: DeviceUser;
  readonly why: RetainedUser['why'];
  readonly disposition: Exclude<RetainedUser['disposition'], 'settled'>;
  readonly unsent: UnsentCount;
  readonly exported?: readonly string[];
}

const NOTHING = { changes: 0, photos: 0, drafts: 0 };

/** Whether the user's disposition allows to remove what was found. */
function mayRemove(
  { disposition, exported }: RetainedUser,
  count: UnsentCount,
  ids: readonly string[],
): boolean {
  switch (disposition) {
    case 'remove_if_sent':
      return !isUnsent(count);
    case 'discard_exported':
      return ids.every((id) => exported.includes(id));
    case 'keep':
    case 'settled':
    default:
      return false;
  }
}

/** Builds the two steps of leaving: noting it before the sign-out, and settling it afterwards. */
export function createDataRetention(options: RetentionOptions): {
  note(leave: LeaveRequest): Promise<void>;
  /** Answers whether the data of every listed user has been dealt with; if not, it is worth another try. */
  settle(): Promise<boolean>;
} {
  const { retained, device_user } = options;

  /** Nothing of the user is left here. The entry of a revoked user stays while their screen is shown, since it says so. */
  async function nothingLeft({ user, why }: RetainedUser): Promise<void> {
    await options.forget(user.id);
    const is_shown = why === 'revoked' && (await device_user())?.id === user.id;
    if (is_shown)
      await retained.change(user.id, (now) => ({
        ...now,
        unsent: NOTHING,
        disposition: 'settled',
        exported: [],
      }));
    else await retained.drop(user.id);
  }

  async function settleAlone(user_id: string): Promise<void> {
    const entry = retained.list().find(({ user }) => user.id === user_id);
    const here = await device_user();
    if (!entry || (here?.id === user_id && !here.is_revoked)) return;
    if ((await hasUserData(user_id)) === false) return nothingLeft(entry);
    const found = await takeUnsent(user_id, { with_bytes: false });
    // Unreadable: nothing is removed and the number stays as it was; the next start looks again.
    if (!found) return;
    const { count, shown, ids } = found;
    if (mayRemove(entry, count, ids)) {
      const removed = await removeUserData(user_id);
      if (removed.ok) await nothingLeft(entry);
      return;
    }
    const { changes, photos, drafts } = shown;
    await retained.change(user_id, (now) => ({
      ...now,
      unsent: { changes, photos, drafts },
      disposition: 'settled',
      exported: [],
    }));
  }

  return {
    async note({ user, why, disposition, unsent, exported = [] }) {
      const { changes, photos, drafts } = unsent;
      const left_at = new Date(options.now_ms()).toISOString();
      await retained.put({ user, why, left_at, unsent: { changes, photos, drafts }, disposition, exported });
    },
    async settle() {
      for (const { user, disposition, why, unsent } of retained.list()) {
        const is_over = disposition === 'settled' && !(why === 'revoked' && !isUnsent(unsent));
        if (!is_over) await withExclusiveDatabase(user.id, () => settleAlone(user.id));
      }
      const here = await device_user();
      const isHere = (user_id: string): boolean => here?.id === user_id && !here.is_revoked;
      return retained.list().every(({ user, disposition }) => disposition === 'settled' || isHere(user.id));
    },
  };
}
