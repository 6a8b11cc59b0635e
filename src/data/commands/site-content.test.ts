import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { pictureIdOf } from '../../domain/site-picture.ts';
import { makeRoom, readSiteThumbnail } from '../photos/photo-cache.ts';
import { listUnsentPhotos, countUnsentPhotos } from '../queries/service-photos.ts';
import { listSiteEntries, type SiteEntry } from '../queries/site-content.ts';
import { type Device, openDevice } from '../testing/device.ts';
import { labelText, serverSiteRow, sitePicture, unsentPhotos } from '../testing/rows.ts';
import { listPendingChanges } from '../changes/pending-changes.ts';
import { retryUploads } from './service-photos.ts';
import {
  addSiteEntry,
  deleteSiteEntry,
  editSiteEntry,
  moveSiteEntry,
  setSiteActive,
} from './site-content.ts';
import { undoStep } from './undo.ts';

const PROJECT = { title: 'Groene romp', category: 'Polijsten', alt: 'Een groene romp', active: 'yes' };
const PAIR = { title: 'Groene romp', before_alt: 'Dof', after_alt: 'Glanzend', active: 'yes' };

const add = async ({ db }: Device, texts = PROJECT) =>
  await addSiteEntry(db, { kind: 'project', texts, pictures: { picture: sitePicture() }, among: [] });

/** The entries of a kind, which a test knows to be there. */
const entryAt = async ({ db }: Device, kind: SiteEntry['kind'], index = 0): Promise<SiteEntry> => {
  const entry = (await listSiteEntries(db, kind))[index];
  if (entry === undefined) throw new Error(`no ${kind} at ${index}`);
  return entry;
};

test('G1 PH1 R-14 a project added offline is listed with its picture at once, and every file of it waits', async () => {
  const device = await openDevice();
  const { db } = device;
  expect(await add(device)).toMatchObject({ ok: true });
  const entry = await entryAt(device, 'project');
  expect(entry).toMatchObject({ active: true, badge: 'pending', is_whole: true, order_index: 0 });
  const [entry_row] = entry.entry_rows;
  expect(entry_row?.row).toMatchObject({
    title: 'Groene romp',
    type: 'project',
    variants: { webp: [480, 800] },
    color: '#16292c',
    location: null,
  });
  expect(entry_row?.picture).toMatchObject({ bytes_state: 'pending', failure: null, alt: 'Een groene romp' });
  const small = await readSiteThumbnail(db, entry_row?.picture?.file_id ?? '');
  expect(await small?.text()).toBe('romp small');

  const picture_id = pictureIdOf(entry_row?.picture?.image_url ?? null);
  const uploads = await db.rows.uploads.toArray();
  expect(new Set(uploads.map(({ bucket, path, mime_type }) => [bucket, path, mime_type].join(' ')))).toEqual(
    new Set([480, 800].map((width) => `site-images ${picture_id}-${width}.webp image/webp`)),
  );
  const outbox = await db.store.list_outbox();
  expect(
    outbox.map(({ mutation }) => mutation.table),
    'the row goes after its files',
  ).toEqual(['site_files', 'site_files', 'transformations']);
});

test('R-14 without a picture, or without words for it, nothing is stored', async () => {
  const { db } = await openDevice();
  const done = await addSiteEntry(db, {
    kind: 'pair',
    texts: { ...PAIR, after_alt: '' },
    pictures: { before: sitePicture() },
    among: [],
  });
  expect(done).toEqual({
    ok: false,
    error: { code: 'invalid', fields: { after: 'required', after_alt: 'required' } },
  });
  const huge = {
    ...sitePicture(),
    files: [{ ...sitePicture().files[0]!, bytes: new ArrayBuffer(8 * 1024 * 1024 + 1) }],
  };
  expect(
    await addSiteEntry(db, { kind: 'project', texts: PROJECT, pictures: { picture: huge }, among: [] }),
  ).toEqual({ ok: false, error: { code: 'invalid', fields: { picture: 'too_large' } } });
  expect(await db.store.list_outbox()).toEqual([]);
});

