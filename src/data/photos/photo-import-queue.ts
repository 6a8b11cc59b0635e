/** Turns kept pictures (photo-captures.ts) into photos, one at a time, in their order, each once, whichever tab does it. */
import { liveQuery } from 'dexie';
import type { PhotoPicture } from '../../domain/service-photo.ts';
import { createListeners } from '../../lib/listeners.ts';
import type { Result } from '../../lib/result.ts';
import type { StoreFault } from '../../sync/index.ts';
import { addServicePhoto } from '../commands/service-photos.ts';
import type { AppDatabase } from '../database/database.ts';
import { databaseName } from '../database/database-name.ts';
import { browserLocks, type DatabaseLocks } from '../database/database-lock.ts';
import {
  type CaptureProblem,
  listCaptures,
  listPendingCaptures,
  noteCapture,
  type PhotoCapture,
  readCapture,
} from './photo-captures.ts';
import { faultOf } from '../database/storage-fault.ts';

/**
 * Why this tab makes no more photos for now; the pictures stay where they are. `storage`: this device stores nothing
 * more; `not_loaded`: the code that makes pictures small could not be fetched; `unexpected`: anything else.
 */
export type ImportStop = 'storage' | 'not_loaded' | 'unexpected';

export interface PhotoImportOptions {
  readonly db: AppDatabase;
  /** Makes a picture fit to be kept and sent. */
  readonly prepare: (
    picture: Blob,
  ) => Promise<
    Result<PhotoPicture & { readonly taken_at: string | null }, 'unreadable' | 'too_large' | 'not_loaded'>
  >;
  /** A failure of this device's storage, to be told. */
  readonly on_fault: (fault: StoreFault) => void;
  readonly report: (error: unknown) => void;
  /** Null where the browser has none: then the commit alone decides (PH11). */
  readonly locks?: DatabaseLocks | null;
  /** How long another tab may take for one picture. */
  readonly timeout_ms?: number;
}

export interface PhotoImportQueue {
  start(): void;
  stop(): Promise<void>;
  /** Goes on after it stopped. */
  retry(): void;
  stopped(): ImportStop | null;
  /** All that are not photos yet, in their order; the same list until something changes. */
  captures(): readonly PhotoCapture[];
  /** Calls back when either changed. */
  subscribe(listener: () => void): () => void;
}

/** A picture that ends the page this often is set aside: it would end it at every start. */
const MAX_ATTEMPTS = 3;
/** A tab that sits on the lock for longer is frozen; the work is done twice then, and counts once. */
const TIMEOUT_MS = 60_000;

type Outcome = { readonly kind: 'next' | 'nothing' } | { readonly kind: 'stop'; readonly why: ImportStop };

const NEXT: Outcome = { kind: 'next' };
const NOTHING: Outcome = { kind: 'nothing' };

const firstPending = async (db: AppDatabase): Promise<PhotoCapture | undefined> =>
  (await listPendingCaptures(db))[0];

/** All of them, and whether one can become a photo now: also asked when the service of a form's pictures was saved. */
const look = async (db: AppDatabase) => ({
  all: await listCaptures(db),
  is_any_ready: (await firstPending(db)) !== undefined,
});

const nothing = (): void => undefined;

