import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { addClient } from '../commands/clients.ts';
import { addSiteEntry, deleteSiteEntry, editSiteEntry, moveSiteEntry } from '../commands/site-content.ts';
import { listSiteEntries } from '../queries/site-content.ts';
import { SITE_TABLES } from '../site-labels.ts';
import { noticeReads, openDevice } from '../testing/device.ts';
import { labelText, serverSiteRow, sitePicture } from '../testing/rows.ts';
import { countUnsent, countUnsentGroups, takeUnsent } from './count-unsent.ts';
import { countChangeGroups, listPendingChangeGroups } from './pending-changes.ts';

const groupsOf = async (db: Parameters<typeof listPendingChangeGroups>[0]) =>
  (await listPendingChangeGroups(db)).map(({ site, state, main, changes }) => [
    site === null ? main.table : `${site.what} ${site.kind}`,
    state,
    labelText(main.row),
    changes.length,
  ]);

test('R-14 R-50 a project or a pair with all its files waits as one, beside a client that waits for itself', async () => {
  const { db } = await openDevice();
  const texts = { title: 'Groene romp', alt: 'Romp', active: 'yes' };
  await addSiteEntry(db, { kind: 'project', texts, pictures: { picture: sitePicture() }, among: [] });
  const pair = { title: 'Blauwe romp', before_alt: 'Dof', after_alt: 'Glans', active: 'yes' };
  await addSiteEntry(db, {
    kind: 'pair',
    texts: pair,
    pictures: { before: sitePicture(), after: sitePicture() },
    among: [],
  });
  await addClient(db, { name: 'Jan', email: 'jan@n.example' });
  expect(await groupsOf(db)).toEqual([
    ['entry project', 'pending', 'Groene romp', 3],
    ['entry pair', 'pending', 'Blauwe romp', 6],
    ['clients', 'pending', 'Jan', 1],
  ]);
  expect(await countChangeGroups(db)).toEqual({
    pending: { mutations: 10, groups: 3 },
    rejected: { mutations: 0, groups: 0 },
  });
  const [, second] = await listPendingChangeGroups(db);
  expect(second?.main.table, 'it is named after a row, not after a file').toBe('images');

  for (const { mutation_id } of second?.changes ?? [])
    await db.store.reject(mutation_id, 'FORBIDDEN', new Date().toISOString());
  expect(await countChangeGroups(db)).toEqual({
    pending: { mutations: 4, groups: 2 },
    rejected: { mutations: 6, groups: 1 },
  });
  expect(await countUnsent(db)).toMatchObject({ changes: 10, rejected: 6 });
  expect(await countUnsentGroups(db), 'signing out names the same numbers').toMatchObject({
    changes: 3,
    rejected: 1,
    failed_photos: 2,
    refused_photos: 0,
  });
  const left = await takeUnsent(db.user_id, { with_bytes: false });
  expect(left?.shown.changes, 'and what is left on this device').toBe(3);
});

const file = (id: string, picture_id: string) => ({
  ...serverSiteRow(id, {}),
  picture_id,
  width: 480,
  format: 'webp',
});

test('R-14 another picture, and a deletion with the files that go with it, are one each', async () => {
  const { db, pull } = await openDevice();
  const id = '01900000-0000-7000-8000-000000000101';
  const image_url = `/storage/v1/object/public/site-images/${id}-480.webp`;
  await pull({
    tables: {
      transformations: [
        serverSiteRow('t1', { type: 'project', title: 'Romp' }),
        serverSiteRow('t2', { type: 'project', title: 'Dek', image_url }),
      ],
      site_files: [file('f1', id)],
    },
  });
  const [dek, romp] = (await listSiteEntries(db, 'project')).toSorted((a, b) => b.id.localeCompare(a.id));
  if (dek === undefined || romp === undefined) throw new Error('two projects');
  await editSiteEntry(db, { entry: romp, changed: {}, pictures: { picture: sitePicture() } });
  await deleteSiteEntry(db, dek);
  expect(await groupsOf(db)).toEqual([
    ['entry project', 'pending', 'Romp', 3],
    ['entry project', 'pending', 'Dek', 2],
  ]);
});

const boat = (id: string) => serverSiteRow(id, { type: id });

test('D-005 R-50 a change of places is one, however many rows it moves', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { boat_type_images: [boat('a'), boat('b'), boat('c')] } });
  await moveSiteEntry(db, { entries: await listSiteEntries(db, 'boat_type'), from: 0, to: 1 });
  expect(await groupsOf(db)).toEqual([['order boat_type', 'pending', 'b', 3]]);
  expect((await countChangeGroups(db)).pending).toEqual({ mutations: 3, groups: 1 });
});

test('OB15 a project, a pair and a change of places are counted by index keys: no row of the site and no change is read for it', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { boat_type_images: [boat('a'), boat('b')] } });
  const texts = { title: 'Groene romp', alt: 'Romp', active: 'yes' };
  await addSiteEntry(db, { kind: 'project', texts, pictures: { picture: sitePicture() }, among: [] });
  const pair = { title: 'Blauwe romp', before_alt: 'Dof', after_alt: 'Glans', active: 'yes' };
  const pictures = { before: sitePicture(), after: sitePicture() };
  await addSiteEntry(db, { kind: 'pair', texts: pair, pictures, among: [] });
  await moveSiteEntry(db, { entries: await listSiteEntries(db, 'boat_type'), from: 0, to: 1 });
  for (const { mutation } of (await db.store.list_outbox()).slice(0, 3))
    await db.store.reject(mutation.id, 'FORBIDDEN', new Date().toISOString());
  const read = noticeReads(db, [...SITE_TABLES, 'site_files', 'outbox', 'rejected', 'shadow', 'last_known']);
  expect(await countChangeGroups(db)).toEqual({
    pending: { mutations: 8, groups: 2 },
    rejected: { mutations: 3, groups: 1 },
  });
  // `counts` reads when the oldest was made.
  expect(read).toHaveLength(1);
});

test('OB2 a change of places joins no other change of its row, which stays one of its entry', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { boat_type_images: [boat('a'), boat('b')] } });
  const [first] = await listSiteEntries(db, 'boat_type');
  if (first === undefined) throw new Error('two boat types');
  await editSiteEntry(db, { entry: first, changed: { alt: 'Zeil' }, pictures: {} });
  await moveSiteEntry(db, { entries: await listSiteEntries(db, 'boat_type'), from: 0, to: 1 });
  const groups = await groupsOf(db);
  expect(groups.map(([what, , , changes]) => [what, changes])).toEqual([
    ['entry boat_type', 1],
    ['order boat_type', 2],
  ]);
});
