import { log } from '../lib/logger.ts';
import type { PokeSource } from '../sync/index.ts';

type State =
  | { readonly kind: 'idle' | 'loading' | 'stopped' }
  | { readonly kind: 'ready'; readonly source: PokeSource };

const noHint = (): void => undefined;

/**
 * A source of pokes whose code (realtime-js) is fetched when the leader first listens, so that it is no part of a
 * cold start. When it cannot be had, the next token tries again; pulls by timer do the work meanwhile.
 */
export function lazyPoke(load: () => Promise<PokeSource>): PokeSource {
  let state: State = { kind: 'idle' };
  let on_hint: (hint: 'poke' | 'joined') => void = noHint;
  let wanted: string | null = null;

  const isStopped = (): boolean => state.kind === 'stopped';

  async function begin(): Promise<void> {
    state = { kind: 'loading' };
    try {
      const source = await load();
      if (isStopped()) return;
      state = { kind: 'ready', source };
      source.start(on_hint);
      source.listen(wanted);
    } catch (error) {
      log.warn('realtime could not be loaded', error);
      if (!isStopped()) state = { kind: 'idle' };
    }
  }

  return {
    start(on) {
      on_hint = on;
      if (isStopped()) state = { kind: 'idle' };
    },
    listen(token) {
      wanted = token;
      if (state.kind === 'ready') state.source.listen(token);
      else if (state.kind === 'idle' && token !== null) void begin();
    },
    stop() {
      if (state.kind === 'ready') state.source.stop();
      state = { kind: 'stopped' };
    },
  };
}
