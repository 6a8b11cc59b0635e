import type { Transaction } from 'dexie';

/** Beyond this many removals it is worth to ask whether they are all there is. */
const SINGLE_REMOVALS_MAX = 8;

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

  /** Later: takes the record with this primary key away; it must be there. */
  remove(table: string, key: string): void {
    const list = this.#removals.get(table);
    if (list === undefined) this.#removals.set(table, [key]);
    else list.push(key);
  }

  /** Does it all, in the transaction given. */
  async run(tx: Transaction): Promise<void> {
    // Removals first: their question is answered before the disk begins with the hundreds of puts.
    await Promise.all([
      ...[...this.#removals].map(([table, keys]) => this.#removeAll(tx, table, keys)),
      ...[...this.#puts].map(([table, records]) => tx.table<object>(table).bulkPut(records)),
    ]);
  }

  /** When they are all that the table holds, as the shadows after a push, it is emptied in one call. */
  async #removeAll(tx: Transaction, name: string, keys: readonly string[]): Promise<void> {
    const table = tx.table<object, string>(name);
    const are_all =
      keys.length > SINGLE_REMOVALS_MAX && !this.#puts.has(name) && (await table.count()) === keys.length;
    await (are_all ? table.clear() : table.bulkDelete([...keys]));
  }
}
