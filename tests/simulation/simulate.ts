import { afterAll, expect, test } from 'vitest';
import type { PostgresMajor } from '../support/servers.ts';
import { createSimDatabase } from './database.ts';
import { runSeed } from './run-seed.ts';
import { tellOf } from './tell.ts';

/** Makes a test of each seed, on one PostgreSQL of their own: of the project's version, unless told otherwise. */
export async function simulate(
  seeds: readonly { readonly seed: number; readonly what: string }[],
  major?: PostgresMajor,
): Promise<void> {
  const database = await createSimDatabase([], major);
  afterAll(() => database.stop());
  const where = major === undefined ? '' : ` on PostgreSQL ${major}`;
  const placed = seeds.map(({ seed, what }) => ({ seed, what: what + where }));
  test.each(placed)('G1 G2 G3 G4 G5 G6 G7 PL18 PL21 PL23 seed $seed: $what', async ({ seed }) => {
    const outcome = await runSeed(database, seed);
    expect(outcome.violations, tellOf(outcome)).toEqual([]);
  });
}

/** Seeds without a story. */
export const plainSeeds = (first: number, count: number): readonly { seed: number; what: string }[] =>
  Array.from({ length: count }, (_none, index) => ({ seed: first + index, what: 'all promises hold' }));
