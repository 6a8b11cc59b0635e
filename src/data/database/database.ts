import type { Dexie, Table } from 'dexie';
import { log } from '../../lib/logger.ts';
import { createListeners } from '../../lib/listeners.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import {
  createDexieStore,
  type DexieStore,
  type OutboxEntry,
  type RejectedEntry,
  type RowObserver,
  type StoredBytes,
  type StoredThumbnail,
  type StoredTombstone,
  type StoredUpload,
  type SyncRow,
  systemRandom,
} from '../../sync/index.ts';
import { acquireSharedDatabase } from './database-lock.ts';
import { databaseName } from './database-name.ts';
import { defineDexie, newerOnDisk } from './dexie-instance.ts';
import type { Draft } from '../drafts/draft.ts';
import { storeTypedDrafts } from '../drafts/stored-drafts.ts';
import { createDraftWorkerClient, type DraftWorkerClient } from '../drafts/draft-worker-client.ts';
import { type PageSession, startPageSession } from '../drafts/page-session.ts';
import {
  derivedObserver,
  type DerivedVersion,
  rebuildDerived,
  type RebuildProgress,
} from '../derived/derived-data.ts';
import type { ContactPart } from '../derived/contact-index.ts';
import type { FiguresBucket, Totals } from '../derived/figures-rows.ts';
import type { PostFigures } from '../derived/post-figures.ts';
import type { RequestAnswer } from '../derived/request-answers.ts';
import type { CaptureBytes, PhotoCapture } from '../photos/photo-captures.ts';
import {
  type KeptRequestFile,
  type RequestFileBytes,
  requestFilesObserver,
} from '../photos/request-files.ts';
import type { DueRequestPhotos } from '../photos/request-photos.ts';
import { forgetLastKnown, type LastKnownRow, lastKnownObserver } from '../changes/last-known.ts';
import type { KeptPageViews } from '../page-views.ts';
import { faultOf } from './storage-fault.ts';
import {
  DATA_STORES,
  FIELD_GROUPS,
  FILES,
  PARENTS,
  REFERENCES,
  type RowOf,
  SYNCED_TABLES,
  UNJOINED,
  type SyncedTable,
} from '../tables.ts';
import { createUndoStack, type UndoStack } from '../undo/stack.ts';

/** The synced tables, typed; the store alone writes them. */
type SyncedRows = { readonly [Name in SyncedTable]: Table<RowOf<Name>, string> };

/** The tables screens read, typed. Written by the store alone, except `drafts`, `kept_answers` and what `data/photos/` keeps. */
export interface AppTables extends SyncedRows {
  readonly figures: Table<FiguresBucket, string>;
  readonly totals: Table<Totals, string>;
  readonly contact_keys: Table<ContactPart, number>;
  readonly post_figures: Table<PostFigures, string>;
  readonly request_answers: Table<RequestAnswer, string>;
  readonly derived_versions: Table<DerivedVersion, string>;
  readonly kept_answers: Table<KeptPageViews, string>;
  readonly drafts: Table<Draft, string>;
  /** Drafts as the workers of pages stored them, while those pages were busy. */
  readonly typed_drafts: Table<Draft, string>;
  /** Pictures that are not photos yet; see photo-captures.ts. */
  readonly photo_captures: Table<PhotoCapture, string>;
  readonly photo_capture_bytes: Table<CaptureBytes, string>;
  /** Files of requests; see request-files.ts. */
  readonly request_files: Table<KeptRequestFile, string>;
  readonly request_file_bytes: Table<RequestFileBytes, string>;
  readonly request_photos_due: Table<DueRequestPhotos, string>;
  readonly last_known: Table<LastKnownRow, string>;
  /** The engine's: rows that are gone for good, by 'table/id' (D9). */
  readonly tombstones: Table<StoredTombstone, string>;
  /** The engine's: the server's row beneath a person's unsent change; names rows whose deletion waits. */
  readonly shadow: Table<{ readonly key: string; readonly row: SyncRow }, string>;
  /** The engine's: changes that wait and that were rejected, found by the rows they touch ('table/id'). */
  readonly outbox: Table<OutboxEntry, number>;
  readonly rejected: Table<RejectedEntry, string>;
  /** Photos the server does not have for certain; their bytes belong to the engine's queue (D14). */
  readonly uploads: Table<StoredUpload, string>;
  readonly photo_bytes: Table<StoredBytes, string>;
  readonly photo_thumbnails: Table<StoredThumbnail, string>;
}

