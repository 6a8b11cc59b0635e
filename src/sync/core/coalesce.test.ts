import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Mutation } from '../protocol.ts';
import type { OutboxEntry } from '../store-port.ts';
import { canJoin, changedColumns, deleteBase, inheritBases, joinPatch } from './coalesce.ts';

const patch = (id: string, set: Mutation['set'], bases: Mutation['bases']): Mutation => ({
  id,
  seq: 1,
  table: 'clients',
  row_id: 'c1',
  op: 'patch',
  bases,
  set,
  epoch: 'e',
  app_version: 'test',
});
const entryOf = (mutation: Mutation, attempted = false): OutboxEntry => ({
  mutation,
  before: {},
  made_at: '2026-05-01',
  attempted,
});

describe('bases', () => {
  test("OB3 D3 a field without a change over it has the rev on the screen, one with a change that change's base", () => {
    const pending = [patch('m1', { notes: 'a' }, { notes: 5 }), patch('m2', { notes: 'b' }, { notes: 8 })];
    expect(inheritBases(['notes', 'phone'], 12, pending, [])).toEqual({ notes: 5, phone: 12 });
  });

  test('OB3 C6 a change of one field of a group counts for the others of it', () => {
    const pending = [patch('m1', { status: 'done' }, { status: 5 })];
    const groups = [['status', 'done_at']];
    expect(inheritBases(['done_at', 'notes'], 9, pending, groups)).toEqual({ done_at: 5, notes: 9 });
  });

  test('OB3 D3 whatever the order of edits and pulls, a base is never raised', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100), { minLength: 1 }), (screen_revs) => {
        let pending: Mutation[] = [];
        let lowest = Number.POSITIVE_INFINITY;
        for (const [index, rev] of screen_revs.entries()) {
          const bases = inheritBases(['notes'], rev, pending, []);
          lowest = Math.min(lowest, rev);
          expect(bases['notes']).toBe(lowest);
          pending = [...pending, patch(`m${index}`, { notes: index }, bases)];
        }
      }),
    );
  });

  test("OB6 D7 a delete has the lowest base beneath it: no person saw the server's value under a pending change", () => {
    expect(deleteBase(9, [])).toBe(9);
    expect(deleteBase(9, [patch('m1', { notes: 'a' }, { notes: 5, phone: 7 })])).toBe(5);
  });
});

describe('joining', () => {
  test('OB2 D10 an attempted mutation is never joined, nor is a delete', () => {
    const mutation = patch('m1', { notes: 'a' }, { notes: 5 });
    expect(canJoin(entryOf(mutation))).toBe(true);
    expect(canJoin(entryOf(mutation, true))).toBe(false);
    expect(canJoin(entryOf({ ...mutation, op: 'delete' }))).toBe(false);
  });

  test('OB2 OB3 D10 a joined patch has the new id, the old place, the newest values, the lowest bases and the oldest before', () => {
    const pending = { ...entryOf(patch('m1', { notes: 'b' }, { notes: 5 })), before: { notes: 'a' } };
    const joined = joinPatch(
      pending,
      {
        id: 'm2',
        set: { notes: 'c', phone: '2' },
        bases: { notes: 4, phone: 9 },
        before: { notes: 'b', phone: '1' },
        made_at: '2026-05-01T12:00:00.000Z',
        expected: {},
      },
      [],
    );
    expect(joined?.mutation).toEqual({
      ...pending.mutation,
      id: 'm2',
      set: { notes: 'c', phone: '2' },
      bases: { notes: 4, phone: 9 },
      made_at: '2026-05-01T12:00:00.000Z',
    });
    expect(joined?.made_at).toBe(pending.made_at);
    expect(joined?.before).toEqual({ notes: 'a', phone: '1' });
  });

  test('OB2 a patch that joins an insert becomes part of it: an insert has no bases', () => {
    const put = entryOf({ ...patch('m1', { name: 'a', notes: null }, {}), op: 'put' });
    const joined = joinPatch(
      put,
      {
        id: 'm2',
        set: { notes: 'x' },
        bases: { notes: 0 },
        before: { notes: null },
        made_at: '2026-05-01T12:00:00.000Z',
        expected: {},
      },
      [],
    );
    expect(joined?.mutation).toMatchObject({
      id: 'm2',
      op: 'put',
      set: { name: 'a', notes: 'x' },
      bases: {},
    });
    expect(joined?.before).toEqual({});
  });
});

test('OB5 C6 a column that is unchanged is kept where one that merges with it has changed, so that both sides of a conflict are whole', () => {
  const groups = [['picture', 'point']];
  const view = { picture: 'p', point: 1, notes: 'a' };
  const given = { picture: 'p', point: 2, notes: 'a' };
  expect(changedColumns(given, view, groups)).toEqual({ picture: 'p', point: 2 });
  expect(changedColumns({ ...given, point: 1 }, view, groups)).toEqual({});
});

test('OB5 only columns that differ from the screen are kept; over a row that is gone all are', () => {
  const view = { notes: 'a', tags: ['x', { y: 1 }], phone: null };
  expect(changedColumns({ notes: 'a', tags: ['x', { y: 1 }], phone: '06' }, view, [])).toEqual({
    phone: '06',
  });
  expect(changedColumns({ notes: 'a' }, null, [])).toEqual({ notes: 'a' });
});