/** One for every tab; it belongs to no screen. */
export function createPhotoImportQueue(options: PhotoImportOptions): PhotoImportQueue {
  const { db, prepare, on_fault, report, timeout_ms = TIMEOUT_MS } = options;
  const locks = options.locks === undefined ? browserLocks() : options.locks;
  const listeners = createListeners<[]>();
  const ended = new AbortController();
  const when_ended = new Promise<null>((resolve) => {
    ended.signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  let stopped: ImportStop | null = null;
  let captures: readonly PhotoCapture[] = [];
  let is_asked = false;
  let working: Promise<void> | null = null;
  let unwatch = nothing;

  const stopFor = (why: ImportStop): Outcome => ({ kind: 'stop', why });

  const setAside = async (id: string, problem: CaptureProblem): Promise<Outcome> => {
    await noteCapture(db, id, { attempts: 0, problem });
    return NEXT;
  };

  /** A full device cannot note even that; the picture is tried all the same. */
  const noteAttempt = async ({ id, attempts }: PhotoCapture): Promise<void> => {
    try {
      await noteCapture(db, id, { attempts: attempts + 1 });
    } catch (error) {
      if (faultOf(error) !== 'quota') throw error;
    }
  };

  const store = async (
    { id, service_record_id, kind, taken_at }: PhotoCapture,
    { taken_at: noted_at, ...picture }: PhotoPicture & { readonly taken_at: string | null },
  ): Promise<Outcome> => {
    const about = { service_record_id, kind, taken_at: noted_at ?? taken_at };
    const added = await addServicePhoto(db, { ...about, picture, capture_id: id });
    if (added.ok) return NEXT;
    if (added.error.code === 'invalid')
      return await setAside(id, 'picture' in added.error.fields ? 'too_large' : 'unreadable');
    on_fault(added.error.fault);
    return stopFor('storage');
  };

  const importOne = async (capture: PhotoCapture): Promise<Outcome> => {
    const { id, service_record_id } = capture;
    if (capture.attempts >= MAX_ATTEMPTS) return await setAside(id, 'crashed');
    if ((await db.rows.service_records.get(service_record_id)) === undefined)
      return await setAside(id, 'record_gone');
    const raw = await readCapture(db, id);
    // Another tab was faster.
    if (raw === null) return NEXT;
    await noteAttempt(capture);
    // A page that goes does not wait for what may take long; the picture is done at the next start.
    const prepared = await Promise.race([prepare(raw), when_ended]);
    if (prepared === null || ended.signal.aborted) return NOTHING;
    if (!prepared.ok) {
      if (prepared.error !== 'not_loaded') return await setAside(id, prepared.error);
      await noteCapture(db, id, { attempts: 0 });
      return stopFor('not_loaded');
    }
    return await store(capture, prepared.value);
  };

  const step = async (): Promise<Outcome> => {
    try {
      const capture = await firstPending(db);
      return capture === undefined ? NOTHING : await importOne(capture);
    } catch (error) {
      if (ended.signal.aborted) return NOTHING;
      const fault = faultOf(error);
      if (fault === null) report(error);
      else on_fault(fault);
      return stopFor(fault === null ? 'unexpected' : 'storage');
    }
  };

  /** One step while no other tab does one. */
  const inTurn = async (): Promise<Outcome> => {
    if (locks === null) return await step();
    let has_begun = false;
    const begin = async (): Promise<Outcome> => {
      has_begun = true;
      return await step();
    };
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(timeout_ms)]);
    try {
      return await locks.request(
        `${databaseName(db.user_id)}:photo-import`,
        { mode: 'exclusive', signal },
        begin,
      );
    } catch (error) {
      if (has_begun) throw error;
      return ended.signal.aborted ? NOTHING : await step();
    }
  };

  const work = async (): Promise<void> => {
    while (is_asked && stopped === null && !ended.signal.aborted) {
      is_asked = false;
      let outcome = NEXT;
      while (outcome.kind === 'next' && !ended.signal.aborted) outcome = await inTurn();
      if (outcome.kind !== 'stop') continue;
      stopped = outcome.why;
      listeners.call();
    }
  };

  const wake = (): void => {
    is_asked = true;
    if (working !== null || stopped !== null || ended.signal.aborted) return;
    working = work().finally(() => {
      working = null;
      // Asked between the last look and now.
      if (is_asked) wake();
    });
  };

  const retry = (): void => {
    stopped = null;
    listeners.call();
    wake();
  };

  const goOnline = (): void => {
    if (stopped === 'not_loaded') retry();
  };

  return {
    start() {
      const watching = liveQuery(() => look(db)).subscribe({
        next: ({ all, is_any_ready }) => {
          captures = all;
          listeners.call();
          if (is_any_ready) wake();
        },
        error: report,
      });
      globalThis.addEventListener?.('online', goOnline);
      unwatch = () => {
        watching.unsubscribe();
        globalThis.removeEventListener?.('online', goOnline);
      };
    },
    async stop() {
      unwatch();
      ended.abort();
      await working;
    },
    retry,
    stopped: () => stopped,
    captures: () => captures,
    subscribe: listeners.add,
  };
}
