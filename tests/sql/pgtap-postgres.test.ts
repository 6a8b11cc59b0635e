import { afterAll, describe, expect, test } from 'vitest';
import { firstColumns, pgtapScript, runTap, tapFiles } from '../support/pgtap.ts';
import { startPostgres } from '../support/postgres.ts';

const cluster = await startPostgres({ before: await pgtapScript() });
afterAll(() => cluster.stop());

const sql = cluster.connect('havenglans', { max: 1 });
const run = async (script: string): Promise<string[]> => {
  const statements: unknown = await sql.unsafe(script).simple();
  return firstColumns(statements);
};

for (const file of await tapFiles()) {
  const results = await runTap(run, file.script);
  describe(`PostgreSQL ${file.name}`, () => {
    for (const { name, passed, detail } of results) {
      test(name, () => expect(passed, detail).toBe(true));
    }
  });
}
