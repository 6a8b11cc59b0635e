import { DURABLE, withForms } from './forms-database.ts';
import { noteDraft } from './marks.ts';
import { type Draft, draftKey, draftOwner, type DraftPlace, type StoredFile } from './stored-form.ts';

/** A submission that was not taken has a note of its own, as it waits. */
const note = ({ kind, reopened_id }: DraftPlace): void => {
  if (reopened_id === null) noteDraft(kind, true);
};

/** Keeps what has been typed, so that a reload or a closed tab takes nothing away. */
export async function saveDraft(place: DraftPlace, draft: Omit<Draft, 'kind'>): Promise<void> {
  await withForms((database) => database.put('drafts', { ...draft, kind: draftKey(place) }));
  note(place);
}

/** What was typed into a form earlier; null when there is nothing. */
export const readDraft = (place: DraftPlace): Promise<Draft | null> =>
  withForms(async (database) => (await database.get('drafts', draftKey(place))) ?? null);

/** Keeps a file with the draft of its form. */
export async function addDraftFile(place: DraftPlace, file: Omit<StoredFile, 'owner'>): Promise<void> {
  await withForms(async (database) => {
    const work = database.transaction('files', 'readwrite', DURABLE);
    await work.store.put({ ...file, owner: draftOwner(place) });
    await work.done;
  });
  note(place);
}

/** Takes a file away again. */
export const removeFile = (id: string): Promise<void> =>
  withForms((database) => database.delete('files', id));

/** The files of a draft or of a submission, in the order they were added: their ids rise. */
export const filesOf = (owner: string): Promise<StoredFile[]> =>
  withForms((database) => database.getAllFromIndex('files', 'owner', owner));

/** How many files go along with a submission. */
export const fileCount = (owner: string): Promise<number> =>
  withForms((database) => database.countFromIndex('files', 'owner', owner));
