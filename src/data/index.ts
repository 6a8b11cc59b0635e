/** The public index of the local database: what screens and the composition root may use. */
export {
  type AppDatabase,
  type AppTables,
  type DatabaseGone,
  deleteAppDatabase,
  openAppDatabase,
  type OpenError,
  type OpenOptions,
} from './database/database.ts';
export { type CommandError, type SeenColumns, type SeenRow, shownColumns } from './commands/command.ts';
export {
  addClient,
  archiveClient,
  deleteClient,
  deleteUndatedNotes,
  editClient,
  setClientStatus,
} from './commands/clients.ts';
export { type DeleteError, deleteWhole, readWhole, type SeenWhole } from './commands/delete-seen.ts';
export { convertRequest, linkRequest, type SeenRequest } from './commands/convert-request.ts';
export { setRequestStatus, setRequestStatuses } from './commands/requests.ts';
export { markRequestsRead, noteRequestRead } from './commands/request-reads.ts';
export { addNotesLine, addRow, editRow, saveNotes } from './commands/rows.ts';
export {
  type BackupPlan,
  type BackupWarning,
  compareBackup,
  type CompareError,
  type MissingRow,
  type TablePlan,
} from './backup/compare-backup.ts';
export type { FieldDifference, RowDifference } from './backup/restore-diff.ts';
export {
  type BackupError,
  type BackupMaker,
  type LongWork,
  makeBackup,
  type MadeBackup,
  type Progress,
} from './backup/make-backup.ts';
export type { SearchedRows, SearchHit, SearchIndex } from './queries/search-index.ts';
export type { BackupFault } from './backup/read-backup.ts';
export type { RestorableTable } from './backup/restorable.ts';
export { type RestoreChoice, type Restored, restoreBackup } from './backup/restore-backup.ts';
export {
  discardRejected,
  reviseRejected,
  type Revision,
  moveRejectedToOther,
  saveRejectedAsNew,
} from './commands/rejected.ts';
export { reviseRejectedSite } from './commands/rejected-site.ts';
export { resolveConflict } from './commands/conflicts.ts';
export { restorePostVersion } from './commands/post-versions.ts';
export {
  addServiceRecord,
  addServiceToNewClient,
  deleteServiceRecord,
  editServiceRecord,
  setServiceStatus,
} from './commands/service-records.ts';
export {
  addServicePhoto,
  deleteServicePhoto,
  discardOrphanedPicture,
  retryPhotoBytes,
  retryUploads,
  setPhotoKind,
} from './commands/service-photos.ts';
export {
  addSiteEntry,
  deleteSiteEntry,
  editSiteEntry,
  moveSiteEntry,
  setSiteActive,
} from './commands/site-content.ts';
export { deleteClientNote, saveClientNotes } from './commands/client-notes.ts';
export { addPost, deletePost, editPost } from './commands/blog-posts.ts';
export { addPostPicture } from './commands/post-cover.ts';
export { resolvePostConflict } from './commands/post-conflicts.ts';
export type { ChosenPictures } from './commands/site-pictures.ts';
export { canUndo, redoStep, type TouchedFields, type UndoOutcome, undoStep } from './commands/undo.ts';
export { adoptDraft, type FoundDraft, listAbandonedForms, loadDraft } from './drafts/adopt-draft.ts';
export {
  discardStrandedDraft,
  listStrandedDrafts,
  type StrandedDraft,
} from './drafts/stranded-drafts.ts';
export { createDraftWriter, type DraftWriter } from './drafts/draft-writer.ts';
export { forgetUnreadable } from './database/forget-unreadable.ts';
export { markDatabaseKept, wasEvicted } from './database/eviction.ts';
export type { RebuildProgress } from './derived/derived-data.ts';
export { withExclusiveDatabase } from './database/database-lock.ts';
export { type LivePace, useLive } from './live.ts';
export {
  type CaptureProblem,
  discardCapture,
  keepCapture,
  type KeepError,
  listCaptures,
  listFormCaptures,
  listLabelledCaptures,
  type PhotoCapture,
  exportCapture,
  readCapture,
  retryCapture,
  settleFormCaptures,
} from './photos/photo-captures.ts';
export {
  createPhotoImportQueue,
  type ImportStop,
  type PhotoImportQueue,
} from './photos/photo-import-queue.ts';
export {
  makeRoom,
  keepPhoto,
  keepSmallPhoto,
  readPhoto,
  readSiteThumbnail,
  readUnsentPicture,
  tidyPhotos,
} from './photos/photo-cache.ts';
export { dayPhotos, type DayPhotos } from './photos/day-photos.ts';
export { bringRequestPhotos } from './photos/request-photos.ts';
export {
  keepRequestFile,
  keepRequestFileList,
  type KeptRequestFile,
  listRequestFiles,
  openRequestFile,
} from './photos/request-files.ts';
export type { ReadAhead } from './read-ahead.ts';
export type { UndoStep } from './undo/step.ts';
export {
  exportUnsent,
  type OpenForm,
  type UnsentPart,
  type UnsentFilter,
  type UnsentWork,
} from './export/unsent.ts';
export { unsentFile, type UnsentFileHeader } from './export/unsent-file.ts';
export {
  type ClientList,
  type ClientListItem,
  clientListAhead,
  clientListKept,
  firstClients,
  keepClientListReady,
  listClients,
  wholeClientList,
} from './queries/client-list.ts';
export { getClient, type HeaderFigures, headerFigures, serviceTypesInUse } from './queries/clients.ts';
export { clientsByContact } from './queries/clients-by-contact.ts';
export { sendMailAgain } from './commands/mail-failures.ts';
export {
  type DayItem,
  type Day,
  dayAhead,
  dayKept,
  keepDayReady,
  getDay,
} from './queries/day-plan.ts';
export {
  type ClientNote,
  listClientNotes,
  type NotesOfDay,
  ownNoteOf,
  readNotesOfDay,
} from './queries/client-notes.ts';
export { colleagueNames, listColleagues } from './queries/colleagues.ts';
export { listMailFailures } from './queries/mail-failures.ts';
export {
  choicesIn,
  type ConflictItem,
  type ConflictVersion,
  type FieldValues,
  countChoices,
  listConflicts,
} from './queries/conflicts.ts';
export { namesIn } from './queries/names-in.ts';
export { lastSavedNotes, type NotesOfRow, type NotesVersions, readNotes } from './queries/row-notes.ts';
export type { PendingVersion } from './queries/pending-versions.ts';
export {
  prefetchClient,
  clientQuery,
  conflictsQuery,
  clientNotesQuery,
  pendingVersionsQuery,
  clientPhotosQuery,
  clientRecordsQuery,
} from './queries/client-dialog.ts';
export { useKeptQuery } from './kept-query.ts';
export { localHistory, type LocalHistoryEntry } from './queries/local-history.ts';
export type { ServiceRecordItem } from './queries/service-records.ts';
export {
  countLate,
  lateCountKept,
  type ListedService,
  listServices,
  serviceIds,
  type ServiceFigures,
  serviceFigures,
  type ServiceFilter,
} from './queries/service-figures.ts';
export { getRejectedEdit, isRejectedOf, isRevisable, type RejectedEdit } from './queries/rejected.ts';
export { getRejectedSiteEdit, type RejectedSiteEdit } from './queries/rejected-site.ts';
export { requestsOfClient } from './queries/requests-of-client.ts';
export {
  type ListedRow,
  listRowChoices,
  listRows,
  type RowChoice,
} from './queries/rows.ts';
export { readForExport, type RowsForExport } from './queries/rows-for-export.ts';
export {
  countWaitingRequests,
  getRequest,
  type AnsweredRequest,
  answersIn,
  listRequests,
  requestFigures,
  type RequestItem,
} from './queries/requests.ts';
export { requestsToRead, type RequestsToRead, type UnreadRequest } from './queries/request-reads.ts';
export { keepPageViews, type KeptPageViews, readPageViews } from './page-views.ts';
export { countRows, hasRows } from './queries/row-counts.ts';
export {
  type BytesState,
  listServicePhotos,
  listUnsentPhotos,
  countUnsentPhotos,
  type ServicePhotoItem,
  type UnsentPhotoCount,
  type UnsentPhoto,
} from './queries/service-photos.ts';
export { listPostVersions, type PostVersionList, readPostVersion } from './queries/post-versions.ts';
export {
  listSiteEntries,
  type SiteEntry,
  type SiteEntryRow,
  type SiteRow,
} from './queries/site-content.ts';
export {
  listRefusedPictures,
  readChosenPicture,
  readUnsentFiles,
  type SitePictureItem,
} from './queries/site-pictures.ts';
export {
  countPosts,
  type ChangedBy,
  getPost,
  listPosts,
  type OpenPost,
  type PicturesAwaited,
  type PostListItem,
  postListAhead,
  type PostTotals,
  postTotals,
} from './queries/blog-posts.ts';
export { type ArticleConflict, readArticleConflict } from './queries/article-conflicts.ts';
export type { RowLabel } from './row-naming.ts';
export {
  type AnewTable,
  columnOf,
  type ColumnOf,
  type DerivedName,
  entityOf,
  isSynced,
  mayChoose,
  type MovableTable,
  isNotedTable,
  type NotedTable,
  SYNCED_TABLES,
  type ShownCodeColumn,
  type SyncedTable,
  tablesToldWith,
  textKind,
} from './tables.ts';
export type { ColumnKind } from './entities/entity.ts';
export {
  countChangeGroups,
  type ChangeCount,
  type DeletedRow,
  listPendingChangeGroups,
  type RowBadge,
  type PendingChange,
  type PendingChangeGroup,
} from './changes/pending-changes.ts';
export type { ClientFigures } from '../domain/figures.ts';
export { countUnsent, countUnsentGroups, takeUnsent } from './changes/count-unsent.ts';
export type { UnsentCount } from '../domain/unsent-count.ts';
export { hasUserData, removeUserData } from './database/user-data.ts';