/** Why this page may no longer use the database: another page upgraded it (reload), or it was deleted. */
export type DatabaseGone = 'newer_version' | 'deleted';

/** The local database of one signed-in user. */
export interface AppDatabase {
  readonly user_id: string;
  readonly store: DexieStore;
  readonly rows: AppTables;
  /** This page as far as its drafts are concerned. */
  readonly page: PageSession;
  /** Stores drafts while the page is busy. */
  readonly draft_worker: DraftWorkerClient;
  /** The steps of this tab that can be undone. */
  readonly undo: UndoStack;
  /** Calls back after every change a person made on this page has been stored. */
  on_local_write(listener: () => void): () => void;
  /** Called by commands after a commit. */
  local_write(): void;
  /** Calls back once when the database may no longer be used by this page (K7). */
  on_gone(listener: (why: DatabaseGone) => void): () => void;
  close(): void;
}

export type OpenError = 'newer_version' | 'blocked' | 'broken';

export interface OpenOptions {
  /** Stands in every mutation made here. */
  readonly app_version?: string;
  /** How long another tab gets to let go of an older version before the person is told. */
  readonly blocked_wait_ms?: number;
  /** How long the browser gets to open it, when it says nothing at all. */
  readonly silent_wait_ms?: number;
  /** Called with the progress while this build computes derived data anew. */
  readonly on_rebuild?: (progress: RebuildProgress) => void;
}

const BLOCKED_WAIT_MS = 3_000;
/** An upgrade reads every row once; longer silence is a hanging browser, or a queue behind two other tabs. */
const SILENT_WAIT_MS = 30_000;

/** The engine's stores that queries read too. */
const ENGINE_STORES = [
  'tombstones',
  'shadow',
  'outbox',
  'rejected',
  'uploads',
  'photo_bytes',
  'photo_thumbnails',
] as const satisfies readonly (keyof AppTables)[];

const tablesOf = (dexie: Dexie): AppTables =>
  Object.assign(
    {},
    ...[...Object.keys(DATA_STORES), ...ENGINE_STORES].map((name) => ({ [name]: dexie.table(name) })),
  );

/** Several observers as one. */
const observeAll = (...observers: readonly RowObserver[]): RowObserver => ({
  stores: observers.flatMap(({ stores }) => stores),
  on_rows: async (tx, changes) => {
    for (const observer of observers) await observer.on_rows(tx, changes);
  },
});

