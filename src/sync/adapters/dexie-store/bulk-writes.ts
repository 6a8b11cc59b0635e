import type { Transaction } from 'dexie';

/** Writes gathered by table, so that a hundred rows cost one call a table and not one each. */
export class BulkWrites {
  readonly #puts = new Map<string, object[]>();
  readonly #removals = new Map<string, string[]>();

  /** Later: adds or replaces this record. */
  put(table: string, record: object): void {
    const list = this.#puts.get(table);
    if (list === undefined) this.#puts.set(table, [record]);
    else list.push(record);
  }

  /** Later: takes the record with this primary key away. */
  remove(table: string, key: string): void {
    const list = this.#removals.get(table);
    if (list === undefined) this.#removals.set(table, [key]);
    else list.push(key);
  }

  /** Does it all, in the transaction given. */
  async run(tx: Transaction): Promise<void> {
    await Promise.all([
      ...[...this.#puts].map(([table, records]) => tx.table<object>(table).bulkPut(records)),
      ...[...this.#removals].map(([table, keys]) => tx.table<object, string>(table).bulkDelete(keys)),
    ]);
  }
}
