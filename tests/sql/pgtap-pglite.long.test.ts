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

// The other way round than on PostgreSQL, but for the fixture they share: no file needs another one before it.
const [fixture, ...files] = await tapFiles();
for (const file of fixture === undefined ? [] : [fixture, ...files.toReversed()]) {
  const results = await runTap(run, file.script);
  describe(`PGlite ${file.name}`, () => {
    for (const { name, passed, detail } of results) {
      test(name, () => expect(passed, detail).toBe(true));
    }
  });
}
