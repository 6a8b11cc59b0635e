import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLogSink } from '../../lib/logger.ts';
import { analyticsTracker, BATCH_MS, MAX_BATCH } from './analytics.ts';
import { describeEvent } from './describe-event.ts';
import { FLAGS } from './flag-names.ts';
import { noteFlags, removeFlags } from './start-tracking.ts';
import { SCROLL_MILESTONES, type SiteEvent } from './site-event.ts';
import { isDebugMode } from './start-tracking.ts';
import { NO_TARGETS, targetAttributes, targetsOf, trackingTargets } from './targets.ts';
import { addSender, track } from './tracking.ts';
import { awaySeconds, EXIT_WITHIN_PX } from './watch-reading.ts';
import { readPercent } from './watch-reading.ts';
import { engagedSeconds } from './watch-reading.ts';

const beacon = vi.fn();
const fetched = vi.fn(() => Promise.resolve(new Response()));

beforeEach(() => {
  vi.useFakeTimers();
  beacon.mockClear();
  fetched.mockClear();
  vi.stubGlobal('navigator', { sendBeacon: beacon });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { pathname: '/contact' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const CLICK = {
  name: 'button_click',
  location: 'contact',
  cta_type: 'primary',
  button_text: 'Bel 020 123 45 67',
  timestamp: '2026-05-01T10:00:00.000Z',
} as const satisfies SiteEvent;

/** One of each. */
const EVENTS: readonly SiteEvent[] = [
  { name: 'page_view', path: '/' },
  { name: 'page_not_found', path: '/weg' },
  { name: 'css_loaded', after_ms: 312 },
  { name: 'scroll_milestone', percent: 75 },
  { name: 'section_view', section: 'contact' },
  { name: 'section_engagement', section: 'contact', seconds: 3 },
  { name: 'section_failed', section: 'galerij' },
  { name: 'visitor_returned', away_seconds: 12 },
  { name: 'exit_intent' },
  CLICK,
  { name: 'navigation', href: '/portfolio' },
  { name: 'menu_opened' },
  { name: 'contact_link', kind: 'phone' },
  { name: 'question_opened', question: 'Wat kost het?' },
  { name: 'gallery_view', project: 'p1' },
  { name: 'search', term: 'teak' },
  { name: 'interaction', what: 'slider_moved', label: 'p1' },
  { name: 'consent', choice: 'accepted' },
  { name: 'form_invalid', form: 'consultation', fields: ['email'] },
  { name: 'form_sent', form: 'contact' },
  { name: 'form_kept', form: 'contact' },
  { name: 'form_failed', form: 'contact' },
];

test('T-001 T-003 T-014 every event has a category, an action, a label and a value', () => {
  for (const event of EVENTS) {
    const meaning = describeEvent(event);
    expect(meaning.category, event.name).toMatch(/^[A-Z]\w+$/);
    expect(meaning.action, event.name).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect([typeof meaning.label, typeof meaning.value]).toEqual(['string', 'number']);
  }
  expect(describeEvent({ name: 'section_engagement', section: 'contact', seconds: 3 })).toEqual({
    category: 'Engagement',
    action: 'section_engagement',
    label: 'contact',
    value: 3,
  });
});

test('T-004 T-010 a click is named after its button; a primary one converts, any other engages', () => {
  expect(describeEvent(CLICK)).toEqual({
    category: 'Conversion',
    action: 'primary_button_click',
    label: 'contact: Bel 020 123 45 67',
    value: 0,
  });
  const quiet = describeEvent({ ...CLICK, cta_type: 'quiet' });
  expect([quiet.category, quiet.action]).toEqual(['Engagement', 'quiet_button_click']);
});

test('T-001 T-002 events go out together, by beacon', async () => {
  const { send } = analyticsTracker('https://meten.example/in', false);
  send({ name: 'page_view', path: '/contact' });
  send(CLICK);
  expect(beacon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(BATCH_MS);
  expect(beacon).toHaveBeenCalledTimes(1);
  expect(fetched).not.toHaveBeenCalled();
  const [url, body] = beacon.mock.calls[0] ?? [];
  expect(url).toBe('https://meten.example/in');
  const { events } = JSON.parse(await body.text());
  expect(events).toMatchObject([
    { category: 'Page', action: 'page_view', label: '/contact', value: 0, path: '/contact' },
    { category: 'Conversion', details: { timestamp: '2026-05-01T10:00:00.000Z', cta_type: 'primary' } },
  ]);
});

test('T-002 in debug mode a request that can be looked at takes the place of the beacon', () => {
  expect([isDebugMode('?debug_mode=1'), isDebugMode('?debug_mode=0'), isDebugMode('')]).toEqual([
    true,
    false,
    false,
  ]);
  const putBack = setLogSink(() => undefined);
  const { send, flush } = analyticsTracker('https://meten.example/in', true);
  send({ name: 'exit_intent' });
  flush();
  putBack();
  expect([beacon.mock.calls.length, fetched.mock.calls.length]).toEqual([0, 1]);
});

test('a full batch goes at once, and after withdrawal nothing that waited goes at all', () => {
  const tracker = analyticsTracker('https://meten.example/in', false);
  for (let count = 0; count < MAX_BATCH; count += 1) tracker.send({ name: 'menu_opened' });
  expect(beacon).toHaveBeenCalledTimes(1);
  tracker.send({ name: 'menu_opened' });
  tracker.stop();
  vi.advanceTimersByTime(60_000);
  expect(beacon).toHaveBeenCalledTimes(1);
});

test('T-006 a receiver that fails stops neither the action nor the other receivers', () => {
  const logged: string[] = [];
  const putBack = setLogSink(({ event }) => logged.push(event));
  const other = vi.fn();
  const stops = [
    addSender(() => {
      throw new Error('kapot');
    }),
    addSender(other),
  ];
  expect(() => track({ name: 'menu_opened' })).not.toThrow();
  expect(other).toHaveBeenCalledTimes(1);
  expect(logged).toEqual(['an event could not be sent']);
  for (const stop of stops) stop();
  putBack();
});

test('T-003 a stay of more than two seconds is an engagement', () => {
  expect([engagedSeconds(1999), engagedSeconds(2000), engagedSeconds(2600)]).toEqual([null, null, 3]);
});

test('T-005 a visitor away for more than ten seconds returns', () => {
  expect([awaySeconds(9999), awaySeconds(10_000), awaySeconds(12_400)]).toEqual([null, null, 12]);
});

test('T-007 the milestones are 25, 50, 75 and 90 percent of the page', () => {
  expect(SCROLL_MILESTONES).toEqual([25, 50, 75, 90]);
  expect(readPercent({ scrolled_px: 0, window_px: 500, page_px: 2000 })).toBe(25);
  expect(readPercent({ scrolled_px: 1300, window_px: 500, page_px: 2000 })).toBe(90);
  expect(readPercent({ scrolled_px: 0, window_px: 900, page_px: 700 })).toBe(100);
});

test('T-008 T-009 R-48 flags of a visitor’s actions are kept on the device, counted, and removed on withdrawal', () => {
  expect(EXIT_WITHIN_PX).toBe(5);
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  const now = new Date('2026-05-01T10:00:00Z');
  noteFlags({ name: 'exit_intent' }, storage, now);
  noteFlags({ name: 'navigation', href: '/portfolio' }, storage, now);
  noteFlags({ name: 'navigation', href: '/over-ons' }, storage, now);
  noteFlags({ name: 'gallery_view', project: 'p1' }, storage, now);
  expect(Object.fromEntries(stored)).toEqual({
    [FLAGS.exit_intent]: 'true',
    [FLAGS.navbar_interaction]: 'true',
    [FLAGS.navbar_interaction_count]: '2',
    [FLAGS.last_nav_click]: '/over-ons',
    [FLAGS.gallery_viewed]: 'true',
    [FLAGS.gallery_view_count]: '1',
    [FLAGS.gallery_last_view]: '2026-05-01T10:00:00.000Z',
  });
  removeFlags();
  expect(stored.size).toBe(0);
});

test('R-27 the receivers come from the environment; without it there are none, and an open line is refused', () => {
  expect(trackingTargets({})).toEqual(NO_TARGETS);
  expect(targetAttributes(NO_TARGETS)).toBe('');
  expect(() => trackingTargets({ ANALYTICS_URL: 'http://meten.example/in' })).toThrow('https://');
  const targets = trackingTargets({
    TAG_MANAGER_URL: 'https://tags.example/gtm.js?id=GTM-1&l=x',
    ANALYTICS_URL: 'https://meten.example/in',
  });
  expect(targetAttributes(targets)).toBe(
    ' data-tag-manager="https://tags.example/gtm.js?id=GTM-1&amp;l=x" data-analytics="https://meten.example/in"',
  );
  const dataset = { tagManager: targets.tag_manager_url, analytics: targets.analytics_url };
  expect(targetsOf({ dataset })).toEqual(targets);
  expect(targetsOf({ dataset: {} })).toEqual(NO_TARGETS);
});
