import { expect, test } from 'vitest';
import { deletedRow, pullReply, pushResult, serverRow } from '../testing/index.ts';
import { incomingOfPage, incomingOfResults } from './incoming.ts';

const KNOWN = new Set(['clients', 'service_records']);

test('PL8 D9 of several words about one row in a page the highest rev counts', () => {
  const reply = pullReply({
    tables: { clients: [serverRow('c1', 2), serverRow('c2', 7)] },
    early: { clients: [serverRow('c1', 3)] },
    tombstones: [{ table: 'clients', row_id: 'c2', rev: 6 }],
  });
  const incoming = incomingOfPage(reply, KNOWN);
  expect(incoming.get('clients/c1')).toMatchObject({ rev: 3 });
  expect(incoming.get('clients/c2')).toMatchObject({ rev: 7, row: { id: 'c2' } });
});

test('PL9 PL13 a soft-deleted row and a tombstone are gone; unknown tables are passed over', () => {
  const reply = pullReply({
    tables: { clients: [deletedRow('c1', 2)], hulls: [serverRow('h1', 1)] },
    tombstones: [
      { table: 'service_records', row_id: 's1', rev: 4 },
      { table: 'hulls', row_id: 'h2', rev: 4 },
    ],
  });
  const incoming = incomingOfPage(reply, KNOWN);
  expect([...incoming.keys()]).toEqual(['clients/c1', 'service_records/s1']);
  expect([...incoming.values()].map(({ row }) => row)).toEqual([null, null]);
});

test('PS14 results bring their row and the children that went with it', () => {
  const deleted = pushResult(
    { id: 'm1', table: 'clients', row_id: 'c1' },
    { row: deletedRow('c1', 5), also: { service_records: [deletedRow('s1', 2)] } },
  );
  const silent = pushResult({ id: 'm2', table: 'clients', row_id: 'c2' }, { row: null });
  expect([...incomingOfResults([deleted, silent], KNOWN).keys()]).toEqual([
    'clients/c1',
    'service_records/s1',
  ]);
});
