/** The files of drafts and of queued forms. The bytes of a file are in a store of their own. */
import {
  draftKey,
  draftOwner,
  type DraftPlace,
  DURABLE,
  type FileContent,
  type FileProgress,
  NOT_ANNOUNCED,
  type StoredFile,
  withForms,
} from './forms-database.ts';
import { noteDraft } from './local-flags.ts';

/** What the server says of a file that was announced. */
export interface FileState {
  readonly id: string;
  readonly has_arrived: boolean;
  readonly upload_path: string | null;
  readonly refusal: string | null;
}

const BOTH = ['files', 'file_bytes'] as const;

/** Stores a file with the draft of its form, in place of the file `replaces` where that one is still in this draft. */
export async function addDraftFile(
  place: DraftPlace,
  { bytes, ...described }: FileContent & Pick<StoredFile, 'id' | 'is_original' | 'step'>,
  replaces: string | null = null,
): Promise<void> {
  await withForms(async (database) => {
    const work = database.transaction(BOTH, 'readwrite', DURABLE);
    const files = work.objectStore('files');
    const owner = draftOwner(place);
    const former = replaces === null ? undefined : await files.get(replaces);
    if (former?.owner === owner) {
      await files.delete(former.id);
      await work.objectStore('file_bytes').delete(former.id);
    }
    await work.objectStore('file_bytes').put(bytes, described.id);
    await files.put({ ...described, owner, size_bytes: bytes.byteLength, ...NOT_ANNOUNCED });
    await work.done;
  });
  // The files of a reopened submission are found by its id and need no flag.
  if (place.reopened_id === null) noteDraft(draftKey(place), true);
}

/**
 * Replaces a chosen picture with the smaller one that was made of it, and answers whether it did. A picture that was removed
 * meanwhile is not replaced, nor is one that was announced to the server: that one is sent as it was chosen.
 */
export const replaceFile = (id: string, { bytes, name, type }: FileContent): Promise<boolean> =>
  withForms(async (database) => {
    const work = database.transaction(BOTH, 'readwrite', DURABLE);
    const files = work.objectStore('files');
    const former = await files.get(id);
    const is_free = former !== undefined && !former.is_announced;
    if (is_free) {
      await work.objectStore('file_bytes').put(bytes, id);
      await files.put({ ...former, name, type, size_bytes: bytes.byteLength, is_original: false });
    }
    await work.done;
    return is_free;
  });

/** Removes a file and its bytes. */
export const removeFile = (id: string): Promise<void> =>
  withForms(async (database) => {
    const work = database.transaction(BOTH, 'readwrite', DURABLE);
    await work.objectStore('files').delete(id);
    await work.objectStore('file_bytes').delete(id);
    await work.done;
  });

/** The files of a draft or of a queued form, in the order in which they were added, since ids rise with time. */
export const filesOf = (owner: string): Promise<StoredFile[]> =>
  withForms((database) => database.getAllFromIndex('files', 'owner', owner));

/** One file with its bytes; null when it is gone. */
export const fileWithBytes = (
  id: string,
): Promise<{ readonly file: StoredFile; readonly bytes: ArrayBuffer } | null> =>
  withForms(async (database) => {
    const work = database.transaction(BOTH);
    const file = await work.objectStore('files').get(id);
    const bytes = await work.objectStore('file_bytes').get(id);
    return file === undefined || bytes === undefined ? null : { file, bytes };
  });

/**
 * Marks the files of a submission as announced: the server is told their size, so their bytes never change again. Answers the
 * announced files. A file that is too large for the server is refused here, and the submission is sent without it.
 */
export const announceFiles = (owner: string, max_bytes: number): Promise<readonly StoredFile[]> =>
  withForms(async (database) => {
    const work = database.transaction('files', 'readwrite', DURABLE);
    const announced: StoredFile[] = [];
    for (const file of await work.store.index('owner').getAll(owner)) {
      const refusal = file.size_bytes > max_bytes ? 'too_large' : file.refusal;
      const now = { ...file, is_announced: true, refusal };
      await work.store.put(now);
      if (refusal === null) announced.push(now);
    }
    await work.done;
    return announced;
  });

/** Stores what the server answered about files, and removes those that have arrived. */
export const noteStates = (states: readonly FileState[]): Promise<void> =>
  withForms(async (database) => {
    const work = database.transaction(BOTH, 'readwrite', DURABLE);
    const files = work.objectStore('files');
    for (const { id, has_arrived, upload_path, refusal } of states) {
      const file = await files.get(id);
      if (file === undefined) continue;
      if (has_arrived) {
        await files.delete(id);
        await work.objectStore('file_bytes').delete(id);
      } else await files.put({ ...file, upload_path, refusal });
    }
    await work.done;
  });

/** Stores how an attempt to send a file ended. Does nothing when the file was removed meanwhile. */
export const noteFileAttempt = (
  id: string,
  outcome: Pick<FileProgress, 'upload_path' | 'tries' | 'not_before_ms' | 'trouble'>,
): Promise<void> =>
  withForms(async (database) => {
    const work = database.transaction('files', 'readwrite');
    const file = await work.store.get(id);
    if (file !== undefined) await work.store.put({ ...file, ...outcome });
    await work.done;
  });
