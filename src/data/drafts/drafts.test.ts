import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addClient, editClient } from '../commands/clients.ts';
import { saveNotes } from '../commands/rows.ts';
import { addServiceRecord, editServiceRecord } from '../commands/service-records.ts';
import type { AppDatabase } from '../database/database.ts';
import { exportUnsent } from '../export/unsent.ts';
import { openDevice } from '../testing/device.ts';
import { holdDrafts, saveDraft } from '../testing/drafts.ts';
import { serverClient, serverRecord } from '../testing/rows.ts';
import type { Json } from '../../sync/index.ts';
import { FakeLocalStorage } from '../testing/fake-local-storage.ts';
import { countUnsent } from '../changes/count-unsent.ts';
import { adoptDraft, listAbandonedForms, loadDraft } from './adopt-draft.ts';
import { type Draft, draftKey, nextDraft } from './draft.ts';
import { createDraftWriter } from './draft-writer.ts';
import { storeDraft } from './stored-drafts.ts';
import { listDraftsSync, readDraftSync, saveDraftSync } from './sync-drafts.ts';

beforeEach(() => vi.stubGlobal('window', { localStorage: new FakeLocalStorage() }));
afterEach(() => vi.unstubAllGlobals());

const diskFull = () => {
  throw new DOMException('the disk is full', 'QuotaExceededError');
};

/** The page is gone without a word: its locks are free, and nothing was tidied. */
const kill = (db: AppDatabase): void => db.close();

/** Stores what a form holds as the worker does. */
async function typed(db: AppDatabase, form: string, value: Json): Promise<Draft> {
  const draft = nextDraft(db, form, value);
  await db.rows.typed_drafts.put(draft);
  return draft;
}

test('R-50 a half-filled form survives a killed page', async () => {
  const user_id = crypto.randomUUID();
  const before = await openDevice(user_id);
  await saveDraft(before.db, 'client:new', { name: 'Jan', email: '' });
  await saveDraft(before.db, 'client:new', { name: 'Jan de B', email: '' });
  kill(before.db);

  const after = await openDevice(user_id);
  expect(await listAbandonedForms(after.db)).toEqual(['client:new']);
  expect(await loadDraft(after.db, 'client:new')).toEqual({ name: 'Jan de B', email: '' });
  expect(await countUnsent(after.db)).toMatchObject({ drafts: 1 });
});

test('R-50 a form of which nobody holds a draft opens without waiting for other pages', async () => {
  const { db } = await openDevice();
  await saveDraft(db, 'client:edit:c1', { name: 'Jan' });
  const never = vi.fn(async () => await Promise.withResolvers<never>().promise);
  vi.stubGlobal('navigator', { locks: { query: never, request: never } });
  expect(await loadDraft(db, 'client:new')).toBeUndefined();
  expect(await loadDraft(db, 'client:edit:c1')).toEqual({ name: 'Jan' });
});

test('G1 R-41 R-50 a page killed between a save and its answer leaves no draft of what was saved: notes, client, service', async () => {
  const user_id = crypto.randomUUID();
  const before = await openDevice(user_id);
  const { db } = before;
  await before.pull({
    tables: {
      clients: [serverClient('c1', { notes: 'oud', phone: '06-1' })],
      service_records: [serverRecord('r1', 'c1', { amount: 100 })],
    },
  });
  const notes = { id: 'c1', base_rev: 1, seen: 'oud', notes: 'nieuw' };
  const client = { id: 'c1', base_rev: 1, expected: { phone: '06-1' }, changes: { phone: '06-2' } };
  const record = { id: 'r1', base_rev: 1, expected: { amount: 100 }, changes: { amount: '150' } };
  const forms = ['client:notes:c1', 'client:edit:c1', 'service:edit:r1'] as const;
  // As the writer keeps it with each key: at once, and a moment later in the database.
  for (const form of forms) {
    saveDraftSync(user_id, nextDraft(db, form, { typed: form }));
    await storeDraft(db, nextDraft(db, form, { typed: form }));
    saveDraftSync(user_id, nextDraft(db, form, { typed: form }));
  }
  await saveNotes(db, 'clients', notes, forms[0]);
  await editClient(db, client, forms[1]);
  await editServiceRecord(db, record, forms[2]);
  expect(await db.store.counts()).toMatchObject({ pending: 2 });
  kill(db);

  const after = await openDevice(user_id);
  expect(await listAbandonedForms(after.db)).toEqual([]);
  for (const form of forms) expect(await loadDraft(after.db, form)).toBeUndefined();
});

