import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { err, ok } from '../../lib/result.ts';
import { convertRequest, type SeenRequest } from '../commands/convert-request.ts';
import { addServicePhoto, setPhotoKind } from '../commands/service-photos.ts';
import { canUndo, undoStep } from '../commands/undo.ts';
import { openDevice, shown } from '../testing/device.ts';
import { picture, serverLead } from '../testing/rows.ts';
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
  readonly attachment_url?: string | null;
}

const after = (days: number) => ({ now_ms: Date.now() + days * 86_400_000 });

/** A device that made client and service of a request with files, and a server that has those. */
async function openConverted({ with_service = true, attachment_url = 'a1/bow' }: Conversion = {}) {
  const device = await openDevice();
  const { db } = device;
  const request = serverLead(
    'a1',
    { form: 'contact', first_name: 'Jan', last_name: 'de Wit', client_id: null, attachment_url },
    4,
  );
  await device.pull({ tables: { contacts: [request] } });
  const list = vi.fn<RequestFileSource['list']>(async () => {
    await keepRequestFileList(db, 'a1', FILES);
    return ok(FILES);
  });
  const fetch = vi.fn<RequestFileSource['fetch']>(async ({ id, content_type }) =>
    ok(new Blob([id], { type: content_type })),
  );
  await convertRequest(db, SEEN, { client: CLIENT, service: with_service ? SERVICE : null });
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
  expect(await due()).toBe(0);
  await bringRequestPhotos(db, files);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('M-004 R-26 one picture that cannot be had now is fetched later, and none becomes a second photo', async () => {
  const { db, files, fetch, due, kept, makePhotos } = await openConverted();
  fetch.mockResolvedValueOnce(err('failed'));
  await bringRequestPhotos(db, files);
  expect([await due(), await kept()]).toEqual([1, ['stern.file']]);
  await makePhotos();
  await bringRequestPhotos(db, files);
  expect([await due(), await kept()]).toEqual([0, ['bow.file']]);
  await makePhotos();
  expect(await db.rows.service_photos.count()).toBe(2);
});

test('M-004 R-26 a file that is gone, and one that could not be had for a week, are waited for no longer', async () => {
  const gone = await openConverted();
  gone.fetch.mockResolvedValueOnce(err('no_link'));
  await bringRequestPhotos(gone.db, gone.files);
  expect([await gone.due(), await gone.kept()]).toEqual([0, ['stern.file']]);

  const late = await openConverted();
  late.list.mockResolvedValue(err('failed'));
  await bringRequestPhotos(late.db, late.files, after(6));
  expect(await late.due()).toBe(1);
  await bringRequestPhotos(late.db, late.files, after(8));
  expect(await late.due()).toBe(0);
});

test('M-004 R-26 nothing is due without a service, without files, or where nothing was converted', async () => {
  expect(await (await openConverted({ with_service: false })).due()).toBe(0);
  expect(await (await openConverted({ attachment_url: null })).due()).toBe(0);
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
