import { expect, test } from 'vitest';
import { backupText } from './sync-center.ts';

test('R-50 what a backup holds and cannot be read is told in one number, for one row and for several', () => {
  expect([1, 2].map(backupText.dialog.unreadable)).toEqual([
    '1 regel is onleesbaar en blijft achter.',
    '2 regels zijn onleesbaar en blijven achter.',
  ]);
});
