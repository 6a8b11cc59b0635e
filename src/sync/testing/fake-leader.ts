import type { Leader, LeaderEvents, Nudge } from '../ports.ts';
import type { SyncStatus } from '../status.ts';
import type { Store } from '../store-port.ts';

export interface FakeLeader extends Leader {
  /** Makes this tab the leader, with a fresh epoch of the store. */
  win(): Promise<void>;
  lose(): void;
  /** What another tab would send. */
  hear(message: { readonly nudge: Nudge } | { readonly status: SyncStatus }): void;
  readonly nudges: readonly Nudge[];
  readonly announced: readonly SyncStatus[];
  readonly resigned: number;
}

/** Leadership that a test hands out; every tab of a test has its own. */
export function createFakeLeader(store: Pick<Store, 'next_leader_epoch'>): FakeLeader {
  let on: LeaderEvents | null = null;
  const nudges: Nudge[] = [];
  const announced: SyncStatus[] = [];
  let resigned = 0;
  return {
    start(events) {
      on = events;
    },
    stop() {
      on = null;
    },
    resign() {
      resigned += 1;
    },
    nudge(nudge) {
      nudges.push(nudge);
    },
    announce(status) {
      announced.push(status);
    },
    async win() {
      on?.gained(await store.next_leader_epoch());
    },
    lose() {
      on?.lost();
    },
    hear(message) {
      if ('nudge' in message) on?.nudged(message.nudge);
      else on?.heard(message.status);
    },
    nudges,
    announced,
    get resigned() {
      return resigned;
    },
  };
}
