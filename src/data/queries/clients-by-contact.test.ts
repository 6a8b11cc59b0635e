import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { deleteClient, editClient } from '../commands/clients.ts';
import { noticeReads, openDevice, shown, whole } from '../testing/device.ts';
import { serverClient } from '../testing/rows.ts';
import { clientsByContact } from './clients-by-contact.ts';

test('M-004 M-027 a person among 10,000 clients is found by address or number without reading the others', async () => {
  const { db, pull } = await openDevice();
  const clients = Array.from({ length: 10_000 }, (_, n) =>
    serverClient(`c${n}`, {
      name: `Klant ${n}`,
      email: `klant${n}@b.nl`,
      phone: `06-1${String(n).padStart(7, '0')}`,
    }),
  );
  await pull({ tables: { clients } });
  const read = noticeReads(db, ['clients']);
  const found = await clientsByContact(db, { email: ' KLANT77@b.nl', phone: '+31 6 1000 5678' });
  expect(found.map(({ id }) => id)).toEqual(['c77', 'c5678']);
  expect(read.length).toBe(2);
  expect(await clientsByContact(db, { email: null, phone: 'geen' })).toEqual([]);
});

test('MG5 the index follows every change of a client: edits here, pages, and deletes', async () => {
  const { db, pull } = await openDevice();
  const idsOf = async (email: string | null, phone: string | null) =>
    (await clientsByContact(db, { email, phone })).map(({ id }) => id);
  await pull({
    tables: {
      clients: [
        serverClient('c1', { email: 'a@b.nl', phone: null }),
        serverClient('c2', { email: 'a@b.nl' }),
      ],
    },
  });
  expect(await idsOf('A@b.nl', null)).toEqual(['c1', 'c2']);
  const expected = await shown(db, 'clients', 'c1');
  await editClient(db, {
    id: 'c1',
    base_rev: 1,
    expected,
    changes: { email: 'n@b.nl', phone: '0229-123456' },
  });
  expect(await idsOf('a@b.nl', null)).toEqual(['c2']);
  expect(await idsOf(null, '+31229123456')).toEqual(['c1']);
  await deleteClient(db, await whole(db, 'clients', 'c1'));
  expect(await idsOf('n@b.nl', '0229123456')).toEqual([]);
  await pull({ tombstones: [{ table: 'clients', row_id: 'c2', rev: 2 }] });
  expect(await idsOf('a@b.nl', null)).toEqual([]);
  expect(await db.rows.contact_keys.toArray()).toEqual([]);
});
