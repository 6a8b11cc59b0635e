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

/** Actions in this order, then those that a subject names besides. */
const USUAL = ['read', 'add', 'edit', 'delete'];

/** What each role may do, by subject, as `private.rights` says. */
interface Rights {
  readonly roles: readonly string[];
  /** In the order of the alphabet. */
  readonly subjects: readonly string[];
  readonly actions: (role: string, subject: string) => readonly string[];
}

/** The rights of the migrated database. */
export async function readRights(sql: Sql): Promise<Rights> {
  const rights = await sql<{ readonly role: string; readonly subject: string; readonly action: string }[]>`
    select role, subject, action from private.rights`;
  return {
    roles: [...new Set(rights.map(({ role }) => role))].toSorted().toReversed(),
    subjects: [...new Set(rights.map(({ subject }) => subject))].toSorted(),
    actions: (role, subject) => {
      const actions = rights.filter((r) => r.role === role && r.subject === subject).map((r) => r.action);
      const others = actions.filter((action) => !USUAL.includes(action)).toSorted();
      return [...USUAL.filter((action) => actions.includes(action)), ...others];
    },
  };
}

const list = (words: readonly string[]): string => `[${words.map((word) => `'${word}'`).join(', ')}]`;

const key = (subject: string): string => (/^\w+$/.test(subject) ? subject : `'${subject}'`);

function rightsText({ roles, subjects, actions }: Rights): string {
  const lines = roles.map((role) => {
    const own = subjects.map((subject) => `    ${key(subject)}: ${list(actions(role, subject))},\n`);
    return `  ${role}: {\n${own.join('')}  },\n`;
  });
  return [
    `/** The roles of staff. */\nexport const ROLES = ${list(roles)} as const;\n`,
    '/** What each role may do, by subject: `private.rights`. `may` in rights.ts asks it. */',
    `export const RIGHTS = {\n${lines.join('')}} as const;\n`,
  ].join('\n');
}

/** Writes the row types and the rights of the migrated database as TypeScript: the text of `src/domain/rows.generated.ts`. */
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
    rightsText(await readRights(sql)),
  ].join('\n');
}

function field({ column, type, nullable, comment, check }: Column): string {
  const none = nullable || MADE_BY_SERVER.includes(column) ? ' | null' : '';
  const note = comment === null ? '' : `  /** ${comment} */\n`;
  return `${note}  readonly ${column}: ${literals(check) ?? tsType(type)}${none};\n`;
}

/** The allowed words of a text column as a union, when a check constraint lists them. */
function literals(check: string | null): string | null {
  const quoted = /= ANY \(ARRAY\[(.*?)\]\)/.exec(check ?? '')?.[1];
  return quoted === undefined
    ? null
    : [...quoted.matchAll(/'([^']*)'::text/g)].map(([, word]) => `'${word}'`).join(' | ');
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
