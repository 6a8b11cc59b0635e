import { expect, test } from 'vitest';
import { SYNCED_TABLES } from '../../src/data/tables.ts';
import { filesBelow, textOf } from '../support/source-files.ts';

const migrations = filesBelow('supabase/migrations')
  .map((path) => textOf(path).replace(/--.*$/gm, ''))
  .join('\n');

test('the device and the server name the same synced tables, in the same pull order', () => {
  const registered = [...migrations.matchAll(/select\s+private\.sync_register\(\s*'(\w+)'/g)].map(
    ([, table]) => table,
  );
  // A table whose columns changed later is registered again.
  expect([...new Set(registered)]).toEqual([...SYNCED_TABLES]);
});
