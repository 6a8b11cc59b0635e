import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import { type AppDatabase, createDraftWriter, readNotesOfDay, saveNotes } from '../../../data/index.ts';
import { openDevice } from '../../../data/testing/device.ts';
import { holdDrafts } from '../../../data/testing/drafts.ts';
import { serverClient } from '../../../data/testing/rows.ts';
import { addDays, today } from '../../../domain/calendar-date.ts';
import { adoptNotes, notesJson, notesKey, rescuedNotes, rescueNotes } from './notes-draft.ts';
import { NotesSession } from './notes-session.ts';

const OWNER = { table: 'clients', id: 'c1' } as const;
const KEY = notesKey(OWNER);
const ROW = { text: 'oud', rev: 1 };
const NONE_OPEN = () => false;

/**
 * A page on which the first text is being saved, the answer held back, while the second is typed. It is killed before
 * the answer, or before anything reached the disk.
 */
async function killedWhileSaving({ is_written }: { readonly is_written: boolean }): Promise<string> {
  const user_id = crypto.randomUUID();
  const { db, pull } = await openDevice(user_id);
  await pull({ tables: { clients: [serverClient('c1', { notes: ROW.text })] } });
  const draft = createDraftWriter(db, KEY);
  const written = Promise.withResolvers<void>();
  const session = new NotesSession(ROW, {
    save: async (notes, { text: seen, rev: base_rev }) => {
      if (is_written) await saveNotes(db, 'clients', { id: 'c1', base_rev, seen, notes }, KEY);
      written.resolve();
      return await new Promise<boolean>(() => undefined);
    },
    draft,
    adopt_draft: async () => undefined,
    rescued: () => undefined,
    on_error: (error) => {
      throw error;
    },
  });
  session.focus();
  session.type('eerste');
  void session.flush();
  await written.promise;
  session.type('eerste en tweede');
  await draft.flush();
  db.close();
  return user_id;
}

const savesOf = async (user_id: string) => {
  const { db } = await openDevice(user_id);
  expect(await rescueNotes(db, NONE_OPEN)).toBe(1);
  expect(await db.rows.clients.get('c1')).toMatchObject({ notes: 'eerste en tweede' });
  return (await db.store.list_outbox()).map(({ mutation: { set, expected } }) => ({ set, expected }));
};

test('R-41 OB12 text typed during a save continues that text after a killed page: no conflict with oneself', async () => {
  const user_id = await killedWhileSaving({ is_written: true });
  expect(await savesOf(user_id)).toEqual([{ set: { notes: 'eerste en tweede' }, expected: undefined }]);
});

test('R-41 where the save did not reach the disk it continues the notes of before', async () => {
  const user_id = await killedWhileSaving({ is_written: false });
  expect(await savesOf(user_id)).toEqual([{ set: { notes: 'eerste en tweede' }, expected: undefined }]);
});

test('R-41 OB12 a text that another tab saved since stays beside it, whatever was under way', async () => {
  const user_id = await killedWhileSaving({ is_written: true });
  const { db } = await openDevice(user_id);
  await saveNotes(db, 'clients', { id: 'c1', base_rev: 1, seen: 'eerste', notes: 'van een ander venster' });
  await rescueNotes(db, NONE_OPEN);
  expect(await db.rows.clients.get('c1')).toMatchObject({ notes: 'van een ander venster' });
  const pending = (await db.store.list_outbox()).map(({ mutation }) => mutation);
  expect(pending.at(-1)).toMatchObject({ set: { notes: 'eerste en tweede' }, expected: {} });
  expect(pending).toHaveLength(2);
});

/** A device on which a page was killed with notes that were not saved yet. */
async function leftNotes(text: string): Promise<AppDatabase> {
  const before = await openDevice();
  await before.pull({ tables: { clients: [serverClient('c1', { notes: ROW.text })] } });
  const draft = createDraftWriter(before.db, KEY);
  draft.write(notesJson({ text, base: ROW }));
  await draft.flush();
  before.db.close();
  return (await openDevice(before.db.user_id)).db;
}

/** The field of these notes as the screen opens it, following the row when it is told to. */
function openField(db: AppDatabase) {
  const session = new NotesSession(ROW, {
    save: async (notes, { text: seen, rev: base_rev }) =>
      (await saveNotes(db, 'clients', { id: 'c1', base_rev, seen, notes }, KEY)).ok,
    draft: createDraftWriter(db, KEY),
    adopt_draft: (take) => adoptNotes(db, OWNER, take),
    rescued: () => rescuedNotes(db, OWNER),
    on_error: (error) => {
      throw error;
    },
  });
  const follow = async (): Promise<void> => {
    const row = await db.rows.clients.get('c1');
    session.see({ text: row?.notes ?? '', rev: row?.rev ?? 0 });
  };
  return { session, follow };
}

