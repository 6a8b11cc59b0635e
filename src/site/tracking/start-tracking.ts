/** Fetched once a visitor agreed, and not before. */
import { log } from '../../lib/logger.ts';
import { namesToErase } from '../consent/storage-registry.ts';
import { analyticsTracker } from './analytics.ts';
import { describeEvent } from './describe-event.ts';
import { FLAGS } from './flag-names.ts';
import type { SiteEvent } from './site-event.ts';
import type { TrackingTargets } from './targets.ts';

// Visitors fetch it with the tracker, and not before they agreed.
export { targetsOf } from './targets.ts';
import { addSender, type Sender, track } from './tracking.ts';
import { watchClicks } from './watch-clicks.ts';
import { watchPresence, watchScrolling, watchSections } from './watch-reading.ts';

type FlagStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const oneMore = (storage: FlagStorage, flag: string): void =>
  storage.setItem(flag, String(Number(storage.getItem(flag) ?? 0) + 1));

/** Notes what an event says about a visitor. */
export function noteFlags(event: SiteEvent, storage: FlagStorage, now: Date = new Date()): void {
  if (event.name === 'exit_intent') storage.setItem(FLAGS.exit_intent, 'true');
  if (event.name === 'navigation') {
    storage.setItem(FLAGS.navbar_interaction, 'true');
    oneMore(storage, FLAGS.navbar_interaction_count);
    storage.setItem(FLAGS.last_nav_click, event.href);
  }
  if (event.name === 'gallery_view') {
    storage.setItem(FLAGS.gallery_viewed, 'true');
    oneMore(storage, FLAGS.gallery_view_count);
    storage.setItem(FLAGS.gallery_last_view, now.toISOString());
  }
}

/** Removes every flag, by the registry that the cookies page shows; a storage that refuses holds none either. */
export function removeFlags(): void {
  try {
    for (const flag of namesToErase()) localStorage.removeItem(flag);
  } catch (fault) {
    log.warn('flags could not be removed', fault);
  }
}

/** T-002: `?debug_mode=1` in the address. */
export const isDebugMode = (search: string): boolean => new URLSearchParams(search).get('debug_mode') === '1';

/** Cookies that tag managers set from here on carry the consent; without it they go. */
function removeCookies(): void {
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim();
    if (!name) continue;
    // oxlint-disable-next-line unicorn/no-document-cookie -- the only way every browser has to remove one
    for (const domain of ['', `;domain=${location.hostname}`, `;domain=.${location.hostname}`])
      document.cookie = `${name}=;path=/;max-age=0${domain}`;
  }
}

/**
 * Starts everything that tells of the site's use: watchers, flags and, where configured, both receivers (T-001).
 * The returned function withdraws: nothing is sent any more, flags and cookies go, and a tag manager goes with the page.
 */
export function startTracking({ tag_manager_url, analytics_url }: TrackingTargets): () => void {
  const debug = isDebugMode(location.search);
  const analytics = analytics_url === '' ? null : analyticsTracker(analytics_url, debug);
  const flushWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') analytics?.flush();
  };
  const stops = [
    addSender((event) => noteFlags(event, localStorage)),
    ...(analytics === null ? [] : [addSender(analytics.send)]),
    ...(tag_manager_url === '' ? [] : [addSender(tagManagerSender(tag_manager_url))]),
    watchScrolling(),
    watchSections(),
    watchPresence(),
    watchClicks(),
  ];
  addEventListener('pagehide', flushWhenHidden);
  document.addEventListener('visibilitychange', flushWhenHidden);
  track({ name: 'page_view', path: location.pathname });
  // The stylesheet stands in the page: it was there when the page could be seen.
  track({
    name: 'css_loaded',
    after_ms: Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
  });

  return () => {
    for (const stop of stops) stop();
    analytics?.stop();
    removeEventListener('pagehide', flushWhenHidden);
    document.removeEventListener('visibilitychange', flushWhenHidden);
    removeFlags();
    removeCookies();
    if (tag_manager_url !== '') location.reload();
  };
}

declare global {
  interface Window {
    /** Where a tag manager reads what happened; its name is the tag manager's. */
    dataLayer?: object[];
  }
}

/**
 * Loads the tag manager and gives it every event on its data layer (T-001). Called after consent only. What it put into
 * the page cannot be taken out again: withdrawal loads the page anew.
 */
function tagManagerSender(script_url: string): Sender {
  const layer = window.dataLayer ?? [];
  window.dataLayer = layer;
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = script_url;
  document.head.append(script);
  return (event) => {
    const meaning = describeEvent(event);
    layer.push({ event: meaning.action, ...meaning, details: event });
  };
}
