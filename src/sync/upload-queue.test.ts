// Live queries look for IndexedDB where browsers have it.
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import type { SyncEngine, UploadQueue } from './index.ts';
import { createFakeBucket, createFakeServer, createTestDevice } from './testing/index.ts';
import { PATIENT, bytesOf, openTab } from './testing/upload-tab.ts';

describe('row first', () => {
  test('PH1 G1 row, mutation and bytes are there together, or not at all', async () => {
    const tab = await openTab();
    await tab.take('p1');
    expect(await tab.rows('service_records')).toHaveLength(1);
    expect(await tab.states()).toEqual({ p1: 'pending' });
    expect(await tab.kept()).toEqual(['p1']);
    await expect(tab.take('p2', 'p2')).rejects.toThrow('put of a row that exists');
    expect(await tab.states()).toEqual({ p1: 'pending' });
    expect(await tab.kept()).toEqual(['p1']);
    expect(await tab.rows('service_records')).toHaveLength(1);
  });

  test('PH1 bytes wait for their row, and go by themselves when the server has it', async () => {
    const tab = await openTab();
    await tab.take('p1');
    await tab.lead();
    expect(tab.bucket.added).toEqual([]);
    await tab.push();
    await tab.quiet();
    expect([...tab.bucket.lying.keys()]).toEqual(['p1']);
    expect([...tab.bucket_names], 'PH3 the one that the row says').toEqual(['work']);
    expect(new Uint8Array(tab.bucket.lying.get('p1')?.bytes ?? new ArrayBuffer(0))).toEqual(
      new Uint8Array(bytesOf('p1')),
    );
    expect(await tab.states()).toEqual({});
    expect(await tab.kept()).toEqual(['p1']);
  });

  test('PH1 G4 the bytes of a rejected insert stay, and go when it is accepted after all', async () => {
    const tab = await openTab();
    await tab.take('p1', 'p2');
    await tab.lead();
    await tab.push(['p1']);
    await tab.quiet();
    expect([...tab.bucket.lying.keys()]).toEqual(['p2']);
    expect(await tab.states()).toEqual({ p1: 'pending' });
    const [rejected] = await tab.store.list_rejected();
    await tab.store.retry_rejected(rejected?.mutation.id ?? '');
    await tab.push();
    await tab.quiet();
    expect([...tab.bucket.lying.keys()].toSorted()).toEqual(['p1', 'p2']);
  });
});

