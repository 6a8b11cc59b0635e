import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { RETENTION } from '../../src/content/company.ts';
import { COMPANY_FACTS } from '../../src/content/company-facts.ts';
import { entityOf, SYNCED_TABLES } from '../../src/data/tables.ts';
import { areTooLong } from '../../src/domain/article/html-blocks.ts';
import type { HtmlBlock } from '../../src/domain/post.ts';
import { POLICIES_FILE, policiesText } from '../support/policies.ts';
import { startPostgres } from '../support/postgres.ts';
import { ROWS_FILE, rowTypes } from '../support/row-types.ts';

// What other files say of the migrated database; every test here only reads it.
const cluster = await startPostgres();
const sql = cluster.connect();
afterAll(() => cluster.stop());

test('R-17 policies.md shows the rights of the migrated database (otherwise: npm run policies)', async () => {
  expect(await readFile(POLICIES_FILE, 'utf8')).toBe(await policiesText(sql));
});

test('R-17 the generated row types and rights are those of the migrated database (otherwise: npm run rows)', async () => {
  expect(await rowTypes(sql)).toBe(await readFile(ROWS_FILE, 'utf8'));
});

test('R-08 R-13 the company says in its row what company-facts.ts says, from the beginning', async () => {
  expect(await sql`select * from public.company_settings`).toMatchObject([COMPANY_FACTS]);
});

/** A term of the privacy policy as an interval. */
const intervalOf = (words: string): string =>
  words.replace('maanden', 'months').replace('jaar', 'years').replace('dagen', 'days');

test('R-44 what the database deletes by itself it deletes after the term that the privacy policy names', async () => {
  const [row] = await sql<{ terms: unknown }[]>`select private.retention_terms() as terms`;
  const { leads, measurements, newsletter_signups, awaited_files } = RETENTION;
  expect(row?.terms).toEqual({
    leads: intervalOf(leads),
    measurements: intervalOf(measurements),
    newsletter_signups: intervalOf(newsletter_signups),
    awaited_files: intervalOf(awaited_files),
  });
});

/** Blocks with every sign that is written in another way, the second filled up. */
const blocksWith = (filling: number): readonly HtmlBlock[] => [
  { id: 'a', html: `<p title="\\">Één boot ⛵🛥\t\u0001\n</p>`, createdAt: '2026-11-24T03:00:00.000Z' },
  { id: 'b', html: 'x'.repeat(filling) },
];

/** Characters of the list as the database counts them. */
const lengthOf = async (blocks: readonly HtmlBlock[]): Promise<number | undefined> => {
  const rows = await sql<{ count: number }[]>`
    select length(${JSON.stringify(blocks)}::text::jsonb::text)::int as count`;
  return rows[0]?.count;
};

test('E-022 the device calls the blocks of an article too long exactly where the database refuses them', async () => {
  const most = 500_000 - ((await lengthOf(blocksWith(0))) ?? 0);
  expect(await lengthOf(blocksWith(most))).toBe(500_000);
  expect([most, most + 1].map((filling) => areTooLong(blocksWith(filling)))).toEqual([false, true]);
});

interface Registered {
  readonly name: string;
  readonly columns: readonly string[];
  readonly ops: readonly string[];
  readonly groups: readonly (readonly string[])[];
  readonly parent: { readonly table: string; readonly column: string } | null;
  readonly history: string;
  readonly derived: readonly string[];
}

const sorted = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].toSorted((a, b) => (a < b ? -1 : 1));

/** What SQL has to say of a table for its definition to be true. */
const expected = (table: string): Registered | null => {
  const entity = entityOf(table);
  if (entity === null) return null;
  const columns = Object.entries(entity.columns);
  const { parent, groups = [], ops = ['put', 'patch', 'delete'], history = 'values' } = entity;
  return {
    name: table,
    columns: sorted(columns.flatMap(([name, column]) => (column?.by_server ? [] : [name]))),
    ops: sorted(ops),
    groups,
    parent: parent === undefined ? null : { table: parent.table, column: parent.column },
    history,
    derived: sorted(columns.flatMap(([name, column]) => (column?.is_derived ? [name] : []))),
  };
};

test('C6 the device and the server say the same of every synced table: order, columns, operations, groups, parent, history', async () => {
  const registered = await sql<Registered[]>`
    select name, columns, ops, groups, history, derived,
      case when parent_table is not null
        then json_build_object('table', parent_table, 'column', parent_column) end as parent
    from private.sync_tables order by position`;
  expect(
    registered.map((table) => ({
      ...table,
      columns: sorted(table.columns),
      ops: sorted(table.ops),
      derived: sorted(table.derived),
    })),
  ).toEqual(SYNCED_TABLES.map(expected));

  const references = await sql<{ child: string; column: string; parent: string }[]>`
    select c.conrelid::regclass::text as child, a.attname as column, c.confrelid::regclass::text as parent
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f'`;
  for (const table of SYNCED_TABLES) {
    const parent = entityOf(table)?.parent;
    if (parent !== undefined)
      expect(references).toContainEqual({ child: table, column: parent.column, parent: parent.table });
  }
});
