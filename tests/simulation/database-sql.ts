import type { TextChange } from '../mutants/text-change.ts';

/** What the simulator adds to the migrated database: an audit, a brake, and fixed values in place of random ones. */

/** Fields whose every value is followed. */
export const TRACKED_FIELDS = {
  clients: ['name', 'notes', 'phone', 'location'],
  service_records: ['service_type', 'notes'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TrackedTable = keyof typeof TRACKED_FIELDS;

export const isTracked = (table: string): table is TrackedTable => table in TRACKED_FIELDS;

/**
 * A row with this value in this column is out of the sight of technicians: of colleagues, whom no device writes, and of
 * tables that devices edit, though not these columns (PL23).
 */
export const HIDDEN = {
  colleagues: { column: 'name', value: 'uit zicht' },
  clients: { column: 'yacht_type', value: 'uit zicht' },
  service_records: { column: 'status', value: 'paid' },
} as const;
type HiddenTable = keyof typeof HIDDEN;
const HIDDEN_TABLES = ['colleagues', 'clients', 'service_records'] as const satisfies readonly HiddenTable[];

/** Whether a row that the audit noted was hidden then. */
export const WAS_HIDDEN = HIDDEN_TABLES.map(
  (table) => `a.tbl = '${table}' and a.new ->> '${HIDDEN[table].column}' = '${HIDDEN[table].value}'`,
).join(' or ');

/** Notes every change of a row with old and new values, and lets a statement be paused after its snapshot. */
export const AUDIT_SQL = `
create table private.sim_audit (
  n bigint generated always as identity primary key,
  tbl text not null, row_id uuid not null, op text not null, old jsonb, new jsonb, client text);
create sequence private.sim_restores;
create function private.sim_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.sim_audit (tbl, row_id, op, old, new, client)
  values (tg_table_name, coalesce(new.id, old.id), tg_op, to_jsonb(old), to_jsonb(new),
    private.context() ->> 'client');
  return null;
end $$;
do $$
declare
  v_name text;
begin
  for v_name in select t.name from private.sync_tables t loop
    execute format('create trigger sim_audit after insert or update or delete on public.%I
      for each row execute function private.sim_audit()', v_name);
  end loop;
end $$;
create function private.sim_pause(p_key integer) returns integer
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_key > 0 then
    perform pg_advisory_xact_lock_shared(77, p_key);
  end if;
  return p_key;
end $$;
grant execute on function private.sim_pause(integer) to authenticated;
${HIDDEN_TABLES.map(
  (table) => `create policy "Hidden from technicians" on public.${table} as restrictive to authenticated
  using (${HIDDEN[table].column} is distinct from '${HIDDEN[table].value}' or (select private.can('clients', 'delete')));`,
).join('\n')}
`;

/** Whether a change of a row may take it out of sight in this seed. */
export const visibilitySql = (by_row: boolean): string => `
  update private.sync_tables set visibility = '${by_row ? 'row' : 'table'}' where name = any ('{${HIDDEN_TABLES.join()}}');
  select private.write_visibility(t) from unnest('{${HIDDEN_TABLES.join()}}'::text[]) t`;

/** Takes a row out of sight, or shows it again: the one at this place among those that are there, first those with conflicts. */
export const hideOrShowSql = (table: 'clients' | 'service_records', place: number): string => {
  const { column, value } = HIDDEN[table];
  const shown = table === 'clients' ? 'null' : `'scheduled'`;
  return `update public.${table} set ${column} = case when ${column} = '${value}' then ${shown} else '${value}' end
    where id = (select x.id from public.${table} x where x.deleted_at is null
      order by exists (select 1 from public.conflicts c where c.row_id = x.id and c.deleted_at is null) desc, x.id
      offset ${place} limit 1)`;
};

/** What is no part of the product's database, and stays when it is put back. */
const OWN_TABLE = 'private.sim_audit';

const backupOf = (table: string): string => `backup.${table.replace('.', '_')}`;
const restored = (tables: readonly string[]): readonly string[] =>
  [...tables, 'private.sync_meta'].filter((table) => table !== OWN_TABLE);

/** A copy of every table as it is now. */
export const backUpSql = (tables: readonly string[]): string =>
  [
    'begin; drop schema if exists backup cascade; create schema backup;',
    ...restored(tables).map((table) => `create table ${backupOf(table)} as table ${table};`),
    'commit',
  ].join('\n');

/**
 * Replaces the present tables by the copies, in one transaction, and then does what the runbook says: the deletions since
 * the backup are kept outside and happen again (README, 'Restore a backup'). The audit records the rows afterwards.
 */
export const putBackSql = (tables: readonly string[]): string =>
  [
    'begin;',
    `create temporary table kept on commit drop as select jsonb_agg(e) as erasures from private.sync_erasures() e;`,
    'set local session_replication_role = replica;',
    `truncate ${restored(tables).join(', ')};`,
    ...restored(tables).map(
      (table) => `insert into ${table} overriding system value select * from ${backupOf(table)};`,
    ),
    'set local session_replication_role = origin;',
    `insert into private.sim_audit (tbl, row_id, op) values ('', '00000000-0000-0000-0000-000000000000', 'RESTORE');`,
    ...Object.keys(TRACKED_FIELDS).map(
      (table) =>
        `insert into private.sim_audit (tbl, row_id, op, new) select '${table}', x.id, 'RESTORED', to_jsonb(x) from public.${table} x;`,
    ),
    `select private.sync_restored(coalesce((select erasures from kept), '[]'));`,
    'commit',
  ].join('\n');

/**
 * Conflict ids that follow from what made them, so that a seed replays; and one early row instead of two hundred, so
 * that a handful of rows shows what happens beyond that number.
 */
export const WITHOUT_CHANCE: readonly TextChange[] = [
  {
    found: 'select gen_random_uuid(), p_mutation',
    instead: `select md5((p_mutation ->> 'id') || p_field)::uuid, p_mutation`,
  },
  {
    found: 'floor(extract(epoch from clock_timestamp()))::bigint * 1048576',
    instead: `nextval('private.sim_restores') * 1048576 * 1048576`,
  },
  { found: 'c_early constant integer := 200', instead: 'c_early constant integer := 1' },
];
