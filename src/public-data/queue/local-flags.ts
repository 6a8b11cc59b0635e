/** Two small notes outside the database, so that a page with nothing to send or to restore loads none, and news between tabs. */

/** The database that they are about: its own, so that an update of the admin's never touches what a visitor wrote. */
export const FORMS_DATABASE = 'havenglans_forms';
const QUEUED_FLAG = 'forms_queued';
const DRAFTS_FLAG = 'form_drafts';

/** Dispatched on this page whenever a flag changes; other tabs get the `storage` event. */
export const FLAGS_EVENT = 'forms-flags';

/** A worker has none: asking throws there, as it does where the browser forbids it. */
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
    // Then the next page does not check by itself; queued forms stay in the database.
  }
  dispatchEvent(new Event(FLAGS_EVENT));
}

const draftKeys = (): string[] => read(DRAFTS_FLAG).split(',').filter(Boolean);

/** Whether this device ever kept something of a form; false too where the browser does not say. */
export async function hasFormsDatabase(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === FORMS_DATABASE);
  } catch {
    return false;
  }
}

/** How many submissions waited when somebody last looked. */
export const queuedCount = (): number => Number(read(QUEUED_FLAG)) || 0;

/** Notes how many wait; a worker has no such notes and leaves them to the next page. */
export const noteQueued = (count: number): void => write(QUEUED_FLAG, count === 0 ? '' : String(count));

/** The sessions that hold a draft of this subject; the empty one of drafts that were kept before there were sessions. */
export const draftSessions = (subject: string): string[] =>
  draftKeys().flatMap((key) => {
    const [of, session = ''] = key.split('@');
    return of === subject ? [session] : [];
  });

/** Whether something typed into a form of this kind is kept, by any page. */
export const hasDraft = (kind: string): boolean => draftSessions(kind).length > 0;

/** Notes whether there is a draft with this key. */
export function noteDraft(key: string, is_kept: boolean): void {
  const keys = new Set(draftKeys());
  if (is_kept) keys.add(key);
  else keys.delete(key);
  write(DRAFTS_FLAG, [...keys].join(','));
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
const CHANNEL = 'havenglans_forms';

export type QueueEvent =
  /** Something was kept, taken or given up: look again. */
  | { readonly type: 'changed' }
  /** The server has this one. */
  | { readonly type: 'sent'; readonly id: string };

/** Tells every page of the site, this one too. */
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
