/**
 * `npm run test:mutants`: runs the simulator on each mutant until a seed notices it, or the pgTAP file that does, and
 * prints who was caught by what. Fails when one survives. Names of mutants run those only; `--seeds` says how
 * many seeds each may take.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { brokenBy } from './judge-by-tap.ts';
import { MUTANTS, mutantNamed, type Mutant } from './mutants.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seeds: { type: 'string', default: '60' } },
});
const wanted = positionals.length === 0 ? MUTANTS : positionals.map(mutantNamed);
const say = (text: string): void => void process.stdout.write(`${text}\n`);

interface Verdict {
  readonly mutant: Mutant;
  /** The seed or the file that noticed it. */
  readonly caught_by: string | null;
  readonly noticed: string;
  readonly seconds: number;
}

/** Output of the simulator on one mutant, until the first seed that fails. */
function simulate(mutant: Mutant): Promise<string> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      new URL('load-hook.ts', import.meta.url).href,
      new URL('../simulation/run.ts', import.meta.url).pathname,
      '--seeds',
      values.seeds,
      '--start',
      String(mutant.start),
      '--first-only',
      '--mutant',
    ],
    { env: { ...process.env, MUTANT: mutant.name }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.on('error', reject);
    child.on('close', () => resolve(Buffer.concat(parts).toString('utf8')));
  });
}

async function judge(mutant: Mutant): Promise<Verdict> {
  const began_ms = performance.now();
  if (mutant.tap !== undefined) {
    const [first] = await brokenBy(mutant, mutant.tap);
    const seconds = (performance.now() - began_ms) / 1_000;
    return { mutant, caught_by: first === undefined ? null : mutant.tap, noticed: first ?? '', seconds };
  }
  const output = await simulate(mutant);
  const seconds = (performance.now() - began_ms) / 1_000;
  const seed = /^seed (\d+) broke/m.exec(output)?.[1] ?? null;
  const first = /^seed \d+ broke.*\n {2}(.*)$/m.exec(output)?.[1] ?? output.trim().split('\n').at(-1) ?? '';
  return { mutant, caught_by: seed === null ? null : `seed ${seed}`, noticed: first, seconds };
}

const verdicts: Verdict[] = [];
for (const mutant of wanted) {
  const verdict = await judge(mutant);
  verdicts.push(verdict);
  const { caught_by, noticed, seconds } = verdict;
  say(
    `${mutant.name.padEnd(36)} ${mutant.id.padEnd(5)} ${(caught_by ?? 'SURVIVED').padEnd(17)} ${seconds.toFixed(0).padStart(4)} s  ${noticed.slice(0, 110)}`,
  );
}
const survivors = verdicts.filter(({ caught_by }) => caught_by === null);
say(`\n${verdicts.length - survivors.length} of ${verdicts.length} mutants caught`);
process.exit(survivors.length === 0 ? 0 : 1);
