// Live queries look for IndexedDB where browsers have it.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { file, openTab } from './testing/upload-tab.ts';

/** A leading tab with one photo whose row the server has, and whose small version is to be sent. */
async function openWithSmall(thumbnail: ArrayBuffer | null = new ArrayBuffer(3)) {
  const tab = await openTab();
  await tab.store.commit(
    [{ op: 'put', table: 'service_records', row_id: 'p1', set: { client_id: 'c1', notes: 'p1' } }],
    undefined,
    [file('p1', { small_path: 'p1-small', thumbnail })],
  );
  await tab.push();
  return tab;
}

test('PH12 the small version goes first, by itself, and the file after it', async () => {
  const tab = await openWithSmall();
  await tab.lead();
  expect(tab.bucket.added).toEqual(['p1-small', 'p1']);
  expect(tab.bucket.lying.get('p1-small')).toEqual({ bytes: new ArrayBuffer(3), sha256: null });
  expect(await tab.states()).toEqual({});
});

test('PH12 G2 a try that failed after it does not send it again', async () => {
  const tab = await openWithSmall();
  tab.bucket.held = true;
  await tab.lead();
  await expect.poll(() => tab.bucket.added).toEqual(['p1-small']);
  tab.bucket.release();
  await expect.poll(() => tab.bucket.added).toEqual(['p1-small', 'p1']);
  tab.bucket.faults.push({ kind: 'unreachable', detail: 'off' });
  tab.bucket.held = false;
  tab.bucket.release();
  await tab.quiet();
  expect(await tab.states()).toEqual({ p1: 'pending' });
  await tab.pass(1_000);
  expect(tab.bucket.added).toEqual(['p1-small', 'p1', 'p1']);
  expect(await tab.states()).toEqual({});
});

test('PH12 G2 one whose answer was lost is there, and found so', async () => {
  const tab = await openWithSmall();
  tab.bucket.faults.push('lost');
  await tab.lead();
  expect(await tab.states()).toEqual({ p1: 'pending' });
  await tab.pass(1_000);
  expect(tab.bucket.added).toEqual(['p1-small', 'p1-small', 'p1']);
  expect(await tab.states()).toEqual({});
});

test('PH12 PH7 one that the bucket does not take holds the file up as little as one that is not there', async () => {
  const refused = await openWithSmall();
  refused.bucket.faults.push({ kind: 'refused', code: 'WRONG_TYPE' });
  await refused.lead();
  expect(refused.bucket.added).toEqual(['p1-small', 'p1']);
  expect([...refused.bucket.lying.keys()]).toEqual(['p1']);
  expect(await refused.states()).toEqual({});

  const without = await openWithSmall(null);
  await without.lead();
  expect(without.bucket.added).toEqual(['p1']);
  expect(await without.states()).toEqual({});
});