test('a form that was sent leaves no draft, and drafts do not mix', async () => {
  const { db } = await openDevice();
  await saveDraft(db, 'service:new:1', { amount: '12' });
  await saveDraft(db, 'service:new:2', { amount: '13' });
  await createDraftWriter(db, 'service:new:1').discard();
  expect(await loadDraft(db, 'service:new:1')).toBeUndefined();
  expect(await loadDraft(db, 'service:new:2')).toEqual({ amount: '13' });
});

describe('text typed while its draft was being stored (R-41)', () => {
  test('a draft that finishes late never deletes newer words', async () => {
    const { db } = await openDevice();
    const writer = createDraftWriter(db, 'client:notes:1');
    const letGo = await holdDrafts(db.user_id);
    writer.write({ text: 'A' });
    const storing = writer.flush();
    await new Promise((resolve) => setTimeout(resolve, 0));
    writer.write({ text: 'AB' });
    letGo();
    await storing;
    expect((await db.rows.drafts.get(draftKey(db, 'client:notes:1')))?.value).toEqual({ text: 'A' });
    expect(readDraftSync(db.user_id, draftKey(db, 'client:notes:1'))?.value).toEqual({ text: 'AB' });
    kill(db);
    const after = await openDevice(db.user_id);
    expect(await loadDraft(after.db, 'client:notes:1')).toEqual({ text: 'AB' });
  });

  test('an older version that reaches the database last does not replace a newer one', async () => {
    const { db } = await openDevice();
    const older = nextDraft(db, 'client:new', 'J');
    await storeDraft(db, nextDraft(db, 'client:new', 'Ja'));
    await storeDraft(db, older);
    expect(await loadDraft(db, 'client:new')).toBe('Ja');
  });

  test('a stored draft that is newer than what localStorage brought to the disk counts', async () => {
    const { db } = await openDevice();
    saveDraftSync(db.user_id, nextDraft(db, 'client:new', 'J'));
    const newer = nextDraft(db, 'client:new', 'Ja');
    await db.rows.drafts.put(newer);
    kill(db);
    const after = await openDevice(db.user_id);
    expect(await loadDraft(after.db, 'client:new')).toBe('Ja');
  });
});

