import { expect, test } from 'vitest';
import { shownStatus } from './use-pill-state.ts';

const status = { queued: 9, rejected: 0 };
const none = { mutations: 0, groups: 0 };

test('R-50 R-14 what waits is counted as a person did it, and never as nothing while something waits', () => {
  const known = { waiting: { mutations: 9, groups: 1 }, rejected: none };
  expect(shownStatus(status, known)).toMatchObject({ queued: 1, rejected: 0 });
  expect(shownStatus({ ...status, queued: 3 }, known), 'a batch was sent meanwhile').toMatchObject({
    queued: 1,
  });
  expect(shownStatus({ ...status, queued: 0 }, known)).toMatchObject({ queued: 0 });
  expect(shownStatus(status, { waiting: none, rejected: none }), 'not counted yet').toMatchObject({
    queued: 9,
  });
  expect(shownStatus(status, null)).toBe(status);
});
