import type { Clock, Leader, LeaderEvents, Random } from '../ports.ts';
import type { SyncStatus } from '../status.ts';
import type { Store } from '../store-port.ts';
import { lockName } from './lock-name.ts';
import { browserPageLife, type PageLife } from './page-life.ts';
import { systemClock, systemRandom } from './system.ts';
import { openBroadcastBus, type OpenTabBus, type TabBus, type TabMessage } from './tab-bus.ts';

export const FIRST_STEAL_GAP_MS = 60_000;
const MAX_STEAL_GAP_MS = 32 * 60_000;
/** A leader that is heard this long after the last take-over is sound. */
const QUIET_MS = 10 * 60_000;

interface StealLimit {
  /** True when leadership may be taken by force now; counts as done. */
  take(): boolean;
  /** A leader was heard: after a quiet time the gap starts small again. */
  heardLeader(): void;
}

/** At most one take-over a minute, then one in two, in four: a tab that cannot hear must not restart the others. */
export function createStealLimit(clock: Pick<Clock, 'monotonic_ms'>): StealLimit {
  let gap_ms = FIRST_STEAL_GAP_MS;
  let last_ms: number | null = null;
  return {
    take() {
      const now_ms = clock.monotonic_ms();
      if (last_ms !== null && now_ms - last_ms < gap_ms) return false;
      if (last_ms !== null) gap_ms = Math.min(MAX_STEAL_GAP_MS, gap_ms * 2);
      last_ms = now_ms;
      return true;
    },
    heardLeader() {
      if (last_ms !== null && clock.monotonic_ms() - last_ms > QUIET_MS) {
        gap_ms = FIRST_STEAL_GAP_MS;
        last_ms = null;
      }
    },
  };
}

export interface WebLockLeaderOptions {
  /** One leader per name: contains the user id. */
  readonly name: string;
  readonly store: Pick<Store, 'next_leader_epoch'>;
  readonly clock?: Clock;
  readonly random?: Random;
  /** The browser's locks; null in a browser without them, where tabs agree by heartbeats alone. */
  readonly locks?: Pick<LockManager, 'request'> | null;
  readonly open_bus?: OpenTabBus;
  readonly page?: PageLife;
}

const BEAT_MS = 5_000;
/** A leader not heard for this long may be frozen. */
const STALE_BEAT_MS = 15_000;
/** How long a leader has to answer; answering a message is not throttled as timers of hidden tabs are. */
const PROBE_WAIT_MS = 2_000;
/** After the store refused an epoch. */
const NEXT_CAMPAIGN_MS = 5_000;

interface Term {
  readonly epoch: number;
  /** The lock request it came from; null without locks. */
  readonly request: AbortController | null;
  release(): void;
}

const nothing = (): void => undefined;

const browserLocks = (): Pick<LockManager, 'request'> | null =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null;

/**
 * Leadership by Web Lock. The leader beats; a visible follower that hears none for 15 s asks, and then takes over,
 * rarely and ever more rarely. A page that is put away lets go first. Without Web Locks the tabs agree by beats:
 * the one with the highest epoch stays.
 */
