import { expect, test } from 'vitest';
import type { Mutation } from '../protocol.ts';
import { serverRow } from '../testing/index.ts';
import { composeView } from './view.ts';
import type { Overlay } from './view.ts';

const over = (parts: Partial<Mutation>, overlay: Partial<Overlay> = {}): Overlay => ({
  mutation: {
    id: 'm1',
    seq: 1,
    table: 'clients',
    row_id: 'c1',
    op: 'patch',
    bases: {},
    set: {},
    epoch: null,
    app_version: 'test',
    ...parts,
  },
  rejected: false,
  ...overlay,
});

const row = serverRow('c1', 4, { notes: 'server', phone: '1' });

test("MG1 C8 pending and rejected patches lie over the server's row in order", () => {
  const first = over({ set: { notes: 'rejected', phone: '2' } }, { rejected: true });
  const second = over({ set: { notes: 'pending' } });
  expect(composeView(row, 'c1', [first, second], [])).toMatchObject({ notes: 'pending', phone: '2', rev: 4 });
});

test('MG2 fields changed again afterwards no longer show from the older change', () => {
  const older = over({ set: { notes: 'old', phone: '2' } }, { rejected: true, superseded: ['notes'] });
  expect(composeView(row, 'c1', [older], [])).toMatchObject({ notes: 'server', phone: '2' });
});

test('MG1 C8 an insert the server has never seen is a row of rev 0, rejected or not', () => {
  for (const rejected of [false, true]) {
    const put = over({ op: 'put', set: { name: 'a' } }, { rejected });
    expect(composeView(null, 'c1', [put], [])).toMatchObject({
      id: 'c1',
      rev: 0,
      name: 'a',
      deleted_at: null,
    });
  }
});

test('MG4 an insert whose row the server already sent lies under that row', () => {
  const put = over({ op: 'put', set: { notes: 'mine' } });
  expect(composeView(row, 'c1', [put], [])).toMatchObject({ notes: 'server' });
});

test('PS13 OB6 a pending delete hides its row and the children it names; a rejected one hides nothing', () => {
  const of_row = { op: 'delete' } as const;
  expect(composeView(row, 'c1', [over(of_row)], [])).toBeNull();
  expect(composeView(row, 'c1', [over(of_row, { rejected: true })], [])).toEqual(row);
  const of_parent = over({ ...of_row, row_id: 'parent' });
  expect(composeView(row, 'c1', [of_parent], [])).toBeNull();
});

test('MG3 a patch shows nothing of a row that is gone', () => {
  expect(composeView(null, 'c1', [over({ set: { notes: 'mine' } })], [])).toBeNull();
});

test('MG6 OB12 a change shows only over the value its writer saw, in its column and in those that merge with it', () => {
  const unseen = over({ set: { notes: 'second', phone: '2' }, expected: { notes: 'before' } });
  expect(composeView(row, 'c1', [unseen], [])).toMatchObject({ notes: 'server', phone: '2' });
  const seen = over({ set: { notes: 'second' }, expected: { notes: 'server' } });
  expect(composeView(row, 'c1', [seen], [])).toMatchObject({ notes: 'second' });
  const first = over({ set: { notes: 'first' } });
  expect(composeView(row, 'c1', [first, seen], []), 'another lies over what was seen').toMatchObject({
    notes: 'first',
  });
  const group = over({ set: { notes: 'second' }, expected: { notes: 'server', phone: '9' } });
  expect(composeView(row, 'c1', [group], [['notes', 'phone']])).toMatchObject({ notes: 'server' });
  expect(composeView(row, 'c1', [group], [])).toMatchObject({ notes: 'second' });
});
