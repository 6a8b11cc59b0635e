import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { addClient, editClient } from '../commands/clients.ts';
import { dateAt } from '../../domain/calendar-date.ts';
import { saveClientNotes } from '../commands/client-notes.ts';
import { openDevice, shown } from '../testing/device.ts';
import { serverClient, serverClientNote } from '../testing/rows.ts';
import { localHistory } from './local-history.ts';

test('R-50 offline a row shows what this person changed here: pending, refused and sent, newest first', async () => {
  const { db, pull, answer } = await openDevice();
  await pull({ tables: { clients: [serverClient('c1', { phone: '06-1' }), serverClient('c2')] } });
  await editClient(db, {
    id: 'c1',
    base_rev: 1,
    expected: await shown(db, 'clients', 'c1'),
    changes: { phone: '06-2' },
  });
  const id = (await db.store.list_outbox())[0]?.mutation.id ?? '';
  await answer(() => ({ row: serverClient('c1', { phone: '06-2' }, 2) }));
  await editClient(db, {
    id: 'c1',
    base_rev: 2,
    expected: await shown(db, 'clients', 'c1'),
    changes: { location: 'Hoorn' },
  });
  const refused = (await db.store.list_outbox())[0]?.mutation.id ?? '';
  await db.store.reject(refused, 'FORBIDDEN', '2026-05-01T10:00:00.000Z');
  await editClient(db, {
    id: 'c1',
    base_rev: 2,
    expected: await shown(db, 'clients', 'c1'),
    changes: { notes: 'sleutel' },
  });
  await editClient(db, {
    id: 'c2',
    base_rev: 1,
    expected: await shown(db, 'clients', 'c2'),
    changes: { notes: 'elders' },
  });

  const history = await localHistory(db, 'clients', 'c1');
  expect(history.map(({ state }) => state).toSorted()).toEqual(['pending', 'rejected', 'sent']);
  expect(history.find(({ state }) => state === 'sent')).toMatchObject({
    id,
    op: 'update',
    arrived_at: '2026-05-01T10:00:00.000Z',
    changes: { phone: { old: '06-1', new: '06-2' } },
  });
  expect(history.find(({ state }) => state === 'pending')).toMatchObject({
    arrived_at: null,
    changes: { notes: { old: null, new: 'sleutel' } },
  });
  expect(Date.parse(history[0]?.made_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('R-50 of a row that was added here it shows the columns that were filled in', async () => {
  const { db } = await openDevice();
  const added = await addClient(db, { name: 'Jan', email: 'jan@voorbeeld.example' });
  expect(await localHistory(db, 'clients', added.ok ? added.value.id : '')).toMatchObject([
    {
      op: 'insert',
      changes: {
        name: { old: null, new: 'Jan' },
        email: { old: null, new: 'jan@voorbeeld.example' },
        status: { old: null, new: 'prospect' },
      },
    },
  ]);
});

test('R-50 the history of a client tells on request what this person did with its notes: pending, refused and sent', async () => {
  const { db, pull, answer } = await openDevice();
  await pull({ tables: { clients: [serverClient('c1'), serverClient('c2')] } });
  const day = dateAt(Date.now());
  const write = async (client_id: string, notes: string): Promise<void> => {
    await saveClientNotes(db, { client_id, day }, { base_rev: 0, seen: '', notes });
  };
  await write('c1', 'Sleutel bij de buurman');
  await write('c2', 'Van een ander');
  expect(await localHistory(db, 'clients', 'c1')).toEqual([]);
  const told = async () => await localHistory(db, 'clients', 'c1', ['client_notes']);
  expect(await told()).toMatchObject([
    {
      table: 'client_notes',
      op: 'insert',
      state: 'pending',
      changes: { notes: { old: null, new: 'Sleutel bij de buurman' } },
    },
  ]);
  const [sent] = await db.store.list_outbox();
  await answer((row_id) => ({
    row: serverClientNote(row_id, row_id === sent?.mutation.row_id ? 'c1' : 'c2', {
      notes: 'Sleutel bij de buurman',
      author: db.user_id,
    }),
  }));
  expect((await told()).map(({ id, state }) => [id, state])).toEqual([[sent?.mutation.id, 'sent']]);
});
