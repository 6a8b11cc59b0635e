import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { addDays, today } from '../../domain/calendar-date.ts';
import { listClientNotes, notesTexts, readNotesOfDay } from '../queries/client-notes.ts';
import { openDevice } from '../testing/device.ts';
import { serverClient, serverClientNote, serverColleague } from '../testing/rows.ts';
import { deleteClientNote, saveClientNotes } from './client-notes.ts';
import { readWhole } from './delete-seen.ts';
import { addClient, deleteUndatedNotes, editClient } from './clients.ts';
import { undoStep } from './undo.ts';

const TODAY = { client_id: 'c1', day: today() };
const AT = new Date().toISOString();
const BRAM = { role: 'technician' } as const;

const withClient = async () => {
  const device = await openDevice();
  await device.pull({ tables: { clients: [serverClient('c1')] } });
  const write = async (notes: string, seen = '', of_day = TODAY) =>
    await saveClientNotes(device.db, of_day, { base_rev: 0, seen, notes });
  const texts = async () => (await listClientNotes(device.db, 'c1')).map(({ text }) => text);
  return { ...device, write, texts };
};

test('M-003 M-027 the first words of a day make an entry, which goes on that day: one insert', async () => {
  const { db, write } = await withClient();
  await write('Sleutel');
  await write('Sleutel bij de buurman', 'Sleutel');
  const [entry, ...more] = await db.rows.client_notes.toArray();
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ client_id: 'c1', notes: 'Sleutel bij de buurman', rev: 0 });
  const set = { client_id: 'c1', notes: 'Sleutel bij de buurman', written_at: entry?.written_at };
  expect(await db.store.list_outbox()).toMatchObject([
    { mutation: { op: 'put', table: 'client_notes', set } },
  ]);
  expect(await readNotesOfDay(db, TODAY)).toMatchObject({ id: entry?.id, text: 'Sleutel bij de buurman' });
});

test('M-003 another day begins another entry, and so does somebody else', async () => {
  const { db, pull, write, texts } = await withClient();
  const entries = [
    serverClientNote('n1', 'c1', { notes: 'Van Sanne', author: 'sanne', written_at: AT }),
    serverClientNote('n2', 'c1', {
      notes: 'Van mij, eerder',
      author: db.user_id,
      written_at: '2026-01-05T10:00:00+00:00',
    }),
  ];
  await pull({ tables: { client_notes: entries } });
  expect(await readNotesOfDay(db, TODAY)).toMatchObject({ id: null, text: '' });
  await write('Vandaag');
  expect(new Set(await texts())).toEqual(new Set(['Vandaag', 'Van Sanne', 'Van mij, eerder']));
  expect((await texts()).at(-1)).toBe('Van mij, eerder');
  expect(await db.store.list_outbox()).toHaveLength(1);
});

test('R-41 words that were left on an earlier day are the entry of that day', async () => {
  const { db, write } = await withClient();
  const yesterday = { client_id: 'c1', day: addDays(today(), -1) };
  await write('Gisteren getypt', '', yesterday);
  await write('Gisteren getypt, en meer', 'Gisteren getypt', yesterday);
  expect(await readNotesOfDay(db, yesterday)).toMatchObject({ text: 'Gisteren getypt, en meer' });
  expect(await readNotesOfDay(db, TODAY)).toMatchObject({ id: null });
  expect(await db.rows.client_notes.count()).toBe(1);
});

test('R-18 an undo takes the words of one typing away, with the entry they made, also once it was sent', async () => {
  const { db, pull, answer, write, texts } = await withClient();
  await write('Eerste');
  await write('Eerste en tweede', 'Eerste');
  const [entry] = await db.rows.client_notes.toArray();
  await answer(() => ({ row: serverClientNote(entry?.id ?? '', 'c1', { ...entry, author: db.user_id }) }));
  await pull({});
  await undoStep(db, { user: BRAM });
  expect(await texts()).toEqual([]);
  expect(await db.store.list_outbox()).toMatchObject([{ mutation: { op: 'delete', table: 'client_notes' } }]);
});

test('an entry without words is shown nowhere, and none is made of no words', async () => {
  const { db, write, texts } = await withClient();
  await write('');
  expect(await db.store.list_outbox()).toEqual([]);
  await write('Toch niet');
  await write('', 'Toch niet');
  expect(await texts()).toEqual([]);
  expect(await write('x'.repeat(20_001))).toMatchObject({
    ok: false,
    error: { fields: { notes: 'too_long' } },
  });
});

test('M-004 the notes of a new client are its first entry, in the same transaction and the same undo', async () => {
  const { db } = await openDevice();
  const added = await addClient(db, { name: 'Jan', email: 'jan@voorbeeld.example', notes: 'Belt na zessen' });
  const id = added.ok ? added.value.id : '';
  expect(await listClientNotes(db, id)).toMatchObject([
    { text: 'Belt na zessen', author: db.user_id, badge: 'pending' },
  ]);
  const outbox = await db.store.list_outbox();
  expect(outbox.map(({ mutation }) => mutation.table)).toEqual(['clients', 'client_notes']);
  await undoStep(db, { user: BRAM });
  expect([await db.rows.clients.count(), await db.rows.client_notes.count()]).toEqual([0, 0]);
});

