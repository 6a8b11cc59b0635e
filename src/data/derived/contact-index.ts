/** Clients by their addresses and numbers, so that those like a request are found without reading all of them. */
import type { Table, Transaction } from 'dexie';
import { contactKeys } from '../../domain/contact-keys.ts';
import type { RowChange, SyncRow } from '../../sync/index.ts';
import { textIn } from '../entities/entity.ts';

/**
 * Some keys of one bucket and the clients that have them. A page of a first sync adds a part to each bucket; an edit makes all parts
 * of a bucket one. The key at a position belongs to the client at that position; several clients may have the same key.
 */
export interface ContactPart {
  /** Its primary key, which the database counts up. */
  readonly part?: number;
  readonly bucket: number;
  readonly keys: readonly string[];
  readonly client_ids: readonly string[];
}

/** A page of a first sync writes this many parts instead of one a client; looking up a key reads one part a page. A prime spreads the sums. */
const BUCKETS = 37;

/** The bucket of a key, by a sum of its characters. */
export const contactBucketOf = (key: string): number => {
  let sum = 0;
  for (let at = 0; at < key.length; at += 1) sum = (sum * 31 + key.charCodeAt(at)) % BUCKETS;
  return sum;
};

/** The clients that have one of these keys, each once. */
export const clientsOfKeys = (parts: readonly ContactPart[], keys: readonly string[]): readonly string[] => [
  ...new Set(
    keys.flatMap((wanted) =>
      parts.flatMap(({ keys: stored, client_ids }) => client_ids.filter((_, at) => stored[at] === wanted)),
    ),
  ),
];

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

type ChangesByBucket = ReadonlyMap<number, readonly KeyChange[]>;

/** A key and a client that has it. */
type Pair = Pick<KeyChange, 'key' | 'client_id'>;

const partOf = (bucket: number, pairs: readonly Pair[]): ContactPart => ({
  bucket,
  keys: pairs.map(({ key }) => key),
  client_ids: pairs.map(({ client_id }) => client_id),
});

const pairsOf = ({ keys, client_ids }: ContactPart): readonly Pair[] =>
  keys.flatMap((key, at) => {
    const client_id = client_ids[at];
    return client_id === undefined ? [] : [{ key, client_id }];
  });

/** The pairs after these changes, in their order. */
const changedPairs = (pairs: readonly Pair[], changes: readonly KeyChange[]): readonly Pair[] =>
  changes.reduce<readonly Pair[]>((present, { key, client_id, is_added }) => {
    const others = present.filter((pair) => pair.key !== key || pair.client_id !== client_id);
    return is_added ? [...others, { key, client_id }] : others;
  }, pairs);

/** Parts are added this many at a time, so that a key pressed meanwhile is drawn between two of them. */
const PARTS_AT_ONCE = 16;

/** Adds a part to each bucket; while the disk writes some, the next ones are handed to it. */
const addParts = async (
  table: Table<ContactPart, number>,
  by_bucket: readonly (readonly [bucket: number, added: readonly KeyChange[]])[],
): Promise<void> => {
  let adding: PromiseLike<unknown> = Promise.resolve();
  for (let from = 0; from < by_bucket.length; from += PARTS_AT_ONCE) {
    const parts = by_bucket.slice(from, from + PARTS_AT_ONCE);
    const next = table.bulkAdd(parts.map(([bucket, added]) => partOf(bucket, added)));
    // A failure of the parts before it ends the loop; this promise is awaited no more then, so its own failure is caught here.
    next.catch(() => undefined);
    await adding;
    adding = next;
  }
  await adding;
};

/** Makes each bucket one part again. */
const mergeParts = async (table: Table<ContactPart, number>, by_bucket: ChangesByBucket): Promise<void> => {
  const stored = await table
    .where('bucket')
    .anyOf([...by_bucket.keys()])
    .toArray();
  const stored_by_bucket = Map.groupBy(stored, ({ bucket }) => bucket);
  const merged = [...by_bucket].map(([bucket, changes]) =>
    partOf(bucket, changedPairs((stored_by_bucket.get(bucket) ?? []).flatMap(pairsOf), changes)),
  );
  await table.bulkDelete(stored.flatMap(({ part }) => part ?? []));
  await table.bulkAdd(merged.filter(({ keys }) => keys.length > 0));
};

/**
 * Keeps the index in the transaction that writes the clients. What a page of a first sync adds becomes parts of its own: to read
 * and write the buckets again would cost more with each page. An edit makes its buckets one part again.
 */
export const keepContactIndex = async (tx: Transaction, changes: readonly RowChange[]): Promise<void> => {
  const of_keys = changes.flatMap(keyChanges);
  if (of_keys.length === 0) return;
  const table = tx.table<ContactPart, number>('contact_keys');
  const by_bucket = Map.groupBy(of_keys, ({ key }) => contactBucketOf(key));
  const is_only_added = of_keys.every(({ is_added }) => is_added);
  if (is_only_added && of_keys.length >= BUCKETS) await addParts(table, [...by_bucket]);
  else await mergeParts(table, by_bucket);
};
