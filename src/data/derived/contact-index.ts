/** Clients by their addresses and numbers, so that those like a request are found without reading all of them. */
import type { Transaction } from 'dexie';
import { contactKeys } from '../../domain/contact-keys.ts';
import type { RowChange, SyncRow } from '../../sync/index.ts';
import { textIn } from '../entities/entity.ts';
import { changeBuckets } from './buckets.ts';

/** Clients of the keys that end alike: a page of a first sync writes some hundred rows instead of one a client. */
export interface ContactBucket {
  readonly bucket: string;
  /** Key → ids of the clients that have it. */
  readonly clients: Record<string, string[]>;
}

/** At most 256 for addresses and 100 for numbers: by a sum of its characters, and by the last two digits. */
export const contactBucketOf = (key: string): string => {
  if (key.startsWith('p')) return `p${key.slice(-2)}`;
  let sum = 0;
  for (let at = 1; at < key.length; at += 1) sum = (sum * 31 + key.charCodeAt(at)) % 256;
  return `e${sum}`;
};

const keysOf = (row: SyncRow | null): readonly string[] =>
  row === null || row.deleted_at !== null
    ? []
    : contactKeys({ email: textIn(row, 'email'), phone: textIn(row, 'phone') });

interface KeyChange {
  readonly key: string;
  readonly client_id: string;
  readonly is_added: boolean;
}

const keyChanges = ({ id, before, after }: RowChange): readonly KeyChange[] => {
  const [former, present] = [keysOf(before), keysOf(after)];
  return [
    ...former.filter((key) => !present.includes(key)).map((key) => ({ key, client_id: id, is_added: false })),
    ...present.filter((key) => !former.includes(key)).map((key) => ({ key, client_id: id, is_added: true })),
  ];
};

/** Keeps the index in the transaction that writes the clients. */
export const keepContactIndex = async (tx: Transaction, changes: readonly RowChange[]): Promise<void> => {
  const by_bucket = Map.groupBy(changes.flatMap(keyChanges), ({ key }) => contactBucketOf(key));
  await changeBuckets(
    tx.table<ContactBucket, string>('contact_index'),
    [...by_bucket.keys()],
    (bucket): ContactBucket => ({ bucket, clients: {} }),
    (buckets) => {
      for (const [name, { clients }] of buckets) {
        for (const { key, client_id, is_added } of by_bucket.get(name) ?? []) {
          const others = (clients[key] ?? []).filter((id) => id !== client_id);
          const ids = is_added ? [...others, client_id] : others;
          if (ids.length === 0) delete clients[key];
          else clients[key] = ids;
        }
      }
    },
  );
};
