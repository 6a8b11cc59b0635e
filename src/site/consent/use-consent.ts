import { useSyncExternalStore } from 'react';
import { type Consent, onConsentChange, readConsent } from './consent.ts';

/** The visitor's choice; null in the prerendered HTML, where it is unknown. */
export function useConsent(): Consent | null {
  return useSyncExternalStore<Consent | null>(onConsentChange, readConsent, () => null);
}
