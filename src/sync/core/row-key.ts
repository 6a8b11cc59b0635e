/** Names one row of any table: `table/id`. */
export const rowKey = (table: string, id: string): string => `${table}/${id}`;

/** The parts of a row key. */
export function splitRowKey(key: string): { readonly table: string; readonly id: string } {
  const slash = key.indexOf('/');
  return { table: key.slice(0, slash), id: key.slice(slash + 1) };
}

/** Keys of every row whose view a change alters: its own, and of a delete the children that go with it (D7). */
export function touchedKeys(change: {
  readonly table: string;
  readonly row_id: string;
  readonly seen?: Readonly<Record<string, readonly string[]>>;
}): readonly string[] {
  const keys = [rowKey(change.table, change.row_id)];
  for (const [table, ids] of Object.entries(change.seen ?? {})) {
    for (const id of ids) keys.push(rowKey(table, id));
  }
  return [...new Set(keys)];
}
