import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { saveNotes } from '../commands/rows.ts';
import { resolveConflict } from '../commands/conflicts.ts';
import { openDevice } from '../testing/device.ts';
import { serverClient, serverConflict } from '../testing/rows.ts';
import { readNotes } from './row-notes.ts';

const client = (notes: string, rev: number, updated_by = 'sanne') => ({
  ...serverClient('c1', { notes }, rev),
  updated_by,
});
const conflict = (me: string, over: Parameters<typeof serverConflict>[2] = {}) =>
  serverConflict('k1', 'c1', {
    field: 'notes',
    kept: 'van kantoor',
    lost: 'van de steiger',
    user_id: me,
    kept_by: 'sanne',
    ...over,
  });

test('G4 R-41 the own text is known from the answer on that took it from the row, before and after its conflict is fetched, until that is settled', async () => {
  const me = crypto.randomUUID();
  const device = await openDevice(me);
  const { db, pull } = device;
  await pull({ tables: { clients: [client('a', 1)] } });
  await saveNotes(db, 'clients', { id: 'c1', base_rev: 1, seen: 'a', notes: 'van de steiger' });
  expect(await readNotes(db, 'clients', 'c1')).toEqual({ text: 'van de steiger', rev: 1, versions: null });
  const [sent] = await db.store.list_outbox();

  await device.answer(() => ({ status: 'conflict', row: client('van kantoor', 2) }));
  expect(await readNotes(db, 'clients', 'c1')).toMatchObject({
    text: 'van kantoor',
    versions: { own: 'van de steiger', texts: ['van kantoor', 'van de steiger'], item: null },
  });

  const row = conflict(me, { mutation_id: sent?.mutation.id ?? '' });
  await pull({ tables: { conflicts: [row] } });
  const found = await readNotes(db, 'clients', 'c1');
  expect(found).toMatchObject({
    text: 'van kantoor',
    versions: { own: 'van de steiger', item: { id: 'k1' } },
  });

  const item = found?.versions?.item;
  if (!item) throw new Error('nothing to settle');
  await resolveConflict(db, { item, values: { notes: 'van kantoor' } });
  expect(await readNotes(db, 'clients', 'c1'), 'the present text was chosen').toMatchObject({
    text: 'van kantoor',
    versions: null,
  });
});

test('G4 the writer of the present text sees the other version too, a third person only that there are two', async () => {
  for (const [me, own] of [
    ['kept', 'van kantoor'],
    ['lost', 'van de steiger'],
    ['third', null],
  ] as const) {
    const id = `${me} ${crypto.randomUUID()}`;
    const { db, pull } = await openDevice(id);
    const authors = { user_id: me === 'lost' ? id : 'bram', kept_by: me === 'kept' ? id : 'sanne' };
    await pull({
      tables: { clients: [client('van kantoor', 2, authors.kept_by)], conflicts: [conflict('', authors)] },
    });
    expect((await readNotes(db, 'clients', 'c1'))?.versions?.own ?? null, me).toBe(own);
  }
});

test('G4 D3 text typed while the choice is open is saved to the row, and the other version stays in sight', async () => {
  const me = crypto.randomUUID();
  const device = await openDevice(me);
  const { db, pull } = device;
  await pull({ tables: { clients: [client('van kantoor', 2)], conflicts: [conflict(me)] } });
  await saveNotes(db, 'clients', {
    id: 'c1',
    base_rev: 2,
    seen: 'van kantoor',
    notes: 'van de steiger en meer',
  });
  const typed = { text: 'van de steiger en meer', versions: { own: 'van de steiger en meer' } };
  expect(await readNotes(db, 'clients', 'c1'), 'while it waits').toMatchObject(typed);
  await device.answer(() => ({ row: client('van de steiger en meer', 3, me) }));
  const sent = await readNotes(db, 'clients', 'c1');
  expect(sent).toMatchObject(typed);
  expect(sent?.versions?.texts).toContain('van kantoor');

  await pull({ tables: { clients: [client('van een derde', 4, 'joost')] } });
  expect(await readNotes(db, 'clients', 'c1')).toMatchObject({
    text: 'van een derde',
    versions: { own: 'van de steiger' },
  });
});

test('G4 two tabs of one person: the present text is in the field, the other text is a version too', async () => {
  const me = crypto.randomUUID();
  const { db, pull } = await openDevice(me);
  const row = conflict(me, { kept_by: me });
  await pull({ tables: { clients: [client('van kantoor', 2, me)], conflicts: [row] } });
  expect(await readNotes(db, 'clients', 'c1')).toMatchObject({
    versions: { own: 'van kantoor', texts: ['van kantoor', 'van kantoor', 'van de steiger'] },
  });
});

test('G4 R-41 of several own texts that lost the newest stands in the field, and choosing about it leaves the others to choose', async () => {
  const me = crypto.randomUUID();
  const { db, pull } = await openDevice(me);
  const lost = (id: string, minute: number, text: string) => ({
    ...conflict(me, { lost: text, lost_made_at: `2026-01-01T11:0${minute}:00+00:00`, mutation_id: id }),
    id,
    created_at: '2026-01-01T12:00:00+00:00',
  });
  const texts = [lost('k9', 1, 'eerste'), lost('k1', 2, 'tweede, de nieuwste')];
  await pull({ tables: { clients: [client('van kantoor', 2)], conflicts: texts } });
  const first = await readNotes(db, 'clients', 'c1');
  expect(first).toMatchObject({ text: 'van kantoor', versions: { own: 'tweede, de nieuwste' } });
  const item = first?.versions?.item;
  if (!item) throw new Error('nothing to settle');
  await resolveConflict(db, { item, values: { notes: 'van kantoor\ntweede, de nieuwste' } });
  const then = await readNotes(db, 'clients', 'c1');
  expect(then).toMatchObject({ versions: { own: 'van kantoor\ntweede, de nieuwste' } });
  expect(then?.versions?.texts).toContain('eerste');
});
