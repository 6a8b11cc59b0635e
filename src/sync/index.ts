/** The only door of the sync engine. */
export type {
  Cursor,
  Json,
  Mutation,
  MutationOp,
  PullReply,
  PushReply,
  PushResult,
  PushStatus,
  RejectionCode,
  SyncRow,
  Tombstone,
} from './protocol.ts';
export type {
  Clock,
  Hint,
  Leader,
  LeaderEvents,
  Nudge,
  PullRequest,
  PushRequest,
  Random,
  Remote,
  RemoteAnswer,
  RemoteFailure,
  Session,
  TokenAnswer,
  Triggers,
} from './ports.ts';
export type {
  LocalChange,
  OutboxEntry,
  PageOutcome,
  ParkedEntry,
  PullState,
  RowChange,
  Store,
  StoreCounts,
  StoreFault,
} from './store-port.ts';
export { StoreError } from './store-port.ts';
export type { SyncPhase, SyncStatus } from './status.ts';
export { createSyncEngine } from './engine.ts';
export type { SyncEngine, SyncEngineOptions } from './engine.ts';
export { rowKey } from './core/row-key.ts';
export { createDexieStore } from './adapters/dexie-store/dexie-store.ts';
export { SYNC_STORES } from './adapters/dexie-store/schema.ts';
export type {
  DexieStore,
  DexieStoreOptions,
  FieldGroups,
  RowObserver,
  RowParents,
} from './adapters/dexie-store/schema.ts';
export { installedVersion, isNewerThanDeclared } from './adapters/dexie-store/versions.ts';
export { createPostgrestRemote } from './adapters/postgrest-remote.ts';
export type { PostgrestRemoteOptions } from './adapters/postgrest-remote.ts';
export { createWebLockLeader } from './adapters/web-lock-leader.ts';
export type { WebLockLeaderOptions } from './adapters/web-lock-leader.ts';
export { createBrowserTriggers } from './adapters/browser-triggers.ts';
export type { BrowserTriggersOptions, PokeSource } from './adapters/browser-triggers.ts';
export { createSupabasePoke } from './adapters/supabase-poke.ts';
export { systemClock, systemRandom } from './adapters/system.ts';
