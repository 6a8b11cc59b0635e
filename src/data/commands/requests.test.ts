import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { type Device, openDevice } from '../testing/device.ts';
import { serverLead } from '../testing/rows.ts';
import { setRequestStatus, setRequestStatuses } from './requests.ts';
import { addNotesLine, saveNotes } from './rows.ts';
import { redoStep, undoStep } from './undo.ts';

const admin = { user: { role: 'admin' } } as const;
const ID = 'a1';
const LINE = 'Gebeld op 25 nov 2026, 10:04 door Sanne';

const withRequests = async (
  ...rows: readonly (readonly [id: string, columns: object])[]
): Promise<Device> => {
  const device = await openDevice();
  await device.pull({ tables: { contacts: rows.map(([id, columns]) => serverLead(id, columns, 4)) } });
  return device;
};

test('C-012 R-18 R-41 a line in the notes is undone and done again by itself, between what was typed before and after it', async () => {
  const { db } = await withRequests([ID, { notes: null }]);
  const notes = async () => (await db.rows.contacts.get(ID))?.notes;
  const save = (text: string, seen: string) =>
    saveNotes(db, 'contacts', { id: ID, base_rev: 4, seen, notes: text });
  await save('Wil offerte', '');
  const noted = `Wil offerte\n${LINE}`;
  await addNotesLine(db, 'contacts', { id: ID, base_rev: 4, seen: 'Wil offerte', notes: noted });
  const line_step = db.undo.last()?.id ?? 0;
  await save(`${noted}\nBelt terug`, noted);

  await undoStep(db, admin);
  expect(await notes()).toBe(noted);
  await undoStep(db, admin);
  expect(await notes()).toBe('Wil offerte');
  await redoStep(db);
  expect(await notes()).toBe(noted);
  await save(`${noted}\nBelt terug`, noted);

  // The line lies beneath what was typed since: it is not taken from under it.
  expect(await undoStep(db, { ...admin, step_id: line_step })).toMatchObject({
    value: { restored: [], left: [{ fields: ['notes'] }] },
  });
  expect(await notes()).toBe(`${noted}\nBelt terug`);
});

const statuses = async ({ db }: Device, table: 'contacts' | 'newsletter_subscriptions' = 'contacts') =>
  Object.fromEntries((await db.rows[table].toArray()).map(({ id, status }) => [id, status]));
const seenAs = (seen: Readonly<Record<string, string>>) =>
  Object.entries(seen).map(([id, status]) => ({ id, base_rev: 4, seen: status }));

test('C-010 R-18 the status of many requests is set in one transaction, and one undo gives each its own back', async () => {
  const before = { a1: 'new', a2: 'closed', a3: 'contacted', a4: 'wacht' };
  const device = await withRequests(
    ...Object.entries(before).map(([id, status]) => [id, { status }] as const),
  );
  const { db } = device;
  expect(await setRequestStatuses(db, 'contacts', seenAs(before), 'contacted')).toEqual({
    ok: true,
    value: { changed: 3, left: 0 },
  });
  const all_set = { a1: 'contacted', a2: 'contacted', a3: 'contacted', a4: 'contacted' };
  expect(await statuses(device)).toEqual(all_set);
  const outbox = await db.store.list_outbox();
  expect(outbox.map(({ mutation: { row_id, set, bases } }) => [row_id, set, bases])).toEqual(
    ['a1', 'a2', 'a4'].map((id) => [id, { status: 'contacted' }, { status: 4 }]),
  );
  expect(await undoStep(db, admin)).toMatchObject({ value: { left: [] } });
  expect(await statuses(device)).toEqual(before);
  await redoStep(db);
  expect(await statuses(device)).toEqual(all_set);
});

test('R-18 an undo of many leaves and names those that somebody changed since', async () => {
  const before = { a1: 'new', a2: 'new', a3: 'closed' };
  const device = await withRequests(
    ...Object.entries(before).map(
      ([id, status]) => [id, { status, first_name: id, last_name: 'Vis' }] as const,
    ),
  );
  const { db, answer, pull } = device;
  await setRequestStatuses(db, 'contacts', seenAs(before), 'contacted');
  await answer((id) => ({
    row: serverLead(id, { status: 'contacted', first_name: id, last_name: 'Vis' }, 5),
  }));
  await pull({
    tables: { contacts: [serverLead('a2', { status: 'closed', first_name: 'a2', last_name: 'Vis' }, 6)] },
  });
  expect(await undoStep(db, admin)).toMatchObject({
    value: {
      restored: [{ row_id: 'a1' }, { row_id: 'a3' }],
      left: [{ row_id: 'a2', fields: ['status'], row: { name: 'a2 Vis' } }],
    },
  });
  expect(await statuses(device)).toEqual({ ...before, a2: 'closed' });
});

test('C-010 C-011 OB12 what is gone or has changed since it was shown is left, and a status of another table is refused', async () => {
  const device = await withRequests(['a1', { status: 'new' }], ['a2', { status: 'closed' }]);
  const { db } = device;
  const seen = seenAs({ a1: 'new', a2: 'new', a3: 'new' });
  expect(await setRequestStatuses(db, 'contacts', seen, 'contacted')).toEqual({
    ok: true,
    value: { changed: 1, left: 2 },
  });
  expect(await statuses(device)).toEqual({ a1: 'contacted', a2: 'closed' });
  expect(await setRequestStatuses(db, 'contacts', seen, 'unsubscribed')).toMatchObject({
    ok: false,
    error: { code: 'invalid' },
  });
  await device.pull({ tables: { newsletter_subscriptions: [serverLead('n1', { status: 'active' }, 4)] } });
  await setRequestStatuses(db, 'newsletter_subscriptions', seenAs({ n1: 'active' }), 'unsubscribed');
  expect(await statuses(device, 'newsletter_subscriptions')).toEqual({ n1: 'unsubscribed' });
  expect(await setRequestStatuses(db, 'contacts', [], 'closed')).toMatchObject({ value: { changed: 0 } });
});

test('R-18 a thousand requests are set and taken back at once, and a single one beside them stays', async () => {
  const ids = Array.from({ length: 1_000 }, (_, index) => `r${index}`);
  const device = await withRequests(
    ...ids.map((id, index) => [id, { status: index % 2 === 0 ? 'new' : 'closed' }] as const),
    ['own', { status: 'new' }],
  );
  const { db } = device;
  const before = await statuses(device);
  await setRequestStatus(db, 'contacts', { id: 'own', base_rev: 4, seen: 'new', status: 'closed' });
  const { own: _own, ...many } = before;
  await setRequestStatuses(db, 'contacts', seenAs(many), 'contacted');
  expect(Object.values(await statuses(device)).filter((status) => status === 'contacted')).toHaveLength(
    1_000,
  );
  await undoStep(db, admin);
  expect(await statuses(device)).toEqual({ ...before, own: 'closed' });
});
