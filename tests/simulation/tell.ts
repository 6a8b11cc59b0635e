import type { SeedOutcome } from './run-seed.ts';

const LAST_STEPS = 40;

/** A failed seed as a person reads it: what was broken, how it came to that, how to see it again. */
export const tellOf = ({ seed, violations, trace }: SeedOutcome): string =>
  [
    `seed ${seed} broke ${violations.length === 1 ? 'a promise' : `${violations.length} promises`}:`,
    ...violations.slice(0, 12).map((line) => `  ${line}`),
    `the last of ${trace.length} steps:`,
    ...trace.slice(-LAST_STEPS).map((line) => `  ${line}`),
    `replay: npm run test:sim -- --start ${seed} --seeds 1 --trace`,
  ].join('\n');
