import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setRequestStatus } from '../commands/requests.ts';
import { editClient } from '../commands/clients.ts';
import { createDraftWriter } from '../drafts/draft-writer.ts';
import { listDraftsSync } from '../drafts/sync-drafts.ts';
import { keepRequestFile, keepRequestFileList } from '../photos/request-files.ts';
import { noteRequestPhotos } from '../photos/request-photos.ts';
import { openDevice } from '../testing/device.ts';
import { saveDraft } from '../testing/drafts.ts';
import { FakeLocalStorage } from '../testing/fake-local-storage.ts';
import { serverClient, serverLead } from '../testing/rows.ts';
import { forgetUnreadable } from './forget-unreadable.ts';

beforeEach(() => vi.stubGlobal('window', { localStorage: new FakeLocalStorage() }));
afterEach(() => vi.unstubAllGlobals());

const FILE = {
  id: 'f1',
  contact_id: 'k1',
  position: 0,
  path: 'k1/f1',
  file_name: 'romp.webp',
  content_type: 'image/webp',
  size_bytes: 4,
} as const;
const OF_REQUESTS = ['request:convert:contacts:k1', 'contacts:notes:k1', 'conflict:contacts:notes:k1'];
const OF_OFFICE = ['post:new', 'company:facts', 'founding_members:notes:m1'];
const OF_WORK = [
  'client:new',
  'client_notes:notes:2026-05-01:c1',
  'conflict:clients:phone:c1',
  'service:new_service:c1',
  'site:pair:i1',
  'rejected:m1',
];

/** The device of an admin who worked on a request and on a client, sent it, and left forms of all kinds half filled. */
async function openOffice() {
  const device = await openDevice();
  const { db, pull, answer } = device;
  await pull({ tables: { clients: [serverClient('c1')], contacts: [serverLead('k1')] } });
  await setRequestStatus(db, 'contacts', { id: 'k1', base_rev: 1, seen: 'new', status: 'contacted' });
  await editClient(db, { id: 'c1', base_rev: 1, expected: { phone: null }, changes: { phone: '06-1' } });
  await answer((row_id) => ({ row: row_id === 'c1' ? serverClient('c1', {}, 2) : serverLead('k1', {}, 2) }));
  await keepRequestFileList(db, 'k1', [FILE]);
  await keepRequestFile(db, FILE, new ArrayBuffer(4));
  await noteRequestPhotos(db, { id: 's1', contact_id: 'k1', sent_at: '2026-05-01T10:00:00Z' });
  for (const form of [...OF_REQUESTS, ...OF_OFFICE, ...OF_WORK]) await saveDraft(db, form, { text: form });
  const typed = 'request:convert:founding_members:m2';
  createDraftWriter(db, typed).write({ text: typed });
  const [draft] = listDraftsSync(db.user_id);
  if (draft !== undefined) await db.rows.typed_drafts.put(draft);
  return db;
}
type Db = Awaited<ReturnType<typeof openOffice>>;
const formsOn = async (db: Db): Promise<readonly string[]> => {
  const stored = await Promise.all([db.rows.drafts.toArray(), db.rows.typed_drafts.toArray()]);
  return [...stored.flat(), ...listDraftsSync(db.user_id)].map(({ form }) => form).toSorted();
};
const sentOn = async (db: Db) => (await db.store.list_journal()).map(({ key }) => key).toSorted();

test('R-17 of requests nothing that an admin typed, sent or opened stays on the device once they are a technician', async () => {
  const db = await openOffice();
  await forgetUnreadable(db, { role: 'technician' });
  expect(await formsOn(db)).toEqual(OF_WORK.toSorted());
  expect(await sentOn(db)).toEqual(['clients/c1']);
  for (const store of ['request_files', 'request_file_bytes', 'request_photos_due'] as const)
    expect(await db.rows[store].count(), store).toBe(0);
});

test('R-17 somebody who is an admin still loses nothing', async () => {
  const db = await openOffice();
  const before = await formsOn(db);
  await forgetUnreadable(db, { role: 'admin' });
  expect(await formsOn(db)).toEqual(before);
  expect(await sentOn(db)).toEqual(['clients/c1', 'contacts/k1']);
  expect(await db.rows.request_file_bytes.count()).toBe(1);
});