/** Every save that waits, and whether it says that it replaces what somebody else wrote. */
const pending = async (db: AppDatabase) =>
  (await db.store.list_outbox()).map(({ mutation: { set, expected } }) => ({
    notes: set?.['notes'],
    expected,
  }));

describe('notes of an earlier page, and somebody who types at once (R-41)', () => {
  test('G1 both texts stay when the field is typed in while the earlier draft is read', async () => {
    const db = await leftNotes('oud\nVan gisteren');
    const { session } = openField(db);
    const letGo = await holdDrafts(db.user_id);
    const restoring = session.restore();
    session.focus();
    session.type('oud\nVan nu');
    letGo();
    await restoring;
    expect(session.text()).toBe('oud\nVan nu\nVan gisteren');
    session.type('oud\nVan nu af\nVan gisteren');
    await session.flush();
    expect(await pending(db)).toEqual([{ notes: 'oud\nVan nu af\nVan gisteren', expected: undefined }]);
    expect((await db.rows.drafts.toArray()).filter(({ value }) => value !== undefined)).toEqual([]);
  });

  test('G1 both texts stay when what was typed meanwhile is saved before the earlier draft is read', async () => {
    const db = await leftNotes('Van gisteren');
    const { session } = openField(db);
    const letGo = await holdDrafts(db.user_id);
    const restoring = session.restore();
    session.focus();
    session.type('Van nu');
    const saved = session.flush();
    letGo();
    await Promise.all([restoring, saved]);
    await session.flush();
    expect(await db.rows.clients.get('c1')).toMatchObject({ notes: 'Van nu\nVan gisteren' });
    expect((await pending(db)).map(({ expected }) => expected).filter(Boolean)).toEqual([]);
  });

  test('OB12 a rescue leaves a draft to the field that opened while the rescue was reading', async () => {
    const db = await leftNotes('oud, en van gisteren');
    const open = new Set<string>();
    const letGo = await holdDrafts(db.user_id);
    const rescue = rescueNotes(db, (form) => open.has(form));
    const { session } = openField(db);
    open.add(KEY);
    const restoring = session.restore();
    letGo();
    expect(await rescue).toBe(0);
    await restoring;
    expect(session.text()).toBe('oud, en van gisteren');
    expect(session.view().is_restored).toBe(true);
  });

  test('OB12 G4 a field that opens while a rescue saves is no second version of the same words', async () => {
    const db = await leftNotes('oud, en van gisteren');
    const open = new Set<string>();
    const commit = db.store.commit.bind(db.store);
    const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    vi.spyOn(db.store, 'commit').mockImplementationOnce(async (...change) => {
      begun.resolve();
      await held.promise;
      return await commit(...change);
    });
    const rescue = rescueNotes(db, (form) => open.has(form));
    await begun.promise;
    const { session, follow } = openField(db);
    open.add(KEY);
    const restoring = session.restore();
    session.focus();
    session.type('oud, en van nu');
    const saving = session.flush();
    held.resolve();
    expect(await rescue).toBe(1);
    await Promise.all([restoring, saving]);
    await follow();
    await session.flush();
    expect(session.text()).toBe('oud, en van nu\noud, en van gisteren');
    expect(await db.rows.clients.get('c1')).toMatchObject({ notes: session.text() });
    expect((await pending(db)).map(({ expected }) => expected).filter(Boolean)).toEqual([]);
  });
});

test('R-41 words about a client that a killed page left go to the day they were typed on; a draft of before entries goes where it was typed', async () => {
  const user_id = crypto.randomUUID();
  const killed = await openDevice(user_id);
  await killed.pull({ tables: { clients: [serverClient('c1', { notes: 'oud' })] } });
  const day = addDays(today(), -1);
  for (const [owner, text, base] of [
    [{ table: 'client_notes', client_id: 'c1', day }, 'Gisteren getypt', { text: '', rev: 0 }],
    [OWNER, 'oud en meer', ROW],
  ] as const) {
    const draft = createDraftWriter(killed.db, notesKey(owner));
    draft.write(notesJson({ text, base }));
    await draft.flush();
  }
  killed.db.close();
  const { db } = await openDevice(user_id);
  expect(await rescueNotes(db, NONE_OPEN)).toBe(2);
  expect(await readNotesOfDay(db, { client_id: 'c1', day })).toMatchObject({ text: 'Gisteren getypt' });
  expect(await db.rows.clients.get('c1')).toMatchObject({ notes: 'oud en meer' });
});
