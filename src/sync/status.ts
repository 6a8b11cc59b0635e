import type { StoreFault } from './store-port.ts';

/** What screens may know of the engine; words for it stand in src/content. */
export type SyncPhase =
  | 'idle'
  | 'pulling'
  | 'pushing'
  | 'backoff'
  | 'waiting_for_sign_in'
  | 'not_staff'
  | 'upgrade_needed'
  | 'storage_broken';

/** Plain data: it also travels between tabs. */
export interface SyncStatus {
  readonly phase: SyncPhase;
  /** The browser's hint; true behind a captive portal too. */
  readonly online: boolean;
  /** The last try reached our server. */
  readonly reachable: boolean;
  /** The server was put back from a dump and the restore command has not run: nothing is sent or fetched until then. */
  readonly server_unsettled: boolean;
  readonly pending: number;
  /** Mutations in the request that is running now. */
  readonly in_flight: number;
  readonly oldest_pending_at: string | null;
  readonly rejected: number;
  readonly first_sync_done: boolean;
  /** Rows received in the running first sync. */
  readonly first_sync_rows: number;
  /** Device wall time, ISO 8601. */
  readonly last_pull_at: string | null;
  readonly last_push_at: string | null;
  /** How far the server's clock is ahead of this device's, as the last pull saw it; kept offline, null before the first. */
  readonly clock_skew_ms: number | null;
  /** Counted from the moment this status was made. */
  readonly next_retry_in_ms: number | null;
  /** This tab talks to the network. */
  readonly leader: boolean;
  /** What is wrong with the device's database; null when nothing is. */
  readonly storage_fault: StoreFault | null;
}
