/** The door of the queue: submissions kept on the device until the server has them, and drafts. Loaded when needed. */
export { askForBackgroundSend } from './background.ts';
export { readDraft, saveDraft } from './drafts.ts';
export { addDraftFile, fileWithBytes, filesOf, removeFile, replaceFile } from './files.ts';
export { onNews, type QueueNews } from './news.ts';
export { type Answer, postForm } from './post-form.ts';
export { recount } from './recount.ts';
export { sendFiles, sendWaiting } from './send-files.ts';
export { BROWSER_PORTS, type SenderPorts, sendForms } from './sender.ts';
export {
  type Draft,
  draftOwner,
  type DraftPlace,
  type FileContent,
  type FormBody,
  newPlace,
  type Refusal,
  type StoredFile,
  type Uploads,
  type WaitingForm,
} from './stored-form.ts';
export { findWaiting, keepForm, listWaiting, type NewForm, removeWaiting, takeBack } from './waiting.ts';
