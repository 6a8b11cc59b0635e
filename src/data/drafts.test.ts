import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { addClient } from './commands/clients.ts';
import { addServiceRecord } from './commands/service-records.ts';
import { clearDraft, listDraftKeys, loadDraft, saveDraft } from './drafts.ts';
import { openDevice } from './testing/device.ts';

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
