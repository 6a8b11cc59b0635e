import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { POLICIES_FILE, policiesText } from '../support/policies.ts';
import { startPostgres } from '../support/postgres.ts';

test('R-17 policies.md shows the rights of the migrated database (otherwise: npm run policies)', async () => {
  const cluster = await startPostgres();
  try {
    expect(await readFile(POLICIES_FILE, 'utf8')).toBe(await policiesText(cluster.connect()));
  } finally {
    await cluster.stop();
  }
});
