import { expect, test } from 'vitest';
import type { ConflictItem, ConflictVersion } from '../../../data/index.ts';
import { proposal } from './both-texts.tsx';

const version = (kind: ConflictVersion['kind'], notes: string, stands = false): ConflictVersion => ({
  kind,
  values: { notes },
  author: 'colleague',
  name: null,
  made_at: null,
  arrived_at: null,
  stands,
});

const item = (...versions: readonly ConflictVersion[]): ConflictItem => ({
  id: 'k1',
  conflicts: [],
  table: 'clients',
  row_id: 'c1',
  row: { table: 'clients', name: 'Jan', details: [], top: null },
  row_rev: 1,
  row_values: {},
  fields: ['notes'],
  versions,
  changed_since: false,
  after_this: 0,
  found_at: null,
});

test('G4 R-41 all that is on the screen is in the joined text: what was chosen in the choice before it too', () => {
  expect(proposal(item(version('kept', 'kantoor', true), version('lost', 'steiger')))).toBe(
    'kantoor\nsteiger',
  );
  expect(
    proposal(
      item(version('now', 'kantoor\nsteiger', true), version('kept', 'kantoor'), version('lost', 'tweede')),
    ),
  ).toBe('kantoor\nsteiger\ntweede');
  expect(
    proposal(
      item(version('now', 'kantoor\nsteiger', true), version('kept', 'kantoor'), version('lost', 'steiger')),
    ),
    'the present text contains all',
  ).toBeNull();
});