describe('sending', () => {
  test('PH2 two at a time, oldest first, and only the leader', async () => {
    const tab = await openTab();
    await tab.take('p1');
    await tab.take('p2', 'p3', 'p4', 'p5');
    await tab.push();
    await tab.quiet();
    expect(tab.bucket.added).toEqual([]);
    tab.bucket.held = true;
    await tab.lead();
    await expect.poll(() => tab.bucket.added, PATIENT).toEqual(['p1', 'p2']);
    await expect.poll(tab.states, PATIENT).toMatchObject({ p1: 'sending', p2: 'sending', p3: 'pending' });
    tab.bucket.held = false;
    tab.bucket.release();
    await expect.poll(() => tab.bucket.added, PATIENT).toEqual(['p1', 'p2', 'p3', 'p4', 'p5']);
    expect(tab.bucket.at_once).toBe(2);
  });

  test('PH3 G2 an answer that was lost leaves one file, and the second try finds it', async () => {
    const tab = await openTab();
    await tab.take('p1');
    await tab.push();
    tab.bucket.faults.push('lost');
    await tab.lead();
    expect(await tab.states()).toEqual({ p1: 'pending' });
    await tab.pass(1_000);
    expect(tab.bucket.added).toEqual(['p1', 'p1']);
    expect(tab.bucket.lying.size).toBe(1);
    expect(await tab.states()).toEqual({});
  });

  test('PH3 G2 a page killed between upload and confirmation sends again, to the same place, once', async () => {
    const killed = await openTab();
    await killed.take('p1', 'p2', 'p3');
    await killed.push();
    killed.bucket.held = true;
    await killed.lead();
    // The bytes arrive; the page that would record it is gone.
    for (const id of ['p1', 'p2'])
      killed.bucket.lying.set(id, { bytes: bytesOf(id), sha256: `hash of ${id}` });
    killed.queue.lead(false);
    const bucket = createFakeBucket();
    for (const [path, lying] of killed.bucket.lying) bucket.lying.set(path, lying);
    const next = await openTab(killed, bucket);
    expect(await next.states()).toEqual({ p1: 'sending', p2: 'sending', p3: 'pending' });
    await next.lead();
    expect([...bucket.lying.keys()].toSorted()).toEqual(['p1', 'p2', 'p3']);
    expect(await next.states()).toEqual({});
    killed.bucket.release();
  });

  test('PH3 G2 two leaders at once do no harm', async () => {
    const one = await openTab();
    await one.take('p1', 'p2', 'p3', 'p4');
    await one.push();
    const other = await openTab(one, one.bucket);
    one.queue.lead(true);
    other.queue.lead(true);
    await one.quiet();
    await other.quiet();
    await one.pass(1_000);
    await other.pass(1_000);
    expect([...one.bucket.lying.keys()].toSorted()).toEqual(['p1', 'p2', 'p3', 'p4']);
    expect(await one.states()).toEqual({});
  });

  test.each([
    ['the same hash', true, 'hash of p1', bytesOf('p1'), {}],
    ['the same size where no hash is kept', false, '', bytesOf('p1'), {}],
    ['another hash', true, 'another', bytesOf('p1'), { p1: 'DIFFERENT' }],
    ['another size', false, '', bytesOf('other'), { p1: 'DIFFERENT' }],
  ])('PH4 a file of the name with %s', async (_what, keeps_hashes, sha256, bytes, states) => {
    const tab = await openTab();
    tab.bucket.keeps_hashes = keeps_hashes;
    tab.bucket.lying.set('p1', { bytes, sha256 });
    await tab.take('p1');
    await tab.push();
    await tab.lead();
    expect(await tab.states()).toEqual(states);
    expect(tab.bucket.lying.get('p1')?.sha256).toBe(sha256);
  });
});

describe('being allowed', () => {
  test('PH5 AU3 a 401 leads to one refresh and the bytes go with the new token', async () => {
    const tab = await openTab();
    await tab.take('p1');
    await tab.push();
    tab.bucket.faults.push({ kind: 'unauthorized' });
    await tab.lead();
    expect(tab.session.asked).toEqual([false, true]);
    expect(await tab.states()).toEqual({});
  });

  test('PH5 AU3 still refused, they wait for sign-in; signing in resumes', async () => {
    const tab = await openTab();
    tab.bucket.account_status = 'unauthorized';
    await tab.take('p1');
    await tab.push();
    tab.bucket.faults.push({ kind: 'unauthorized' }, { kind: 'unauthorized' });
    await tab.lead();
    await tab.pass(600_000);
    expect(await tab.states()).toEqual({ p1: 'pending' });
    expect(tab.bucket.added).toHaveLength(2);
    tab.queue.signed_in();
    await tab.quiet();
    expect(await tab.states()).toEqual({});
  });

  test('PH5 G6 without a token nothing is sent', async () => {
    const tab = await openTab();
    tab.session.answer = { kind: 'none' };
    await tab.take('p1');
    await tab.push();
    await tab.lead();
    expect(tab.bucket.added).toEqual([]);
    tab.session.answer = { kind: 'unreachable' };
    tab.queue.signed_in();
    await tab.quiet();
    expect(tab.bucket.added).toEqual([]);
    tab.session.answer = { kind: 'token', token: 'token-2' };
    await tab.pass(2_000);
    expect(tab.bucket.tokens).toEqual(['token-2']);
  });

  test('PH5 AU5 403 rejects the one file when the account is good, and nothing when it is no longer staff', async () => {
    const tab = await openTab();
    await tab.take('p1');
    await tab.take('p2');
    await tab.push();
    tab.bucket.faults.push({ kind: 'forbidden' });
    tab.bucket.held = true;
    await tab.lead();
    tab.bucket.faults.push({ kind: 'forbidden' }, { kind: 'forbidden' }, { kind: 'forbidden' });
    tab.bucket.held = false;
    tab.bucket.release();
    await tab.quiet();
    expect(await tab.states()).toEqual({ p1: 'FORBIDDEN', p2: 'FORBIDDEN' });

    const left = await openTab();
    left.bucket.account_status = 'not_staff';
    await left.take('p1');
    await left.push();
    left.bucket.faults.push({ kind: 'forbidden' }, { kind: 'forbidden' });
    await left.lead();
    expect(await left.states()).toEqual({ p1: 'pending' });
    expect(left.bucket.added).toHaveLength(2);
  });
});

