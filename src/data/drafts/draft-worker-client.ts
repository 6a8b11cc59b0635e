/**
 * Hands drafts to a worker, which stores them while the page is busy: when the whole browser is killed, localStorage is lost
 * up to its last write to the disk (seconds), what IndexedDB has confirmed is not. Without a worker a draft is stored
 * only when the typing rests. WebKit needs the worker to end with the page (`end-on-leave.ts`); what the last key left is
 * in localStorage then.
 */
import { whenLeft } from '../../lib/end-on-leave.ts';
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
  let is_left = false;
  const end = (): void => {
    worker?.terminate();
    worker = null;
  };
  const stop = (): void => {
    cannot = true;
    end();
  };
  whenLeft(
    () => {
      is_left = true;
      end();
    },
    () => {
      is_left = false;
    },
  );
  const workerNow = (): Worker | null => {
    if (cannot || is_left || worker !== null) return worker;
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
