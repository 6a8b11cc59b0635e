/** The parts that belong to this device rather than to its user: the PIN lock, and the data of users who signed out. */
import { STORAGE_PREFIX } from '../brand.ts';
import * as v from 'valibot';
import type { AdminDevice } from '../admin/runtime.ts';
import { createDeviceLock, lockKey } from '../device/device-lock.ts';
import { createDeviceSettings } from '../device/device-settings.ts';
import { createNoticesWanted, noticesKey } from '../device/notices-wanted.ts';
import { createRetainedUsers } from '../device/retained-users.ts';
import { createLockPorts } from '../device/lock-ports.ts';
import { createSessionChannel } from '../session/session-channel.ts';
import { err } from '../lib/result.ts';
import { log } from '../lib/logger.ts';
import { device_records, session, session_records } from './admin-session.ts';
import { createDataRetention } from './data-retention.ts';

/** How long this waits for another page to close the database; after that the next start tries again. */
const TRY_AGAIN_MS = 5_000;
const TRIES = 5;

const NOTHING_KNOWN = { changes: 0, rejected: 0, photos: 0, drafts: 0 };

const retained = createRetainedUsers({
  records: device_records,
  channel: createSessionChannel(`${STORAGE_PREFIX}-retained-users`),
});

const retention = createDataRetention({
  retained,
  now_ms: () => Date.now(),
  async device_user() {
    const record = await session_records.read();
    return record && { id: record.user.id, is_revoked: record.revoked_at !== undefined };
  },
  async forget(user_id) {
    for (const key of [lockKey(user_id), noticesKey(user_id)])
      await device_records.record(key, v.unknown()).update(() => null);
  },
});

/** The device of this tab. */
export const device: AdminDevice = {
  lock: createDeviceLock({
    session,
    records: device_records,
    ports: createLockPorts(createSessionChannel(`${STORAGE_PREFIX}-lock`)),
  }),
  retained,
  settings: createDeviceSettings(device_records),
  notices: createNoticesWanted(device_records),
  async leave(leave) {
    const state = session.state();
    if (state.kind !== 'in' && state.kind !== 'revoked') return err('storage');
    const why = state.kind === 'revoked' ? 'revoked' : 'signed_out';
    try {
      // Noted first: a page that is killed now is finished by the next one.
      await retention.note({ ...leave, user: state.user, why });
    } catch {
      return err('storage');
    }
    // The rest follows when the session has changed, in the first tab that notices.
    return session.sign_out();
  },
};

/** Follows the session: a user who is back finds their data as it was, one who lost access is locked out of it. */
async function follow(tries_left: number): Promise<void> {
  const state = session.state();
  if (state.kind === 'unknown') return;
  const known = (user_id: string): boolean => retained.list().some(({ user }) => user.id === user_id);
  if (state.kind === 'in' && known(state.user.id)) await retained.drop(state.user.id);
  if (state.kind === 'revoked' && !known(state.user.id)) {
    const { user } = state;
    await retention.note({ user, why: 'revoked', disposition: 'remove_if_sent', unsent: NOTHING_KNOWN });
  }
  if (!(await retention.settle()) && tries_left > 0) {
    setTimeout(() => followSafely(tries_left - 1), TRY_AGAIN_MS);
  }
}

const followSafely = (tries_left: number = TRIES): void => {
  follow(tries_left).catch((error: unknown) =>
    log.warn('what was left on this device could not be settled', error),
  );
};

async function start(): Promise<void> {
  await retained.start();
  session.subscribe(() => followSafely());
  followSafely();
}

void device.lock.start();
void start();
