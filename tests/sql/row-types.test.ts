import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startPostgres } from '../support/postgres.ts';
import { ROWS_FILE, rowTypes } from '../support/row-types.ts';

test('R-17 the generated row types and rights are those of the migrated database (otherwise: npm run rows)', async () => {
  const cluster = await startPostgres();
  try {
    expect(await rowTypes(cluster.connect())).toBe(await readFile(ROWS_FILE, 'utf8'));
  } finally {
    await cluster.stop();
  }
});
