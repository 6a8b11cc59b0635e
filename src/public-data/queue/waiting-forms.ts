import { DURABLE, withForms } from './forms-database.ts';
import { noteDraft, noteWaiting, publishQueueEvent } from './local-flags.ts';
import {
  type Draft,
  draftKey,
  draftOwner,
  type DraftPlace,
  type FormBody,
  newPlace,
  NOT_ANNOUNCED,
  reopenedIdIn,
  type StoredFile,
  type Uploads,
  type WaitingForm,
} from './stored-form.ts';
import { filesOf, removeFile } from './waiting-files.ts';

/** A submission as the form gives it. */
export interface NewForm {
  readonly id: string;
  readonly kind: string;
  readonly path: string;
  readonly body: FormBody;
  readonly uploads: Uploads;
  /** Wall time, ISO 8601. */
  readonly made_at: string;
}

async function countAgain(): Promise<void> {
  noteWaiting(await withForms((database) => database.count('waiting')));
  publishQueueEvent({ type: 'changed' });
}

/**
 * Keeps a submission: once this resolves it is on the disk, with the files of its draft, and the draft is gone, as is
 * the submission that it replaces. Keeping the same id again replaces it, unless that one is gone already.
 */
export async function keepForm(form: NewForm, from: DraftPlace = newPlace(form.kind)): Promise<void> {
  await withForms(async (database) => {
    const work = database.transaction(['waiting', 'drafts', 'files'], 'readwrite', DURABLE);
    const former = await work.objectStore('waiting').get(form.id);
    const waiting: WaitingForm = {
      ...form,
      // The server may have heard of the first one.
      upload_secret: former?.upload_secret ?? crypto.randomUUID(),
      is_taken: false,
      tries: 0,
      not_before_ms: 0,
      trouble: null,
      refusal: null,
    };
    if (from.reopened_id !== null) await work.objectStore('waiting').delete(from.reopened_id);
    await work.objectStore('waiting').put(waiting);
    await work.objectStore('drafts').delete(draftKey(from));
    const files = work.objectStore('files');
    for (const file of await files.index('owner').getAll(draftOwner(from)))
      await files.put({ ...file, ...NOT_ANNOUNCED, owner: form.id });
    await work.done;
  });
  dropTyped(from);
  if (from.reopened_id === null) noteDraft(form.kind, false);
  await countAgain();
}

/** Everything that waits, oldest first. */
export async function listWaiting(): Promise<WaitingForm[]> {
  const all = await withForms((database) => database.getAll('waiting'));
  noteWaiting(all.length);
  return all.toSorted((a, b) => a.made_at.localeCompare(b.made_at));
}

/** One that waits; null when it has been taken or removed. */
export const findWaiting = (id: string): Promise<WaitingForm | null> =>
  withForms(async (database) => (await database.get('waiting', id)) ?? null);

/** Gives up a submission with its files and changes: the server has it, or the visitor no longer wants it. */
export async function removeWaiting(id: string): Promise<void> {
  await withForms(async (database) => {
    const stores = ['waiting', 'drafts', 'files', 'file_bytes'] as const;
    const work = database.transaction(stores, 'readwrite', DURABLE);
    await work.objectStore('waiting').delete(id);
    await work.objectStore('drafts').delete(draftKey({ kind: '', reopened_id: id }));
    const files = work.objectStore('files');
    for (const file of await files.index('owner').getAllKeys(id)) {
      await files.delete(file);
      await work.objectStore('file_bytes').delete(file);
    }
    await work.done;
  });
  await countAgain();
}

/**
 * Turns a submission back into what is being typed: its files belong to the draft again, and nothing waits. Nothing when the
 * server has taken it meanwhile: then it only waits for its files.
 */
export async function takeBack(
  form: WaitingForm,
  values: Readonly<Record<string, string | boolean>>,
): Promise<void> {
  const is_back = await withForms(async (database) => {
    const work = database.transaction(['waiting', 'drafts', 'files'], 'readwrite', DURABLE);
    const now = await work.objectStore('waiting').get(form.id);
    if (now?.is_taken) return false;
    await work.objectStore('waiting').delete(form.id);
    await work.objectStore('drafts').put({ kind: form.kind, values, saved_at: new Date().toISOString() });
    const files = work.objectStore('files');
    for (const file of await files.index('owner').getAll(form.id))
      await files.put({ ...file, ...NOT_ANNOUNCED, owner: draftOwner(newPlace(form.kind)) });
    await work.done;
    return true;
  });
  if (!is_back) return;
  noteDraft(form.kind, true);
  await countAgain();
}