test('G4 what a device of before had yet to send of clients.notes is kept, sent as it was, and stands beneath the entries', async () => {
  const { db, pull, answer } = await openDevice();
  await pull({ tables: { clients: [serverClient('c1', { notes: 'oud' })] } });
  const changes = { notes: 'oud, en wat niet verzonden was' };
  await editClient(db, { id: 'c1', base_rev: 1, expected: { notes: 'oud' }, changes });
  // The migration made 'oud' an entry and emptied the column.
  const entry = serverClientNote('n1', 'c1', {
    notes: 'oud',
    author: 'sanne',
    written_at: '2026-01-05T10:00:00+00:00',
  });
  await pull({
    tables: {
      clients: [serverClient('c1', {}, 2)],
      client_notes: [entry],
      colleagues: [serverColleague('sanne', 'Sanne de Vries')],
    },
  });
  expect(await db.rows.clients.get('c1')).toMatchObject(changes);
  expect(await db.store.list_outbox()).toMatchObject([{ mutation: { set: changes, bases: { notes: 1 } } }]);
  await answer(() => ({ row: serverClient('c1', changes, 3) }));
  const row = await db.rows.clients.get('c1');
  expect([...(await notesTexts(db, row === undefined ? [] : [row])).values()]).toEqual([
    '05 jan 2026, Sanne de Vries: oud\noud, en wat niet verzonden was',
  ]);
});

test('R-18 OB14 an entry is deleted for good, as it was seen: with other words by now it stays and is asked about again', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [serverClient('c1')],
      client_notes: [serverClientNote('n1', 'c1', { notes: 'Van Sanne', author: 'sanne', written_at: AT })],
    },
  });
  const [note] = await listClientNotes(db, 'c1');
  const seen =
    note && (await readWhole(db, 'client_notes', { id: note.id, rev: note.rev, notes: 'Iets anders' }));
  const as_it_is =
    note && (await readWhole(db, 'client_notes', { id: note.id, rev: note.rev, notes: note.notes }));
  if (!seen || !as_it_is) throw new Error('no entry');
  expect(await deleteClientNote(db, seen)).toMatchObject({ ok: false, error: { code: 'unseen' } });
  expect(await listClientNotes(db, 'c1')).toHaveLength(1);
  expect(await deleteClientNote(db, as_it_is)).toMatchObject({ ok: true });
  expect(await listClientNotes(db, 'c1')).toEqual([]);
  expect(await db.store.list_outbox()).toMatchObject([{ mutation: { op: 'delete', row_id: 'n1' } }]);
});

test('R-18 OB14 notes without a date are taken away as they were seen, and an undo brings them back', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { clients: [serverClient('c1', { notes: 'Van vroeger' })] } });
  const seen = await readWhole(db, 'clients', { id: 'c1', rev: 1, notes: 'Van vroeger' });
  const other = await readWhole(db, 'clients', { id: 'c1', rev: 1, notes: 'Iets anders' });
  if (!seen || !other) throw new Error('no client');
  expect(await deleteUndatedNotes(db, other)).toMatchObject({ ok: false, error: { code: 'unseen' } });
  expect(await db.store.list_outbox(), 'other words than were asked about stay').toEqual([]);
  expect(await deleteUndatedNotes(db, seen)).toMatchObject({ ok: true });
  expect(await db.rows.clients.get('c1')).toMatchObject({ notes: null });
  expect(await db.store.list_outbox()).toMatchObject([
    { mutation: { op: 'patch', row_id: 'c1', set: { notes: null }, bases: { notes: 1 } } },
  ]);
  await undoStep(db, { user: BRAM });
  expect(await db.rows.clients.get('c1')).toMatchObject({ notes: 'Van vroeger' });
});

test('G4 notes without a date that a colleague changed at the same time merge like any field: their words are not lost', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { clients: [serverClient('c1', { notes: 'Van vroeger' })] } });
  const seen = await readWhole(db, 'clients', { id: 'c1' });
  if (!seen) throw new Error('no client');
  await deleteUndatedNotes(db, seen);
  await pull({
    tables: { clients: [serverClient('c1', { notes: 'Van vroeger, en meer', phone: '06' }, 2)] },
  });
  expect(await db.rows.clients.get('c1'), 'the rest of their edit arrives').toMatchObject({ phone: '06' });
  expect(
    await db.store.list_outbox(),
    'sent over what was seen, so that the server keeps both',
  ).toMatchObject([{ mutation: { set: { notes: null }, bases: { notes: 1 } } }]);
});
