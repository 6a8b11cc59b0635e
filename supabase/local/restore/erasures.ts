import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import type { Sql } from 'postgres';
import * as v from 'valibot';
import { RESTORE_FILE } from '../paths.ts';

/** A deletion that has to happen again when an older backup is put back (S5): an id and a time, no value. */
interface Erasure {
  readonly table_name: string;
  readonly row_id: string;
  /** As PostgreSQL or ISO 8601 writes it. */
  readonly deleted_at: string;
}

/** One line a deletion, `table,id,time`, without quotes or a first line of names; new ones are added at the end. */
const LINE = /^([a-z_]+),([0-9a-f-]{36}),(\d{4}-[0-9T:.+Z -]+)$/;

const keyOf = ({ table_name, row_id }: Erasure): string => `${table_name},${row_id}`;
const lineOf = ({ table_name, row_id, deleted_at }: Erasure): string =>
  `${table_name},${row_id},${deleted_at}\n`;

/** Reads the list. Throws, naming the line, when there is one that is no deletion: half a list erases half the people. */
export async function readErasures(file: string): Promise<readonly Erasure[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const [, table_name, row_id, deleted_at] = LINE.exec(line.trim()) ?? [];
    if (table_name === undefined || row_id === undefined || deleted_at === undefined)
      throw new Error(`${file}, line ${index + 1}: not 'table,id,time'`);
    return [{ table_name, row_id, deleted_at }];
  });
}

/** Adds to the list what was deleted since it was last saved; nothing ever leaves it. Answers how many were added. */
export async function saveErasures(sql: Sql, file: string): Promise<number> {
  const known = new Set((existsSync(file) ? await readErasures(file) : []).map(keyOf));
  const deleted = await sql<Erasure[]>`
    select e.table_name, e.row_id, to_json(e.deleted_at) #>> '{}' as deleted_at
    from private.sync_erasures() e order by e.deleted_at, e.row_id`;
  const added = deleted.filter((erasure) => !known.has(keyOf(erasure)));
  if (added.length > 0) await appendFile(file, added.map(lineOf).join(''));
  return added.length;
}

const report = v.object({
  epoch: v.string(),
  rows: v.number(),
  ahead: v.number(),
  erased: v.number(),
  tombstoned: v.number(),
  left: v.number(),
  unknown_table: v.number(),
});

/** What restore.sql did; `ahead` must be 0. */
type RestoreReport = v.InferOutput<typeof report>;

/** Settles a database into which a backup was put: runs restore.sql with the list, in one transaction. */
export async function settleRestore(sql: Sql, erasures: readonly Erasure[]): Promise<RestoreReport> {
  const script = await readFile(RESTORE_FILE, 'utf8');
  const answer = await sql.begin(async (transaction) => {
    await transaction`create temporary table erasures (table_name text, row_id uuid, deleted_at timestamptz)`;
    await transaction`
      insert into erasures select * from jsonb_to_recordset(${transaction.json(erasures.map((one) => ({ ...one })))})
        e (table_name text, row_id uuid, deleted_at timestamptz)`;
    const results: unknown = await transaction.unsafe(script).simple();
    return { results };
  });
  const rows = v.parse(v.array(v.array(v.looseObject({}))), answer.results).flat();
  return v.parse(report, rows.find((row) => 'restored' in row)?.['restored']);
}
