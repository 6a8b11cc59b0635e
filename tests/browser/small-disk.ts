/**
 * Runs before anything touches IndexedDB: Chromium remembers for a while how much room it saw, so a quota that is set
 * later is not felt.
 */
import { cdp } from 'vitest/browser';

await cdp().send('Storage.overrideQuotaForOrigin', {
  origin: location.origin,
  quotaSize: 48 * 1024 * 1024,
});
