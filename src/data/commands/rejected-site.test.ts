import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { pictureIdOf, type SitePicture } from '../../domain/site-picture.ts';
import { loadDraft } from '../drafts/adopt-draft.ts';
import { saveDraft } from '../testing/drafts.ts';
import { getRejectedSiteEdit } from '../queries/rejected-site.ts';
import { listSiteEntries, type SiteEntry } from '../queries/site-content.ts';
import { type Device, openDevice } from '../testing/device.ts';
import { serverSiteRow } from '../testing/rows.ts';
import { reviseRejectedSite } from './rejected-site.ts';
import { addSiteEntry, editSiteEntry, moveSiteEntry } from './site-content.ts';

const AT = '2026-05-01T10:00:00.000Z';

const picture = (name: string): SitePicture => ({
  width: 800,
  height: 600,
  color: '#16292c',
  files: [
    { format: 'webp', width: 800, bytes: new TextEncoder().encode(name).buffer, sha256: 'ab'.repeat(32) },
  ],
  thumbnail: new TextEncoder().encode(`${name} small`).buffer,
});

const first = async ({ db }: Device, kind: SiteEntry['kind']): Promise<SiteEntry> => {
  const [entry] = await listSiteEntries(db, kind);
  if (entry === undefined) throw new Error(`no ${kind}`);
  return entry;
};

/** Everything that waits is rejected; answers the id of the rejected change of a table. */
const refuseAll = async ({ db }: Device, table: string, code = '22001'): Promise<string> => {
  const pending = await db.store.list_outbox();
  for (const { mutation } of pending) await db.store.reject(mutation.id, code, AT);
  return pending.find(({ mutation }) => mutation.table === table)?.mutation.id ?? '';
};

const pairRow = (id: string, is_before: boolean) =>
  serverSiteRow(id, { type: 'before_after', pair_id: 'p1', is_before, title: 'Romp', alt: id }, 3);

const titles = ({ entry_rows }: SiteEntry) =>
  entry_rows.map(({ row }) => ['title' in row && row.title, row.alt]);

test('D4 R-14 a rejected edit of a pair opens with the rejected texts of both halves, and is sent again as one', async () => {
  const device = await openDevice();
  const { db } = device;
  await device.pull({ tables: { images: [pairRow('voor', true), pairRow('na', false)] } });
  const changed = { title: 'Veel te lang', after_alt: 'Glanzend' };
  await editSiteEntry(db, { entry: await first(device, 'pair'), changed, pictures: {} });
  const mutation_id = await refuseAll(device, 'images');

  const rejected_edit = await getRejectedSiteEdit(db, mutation_id);
  if (rejected_edit === null) throw new Error('not found');
  expect(rejected_edit).toMatchObject({ kind: 'pair', code: '22001' });
  expect(titles(rejected_edit.shown)).toEqual([
    ['Veel te lang', 'voor'],
    ['Veel te lang', 'Glanzend'],
  ]);
  expect(titles(rejected_edit.beneath)).toEqual([
    ['Romp', 'voor'],
    ['Romp', 'na'],
  ]);

  await saveDraft(db, 'rejected:1', { values: {} });
  expect(await reviseRejectedSite(db, { rejected_edit, changed: { title: '' }, pictures: {} })).toMatchObject(
    {
      error: { code: 'invalid', fields: { title: 'required' } },
    },
  );
  const done = await reviseRejectedSite(
    db,
    { rejected_edit, changed: { title: 'Kort', after_alt: 'Glanzend' }, pictures: {} },
    'rejected:1',
  );
  expect(done.ok).toBe(true);
  expect(await db.store.counts()).toMatchObject({ pending: 2, rejected: 0 });
  expect((await db.store.list_outbox()).map(({ mutation: { set, bases } }) => ({ set, bases }))).toEqual([
    { set: { title: 'Kort' }, bases: { title: 3 } },
    { set: { title: 'Kort', alt: 'Glanzend' }, bases: { title: 3, alt: 3 } },
  ]);
  expect(titles(await first(device, 'pair'))).toEqual([
    ['Kort', 'voor'],
    ['Kort', 'Glanzend'],
  ]);
  expect(await loadDraft(db, 'rejected:1')).toBeUndefined();
  expect(await getRejectedSiteEdit(db, mutation_id)).toBeNull();
});