export function createWebLockLeader(options: WebLockLeaderOptions): Leader {
  const { store, clock = systemClock, random = systemRandom, open_bus = openBroadcastBus } = options;
  const locks = options.locks === undefined ? browserLocks() : options.locks;
  const page = options.page ?? browserPageLife();
  const name = lockName(options.name);
  const me = random.uuid();
  const steals = createStealLimit(clock);

  let on: LeaderEvents | null = null;
  let bus: TabBus | null = null;
  let unwatch = nothing;
  let away = false;
  let term: Term | null = null;
  let waiting: AbortController | null = null;
  let heard_at_ms = 0;
  let beats_heard = 0;
  let last_status: SyncStatus | null = null;
  const timers = new Map<'beat' | 'watch' | 'probe' | 'campaign', () => void>();

  function after(
    timer: 'beat' | 'watch' | 'probe' | 'campaign',
    delay_ms: number,
    callback: () => void,
  ): void {
    timers.get(timer)?.();
    timers.set(timer, clock.after(delay_ms, callback));
  }

  const mayCampaign = (): boolean => on !== null && !away && term === null && waiting === null;

  function beat(): void {
    if (term === null) return;
    bus?.say({ kind: 'beat', from: me, epoch: term.epoch, status: last_status });
    after('beat', BEAT_MS, beat);
  }

  function endTerm(): void {
    const ended = term;
    if (ended === null) return;
    term = null;
    last_status = null;
    heard_at_ms = clock.monotonic_ms();
    timers.get('beat')?.();
    ended.release();
    on?.lost();
  }

  /** Leads until the term is ended; resolves then, which frees the lock. */
  async function lead(request: AbortController | null): Promise<void> {
    let epoch: number;
    try {
      epoch = await store.next_leader_epoch();
    } catch {
      return;
    }
    // Stopped, put away or robbed of the lock meanwhile.
    if (on === null || away || term !== null || (request !== null && waiting !== request)) return;
    await new Promise<void>((release) => {
      term = { epoch, request, release };
      on?.gained(epoch);
      beat();
    });
  }

  function campaignAgain(): void {
    if (on !== null && !away && waiting === null) after('campaign', NEXT_CAMPAIGN_MS, campaign);
  }

  /** Waits for the lock in the queue, or takes it from its holder. */
  function requestLock(manager: Pick<LockManager, 'request'>, steal: boolean): void {
    const request = new AbortController();
    waiting = request;
    const over = (): void => {
      if (waiting === request) waiting = null;
      // Stolen: the browser has already given the lock to another tab.
      if (term?.request === request) endTerm();
      campaignAgain();
    };
    const how = steal ? { steal: true } : { signal: request.signal };
    manager
      .request(name, how, async () => {
        await lead(request);
      })
      .then(over, over);
  }

  function campaign(): void {
    if (!mayCampaign()) return;
    if (locks !== null) requestLock(locks, false);
    else askWhoLeads(0);
  }

  /** Asks for the leader, and takes over when no tab answers. */
  function askWhoLeads(extra_ms: number): void {
    const heard_before = beats_heard;
    bus?.say({ kind: 'probe', from: me });
    after('probe', PROBE_WAIT_MS + extra_ms, () => {
      if (on === null || away || term !== null || beats_heard > heard_before) return;
      if (locks === null) {
        void lead(null).then(campaignAgain);
      } else if (steals.take()) {
        waiting?.abort();
        requestLock(locks, true);
      }
    });
  }

  /** Looks after the leader, as long as this tab is one that somebody looks at. */
  function watch(): void {
    const silent_ms = clock.monotonic_ms() - heard_at_ms;
    if (term === null && !away && page.is_visible() && silent_ms > STALE_BEAT_MS) {
      askWhoLeads(locks === null ? random.next() * PROBE_WAIT_MS : 0);
    }
    after('watch', BEAT_MS, watch);
  }

  function hear(message: TabMessage): void {
    if (message.kind === 'probe') {
      beat();
    } else if (message.kind === 'nudge') {
      if (term !== null) on?.nudged(message.nudge);
    } else if (term === null) {
      heard_at_ms = clock.monotonic_ms();
      beats_heard += 1;
      steals.heardLeader();
      if (message.status !== null) on?.heard(message.status);
    } else if (message.epoch > term.epoch) {
      endTerm();
    } else {
      beat();
    }
  }

  function leaveField(): void {
    waiting?.abort();
    waiting = null;
    endTerm();
    for (const cancel of timers.values()) cancel();
    timers.clear();
  }

  function enterField(): void {
    heard_at_ms = clock.monotonic_ms();
    bus?.say({ kind: 'probe', from: me });
    campaign();
    after('watch', BEAT_MS, watch);
  }

  return {
    start(events) {
      on = events;
      bus = open_bus(name, hear);
      unwatch = page.watch({
        hidden_away() {
          away = true;
          leaveField();
        },
        back() {
          if (!away) return;
          away = false;
          enterField();
        },
        visible: watch,
      });
      enterField();
    },
    stop() {
      leaveField();
      on = null;
      unwatch();
      bus?.close();
      bus = null;
    },
    resign: endTerm,
    nudge: (nudge) => bus?.say({ kind: 'nudge', from: me, nudge }),
    announce(status) {
      if (term === null) return;
      last_status = status;
      beat();
    },
  };
}
