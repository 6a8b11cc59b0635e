import type { RealtimeChannel, RealtimeClient } from '@supabase/realtime-js';
import type { Clock } from '../ports.ts';
import type { PokeSource } from './browser-triggers.ts';
import { systemClock } from './system.ts';

/** 'Subscribed' comes up to three seconds before messages do: look once more afterwards. */
export const SECOND_LOOK_MS = 5_000;

const TOPIC = 'sync';
const EVENT = 'poke';

const nothing = (): void => undefined;

/**
 * The poke source of a project. Its code, realtime-js, is fetched by this call, so that it is no part of a cold start.
 * @param project address without a slash at the end, and the key that every request bears
 */
export async function loadSupabasePoke(project: {
  readonly base_url: string;
  readonly publishable_key: string;
}): Promise<PokeSource> {
  const { RealtimeClient: Client } = await import('@supabase/realtime-js');
  const address = `${project.base_url.replace(/^http/, 'ws')}/realtime/v1`;
  return createSupabasePoke(new Client(address, { params: { apikey: project.publishable_key } }));
}

/**
 * The private broadcast channel `sync`, event `poke` (P1). It carries no data and may lose messages: it only says
 * that a pull is worth it now. Joins with the token the last good call used, never with the key.
 */
export function createSupabasePoke(
  realtime: Pick<RealtimeClient, 'channel' | 'removeChannel' | 'setAuth'>,
  clock: Pick<Clock, 'after'> = systemClock,
): PokeSource {
  let on: ((hint: 'poke' | 'joined') => void) | null = null;
  let channel: RealtimeChannel | null = null;
  let token: string | null = null;
  let cancel_second_look = nothing;
  let work: Promise<unknown> = Promise.resolve();

  function joined(): void {
    on?.('joined');
    cancel_second_look();
    cancel_second_look = clock.after(SECOND_LOOK_MS, () => on?.('joined'));
  }

  function join(): void {
    const opened = realtime.channel(TOPIC, { config: { private: true } });
    channel = opened;
    opened
      .on('broadcast', { event: EVENT }, () => on?.('poke'))
      .subscribe((said) => {
        const status: string = said;
        if (channel !== opened) return;
        if (status === 'SUBSCRIBED') joined();
        // After an error or a timeout the channel joins again by itself; a closed one waits for the next good token.
        if (status === 'CLOSED') channel = null;
      });
  }

  async function leave(): Promise<void> {
    cancel_second_look();
    const left = channel;
    channel = null;
    if (left !== null) await realtime.removeChannel(left);
  }

  /** One change of the channel at a time; a fault of realtime is no fault of sync. */
  function inTurn(change: () => Promise<void>): void {
    work = work.then(change).catch(() => undefined);
  }

  return {
    start(listener) {
      on = listener;
    },
    listen(next) {
      if (next === token && (next === null || channel !== null)) return;
      const renewed = next !== token;
      token = next;
      inTurn(async () => {
        if (next === null) return leave();
        if (renewed) await realtime.setAuth(next);
        if (channel === null && token !== null) join();
      });
    },
    stop() {
      on = null;
      token = null;
      inTurn(leave);
    },
  };
}
