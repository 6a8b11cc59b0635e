import { createListeners } from '../../lib/listeners.ts';
import { log } from '../../lib/logger.ts';

/** K-004: where the choice stands, as the text 'true' or 'false'. */
export const CONSENT_KEY = 'cookie_consent';

export type Consent = 'undecided' | 'accepted' | 'declined';

const CHOICES: Readonly<Record<string, Consent>> = { true: 'accepted', false: 'declined' };

const changes = createListeners<[]>();

/** K-004: the stored choice; undecided when there is none, it is unreadable, or it cannot be read. */
export function readConsent(): Consent {
  try {
    return CHOICES[localStorage.getItem(CONSENT_KEY) ?? ''] ?? 'undecided';
  } catch {
    return 'undecided';
  }
}

/** Stores a choice and tells everyone. False when it could not be stored: then nothing changed (K-007). */
export function saveConsent(accepted: boolean): boolean {
  try {
    localStorage.setItem(CONSENT_KEY, String(accepted));
    if (localStorage.getItem(CONSENT_KEY) !== String(accepted)) return false;
  } catch (fault) {
    log.warn('consent could not be saved', fault);
    return false;
  }
  changes.call();
  return true;
}

/** Tells of choices made here or in another tab. */
export function onConsentChange(changed: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent): void => {
    if (key === CONSENT_KEY || key === null) changed();
  };
  addEventListener('storage', elsewhere);
  const stop = changes.add(changed);
  return () => {
    removeEventListener('storage', elsewhere);
    stop();
  };
}
