import { expect, test } from 'vitest';
import { PARENTS, SYNCED_TABLES } from '../../src/data/tables.ts';
import { filesBelow, textOf } from '../support/source-files.ts';

const migrations = filesBelow('supabase/migrations')
  .map((path) => textOf(path).replace(/--.*$/gm, ''))
  .join('\n');

test('the device and the server name the same synced tables, in the same pull order', () => {
  const registered = [...migrations.matchAll(/select\s+private\.sync_register\(\s*'(\w+)'/g)].map(
    ([, table]) => table,
  );
  expect(registered).toEqual([...SYNCED_TABLES]);
});

test('every parent stands before its child, in the order and in a foreign key', () => {
  const order: readonly string[] = SYNCED_TABLES;
  for (const [child, { table, column }] of Object.entries(PARENTS)) {
    expect(order.indexOf(table)).toBeLessThan(order.indexOf(child));
    const columns = new RegExp(
      `create table public\\.${child}[\\s\\S]*?${column}\\s+uuid[^,]*references public\\.${table}\\b`,
    );
    expect(migrations, `${child}.${column}`).toMatch(columns);
  }
});
