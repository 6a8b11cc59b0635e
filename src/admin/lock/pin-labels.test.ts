import { expect, test } from 'vitest';
import { pinErrorLabel, waitClock } from './pin-labels.ts';

test('the wait is counted in minutes and seconds and never says 0:00 too early', () => {
  expect([27_400, 15_000, 1, 0, 3_600_000].map(waitClock)).toEqual(['0:28', '0:15', '0:01', '0:00', '60:00']);
});

test('a wrong PIN says how many tries go without a wait', () => {
  expect(pinErrorLabel({ code: 'wrong' }, 1)).toBe(
    'Deze pincode klopt niet. Na nog 2 foute pogingen moet u wachten.',
  );
  expect(pinErrorLabel({ code: 'wrong' }, 2)).toBe(
    'Deze pincode klopt niet. Na nog 1 foute poging moet u wachten.',
  );
  expect(pinErrorLabel({ code: 'wrong' }, 3)).toBe('Deze pincode klopt niet.');
  expect(pinErrorLabel({ code: 'wrong' })).toBe('Deze pincode klopt niet.');
});

test('every other reason has a sentence that no other reason has', () => {
  expect(pinErrorLabel({ code: 'wait', wait_ms: 15_000 })).toContain('Wacht nog 0:15');
  expect(pinErrorLabel({ code: 'weak', problem: 'too_easy' })).toContain('makkelijk te raden');
  expect(pinErrorLabel({ code: 'storage' })).toContain('opslag');
  expect(pinErrorLabel({ code: 'unsupported' })).toContain('https');
});
