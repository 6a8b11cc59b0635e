/**
 * Drafts of public forms: texts that were typed and not sent. Each is stored under its draft session, so that two tabs with the
 * same form never share one. The page holds a Web Lock for its session while it lives; a draft whose page has ended is adopted
 * by the next page.
 */
import {
  type Draft,
  draftKey,
  draftOwner,
  type DraftPlace,
  draftSubject,
  withForms,
} from './forms-database.ts';
import { draftSessions, noteDraft, typedName } from './local-flags.ts';
import { filesOf } from './queued-files.ts';

/** A worker has no local storage, and a browser may refuse it or be full; the draft is then in the database alone. */
declare const localStorage: {
  getItem(key: string): string | null;
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
  const found = withTyped<unknown>((storage) =>
    JSON.parse(storage.getItem(typedName(draftKey(place))) ?? 'null'),
  );
  return isTyped(found) ? { ...found, kind: draftKey(place) } : null;
}

/** Removes from local storage what `keepTyped` kept there, once it was sent or is in the database. */
export const dropTyped = (place: DraftPlace): void =>
  void withTyped((storage) => storage.removeItem(typedName(draftKey(place))));

/** Stores a draft in the database, so that a reload or a closed tab loses no text. */
export async function saveDraft(place: DraftPlace, draft: Omit<Draft, 'kind'>): Promise<void> {
  await withForms((database) => database.put('drafts', { ...draft, kind: draftKey(place) }));
  // A text that was typed since then is not in the database yet.
  if (JSON.stringify(readTyped(place)?.values) === JSON.stringify(draft.values)) dropTyped(place);
  noteDraft(draftKey(place), true);
}

/** Removes the texts of a draft from the database and from local storage, and its local flag. */
export async function dropDraft(place: DraftPlace): Promise<void> {
  await withForms((database) => database.delete('drafts', draftKey(place)));
  dropTyped(place);
  noteDraft(draftKey(place), false);
}

/** Reads the newer of the two copies of a draft, from the database or from local storage; null when there is none. */
export async function readDraft(place: DraftPlace): Promise<Draft | null> {
  // Where the database fails, the copy in local storage remains.
  const stored = await withForms((database) => database.get('drafts', draftKey(place))).catch(
    () => undefined,
  );
  // Last, since the final keys of a page that ended reach the storage of this one by another way than its lock.
  const typed = readTyped(place);
  return typed !== null && (stored === undefined || typed.saved_at >= stored.saved_at)
    ? typed
    : (stored ?? null);
}

/** Ends the hold on a draft session. */
export type Release = () => void;

/** A page that is left for another one still holds its session for a moment. */
const END_TIMEOUT_MS = 300;

/**
 * Holds a draft session until it is released or the page ends. Null when a living page holds it until `signal` aborts. Without
 * Web Locks nothing tells whether a page lives, so every session counts as free.
 */
export async function holdSession(
  { kind, session }: DraftPlace,
  signal: AbortSignal = AbortSignal.timeout(END_TIMEOUT_MS),
): Promise<Release | null> {
  if (!('locks' in navigator)) return () => undefined;
  const answer = Promise.withResolvers<Release | null>();
  navigator.locks
    .request(typedName(`${kind}@${session}`), { signal }, () => {
      const over = Promise.withResolvers<undefined>();
      answer.resolve(() => over.resolve(undefined));
      return over.promise;
    })
    .catch(() => answer.resolve(null));
  return await answer.promise;
}

/** A draft whose session this page holds, so that no other page adopts it. */
export interface HeldDraft {
  readonly place: DraftPlace;
  readonly release: Release;
}

const isEmpty = async (place: DraftPlace, draft: Draft | null): Promise<boolean> =>
  !Object.values(draft?.values ?? {}).some(Boolean) && (await filesOf(draftOwner(place))).length === 0;

const savedAt = ({ draft }: { readonly draft: Draft | null }): string => draft?.saved_at ?? '';

/** The places of this form's drafts in other pages, living or ended. */
const otherPlaces = (form: DraftPlace): DraftPlace[] =>
  draftSessions(draftSubject(form))
    .filter((session) => session !== form.session)
    .map((session) => ({ ...form, session }));

/**
 * Holds the newest draft of this form whose page has ended; null when there is none. The draft of a living page is never
 * adopted. Older drafts stay for the next time that the form is opened; newer ones that are empty are removed.
 */
export async function adoptDraft(form: DraftPlace): Promise<HeldDraft | null> {
  const found = await Promise.all(
    otherPlaces(form).map(async (place) => {
      const release = await holdSession(place);
      return { place, release, draft: await readDraft(place) };
    }),
  );
  let adopted: HeldDraft | null = null;
  for (const { place, release, draft } of found.toSorted((a, b) => savedAt(b).localeCompare(savedAt(a)))) {
    if (release === null) continue;
    if (adopted === null && !(await isEmpty(place, draft))) {
      adopted = { place, release };
      continue;
    }
    if (adopted === null) await dropDraft(place);
    release();
  }
  return adopted;
}

/**
 * Waits for the first page that ends and leaves a draft of this form, and holds that draft: on a slow machine a page that is
 * left may end after the next one has started. Null once `signal` aborts, or when every page has ended and left no draft.
 */
export async function awaitDraft(form: DraftPlace, signal: AbortSignal): Promise<HeldDraft | null> {
  const adopting = new AbortController();
  const stop = AbortSignal.any([signal, adopting.signal]);
  const answer = Promise.withResolvers<HeldDraft | null>();
  const adoptEnded = async (place: DraftPlace): Promise<void> => {
    const release = await holdSession(place, stop);
    if (release === null) return;
    const is_adopted = !(await isEmpty(place, await readDraft(place)).catch(() => true)) && !stop.aborted;
    if (!is_adopted) return release();
    adopting.abort();
    answer.resolve({ place, release });
  };
  await Promise.all(otherPlaces(form).map(adoptEnded));
  answer.resolve(null);
  return await answer.promise;
}
