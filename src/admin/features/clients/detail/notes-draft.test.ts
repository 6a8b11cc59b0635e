import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createDraftWriter, saveClientNotes } from '../../../../data/index.ts';
import { openDevice } from '../../../../data/testing/device.ts';
import { serverClient } from '../../../../data/testing/rows.ts';
import { notesKey, rescueNotes } from './notes-draft.ts';
import { NotesSession } from './notes-session.ts';

const KEY = notesKey('c1');
const ROW = { text: 'oud', rev: 1 };

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
      if (is_written) await saveClientNotes(db, { id: 'c1', base_rev, seen, notes }, KEY);
      written.resolve();
      return await new Promise<boolean>(() => undefined);
    },
    draft,
    load_draft: async () => null,
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
  expect(await rescueNotes(db, null)).toBe(1);
  expect(await db.rows.clients.get('c1')).toMatchObject({ notes: 'eerste en tweede' });
  return (await db.store.list_outbox()).map(({ mutation: { set, expected } }) => ({ set, expected }));
};

test('R-41 OB12 what was typed while a save was under way continues that text after a killed page: no conflict with oneself', async () => {
  const user_id = await killedWhileSaving({ is_written: true });
  expect(await savesOf(user_id)).toEqual([{ set: { notes: 'eerste en tweede' }, expected: undefined }]);
});

test('R-41 where the save did not reach the disk it continues what stood there before', async () => {
  const user_id = await killedWhileSaving({ is_written: false });
  expect(await savesOf(user_id)).toEqual([{ set: { notes: 'eerste en tweede' }, expected: undefined }]);
});

test('R-41 OB12 a text that another tab saved since stays beside it, whatever was under way', async () => {
  const user_id = await killedWhileSaving({ is_written: true });
  const { db } = await openDevice(user_id);
  await saveClientNotes(db, { id: 'c1', base_rev: 1, seen: 'eerste', notes: 'van een ander venster' });
  await rescueNotes(db, null);
  expect(await db.rows.clients.get('c1')).toMatchObject({ notes: 'van een ander venster' });
  const waiting = (await db.store.list_outbox()).map(({ mutation }) => mutation);
  expect(waiting.at(-1)).toMatchObject({ set: { notes: 'eerste en tweede' }, expected: {} });
  expect(waiting).toHaveLength(2);
});
