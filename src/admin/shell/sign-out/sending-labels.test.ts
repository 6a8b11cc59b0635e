import { expect, test } from 'vitest';
import type { SyncStatus } from '../../../sync/index.ts';
import { sendable, sendingWords } from './sending-labels.ts';
import { IDLE_STATUS } from '../../../sync/testing/index.ts';

const status = (changes: Partial<SyncStatus> = {}): SyncStatus => ({
  ...IDLE_STATUS,
  phase: 'pushing',
  pending: 3,
  ...changes,
});
interface More {
  readonly rejected?: number;
  readonly photos?: number;
  readonly failed_photos?: number;
  readonly held_photos?: number;
  readonly refused_photos?: number;
  readonly drafts?: number;
}
const unsent = (changes: number, more: More = {}) => ({
  changes,
  rejected: 0,
  photos: 0,
  drafts: 0,
  ...more,
});

test('R-50 sending says how far it is, photos included', () => {
  expect(sendingWords(status(), false, unsent(1, { photos: 1 }), 5)).toMatchObject({
    kind: 'busy',
    done: 3,
    total: 5,
  });
  expect(sendingWords(status(), false, unsent(0), 5)).toMatchObject({ kind: 'done', done: 5, total: 5 });
});

test('R-50 G4 a shot that cannot be a photo is not waited for: the rest is sent, and it is said what stays', () => {
  const left = unsent(0, { photos: 2, failed_photos: 2 });
  expect(sendable(left)).toBe(0);
  const said = sendingWords(status(), false, left, 5);
  expect(said.kind).toBe('done');
  expect(said.text).toContain('staan nog op dit apparaat');
});

test('R-50 G4 photos of a form that is not saved are not waited for: the rest is sent, and it is said what stays', () => {
  const held = { failed_photos: 3, held_photos: 3 };
  expect(sendable(unsent(1, { photos: 5, ...held }))).toBe(3);
  const left = unsent(0, { photos: 3, ...held });
  expect(sendingWords(status(), false, left, 3)).toMatchObject({
    kind: 'done',
    done: 3,
    text: expect.stringContaining('die nog niet is opgeslagen'),
  });
  const with_failed = unsent(0, { photos: 4, failed_photos: 4, held_photos: 3 });
  expect(sendingWords(status(), false, with_failed, 3).text).toContain('konden worden verzonden');
});

/** The words when nothing can be sent. */
const stuck = (changes: Partial<SyncStatus>, needs_sign_in = false): string => {
  const says = sendingWords(status(changes), needs_sign_in, unsent(3), 3);
  expect(says.kind).toBe('stuck');
  return says.text;
};

test('R-50 when sending is impossible the text tells the cause', () => {
  expect(stuck({ online: false })).toContain('geen verbinding');
  expect(stuck({ phase: 'backoff' })).toContain('niet te bereiken');
  expect(stuck({ phase: 'backoff', reachable: true, server_unsettled: true })).toContain('back-up');
  expect(stuck({}, true)).toContain('log eerst opnieuw in');
  expect(stuck({ phase: 'waiting_for_sign_in' })).toContain('log eerst opnieuw in');
  expect(stuck({ phase: 'upgrade_needed' })).toContain('Herlaad');
  expect(stuck({ phase: 'not_staff' })).toContain('geen toegang meer');
  expect(stuck({ storage_fault: 'quota' })).toContain('opslag');
  expect(stuck({ phase: 'storage_broken' })).toContain('opslag');
});

test('G4 rejected changes and unsaved forms are no reason to wait, and do not count as sent', () => {
  expect(sendable(unsent(3, { rejected: 1, photos: 2 }))).toBe(4);
  expect(sendingWords(status(), false, unsent(1, { rejected: 1 }), 3)).toMatchObject({
    kind: 'done',
    text: expect.stringContaining('niet aannam'),
  });
  expect(sendingWords(status(), false, unsent(0, { drafts: 1 }), 3)).toMatchObject({
    kind: 'done',
    text: expect.stringContaining('half is ingevuld'),
  });
});

test('G4 a photo that the server refused is not waited for, and is told as what was not accepted', () => {
  const refused = { photos: 1, failed_photos: 1, refused_photos: 1 };
  expect(sendable(unsent(2, { ...refused, photos: 3 }))).toBe(4);
  expect(sendingWords(status(), false, unsent(0, refused), 3).text).toContain('niet aannam');
});

test('work that is added meanwhile never makes less than nothing done', () => {
  expect(sendingWords(status(), false, unsent(5), 3).done).toBe(0);
});
