import { STORAGE_PREFIX } from '../../brand.ts';
import type { Draft } from './forms-database.ts';

/**
 * Local flags: whether forms are queued and which drafts are stored, outside the database, so that a page with nothing to send
 * or to restore does not load the queue. Also the events by which tabs tell each other of changes.
 */

/** The database of the forms. It is not the admin's, so an upgrade of that one never touches what a visitor wrote. */
export const FORMS_DATABASE = `${STORAGE_PREFIX}_forms`;
const QUEUED_FLAG = 'forms_queued';
const DRAFTS_FLAG = 'form_drafts';

/** Dispatched on this page whenever a flag changes; other tabs get the `storage` event. */
export const FLAGS_EVENT = 'forms-flags';

/** Reading it throws in a worker, which has no local storage, and in a browser that forbids it. */
declare const localStorage: {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, value: string): void {
  if (read(key) === value) return;
  try {
    if (value === '') localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The next page then does not look for queued forms by itself; they stay in the database.
  }
  dispatchEvent(new Event(FLAGS_EVENT));
}

const draftKeys = (): string[] => read(DRAFTS_FLAG).split(',').filter(Boolean);

/** Whether this device ever stored a form or a draft; false too where the browser cannot list its databases. */
export async function hasFormsDatabase(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === FORMS_DATABASE);
  } catch {
    return false;
  }
}

/** How many forms were queued when a page last counted them. */
export const queuedCount = (): number => Number(read(QUEUED_FLAG)) || 0;

/** Stores how many forms are queued. Does nothing in a worker; the next page counts them itself. */
export const noteQueued = (count: number): void => write(QUEUED_FLAG, count === 0 ? '' : String(count));

/** The sessions with a draft of this subject; an empty text for a draft that was stored before there were sessions. */
export const draftSessions = (subject: string): string[] =>
  draftKeys().flatMap((key) => {
    const [of, session = ''] = key.split('@');
    return of === subject ? [session] : [];
  });

/** Whether any page stored a draft of this kind of form. */
export const hasDraft = (kind: string): boolean => draftSessions(kind).length > 0;

/** Stores whether there is a draft with this key. */
export function noteDraft(key: string, is_kept: boolean): void {
  const keys = new Set(draftKeys());
  if (is_kept) keys.add(key);
  else keys.delete(key);
  write(DRAFTS_FLAG, [...keys].join(','));
}

/** The name of a draft in local storage, where each key press keeps it, and of the Web Lock of its session. */
export const typedName = (key: string): string => `form_draft:${key}`;

/**
 * Keeps a draft with this key in local storage before this call returns, since a tab that is closed a moment later loses its
 * write to the database.
 */
export function keepTyped(key: string, draft: Omit<Draft, 'kind'>): void {
  try {
    localStorage.setItem(typedName(key), JSON.stringify(draft));
  } catch {
    // Refused or full: the draft is in the database alone.
  }
  noteDraft(key, true);
}

/** Calls when a flag may have changed, here or in another tab. */
export function onFlagsChange(changed: () => void): () => void {
  addEventListener(FLAGS_EVENT, changed);
  addEventListener('storage', changed);
  return () => {
    removeEventListener(FLAGS_EVENT, changed);
    removeEventListener('storage', changed);
  };
}

/** The channel by which tabs and the worker tell each other about the queue. */
const CHANNEL = `${STORAGE_PREFIX}_forms`;

export type QueueEvent =
  /** A form was queued, sent or removed: read the queue again. */
  | { readonly type: 'changed' }
  /** The server has this form. */
  | { readonly type: 'sent'; readonly id: string };

/** Sends an event to every page of the site, this one too. */
export function publishQueueEvent(event: QueueEvent): void {
  if (typeof BroadcastChannel !== 'function') return;
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage(event);
  channel.close();
}

/** Calls for every event of the queue; the function returned ends it. */
export function onQueueEvent(heard: (event: QueueEvent) => void): () => void {
  if (typeof BroadcastChannel !== 'function') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<QueueEvent>) => heard(data));
  return () => channel.close();
}
