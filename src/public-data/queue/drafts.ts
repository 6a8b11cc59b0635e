import { DURABLE, withForms } from './forms-database.ts';
import { noteDraft } from './marks.ts';
import { type Draft, draftOwner, type StoredFile } from './stored-form.ts';

/** Keeps what has been typed, so that a reload or a closed tab takes nothing away. */
export async function saveDraft(draft: Draft): Promise<void> {
  await withForms((database) => database.put('drafts', draft));
  noteDraft(draft.kind, true);
}

/** What was typed into a form earlier; null when there is nothing. */
export const readDraft = (kind: string): Promise<Draft | null> =>
  withForms(async (database) => (await database.get('drafts', kind)) ?? null);

/** Forgets what was typed, and the files with it. */
export async function dropDraft(kind: string): Promise<void> {
  await withForms(async (database) => {
    const work = database.transaction(['drafts', 'files'], 'readwrite');
    await work.objectStore('drafts').delete(kind);
    const files = work.objectStore('files');
    for (const id of await files.index('owner').getAllKeys(draftOwner(kind))) await files.delete(id);
    await work.done;
  });
  noteDraft(kind, false);
}

/** Keeps a file with the draft of its form. */
export async function addDraftFile(kind: string, file: Omit<StoredFile, 'owner'>): Promise<void> {
  await withForms(async (database) => {
    const work = database.transaction('files', 'readwrite', DURABLE);
    await work.store.put({ ...file, owner: draftOwner(kind) });
    await work.done;
  });
  noteDraft(kind, true);
}

/** Takes a file away again. */
export const removeFile = (id: string): Promise<void> =>
  withForms((database) => database.delete('files', id));

/** The files of a draft or of a submission, in the order they were added: their ids rise. */
export const filesOf = (owner: string): Promise<StoredFile[]> =>
  withForms((database) => database.getAllFromIndex('files', 'owner', owner));
