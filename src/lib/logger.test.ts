import { expect, test, vi } from 'vitest';
import { log, type LogLine, recentTroubles, setLogSink } from './logger.ts';

test('a line goes to the sink that is set, and to the former one after that', () => {
  const lines: LogLine[] = [];
  const restore = setLogSink((line) => lines.push(line));
  log.warn('database open failed', { name: 'QuotaExceededError' });
  restore();
  expect(lines).toMatchObject([
    { level: 'warn', event: 'database open failed', detail: { name: 'QuotaExceededError' } },
  ]);
  expect(Date.parse(lines[0]?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('without another sink a line goes to the console, with its detail only when there is one', () => {
  const written = vi.spyOn(globalThis.console, 'info').mockImplementation(() => undefined);
  log.info('first sync done');
  log.info('first sync done', 110_000);
  expect(written.mock.calls).toEqual([['first sync done'], ['first sync done', 110_000]]);
  written.mockRestore();
});

test('the last troubles are remembered without their details: those may hold a person’s words', () => {
  const restore = setLogSink(() => undefined);
  log.info('first sync done');
  log.error('a save failed', new DOMException('Jan de Boer', 'QuotaExceededError'));
  expect(recentTroubles().at(-1)).toMatchObject({
    level: 'error',
    event: 'a save failed',
    error: 'QuotaExceededError',
  });
  expect(JSON.stringify(recentTroubles())).not.toMatch(/Jan de Boer|first sync done/);
  for (let line = 0; line < 50; line += 1) log.warn(`warning ${line}`, 'text');
  expect(recentTroubles()).toHaveLength(40);
  expect(recentTroubles().at(-1)).toMatchObject({ event: 'warning 49', error: null });
  restore();
});
