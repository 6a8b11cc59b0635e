/** The public index of the queue: submissions kept on the device until the server has them, and drafts. Loaded when needed. */
export {
  adoptDraft,
  dropTyped,
  holdSession,
  keepTyped,
  readDraft,
  type Release,
  saveDraft,
} from './drafts.ts';
export { onQueueEvent, type QueueEvent } from './local-flags.ts';
export { askForBackgroundSend, sendFiles, sendQueued } from './send-files.ts';
export { BROWSER_PORTS, postForm, type SenderPorts, sendForms } from './send-forms.ts';
export {
  type Draft,
  draftOwner,
  type DraftPlace,
  type FileContent,
  type FormBody,
  newPlace,
  type Refusal,
  type SentDraft,
  type StoredFile,
  type Uploads,
  type QueuedForm,
} from './stored-form.ts';
export { addDraftFile, fileWithBytes, filesOf, removeFile, replaceFile } from './queued-files.ts';
export {
  findQueued,
  keepForm,
  listQueued,
  type NewForm,
  recount,
  removeDraft,
  removeQueued,
  takeBack,
} from './queued-forms.ts';
