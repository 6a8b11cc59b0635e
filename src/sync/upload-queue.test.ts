// Live queries look for IndexedDB where browsers have it.
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import type { StoredBytes, StoredUpload } from './index.ts';
import type { NewFile } from './store-port.ts';
import {
  createFakeBucket,
  createFakeClock,
  createFakeSession,
  createFakeTriggers,
  createSeededRandom,
  createTestStore,
  deletedRow,
  pullReply,
  pushReply,
  pushResult,
  serverRow,
  TEST_USER,
  type TestStore,
} from './testing/index.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

const ALL = { count: 50, bytes: 256 * 1024 };
const AT = '2026-05-01T10:00:00.000Z';
/** A busy machine makes no test fail. */
const PATIENT = { timeout: 10_000 };
const bytesOf = (id: string): ArrayBuffer => new TextEncoder().encode(`bytes of ${id}`).buffer;

const file = (row_id: string, parts: Partial<NewFile> = {}): NewFile => ({
  table: 'service_records',
  row_id,
  path: row_id,
  mime_type: 'image/webp',
  sha256: `hash of ${row_id}`,
  bytes: bytesOf(row_id),
  thumbnail: bytesOf(`${row_id} small`),
  ...parts,
});

const queues: UploadQueue[] = [];
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.stop();
});

/** A tab with a queue on a database of its own, or on that of another tab. */
async function openTab(on?: TestStore, bucket = createFakeBucket()) {
  const opened = await (on?.open_again() ?? createTestStore());
  const { store } = opened;
  const clock = createFakeClock();
  const session = createFakeSession(TEST_USER);
  const triggers = createFakeTriggers();
  const errors: unknown[] = [];
  const queue = createUploadQueue({
    store: store.uploads,
    files: () => bucket,
    session,
    clock,
    random: createSeededRandom(7),
    triggers,
    account_status: async () => bucket.account_status,
    report: (error) => errors.push(error),
  });
  queues.push(queue);
  queue.start();
  const quiet = async (): Promise<void> => {
    // The watch of the store answers a few turns of the event loop later.
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      if (!bucket.held) await queue.settled();
    }
  };
  return {
    ...opened,
    bucket,
    clock,
    session,
    triggers,
    errors,
    queue,
    quiet,
    /** Adds rows with bytes, as a command does. */
    take: async (...ids: readonly string[]) => {
      const put = ids.map((row_id) => ({
        op: 'put' as const,
        table: 'service_records',
        row_id,
        set: { client_id: 'c1', notes: row_id },
      }));
      await store.commit(
        put,
        undefined,
        ids.map((id) => file(id)),
      );
    },
    /** The server takes every row that waits, or refuses those named. */
    push: async (refused: readonly string[] = []) => {
      const batch = await store.take_batch(ALL);
      const results = batch.map(({ mutation }) =>
        refused.includes(mutation.row_id)
          ? pushResult(mutation, { status: 'rejected', code: 'PARENT_DELETED' })
          : pushResult(mutation, {
              row: mutation.op === 'delete' ? deletedRow(mutation.row_id, 9) : serverRow(mutation.row_id, 1),
            }),
      );
      const { epoch } = await store.pull_state();
      await store.apply_push(pushReply(results, epoch === null ? {} : { epoch }), AT);
    },
    pull: async (row: ReturnType<typeof serverRow>, x: number) => {
      const leader_epoch = await store.next_leader_epoch();
      const { cursor: asked_with } = await store.pull_state();
      const reply = pullReply({ tables: { service_records: [row] }, cursor: { x } });
      expect(await store.apply_page({ asked_with, leader_epoch, reply, at: AT })).toBe('applied');
    },
    lead: async () => {
      queue.lead(true);
      await quiet();
    },
    pass: async (ms: number) => {
      clock.advance(ms);
      await quiet();
    },
    states: async () =>
      Object.fromEntries(
        (await opened.pair.relaxed.table<StoredUpload>('uploads').toArray()).map(
          ({ row_id, state, code }) => [row_id, code ?? state],
        ),
      ),
    kept: async () =>
      (await opened.pair.relaxed.table<StoredBytes>('photo_bytes').toArray()).map(({ id }) => id).toSorted(),
  };
}

describe('row first', () => {
  test('PH1 G1 row, mutation and bytes are there together, or not at all', async () => {
    const tab = await openTab();
    await tab.take('p1');
    expect(await tab.rows('service_records')).toHaveLength(1);
    expect(await tab.states()).toEqual({ p1: 'waiting' });
    expect(await tab.kept()).toEqual(['p1']);
    await expect(tab.take('p2', 'p2')).rejects.toThrow('put of a row that exists');
    expect(await tab.states()).toEqual({ p1: 'waiting' });
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
    expect(await tab.states()).toEqual({ p1: 'waiting' });
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
    await expect.poll(tab.states, PATIENT).toMatchObject({ p1: 'sending', p2: 'sending', p3: 'waiting' });
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
    expect(await tab.states()).toEqual({ p1: 'waiting' });
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
    // The bytes arrive; nobody is there any more to note it.
    for (const id of ['p1', 'p2'])
      killed.bucket.lying.set(id, { bytes: bytesOf(id), sha256: `hash of ${id}` });
    killed.queue.lead(false);
    const bucket = createFakeBucket();
    for (const [path, lying] of killed.bucket.lying) bucket.lying.set(path, lying);
    const next = await openTab(killed, bucket);
    expect(await next.states()).toEqual({ p1: 'sending', p2: 'sending', p3: 'waiting' });
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
    expect(await tab.states()).toEqual({ p1: 'waiting' });
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
    expect(await left.states()).toEqual({ p1: 'waiting' });
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
    expect(await tab.states()).toEqual({ p1: 'waiting', p2: 'waiting', p3: 'waiting' });
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

  test('PH7 G4 what the server does not take is rejected alone, the rest goes on', async () => {
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
  path: row.id,
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
