import { log } from '../../lib/logger.ts';
import { onConsentChange, readConsent } from './consent.ts';
import { whenToShow } from './show-banner.ts';

/** Id of the place where a page has room for the question: in the order of the keyboard it comes after the skip link. */
export const CONSENT_PLACE = 'vraag';

/** Switches a part of the page on and off. Its code is fetched first, and does not start if the visitor chose otherwise meanwhile. */
function lazySwitch(load: () => Promise<() => () => void>, failed: string): (is_wanted: boolean) => void {
  let wanted = false;
  let stop: (() => void) | null = null;
  const begin = async (): Promise<void> => {
    const start = await load();
    if (wanted) stop ??= start();
  };
  return (is_wanted) => {
    if (wanted === is_wanted) return;
    wanted = is_wanted;
    if (wanted) begin().catch((reason: unknown) => log.warn(failed, reason));
    stop?.();
    stop = null;
  };
}

let is_followed = false;

/**
 * K-006: asks until the visitor has chosen, and applies the choice. The prerendered HTML holds no banner, so that no reader waits
 * behind it; a visitor who has chosen never fetches its code, and no code of the tracker is fetched before 'true'. A change to
 * 'false' stops it. It needs no React: a page that rests asks too.
 * @param here name of the page; the cookies page asks by itself, in the same words.
 */
export function followConsent(here: string | null): void {
  const place = document.getElementById(CONSENT_PLACE);
  const root = document.getElementById('root');
  if (is_followed || place === null || root === null) return;
  is_followed = true;
  const ask = lazySwitch(async () => {
    const { showBanner } = await import('./banner.ts');
    return () => showBanner(place);
  }, 'banner not fetched');
  const track = lazySwitch(async () => {
    const { startTracking, targetsOf } = await import('../tracking/start-tracking.ts');
    return () => startTracking(targetsOf(root));
  }, 'tracker not fetched');
  let is_due = false;
  const follow = (): void => {
    const consent = readConsent();
    ask(is_due && consent === 'undecided' && here !== 'cookies');
    track(consent === 'accepted');
  };
  onConsentChange(follow);
  follow();
  whenToShow(() => {
    is_due = true;
    follow();
  });
}
