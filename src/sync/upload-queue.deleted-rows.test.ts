// Live queries look for IndexedDB where browsers have it.
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { createTestStore, deletedRow, pullReply, pushReply, pushResult, serverRow } from './testing/index.ts';
import { ALL, AT, bytesOf, openTab } from './testing/upload-tab.ts';

const removal = (row_id: string, base_rev = 1) => ({
  op: 'delete' as const,
  table: 'service_records',
  row_id,
  base_rev,
});

describe('rows that go', () => {
  test('PH8 D14 bytes go with a row deleted here, but not before the server has agreed', async () => {
    const tab = await openTab();
    await tab.take('p1');
    await tab.push();
    await tab.store.commit([removal('p1')]);
    await tab.lead();
    expect(await tab.kept()).toEqual(['p1']);
    expect(tab.bucket.added).toEqual([]);
    await tab.push();
    await tab.quiet();
    expect(await tab.kept()).toEqual([]);
    expect(await tab.dump('photo_thumbnails')).toEqual([]);
    expect(await tab.states()).toEqual({});
  });

  test('PH8 a rejected delete gives row and bytes back, and they are sent', async () => {
    const tab = await openTab();
    await tab.take('p1');
    await tab.push();
    await tab.store.commit([removal('p1')]);
    await tab.push(['p1']);
    await tab.lead();
    expect([...tab.bucket.lying.keys()]).toEqual(['p1']);
  });

  test('PH8 D14 G4 a tombstone from elsewhere never takes unconfirmed bytes: they are rejected, and resume if the row does', async () => {
    const tab = await openTab();
    await tab.pull(serverRow('p0', 1), 1);
    await tab.take('p1');
    await tab.push();
    await tab.pull(deletedRow('p1', 5), 2);
    await tab.lead();
    expect(await tab.states()).toEqual({ p1: 'ROW_GONE' });
    expect(await tab.kept()).toEqual(['p1']);
    await tab.pull(serverRow('p1', 6), 3);
    await tab.quiet();
    expect([...tab.bucket.lying.keys()]).toEqual(['p1']);
  });

  test('PH8 D8 D14 nor does a sweep', async () => {
    const tab = await openTab();
    await tab.take('p1');
    await tab.push();
    await tab.pull(serverRow('p2', 1), 1);
    const leader_epoch = await tab.store.next_leader_epoch();
    const origin = { epoch: 'epoch-1', scope: 'scope-2' };
    await tab.store.begin_resync({ ...origin, reset: false, server_time: AT, leader_epoch });
    await tab.store.apply_page({ asked_with: null, leader_epoch, reply: pullReply(origin), at: AT });
    expect(await tab.store.finish_resync({ leader_epoch })).toBe(2);
    await tab.lead();
    expect(await tab.states()).toEqual({ p1: 'ROW_GONE' });
    expect(await tab.kept()).toEqual(['p1']);
  });

  test('PH8 a discarded insert takes its bytes along', async () => {
    const tab = await openTab();
    await tab.take('p1');
    await tab.push(['p1']);
    const [rejected] = await tab.store.list_rejected();
    await tab.store.discard_rejected(rejected?.mutation.id ?? '');
    await tab.lead();
    expect(await tab.states()).toEqual({});
    expect(await tab.kept()).toEqual([]);
  });

  test('PH8 R-47 a delete of the parent takes the bytes of the children it saw', async () => {
    const tab = await openTab();
    await tab.store.commit([{ op: 'put', table: 'clients', row_id: 'c1', set: { name: 'Jan' } }]);
    await tab.take('p1');
    await tab.push();
    await tab.store.commit([
      { op: 'delete', table: 'clients', row_id: 'c1', base_rev: 1, seen: { service_records: ['p1'] } },
    ]);
    const batch = await tab.store.take_batch(ALL);
    const results = batch.map(({ mutation }) =>
      pushResult(mutation, { row: deletedRow('c1', 2), also: { service_records: [deletedRow('p1', 2)] } }),
    );
    await tab.store.apply_push(pushReply(results), AT);
    await tab.lead();
    expect(await tab.states()).toEqual({});
    expect(await tab.kept()).toEqual([]);
  });
});

const fileOf = (row: { readonly id: string }) => ({
  bucket: 'work',
  path: row.id,
  small_path: null,
  mime_type: 'image/webp',
  size_bytes: bytesOf(row.id).byteLength,
  sha256: `hash of ${row.id}`,
});

/** A tab whose photos p1 and p2 the server has confirmed, in the middle of a run in another epoch. */
async function openRestored() {
  const tab = await openTab(await createTestStore({ files: { service_records: fileOf } }));
  await tab.take('p1', 'p2');
  await tab.push();
  await tab.lead();
  expect(await tab.states()).toEqual({});
  const leader_epoch = await tab.store.next_leader_epoch();
  const origin = { epoch: 'epoch-2', scope: 'scope-1' };
  await tab.store.begin_resync({ ...origin, reset: false, server_time: AT, leader_epoch });
  return {
    tab,
    end: async (...rows: readonly ReturnType<typeof serverRow>[]) => {
      const reply = pullReply({ ...origin, tables: { service_records: rows } });
      await tab.store.apply_page({ asked_with: null, leader_epoch, reply, at: AT });
      await tab.store.finish_resync({ leader_epoch });
    },
  };
}

describe('after a restore', () => {
  test('PH10 D13 every file of this device is looked for again, and sent where it is missing', async () => {
    const { tab, end } = await openRestored();
    tab.bucket.lying.delete('p2');
    tab.bucket.added.length = 0;
    await end(serverRow('p1', 1), serverRow('p2', 1));
    await tab.push();
    await tab.quiet();
    expect(tab.bucket.added).toEqual(['p2']);
    expect([...tab.bucket.lying.keys()].toSorted()).toEqual(['p1', 'p2']);
    expect(await tab.states()).toEqual({});
    expect(await tab.kept()).toEqual(['p1', 'p2']);
  });

  test('PH10 D2 while the run is open nothing is sent, nor before the server has the row again', async () => {
    const { tab, end } = await openRestored();
    tab.bucket.lying.clear();
    tab.bucket.added.length = 0;
    tab.triggers.hint('online');
    await tab.quiet();
    expect(tab.bucket.added).toEqual([]);
    await end();
    await tab.quiet();
    expect(tab.bucket.added).toEqual([]);
    await tab.push();
    await tab.quiet();
    expect(tab.bucket.added.toSorted()).toEqual(['p1', 'p2']);
  });

  test('PH10 D13 a missing file that this account may not add is no longer offered, and its bytes stay', async () => {
    const { tab, end } = await openRestored();
    tab.bucket.lying.delete('p2');
    tab.bucket.added.length = 0;
    tab.bucket.faults.push({ kind: 'forbidden' }, { kind: 'forbidden' });
    await end(serverRow('p1', 1), serverRow('p2', 1));
    await tab.push();
    await tab.quiet();
    expect(tab.bucket.added, 'asked for, and once more with a fresh token').toEqual(['p2', 'p2']);
    expect(tab.bucket.lying.has('p2')).toBe(false);
    expect(await tab.states(), 'nothing is said to have failed').toEqual({});
    expect(await tab.kept()).toEqual(['p1', 'p2']);
  });

  test('PH10 a file whose row the restored server does not have is not kept for it', async () => {
    const { tab, end } = await openRestored();
    await end();
    await tab.push(['p1', 'p2']);
    for (const { mutation } of await tab.store.list_rejected()) await tab.store.discard_rejected(mutation.id);
    await tab.quiet();
    expect(await tab.states()).toEqual({});
  });
});
