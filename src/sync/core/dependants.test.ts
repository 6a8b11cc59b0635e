import { expect, test } from 'vitest';
import type { Mutation } from '../protocol.ts';
import { dependantsOf, parentKey } from './dependants.ts';

const PARENTS = {
  service_records: { table: 'clients', column: 'client_id' },
  photos: { table: 'service_records', column: 'record_id' },
};

let seq = 0;
const change = (op: Mutation['op'], table: string, row_id: string, set: Mutation['set'] = {}): Mutation => {
  seq += 1;
  return { id: `m${seq}`, seq, table, row_id, op, bases: {}, set, epoch: null, app_version: 'test' };
};

test('PS12 G4 without an insert its later patches, its children and theirs cannot go; the rest can', () => {
  const before = change('patch', 'clients', 'c1', { notes: 'earlier' });
  const put = change('put', 'clients', 'c1');
  const pending = [
    before,
    put,
    change('patch', 'clients', 'c1', { notes: 'x' }),
    change('put', 'service_records', 's1', { client_id: 'c1' }),
    change('put', 'photos', 'p1', { record_id: 's1' }),
    change('patch', 'service_records', 's9', { client_id: 'c1' }),
    change('put', 'service_records', 's2', { client_id: 'c2' }),
    change('patch', 'service_records', 's9', { notes: 'y' }),
  ];
  const found = dependantsOf(put, pending, PARENTS).map(
    ({ table, row_id, op }) => `${op} ${table} ${row_id}`,
  );
  expect(found).toEqual([
    'patch clients c1',
    'put service_records s1',
    'put photos p1',
    'patch service_records s9',
  ]);
});

test('PS12 G2 a delete waits for no insert: the server may have fulfilled it already', () => {
  // Seeds 146 and 181 of the simulator: rejected here although the ledger had it, for the answer was lost.
  const put = change('put', 'clients', 'c1');
  const removal = change('delete', 'clients', 'c1');
  const late = change('patch', 'clients', 'c1', { notes: 'a form that was still open' });
  expect(dependantsOf(put, [put, removal, late], PARENTS)).toEqual([late]);
});

test('PS11 a rejected patch or delete keeps nothing else back: its row exists', () => {
  const patch = change('patch', 'clients', 'c1', { amount: -1 });
  const later = change('patch', 'clients', 'c1', { notes: 'x' });
  expect(dependantsOf(patch, [patch, later], PARENTS)).toEqual([]);
});

test('the parent of a change is named by its column, when it sets one', () => {
  expect(parentKey(change('put', 'service_records', 's1', { client_id: 'c1' }), PARENTS)).toBe('clients/c1');
  expect(parentKey(change('patch', 'service_records', 's1', { notes: 'x' }), PARENTS)).toBeNull();
  expect(parentKey(change('put', 'clients', 'c1', { client_id: 'c1' }), PARENTS)).toBeNull();
});
