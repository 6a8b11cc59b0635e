import type { Random } from '../../src/sync/index.ts';
import { createSeededRandom } from '../../src/sync/testing/seeded-random.ts';

/** A whole number from 0 up to, not including, `limit`. */
export const below = (random: Random, limit: number): number => Math.floor(random.next() * limit);

/** True with this probability. */
export const chance = (random: Random, probability: number): boolean => random.next() < probability;

/** One of the list; throws when it is empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const found = maybePick(random, list);
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

/** One of the list; undefined when it is empty. */
export const maybePick = <T>(random: Random, list: readonly T[]): T | undefined =>
  list[below(random, list.length)];

/** One of the names, as often as their weights say. */
export function pickWeighted<K extends string>(random: Random, weights: Readonly<Record<K, number>>): K {
  const names: K[] = [];
  for (const name in weights) names.push(name);
  const total = names.reduce((sum, name) => sum + weights[name], 0);
  let left = random.next() * total;
  for (const name of names) {
    left -= weights[name];
    if (left < 0) return name;
  }
  return pick(random, names);
}

/** A stream of its own for something that goes on beside others: in whatever order they draw, each draws the same. */
export const fork = (random: Random): Random => createSeededRandom(below(random, 2 ** 32));
