import { useSyncExternalStore } from 'react';
import { type Consent, onConsentChange, readConsent } from './consent.ts';

/** The visitor's choice; null in the finished HTML, which knows nobody's. */
export function useConsent(): Consent | null {
  return useSyncExternalStore<Consent | null>(onConsentChange, readConsent, () => null);
}
