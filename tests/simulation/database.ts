/** One real PostgreSQL for many seeds: emptied between them, with transactions that stay open as long as told. */
import type { ReservedSql } from 'postgres';
import { changeScripts, type TextChange } from '../mutants/text-change.ts';
import { startPostgres, type Sql, type TestCluster } from '../support/postgres.ts';
import type { PostgresMajor } from '../support/servers.ts';
import type { LockWatch, Scheduler } from './scheduler.ts';
import { AUDIT_SQL, backUpSql, putBackSql, WITHOUT_CHANCE } from './database-sql.ts';

/** Claims a statement runs under; null: the office at the dashboard, with every right. */
type Caller = { readonly user_id: string } | null;

/** A transaction of its own connection; every statement is work the scheduler waits for. */
export interface OpenTransaction {
  /** Rows of one statement; parameters as text. Rejects with what PostgreSQL says. */
  run(statement: string, parameters?: readonly (string | number | null)[]): Promise<readonly Row[]>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

type Row = Readonly<Record<string, unknown>>;

export interface SimDatabase {
  /** Puts every table back as it began, and the settings of sync as they were. */
  reset(): Promise<void>;
  begin(scheduler: Scheduler, caller: Caller): Promise<OpenTransaction>;
  /** A look from outside that takes part in nothing. */
  look(statement: string, parameters?: readonly (string | number | null)[]): Promise<readonly Row[]>;
  readonly waitingForLocks: LockWatch;
  /** Lets a paused statement go on (`private.sim_pause`). */
  hold(key: number): Promise<void>;
  release(key: number): Promise<void>;
  /** Transactions under way. */
  open_count(): number;
  /**
   * Takes a backup of everything; the answer puts it back, with the deletions since, as the runbook does. It may wait for
   * what others hold locked, as they may for it.
   */
  back_up(scheduler: Scheduler): Promise<() => Promise<void>>;
  /** Ends transactions a failed seed left open. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

interface Connection {
  readonly sql: ReservedSql;
  readonly pid: number;
  free: boolean;
}

const CONNECTIONS_MAX = 40;

const SETTINGS = ['autovacuum=off', 'deadlock_timeout=15ms', 'jit=off'];

/**
 * Starts the cluster and makes everything in it follow from the seed alone.
 * @param changes what a mutant does to the migrations
 * @param major the version of PostgreSQL, when it is not the project's own
 */
export async function createSimDatabase(
  changes: readonly TextChange[] = [],
  major?: PostgresMajor,
): Promise<SimDatabase> {
  const cluster = await startPostgres({
    ...(major === undefined ? {} : { major }),
    settings: SETTINGS,
    rewrite: (scripts) => changeScripts(scripts, [...changes, ...WITHOUT_CHANCE]),
  });
  try {
    return await prepared(cluster);
  } catch (fault) {
    await cluster.stop();
    throw fault;
  }
}

async function prepared(cluster: TestCluster): Promise<SimDatabase> {
  const outside = cluster.connect('havenglans', { max: 1 });
  const pool = cluster.connect('havenglans', { max: CONNECTIONS_MAX });
  const holder = await cluster.connect('havenglans', { max: 1 }).reserve();
  const keeper = await cluster.connect('havenglans', { max: 1 }).reserve();
  const [of_keeper] = await keeper<{ pid: number }[]>`select pg_backend_pid() as pid`;
  await outside.unsafe(AUDIT_SQL);
  const connections: Connection[] = [];
  const tables = await writtenTables(outside);
  const began = await keepBeginning(outside, tables);
  const [meta] = await outside<{ meta: string }[]>`select to_jsonb(m)::text as meta from private.sync_meta m`;

  async function connection(): Promise<Connection> {
    const free = connections.find((one) => one.free);
    if (free !== undefined) return Object.assign(free, { free: false });
    const sql = await pool.reserve();
    const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    const made: Connection = { sql, pid: row?.pid ?? 0, free: false };
    connections.push(made);
    return made;
  }

  const look: SimDatabase['look'] = (statement, parameters = []) =>
    outside.unsafe(statement, [...parameters]);

  return {
    look,
    async reset() {
      await outside.unsafe(`begin; set local session_replication_role = replica;
        truncate ${tables.join(', ')};
        ${began}
        alter sequence private.sim_restores restart;
        delete from private.sync_meta;
        insert into private.sync_meta select * from jsonb_populate_record(null::private.sync_meta, '${meta?.meta ?? '{}'}');
        select private.sync_settle();
        commit`);
    },
    async begin(scheduler, caller) {
      const own = await scheduler.track(connection());
      const claims = caller === null ? '' : JSON.stringify({ sub: caller.user_id, role: 'authenticated' });
      const end = async (word: 'commit' | 'rollback'): Promise<void> => {
        try {
          await scheduler.track(own.sql.unsafe(word), own.pid);
        } finally {
          own.free = true;
        }
      };
      // Sent together with the first statement: one way to the server and back less.
      const begun = own.sql
        .unsafe(
          `begin; select set_config('request.jwt.claims', '${claims}', true),
             set_config('role', '${caller === null ? 'postgres' : 'authenticated'}', true)`,
        )
        .execute();
      return {
        async run(statement, parameters = []) {
          const [rows] = await scheduler.track(
            Promise.all([own.sql.unsafe(statement, [...parameters]), begun]),
            own.pid,
          );
          return rows;
        },
        commit: () => end('commit'),
        rollback: () => end('rollback'),
      };
    },
    waitingForLocks: (pids) => waitingForLocks(outside, pids),
    hold: async (key) => void (await holder.unsafe(`select pg_advisory_lock(77, ${key})`)),
    release: async (key) => void (await holder.unsafe(`select pg_advisory_unlock(77, ${key})`)),
    open_count: () => connections.filter(({ free }) => !free).length,
    async back_up(scheduler) {
      const keep = async (script: string): Promise<void> =>
        void (await scheduler.track(keeper.unsafe(script), of_keeper?.pid));
      await keep(backUpSql(tables));
      return () => keep(putBackSql(tables));
    },
    async clear() {
      await holder.unsafe('select pg_advisory_unlock_all()');
      // Behind whatever each still waits for: the first rollback frees the next.
      const open = connections.filter(({ free }) => !free);
      await Promise.all(open.map(({ sql }) => sql.unsafe('rollback')));
      for (const one of open) one.free = true;
    },
    stop: () => cluster.stop(),
  };
}

/** What migrations decide and no seed writes, or what is put back by itself. */
const SETTINGS_TABLES = [
  'private.rights',
  'private.scheduled_jobs',
  'private.sync_meta',
  'private.sync_origin',
  'private.sync_tables',
];

/** Tables of ours that a seed may write. */
async function writtenTables(sql: Sql): Promise<readonly string[]> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'realtime')`;
  return tables.map(({ name }) => name).filter((name) => !SETTINGS_TABLES.includes(name));
}

/** Copies the tables that begin with rows, such as the company's one; answers what fills them again when they are empty. */
async function keepBeginning(sql: Sql, tables: readonly string[]): Promise<string> {
  await sql.unsafe('create schema began');
  const fills: string[] = [];
  for (const name of tables) {
    const [row] = await sql.unsafe<{ some: boolean }[]>(`select exists (select 1 from ${name}) as some`);
    if (row?.some !== true) continue;
    const copy = `began.${name.replace('.', '_')}`;
    await sql.unsafe(`create table ${copy} as table ${name}`);
    fills.push(`insert into ${name} overriding system value select * from ${copy};`);
  }
  return fills.join('\n');
}

/**
 * Of these processes, those that wait for a transaction which itself waits for nothing. A ring of waiters has none of
 * them: PostgreSQL will end one of the ring, so it is not at rest.
 */
async function waitingForLocks(sql: Sql, pids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await sql<{ pid: number; by: number[] }[]>`
    select l.pid, pg_blocking_pids(l.pid) as by from pg_locks l where not l.granted and l.pid = any (${[...pids]})`;
  const blockers = new Map(rows.map(({ pid, by }) => [pid, by]));
  const resting = (pid: number, seen: readonly number[]): boolean => {
    const by = blockers.get(pid);
    if (by === undefined) return seen.length > 0 && !pids.includes(pid);
    return !seen.includes(pid) && by.some((other) => resting(other, [...seen, pid]));
  };
  return new Set(pids.filter((pid) => resting(pid, [])));
}
