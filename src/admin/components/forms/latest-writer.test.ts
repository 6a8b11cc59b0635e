import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLatestWriter } from './latest-writer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A target whose writes take as long as the test wants. */
function slowTarget() {
  const started: string[] = [];
  const finish: (() => void)[] = [];
  return {
    started,
    finishNext: () => finish.shift()?.(),
    write: (value: string) =>
      new Promise<void>((resolve) => {
        started.push(value);
        finish.push(resolve);
      }),
  };
}

const unexpected = (error: unknown) => {
  throw error;
};

describe('the writer of drafts', () => {
  test('values in quick succession become one write of the newest', async () => {
    const written: string[] = [];
    const writer = createLatestWriter<string>({
      write: async (value) => void written.push(value),
      delay_ms: 250,
      on_error: unexpected,
    });
    writer.put('J');
    writer.put('Ja');
    await vi.advanceTimersByTimeAsync(200);
    writer.put('Jan');
    await vi.advanceTimersByTimeAsync(249);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toEqual(['Jan']);
  });

  test('a slow write is never overtaken and what came in between is skipped', async () => {
    const target = slowTarget();
    const writer = createLatestWriter<string>({ write: target.write, delay_ms: 0, on_error: unexpected });
    writer.put('a');
    await vi.advanceTimersByTimeAsync(0);
    writer.put('b');
    writer.put('c');
    await vi.advanceTimersByTimeAsync(0);
    expect(target.started).toEqual(['a']);
    target.finishNext();
    await vi.advanceTimersByTimeAsync(0);
    expect(target.started).toEqual(['a', 'c']);
  });

  test('until a value is written it can be had for a last attempt', async () => {
    const target = slowTarget();
    const writer = createLatestWriter<string>({ write: target.write, delay_ms: 250, on_error: unexpected });
    expect(writer.unwritten()).toBeNull();
    writer.put('a');
    expect(writer.unwritten()).toBe('a');
    void writer.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(writer.unwritten()).toBe('a');
    writer.put('b');
    expect(writer.unwritten()).toBe('b');
    target.finishNext();
    await vi.advanceTimersByTimeAsync(250);
    target.finishNext();
    await vi.advanceTimersByTimeAsync(0);
    expect(writer.unwritten()).toBeNull();
  });

  test('dropping takes back what waits and runs behind the write under way', async () => {
    const target = slowTarget();
    const order: string[] = [];
    const writer = createLatestWriter<string>({ write: target.write, delay_ms: 250, on_error: unexpected });
    writer.put('a');
    void writer.flush();
    await vi.advanceTimersByTimeAsync(0);
    writer.put('b');
    const dropped = writer.drop(async () => void order.push('cleared'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(order).toEqual([]);
    target.finishNext();
    await dropped;
    expect(order).toEqual(['cleared']);
    expect(target.started).toEqual(['a']);
  });

  test('a failed write is told and does not block the next', async () => {
    const errors: unknown[] = [];
    const written: string[] = [];
    const writer = createLatestWriter<string>({
      write: async (value) => {
        if (value === 'bad') throw new Error('disk');
        written.push(value);
      },
      delay_ms: 0,
      on_error: (error) => errors.push(error),
    });
    writer.put('bad');
    await writer.flush();
    writer.put('good');
    await writer.flush();
    expect(errors).toHaveLength(1);
    expect(written).toEqual(['good']);
  });
});
