/**
 * Drafts of public forms: what was typed and not sent, on the device under its draft session, so that two tabs with the same
 * form never share one. A session is held by a Web Lock while its page lives; a draft whose page has ended is adopted.
 */
import {
  type Draft,
  draftKey,
  draftOwner,
  type DraftPlace,
  draftSubject,
  withForms,
} from './forms-database.ts';
import { draftSessions, noteDraft } from './local-flags.ts';
import { filesOf } from './queued-files.ts';

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
  noteDraft(draftKey(place), true);
}

/** Forgets what `keepTyped` kept: it is sent, or stored. */
export const dropTyped = (place: DraftPlace): void =>
  void withTyped((storage) => storage.removeItem(typedName(place)));

/** Keeps what has been typed, so that a reload or a closed tab takes nothing away. */
export async function saveDraft(place: DraftPlace, draft: Omit<Draft, 'kind'>): Promise<void> {
  await withForms((database) => database.put('drafts', { ...draft, kind: draftKey(place) }));
  // What was typed since is not stored yet.
  if (JSON.stringify(readTyped(place)?.values) === JSON.stringify(draft.values)) dropTyped(place);
  noteDraft(draftKey(place), true);
}

/** Takes away the texts of a draft, in both places, and its note. */
export async function dropDraft(place: DraftPlace): Promise<void> {
  await withForms((database) => database.delete('drafts', draftKey(place)));
  dropTyped(place);
  noteDraft(draftKey(place), false);
}

/** What was typed into a form earlier, as stored or as kept with the last key; null when there is nothing. */
export async function readDraft(place: DraftPlace): Promise<Draft | null> {
  const typed = readTyped(place);
  // Where the database fails, the copy outside it is what remains.
  const stored = await withForms((database) => database.get('drafts', draftKey(place))).catch(
    () => undefined,
  );
  return typed !== null && (stored === undefined || typed.saved_at >= stored.saved_at)
    ? typed
    : (stored ?? null);
}

/** Ends the hold on a draft session. */
export type Release = () => void;

/** A page that is left for another one still holds its session for a moment beside it. */
const END_TIMEOUT_MS = 300;

/**
 * Holds a draft session until it is released or the page ends, however it ends; null when a living page holds it. Where
 * there are no Web Locks nothing tells who lives: there every session is free.
 */
export async function holdSession({ kind, session }: DraftPlace): Promise<Release | null> {
  if (!('locks' in navigator)) return () => undefined;
  const answer = Promise.withResolvers<Release | null>();
  navigator.locks
    .request(`form_draft:${kind}@${session}`, { signal: AbortSignal.timeout(END_TIMEOUT_MS) }, () => {
      const over = Promise.withResolvers<undefined>();
      answer.resolve(() => over.resolve(undefined));
      return over.promise;
    })
    .catch(() => answer.resolve(null));
  return await answer.promise;
}

interface HeldDraft {
  readonly place: DraftPlace;
  readonly release: Release;
}

/**
 * Holds the newest draft of this form whose page has ended; null when there is none. The draft of a page that lives is never
 * adopted. Further ones remain for the next time the form is opened; newer ones with nothing in them go.
 */
export async function adoptDraft(form: DraftPlace): Promise<HeldDraft | null> {
  const found = await Promise.all(
    draftSessions(draftSubject(form)).map(async (session) => {
      const place = { ...form, session };
      const release = await holdSession(place);
      const { saved_at = '', values = {} } = (await readDraft(place)) ?? {};
      return { place, release, saved_at, values };
    }),
  );
  let adopted: HeldDraft | null = null;
  for (const { place, release, values } of found.toSorted((a, b) => b.saved_at.localeCompare(a.saved_at))) {
    if (release === null) continue;
    const is_first = adopted === null;
    if (is_first && (Object.values(values).some(Boolean) || (await filesOf(draftOwner(place))).length > 0)) {
      adopted = { place, release };
      continue;
    }
    if (is_first) await dropDraft(place);
    release();
  }
  return adopted;
}
