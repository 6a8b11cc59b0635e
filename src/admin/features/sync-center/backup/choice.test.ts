import { expect, test } from 'vitest';
import type { BackupPlan, RowDifference } from '../../../../data/index.ts';
import { firstChoice, restoreChoice, toggled, withFields } from './choice.ts';

const label = { table: 'clients', name: 'Jan', details: [], top: null };
const difference = (id: string, is_newer_here: boolean): RowDifference => ({
  table: 'clients',
  id,
  label,
  base_rev: 3,
  is_newer_here,
  fields: [
    { field: 'phone', here: '1', backup: '2' },
    { field: 'notes', here: 'a', backup: 'b' },
  ],
});

const PLAN: BackupPlan = {
  header: {
    file: 'havenglans-backup',
    format: 1,
    company: 'Havenglans',
    app_version: 'a',
    schema: 2,
    user: { id: 'u', name: 'Sanne', email: 's@h.example', role: 'admin' },
    epoch: null,
    made_at: '2026-05-01T10:00:00.000Z',
    sections: [],
  },
  warnings: [],
  tables: [
    {
      table: 'clients',
      equal: 1,
      missing: 3,
      different: 2,
      deleted: 0,
      withdrawn: 0,
      orphaned: 0,
      unreadable: 0,
    },
    {
      table: 'service_records',
      equal: 1,
      missing: 0,
      different: 0,
      deleted: 0,
      withdrawn: 0,
      orphaned: 0,
      unreadable: 0,
    },
  ],
  differences: [difference('c1', false), difference('c2', true)],
  missing: [],
  kept_aside: [],
};

test('R-50 at first what is missing is chosen, and of what differs only what was not changed here later', () => {
  const choice = firstChoice(PLAN);
  expect([...choice.missing]).toEqual(['clients']);
  expect([...choice.fields]).toEqual(['clients/c1/phone', 'clients/c1/notes']);
  expect(restoreChoice(PLAN, choice)).toMatchObject({ rows: 4, choice: { differences: [{ id: 'c1' }] } });
});

test('R-50 of another company’s backup nothing is chosen by itself', () => {
  const choice = firstChoice({ ...PLAN, warnings: ['other_company'] });
  expect(restoreChoice(PLAN, choice)).toMatchObject({ rows: 0, choice: { differences: [] } });
});

test('R-50 a person chooses field by field, all, or none', () => {
  const all = withFields(firstChoice(PLAN), PLAN.differences);
  expect(restoreChoice(PLAN, all).choice.differences).toEqual(PLAN.differences);
  const one_less = { ...all, fields: toggled(all.fields, 'clients/c2/notes') };
  expect(restoreChoice(PLAN, one_less).choice.differences[1]?.fields).toEqual([
    { field: 'phone', here: '1', backup: '2' },
  ]);
  expect(toggled(one_less.fields, 'clients/c2/notes').size).toBe(4);
  const none = { ...withFields(all, []), missing: toggled(all.missing, 'clients' as const) };
  expect(restoreChoice(PLAN, none).rows).toBe(0);
});
