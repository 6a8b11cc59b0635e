/**
 * The public index of the queue: forms that stay on the device until the server has them, and drafts. Pages load it when they
 * need it.
 */
export {
  adoptDraft,
  awaitDraft,
  dropDraft,
  dropTyped,
  type HeldDraft,
  holdSession,
  readDraft,
  type Release,
  saveDraft,
} from './drafts.ts';
export { onQueueEvent, type QueueEvent } from './local-flags.ts';
export { askForBackgroundSend, sendFiles, sendQueued } from './send-files.ts';
export { BROWSER_PORTS, postForm, type SenderPorts, sendForms } from './send-forms.ts';
export {
  type Draft,
  draftKey,
  draftOwner,
  type DraftPlace,
  type FileContent,
  type FormBody,
  newPlace,
  type QueuedForm,
  type Refusal,
  type SentDraft,
  type StoredFile,
  type Uploads,
} from './forms-database.ts';
export { addDraftFile, fileWithBytes, filesOf, removeFile, replaceFile } from './queued-files.ts';
export {
  findQueued,
  keepForm,
  listQueued,
  type NewForm,
  rebuildFlags,
  removeDraft,
  removeQueued,
  unqueue,
} from './queued-forms.ts';
