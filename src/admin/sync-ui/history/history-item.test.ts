import { expect, test } from 'vitest';
import { whenWords, whoWords } from './history-item.tsx';

const now_ms = Date.parse('2026-03-05T12:00:00Z');

test('R-50 a change says when it was made and when it arrived; once when they are the same minute', () => {
  const made_at = '2026-03-05T08:12:30Z';
  expect(whenWords({ made_at, arrived_at: '2026-03-05T08:40:00Z' }, now_ms)).toBe(
    'Gemaakt 09:12, ontvangen 09:40',
  );
  expect(whenWords({ made_at, arrived_at: '2026-03-05T08:12:59Z' }, now_ms)).toBe('Gemaakt 09:12');
  expect(whenWords({ made_at, arrived_at: null }, now_ms)).toBe('Gemaakt 09:12');
  expect(whenWords({ made_at: null, arrived_at: '2026-03-04T08:40:00Z' }, now_ms)).toBe(
    'Ontvangen 4 mrt 09:40',
  );
});

test('G4 a change says by whom', () => {
  expect(whoWords({ kind: 'self' })).toBe('U');
  expect(whoWords({ kind: 'colleague', name: 'Bram Visser' })).toBe('Bram Visser');
  expect(whoWords({ kind: 'former' })).toBe('Een vroegere collega');
  expect(whoWords({ kind: 'outside' })).toBe('Iemand buiten het beheer');
});
