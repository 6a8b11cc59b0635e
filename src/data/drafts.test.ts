import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addClient } from './commands/clients.ts';
import { addServiceRecord } from './commands/service-records.ts';
import { clearDraft, listDraftKeys, loadDraft, saveDraft } from './drafts.ts';
import { exportUnsent } from './export/unsent.ts';
import { areGivenUp, giveUpWords, keepLastWords, readLastWords } from './last-words.ts';
import { openDevice } from './testing/device.ts';
import { FakeLocalStorage } from './testing/fake-local-storage.ts';

test('R-50 a half-filled form survives a killed page', async () => {
  const user_id = crypto.randomUUID();
  const before = await openDevice(user_id);
  await saveDraft(before.db, 'client:new', { name: 'Jan', email: '' });
  await saveDraft(before.db, 'client:new', { name: 'Jan de B', email: '' });
  before.db.close();

  const after = await openDevice(user_id);
  expect(await loadDraft(after.db, 'client:new')).toEqual({ name: 'Jan de B', email: '' });
  expect(await listDraftKeys(after.db)).toEqual(['client:new']);
});

test('a form that was sent leaves no draft, and drafts do not mix', async () => {
  const { db } = await openDevice();
  await saveDraft(db, 'service:new:1', { amount: '12' });
  await saveDraft(db, 'service:new:2', { amount: '13' });
  expect(await clearDraft(db, 'service:new:1')).toEqual({ ok: true, value: undefined });
  expect(await loadDraft(db, 'service:new:1')).toBeUndefined();
  expect(await loadDraft(db, 'service:new:2')).toEqual({ amount: '13' });
});

describe('a form thrown away on a page that closes before its draft is gone (R-41)', () => {
  beforeEach(() => vi.stubGlobal('window', { localStorage: new FakeLocalStorage() }));
  afterEach(() => vi.unstubAllGlobals());

  test('does not come back, is not counted as unsent and not put into a file', async () => {
    const { db } = await openDevice();
    await saveDraft(db, 'client:new', { name: 'Jan' });
    giveUpWords(db.user_id, 'client:new');
    expect(await loadDraft(db, 'client:new')).toBeUndefined();
    expect(await listDraftKeys(db)).toEqual([]);
    expect((await exportUnsent(db)).drafts).toEqual([]);
  });

  test('does not stand in the way of the next one', async () => {
    const { db } = await openDevice();
    await saveDraft(db, 'client:new', { name: 'Jan' });
    giveUpWords(db.user_id, 'client:new');
    await saveDraft(db, 'client:new', { name: 'Piet' });
    expect(await loadDraft(db, 'client:new')).toEqual({ name: 'Piet' });
  });

  test('stays thrown away when an older draft was still being written', async () => {
    const { db } = await openDevice();
    const writing = saveDraft(db, 'client:new', { name: 'Jan' });
    giveUpWords(db.user_id, 'client:new');
    await writing;
    expect(await loadDraft(db, 'client:new')).toBeUndefined();
    await clearDraft(db, 'client:new');
    expect(areGivenUp(db.user_id, 'client:new')).toBe(false);
    expect(await db.rows.drafts.count()).toBe(0);
  });

  test('a newer draft takes the place of what a closing page kept', async () => {
    const { db } = await openDevice();
    keepLastWords(db.user_id, 'client:notes:1', { text: 'oud' });
    await saveDraft(db, 'client:notes:1', { text: 'nieuw' });
    expect(readLastWords(db.user_id, 'client:notes:1')).toBeNull();
  });
});

test('G2 a form and the row it became never stand side by side, whenever the page is killed', async () => {
  const { db } = await openDevice();
  await saveDraft(db, 'client:new', { name: 'Jan' });
  const added = await addClient(db, { name: 'Jan', email: 'jan@voorbeeld.example' }, 'client:new');
  const client_id = added.ok ? added.value.id : '';
  expect(await loadDraft(db, 'client:new')).toBeUndefined();

  await saveDraft(db, 'service:new:1', { amount: '12' });
  const input = { service_type: 'waxing', date: '2026-06-01', amount: '12' };
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
    throw new DOMException('the disk is full', 'QuotaExceededError');
  });
  expect(await addServiceRecord(db, { client_id, input }, 'service:new:1')).toMatchObject({
    ok: false,
    error: { code: 'storage' },
  });
  expect(await loadDraft(db, 'service:new:1')).toEqual({ amount: '12' });
  expect(await db.rows.service_records.count()).toBe(0);
  expect(await db.store.list_outbox()).toHaveLength(1);
});

test('a draft that cannot be stored says so', async () => {
  const { db } = await openDevice();
  db.close();
  expect(await saveDraft(db, 'client:new', {})).toEqual({
    ok: false,
    error: { code: 'storage', fault: 'connection_lost' },
  });
});