describe('failing', () => {
  test('PH6 P4 a network that is away costs nothing but time', async () => {
    const tab = await openTab();
    await tab.take('p1', 'p2', 'p3');
    await tab.push();
    for (let round = 0; round < 8; round += 1)
      tab.bucket.faults.push({ kind: 'unreachable', detail: 'offline' });
    await tab.lead();
    expect(await tab.states()).toEqual({ p1: 'pending', p2: 'pending', p3: 'pending' });
    for (let round = 0; round < 12; round += 1) await tab.pass(300_000);
    expect(await tab.states()).toEqual({});
    expect(tab.errors).toEqual([]);
  });

  test('PH6 the network coming back ends the wait at once', async () => {
    const tab = await openTab();
    await tab.take('p1');
    await tab.push();
    tab.bucket.faults.push({ kind: 'unreachable', detail: 'offline', retry_after_ms: 300_000 });
    await tab.lead();
    expect(tab.bucket.added).toHaveLength(1);
    tab.triggers.hint('hidden');
    await tab.quiet();
    expect(tab.bucket.added).toHaveLength(1);
    tab.triggers.hint('online');
    await tab.quiet();
    expect(await tab.states()).toEqual({});
  });

  test('PH7 G4 a file that the server refuses fails alone, the rest goes on', async () => {
    const tab = await openTab();
    await tab.take('p1');
    await tab.take('p2', 'p3');
    await tab.push();
    tab.bucket.faults.push({ kind: 'refused', code: 'TOO_LARGE' });
    await tab.lead();
    await tab.pass(1_000);
    expect(await tab.states()).toEqual({ p1: 'TOO_LARGE' });
    expect([...tab.bucket.lying.keys()].toSorted()).toEqual(['p2', 'p3']);
    expect(await tab.kept()).toContain('p1');
  });

  test('PH7 bytes that this device has lost are said to be lost', async () => {
    const tab = await openTab();
    await tab.take('p1');
    await tab.push();
    await tab.pair.strict.table('photo_bytes').clear();
    await tab.lead();
    expect(await tab.states()).toEqual({ p1: 'BYTES_LOST' });
  });
});

/** A leading tab whose uploads rest after a failure, and what a person does in the other tab of the device. */
async function openRestingTabs() {
  const tab = await openTab();
  await tab.take('p1');
  await tab.push();
  tab.bucket.faults.push({ kind: 'unreachable', detail: 'test', retry_after_ms: 300_000 });
  await tab.lead();
  const remote = createFakeServer();
  const on_nudge: UploadQueue['nudged'] = (nudge) => tab.queue.nudged(nudge);
  const leader = await createTestDevice({ remote, on: tab, on_nudge });
  await leader.lead();
  const follower = await createTestDevice({ remote, on: tab });
  follower.engine.start();
  const inOther = async (act: (engine: SyncEngine) => void): Promise<void> => {
    act(follower.engine);
    await follower.engine.settled();
    for (const nudge of follower.leader.nudges) leader.leader.hear({ nudge });
    await leader.engine.settled();
    await tab.quiet();
  };
  return { tab, inOther };
}

describe('two tabs', () => {
  test('PH6 LD3 uploads that rest in the leading tab go at once when a person looks or asks in another', async () => {
    for (const act of [(engine: SyncEngine) => engine.looked(), (engine: SyncEngine) => engine.sync_now()]) {
      const { tab, inOther } = await openRestingTabs();
      expect(await tab.states(), 'it rests').toEqual({ p1: 'pending' });
      await inOther((engine) => engine.local_write());
      expect([...tab.bucket.lying.keys()], 'work of somebody who does not ask ends no rest').toEqual([]);
      await inOther(act);
      expect([...tab.bucket.lying.keys()]).toEqual(['p1']);
      expect(await tab.states()).toEqual({});
    }
  });
});
