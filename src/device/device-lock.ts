/**
 * The PIN lock. What counts stands in one record per user (salted hash, tries, locked or not), so that it survives
 * reload and reaches every tab; a try is stored before it is judged, so that a reload does not undo it.
 */
import { STORAGE_PREFIX } from '../brand.ts';
import * as v from 'valibot';
import { createListeners } from '../lib/listeners.ts';
import { err, ok, type Result } from '../lib/result.ts';
import {
  DEFAULT_IDLE_MIN,
  type DeviceLock,
  IDLE_CHOICES_MIN,
  type IdleMinutes,
  type LockState,
  type PinError,
} from './device-lock-types.ts';
import type { DeviceRecord, DeviceRecords } from '../session/device-records.ts';
import type { LockPorts } from './lock-ports.ts';
import { canHashPin, hashPin, isPin, type PinHash, pinHashSchema, pinProblem } from './pin-hash.ts';
import { NO_TRIES, waitLeftMs } from './pin-tries.ts';
import type { SessionStore } from '../session/session-types.ts';

/** The lock of one user on this device. */
interface LockRecord {
  readonly pin: PinHash;
  readonly idle_min: IdleMinutes;
  readonly locked: boolean;
  readonly failed: number;
  readonly failed_at_ms: number;
}

const lockSchema = v.object({
  pin: pinHashSchema,
  idle_min: v.picklist(IDLE_CHOICES_MIN),
  locked: v.boolean(),
  failed: v.pipe(v.number(), v.integer(), v.minValue(0)),
  failed_at_ms: v.number(),
});

/** Where the lock of a user stands among the device's records. */
export const lockKey = (user_id: string): string => `lock:${user_id}`;

const MINUTE_MS = 60_000;
const RETRY_MS = 1_000;

const presenceName = (id: string): string => `${STORAGE_PREFIX}-unlocked:${id}`;

