import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, test, vi } from 'vitest';
import { setLogSink } from '../../lib/logger.ts';
import { BYTES_STORES, SYNC_STORES } from '../../sync/index.ts';
import { openAppDatabase } from './database.ts';
import { databaseName } from './database-name.ts';
import { addClient } from '../commands/clients.ts';
import { keepCapture } from '../photos/photo-captures.ts';
import { listClients } from '../queries/client-list.ts';
import { countUnsentPhotos } from '../queries/service-photos.ts';
import { DATA_STORES } from '../tables.ts';
import { openDevice } from '../testing/device.ts';

const client = { name: 'Jan de Boer', email: 'jan@voorbeeld.example' };

test('R-50 two users of one device do not see each other', async () => {
  const sanne = await openDevice();
  const bram = await openDevice();
  await addClient(sanne.db, client);
  expect(await listClients(sanne.db)).toHaveLength(1);
  expect(await listClients(bram.db)).toEqual([]);
});

test('G1 R-50 saved changes are there when the database is opened again', async () => {
  const user_id = crypto.randomUUID();
  const before = await openDevice(user_id);
  await addClient(before.db, client);
  before.db.close();
  const after = await openDevice(user_id);
  expect(await listClients(after.db)).toMatchObject([{ ...client, badge: 'pending' }]);
});

/** An acknowledged change as version 6 kept it: a record of its own. */
const singleEntry = (id: string, seq: number, at: string) => ({
  id,
  key: 'clients/c1',
  mutation: {
    id,
    seq,
    table: 'clients',
    row_id: 'c1',
    op: 'patch',
    set: { notes: id },
    bases: { notes: 1 },
  },
  before: { notes: null },
  made_at: at,
  at,
  status: 'applied',
  dup: false,
});

test('K7 RS1 the journal of version 6 is there after the upgrade', async () => {
  const user_id = crypto.randomUUID();
  const first = singleEntry('m1', 1, '2026-11-20T10:00:00.000Z');
  const second = singleEntry('m2', 2, '2026-11-20T10:00:00.000Z');
  const old = new Dexie(databaseName(user_id));
  old.version(6).stores({ journal: 'id, key, at', meta: 'key' });
  await old.table('journal').bulkAdd([first, second]);
  old.close();
  const { db } = await openDevice(user_id);
  expect(await db.store.list_journal({ table: 'clients', row_id: 'c1' })).toEqual([second, first]);
  expect(await db.store.pull_state()).toMatchObject({ acknowledged: 'm2' });
});

test('K7 G4 mutations that version 14 had rejected or attempted are so after the upgrade', async () => {
  const user_id = crypto.randomUUID();
  const { mutation, before, made_at } = singleEntry('m1', 1, '2026-11-20T10:00:00.000Z');
  const of_row = { mutation, before, made_at, seq: 1, touches: ['clients/c1'], attempted: false };
  const why = { parked_at: made_at, code: 'WAITS_FOR_PARKED', because_of: 'm0' };
  const old = new Dexie(databaseName(user_id));
  const { rejected, ...stores } = SYNC_STORES;
  old.version(14).stores({ ...stores, parked: rejected ?? '' });
  await old.table('parked').add({ ...of_row, ...why, id: 'm1' });
  await old.table('outbox').add({ ...of_row, id: 'm2', mutation: { ...mutation, id: 'm2' } });
  await old.table('meta').add({ key: 'handed_out_seq', value: 1 });
  old.close();
  const { db } = await openDevice(user_id);
  expect(await db.store.list_rejected()).toEqual([
    {
      mutation,
      before,
      made_at,
      attempted: false,
      rejected_at: made_at,
      code: 'WAITS_FOR_REJECTED',
      blocked_by: 'm0',
    },
  ]);
  expect(await db.store.list_outbox()).toMatchObject([{ mutation: { id: 'm2' }, attempted: true }]);
});

test('K7 G1 photos that version 8 had not sent are there after the upgrade, and shots can be kept beside them', async () => {
  const user_id = crypto.randomUUID();
  const old = new Dexie(databaseName(user_id));
  const { photo_captures: _captures, photo_capture_bytes: _bytes, ...stores } = DATA_STORES;
  old.version(8).stores({ ...stores, ...SYNC_STORES, ...BYTES_STORES });
  const key = 'service_photos/p1';
  const upload = { key, table: 'service_photos', row_id: 'p1', path: 'p1', mime_type: 'image/webp' };
  const waits = {
    size_bytes: 2,
    sha256: 'ab',
    made_at: '2026-11-20T10:00:00.000Z',
    state: 'waiting',
    code: null,
  };
  await old.table('uploads').bulkAdd([
    { ...upload, ...waits, unwanted: false, again: false },
    { ...upload, ...waits, key: 'service_photos/p2', row_id: 'p2', unwanted: true, again: false },
  ]);
  await old
    .table('photo_bytes')
    .add({ id: 'p1', bytes: new Uint8Array([1, 2]).buffer, kept_at: waits.made_at });
  old.close();
  const { db } = await openDevice(user_id);
  const shot = { service_record_id: 's1', kind: 'before', taken_at: waits.made_at, name: null } as const;
  expect(await keepCapture(db, { ...shot, picture: new Blob(['a']) })).toMatchObject({ ok: true });
  expect(await countUnsentPhotos(db)).toEqual({
    pending: 2,
    held: 0,
    refused: 0,
    refused_of_site: 0,
    failed: 0,
    gone: 0,
  });
  expect(await db.rows.uploads.get(key), 'by its present name').toMatchObject({
    state: 'pending',
    bucket: 'service-photos',
  });
  expect(new Uint8Array((await db.store.uploads.take(key))?.bytes ?? new ArrayBuffer(0))).toEqual(
    new Uint8Array([1, 2]),
  );
});

test('a browser that cannot open the database answers broken, and the log says why', async () => {
  const lines: string[] = [];
  const restore = setLogSink(({ event }) => lines.push(event));
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('disk', 'UnknownError');
  });
  expect(await openAppDatabase(crypto.randomUUID())).toEqual({ ok: false, error: 'broken' });
  open.mockRestore();
  restore();
  expect(lines).toEqual(['the local database could not be opened']);
});
