import { DURABLE, withForms } from './forms-database.ts';
import { dropDraft, dropTyped } from './drafts.ts';
import { draftSessions, noteDraft, noteQueued, publishQueueEvent } from './local-flags.ts';
import {
  draftKey,
  draftKeyIn,
  draftOwner,
  type DraftPlace,
  draftSubject,
  type FormBody,
  newPlace,
  NOT_ANNOUNCED,
  type QueuedForm,
  reopenedIdIn,
  type SentDraft,
  type Uploads,
} from './stored-form.ts';
import { removeFile } from './queued-files.ts';

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
  noteQueued(await withForms((database) => database.count('queued')));
  publishQueueEvent({ type: 'changed' });
}

/**
 * Keeps a submission: once this resolves it is on the disk, with the named files, and its draft is gone, as is the
 * submission that it replaces. Files that were chosen since belong to the next draft of its session. Keeping the same id
 * again replaces it, unless that one is gone already.
 */
export async function keepForm(
  form: NewForm,
  from: SentDraft = { ...newPlace(form.kind, ''), files: [] },
): Promise<void> {
  const next = newPlace(form.kind, from.session);
  const has_other_files = await withForms(async (database) => {
    const work = database.transaction(['queued', 'drafts', 'files'], 'readwrite', DURABLE);
    const former = await work.objectStore('queued').get(form.id);
    const queued: QueuedForm = {
      ...form,
      // The server may have heard of the first one.
      upload_secret: former?.upload_secret ?? crypto.randomUUID(),
      is_taken: false,
      tries: 0,
      not_before_ms: 0,
      trouble: null,
      refusal: null,
    };
    if (from.reopened_id !== null) await work.objectStore('queued').delete(from.reopened_id);
    await work.objectStore('queued').put(queued);
    await work.objectStore('drafts').delete(draftKey(from));
    const files = work.objectStore('files');
    for (const { id } of from.files) {
      const file = await files.get(id);
      // At a second try it belongs to the submission already, and the server may have been told of it.
      if (file !== undefined && file.owner !== form.id)
        await files.put({ ...file, ...NOT_ANNOUNCED, owner: form.id });
    }
    const others = await files.index('owner').count(draftOwner(next));
    await work.done;
    return others > 0;
  });
  dropTyped(from);
  noteDraft(draftKey(from), false);
  if (has_other_files) noteDraft(draftKey(next), true);
  await countAgain();
}

/** Everything that waits, oldest first. */
export async function listQueued(): Promise<QueuedForm[]> {
  const all = await withForms((database) => database.getAll('queued'));
  noteQueued(all.length);
  return all.toSorted((a, b) => a.made_at.localeCompare(b.made_at));
}

/** One that waits; null when it has been taken or removed. */
export const findQueued = (id: string): Promise<QueuedForm | null> =>
  withForms(async (database) => (await database.get('queued', id)) ?? null);

/** Gives up a submission with its files and changes: the server has it, or the visitor no longer wants it. */
export async function removeQueued(id: string): Promise<void> {
  await withForms(async (database) => {
    const stores = ['queued', 'files', 'file_bytes'] as const;
    const work = database.transaction(stores, 'readwrite', DURABLE);
    await work.objectStore('queued').delete(id);
    const files = work.objectStore('files');
    for (const file of await files.index('owner').getAllKeys(id)) {
      await files.delete(file);
      await work.objectStore('file_bytes').delete(file);
    }
    await work.done;
  });
  const changes = { kind: '', reopened_id: id };
  for (const session of draftSessions(draftSubject(changes))) await dropDraft({ ...changes, session });
  await countAgain();
}

/**
 * Turns a submission back into what is typed at `place`: its files belong to that draft, and nothing waits. Nothing when the
 * server has taken it meanwhile: then it only waits for its files.
 */
export async function takeBack(
  form: QueuedForm,
  values: Readonly<Record<string, string | boolean>>,
  place: DraftPlace,
): Promise<void> {
  const is_back = await withForms(async (database) => {
    const work = database.transaction(['queued', 'drafts', 'files'], 'readwrite', DURABLE);
    const now = await work.objectStore('queued').get(form.id);
    if (now?.is_taken) return false;
    await work.objectStore('queued').delete(form.id);
    const saved_at = new Date().toISOString();
    await work.objectStore('drafts').put({ kind: draftKey(place), values, saved_at });
    const files = work.objectStore('files');
    for (const file of await files.index('owner').getAll(form.id))
      await files.put({ ...file, ...NOT_ANNOUNCED, owner: draftOwner(place) });
    await work.done;
    return true;
  });
  if (!is_back) return;
  noteDraft(draftKey(place), true);
  await countAgain();
}

/** Notes how an attempt went; nothing when the submission is gone meanwhile. */
export async function noteAttempt(
  id: string,
  outcome: Pick<QueuedForm, 'tries' | 'not_before_ms' | 'trouble' | 'refusal'>,
): Promise<void> {
  await withForms(async (database) => {
    const work = database.transaction('queued', 'readwrite');
    const form = await work.store.get(id);
    if (form !== undefined) await work.store.put({ ...form, ...outcome });
    await work.done;
  });
  await countAgain();
}

/** The server has it: from here on only its files wait, and it is never sent again. */
export async function noteTaken(id: string): Promise<void> {
  await withForms(async (database) => {
    const work = database.transaction('queued', 'readwrite', DURABLE);
    const form = await work.store.get(id);
    if (form !== undefined) await work.store.put({ ...form, is_taken: true, trouble: null, refusal: null });
    await work.done;
  });
}

/** Takes a draft away, with the files that would have gone along and the submission it was opened from. */
export async function removeDraft(from: SentDraft): Promise<void> {
  for (const { id } of from.files) await removeFile(id);
  await dropDraft(from);
  if (from.reopened_id !== null) await removeQueued(from.reopened_id);
}

/**
 * Writes the notes anew from the database itself: a browser that is killed may lose the notes of its last seconds, but
 * never what was kept. Changes to a submission that is gone go too.
 */
export async function recount(): Promise<void> {
  const queued_ids = new Set((await listQueued()).map(({ id }) => id));
  for (const { kind: key, values } of await withForms((database) => database.getAll('drafts'))) {
    const reopened_id = reopenedIdIn(key);
    if (reopened_id !== null && !queued_ids.has(reopened_id)) {
      await withForms((database) => database.delete('drafts', key));
      noteDraft(key, false);
    } else if (Object.values(values).some(Boolean)) noteDraft(key, true);
  }
  for (const { owner } of await withForms((database) => database.getAll('files'))) {
    const key = draftKeyIn(owner);
    if (key !== null) noteDraft(key, true);
  }
}
