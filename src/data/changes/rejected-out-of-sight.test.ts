import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { type PushResult } from '../../sync/index.ts';
import { editClient } from '../commands/clients.ts';
import { addServiceRecord } from '../commands/service-records.ts';
import { type Device, openDevice } from '../testing/device.ts';
import { serverClient, serverColleague, serverRecord } from '../testing/rows.ts';
import { BOOKKEEPING } from '../tables.ts';
import { listPendingChangeGroups } from './pending-changes.ts';

/** A client with a service, as the device of a technician has them. */
async function openWork(): Promise<Device> {
  const device = await openDevice();
  await device.pull({
    tables: {
      clients: [
        serverClient('c1', { name: 'Willem Dijk', phone: '06-1', notes: 'a' }, 3),
        serverClient('c2'),
      ],
      service_records: [serverRecord('s1', 'c1', {}, 2)],
      colleagues: [serverColleague('sanne', 'Sanne de Vries', 'admin')],
    },
  });
  return device;
}

/** The server answers everything that waits; a refusal unless told otherwise. */
const answer = ({ answer: reply }: Device, say: (row_id: string) => Partial<PushResult>): Promise<void> =>
  reply((row_id) => ({ status: 'rejected', ...say(row_id) }));

const refused = async ({ db }: Device) =>
  (await listPendingChangeGroups(db)).filter(({ state }) => state === 'rejected');

test('PL21 rejected work on a client that went out of sight, and on what belongs to it, is not said to be on a deleted one', async () => {
  const device = await openWork();
  const { db } = device;
  await editClient(db, { id: 'c1', base_rev: 3, expected: { notes: 'a' }, changes: { notes: 'b' } });
  await addServiceRecord(db, { client_id: 'c1', input: { service_type: 'antifouling', date: '2026-05-01' } });
  await answer(device, () => ({ code: 'FORBIDDEN' }));
  await device.pull({ withdrawn: [{ table: 'clients', row_id: 'c1', rev: 4 }] });
  expect(await db.rows.clients.get('c1')).toBeUndefined();
  expect(await db.store.counts()).toMatchObject({ rejected: 2 });
  expect((await refused(device)).filter(({ gone: of }) => of !== null)).toEqual([]);
});

test('PL23 of a client that went out of sight nothing stays but what names it beside the rejected work', async () => {
  const device = await openWork();
  const { db } = device;
  await device.pull({
    tables: {
      clients: [
        serverClient('c1', { name: 'Willem Dijk', email: 'w@voorbeeld.example', notes: 'geheim' }, 4),
      ],
    },
  });
  await editClient(db, { id: 'c1', base_rev: 4, expected: { phone: null }, changes: { phone: '06-1' } });
  await answer(device, () => ({ code: 'OUT_OF_SIGHT' }));
  await device.pull({ withdrawn: [{ table: 'clients', row_id: 'c1', rev: 5 }] });
  const kept = (await db.rows.last_known.get('clients/c1'))?.row ?? {};
  const values = Object.entries(kept).filter(([column]) => !BOOKKEEPING.has(column));
  expect(Object.fromEntries(values)).toEqual({ name: 'Willem Dijk' });
  expect(await refused(device)).toMatchObject([
    {
      gone: null,
      main: {
        row: { name: 'Willem Dijk' },
        fields: [{ field: 'phone', after: '06-1' }],
        code: 'OUT_OF_SIGHT',
      },
    },
  ]);
});