test('R-14 a picture of several files waits as one, is named after what it shows, and is retried as one', async () => {
  const device = await openDevice();
  const { db } = device;
  await add(device);
  expect(await countUnsentPhotos(db)).toEqual(unsentPhotos({ pending: 1 }));
  const [first] = await db.rows.uploads.toArray();
  await db.rows.uploads.update(first?.key ?? '', { state: 'failed', code: 'FORBIDDEN' });
  expect((await entryAt(device, 'project')).entry_rows[0]?.picture).toMatchObject({
    bytes_state: 'failed',
    failure: 'FORBIDDEN',
  });
  const [pending] = await listUnsentPhotos(db);
  expect(pending).toMatchObject({ bytes_state: 'failed', row: { name: 'Groene romp' } });
  await retryUploads(db, pending?.keys ?? []);
  expect(await countUnsentPhotos(db)).toEqual(unsentPhotos({ pending: 1 }));
  expect((await listPendingChanges(db)).map(({ row }) => labelText(row))).toEqual([
    'Groene romp',
    'Groene romp',
    'Groene romp',
  ]);
});

test('V-030 a pair is two rows with one pair_id, each with its own texts, edited as one', async () => {
  const device = await openDevice();
  const { db } = device;
  const pictures = { before: sitePicture('voor'), after: sitePicture('na') };
  const added = await addSiteEntry(db, { kind: 'pair', texts: PAIR, pictures, among: [] });
  const pair = await entryAt(device, 'pair');
  expect(added).toEqual({ ok: true, value: { id: pair.id } });
  expect(pair.entry_rows.map(({ slot, row }) => [slot, row.alt, 'pair_id' in row && row.pair_id])).toEqual([
    ['before', 'Dof', pair.id],
    ['after', 'Glanzend', pair.id],
  ]);
  await editSiteEntry(db, {
    entry: pair,
    changed: { title: 'Blauwe romp', after_alt: 'Diep blauw' },
    pictures: {},
  });
  expect((await entryAt(device, 'pair')).entry_rows.map(({ row }) => row.alt)).toEqual(['Dof', 'Diep blauw']);
  await setSiteActive(db, await entryAt(device, 'pair'), false);
  expect(await db.rows.images.toArray()).toMatchObject([
    { title: 'Blauwe romp', active: false },
    { title: 'Blauwe romp', active: false },
  ]);
});

test('V-030 half a pair says so, and gets its other half with a picture', async () => {
  const device = await openDevice();
  const { db, pull } = device;
  const before = serverSiteRow('i1', { type: 'before_after', pair_id: 'p1', is_before: true, title: 'Romp' });
  await pull({ tables: { images: [before] } });
  const incomplete = await entryAt(device, 'pair');
  expect(incomplete.is_whole).toBe(false);
  await editSiteEntry(db, {
    entry: incomplete,
    changed: { after_alt: 'Glanzend' },
    pictures: { after: sitePicture() },
  });
  const whole = await entryAt(device, 'pair');
  expect(whole.is_whole).toBe(true);
  expect(whole.entry_rows[1]?.row).toMatchObject({ pair_id: 'p1', is_before: false, title: 'Romp' });
});

test('D3 R-18 another picture goes on the rev on the screen, and an undo brings the former one back', async () => {
  const device = await openDevice();
  const { db, pull } = device;
  await pull({ tables: { transformations: [serverSiteRow('t1', { type: 'project', title: 'Romp' }, 4)] } });
  const entry = await entryAt(device, 'project');
  await editSiteEntry(db, { entry, changed: { title: 'Nieuw' }, pictures: { picture: sitePicture() } });
  const changed = (await db.store.list_outbox()).find(({ mutation }) => mutation.table === 'transformations');
  expect(changed?.mutation).toMatchObject({ op: 'patch', bases: { title: 4, image_url: 4 } });
  expect(await db.rows.site_files.count()).toBe(2);

  const undone = await undoStep(db, { user: { role: 'admin' } });
  expect(undone).toMatchObject({ ok: true, value: { restored: [{ table: 'transformations' }], left: [] } });
  expect((await entryAt(device, 'project')).entry_rows[0]?.row).toMatchObject({
    title: 'Romp',
    image_url: '/scenes/a-1600.webp',
  });
  expect(await db.rows.site_files.count()).toBe(0);
});

