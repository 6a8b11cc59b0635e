import { expect, test } from 'vitest';
import { sync } from '../../../content/admin/sync.ts';
import { formatDuration, nextStepLabel, PILL_STATES, pillLabel, type ShownStatus } from './pill-state.ts';
import { IDLE_STATUS } from '../../../sync/testing/index.ts';

const NOW_MS = Date.parse('2026-11-20T09:00:00Z');
const ago = (ms: number): string => new Date(NOW_MS - ms).toISOString();

const calm: ShownStatus = {
  ...IDLE_STATUS,
  last_pull_at: ago(10_000),
  photos: 0,
  photos_failed: 0,
  photos_gone: 0,
  photos_held: 0,
  photos_refused: 0,
  choices: 0,
  is_counted: true,
};
const words = (change: Partial<ShownStatus>, needs_sign_in = false) =>
  pillLabel({ ...calm, ...change }, needs_sign_in, NOW_MS);

const brief = (change: Partial<ShownStatus>, needs_sign_in = false) => words(change, needs_sign_in).brief;
const briefKey = (change: Partial<ShownStatus>, needs_sign_in = false) =>
  words(change, needs_sign_in).brief_key;

test('R-50 green only when everything is sent and the last pull is under two minutes old', () => {
  expect(words({})).toEqual({
    key: 'all_saved',
    tone: 'good',
    text: 'Alles opgeslagen',
    brief: 'Opgeslagen',
    brief_key: 'saved',
    pending: 0,
    photos: 0,
    choices: 0,
  });
  expect(words({ last_pull_at: ago(119_999) }).tone).toBe('good');
  expect(words({ last_pull_at: ago(120_000) })).toMatchObject({
    tone: 'quiet',
    text: 'Opgeslagen – bijgewerkt 09:58',
  });
  expect(words({ last_pull_at: null })).toMatchObject({ tone: 'quiet', text: 'Verbinding maken…' });
  for (const change of [
    { pending: 1 },
    { rejected: 1 },
    { photos: 1 },
    { photos_failed: 1 },
    { photos_gone: 1 },
    { photos_held: 1 },
    { choices: 1 },
    { online: false },
    { in_flight: 1 },
    { first_sync_done: false },
    { phase: 'storage_broken' },
    { storage_fault: 'quota' },
    { is_counted: false },
    { phase: 'upgrade_needed' },
    { phase: 'waiting_for_sign_in' },
    { phase: 'not_staff' },
  ] as const satisfies readonly Partial<ShownStatus>[]) {
    expect(words(change).tone, JSON.stringify(change)).not.toBe('good');
  }
  expect(words({}, true).tone).toBe('attention');
});

test('a clock set back does not make old news fresh for ever, nor fresh news old', () => {
  expect(words({ last_pull_at: ago(-5_000) }).tone).toBe('good');
});

test('R-50 pending changes are counted in words', () => {
  expect(words({ pending: 1 }).text).toBe('1 wijziging wacht');
  expect(words({ pending: 12 }).text).toBe('12 wijzigingen wachten');
  expect(words({ phase: 'pushing' }).text).toBe('Alles opgeslagen');
  expect(words({ pending: 3, phase: 'pushing' })).toMatchObject({ text: 'Wordt verzonden…', pending: 3 });
});

test('R-50 offline says that work is kept, with the number that waits', () => {
  expect(words({ online: false, pending: 4 })).toMatchObject({
    tone: 'offline',
    text: 'Offline – op dit apparaat bewaard',
    pending: 4,
  });
  expect(words({ online: true, reachable: false, phase: 'backoff' }).text).toBe(
    'Offline – op dit apparaat bewaard',
  );
  expect(words({ online: false, first_sync_done: false }).text).toBe('Offline – nog geen gegevens');
  expect(words({ online: false, first_sync_done: false, pending: 1 }).text).toBe(
    'Offline – op dit apparaat bewaard',
  );
});

test('the first fetch counts what has arrived', () => {
  expect(words({ first_sync_done: false, phase: 'pulling', first_sync_rows: 12_500 }).text).toBe(
    'Eerste gegevens ophalen… 12.500',
  );
});

test('R-50 G1 photos whose bytes wait are counted in words, beside changes and alone, and never green', () => {
  expect(words({ photos: 1 })).toMatchObject({
    key: 'pending',
    tone: 'busy',
    text: '1 foto wacht',
    photos: 0,
  });
  expect(words({ photos: 12 }).text).toBe("12 foto's wachten");
  expect(words({ pending: 1, photos: 1 }).text).toBe('1 wijziging en 1 foto wachten');
  expect(words({ pending: 2, photos: 3 }).text).toBe("2 wijzigingen en 3 foto's wachten");
  expect(words({ online: false, pending: 2, photos: 3 })).toMatchObject({
    key: 'offline',
    pending: 2,
    photos: 3,
  });
  expect(words({ photos_failed: 2, photos: 1 })).toMatchObject({
    tone: 'trouble',
    text: "2 foto's niet verzonden",
    photos: 1,
  });
  expect(words({ photos_gone: 1 })).toMatchObject({ tone: 'attention', text: '1 foto elders verwijderd' });
});