/** Opens both instances; `blocked` when an older tab does not let go in time, or nothing answers at all. */
const openBoth = async (
  strict: Dexie,
  relaxed: Dexie,
  options: OpenOptions,
): Promise<'open' | 'newer_version' | 'blocked'> => {
  const { blocked_wait_ms = BLOCKED_WAIT_MS, silent_wait_ms = SILENT_WAIT_MS } = options;
  const blocked = Promise.withResolvers<'blocked'>();
  const giveUp = (): void => blocked.resolve('blocked');
  const timers = [setTimeout(giveUp, silent_wait_ms)];
  strict.on('blocked', () => {
    timers.push(setTimeout(giveUp, blocked_wait_ms));
  });
  const opening = async (): Promise<'open' | 'newer_version'> => {
    if (await newerOnDisk(strict.name)) return 'newer_version';
    await strict.open();
    await relaxed.open();
    return 'open';
  };
  try {
    return await Promise.race([opening(), blocked.promise]);
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
};

/**
 * Opens the local database of a user, making it when it is not there: one Dexie instance with strict
 * durability for people's writes and one relaxed for pulled pages, on the same database.
 *
 * Errors: `newer_version` (another build was here: reload, K7), `blocked` (an older tab does not let go, or the browser
 * does not answer), `broken` (the browser cannot open it).
 */
export const openAppDatabase = async (
  user_id: string,
  options: OpenOptions = {},
): Promise<Result<AppDatabase, OpenError>> => {
  const name = databaseName(user_id);
  const strict = defineDexie(name, 'strict');
  const relaxed = defineDexie(name, 'relaxed');
  // What a former user left is removed only while no page has it open.
  const letGo = await acquireSharedDatabase(user_id);
  const page = await startPageSession(user_id);
  const draft_worker = createDraftWorkerClient(user_id);
  const closeBoth = (): void => {
    for (const dexie of [strict, relaxed]) dexie.close({ disableAutoOpen: true });
    draft_worker.close();
    letGo();
  };
  const closeForGood = (): void => {
    closeBoth();
    page.end();
  };

  const gone = createListeners<[DatabaseGone]>();
  const local_writes = createListeners<[]>();
  let is_gone = false;
  for (const dexie of [strict, relaxed]) {
    dexie.on('versionchange', ({ newVersion }) => {
      // A page of an older build still keeps what is typed in it; of removed data nothing is kept.
      if (newVersion) closeBoth();
      else closeForGood();
      if (is_gone) return;
      is_gone = true;
      gone.call(newVersion ? 'newer_version' : 'deleted');
    });
  }

  try {
    const opened = await openBoth(strict, relaxed, options);
    if (opened !== 'open') {
      closeForGood();
      return err(opened);
    }
  } catch (error) {
    closeForGood();
    if (faultOf(error) === 'newer_version') return err('newer_version');
    log.error('the local database could not be opened', error);
    return err('broken');
  }
  await rebuildDerived(relaxed, options.on_rebuild);

  const store = createDexieStore({
    strict,
    relaxed,
    tables: SYNCED_TABLES,
    parents: PARENTS,
    references: REFERENCES,
    groups: FIELD_GROUPS,
    unjoined: UNJOINED,
    derive: observeAll(derivedObserver, lastKnownObserver, requestFilesObserver),
    files: FILES,
    random: systemRandom,
    app_version: options.app_version ?? 'unknown',
  });
  const db: AppDatabase = {
    user_id,
    store,
    rows: tablesOf(relaxed),
    page,
    draft_worker,
    undo: createUndoStack(),
    on_local_write: local_writes.add,
    local_write: local_writes.call,
    on_gone: gone.add,
    close: () => {
      store.close();
      closeForGood();
    },
  };
  await storeTypedDrafts(db).catch((error: unknown) => log.error('storing a draft failed', error));
  // Left over when a page was closed between deciding about rejected work and forgetting what it hung on.
  forgetLastKnown(db).catch(() => log.info('rows that are gone are forgotten at the next start'));
  return ok(db);
};

/**
 * Removes a user's database from this device; close it first. Errors: `broken`; `blocked` when another page does not
 * let go in time: the browser then removes it as soon as that page does.
 */
export const deleteAppDatabase = async (
  user_id: string,
  blocked_wait_ms: number = BLOCKED_WAIT_MS,
): Promise<Result<undefined, 'blocked' | 'broken'>> => {
  return await new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(databaseName(user_id));
    request.addEventListener('success', () => resolve(ok(undefined)));
    request.addEventListener('error', () => resolve(err('broken')));
    // A connection that is closing finishes its last transaction first.
    request.addEventListener('blocked', () => setTimeout(() => resolve(err('blocked')), blocked_wait_ms));
  });
};
