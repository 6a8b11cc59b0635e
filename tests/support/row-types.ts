import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres, type Sql } from './postgres.ts';

export const ROWS_FILE = join(import.meta.dirname, '../../src/domain/rows.generated.ts');

/** The exported type of a table's rows: 'service_records' → 'ServiceRecordRow'. */
const typeName = (table: string): string => {
  const words = table.replace(/ies$/, 'y').replace(/s$/, '').split('_');
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Row`;
};
const NEVER_SENT = ['field_revs', 'sync_xid'];
/** Made by the server: null on a device until the server has seen the row. */
const MADE_BY_SERVER = ['created_at', 'updated_at'];

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly comment: string | null;
  /** Definition of the check constraints on this column alone, or of its domain; null without any. */
  readonly check: string | null;
}

/** Writes the row types of the migrated database as TypeScript: the text of `src/domain/rows.generated.ts`. */
export async function rowTypes(sql: Sql): Promise<string> {
  const columns = await sql<Column[]>`
    select c.relname as table, a.attname as column, format_type(case t.typtype when 'd' then t.typbasetype else t.oid end, null) as type,
      not a.attnotnull as nullable, col_description(c.oid, a.attnum) as comment,
      (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
        where k.contype = 'c' and (k.conrelid = c.oid and k.conkey = array[a.attnum] or k.contypid = t.oid)) as check
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    order by c.oid, a.attnum`;
  const tables = Map.groupBy(columns, (column) => column.table);
  const types = [...tables].map(([table, of_table]) => {
    const sent = of_table.filter(({ column }) => !NEVER_SENT.includes(column));
    return `/** A row of \`${table}\`. */\nexport type ${typeName(table)} = {\n${sent.map(field).join('')}};\n`;
  });
  return [
    '// Generated from the migrated database by `npm run rows`. Change a migration, not this file.\n',
    'type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };\n',
    ...types,
  ].join('\n');
}

function field({ column, type, nullable, comment, check }: Column): string {
  const none = nullable || MADE_BY_SERVER.includes(column) ? ' | null' : '';
  const note = comment === null ? '' : `  /** ${comment} */\n`;
  return `${note}  readonly ${column}: ${literals(check) ?? tsType(type)}${none};\n`;
}

/** The allowed words of a text column as a union, when a check constraint lists them. */
function literals(check: string | null): string | null {
  const list = /= ANY \(ARRAY\[(.*?)\]\)/.exec(check ?? '')?.[1];
  return list === undefined
    ? null
    : [...list.matchAll(/'([^']*)'::text/g)].map(([, word]) => `'${word}'`).join(' | ');
}

function tsType(type: string): string {
  switch (type) {
    case 'uuid':
    case 'text':
    case 'date':
    case 'timestamp with time zone':
      return 'string';
    case 'numeric':
    case 'bigint':
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'jsonb':
      return 'Json';
    default:
      throw new Error(`no TypeScript type for ${type}`);
  }
}

if (import.meta.main) {
  const cluster = await startPostgres();
  try {
    await writeFile(ROWS_FILE, await rowTypes(cluster.connect()));
  } finally {
    await cluster.stop();
  }
}
