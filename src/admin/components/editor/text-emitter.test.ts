import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EditorText } from './article-text.ts';
import { createTextEmitter } from './text-emitter.ts';

const text = (html: string): EditorText => ({ html, blocks: BLOCKS });
const BLOCKS: EditorText['blocks'] = [];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function typing() {
  let now = text('a');
  const told: string[] = [];
  const emitter = createTextEmitter(
    now,
    () => now,
    ({ html }) => told.push(html),
    (a, b) => a.html === b.html && a.blocks === b.blocks,
  );
  return {
    told,
    flush: () => emitter.flush().html,
    key: (html: string) => {
      now = text(html);
      emitter.changed();
    },
  };
}

test('E-010 a change is told 200 ms after the last key, once', () => {
  const { told, key } = typing();
  key('ab');
  vi.advanceTimersByTime(199);
  key('abc');
  vi.advanceTimersByTime(199);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['abc']);
  vi.advanceTimersByTime(5_000);
  expect(told).toHaveLength(1);
});

test('typing without a pause is told within a second, and the last keys at once when the page goes', () => {
  const { told, key, flush } = typing();
  for (let letters = 1; letters <= 10; letters += 1) {
    key('b'.repeat(letters));
    vi.advanceTimersByTime(100);
  }
  expect(told).toEqual(['b'.repeat(8)]);
  key('c');
  expect(flush()).toBe('c');
  expect(told.at(-1)).toBe('c');
});

test('a text that is the same again is not told', () => {
  const { told, key, flush } = typing();
  key('ab');
  key('a');
  expect(flush()).toBe('a');
  expect(told).toEqual([]);
});
