import { expect, test } from 'vitest';
import type { HistoryEntry } from '../../../backend/row-history.ts';
import type { LocalHistoryEntry } from '../../../data/index.ts';
import { shownEntries, withOlder } from './history-entries.ts';

const entry = (id: string, over: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  op: 'update',
  user_id: 'bram',
  user_name: 'Bram Visser',
  made_at: '2026-03-05T08:00:00Z',
  arrived_at: '2026-03-05T09:00:00Z',
  changes: { phone: { old: '06-1', new: '06-2' }, client_id: { old: null, new: 'c1' } },
  ...over,
});
const local = (id: string, over: Partial<LocalHistoryEntry> = {}): LocalHistoryEntry => ({
  id,
  op: 'update',
  state: 'pending',
  made_at: '2026-03-06T08:00:00Z',
  arrived_at: null,
  changes: { notes: { old: null, new: 'x' } },
  ...over,
});
const entries = (...ids: readonly string[]): HistoryEntry[] => ids.map((id) => entry(id));
const sanne = { id: 'sanne', names: new Map([['joost', 'Joost Bakker']]) };

test('R-50 online the server’s list stands under what has not arrived; what it has is not shown twice', () => {
  const shown = shownEntries(
    'service_records',
    [entry('2'), entry('1')],
    [local('a'), local('b', { state: 'sent', arrived_at: '2026-03-05T09:00:00Z' })],
    sanne,
  );
  expect(shown.map(({ key, state }) => [key, state])).toEqual([
    ['a', 'pending'],
    ['2', 'sent'],
    ['1', 'sent'],
  ]);
  expect(shown[1]).toMatchObject({
    who: { kind: 'colleague', name: 'Bram Visser' },
    made_at: '2026-03-05T08:00:00Z',
    arrived_at: '2026-03-05T09:00:00Z',
    changes: [{ field: 'phone', old: '06-1', new: '06-2' }],
  });
});

test('R-50 offline the device shows its own part, pending changes first', () => {
  const shown = shownEntries(
    'service_records',
    null,
    [
      local('old', { state: 'sent', arrived_at: '2026-03-01T09:00:00Z' }),
      local('new', { state: 'sent', arrived_at: '2026-03-04T09:00:00Z' }),
      local('refused', { state: 'rejected' }),
    ],
    sanne,
  );
  expect(shown.map(({ key }) => key)).toEqual(['refused', 'new', 'old']);
  expect(new Set(shown.map(({ who }) => who.kind))).toEqual(new Set(['self']));
});

test('G4 the writer of a change is named as the signed-in user sees it; a former colleague and a change from outside are called so', () => {
  const whose = shownEntries(
    'service_records',
    [
      entry('1', { user_id: 'sanne', user_name: 'Sanne de Vries' }),
      entry('2', { user_id: 'joost', user_name: null }),
      entry('3', { user_id: 'left', user_name: null }),
      entry('4', { user_id: null, user_name: null }),
    ],
    [],
    sanne,
  ).map(({ who }) => who);
  expect(whose).toEqual([
    { kind: 'self' },
    { kind: 'colleague', name: 'Joost Bakker' },
    { kind: 'former' },
    { kind: 'outside' },
  ]);
});

test('PL24 loaded entries stay below the newest page when that is fetched again; without a common entry they go', () => {
  const known = { entries: entries('4', '3', '2', '1'), more: false };
  const next = { entries: entries('6', '5', '4'), more: true };
  expect(withOlder(next, known)).toEqual({ entries: entries('6', '5', '4', '3', '2', '1'), more: false });
  expect(withOlder({ entries: entries('9', '8'), more: true }, known)).toEqual({
    entries: entries('9', '8'),
    more: true,
  });
  expect(withOlder(next, null)).toEqual(next);
});

test('R-50 a change of what belongs to the row says its table, and leaves out columns that follow from others', () => {
  const changes = {
    client_id: { old: null, new: 'c1' },
    notes: { old: null, new: 'Sleutel bij de buurman' },
    written_at: { old: null, new: '2026-03-05T08:00:00Z' },
    author: { old: null, new: 'bram' },
  };
  const shown = shownEntries(
    'clients',
    [entry('2', { table: 'client_notes', op: 'insert', changes })],
    [local('a', { table: 'client_notes', op: 'delete', changes: {} })],
    sanne,
  );
  expect(shown).toMatchObject([
    { table: 'client_notes', op: 'delete', who: { kind: 'self' } },
    {
      table: 'client_notes',
      op: 'insert',
      who: { kind: 'colleague', name: 'Bram Visser' },
      changes: [{ field: 'notes', old: null, new: 'Sleutel bij de buurman' }],
    },
  ]);
});
