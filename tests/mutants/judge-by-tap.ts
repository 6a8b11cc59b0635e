/** Mutants that one statement shows and random simulations hardly ever: judged by the pgTAP file that holds the promise. */
import { firstColumns, pgtapScript, runTap, tapFiles } from '../support/pgtap.ts';
import { startPostgres } from '../support/postgres.ts';
import type { Mutant } from './mutants.ts';
import { changeScripts } from './text-change.ts';

/** The file that gives the others their words; it stays. */
const FIXTURES = '00-fixtures.test.sql';

/** What the file says that holds, and does not on the mutant; empty when the mutant survives it. */
export async function brokenBy(mutant: Pick<Mutant, 'sql'>, tap: string): Promise<readonly string[]> {
  const broken = await brokenWith(mutant.sql, tap);
  const broken_anyway = new Set(await brokenWith([], tap));
  return broken.filter((name) => !broken_anyway.has(name));
}

async function brokenWith(changes: Mutant['sql'], tap: string): Promise<readonly string[]> {
  const cluster = await startPostgres({
    before: await pgtapScript(),
    rewrite: (scripts) => changeScripts(scripts, changes),
  });
  try {
    const sql = cluster.connect('havenglans', { max: 1 });
    const run = async (script: string): Promise<string[]> => firstColumns(await sql.unsafe(script).simple());
    const broken: string[] = [];
    for (const { name, script } of await tapFiles()) {
      if (name !== FIXTURES && name !== tap) continue;
      for (const result of await runTap(run, script)) if (!result.passed) broken.push(result.name);
    }
    return broken;
  } finally {
    await cluster.stop();
  }
}
