import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openDevice } from '../testing/device.ts';
import { serverColleague } from '../testing/rows.ts';
import { colleagueNames } from './colleagues.ts';

test('G4 the names of all staff stand on the device, until somebody leaves', async () => {
  const { db, pull } = await openDevice();
  expect(await colleagueNames(db)).toEqual(new Map());
  await pull({
    tables: {
      colleagues: [
        serverColleague('sanne', 'Sanne de Vries', 'admin'),
        serverColleague('bram', 'Bram Visser'),
      ],
    },
  });
  expect(await colleagueNames(db)).toEqual(
    new Map([
      ['bram', 'Bram Visser'],
      ['sanne', 'Sanne de Vries'],
    ]),
  );
  await pull({ tombstones: [{ table: 'colleagues', row_id: 'bram', rev: 2 }] });
  expect(await colleagueNames(db)).toEqual(new Map([['sanne', 'Sanne de Vries']]));
});
