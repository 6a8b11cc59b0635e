import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { RequestFile } from '../../domain/leads/request-file.ts';
import { err, ok } from '../../lib/result.ts';
import { convertRequest, linkRequest, type SeenRequest } from '../commands/convert-request.ts';
import { addServicePhoto, deleteServicePhoto, setPhotoKind } from '../commands/service-photos.ts';
import { canUndo, undoStep } from '../commands/undo.ts';
import { openDevice, shown, whole } from '../testing/device.ts';
import { picture, serverClient, serverLead } from '../testing/rows.ts';
import { listCaptures } from './photo-captures.ts';
import { keepRequestFileList } from './request-files.ts';
import { bringRequestPhotos, type RequestFileSource } from './request-photos.ts';

const admin = { user: { role: 'admin' } } as const;
const CLIENT = { name: 'Jan de Wit', email: 'jan@voorbeeld.example' };
const SERVICE = { service_type: 'antifouling', date: '2026-06-01' };
const SEEN: SeenRequest = {
  table: 'contacts',
  id: 'a1',
  base_rev: 4,
  seen: { status: 'new', client_id: null },
};
const file = (id: string, position: number, content_type: string) => ({
  id,
  contact_id: 'a1',
  position,
  path: `a1/${id}`,
  file_name: `${id}.file`,
  content_type,
  size_bytes: 8,
});
const FILES = [
  file('bow', 0, 'image/webp'),
  file('survey', 1, 'application/pdf'),
  file('stern', 2, 'image/jpeg'),
  file('keel', 3, 'image/heic'),
];

interface Conversion {
  readonly with_service?: boolean;
  /** Linked to a client that was known, instead. */
  readonly is_linked?: boolean;
  readonly attachment_url?: string | null;
}

const after = (days: number) => ({ now_ms: Date.now() + days * 86_400_000 });

/** A device that made client and service of a request with files, and a server that has those. */
async function openConverted({
  with_service = true,
  is_linked = false,
  attachment_url = 'a1/bow',
}: Conversion = {}) {
  const device = await openDevice();
  const { db } = device;
  const named = { form: 'contact', first_name: 'Jan', last_name: 'de Wit', client_id: null };
  const request = serverLead('a1', { ...named, attachment_url }, 4);
  await device.pull({ tables: { contacts: [request], clients: is_linked ? [serverClient('c1')] : [] } });
  let arrived: readonly RequestFile[] = FILES;
  const list = vi.fn<RequestFileSource['list']>(async () => {
    await keepRequestFileList(db, 'a1', arrived);
    return ok(arrived);
  });
  /** More files are there, and the device hears of it. */
  const arrive = async (files: readonly RequestFile[], rev: number): Promise<void> => {
    arrived = files;
    const row = serverLead('a1', { ...named, attachment_url: files[0]?.path ?? null }, rev);
    await device.pull({ tables: { contacts: [row] } });
  };
  const fetch = vi.fn<RequestFileSource['fetch']>(async ({ id, content_type }) =>
    ok(new Blob([id], { type: content_type })),
  );
  const service_given = with_service ? SERVICE : null;
  if (is_linked) await linkRequest(db, SEEN, { client_id: 'c1', service: service_given });
  else await convertRequest(db, SEEN, { client: CLIENT, service: service_given });
  const [service] = await db.rows.service_records.toArray();
  const due = async (): Promise<number> => await db.rows.request_photos_due.count();
  const kept = async (): Promise<string[]> => (await listCaptures(db)).map(({ name }) => name ?? '');
  /** What the import does with what was kept. */
  const makePhotos = async (): Promise<void> => {
    for (const { id, service_record_id, kind, taken_at } of await listCaptures(db))
      await addServicePhoto(db, {
        service_record_id,
        kind,
        taken_at,
        picture: picture(id),
        capture_id: id,
      });
  };
  return {
    ...device,
    request,
    arrive,
    service_id: service?.id ?? '',
    files: { list, fetch },
    list,
    fetch,
    due,
    kept,
    makePhotos,
  };
}

