import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { type Device, openDevice } from '../testing/device.ts';
import { serverLead } from '../testing/rows.ts';
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
