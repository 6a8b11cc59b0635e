/** The door of the local database: what screens and the composition root may use. */
export {
  type AppDatabase,
  type AppTables,
  type DatabaseGone,
  deleteAppDatabase,
  openAppDatabase,
  type OpenError,
  type OpenOptions,
} from './database.ts';
export type { CommandError, SeenRow } from './commands/command.ts';
export {
  addClient,
  archiveClient,
  deleteClient,
  editClient,
  saveClientNotes,
  setClientStatus,
} from './commands/clients.ts';
export { resolveConflict } from './commands/conflicts.ts';
export {
  addServiceRecord,
  deleteServiceRecord,
  editServiceRecord,
  setServiceStatus,
} from './commands/service-records.ts';
export { clearDraft, type Draft, listDraftKeys, loadDraft, saveDraft } from './drafts.ts';
export { markKept, wasEvicted } from './eviction.ts';
export { useLive } from './live.ts';
export {
  type ClientListItem,
  getClient,
  type HeaderFigures,
  headerFigures,
  listClients,
  serviceTypesInUse,
} from './queries/clients.ts';
export { type ConflictItem, listConflicts } from './queries/conflicts.ts';
export { getServiceRecord, listServiceRecords, type ServiceRecordItem } from './queries/service-records.ts';
export type { RowLabel } from './row-labels.ts';
export { SYNCED_TABLES, type SyncedTable } from './tables.ts';
export { listWaitingChanges, type RowBadge, type WaitingChange, waitingByRow } from './waiting.ts';
export type { ClientFigures } from '../domain/figures.ts';
