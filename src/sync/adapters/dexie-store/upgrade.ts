import type { Transaction } from 'dexie';
import type { JournalEntry } from '../../store-port.ts';
import { answerOf } from './journal.ts';
import type { StoredAnswer } from './schema.ts';

/**
 * Brings what an older version left on the disk into the shape of this one, in the upgrade's own transaction (K7).
 * Before version 7 every acknowledged change was a record of its own.
 */
export async function upgradeSyncStores(tx: Transaction): Promise<void> {
  const journal = tx.table<StoredAnswer | JournalEntry, string>('journal');
  const found = await journal.toArray();
  await journal.bulkPut(found.flatMap((one) => ('entries' in one ? [] : answerOf(one.at, [one]))));
}