/** Notes how an attempt went; nothing when the submission is gone meanwhile. */
export async function noteAttempt(
  id: string,
  outcome: Pick<WaitingForm, 'tries' | 'not_before_ms' | 'trouble' | 'refusal'>,
): Promise<void> {
  await withForms(async (database) => {
    const work = database.transaction('waiting', 'readwrite');
    const form = await work.store.get(id);
    if (form !== undefined) await work.store.put({ ...form, ...outcome });
    await work.done;
  });
  await countAgain();
}

/** The server has it: from here on only its files wait, and it is never sent again. */
export async function noteTaken(id: string): Promise<void> {
  await withForms(async (database) => {
    const work = database.transaction('waiting', 'readwrite', DURABLE);
    const form = await work.store.get(id);
    if (form !== undefined) await work.store.put({ ...form, is_taken: true, trouble: null, refusal: null });
    await work.done;
  });
}

/** The name of what is kept of a form with each key. */
const typedName = (place: DraftPlace): string => `form_draft:${draftKey(place)}`;

/** A worker has none, and a browser may refuse it or be full; then the stored draft is what remains. */
declare const localStorage: {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};

function withTyped<T>(work: (storage: typeof localStorage) => T): T | null {
  try {
    return work(localStorage);
  } catch {
    return null;
  }
}

const isTyped = (found: unknown): found is Omit<Draft, 'kind'> =>
  typeof found === 'object' &&
  found !== null &&
  'values' in found &&
  typeof found.values === 'object' &&
  found.values !== null &&
  'saved_at' in found &&
  typeof found.saved_at === 'string';

function readTyped(place: DraftPlace): Draft | null {
  const found = withTyped<unknown>((storage) => JSON.parse(storage.getItem(typedName(place)) ?? 'null'));
  return isTyped(found) ? { ...found, kind: draftKey(place) } : null;
}

/** Keeps what is typed before this call returns: a tab that is closed a moment later has not stored it yet. */
export function keepTyped(place: DraftPlace, draft: Omit<Draft, 'kind'>): void {
  withTyped((storage) => storage.setItem(typedName(place), JSON.stringify(draft)));
  if (place.reopened_id === null) noteDraft(place.kind, true);
}

/** Forgets what `keepTyped` kept: it is sent, or stored. */
export const dropTyped = (place: DraftPlace): void =>
  void withTyped((storage) => storage.removeItem(typedName(place)));

/** Keeps what has been typed, so that a reload or a closed tab takes nothing away. */
export async function saveDraft(place: DraftPlace, draft: Omit<Draft, 'kind'>): Promise<void> {
  await withForms((database) => database.put('drafts', { ...draft, kind: draftKey(place) }));
  // What was typed since is not stored yet.
  if (JSON.stringify(readTyped(place)?.values) === JSON.stringify(draft.values)) dropTyped(place);
  // A submission that was not taken has a note as it waits.
  if (place.reopened_id === null) noteDraft(place.kind, true);
}

/** Takes a draft away, with its files and the submission it was opened from; answers what its files were. */
export async function removeDraft(place: DraftPlace): Promise<readonly StoredFile[]> {
  const files = await filesOf(draftOwner(place));
  for (const { id } of files) await removeFile(id);
  await withForms((database) => database.delete('drafts', draftKey(place)));
  dropTyped(place);
  if (place.reopened_id === null) noteDraft(place.kind, false);
  else await removeWaiting(place.reopened_id);
  return files;
}

/** What was typed into a form earlier, as stored or as kept with the last key; null when there is nothing. */
export async function readDraft(place: DraftPlace): Promise<Draft | null> {
  const typed = readTyped(place);
  const stored = await withForms(async (database) => (await database.get('drafts', draftKey(place))) ?? null);
  return typed !== null && (stored === null || typed.saved_at >= stored.saved_at) ? typed : stored;
}

/**
 * Writes the notes anew from the database itself: a browser that is killed may lose the notes of its last seconds, but
 * never what was kept. Changes to a submission that is gone go too.
 */
export async function recount(): Promise<void> {
  const waiting = new Set((await listWaiting()).map(({ id }) => id));
  for (const { kind, values } of await withForms((database) => database.getAll('drafts'))) {
    const reopened_id = reopenedIdIn(kind);
    if (reopened_id === null) {
      if (Object.values(values).some(Boolean)) noteDraft(kind, true);
    } else if (!waiting.has(reopened_id)) await withForms((database) => database.delete('drafts', kind));
  }
}
