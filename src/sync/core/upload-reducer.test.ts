import { describe, expect, test } from 'vitest';
import { BACKOFF_MAX_MS } from './backoff.ts';
import { IDLE_UPLOADS, reduceUploads } from './upload-reducer.ts';
import type { UploadEffect, UploadEvent, UploadState } from './upload-reducer.ts';

const run = (events: readonly UploadEvent[], from: UploadState = IDLE_UPLOADS, random = 0.999) => {
  let state = from;
  let effects: readonly UploadEffect[] = [];
  for (const event of events) ({ state, effects } = reduceUploads(state, event, random));
  return { state, effects };
};
const leading = (...ready: string[]): UploadState =>
  run([{ type: 'gained' }, { type: 'looked', ready }]).state;
const sent = (effects: readonly UploadEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'send' ? [effect.key] : []));

describe('leading', () => {
  test('PH2 a follower does nothing, whatever happens', () => {
    const events: UploadEvent[] = [
      { type: 'lost' },
      { type: 'changed' },
      { type: 'looked', ready: ['a'] },
      { type: 'look_failed' },
      { type: 'settled', key: 'a' },
      { type: 'failed', key: 'a' },
      { type: 'refused', key: 'a' },
      { type: 'signed_in' },
      { type: 'hint' },
      { type: 'timer' },
    ];
    for (const event of events) expect(run([event])).toEqual({ state: IDLE_UPLOADS, effects: [] });
  });

  test('PH2 a new leader clears what an earlier one had under way, and looks', () => {
    expect(run([{ type: 'gained' }]).effects).toEqual([{ type: 'begin' }, { type: 'look' }]);
  });

  test('PH2 two go at a time, in order, and the next when one has settled', () => {
    const first = run([{ type: 'gained' }, { type: 'looked', ready: ['a', 'b', 'c'] }]);
    expect(sent(first.effects)).toEqual(['a', 'b']);
    expect(sent(run([{ type: 'settled', key: 'b' }], first.state).effects)).toEqual(['c']);
  });

  test('PH2 an upload under way is not begun again', () => {
    expect(sent(run([{ type: 'looked', ready: ['a', 'b', 'c'] }], leading('a', 'b')).effects)).toEqual([]);
  });

  test('PH2 a change during a look leads to one more look', () => {
    const { state, effects } = run([{ type: 'gained' }, { type: 'changed' }, { type: 'changed' }]);
    expect(effects).toEqual([]);
    const after = run([{ type: 'looked', ready: [] }], state);
    expect(after.effects).toEqual([{ type: 'look' }]);
    expect(run([{ type: 'looked', ready: [] }], after.state).effects).toEqual([]);
  });

  test('PH2 a tab that no longer leads gives everything up', () => {
    expect(run([{ type: 'lost' }], leading('a'))).toEqual({
      state: IDLE_UPLOADS,
      effects: [{ type: 'end' }],
    });
  });
});

describe('pending', () => {
  test('PH6 the bound doubles from a second to five minutes', () => {
    const delays: number[] = [];
    let { state } = run([], leading('a'));
    for (let round = 0; round < 12; round += 1) {
      const failed = run([{ type: 'failed', key: 'a' }], state);
      for (const effect of failed.effects) if (effect.type === 'set_timer') delays.push(effect.delay_ms);
      ({ state } = run([{ type: 'timer' }, { type: 'looked', ready: ['a'] }], failed.state));
    }
    expect(delays.slice(0, 4)).toEqual([999, 1998, 3996, 7992]);
    expect(delays.at(-1)).toBeLessThanOrEqual(BACKOFF_MAX_MS);
    expect(delays.at(-1)).toBeGreaterThan(BACKOFF_MAX_MS * 0.99);
  });

  test('PH6 the wait is random below its bound, and a server may ask for more', () => {
    expect(run([{ type: 'failed', key: 'a' }], leading('a'), 0.25).effects).toEqual([
      { type: 'set_timer', delay_ms: 250 },
    ]);
    expect(run([{ type: 'failed', key: 'a', retry_after_ms: 9_000 }], leading('a'), 0.25).effects).toEqual([
      { type: 'set_timer', delay_ms: 9_000 },
    ]);
  });

  test('PH6 two that fail together are one failure, and nothing is sent meanwhile', () => {
    const { state, effects } = run(
      [
        { type: 'failed', key: 'a' },
        { type: 'failed', key: 'b' },
        { type: 'looked', ready: ['a', 'b', 'c'] },
      ],
      leading('a', 'b', 'c'),
    );
    expect(effects).toEqual([]);
    expect(state).toMatchObject({ failures: 1, rests: true, sending: [] });
  });

  test('PH6 others go before what failed', () => {
    const failed: UploadEvent[] = [
      { type: 'failed', key: 'a' },
      { type: 'failed', key: 'b' },
      { type: 'timer' },
    ];
    expect(sent(run(failed, leading('a', 'b', 'c')).effects)).toEqual(['c', 'a']);
  });

  test('PH6 network and person end the wait, a local change does not', () => {
    const { state } = run([{ type: 'failed', key: 'a' }], leading('a'));
    expect(sent(run([{ type: 'changed' }], state).effects)).toEqual([]);
    const hinted = run([{ type: 'hint' }], state);
    expect(hinted.effects).toContainEqual({ type: 'clear_timer' });
    expect(sent(hinted.effects)).toEqual(['a']);
    expect(hinted.state.failures).toBe(0);
  });

  test('PH6 a database that cannot be read is tried again later', () => {
    const { state, effects } = run([{ type: 'gained' }, { type: 'look_failed' }]);
    expect(effects).toEqual([{ type: 'set_timer', delay_ms: 999 }]);
    expect(run([{ type: 'timer' }], state).effects).toContainEqual({ type: 'look' });
  });

  test('PH6 a success ends the wait of the other', () => {
    const { effects } = run(
      [
        { type: 'failed', key: 'a' },
        { type: 'settled', key: 'b' },
      ],
      leading('a', 'b'),
    );
    expect(effects).toEqual([{ type: 'clear_timer' }, { type: 'send', key: 'a' }]);
  });

  test('PH5 AU3 without a session nothing is sent until somebody signs in', () => {
    const { state } = run([{ type: 'refused', key: 'a' }], leading('a', 'b', 'c'));
    expect(sent(run([{ type: 'hint' }], state).effects)).toEqual([]);
    expect(sent(run([{ type: 'looked', ready: ['a', 'c'] }], state).effects)).toEqual([]);
    expect(sent(run([{ type: 'signed_in' }], state).effects)).toEqual(['a']);
  });
});