describe('what the worker of a page stored while the page was busy (R-41)', () => {
  test('counts before an older version that the page had stored', async () => {
    const { db } = await openDevice();
    await saveDraft(db, 'client:new', 'Lenspomp');
    await typed(db, 'client:new', 'Lenspomp lekt');
    kill(db);
    const after = await openDevice(db.user_id);
    expect(await loadDraft(after.db, 'client:new')).toBe('Lenspomp lekt');
  });

  test('is found in the tab beside, of a page that was killed meanwhile', async () => {
    const { db } = await openDevice();
    const beside = await openDevice(db.user_id);
    await typed(db, 'client:new', 'Lenspomp lekt');
    kill(db);
    expect(await loadDraft(beside.db, 'client:new')).toBe('Lenspomp lekt');
  });

  test('is counted as unsent and stands in the file, also when the page had stored nothing', async () => {
    const { db } = await openDevice();
    await typed(db, 'client:new', { values: { name: 'Jan' }, base: null });
    expect((await exportUnsent(db)).drafts).toMatchObject([{ value: { values: { name: 'Jan' } } }]);
    kill(db);
    const after = await openDevice(db.user_id);
    expect(await countUnsent(after.db)).toMatchObject({ drafts: 1 });
    expect((await exportUnsent(after.db)).drafts).toHaveLength(1);
  });

  test('stands in the file in its newest version, once', async () => {
    const { db } = await openDevice();
    await saveDraft(db, 'client:new', 'J');
    await typed(db, 'client:new', 'Jan');
    expect((await exportUnsent(db)).drafts).toMatchObject([{ value: 'Jan' }]);
  });

  test('goes when the page has stored it, and a newer version stays', async () => {
    const { db } = await openDevice();
    const older = await typed(db, 'client:new', 'J');
    await storeDraft(db, older);
    expect(await db.rows.typed_drafts.count()).toBe(0);
    await typed(db, 'client:new', 'Jan');
    await storeDraft(db, older);
    expect(await db.rows.typed_drafts.toArray()).toMatchObject([{ value: 'Jan' }]);
  });

  test('G2 does not come back when the form was saved and the page killed at once', async () => {
    const { db, pull } = await openDevice();
    await pull({ tables: { clients: [serverClient('c1', { phone: '06-1' })] } });
    await typed(db, 'client:edit:c1', 'phone: 06-2');
    const change = { id: 'c1', base_rev: 1, expected: { phone: '06-1' }, changes: { phone: '06-2' } };
    await editClient(db, change, 'client:edit:c1');
    kill(db);
    const after = await openDevice(db.user_id);
    expect(await loadDraft(after.db, 'client:edit:c1')).toBeUndefined();
    expect(await after.db.rows.typed_drafts.count()).toBe(0);
    expect((await exportUnsent(after.db)).drafts).toEqual([]);
  });
});

describe('a form thrown away on a page that closes before its draft is gone (R-41)', () => {
  test('does not come back, is not counted as unsent and not put into a file', async () => {
    const { db } = await openDevice();
    await saveDraft(db, 'client:new', { name: 'Jan' });
    const letGo = await holdDrafts(db.user_id);
    const discarding = createDraftWriter(db, 'client:new').discard();
    expect(readDraftSync(db.user_id, draftKey(db, 'client:new'))).toMatchObject({ form: 'client:new' });
    letGo();
    expect(await loadDraft(db, 'client:new')).toBeUndefined();
    expect((await exportUnsent(db)).drafts).toEqual([]);
    expect(await countUnsent(db)).toMatchObject({ drafts: 0 });
    await discarding;
    expect(listDraftsSync(db.user_id), 'stored: no mark is needed any more').toEqual([]);
    expect((await exportUnsent(db)).drafts).toEqual([]);
  });

  test('does not stand in the way of the next one', async () => {
    const { db } = await openDevice();
    await saveDraft(db, 'client:new', { name: 'Jan' });
    await createDraftWriter(db, 'client:new').discard();
    await saveDraft(db, 'client:new', { name: 'Piet' });
    expect(await loadDraft(db, 'client:new')).toEqual({ name: 'Piet' });
  });

  test('stays thrown away when an older version was still being stored', async () => {
    const { db } = await openDevice();
    const older = nextDraft(db, 'client:new', { name: 'Jan' });
    await createDraftWriter(db, 'client:new').discard();
    await storeDraft(db, older);
    expect(await loadDraft(db, 'client:new')).toBeUndefined();
  });

  test('G2 stays away when a killed browser brings an old copy of localStorage back', async () => {
    const { db } = await openDevice();
    const draft = nextDraft(db, 'client:new', { name: 'Jan' });
    await storeDraft(db, draft);
    expect((await addClient(db, { name: 'Jan', email: 'jan@voorbeeld.example' }, 'client:new')).ok).toBe(
      true,
    );
    saveDraftSync(db.user_id, draft);
    kill(db);
    const after = await openDevice(db.user_id);
    expect(await loadDraft(after.db, 'client:new')).toBeUndefined();
    expect(await countUnsent(after.db)).toMatchObject({ drafts: 0 });
    await vi.waitFor(() => expect(listDraftsSync(db.user_id), 'taken away').toEqual([]));
  });
});

