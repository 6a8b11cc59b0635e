/** Two small notes outside the database, so that a page with nothing to send or to restore loads no database for it. */

/** The database that they are about: its own, so that an update of the admin's never touches what a visitor wrote. */
export const FORMS_DATABASE = 'havenglans_forms';
export const WAITING_MARK = 'forms_waiting';
export const DRAFTS_MARK = 'form_drafts';

/** Told to this page whenever a mark changes; other tabs hear of it by `storage`. */
export const MARKS_EVENT = 'forms-marks';

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
    // Then the next page does not look by itself; what waits stays where it is.
  }
  dispatchEvent(new Event(MARKS_EVENT));
}

const draftKinds = (): string[] => read(DRAFTS_MARK).split(',').filter(Boolean);

/** Whether this device ever kept something of a form; false too where the browser does not say. */
export async function hasFormsDatabase(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === FORMS_DATABASE);
  } catch {
    return false;
  }
}

/** How many submissions waited when somebody last looked. */
export const waitingCount = (): number => Number(read(WAITING_MARK)) || 0;

/** Notes how many wait; a worker has no such notes and leaves them to the next page. */
export const noteWaiting = (count: number): void => write(WAITING_MARK, count === 0 ? '' : String(count));

/** Whether something typed into this form is kept. */
export const hasDraft = (kind: string): boolean => draftKinds().includes(kind);

/** Notes whether a form has something typed into it. */
export function noteDraft(kind: string, is_kept: boolean): void {
  const others = draftKinds().filter((other) => other !== kind);
  write(DRAFTS_MARK, [...others, ...(is_kept ? [kind] : [])].join(','));
}

/** Calls when a mark may have changed, here or in another tab. */
export function onMarksChange(changed: () => void): () => void {
  addEventListener(MARKS_EVENT, changed);
  addEventListener('storage', changed);
  return () => {
    removeEventListener(MARKS_EVENT, changed);
    removeEventListener('storage', changed);
  };
}
