import { expect, onTestFinished } from 'vitest';
import type { StoredBytes, StoredUpload } from '../index.ts';
import type { NewFile } from '../store-port.ts';
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
} from './index.ts';
import { createUploadQueue } from '../upload-queue.ts';

export const ALL = { count: 50, bytes: 256 * 1024 };
export const AT = '2026-05-01T10:00:00.000Z';
/** A busy machine makes no test fail. */
export const PATIENT = { timeout: 10_000 };
export const bytesOf = (id: string): ArrayBuffer => new TextEncoder().encode(`bytes of ${id}`).buffer;

export const file = (row_id: string, parts: Partial<NewFile> = {}): NewFile => ({
  table: 'service_records',
  row_id,
  bucket: 'work',
  path: row_id,
  small_path: null,
  mime_type: 'image/webp',
  sha256: `hash of ${row_id}`,
  bytes: bytesOf(row_id),
  thumbnail: bytesOf(`${row_id} small`),
  ...parts,
});

/** A tab with a queue on a database of its own, or on that of another tab. */
export async function openTab(on?: TestStore, bucket = createFakeBucket()) {
  const opened = await (on?.open_again() ?? createTestStore());
  const { store } = opened;
  const clock = createFakeClock();
  const session = createFakeSession(TEST_USER);
  const triggers = createFakeTriggers();
  const errors: unknown[] = [];
  const bucket_names = new Set<string>();
  const queue = createUploadQueue({
    store: store.uploads,
    files: (name) => {
      bucket_names.add(name);
      return bucket;
    },
    session,
    clock,
    random: createSeededRandom(7),
    triggers,
    account_status: async () => bucket.account_status,
    report: (error) => errors.push(error),
  });
  onTestFinished(() => queue.stop());
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
    /** Every bucket that bytes went to, or were looked for in. */
    bucket_names,
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