test('M-004 R-26 the pictures of a converted request are kept for its service once the server is there; documents stay with the request', async () => {
  const { db, files, list, fetch, due, kept, service_id, request } = await openConverted();
  list.mockResolvedValueOnce(err('offline'));
  await bringRequestPhotos(db, files);
  expect([await due(), await kept()], 'without signal').toEqual([1, []]);

  await bringRequestPhotos(db, files);
  expect(await kept()).toEqual(['bow.file', 'stern.file']);
  for (const capture of await listCaptures(db))
    expect(capture).toMatchObject({
      service_record_id: service_id,
      kind: 'before',
      taken_at: request.created_at,
      mime_type: capture.name === 'bow.file' ? 'image/webp' : 'image/jpeg',
    });
  await bringRequestPhotos(db, files);
  expect([list.mock.calls.length, fetch.mock.calls.length], 'nothing came since').toEqual([2, 2]);
  expect(await due(), 'more may come').toBe(1);
});

test('M-004 R-26 one picture that cannot be had now is fetched later, and none becomes a second photo', async () => {
  const { db, files, fetch, due, kept, makePhotos } = await openConverted();
  fetch.mockResolvedValueOnce(err('failed'));
  await bringRequestPhotos(db, files);
  expect([await due(), await kept()]).toEqual([1, ['stern.file']]);
  await makePhotos();
  await bringRequestPhotos(db, files);
  expect([await due(), await kept()]).toEqual([1, ['bow.file']]);
  await makePhotos();
  await bringRequestPhotos(db, files);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(await db.rows.service_photos.count()).toBe(2);
});

test('M-004 R-26 a file that is gone, and one that could not be had for a week, are waited for no longer', async () => {
  const gone = await openConverted();
  gone.fetch.mockResolvedValueOnce(err('no_link'));
  await bringRequestPhotos(gone.db, gone.files);
  await bringRequestPhotos(gone.db, gone.files);
  expect([gone.fetch.mock.calls.length, await gone.kept()]).toEqual([2, ['stern.file']]);

  const late = await openConverted();
  late.list.mockResolvedValue(err('failed'));
  await bringRequestPhotos(late.db, late.files, after(6));
  expect(await late.due()).toBe(1);
  await bringRequestPhotos(late.db, late.files, after(8));
  expect(await late.due()).toBe(0);
});

test('R-26 files that arrive after the conversion, also the next day, come to the service; one whose photo was deleted does not come again', async () => {
  const { db, files, list, fetch, due, kept, makePhotos, arrive } = await openConverted({
    attachment_url: null,
  });
  await bringRequestPhotos(db, files);
  expect([await due(), list.mock.calls.length], 'no file, so no list').toEqual([1, 0]);

  const [bow, , stern] = FILES;
  if (bow === undefined || stern === undefined) throw new Error('there are four files');
  await arrive([bow, stern], 6);
  await bringRequestPhotos(db, files);
  expect(await kept()).toEqual(['bow.file', 'stern.file']);
  await makePhotos();
  const [photo] = await db.rows.service_photos.toArray();
  await deleteServicePhoto(db, await whole(db, 'service_photos', photo?.id ?? ''));
  expect(await db.rows.service_photos.count()).toBe(1);

  const anchor = file('anchor', 3, 'image/png');
  await arrive([bow, stern, anchor], 7);
  await bringRequestPhotos(db, files, after(1));
  expect(await kept()).toEqual(['anchor.file']);
  await makePhotos();
  await bringRequestPhotos(db, files, after(2));
  expect([list.mock.calls.length, fetch.mock.calls.length]).toEqual([2, 3]);
  expect(await db.rows.service_photos.count()).toBe(2);

  await bringRequestPhotos(db, files, after(8));
  expect(await due(), 'no file is waited for any more').toBe(0);
  await arrive([bow, stern, anchor, file('late', 4, 'image/png')], 8);
  await bringRequestPhotos(db, files, after(8));
  expect(await kept()).toEqual([]);
});

