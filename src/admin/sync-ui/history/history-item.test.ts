import { expect, test } from 'vitest';
import { formatWhen, formatWho } from './history-item.tsx';

const now_ms = Date.parse('2026-03-05T12:00:00Z');

test('R-50 a change says when it was made and when it arrived; once when they are the same minute', () => {
  const made_at = '2026-03-05T08:12:30Z';
  expect(formatWhen({ made_at, arrived_at: '2026-03-05T08:40:00Z' }, now_ms)).toBe(
    'Gemaakt 09:12, ontvangen 09:40',
  );
  expect(formatWhen({ made_at, arrived_at: '2026-03-05T08:12:59Z' }, now_ms)).toBe('Gemaakt 09:12');
  expect(formatWhen({ made_at, arrived_at: null }, now_ms)).toBe('Gemaakt 09:12');
  expect(formatWhen({ made_at: null, arrived_at: '2026-03-04T08:40:00Z' }, now_ms)).toBe(
    'Ontvangen 4 mrt 09:40',
  );
});

test('G4 a change says by whom', () => {
  expect(formatWho({ kind: 'self' })).toBe('U');
  expect(formatWho({ kind: 'colleague', name: 'Bram Visser' })).toBe('Bram Visser');
  expect(formatWho({ kind: 'former' })).toBe('Een vroegere collega');
  expect(formatWho({ kind: 'outside' })).toBe('Systeem of import');
});
