import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { addClient } from '../commands/clients.ts';
import { deleteWhole, readWhole } from '../commands/delete-seen.ts';
import { openDevice } from '../testing/device.ts';
import { serverClient, serverLead, serverPhoto, serverRecord } from '../testing/rows.ts';
import { keepPhoto, makeRoom } from './photo-cache.ts';
import { keepRequestFile, keepRequestFileList, listRequestFiles, openRequestFile } from './request-files.ts';

const JPEG = [0xff, 0xd8, 0xff];
const file = (id: string, contact_id: string, position: number, size_bytes = 1_000) => ({
  id,
  contact_id,
  position,
  path: `${contact_id}/${id}.jpg`,
  file_name: `${id}.jpg`,
  content_type: 'image/jpeg',
  size_bytes,
});
const FIRST = file('a', 'r1', 0);
const SECOND = file('b', 'r1', 1);
const FILES = [FIRST, SECOND, file('c', 'r1', 2)];
const BYTES = new ArrayBuffer(1_000);
new Uint8Array(BYTES).set(JPEG);

const lead = (id: string) =>
  serverLead(id, {
    form: 'contact',
    first_name: 'Jan',
    last_name: 'de Wit',
    attachment_url: `${id}/a.jpg`,
  });

/** Requests r1 and r2, with the list of the first. */
async function openOffice() {
  const device = await openDevice();
  await device.pull({ tables: { contacts: [lead('r1'), lead('r2')] } });
  await keepRequestFileList(device.db, 'r1', FILES);
  const { db } = device;
  /** Opens files one after the other, an hour apart. */
  const openInTurn = async (...files: readonly (typeof FIRST)[]): Promise<void> => {
    for (const [hour, one] of files.entries())
      await keepRequestFile(db, one, BYTES, { now_ms: Date.parse('2026-06-01') + hour * 3_600_000 });
  };
  const opened = async (contact_id = 'r1'): Promise<string> =>
    (await listRequestFiles(db, contact_id)).map(({ id, opened_at }) => (opened_at ? id : '-')).join('');
  const bytesHere = async (): Promise<string> =>
    (await db.rows.request_file_bytes.toCollection().primaryKeys()).join('');
  return { ...device, openInTurn, opened, bytesHere };
}

test('C-018 the list of a request and the files that were opened are on this device, in the order the visitor chose them', async () => {
  const { db, openInTurn, opened } = await openOffice();
  expect((await listRequestFiles(db, 'r1')).map(({ file_name }) => file_name)).toEqual([
    'a.jpg',
    'b.jpg',
    'c.jpg',
  ]);
  expect(await listRequestFiles(db, 'r2')).toEqual([]);
  expect(await openRequestFile(db, 'b')).toBeNull();
  await openInTurn(SECOND);
  expect(await opened()).toBe('-b-');
  const kept = await openRequestFile(db, 'b');
  expect([kept?.size, kept?.type]).toEqual([1_000, 'image/jpeg']);
});

test('C-018 a list that comes anew keeps what was opened, and nothing of a file that is no longer in it', async () => {
  const { db, openInTurn, opened, bytesHere } = await openOffice();
  await openInTurn(...FILES);
  await keepRequestFileList(db, 'r1', FILES.slice(1));
  expect(await opened()).toBe('bc');
  expect(await bytesHere()).toBe('bc');
});

test('C-018 the files that were opened longest ago make room, by bytes and by number; they stay in their list', async () => {
  const { db, openInTurn, opened, bytesHere } = await openOffice();
  await openInTurn(...FILES);
  await openRequestFile(db, 'a', Date.parse('2026-06-02'));
  const now_ms = Date.parse('2026-06-03');
  const other = file('d', 'r2', 0);
  await keepRequestFile(db, other, BYTES, { now_ms, room: { bytes: 3_000 } });
  expect([await opened(), await opened('r2'), await bytesHere()]).toEqual(['a-c', 'd', 'acd']);
  await keepRequestFile(db, other, BYTES, { now_ms, room: { bytes: 9_000, count: 2 } });
  expect([await opened(), await opened('r2'), await bytesHere()]).toEqual(['a--', 'd', 'ad']);
});

test('R-18 C-018 the files of a request go with it: deleted here, by a colleague, and out of this person’s sight', async () => {
  for (const gone of ['here', 'elsewhere', 'withdrawn'] as const) {
    const { db, pull, openInTurn, bytesHere } = await openOffice();
    await openInTurn(...FILES);
    await keepRequestFile(db, file('d', 'r2', 0), BYTES);
    if (gone === 'here') {
      const seen = await readWhole(db, 'contacts', { id: 'r1' });
      expect(seen && (await deleteWhole(db, 'contacts', seen)).ok).toBe(true);
    } else {
      const tombstone = { table: 'contacts', row_id: 'r1', rev: 9 };
      await pull(gone === 'withdrawn' ? { withdrawn: [tombstone] } : { tombstones: [tombstone] });
    }
    expect(await listRequestFiles(db, 'r1'), gone).toEqual([]);
    expect(await bytesHere(), gone).toBe('d');
    // One that was under way meanwhile.
    await keepRequestFile(db, FIRST, BYTES);
    await keepRequestFileList(db, 'r1', FILES);
    expect(await listRequestFiles(db, 'r1'), gone).toEqual([]);
    expect(await bytesHere(), gone).toBe('d');
    db.close();
  }
});

test('ST3 on a full device opened files make room before pictures do, the one that was opened longest ago first', async () => {
  const { db, pull, openInTurn, bytesHere } = await openOffice();
  await pull({
    tables: {
      clients: [serverClient('c1')],
      service_records: [serverRecord('s1', 'c1')],
      service_photos: [serverPhoto('p1', 's1')],
    },
  });
  await keepPhoto(db, 'p1', { bytes: new ArrayBuffer(1_000), thumbnail: null });
  await openInTurn(...FILES);
  await makeRoom(db, 1_500);
  expect([await bytesHere(), await db.rows.photo_bytes.count()]).toEqual(['c', 1]);
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
    throw new DOMException('the disk is full', 'QuotaExceededError');
  });
  expect(await addClient(db, { name: 'Jan', email: 'jan@voorbeeld.example' })).toMatchObject({ ok: true });
  expect([await bytesHere(), await db.rows.photo_bytes.count()]).toEqual(['', 0]);
});
