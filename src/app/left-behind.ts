/**
 * What happens to a user's data after they left: it is removed, or stays locked with its number known to the next
 * person. Done when no page has it open, by whichever tab comes to it; what fails is tried again at the next start.
 */
import { isUnsent, type LeftWork, type LeftWorkList } from '../backend/left-work.ts';
import type { DeviceUser } from '../backend/session-types.ts';
import {
  hasUserData,
  removeUserData,
  takeUnsent,
  type UnsentCount,
  withDatabaseAlone,
} from '../data/index.ts';

interface LeftBehindOptions {
  readonly left: LeftWorkList;
  /** Reads the device: whom it belongs to now; null when nobody. */
  readonly device_user: () => Promise<{ readonly id: string; readonly is_revoked: boolean } | null>;
  /** Forgets what the device keeps for the user beside their data: the PIN. */
  readonly forget: (user_id: string) => Promise<void>;
  /** Device wall time. */
  readonly now_ms: () => number;
}

/** How a user leaves; see `LeftWork`. */
export interface LeaveWish {
  readonly user: DeviceUser;
  readonly why: LeftWork['why'];
  readonly wish: Exclude<LeftWork['wish'], 'settled'>;
  readonly unsent: UnsentCount;
  readonly exported?: readonly string[];
}

const NOTHING = { changes: 0, photos: 0, drafts: 0 };

/** Whether the wish allows to remove what was found. */
function mayRemove({ wish, exported }: LeftWork, count: UnsentCount, ids: readonly string[]): boolean {
  switch (wish) {
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
export function createLeftBehind(options: LeftBehindOptions): {
  note(leave: LeaveWish): Promise<void>;
  /** Answers whether everybody's wish has been carried out; if not, it is worth another try. */
  settle(): Promise<boolean>;
} {
  const { left, device_user } = options;

  /** Nothing of the user is left here. Whoever stands before the screen that says so still finds it said. */
  async function nothingLeft({ user, why }: LeftWork): Promise<void> {
    await options.forget(user.id);
    const is_shown = why === 'revoked' && (await device_user())?.id === user.id;
    if (is_shown)
      await left.change(user.id, (now) => ({ ...now, unsent: NOTHING, wish: 'settled', exported: [] }));
    else await left.drop(user.id);
  }

  async function settleAlone(user_id: string): Promise<void> {
    const entry = left.list().find(({ user }) => user.id === user_id);
    const here = await device_user();
    if (!entry || (here?.id === user_id && !here.is_revoked)) return;
    if ((await hasUserData(user_id)) === false) return nothingLeft(entry);
    const found = await takeUnsent(user_id, { with_bytes: false });
    // Unreadable: nothing is removed and the number stays as it was; the next start looks again.
    if (!found) return;
    const { count, ids } = found;
    if (mayRemove(entry, count, ids)) {
      const removed = await removeUserData(user_id);
      if (removed.ok) await nothingLeft(entry);
      return;
    }
    const { changes, photos, drafts } = count;
    await left.change(user_id, (now) => ({
      ...now,
      unsent: { changes, photos, drafts },
      wish: 'settled',
      exported: [],
    }));
  }

  return {
    async note({ user, why, wish, unsent, exported = [] }) {
      const { changes, photos, drafts } = unsent;
      const left_at = new Date(options.now_ms()).toISOString();
      await left.put({ user, why, left_at, unsent: { changes, photos, drafts }, wish, exported });
    },
    async settle() {
      for (const { user, wish, why, unsent } of left.list()) {
        const is_over = wish === 'settled' && !(why === 'revoked' && !isUnsent(unsent));
        if (!is_over) await withDatabaseAlone(user.id, () => settleAlone(user.id));
      }
      const here = await device_user();
      const isHere = (user_id: string): boolean => here?.id === user_id && !here.is_revoked;
      return left.list().every(({ user, wish }) => wish === 'settled' || isHere(user.id));
    },
  };
}
