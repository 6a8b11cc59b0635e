import { whenAtRest } from '../../lib/when-at-rest.ts';

/** Where a view is counted (supabase/functions/page-view). */
const ADDRESS = '/api/page-view';
const AT_MOST_MS = 5_000;
const WITHOUT_IDLE_MS = 2_000;

/** What the browser says about being tracked, and how it sends. */
interface Asked {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
  readonly onLine: boolean;
  sendBeacon(url: string, body: string): boolean;
}

/** Whether the visitor asks not to be followed, by either of the two signals. */
const asksForPrivacy = ({ doNotTrack, globalPrivacyControl }: Asked): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true;

/**
 * counts that a page was looked at, once the browser has nothing better to do. The path is all that is sent; a browser that asks for privacy sends nothing. It needs no consent, for it is about no person.
 */
export function countPageView(path: string, browser: Asked = navigator): void {
  if (asksForPrivacy(browser)) return;
  const send = (): void => {
    if (browser.onLine) browser.sendBeacon(ADDRESS, path);
  };
  whenAtRest(send, AT_MOST_MS, WITHOUT_IDLE_MS);
}
