/**
 * Who left unsent work or data on this device: a name and a number for the next person, never what it is. The work
 * itself stays in that user's own database, which nothing opens before they sign in again.
 */
import * as v from 'valibot';
import type { UnsentCount } from '../domain/unsent-count.ts';
import { createListeners } from '../lib/listeners.ts';
import type { DeviceRecords } from './device-records.ts';
import type { DeviceUser } from './session-types.ts';
import { userSchema } from './session-records.ts';

/** What is kept of the number of unsent things. */
type Kept = Pick<UnsentCount, 'changes' | 'photos' | 'drafts'>;

export interface LeftWork {
  readonly user: DeviceUser;
  readonly why: 'signed_out' | 'revoked';
  /** Device wall time, ISO 8601. */
  readonly left_at: string;
  readonly unsent: Kept;
  /** What the user wants done with the data as soon as no tab uses it. `settled`: it has been done. */
  readonly wish: 'keep' | 'remove_if_sent' | 'discard_exported' | 'settled';
  /** Ids that stand in the export the user made; only these may be thrown away unsent. */
  readonly exported: readonly string[];
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const listSchema = v.array(
  v.object({
    user: userSchema,
    why: v.picklist(['signed_out', 'revoked']),
    left_at: v.string(),
    unsent: v.object({ changes: count, photos: count, drafts: count }),
    wish: v.picklist(['keep', 'remove_if_sent', 'discard_exported', 'settled']),
    exported: v.array(v.string()),
  }),
);
const KEY = 'left';

/** Whether anything would be lost by removing the data. */
export const isUnsent = ({ changes, photos, drafts }: Kept): boolean => changes + photos + drafts > 0;

/** One per tab; calls back after every change, also one made by another tab. */
export interface LeftWorkList {
  /** Oldest first; the same array until something changes. */
  list(): readonly LeftWork[];
  subscribe(listener: () => void): () => void;
  /** Reads what the device remembers. */
  start(): Promise<void>;
  /** Adds a user, replacing what was known of them. */
  put(left: LeftWork): Promise<void>;
  /** Takes down what has been found or done; nothing when the user is not on the list any more. */
  change(user_id: string, change: (left: LeftWork) => LeftWork): Promise<void>;
  /** The user is back, or nothing of theirs is left. */
  drop(user_id: string): Promise<void>;
}

/** `channel` tells the other tabs. */
export function createLeftWorkList(options: {
  readonly records: DeviceRecords;
  readonly channel: { announce(): void; listen(listener: () => void): () => void };
}): LeftWorkList {
  const record = options.records.record<LeftWork[]>(KEY, listSchema);
  const listeners = createListeners<[]>();
  let list: readonly LeftWork[] = [];
  let is_listening = false;

  function become(next: readonly LeftWork[]): void {
    if (JSON.stringify(next) === JSON.stringify(list)) return;
    list = next;
    listeners.call();
  }

  async function reload(): Promise<void> {
    try {
      become((await record.read()) ?? []);
    } catch {
      // Storage that fails for a moment changes nothing of what is shown.
    }
  }

  async function write(change: (current: LeftWork[]) => LeftWork[]): Promise<void> {
    const next = await record.update((current) => change(current ?? []));
    become(next ?? []);
    options.channel.announce();
  }

  return {
    list: () => list,
    subscribe: listeners.add,
    async start() {
      if (!is_listening) options.channel.listen(() => void reload());
      is_listening = true;
      await reload();
    },
    put: (left) => write((all) => [...all.filter(({ user }) => user.id !== left.user.id), left]),
    change: (user_id, change) =>
      write((all) => all.map((left) => (left.user.id === user_id ? change(left) : left))),
    drop: (user_id) => write((all) => all.filter(({ user }) => user.id !== user_id)),
  };
}
