/**
 * Hands drafts to a worker, which stores them while the page is busy: when the whole browser is killed, localStorage is lost
 * up to its last write to the disk (seconds), what IndexedDB has confirmed is not. Without a worker a draft is stored
 * only when the typing rests.
 */
import type { Draft } from './draft.ts';

/** The messages of the page to the worker; the first one names the user of the database. */
export type DraftWorkerMessage =
  | { readonly kind: 'open'; readonly user_id: string }
  | { readonly kind: 'put'; readonly draft: Draft }
  | { readonly kind: 'drop'; readonly version: DraftVersion };

/** A version of a draft; with all before it. */
export type DraftVersion = Pick<Draft, 'key' | 'seq'>;

export interface DraftWorkerClient {
  /** Starts the worker, so that it is ready before the first key. */
  readonly start: () => void;
  /** Hands a version over; returns at once. */
  readonly put: (draft: Draft) => void;
  /** Forgets a version that is stored elsewhere; answers whether there is a worker to do it. */
  readonly drop: (version: DraftVersion) => boolean;
  readonly close: () => void;
}

/** Nothing runs before `start` or the first `put`. */
export function createDraftWorkerClient(user_id: string): DraftWorkerClient {
  let worker: Worker | null = null;
  let cannot = typeof Worker !== 'function';
  const stop = (): void => {
    cannot = true;
    worker?.terminate();
    worker = null;
  };
  const workerNow = (): Worker | null => {
    if (cannot || worker !== null) return worker;
    worker = new Worker(new URL('./draft-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', stop);
    const open: DraftWorkerMessage = { kind: 'open', user_id };
    worker.postMessage(open, []);
    return worker;
  };
  return {
    start: () => void workerNow(),
    put(draft) {
      const message: DraftWorkerMessage = { kind: 'put', draft };
      workerNow()?.postMessage(message, []);
    },
    drop({ key, seq }) {
      const message: DraftWorkerMessage = { kind: 'drop', version: { key, seq } };
      const now = workerNow();
      now?.postMessage(message, []);
      return now !== null;
    },
    close: stop,
  };
}