/** Builds the lock of this tab; it follows the session's user. `iterations` is lowered in tests. */
export function createDeviceLock(options: {
  readonly session: Pick<SessionStore, 'state' | 'subscribe'>;
  readonly records: DeviceRecords;
  readonly ports: LockPorts;
  readonly iterations?: number;
}): DeviceLock {
  const { session, ports } = options;
  let state: LockState = { kind: 'unknown' };
  let user_id: string | null = null;
  let began = false;
  const writes = { begun: 0 };
  let letGoOfPresence: (() => void) | null = null;
  let cancelIdle: (() => void) | null = null;
  const ends: (() => void)[] = [];
  const listeners = createListeners<[]>();

  const recordOf = (id: string): DeviceRecord<LockRecord> => options.records.record(lockKey(id), lockSchema);

  const isIdle = (idle_min: number): boolean => {
    const since_ms = ports.now_ms() - ports.last_touch.read();
    // A touch in the future means that the clock was set back: how long ago the touch was is unknown.
    return since_ms >= idle_min * MINUTE_MS || since_ms < -MINUTE_MS;
  };

  function watchIdle(idle_min: number): void {
    cancelIdle?.();
    const left_ms = idle_min * MINUTE_MS - (ports.now_ms() - ports.last_touch.read());
    cancelIdle = ports.after(Math.max(1_000, left_ms), check);
  }

  /** Locks when the time is over; also asked whenever the page comes back to view, for timers sleep. */
  function check(): void {
    if (state.kind !== 'open') return;
    if (isIdle(state.idle_min)) void lock();
    else watchIdle(state.idle_min);
  }

  function become(next: LockState): void {
    const is_open = next.kind === 'open';
    if (is_open && user_id !== null) letGoOfPresence ??= ports.presence.hold(presenceName(user_id));
    if (!is_open) {
      letGoOfPresence?.();
      letGoOfPresence = null;
      cancelIdle?.();
      cancelIdle = null;
    }
    if (JSON.stringify(state) === JSON.stringify(next)) return;
    state = next;
    if (next.kind === 'open') watchIdle(next.idle_min);
    listeners.call();
  }

  function stateOf(record: LockRecord | null): LockState {
    if (!record) return { kind: 'off' };
    const { idle_min, failed } = record;
    if (!record.locked) return { kind: 'open', idle_min };
    const left_ms = waitLeftMs(record, ports.now_ms());
    return { kind: 'locked', idle_min, failed, wait_until_ms: left_ms === 0 ? 0 : ports.now_ms() + left_ms };
  }

  async function reload(): Promise<void> {
    const asked_for = user_id;
    if (asked_for === null || state.kind === 'unknown') return;
    const { begun } = writes;
    const record = await recordOf(asked_for)
      .read()
      .catch(() => 'unreadable' as const);
    // What was read before a write began is older than what that write brings.
    if (record === 'unreadable' || asked_for !== user_id || begun !== writes.begun) return;
    become(stateOf(record));
  }

  async function write(
    next_of: (record: LockRecord) => LockRecord | null,
  ): Promise<Result<LockRecord | null, PinError>> {
    if (user_id === null) return err({ code: 'storage' });
    writes.begun += 1;
    const mine = writes.begun;
    try {
      const next = await recordOf(user_id).update((current) => (current ? next_of(current) : null));
      if (mine === writes.begun) become(stateOf(next));
      ports.channel.announce();
      return ok(next);
    } catch {
      return err({ code: 'storage' });
    }
  }

  async function lock(): Promise<void> {
    if (state.kind !== 'open') return;
    const { idle_min } = state;
    // First the screen, then the disk: a slow database must not leave it open.
    become({ kind: 'locked', idle_min, failed: 0, wait_until_ms: 0 });
    await write((record) => ({ ...record, locked: true }));
  }

  /** One try: counted before it is judged. Right: the record the tries were cleared on. */
  async function prove(pin: string): Promise<Result<LockRecord, PinError>> {
    if (!canHashPin()) return err({ code: 'unsupported' });
    const outcome: { wait_ms: number } = { wait_ms: 0 };
    const counted = await write((record) => {
      outcome.wait_ms = waitLeftMs(record, ports.now_ms());
      // A clock that was set back starts the wait once more, and no second time.
      if (outcome.wait_ms > 0)
        return { ...record, failed_at_ms: Math.min(record.failed_at_ms, ports.now_ms()) };
      return { ...record, failed: record.failed + 1, failed_at_ms: ports.now_ms() };
    });
    if (!counted.ok) return counted;
    if (outcome.wait_ms > 0) return err({ code: 'wait', wait_ms: outcome.wait_ms });
    if (!counted.value) return err({ code: 'storage' });
    return (await isPin(pin, counted.value.pin)) ? ok(counted.value) : err({ code: 'wrong' });
  }

  async function setFirst(id: string, pin: PinHash): Promise<Result<void, PinError>> {
    let is_mine = true;
    ports.last_touch.write(ports.now_ms());
    try {
      await recordOf(id).update((known) => {
        is_mine = known === null;
        return known ?? { pin, idle_min: DEFAULT_IDLE_MIN, locked: false, ...NO_TRIES };
      });
    } catch {
      return err({ code: 'storage' });
    }
    await reload();
    ports.channel.announce();
    return is_mine ? ok(undefined) : err({ code: 'wrong' });
  }

  async function change(
    current: string | null,
    next: (record: LockRecord) => LockRecord | null,
  ): Promise<Result<void, PinError>> {
    if (current !== null) {
      const proved = await prove(current);
      if (!proved.ok) return proved;
      ports.last_touch.write(ports.now_ms());
    }
    const done = await write(next);
    return done.ok ? ok(undefined) : done;
  }

  /** Another tab stands open, unlocked, and was touched not long ago. */
  const isOpenElsewhere = async (id: string, record: LockRecord): Promise<boolean> =>
    !record.locked && !isIdle(record.idle_min) && (await ports.presence.isHeld(presenceName(id)));

  async function follow(): Promise<void> {
    const session_state = session.state();
    const next = session_state.kind === 'in' ? session_state.user.id : null;
    if (session_state.kind === 'unknown' || (began && next === user_id)) return;
    const is_first = !began;
    began = true;
    become({ kind: 'unknown' });
    user_id = next;
    if (next === null) return become({ kind: 'off' });
    let record: LockRecord | null;
    try {
      record = await recordOf(next).read();
    } catch {
      // A device that cannot say whether it is locked shows nothing until it can.
      began = !is_first;
      user_id = null;
      cancelIdle = ports.after(RETRY_MS, () => void follow());
      return;
    }
    if (user_id !== next) return;
    if (!record) return become({ kind: 'off' });
    // The person who was signed in when this page began may have left; one who signs in now is surely here.
    const may_stay = !is_first || (await isOpenElsewhere(next, record));
    if (!is_first) ports.last_touch.write(ports.now_ms());
    const asLocked = (known: LockRecord): LockRecord => ({
      ...known,
      locked: !may_stay || (is_first && known.locked),
    });
    if (user_id !== next) return;
    // Held by this page even when the disk cannot note it.
    become(stateOf(asLocked(record)));
    await write(asLocked);
  }

  return {
    state: () => state,
    subscribe: listeners.add,
    async start() {
      if (ends.length > 0) {
        await reload();
        return check();
      }
      ends.push(
        session.subscribe(() => void follow()),
        ports.channel.listen(() => void reload()),
        ports.on_return(check),
      );
      await follow();
    },
    stop() {
      for (const end of ends.splice(0)) end();
      letGoOfPresence?.();
      cancelIdle?.();
    },
    async set_pin({ pin, current }) {
      const problem = pinProblem(pin);
      if (problem !== null) return err({ code: 'weak', problem });
      if (!canHashPin()) return err({ code: 'unsupported' });
      if (user_id === null) return err({ code: 'storage' });
      const hash = await hashPin(pin, options.iterations);
      if (state.kind !== 'off')
        return change(current ?? '', (record) => ({ ...record, ...NO_TRIES, pin: hash }));
      return setFirst(user_id, hash);
    },
    remove_pin: (current) => change(current, () => null),
    set_idle: (idle_min) => change(null, (record) => ({ ...record, idle_min })),
    lock,
    unlock: (pin) => change(pin, (record) => ({ ...record, ...NO_TRIES, locked: false })),
    forget_pin: () => change(null, () => null),
    touched() {
      if (state.kind !== 'open') return;
      // A timer may have slept: a touch after the time does not count.
      if (isIdle(state.idle_min)) void lock();
      else ports.last_touch.write(ports.now_ms());
    },
  };
}
