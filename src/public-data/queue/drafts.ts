import { withForms } from './forms-database.ts';
import { noteDraft } from './marks.ts';
import { type Draft, draftKey, type DraftPlace } from './stored-form.ts';

/** Keeps what has been typed, so that a reload or a closed tab takes nothing away. */
export async function saveDraft(place: DraftPlace, draft: Omit<Draft, 'kind'>): Promise<void> {
  await withForms((database) => database.put('drafts', { ...draft, kind: draftKey(place) }));
  // A submission that was not taken has a note as it waits.
  if (place.reopened_id === null) noteDraft(place.kind, true);
}

/** What was typed into a form earlier; null when there is nothing. */
export const readDraft = (place: DraftPlace): Promise<Draft | null> =>
  withForms(async (database) => (await database.get('drafts', draftKey(place))) ?? null);
