import { type ComponentType, useEffect, useState } from 'react';
import { log } from '../../lib/logger.ts';
import type { PublicPage } from '../../routes.ts';
import { whenToShow } from './show-banner.ts';
import { useConsent } from './use-consent.ts';

interface Props {
  readonly built: readonly PublicPage[] | undefined;
  /** The page it would stand on; the cookies page asks by itself, in the same words. */
  readonly here: PublicPage | null;
}

type BannerComponent = ComponentType<Pick<Props, 'built'>>;

/**
 * K-006: asks until the visitor has chosen. The prerendered HTML holds no banner, so that no reader waits behind it, and
 * a visitor who has chosen never fetches its code.
 */
export function ConsentBanner({ built, here }: Props) {
  const consent = useConsent();
  const wanted = consent === 'undecided' && here !== 'cookies';
  const [due, setDue] = useState(false);
  const [Banner, setBanner] = useState<BannerComponent | null>(null);
  useEffect(() => whenToShow(() => setDue(true)), []);
  useEffect(() => {
    if (!wanted) return;
    import('./banner.tsx').then(
      (code) => setBanner(() => code.default),
      (reason: unknown) => log.warn('the consent banner could not be fetched', reason),
    );
  }, [wanted]);
  return wanted && due && Banner !== null ? <Banner built={built} /> : null;
}
