/** Rows of a derived store that hold what belongs to many rows: some hundred of them are written by each page of a first sync. */
import type { Table } from 'dexie';

interface Bucket {
  readonly bucket: string;
}

/** Reading and writing buckets costs the page's own time: after so many a key that was pressed meanwhile is drawn. */
const BUCKETS_AT_ONCE = 48;

/**
 * Reads buckets, has them changed in place and writes them back whole, some at once: the next ones are read meanwhile.
 * @param blank one that is not there yet
 */
export const changeBuckets = async <B extends Bucket>(
  table: Table<B, string>,
  names: readonly string[],
  blank: (bucket: string) => B,
  change: (buckets: ReadonlyMap<string, B>) => Promise<void> | void,
): Promise<void> => {
  const read = async (from: number): Promise<ReadonlyMap<string, B>> => {
    const some = names.slice(from, from + BUCKETS_AT_ONCE);
    const stored = some.length === 0 ? [] : await table.bulkGet(some);
    return new Map(some.map((bucket, index) => [bucket, stored[index] ?? blank(bucket)]));
  };
  let buckets = await read(0);
  for (let next = BUCKETS_AT_ONCE; buckets.size > 0; next += BUCKETS_AT_ONCE) {
    await change(buckets);
    [, buckets] = await Promise.all([table.bulkPut([...buckets.values()]), read(next)]);
  }
};
