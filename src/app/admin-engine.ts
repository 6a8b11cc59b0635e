/** Puts the sync engine of one signed-in user together, and ties it to the database and the session. */
import type { OpenTogether, PhotoAccess } from '../admin/runtime.ts';
import { createHealth, type FetchHealth } from '../backend/health.ts';
import {
  createOverdueJobs,
  createScheduledJobs,
  type FetchOverdueJobs,
  type FetchScheduledJobs,
} from '../backend/overdue-jobs.ts';
import { createRequestFiles, type FetchRequestFiles } from '../backend/request-files.ts';
import { createPageViews, type FetchPageViews } from '../backend/page-views.ts';
import { createPostVersions, type FetchPostVersions } from '../backend/post-versions.ts';
import { createRowHistory, type FetchRowHistory } from '../backend/row-history.ts';
import { createStaffCalls, type StaffCalls } from '../backend/staff.ts';
import type { SessionStore } from '../session/session-types.ts';
import { type AppDatabase, makeRoom, type PhotoImportQueue } from '../data/index.ts';
import { log, noteSent } from '../lib/logger.ts';
import { askForBackgroundPush } from '../pwa/admin-worker.ts';
import {
  createBrowserTriggers,
  createPostgrestRemote,
  createSyncEngine,
  createWebLockLeader,
  loadSupabasePoke,
  type Session,
  type StoreFault,
  type SyncEngine,
  systemClock,
  systemRandom,
  WIRE_SCHEMA,
} from '../sync/index.ts';
import { env } from './env.ts';
import { startPhotos } from './admin-photos.ts';
import { createRequestFileAccess } from './request-file-access.ts';
import { lazyPoke } from './lazy-poke.ts';

/** Role and name of the signed-in user are asked for after a pull, not more often than this. */
const USER_CHECK_EVERY_MS = 30_000;

/** A running engine and the way to end everything that belongs to it. */
export interface RunningEngine {
  readonly engine: SyncEngine;
  readonly photos: PhotoAccess;
  readonly photo_import: PhotoImportQueue;
  readonly row_history: FetchRowHistory;
  readonly overdue_jobs: FetchOverdueJobs;
  readonly scheduled_jobs: FetchScheduledJobs;
  readonly health: FetchHealth;
  readonly page_views: FetchPageViews;
  readonly staff: StaffCalls;
  readonly post_versions: FetchPostVersions;
  readonly open_together: OpenTogether;
  readonly request_files: FetchRequestFiles;
  stop(): Promise<void>;
}

/**
 * Starts the engine of the user whose database this is. Tokens of another user never reach it (G6). `on_fault` is
 * called when the storage fails during work that has no caller to answer.
 */
export function startEngine(
  db: AppDatabase,
  session: SessionStore,
  on_fault: (fault: StoreFault) => void,
): RunningEngine {
  const { user_id } = db;
  const isMine = (): boolean => {
    const state = session.state();
    return state.kind === 'in' && state.user.id === user_id;
  };
  const project = { base_url: env.supabase_url, publishable_key: env.publishable_key };
  const remote = createPostgrestRemote({ ...project, on_call: noteSent });
  const own_session: Session = {
    user_id,
    token: async (options) => (isMine() ? session.token(options) : { kind: 'none' }),
    observe_server_time: (server_time) => session.observe_server_time(server_time),
  };
  const engine = createSyncEngine({
    store: db.store,
    remote,
    session: own_session,
    clock: systemClock,
    random: systemRandom,
    leader: createWebLockLeader({ name: user_id, store: db.store }),
    triggers: createBrowserTriggers({
      subscribe_poke: lazyPoke(() => loadSupabasePoke(project)),
    }),
    schema: WIRE_SCHEMA,
    make_room: () => makeRoom(db),
    on_nudge: (nudge) => running_photos.nudged(nudge),
    report: (error) => log.error('an error in the sync engine', error),
  });

  let phase = engine.status().phase;
  let user_checked_ms = Number.NEGATIVE_INFINITY;
  let pulled_at: string | null = null;
  /** After contact with the server: whether this account may still work here, with its present role and name. */
  const watchAccount = (): void => {
    const status = engine.status();
    const was = phase;
    phase = status.phase;
    if (!status.leader) return;
    if (phase === 'not_staff' && was !== 'not_staff') void session.revoke(user_id);
    if (status.last_pull_at === null || status.last_pull_at === pulled_at) return;
    pulled_at = status.last_pull_at;
    if (performance.now() - user_checked_ms < USER_CHECK_EVERY_MS) return;
    user_checked_ms = performance.now();
    void session.refresh_user();
  };

  const asking = {
    ...project,
    token: (options: { readonly force_refresh: boolean }) => own_session.token(options),
  };
  const request_files = createRequestFileAccess(db, createRequestFiles(asking));
  const photo_parts = { db, engine, session: own_session, remote, request_files, on_fault };
  const running_photos = startPhotos(photo_parts);

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
    if (needed_sign_in && !needs_sign_in && isMine()) {
      engine.signed_in();
      running_photos.signed_in();
    }
    needed_sign_in = needs_sign_in;
  };
  watchSession();

  const ends = [
    engine.subscribe(follow),
    engine.subscribe(watchAccount),
    session.subscribe(watchSession),
    db.on_local_write(() => {
      engine.local_write();
      void askForBackgroundPush();
    }),
  ];
  engine.start();
  // In the tab that has the article open, whichever tab leads: its socket ends with it (decision 030).
  const openTogether: OpenTogether = (post_id, onOthers) => {
    let is_over = false;
    let leave: (() => void) | null = null;
    const join = async (): Promise<void> => {
      const { joinPresence } = await import('../sync/presence.ts');
      if (is_over) return;
      leave = joinPresence({
        project,
        topic: `article:${post_id}`,
        user_id,
        async token() {
          const answer = await own_session.token({ force_refresh: false });
          return answer.kind === 'token' ? answer.token : null;
        },
        onOthers,
      });
    };
    void join().catch((error: unknown) => log.warn('presence could not be loaded', error));
    return () => {
      is_over = true;
      leave?.();
    };
  };
  return {
    // 'Nu verzenden' means the photos too.
    engine: {
      ...engine,
      looked() {
        engine.looked();
        running_photos.send_now();
      },
      sync_now() {
        engine.sync_now();
        running_photos.send_now();
      },
    },
    photos: running_photos.photos,
    photo_import: running_photos.photo_import,
    row_history: createRowHistory(asking),
    overdue_jobs: createOverdueJobs(asking),
    scheduled_jobs: createScheduledJobs(asking),
    health: createHealth(asking),
    page_views: createPageViews(asking),
    staff: createStaffCalls(asking),
    post_versions: createPostVersions(asking),
    open_together: openTogether,
    request_files,
    async stop() {
      for (const end of ends) end();
      stop_refreshing?.();
      await running_photos.stop();
      await engine.stop();
    },
  };
}