test('R-14 a new picture is listed with the former one until its files have arrived', async () => {
  const device = await openDevice();
  const former = { image_url: '/scenes/b-1600.webp', variants: { webp: [480] }, alt: 'Dof' };
  await device.pull({ tables: { transformations: [serverSiteRow('t1', { type: 'project', former }, 4)] } });
  expect((await entryAt(device, 'project')).entry_rows[0]?.picture).toMatchObject({
    image_url: '/scenes/a-1600.webp',
    on_server: { image_url: '/scenes/b-1600.webp', variants: { webp: [480] } },
  });
  await device.pull({
    tables: { transformations: [serverSiteRow('t1', { type: 'project', former: null }, 5)] },
  });
  expect((await entryAt(device, 'project')).entry_rows[0]?.picture?.on_server).toMatchObject({
    image_url: '/scenes/a-1600.webp',
  });
  await device.pull({
    tables: { transformations: [serverSiteRow('t1', { type: 'project', former: null, ready: false }, 6)] },
  });
  expect((await entryAt(device, 'project')).entry_rows[0]?.picture?.on_server, 'none is there').toBeNull();
});

const hero = (id: string, order_index: number) =>
  serverSiteRow(id, { type: 'hero', page: 'home', order_index });

test('D-005 entries change places, the heroes of a page apart from pairs', async () => {
  const device = await openDevice();
  const { db, pull } = device;
  await pull({ tables: { images: [hero('h1', 1), hero('h2', 2), hero('h3', 3)] } });
  const entries = await listSiteEntries(db, 'hero');
  expect(await listSiteEntries(db, 'pair')).toEqual([]);
  await moveSiteEntry(db, { entries, from: 2, to: 1 });
  expect((await listSiteEntries(db, 'hero')).map(({ id }) => id)).toEqual(['h1', 'h3', 'h2']);
  expect(await db.store.list_outbox()).toHaveLength(2);
});

const heroOf = (id: string, page: string, order_index: number) =>
  serverSiteRow(id, { type: 'hero', page, order_index });

test('D-003 D-005 heroes are listed by page, and change places among those of their page', async () => {
  const device = await openDevice();
  await device.pull({
    tables: {
      images: [
        heroOf('a', 'blog', 1),
        heroOf('b', 'home', 2),
        heroOf('c', 'about', 3),
        heroOf('d', 'home', 4),
      ],
    },
  });
  const entries = await listSiteEntries(device.db, 'hero');
  expect(entries.map(({ id }) => id)).toEqual(['b', 'd', 'c', 'a']);
  await moveSiteEntry(device.db, { entries: entries.slice(0, 2), from: 1, to: 0 });
  expect((await listSiteEntries(device.db, 'hero')).map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a']);
});

test('R-18 PH8 a deleted project takes its picture with it, also one that never left the device', async () => {
  const device = await openDevice();
  const { db } = device;
  await add(device);
  await deleteSiteEntry(db, await entryAt(device, 'project'));
  expect(await listSiteEntries(db, 'project')).toEqual([]);
  expect(await db.rows.site_files.count()).toBe(0);
  expect(await countUnsentPhotos(db)).toEqual(unsentPhotos());
});

test('R-18 a picture that another row shows as well stays', async () => {
  const device = await openDevice();
  const { db, pull } = device;
  await add(device);
  const entry = await entryAt(device, 'project');
  const image_url = entry.entry_rows[0]?.row.image_url ?? null;
  await pull({ tables: { videos: [serverSiteRow('v1', { title: 'Video', url: 'https://x', image_url })] } });
  await deleteSiteEntry(db, entry);
  expect(await db.rows.site_files.count()).toBe(2);
});

test('R-14 the small pictures of the site stay when room is made', async () => {
  const device = await openDevice();
  const { db } = device;
  await add(device);
  await db.rows.uploads.clear();
  await makeRoom(db);
  expect(await db.rows.photo_bytes.count()).toBe(0);
  const { entry_rows } = await entryAt(device, 'project');
  expect(await readSiteThumbnail(db, entry_rows[0]?.picture?.file_id ?? '')).not.toBeNull();
});
