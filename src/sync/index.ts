/** The public index of the sync engine: nothing else of it may be imported by the app. */
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
export { WIRE_SCHEMA } from './protocol.ts';
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
  JournalEntry,
  KeptInput,
  LocalChange,
  NewFile,
  OutboxEntry,
  PageOutcome,
  RejectedEntry,
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
export { mergeUnit } from './core/expected.ts';
export { sameJson } from './core/json.ts';
export { rowKey, splitRowKey } from './core/row-key.ts';
export { createDexieStore } from './adapters/dexie-store/dexie-store.ts';
export { upgradeSyncStores } from './adapters/dexie-store/upgrade.ts';
export { BYTES_STORES, OWN_ROW, SYNC_STORES, UPLOAD_ORDER } from './adapters/dexie-store/schema.ts';
export type {
  DexieStore,
  DexieStoreOptions,
  FieldGroups,
  RowObserver,
  RowParents,
  StoredAnswer,
  StoredBytes,
  StoredThumbnail,
  StoredRejected,
  StoredTombstone,
  StoredUpload,
} from './adapters/dexie-store/schema.ts';
export { createPostgrestRemote } from './adapters/postgrest-remote.ts';
export type { PostgrestRemoteOptions } from './adapters/postgrest-remote.ts';
export { createWebLockLeader } from './adapters/web-lock-leader.ts';
export type { WebLockLeaderOptions } from './adapters/web-lock-leader.ts';
export { createBrowserTriggers } from './adapters/browser-triggers.ts';
export type { BrowserTriggersOptions, PokeSource } from './adapters/browser-triggers.ts';
export { loadSupabasePoke } from './adapters/supabase-poke.ts';
export { systemClock, systemRandom } from './adapters/system.ts';
export { createStorageFiles } from './adapters/storage-files.ts';
export type { StorageFilesOptions } from './adapters/storage-files.ts';
export { createUploadQueue } from './upload-queue.ts';
export type { UploadQueue } from './upload-queue.ts';
export type {
  FileAnswer,
  FileFacts,
  FileFailure,
  FileRemote,
  AccountStatus,
  UploadCode,
  UploadQueueOptions,
  UploadStore,
} from './upload-ports.ts';
