import { expect, test, vi } from 'vitest';
import type { PokeSource } from '../sync/index.ts';
import { setLogSink } from '../lib/logger.ts';
import { lazyPoke } from './lazy-poke.ts';

const source = () => ({ start: vi.fn(), listen: vi.fn(), stop: vi.fn() }) satisfies PokeSource;

test('the code behind pokes is fetched with the first token, and gets the newest one', async () => {
  const real = source();
  const load = vi.fn(async () => real);
  const poke = lazyPoke(load);
  const on = vi.fn();
  poke.start(on);
  poke.listen(null);
  expect(load).not.toHaveBeenCalled();
  poke.listen('one');
  poke.listen('two');
  await vi.waitFor(() => expect(real.listen).toHaveBeenCalledWith('two'));
  expect(load).toHaveBeenCalledTimes(1);
  expect(real.start).toHaveBeenCalledWith(on);
  poke.listen(null);
  expect(real.listen).toHaveBeenLastCalledWith(null);
  poke.stop();
  expect(real.stop).toHaveBeenCalledTimes(1);
});

test('code that cannot be fetched without a network is tried again with the next token', async () => {
  const restore = setLogSink(() => undefined);
  const real = source();
  const load = vi
    .fn<() => Promise<PokeSource>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(real);
  const poke = lazyPoke(load);
  poke.start(vi.fn());
  poke.listen('one');
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  poke.listen('two');
  await vi.waitFor(() => expect(real.listen).toHaveBeenCalledWith('two'));
  restore();
});

test('a source that arrives after the stop is never started', async () => {
  const real = source();
  const poke = lazyPoke(async () => real);
  poke.start(vi.fn());
  poke.listen('one');
  poke.stop();
  await Promise.resolve();
  await Promise.resolve();
  expect(real.start).not.toHaveBeenCalled();
});