test('R-50 G5 photos that wait for a form to be saved ask for the person, and nothing promises that they go', () => {
  expect(words({ photos_held: 3 })).toMatchObject({
    key: 'photos_held',
    tone: 'attention',
    text: "3 foto's wachten op uw formulier",
    brief: 'Kijk hier (3)',
    photos: 0,
  });
  expect(words({ photos_held: 1, photos: 2 })).toMatchObject({
    text: '1 foto wacht op uw formulier',
    brief: 'Kijk hier (1)',
    photos: 2,
  });
  expect(nextStepLabel({ ...calm, photos_held: 3 }, 'photos_held', null)).toBeNull();
  expect(sync.explain.photos_held).not.toContain('vanzelf');
});

test('R-16 a sign-in is asked for, also offline, and the pending number stays in sight', () => {
  expect(words({ pending: 2 }, true)).toMatchObject({ text: 'Log in om te verzenden', pending: 2 });
  expect(words({ phase: 'waiting_for_sign_in', online: false }).text).toBe('Log in om te verzenden');
});

test('refusals, an old build, a lost account and broken storage go before all else', () => {
  expect(words({ rejected: 1, pending: 3 })).toMatchObject({
    tone: 'trouble',
    text: '1 wijziging niet aangenomen',
    pending: 3,
  });
  expect(words({ rejected: 2, online: false }).text).toBe('2 wijzigingen niet aangenomen');
  expect(words({ phase: 'upgrade_needed', rejected: 1 }).text).toBe('Nieuwe versie nodig');
  expect(words({ phase: 'not_staff' }, true).text).toBe('Geen toegang meer');
  expect(words({ phase: 'storage_broken', storage_fault: 'newer_version' }).text).toBe('Nieuwe versie nodig');
  expect(words({ phase: 'storage_broken', rejected: 1 }, true).text).toBe('Opslag werkt niet');
});

test('RS8 D13 a server whose restore is not finished is told before all that cannot be mended without it', () => {
  const unsettled = { server_unsettled: true, phase: 'backoff' } as const;
  expect(words({ ...unsettled, pending: 2 })).toMatchObject({
    key: 'unsettled',
    tone: 'trouble',
    text: 'Server wacht op herstel',
    pending: 2,
  });
  expect(words({ ...unsettled, first_sync_done: false }).key).toBe('unsettled');
  expect(words({ ...unsettled, rejected: 1, online: false }).key, 'until it is heard of again').toBe(
    'unsettled',
  );
});

test('R-50 G4 with two versions of something the pill says so in words, and never that all is well', () => {
  expect(words({ choices: 1 })).toEqual({
    key: 'choices',
    tone: 'attention',
    text: '1 keuze open',
    brief: 'Kijk hier (1)',
    brief_key: 'look',
    pending: 0,
    photos: 0,
    choices: 0,
  });
  expect(words({ choices: 2 }).text).toBe('2 keuzes open');
  expect(words({ choices: 1, pending: 3, phase: 'pushing' })).toMatchObject({
    text: '1 keuze open',
    pending: 3,
  });
  expect(words({ choices: 1, online: false })).toMatchObject({
    text: 'Offline – op dit apparaat bewaard',
    choices: 1,
  });
  expect(words({ choices: 2, rejected: 1 })).toMatchObject({ key: 'rejected', choices: 2 });
});

test('R-50 a technician is told one of four things, with how many of it there are', () => {
  expect(brief({})).toBe('Opgeslagen');
  expect(brief({ last_pull_at: null })).toBe('Opgeslagen');
  expect(brief({ online: false }), 'what is on this device is safe').toBe('Opgeslagen');
  expect(brief({ is_counted: false }), 'nobody knows yet').toBe('Even kijken…');
  expect(brief({ is_counted: false, pending: 1 })).toBe('Wacht (1)');
  expect(brief({ online: false, pending: 2, photos: 3 })).toBe('Wacht (5)');
  expect(brief({ pending: 1 })).toBe('Wacht (1)');
  expect(brief({ in_flight: 1 })).toBe('Wacht');
  expect(brief({ first_sync_done: false })).toBe('Wacht');
  expect(brief({ server_unsettled: true, pending: 1 })).toBe('Wacht (1)');
  expect(brief({ pending: 3, rejected: 1 }, true)).toBe('Log in');
  expect(brief({ rejected: 1, photos_gone: 1, choices: 2, photos_failed: 1, pending: 9 })).toBe(
    'Kijk hier (5)',
  );
  expect(brief({ choices: 1, online: false })).toBe('Kijk hier (1)');
  expect(
    [
      briefKey({ online: false }),
      briefKey({ in_flight: 1 }),
      briefKey({}, true),
      briefKey({ choices: 1, online: false }),
    ],
    'whatever the sentence behind it',
  ).toEqual(['saved', 'waits', 'sign_in', 'look']);
  expect(brief({ phase: 'upgrade_needed', pending: 1 })).toBe('Kijk hier');
  expect(brief({ storage_fault: 'quota' })).toBe('Kijk hier');
});

