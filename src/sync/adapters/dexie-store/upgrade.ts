/** What older versions left on the disk, in the shape of this one. */
import type { Transaction } from 'dexie';
import type { JournalEntry } from '../../store-port.ts';
import { answerOf } from './journal.ts';
import { type StoredAnswer, type StoredRejected, WAITS_FOR_REJECTED } from './schema.ts';

/** A rejected mutation as versions before 15 kept it. */
type ParkedBefore15 = Omit<StoredRejected, 'rejected_at' | 'blocked_by'> & {
  readonly parked_at: string;
  readonly because_of?: string;
};

/** An upload as older versions kept it. */
interface OlderUpload {
  readonly key: string;
  readonly table: string;
  readonly bucket?: string;
  readonly small_path?: string | null;
  readonly state: string;
  readonly unwanted: boolean | number;
}

/**
 * Brings what an older version left on the disk into the shape of this one, in the upgrade's own transaction (K7).
 * Before version 7 every acknowledged change was a single record; before version 15 rejected mutations and the last
 * place of an attempted one had other names; before version 18 a pending upload was called 'waiting'; before
 * version 20 `unwanted` was a boolean, which no index holds; before version 24 an upload went to the bucket of its table,
 * which `bucketOf` names, and no small version of it was sent.
 */
export async function upgradeSyncStores(tx: Transaction, bucketOf: (table: string) => string): Promise<void> {
  const journal = tx.table<StoredAnswer | JournalEntry, string>('journal');
  const found = await journal.toArray();
  await journal.bulkPut(found.flatMap((one) => ('entries' in one ? [] : answerOf(one.at, [one]))));
  const uploads = tx.table<OlderUpload, string>('uploads');
  await uploads.bulkPut(
    (await uploads.toArray()).map((upload) => ({
      ...upload,
      bucket: upload.bucket ?? bucketOf(upload.table),
      small_path: upload.small_path ?? null,
      state: upload.state === 'waiting' ? 'pending' : upload.state,
      unwanted: Number(upload.unwanted),
    })),
  );
  if (!tx.idbtrans.objectStoreNames.contains('parked')) return;
  const parked = await tx.table<ParkedBefore15>('parked').toArray();
  await tx.table<StoredRejected>('rejected').bulkPut(
    parked.map(({ parked_at, because_of, code, ...entry }) => ({
      ...entry,
      code: code === 'WAITS_FOR_PARKED' ? WAITS_FOR_REJECTED : code,
      rejected_at: parked_at,
      ...(because_of === undefined ? {} : { blocked_by: because_of }),
    })),
  );
  const meta = tx.table<{ key: string; value: unknown }, string>('meta');
  const attempted = await meta.get('handed_out_seq');
  if (attempted === undefined) return;
  await meta.put({ key: 'last_attempted_seq', value: attempted.value });
  await meta.delete('handed_out_seq');
}
