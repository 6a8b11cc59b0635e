import { expect, test } from 'vitest';
import { shownStatus } from './use-pill-state.ts';

const status = { pending: 9, rejected: 0 };
const none = { mutations: 0, groups: 0 };

test('R-50 R-14 pending work is counted as a person did it, and never as zero while something is pending', () => {
  const known = { pending: { mutations: 9, groups: 1 }, rejected: none };
  expect(shownStatus(status, known)).toMatchObject({ pending: 1, rejected: 0 });
  expect(shownStatus({ ...status, pending: 3 }, known), 'a batch was sent meanwhile').toMatchObject({
    pending: 1,
  });
  expect(shownStatus({ ...status, pending: 0 }, known)).toMatchObject({ pending: 0 });
  expect(shownStatus(status, { pending: none, rejected: none }), 'not counted yet').toMatchObject({
    pending: 9,
  });
  expect(shownStatus(status, null)).toBe(status);
});

test('R-50 a photo that waits is counted with the photos, not as a change too', () => {
  const two_photos = { pending: { mutations: 2, groups: 0 }, rejected: none };
  expect(shownStatus({ pending: 2, rejected: 0 }, two_photos)).toMatchObject({ pending: 0 });
  expect(shownStatus({ pending: 3, rejected: 0 }, two_photos), 'a change was made meanwhile').toMatchObject({
    pending: 1,
  });
});
