import { useEffect } from 'react';
import { log } from '../../lib/logger.ts';
import { targetsOf } from '../tracking/targets.ts';
import { useConsent } from './use-consent.ts';

/**
 * K-006: applies the choice. No code of the tracker is fetched before 'true'; a change to 'false' stops it. A tracker that
 * cannot be fetched is logged, and the site works without it.
 */
export function useTracking(): void {
  const consent = useConsent();
  useEffect(() => {
    if (consent !== 'accepted') return undefined;
    const root = document.getElementById('root');
    let stop: (() => void) | null = null;
    let withdrawn = false;
    const start = async (): Promise<void> => {
      const { startTracking } = await import('../tracking/start-tracking.ts');
      if (!withdrawn && root !== null) stop = startTracking(targetsOf(root));
    };
    start().catch((reason: unknown) => log.warn('tracking could not be started', reason));
    return () => {
      withdrawn = true;
      stop?.();
    };
  }, [consent]);
}
