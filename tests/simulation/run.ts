/**
 * `npm run test:sim -- --seeds 1000 --start 1`: simulations from seeds, one after the other, on one PostgreSQL. A failure
 * prints its seed, what was broken, the last steps and the command that replays it.  `--trace` prints every step;
 * `--first-only` ends at the first failure; `--mutant` takes the changes of the mutant in the environment (tests/mutants).
 */
import { parseArgs } from 'node:util';
import { mutantNamed } from '../mutants/mutants.ts';
import { createSimDatabase } from './database.ts';
import { runSeed } from './run-seed.ts';
import { tellOf } from './tell.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    start: { type: 'string', default: '1' },
    actions: { type: 'string', default: '70' },
    trace: { type: 'boolean', default: false },
    'first-only': { type: 'boolean', default: false },
    mutant: { type: 'boolean', default: false },
  },
});
const count = Number(values.seeds);
const first = Number(values.start);
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const database = await createSimDatabase(values.mutant ? mutantNamed(process.env['MUTANT'] ?? '').sql : []);
let failed = 0;
const began_ms = performance.now();
try {
  for (let seed = first; seed < first + count; seed += 1) {
    const outcome = await runSeed(database, seed, { actions: Number(values.actions) });
    if (values.trace) say(outcome.trace.join('\n'));
    if (outcome.violations.length > 0) {
      failed += 1;
      say(tellOf(outcome));
      if (values['first-only']) break;
    }
    const done = seed - first + 1;
    if (done % 25 === 0)
      say(
        `${done} of ${count} seeds, ${failed} failed, ${((performance.now() - began_ms) / 1_000).toFixed(0)} s`,
      );
  }
} finally {
  await database.stop();
}
say(
  `seeds ${first}–${first + count - 1}: ${failed} failed, ${((performance.now() - began_ms) / 1_000).toFixed(1)} s`,
);
process.exit(failed === 0 ? 0 : 1);
