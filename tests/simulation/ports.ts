/** The simulated ports of a tab: leadership that anyone may have, hints at will, tokens of the sign-in server. */
import type {
  Clock,
  Hint,
  Leader,
  LeaderEvents,
  Session,
  Store,
  TokenAnswer,
  Triggers,
} from '../../src/sync/index.ts';
import { TOKEN_LIFE_MS } from './auth.ts';
import type { SimDevice } from './device.ts';
import type { Owner } from './scheduler.ts';
import { SERVER_START_MS } from './server.ts';
import type { Simulation } from './simulation.ts';

export interface SimLeader extends Leader {
  readonly leading: boolean;
  /** Takes the lead, even from another that believes to have it. */
  campaign(): void;
  lose(): void;
  readonly on: LeaderEvents | null;
}

const CAMPAIGN_AGAIN_MS = 2_000;

export function createSimLeader(
  simulation: Simulation,
  process: Owner,
  device: SimDevice,
  store: Pick<Store, 'next_leader_epoch'>,
): SimLeader {
  const { scheduler } = simulation;
  let on: LeaderEvents | null = null;
  let leading = false;

  /** Says something to the other tabs; each hears it in its own time. */
  function say(label: string, hear: (other: SimLeader) => void): void {
    for (const other of device.tabs) {
      if (other === process || !other.alive) continue;
      scheduler.spawn(scheduler.turn(other, label).then(() => hear(other.leader)));
    }
  }

  const leader: SimLeader = {
    get leading() {
      return leading;
    },
    get on() {
      return on;
    },
    start(events) {
      on = events;
    },
    stop() {
      on = null;
      leading = false;
    },
    resign() {
      leading = false;
      scheduler.after(process, CAMPAIGN_AGAIN_MS, () => {
        if (!device.tabs.some((tab) => tab.alive && tab.leader.leading)) leader.campaign();
      });
    },
    nudge: (nudge) => say(`nudged: ${nudge}`, (other) => other.leading && other.on?.nudged(nudge)),
    announce: (status) => say('hears the leader', (other) => !other.leading && other.on?.heard(status)),
    campaign() {
      const take = async (): Promise<void> => {
        const epoch = await store.next_leader_epoch();
        leading = true;
        scheduler.note(`${process.name}: leads with ${epoch}`);
        on?.gained(epoch);
      };
      // A disk that fails here is tried again later.
      scheduler.spawn(
        take().catch(() => void scheduler.after(process, CAMPAIGN_AGAIN_MS, () => leader.campaign())),
      );
    },
    lose() {
      leading = false;
      on?.lost();
    },
  };
  return leader;
}

export interface SimTriggers extends Triggers {
  hint(hint: Hint): void;
}

export function createSimTriggers(device: SimDevice): SimTriggers {
  let on: ((hint: Hint) => void) | null = null;
  return {
    start(listener) {
      on = listener;
    },
    stop() {
      on = null;
    },
    listen: () => undefined,
    is_online: () => device.online,
    is_visible: () => device.visible,
    hint(hint) {
      if (hint === 'online' || hint === 'offline') device.online = hint === 'online';
      if (hint === 'visible' || hint === 'hidden') device.visible = hint === 'visible';
      on?.(hint);
    },
  };
}

/** Tokens as the product's session gives them: by the server's clock as far as this device knows it (K6). */
export function createSimSession(
  simulation: Simulation,
  process: Owner,
  device: SimDevice,
  clock: Clock,
): Session {
  const { scheduler, auth, network } = simulation;
  const serverNow = (): number => clock.now_ms() + device.server_offset_ms;
  return {
    user_id: device.user_id,
    async token({ force_refresh }): Promise<TokenAnswer> {
      await scheduler.turn(process, force_refresh ? 'asks for a fresh token' : 'asks for a token');
      const held = device.token;
      if (held !== null && !force_refresh && held.expires_at_ms - 30_000 > serverNow())
        return { kind: 'token', token: held.token };
      if (!network.gets_through()) return { kind: 'unreachable' };
      const fresh = auth.issue(device.user_id);
      if (fresh === null) return { kind: 'none' };
      const issued_at_ms = SERVER_START_MS + fresh.issued_ms;
      device.server_offset_ms = issued_at_ms - clock.now_ms();
      device.token = { token: fresh.token, expires_at_ms: issued_at_ms + TOKEN_LIFE_MS };
      return { kind: 'token', token: fresh.token };
    },
    observe_server_time(server_time) {
      device.server_offset_ms = Date.parse(server_time) - clock.now_ms();
    },
  };
}