describe('two pages with the same form (R-41)', () => {
  test('the draft of a living page is not taken over, and both are counted', async () => {
    const first = await openDevice();
    const second = await openDevice(first.db.user_id);
    createDraftWriter(first.db, 'client:new').write('Jan');
    expect(await loadDraft(second.db, 'client:new')).toBeUndefined();
    expect(await listAbandonedForms(second.db)).toEqual([]);
    const writer = createDraftWriter(second.db, 'client:new');
    writer.write('Piet');
    expect(await countUnsent(second.db)).toMatchObject({ drafts: 2 });
    await writer.discard();
    expect(await loadDraft(first.db, 'client:new')).toBe('Jan');
  });

  test('the texts of both are there at the next start, one after the other', async () => {
    const first = await openDevice();
    const second = await openDevice(first.db.user_id);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-01T10:00:00Z') });
    createDraftWriter(first.db, 'client:new').write('Jan');
    vi.setSystemTime(Date.parse('2026-05-01T10:00:01Z'));
    createDraftWriter(second.db, 'client:new').write('Piet');
    vi.useRealTimers();
    kill(first.db);
    kill(second.db);
    const { db } = await openDevice(first.db.user_id);
    expect(await loadDraft(db, 'client:new')).toBe('Piet');
    await createDraftWriter(db, 'client:new').discard();
    expect(await loadDraft(db, 'client:new')).toBe('Jan');
    await createDraftWriter(db, 'client:new').discard();
    expect(await loadDraft(db, 'client:new')).toBeUndefined();
  });

  test('the draft of a page of the same tab is there at once, also while that busy page still holds its lock', async () => {
    const tab = { localStorage: window.localStorage, sessionStorage: new FakeLocalStorage() };
    vi.stubGlobal('window', tab);
    const before = await openDevice();
    const writer = createDraftWriter(before.db, 'client:new');
    writer.write('Jan');
    const after = await openDevice(before.db.user_id);
    expect(await loadDraft(after.db, 'client:new')).toBe('Jan');
    expect(await countUnsent(after.db)).toMatchObject({ drafts: 1 });
    // A duplicated tab: the page lives after all, and goes on typing.
    writer.write('Jan de B');
    expect(await loadDraft(before.db, 'client:new')).toBe('Jan de B');
    expect(await loadDraft(after.db, 'client:new')).toBe('Jan');
  });

  test('pages that start together take over what was left once', async () => {
    const before = await openDevice();
    createDraftWriter(before.db, 'client:new').write('Jan');
    kill(before.db);
    const pages = await Promise.all([openDevice(before.db.user_id), openDevice(before.db.user_id)]);
    const found = await Promise.all(pages.map(async ({ db }) => await loadDraft(db, 'client:new')));
    expect(found.filter((value) => value !== undefined)).toEqual(['Jan']);
  });

  test('a page that ends a moment later than the next one begins still hands its words over', async () => {
    const before = await openDevice();
    createDraftWriter(before.db, 'client:new').write('Jan');
    const after = await openDevice(before.db.user_id);
    const loading = loadDraft(after.db, 'client:new');
    setTimeout(() => kill(before.db), 50);
    expect(await loading).toBe('Jan');
  });
});

/** What a page that was killed left of a form. */
const leaveDraft = async (text: string): Promise<string> => {
  const before = await openDevice();
  await saveDraft(before.db, 'client:notes:1', text);
  kill(before.db);
  return before.db.user_id;
};