test('R-26 the days in which files may come are counted by the server’s clock', async () => {
  const { db, files, due, pull } = await openConverted();
  await bringRequestPhotos(db, files, after(6));
  await pull({ server_time: '2026-05-03T10:00:00.000Z' });
  await bringRequestPhotos(db, files, after(4));
  expect(await due()).toBe(1);
  await bringRequestPhotos(db, files, after(6));
  expect(await due(), 'this device is two days late').toBe(0);
});

test('M-004 R-26 nothing is due without a service, or where nothing was converted', async () => {
  expect(await (await openConverted({ with_service: false })).due()).toBe(0);
  const { db, due } = await openConverted({ with_service: false });
  const refused = await convertRequest(db, SEEN, { client: CLIENT, service: SERVICE });
  expect([refused.ok, await due()]).toEqual([false, 0]);
});

test('R-18 an undo of the conversion takes photos that came along back with the service; before they came, they never come', async () => {
  const device = await openConverted();
  const { db, files, makePhotos } = device;
  await bringRequestPhotos(db, files);
  await makePhotos();
  const step_id = db.undo.last()?.id ?? 0;
  expect(await canUndo(db, step_id, admin.user)).toBe(true);
  const undone = await undoStep(db, admin);
  expect(undone).toMatchObject({ ok: true, value: { left: [] } });
  expect(
    undone.ok && undone.value?.restored.some(({ table }) => table === 'service_photos'),
    'told with their service',
  ).toBe(false);
  expect(await db.rows.service_photos.count()).toBe(0);
  expect(await db.rows.service_records.count()).toBe(0);
  expect(await db.rows.contacts.get('a1')).toMatchObject({ client_id: null, status: 'new' });

  const early = await openConverted();
  await undoStep(early.db, admin);
  await bringRequestPhotos(early.db, early.files);
  expect(early.list).not.toHaveBeenCalled();
  await bringRequestPhotos(early.db, early.files, after(1));
  expect([await early.due(), await early.kept()]).toEqual([0, []]);
});

test('M-004 the pictures of a request that was linked to a known client come to its service, and an undo takes both back', async () => {
  const { db, files, due, kept, makePhotos } = await openConverted({ is_linked: true });
  await bringRequestPhotos(db, files);
  expect(await kept()).toEqual(['bow.file', 'stern.file']);
  await makePhotos();
  expect(await undoStep(db, admin)).toMatchObject({ ok: true, value: { left: [] } });
  expect(await db.rows.service_photos.count()).toBe(0);
  expect(await db.rows.service_records.count()).toBe(0);
  expect(await db.rows.clients.count()).toBe(1);
  expect(await db.rows.contacts.get('a1')).toMatchObject({ client_id: null, status: 'new' });
  await bringRequestPhotos(db, files, after(1));
  expect(await due()).toBe(0);

  expect(await (await openConverted({ is_linked: true, with_service: false })).due()).toBe(0);
});

test('R-18 an undo leaves client, service and photos together when somebody worked on one of the photos since', async () => {
  const { db, files, makePhotos } = await openConverted();
  await bringRequestPhotos(db, files);
  await makePhotos();
  const step_id = db.undo.last()?.id ?? 0;
  const [photo] = await db.rows.service_photos.toArray();
  const id = photo?.id ?? '';
  const expected = await shown(db, 'service_photos', id);
  await setPhotoKind(db, { id, base_rev: 0, expected, kind: 'after' });
  expect(await undoStep(db, { ...admin, step_id })).toMatchObject({ ok: true });
  expect(await db.rows.service_photos.count()).toBe(2);
  expect(await db.rows.contacts.get('a1')).toMatchObject({ status: 'contacted' });
});
