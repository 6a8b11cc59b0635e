/** Puts the sync engine of one signed-in user together, and ties it to the database and the session. */
import type { SessionStore } from '../backend/session-types.ts';
import { createSupabaseLoader } from '../backend/supabase.ts';
import type { AppDatabase } from '../data/index.ts';
import { log } from '../lib/logger.ts';
import {
  createBrowserTriggers,
  createPostgrestRemote,
  createSupabasePoke,
  createSyncEngine,
  createWebLockLeader,
  type SyncEngine,
  systemClock,
  systemRandom,
} from '../sync/index.ts';
import { env } from './env.ts';
import { lazyPoke } from './lazy-poke.ts';

/** The wire format this build speaks (sync_push p_schema). */
const SYNC_SCHEMA = 1;

/** A running engine and the way to end everything that belongs to it. */
export interface RunningEngine {
  readonly engine: SyncEngine;
  stop(): Promise<void>;
}

/** Starts the engine of the user whose database this is. Tokens of another user never reach it (G6). */
export function startEngine(db: AppDatabase, session: SessionStore): RunningEngine {
  const { user_id } = db;
  const isMine = (): boolean => {
    const state = session.state();
    return state.kind === 'in' && state.user.id === user_id;
  };
  const loadSupabase = createSupabaseLoader({
    base_url: env.supabase_url,
    publishable_key: env.publishable_key,
    token: () => session.token({ force_refresh: false }),
  });
  const engine = createSyncEngine({
    store: db.store,
    remote: createPostgrestRemote({ base_url: env.supabase_url, publishable_key: env.publishable_key }),
    session: {
      user_id,
      token: async (wish) => (isMine() ? session.token(wish) : { kind: 'none' }),
      observe_server_time: (server_time) => session.observe_server_time(server_time),
    },
    clock: systemClock,
    random: systemRandom,
    leader: createWebLockLeader({ name: user_id, store: db.store }),
    triggers: createBrowserTriggers({
      subscribe_poke: lazyPoke(async () => createSupabasePoke(await loadSupabase())),
    }),
    schema: SYNC_SCHEMA,
    report: (error) => log.error('an error in the sync engine', error),
  });

  // only the leading tab refreshes ahead of time.
  let stop_refreshing: (() => void) | null = null;
  const follow = (): void => {
    const leads = engine.status().leader;
    if (leads && !stop_refreshing) stop_refreshing = session.keep_fresh();
    if (!leads && stop_refreshing) {
      stop_refreshing();
      stop_refreshing = null;
    }
  };

  let needed_sign_in = false;
  const watchSession = (): void => {
    const state = session.state();
    const needs_sign_in = state.kind === 'in' && state.needs_sign_in;
    if (needed_sign_in && !needs_sign_in && isMine()) engine.signed_in();
    needed_sign_in = needs_sign_in;
  };
  watchSession();

  const ends = [
    engine.subscribe(follow),
    session.subscribe(watchSession),
    db.on_local_write(() => engine.local_write()),
  ];
  engine.start();
  return {
    engine,
    async stop() {
      for (const end of ends) end();
      stop_refreshing?.();
      await engine.stop();
    },
  };
}
