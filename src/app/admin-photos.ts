/** Puts together what photos need: the queue of their bytes, fetching, and fetching ahead. */
import type { PhotoAccess } from '../admin/runtime.ts';
import type { FetchRequestFiles } from '../backend/request-files.ts';
import {
  type AppDatabase,
  bringRequestPhotos,
  createPhotoImportQueue,
  type PhotoImportQueue,
} from '../data/index.ts';
import { PHOTO_BUCKET } from '../domain/service-photo.ts';
import { PICTURE_BUCKETS, SITE_MAX_AGE_SECONDS } from '../domain/site-picture.ts';
import { connectionCost, watchConnection } from '../lib/connection.ts';
import { log } from '../lib/logger.ts';
import { makeThumbnail, preparePicture } from '../media/index.ts';
import {
  createBrowserTriggers,
  createStorageFiles,
  createUploadQueue,
  type FileRemote,
  type Nudge,
  type Remote,
  type RemoteFailure,
  type Session,
  type AccountStatus,
  type StoreFault,
  type SyncEngine,
  systemClock,
  systemRandom,
  WIRE_SCHEMA,
} from '../sync/index.ts';
import { env } from './env.ts';
import { createPhotoAccess } from './photo-access.ts';
import { createPrefetcher } from './photo-prefetch.ts';

interface PhotoParts {
  readonly db: AppDatabase;
  readonly engine: SyncEngine;
  /** The engine's own: tokens of another user never reach it (G6). */
  readonly session: Session;
  readonly remote: Remote;
  readonly request_files: FetchRequestFiles;
  /** Called when this device's storage fails. */
  readonly on_fault: (fault: StoreFault) => void;
}

interface RunningPhotos {
  readonly photos: PhotoAccess;
  readonly photo_import: PhotoImportQueue;
  /** Somebody signed in (again). */
  signed_in(): void;
  /** A person asked or looks: what rests after failures is tried at once (PH6). */
  send_now(): void;
  /** The same in another tab, while this one sends. */
  nudged(nudge: Nudge): void;
  stop(): Promise<void>;
}

const STATUS_TIMEOUT_MS = 20_000;

const STATUS_OF_FAILURE: Readonly<Record<RemoteFailure['kind'], AccountStatus>> = {
  unauthorized: 'unauthorized',
  not_staff: 'not_staff',
  // Only after the account was confirmed.
  client_refused: 'good',
  upgrade_needed: 'good',
  unreachable: 'unreachable',
  unsettled: 'unreachable',
  too_much: 'unreachable',
  batch_invalid: 'unreachable',
};

/** Whether the account is still good, where the answer is clear: an empty push. */
async function accountStatus({ db, session, remote }: PhotoParts, token: string): Promise<AccountStatus> {
  const answer = await remote.push({
    client_id: await db.store.client_id(),
    schema: WIRE_SCHEMA,
    mutations: [],
    epoch: null,
    acknowledged: null,
    token,
    timeout_ms: STATUS_TIMEOUT_MS,
  });
  if (answer.ok) return answer.value.user === session.user_id ? 'good' : 'unauthorized';
  return STATUS_OF_FAILURE[answer.failure.kind];
}

const filesIn = (bucket: string, max_age_seconds?: number): FileRemote =>
  createStorageFiles({
    base_url: env.supabase_url,
    publishable_key: env.publishable_key,
    bucket,
    ...(max_age_seconds !== undefined && { max_age_seconds }),
  });

/** Brings the pictures of requests to the services planned of them, one run at a time; asked meanwhile, once more after it. */
function createRequestPhotos({ db, request_files }: PhotoParts): { look(): void; stop(): void } {
  let is_asked = false;
  let is_running = false;
  let is_over = false;
  const isOver = (): boolean => is_over;
  const run = async (): Promise<void> => {
    is_running = true;
    try {
      while (is_asked && !isOver()) {
        is_asked = false;
        await bringRequestPhotos(db, request_files, { is_over: isOver });
      }
    } catch (error) {
      log.warn('pictures of a request could not be brought to its service', error);
    } finally {
      is_running = false;
    }
  };
  return {
    look() {
      is_asked = true;
      if (!is_running && !is_over) void run();
    },
    stop() {
      is_over = true;
    },
  };
}

/**
 * Runs everything about photos for as long as the engine runs; bytes are sent by the leading tab alone (PH2), shots made
 * into photos by whichever tab comes to them.
 */
export function startPhotos(parts: PhotoParts): RunningPhotos {
  const { db, engine, session, on_fault } = parts;
  const files = filesIn(PHOTO_BUCKET);
  const public_files = new Map<string, FileRemote>(
    PICTURE_BUCKETS.map((bucket) => [bucket, filesIn(bucket, SITE_MAX_AGE_SECONDS)]),
  );
  const photos = createPhotoAccess({ db, files, session, shrink: makeThumbnail });
  const prefetcher = createPrefetcher({
    db,
    photos,
    may_fetch: () => engine.status().leader && connectionCost() === 'free',
  });
  const queue = createUploadQueue({
    store: db.store.uploads,
    files: (bucket) => public_files.get(bucket) ?? files,
    session,
    clock: systemClock,
    random: systemRandom,
    triggers: createBrowserTriggers(),
    account_status: (token) => accountStatus(parts, token),
    report: (error) => log.error('an error in the queue of photos', error),
  });

  const photo_import = createPhotoImportQueue({
    db,
    prepare: preparePicture,
    on_fault,
    report: (error) => log.error('a shot could not be made into a photo', error),
  });

  const request_photos = createRequestPhotos(parts);

  let was_reachable = false;
  let last_pull_at: string | null = null;
  const follow = (): void => {
    const status = engine.status();
    queue.lead(status.leader);
    if (status.reachable && !was_reachable) queue.reached();
    was_reachable = status.reachable;
    if (status.leader && status.first_sync_done && status.last_pull_at !== last_pull_at) {
      prefetcher.look();
      request_photos.look();
    }
    last_pull_at = status.last_pull_at;
  };
  const ends = [
    engine.subscribe(follow),
    watchConnection(() => {
      const { leader, first_sync_done } = engine.status();
      if (leader && first_sync_done) prefetcher.look();
    }),
    // A client that was made just now; where another tab leads, its next pull looks.
    db.on_local_write(() => {
      const { leader, reachable } = engine.status();
      if (leader && reachable) request_photos.look();
    }),
  ];
  queue.start();
  photo_import.start();
  follow();
  return {
    photos,
    photo_import,
    signed_in: () => queue.signed_in(),
    send_now: () => queue.reached(),
    nudged: (nudge) => queue.nudged(nudge),
    async stop() {
      for (const end of ends) end();
      prefetcher.stop();
      request_photos.stop();
      await Promise.all([photo_import.stop(), queue.stop()]);
    },
  };
}
