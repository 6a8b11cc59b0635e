import { expect, test } from 'vitest';
import { FIELD_GROUPS, PARENTS, SYNCED_TABLES } from '../../src/data/tables.ts';
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

test('C6 the device and the server judge the same sets of columns as one', () => {
  const registered = Object.fromEntries(
    [...migrations.matchAll(/select\s+private\.sync_register\(\s*'(\w+)'([^;]*);/g)].flatMap(
      ([, table = '', rest = '']) => {
        const groups: unknown = JSON.parse(/groups\s*=>\s*'([^']*)'/.exec(rest)?.[1] ?? '[]');
        return Array.isArray(groups) && groups.length > 0 ? [[table, groups]] : [];
      },
    ),
  );
  expect(registered).toEqual(FIELD_GROUPS);
});
