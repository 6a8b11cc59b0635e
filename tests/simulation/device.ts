/** A tablet or laptop: a disk that outlives its tabs, a clock that may be wrong, one person. */
import type { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import type { SyncRow } from '../../src/sync/index.ts';
import { WAS_HIDDEN } from './database-sql.ts';
import { openInspector, screenOf, startProcess, type SimProcess } from './process.ts';
import type { Simulation } from './simulation.ts';

export interface SimDevice {
  readonly name: string;
  readonly user_id: string;
  readonly disk: IDBFactory;
  readonly database: string;
  readonly tabs: readonly SimProcess[];
  tabs_opened: number;
  /** Of the wall clock, against the server's. */
  skew_ms: number;
  server_offset_ms: number;
  token: { readonly token: string; readonly expires_at_ms: number } | null;
  /** Wire format of the build installed here. */
  schema: number;
  online: boolean;
  visible: boolean;
  /** Faults the engine should not have met. */
  readonly reports: unknown[];
  /** A disk fault was injected: the reports may speak of it. */
  disk_failed: boolean;
  /** Opens one more tab. */
  open_tab(): Promise<SimProcess | undefined>;
  /** Kills every tab. */
  kill(): void;
  /** Called with what a store call left behind. */
  look_after(call: string): Promise<void>;
  /** A connection that only reads the device's database, beside its processes. */
  inspector(): Promise<Dexie>;
}

let devices = 0;

/** Calls that bring what the server said, and those by which a person changes the screen. */
const ANSWERS: ReadonlySet<string> = new Set(['apply_page', 'finish_resync', 'apply_push', 'reject']);
const PERSONAL: ReadonlySet<string> = new Set(['commit', 'retry_rejected', 'discard_rejected']);

export function createSimDevice(
  simulation: Simulation,
  of: { readonly name: string; readonly user_id: string },
): SimDevice {
  devices += 1;
  let tabs: SimProcess[] = [];
  let inspector: Promise<Dexie> | null = null;
  let shown: ReadonlyMap<string, SyncRow> = new Map();

  /**
   * A row that lives on the server does not go from a screen because of an answer (D8). One that was away for a
   * while, deleted for good, lost in a restore until its device sent it again or out of sight, may; so may a row of a table
   * that its person could not read in some role.
   */
  async function notVanished(now: ReadonlyMap<string, SyncRow>, call: string): Promise<void> {
    const gone = [...shown.keys()].filter((key) => !now.has(key));
    for (const key of gone) {
      const [table = '', id = ''] = key.split('/');
      const [row] = await simulation.database.look(
        `select x.deleted_at is null as alive, exists (
           select 1 from private.sim_audit a where a.row_id = x.id and (a.op = 'DELETE' or a.op = 'INSERT'
             and exists (select 1 from private.sim_audit r where r.op = 'RESTORE' and r.n < a.n)))
           or exists (select 1 from private.sim_audit a
             where a.row_id = ${table === 'conflicts' ? 'x.row_id' : 'x.id'} and (${WAS_HIDDEN}))
           or exists (select 1 from private.sim_audit a
             where a.tbl = 'colleagues' and a.row_id = $2 and a.op <> 'DELETE' and not exists (
               select 1 from private.rights r
               where r.subject = $3 and r.action = 'read' and r.role = a.new ->> 'role')) as reborn
         from public.${table} x where x.id = $1`,
        [id, of.user_id, table],
      );
      if (row?.['alive'] === true && row['reborn'] !== true && !simulation.truncated.has(table))
        simulation.violate(
          `G6 ${device.name}: ${key} went from the screen in ${call}, but it lives on the server`,
        );
    }
  }

  const device: SimDevice = {
    ...of,
    disk: new IDBFactory(),
    database: `simulated-${devices}-${of.name}`,
    get tabs() {
      return tabs;
    },
    tabs_opened: 0,
    skew_ms: 0,
    server_offset_ms: 0,
    token: null,
    schema: 1,
    online: true,
    visible: true,
    reports: [],
    disk_failed: false,
    async open_tab() {
      device.tabs_opened += 1;
      const process = await startProcess(simulation, device);
      if (process === undefined) return undefined;
      tabs = [...tabs.filter(({ alive }) => alive), process];
      shown = await simulation.scheduler.track(screenOf(process.inspector));
      process.engine.start();
      return process;
    },
    kill() {
      for (const tab of tabs) tab.kill();
      tabs = [];
    },
    inspector: () => (inspector ??= openInspector(device)),
    async look_after(call) {
      if (!ANSWERS.has(call) && !PERSONAL.has(call)) return;
      const now = await screenOf(await device.inspector());
      if (ANSWERS.has(call)) await notVanished(now, call);
      shown = now;
    },
  };
  return device;
}
