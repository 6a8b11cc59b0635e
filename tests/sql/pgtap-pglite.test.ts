import { PGlite } from '@electric-sql/pglite';
import { afterAll, describe, expect, test } from 'vitest';
import { pgtapScript, runTap, tapFiles } from '../support/pgtap.ts';
import { migrationScripts } from '../support/postgres.ts';

const db = await PGlite.create();
afterAll(() => db.close());

const run = async (script: string): Promise<string[]> => {
  const statements = await db.exec(script);
  return statements.flatMap(({ rows }) =>
    rows.flatMap((row: unknown) => {
      const value: unknown = typeof row === 'object' && row !== null ? Object.values(row)[0] : undefined;
      return typeof value === 'string' ? [value] : [];
    }),
  );
};

await run(await pgtapScript());
for (const { sql } of await migrationScripts()) await run(sql);

for (const file of await tapFiles()) {
  const results = await runTap(run, file.script);
  describe(`PGlite ${file.name}`, () => {
    for (const { name, passed, detail } of results) {
      test(name, () => expect(passed, detail).toBe(true));
    }
  });
}
