/** What the queue of bytes needs from outside; row first, bytes afterwards (PH rules). */
import type { Clock, Random, Session, TokenAnswer, Triggers } from './ports.ts';

export type { Clock, Random, Session, TokenAnswer, Triggers };

/** What a row says of its file. */
export interface FileFacts {
  /** Where it goes, bucket and path in it: the same for the same row, always. */
  readonly bucket: string;
  readonly path: string;
  /** Where a small version of it goes, which is sent first; null when none is wanted, or it is there. */
  readonly small_path: string | null;
  readonly mime_type: string;
  readonly size_bytes: number;
  /** Hex. */
  readonly sha256: string;
}

/** The bytes of one row, as they wait on this device. */
export interface Upload extends FileFacts {
  readonly table: string;
  readonly row_id: string;
  /** The server had them once; whether it still has them is asked before they are sent (PH10). */
  readonly again: boolean;
  /** Device wall time, ISO 8601. */
  readonly made_at: string;
}

/**
 * Why bytes are rejected: too many or of a kind the server does not take, not allowed, another file of the same name,
 * lost from this device, or their row is gone.
 */
export type UploadCode = 'TOO_LARGE' | 'WRONG_TYPE' | 'FORBIDDEN' | 'DIFFERENT' | 'BYTES_LOST' | 'ROW_GONE';

/** Bytes taken out of the store to be sent. */
export interface TakenUpload extends Upload {
  readonly bytes: ArrayBuffer;
  /** The small version; null when none is to be sent. */
  readonly small: ArrayBuffer | null;
}

/** The device's database as the queue sees it. Every method is one transaction. Throws StoreError. */
export interface UploadStore {
  /**
   * Settles what became of the rows (PH8), and answers the keys of bytes that may be sent: their row is with the
   * server, they are not rejected. Oldest first.
   */
  ready(): Promise<readonly string[]>;
  /** Nothing is under way any more: a new leader begins. */
  none_sending(): Promise<void>;
  /** Bytes to send, marked as under way; null when they no longer wait; rejected when they are not there any more. */
  take(key: string): Promise<TakenUpload | null>;
  /** The server has the small version: it is not sent again. */
  small_sent(key: string): Promise<void>;
  /** The upload is pending again. */
  put_back(key: string): Promise<void>;
  /** The server has them: they no longer wait. The bytes stay, evictable from now on. */
  confirm(key: string): Promise<void>;
  /** What was offered again may not be added by this account: it no longer waits, its bytes stay (PH10). */
  stop_offering(key: string): Promise<void>;
  /** Rejects one, until a person decides. */
  reject(key: string, code: UploadCode): Promise<void>;
  /** Calls back after every change, of any tab, that may alter what is ready. The returned function ends that. */
  watch(on: () => void): () => void;
}

/** Why a file did not go. */
export type FileFailure =
  /** No connection, aborted, 5xx, 429, a page that is not ours, an unknown 4xx. */
  | { readonly kind: 'unreachable'; readonly detail: string; readonly retry_after_ms?: number }
  | { readonly kind: 'unauthorized' }
  /** Row-level security, or (on the hosted service) a token that is no longer good. */
  | { readonly kind: 'forbidden' }
  /** A file of this name is there. */
  | { readonly kind: 'exists' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly code: 'TOO_LARGE' | 'WRONG_TYPE' };

export type FileAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: FileFailure };

interface FileRequest {
  readonly path: string;
  readonly token: string;
  readonly signal?: AbortSignal;
}

/** What the server says of a file. */
export interface StoredFile {
  readonly size_bytes: number;
  /** Hex; null when the server does not keep it. */
  readonly sha256: string | null;
}

/** A bucket. Never throws; never sends without the token given (G6). */
export interface FileRemote {
  /** Adds a file; never replaces one. */
  add(
    request: FileRequest & {
      readonly bytes: ArrayBuffer;
      readonly mime_type: string;
      /** Hex; null for a file that nothing is compared with. */
      readonly sha256: string | null;
    },
  ): Promise<FileAnswer<undefined>>;
  look_up(request: FileRequest): Promise<FileAnswer<StoredFile>>;
  /** The bytes, fetched by a signed address. */
  fetch(request: FileRequest): Promise<FileAnswer<Blob>>;
}

/** Whether this user may still send at all, asked where the answer is clear: an empty push (K2). */
export type AccountStatus = 'good' | 'unauthorized' | 'not_staff' | 'unreachable';

export interface UploadQueueOptions {
  readonly store: UploadStore;
  /** A bucket by its name. */
  readonly files: (bucket: string) => FileRemote;
  readonly session: Session;
  readonly clock: Clock;
  readonly random: Random;
  readonly triggers: Pick<Triggers, 'start' | 'stop'>;
  readonly account_status: (token: string) => Promise<AccountStatus>;
  /** Hears of errors that should not be, for the log. */
  readonly report?: (error: unknown) => void;
}
