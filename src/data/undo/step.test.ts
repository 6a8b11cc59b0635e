import { expect, test } from 'vitest';
import { serverClient } from '../testing/rows.ts';
import { planUndo, type RowsNow, undoRows } from './step.ts';

const now = (row: ReturnType<typeof serverClient> | null, more: Partial<RowsNow> = {}): RowsNow => ({
  row: () => row,
  has_children: () => false,
  may_delete: () => true,
  ...more,
});

const patch = {
  kind: 'patch',
  table: 'clients',
  row_id: 'c1',
  before: { phone: '06-1', location: null },
  after: { phone: '06-2', location: 'Hoorn' },
} as const;

test('R-18 a step holds the former value of every field a command changed, and only of those', () => {
  const before = serverClient('c1', { phone: '06-1' });
  const after = serverClient('c1', { phone: '06-2' });
  expect(
    undoRows(
      [
        {
          op: 'patch',
          table: 'clients',
          row_id: 'c1',
          set: { phone: '06-2', location: null },
          base_rev: 1,
          expected: { phone: '06-1' },
        },
      ],
      [{ table: 'clients', id: 'c1', before, after }],
    ),
  ).toEqual([{ ...patch, before: { phone: '06-1' }, after: { phone: '06-2' } }]);
  expect(
    undoRows(
      [
        {
          op: 'patch',
          table: 'clients',
          row_id: 'c1',
          set: { phone: '06-1' },
          base_rev: 1,
          expected: { phone: '06-1' },
        },
      ],
      [],
    ),
  ).toEqual([]);
});

test('R-18 M-024 a delete is no step: it is final', () => {
  const before = serverClient('c1');
  expect(
    undoRows(
      [{ op: 'delete', table: 'clients', row_id: 'c1', base_rev: 1 }],
      [{ table: 'clients', id: 'c1', before, after: null }],
    ),
  ).toEqual([]);
});

test('R-18 an undo sets back the fields that still hold what was written, on the rev on the screen', () => {
  const row = serverClient('c1', { phone: '06-2', location: 'Hoorn' }, 7);
  expect(planUndo({ rows: [patch] }, now(row))).toEqual({
    changes: [
      {
        op: 'patch',
        table: 'clients',
        row_id: 'c1',
        set: { phone: '06-1', location: null },
        base_rev: 7,
        expected: { phone: '06-2', location: 'Hoorn' },
      },
    ],
    restored: [{ table: 'clients', row_id: 'c1', fields: ['phone', 'location'] }],
    left: [],
  });
});

test('G4 R-18 a field that somebody changed since is left and named; a row that is gone too', () => {
  const row = serverClient('c1', { phone: '06-9', location: 'Hoorn' }, 8);
  expect(planUndo({ rows: [patch] }, now(row))).toMatchObject({
    changes: [{ set: { location: null } }],
    restored: [{ fields: ['location'] }],
    left: [{ fields: ['phone'] }],
  });
  expect(planUndo({ rows: [patch] }, now(null))).toEqual({
    changes: [],
    restored: [],
    left: [{ table: 'clients', row_id: 'c1', fields: [] }],
  });
});

test('R-18 a moment the server wrote in other digits is the value that was written', () => {
  const resolved = {
    kind: 'patch',
    table: 'conflicts',
    row_id: 'k1',
    before: { resolved_at: null },
    after: { resolved_at: '2026-05-01T10:00:00.120Z' },
  } as const;
  const row = serverClient('k1', { resolved_at: '2026-05-01T10:00:00.12+00:00' }, 3);
  expect(planUndo({ rows: [resolved] }, now(row)).changes).toHaveLength(1);
});

test('R-18 R-17 an added row is taken away while it is as it was added; who may not delete takes back only what was never sent', () => {
  const added = { kind: 'put', table: 'clients', row_id: 'c1', after: { name: 'Jan', phone: null } } as const;
  const row = serverClient('c1', { name: 'Jan' }, 1);
  const gone = { op: 'delete', table: 'clients', row_id: 'c1', base_rev: 1 };
  expect(planUndo({ rows: [added] }, now(row)).changes).toEqual([gone]);
  expect(planUndo({ rows: [added] }, now(row, { may_delete: () => false })).changes).toEqual([
    { ...gone, unsent_only: true },
  ]);
  const changed = serverClient('c1', { name: 'Jan', phone: '06' }, 2);
  const left = { changes: [], left: [{ row_id: 'c1', fields: [] }] };
  expect(planUndo({ rows: [added] }, now(changed))).toMatchObject(left);
  expect(planUndo({ rows: [added] }, now(row, { has_children: () => true }))).toMatchObject(left);
  expect(planUndo({ rows: [added] }, now(null)).changes).toEqual([]);
});
