import { afterAll, describe, expect, test } from 'vitest';
import { firstColumns, pgtapScript, runTap, tapFiles } from './pgtap.ts';
import { startPostgres } from './postgres.ts';
import type { PostgresMajor } from './servers.ts';

/** Makes a test of each pgTAP assertion, on a PostgreSQL of the version. */
export async function tapOnPostgres(major: PostgresMajor): Promise<void> {
  const cluster = await startPostgres({ major, before: await pgtapScript() });
  afterAll(() => cluster.stop());

  const sql = cluster.connect('havenglans', { max: 1 });
  const run = async (script: string): Promise<string[]> => {
    const statements: unknown = await sql.unsafe(script).simple();
    return firstColumns(statements);
  };

  for (const file of await tapFiles()) {
    const results = await runTap(run, file.script);
    describe(`PostgreSQL ${major} ${file.name}`, () => {
      for (const { name, passed, detail } of results) {
        test(name, () => expect(passed, detail).toBe(true));
      }
    });
  }
}