describe('a form that is open to typing while an earlier page’s draft is read (R-41)', () => {
  test('G1 the earlier draft is never written over what this page typed meanwhile', async () => {
    const { db } = await openDevice(await leaveDraft('Van gisteren'));
    const writer = createDraftWriter(db, 'client:notes:1');
    const letGo = await holdDrafts(db.user_id);
    const offered: unknown[] = [];
    const adopting = adoptDraft(db, 'client:notes:1', async ({ value }) => {
      offered.push(value);
      return false;
    });
    writer.write('Van nu');
    letGo();
    await adopting;
    await writer.flush();
    expect(offered).toEqual(['Van gisteren']);
    kill(db);
    const { rows } = (await openDevice(db.user_id)).db;
    const kept = new Set((await rows.drafts.toArray()).map(({ value }) => value));
    expect(kept, 'what the form did not take stays').toEqual(new Set(['Van gisteren', 'Van nu']));
  });

  test('G1 the earlier draft goes only when the form has kept it: a page killed before that loses nothing', async () => {
    const user_id = await leaveDraft('Van gisteren');
    const killed = await openDevice(user_id);
    const adopting = adoptDraft(killed.db, 'client:notes:1', async () => {
      throw new Error('the page is gone');
    });
    await expect(adopting).rejects.toThrow('the page is gone');
    kill(killed.db);
    const { db } = await openDevice(user_id);
    const writer = createDraftWriter(db, 'client:notes:1');
    await adoptDraft(db, 'client:notes:1', async ({ value }) => {
      writer.write(value);
      await writer.flush();
      return true;
    });
    kill(db);
    const last = await openDevice(user_id);
    expect(await loadDraft(last.db, 'client:notes:1')).toBe('Van gisteren');
    await createDraftWriter(last.db, 'client:notes:1').discard();
    expect(await loadDraft(last.db, 'client:notes:1'), 'kept once').toBeUndefined();
  });
});

test('R-50 no draft is kept for a user whose data has left this device', async () => {
  const { db } = await openDevice();
  const writer = createDraftWriter(db, 'client:new');
  writer.write('J');
  db.close();
  window.localStorage.removeItem(`havenglans-draft:${db.user_id}:${draftKey(db, 'client:new')}`);
  writer.write('Ja');
  writer.leave();
  writer.keepAgain();
  expect(listDraftsSync(db.user_id)).toEqual([]);
});

test('R-17 a page whose database was closed for good takes over no draft any more', async () => {
  const user_id = crypto.randomUUID();
  const before = await openDevice(user_id);
  saveDraftSync(user_id, nextDraft(before.db, 'client:new', 'Jan'));
  kill(before.db);
  const { db } = await openDevice(user_id);
  db.close();
  expect(await loadDraft(db, 'client:new')).toBeUndefined();
  expect(listDraftsSync(user_id).map(({ page }) => page)).toEqual([before.db.page.id]);
});

test('G2 a form and the row it became never stand side by side, whenever the page is killed', async () => {
  const { db } = await openDevice();
  await saveDraft(db, 'client:new', { name: 'Jan' });
  const added = await addClient(db, { name: 'Jan', email: 'jan@voorbeeld.example' }, 'client:new');
  const client_id = added.ok ? added.value.id : '';
  expect(await loadDraft(db, 'client:new')).toBeUndefined();

  await saveDraft(db, 'service:new:1', { amount: '12' });
  const input = { service_type: 'waxing', date: '2026-06-01', amount: '12' };
  // Also after room was made for it.
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(diskFull).mockImplementationOnce(diskFull);
  expect(await addServiceRecord(db, { client_id, input }, 'service:new:1')).toMatchObject({
    ok: false,
    error: { code: 'storage' },
  });
  expect(await loadDraft(db, 'service:new:1')).toEqual({ amount: '12' });
  expect(await db.rows.service_records.count()).toBe(0);
  expect(await db.store.list_outbox()).toHaveLength(1);
});

test('a draft that cannot be stored says so, and what was kept at once is found without the database', async () => {
  const { db } = await openDevice();
  saveDraftSync(db.user_id, nextDraft(db, 'client:new', 'Jan'));
  db.rows.drafts.db.close();
  expect(await saveDraft(db, 'client:new', {})).toEqual({
    ok: false,
    error: { code: 'storage', fault: 'connection_lost' },
  });
  expect(await loadDraft(db, 'client:new')).toBe('Jan');
});
