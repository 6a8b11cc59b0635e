import { expect, test } from 'vitest';
import { comparePlain } from '../lib/compare.ts';
import { sha256Hex } from '../lib/sha256.ts';
import { SITE_KINDS, SITE_TABLE_OF } from '../domain/site-content.ts';
import { BYTES_STORES, SYNC_STORES } from '../sync/index.ts';
import { STORE_FINGERPRINTS } from './database/database-name.ts';
import { SITE_TABLES } from './site-labels.ts';
import { DATA_STORES, DERIVED_DATA, entityOf, PARENTS, SYNCED_TABLES, textKind } from './tables.ts';

test('K7 a change of the stores, or of how derived data is made, comes with a new database version', async () => {
  const stores = Object.entries({ ...DATA_STORES, ...SYNC_STORES, ...BYTES_STORES }).toSorted(([a], [b]) =>
    comparePlain(a, b),
  );
  const fingerprintOf = async (derived: readonly { readonly name: string; readonly version: number }[]) => {
    const versions = derived.map(({ name, version }) => [name, version]);
    return (await sha256Hex(JSON.stringify({ stores, versions }))).slice(0, 8);
  };
  const fingerprint = await fingerprintOf(DERIVED_DATA);
  expect(STORE_FINGERPRINTS.at(-1), 'the line to add to database-name.ts').toBe(fingerprint);
  const raised = DERIVED_DATA.map((derived) => ({ ...derived, version: derived.version + 1 }));
  expect(await fingerprintOf(raised), 'a page of before adds and subtracts in the old way').not.toBe(
    fingerprint,
  );
  expect(new Set(STORE_FINGERPRINTS).size).toBe(STORE_FINGERPRINTS.length);
});

test('every synced table has a store, and stands after the table its rows belong to', () => {
  for (const [index, table] of SYNCED_TABLES.entries()) {
    const [key, ...indexes] = (DATA_STORES[table] ?? '').split(', ');
    expect(key).toBe('id');
    const parent = PARENTS[table];
    if (parent === undefined) continue;
    expect(SYNCED_TABLES.indexOf(parent.table)).toBeLessThan(index);
    expect(indexes, 'children are found by their parent').toContain(parent.column);
  }
});

test('every column that an entity names is one of its table, and an entity named by its parent has a parent', () => {
  for (const table of SYNCED_TABLES) {
    const { columns, naming, parent, groups = [], searched = [], indexes = [] } = entityOf(table) ?? {};
    const details = naming?.by === 'parent' ? naming.details : [];
    const apart = naming?.by === 'own' ? (naming.told_apart_by ?? []) : [];
    const indexed = indexes.flatMap((index) => index.replaceAll(/[[\]]/g, '').split('+'));
    for (const column of [...groups.flat(), ...searched, ...indexed, ...details, ...apart])
      expect(Object.keys(columns ?? {}), table).toContain(column);
    if (naming?.by === 'parent') expect(parent, table).toBeDefined();
  }
});

test('every kind of the site has its rows in a table whose entity says that they are entries of the site', () => {
  expect(new Set<string>(SITE_TABLES)).toEqual(new Set(Object.values(SITE_TABLE_OF)));
  const kinds = SITE_TABLES.flatMap((table) =>
    ['hero', 'before_after'].map((type) => entityOf(table)?.site_entry?.({ type }).kind),
  );
  expect(new Set(kinds)).toEqual(new Set(SITE_KINDS));
});

test('every table that devices edit says how what was typed is read: by a schema, or by the kind of a site entry', () => {
  const editable = SYNCED_TABLES.filter((table) => entityOf(table)?.ops?.includes('patch') ?? true);
  const read = editable.filter((table) => {
    const { edit, site_entry } = entityOf(table) ?? {};
    return edit !== undefined || site_entry !== undefined;
  });
  expect(
    editable.filter((table) => !read.includes(table)),
    'src/data/entities/conflicts.ts says why',
  ).toEqual(['conflicts']);
});

test("G4 'Beide' is for texts alone: a date, an amount or a status has one value", () => {
  expect(textKind('clients', 'notes')).toBe('lines');
  expect(textKind('clients', 'location')).toBe('line');
  for (const [table, field] of [
    ['clients', 'status'],
    ['clients', 'email'],
    ['service_records', 'amount'],
    ['service_records', 'date'],
    ['elsewhere', 'notes'],
  ] as const) {
    expect(textKind(table, field)).toBeNull();
  }
});