/** One status for each state of the pill, in which that state alone applies. */
const STATES: Readonly<Record<string, readonly [change: Partial<ShownStatus>, needs_sign_in?: boolean]>> = {
  newer: [{ storage_fault: 'newer_version' }],
  storage: [{ storage_fault: 'quota' }],
  not_staff: [{ phase: 'not_staff' }],
  upgrade: [{ phase: 'upgrade_needed' }],
  sign_in: [{}, true],
  unsettled: [{ server_unsettled: true }],
  rejected: [{ rejected: 1 }],
  photos_failed: [{ photos_failed: 1 }],
  offline_empty: [{ online: false, first_sync_done: false }],
  offline: [{ online: false }],
  first_fetch: [{ first_sync_done: false }],
  choices: [{ choices: 1 }],
  photos_gone: [{ photos_gone: 1 }],
  photos_held: [{ photos_held: 1 }],
  sending: [{ in_flight: 1 }],
  pending: [{ pending: 1 }],
  counting: [{ is_counted: false }],
  connecting: [{ last_pull_at: null }],
  saved_as_of: [{ last_pull_at: ago(120_000) }],
};
/** What two of these make together, where that is none of the two. */
const TOGETHER: Readonly<Record<string, string>> = {
  'offline_empty pending': 'offline',
  'offline first_fetch': 'offline_empty',
};

test('R-50 one table orders the states of the pill: of any two at once the more important is told', () => {
  const keys = PILL_STATES.map(({ key }) => key);
  expect(keys).toEqual(Object.keys(STATES));
  for (const [index, more] of keys.entries()) {
    const [first = {}, signed_out = false] = STATES[more] ?? [];
    expect(words(first, signed_out).key, more).toBe(more);
    for (const less of keys.slice(index + 1)) {
      const [second = {}, also_signed_out = false] = STATES[less] ?? [];
      const both = words({ ...second, ...first }, signed_out || also_signed_out);
      expect(both.key, `${more} and ${less}`).toBe(TOGETHER[`${more} ${less}`] ?? more);
    }
  }
});

test('R-50 the next step is told: when sync tries again, when changes are sent; nothing when all is well', () => {
  expect(nextStepLabel(calm, 'all_saved', null)).toBeNull();
  expect(nextStepLabel({ ...calm, pending: 2 }, 'pending', null)).toBe('Wordt zo verzonden.');
  expect(nextStepLabel({ ...calm, photos: 1 }, 'pending', null)).toBe('Wordt zo verzonden.');
  expect(nextStepLabel({ ...calm, phase: 'pushing', pending: 2 }, 'sending', null)).toBe(
    '2 wijzigingen worden nu verzonden.',
  );
  const failed = { ...calm, phase: 'backoff', reachable: false } as const;
  expect(nextStepLabel(failed, 'offline', 12)).toBe('Volgende poging over 12 s.');
  expect(nextStepLabel(failed, 'offline', 0)).toBe('Wordt nu opnieuw geprobeerd.');
  expect(nextStepLabel({ ...failed, online: false }, 'offline', 12)).toMatch(/^Zodra er verbinding is/);
  expect(nextStepLabel({ ...calm, first_sync_done: false }, 'first_fetch', null)).toMatch(/komen nu binnen/);
});

test('G5 where a person has to act first, nothing is promised', () => {
  for (const key of ['sign_in', 'upgrade', 'newer', 'not_staff', 'storage'] as const) {
    expect(nextStepLabel({ ...calm, pending: 1 }, key, 5)).toBeNull();
  }
});

test('R-50 beside what a person has to settle only what else waits is told', () => {
  for (const key of ['choices', 'rejected', 'photos_failed', 'photos_gone', 'photos_held'] as const) {
    expect(nextStepLabel(calm, key, null)).toBeNull();
    expect(nextStepLabel({ ...calm, pending: 1 }, key, null), 'what else waits goes').toBe(
      'Wordt zo verzonden.',
    );
  }
});

test('lengths of time read as people say them', () => {
  expect([0, 12, 60, 125, 300].map(formatDuration)).toEqual(['0 s', '12 s', '1 min', '2 min 5 s', '5 min']);
});