test('D4 PH1 R-14 a rejected new project goes again with its picture; another picture lets the files of the first go', async () => {
  const device = await openDevice();
  const { db } = device;
  const texts = { title: 'Groene romp', alt: 'Romp', active: 'yes' };
  await addSiteEntry(db, { kind: 'project', texts, pictures: { picture: picture('een') }, among: [] });
  let rejected_edit = await getRejectedSiteEdit(db, await refuseAll(device, 'transformations', 'FORBIDDEN'));
  if (rejected_edit === null) throw new Error('not found');
  expect(rejected_edit.rejected.map(({ mutation }) => mutation.table)).toEqual([
    'site_files',
    'transformations',
  ]);
  await reviseRejectedSite(db, { rejected_edit, changed: { title: 'Blauwe romp' }, pictures: {} });
  expect(await db.store.counts()).toMatchObject({ pending: 2, rejected: 0 });
  expect((await db.store.list_outbox()).map(({ mutation: { table, op } }) => [table, op])).toEqual([
    ['transformations', 'put'],
    ['site_files', 'put'],
  ]);
  expect((await first(device, 'project')).entry_rows[0]?.row).toMatchObject({ title: 'Blauwe romp' });

  rejected_edit = await getRejectedSiteEdit(db, await refuseAll(device, 'transformations', 'FORBIDDEN'));
  if (rejected_edit === null) throw new Error('not found');
  await reviseRejectedSite(db, { rejected_edit, changed: {}, pictures: { picture: picture('twee') } });
  expect(await db.store.counts()).toMatchObject({ pending: 2, rejected: 0 });
  const shown = pictureIdOf((await first(device, 'project')).entry_rows[0]?.row.image_url ?? null);
  expect((await db.rows.site_files.toArray()).map(({ picture_id }) => picture_id)).toEqual([shown]);
  expect((await db.rows.uploads.toArray()).filter(({ unwanted }) => !unwanted)).toHaveLength(1);
});

test('D4 R-14 a picture that was rejected with its words goes along with the words that were revised', async () => {
  const device = await openDevice();
  const { db } = device;
  await device.pull({
    tables: { videos: [serverSiteRow('v1', { title: 'Polijsten', url: 'https://x' }, 2)] },
  });
  const entry = await first(device, 'video');
  await editSiteEntry(db, { entry, changed: { title: 'Lang' }, pictures: { picture: picture('een') } });
  const rejected_edit = await getRejectedSiteEdit(db, await refuseAll(device, 'videos'));
  if (rejected_edit === null) throw new Error('not found');
  expect(rejected_edit.beneath.entry_rows[0]?.row).toMatchObject({
    title: 'Polijsten',
    image_url: '/scenes/a-1600.webp',
  });
  await reviseRejectedSite(db, { rejected_edit, changed: { title: 'Kort' }, pictures: {} });
  const row = (await first(device, 'video')).entry_rows[0]?.row;
  expect(row).toMatchObject({ title: 'Kort', width: 800 });
  expect(pictureIdOf(row?.image_url ?? null)).not.toBeNull();
  expect(await db.store.counts()).toMatchObject({ pending: 2, rejected: 0 });
});

test('PH1 G4 an entry that is deleted while its rejected change is revised takes no rejected picture with it', async () => {
  const device = await openDevice();
  const { db } = device;
  await device.pull({
    tables: { videos: [serverSiteRow('v1', { title: 'Polijsten', url: 'https://x' }, 2)] },
  });
  const entry = await first(device, 'video');
  await editSiteEntry(db, { entry, changed: { title: 'Lang' }, pictures: { picture: picture('een') } });
  const rejected_edit = await getRejectedSiteEdit(db, await refuseAll(device, 'videos'));
  if (rejected_edit === null) throw new Error('not found');
  await device.pull({ tombstones: [{ table: 'videos', row_id: 'v1', rev: 9 }] });
  expect(
    await reviseRejectedSite(db, { rejected_edit, changed: { title: 'Kort' }, pictures: {} }),
  ).toMatchObject({
    ok: true,
  });
  expect((await db.store.list_rejected()).map(({ mutation }) => mutation.table)).toContain('site_files');
  expect((await db.rows.uploads.toArray()).filter(({ unwanted }) => !unwanted)).toHaveLength(1);
});

const hero = (id: string, order_index: number) =>
  serverSiteRow(id, { type: 'hero', page: 'home', order_index });

test('D4 a rejected change of places has no form', async () => {
  const device = await openDevice();
  const { db } = device;
  await device.pull({ tables: { images: [hero('h1', 1), hero('h2', 2)] } });
  await moveSiteEntry(db, { entries: await listSiteEntries(db, 'hero'), from: 0, to: 1 });
  expect(await getRejectedSiteEdit(db, await refuseAll(device, 'images', 'FORBIDDEN'))).toBeNull();
  expect(await getRejectedSiteEdit(db, 'unknown')).toBeNull();
});
