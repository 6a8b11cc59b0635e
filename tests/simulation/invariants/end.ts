/** What must be true once a simulation has come to rest with everything in order again. */
import { rowKey, type RejectedEntry, type SyncRow } from '../../../src/sync/index.ts';
import { SYNCED_TABLES } from '../../../src/data/tables.ts';
import { sameJson } from '../../../src/sync/core/json.ts';
import type { SimDevice } from '../device.ts';
import { POISON } from '../server.ts';
import { type Mirrored, screenOf, type SimProcess } from '../process.ts';
import type { Simulation } from '../simulation.ts';
import { nothingIsLost, nothingWasOverwritten } from './values.ts';
import { readLocations, type WriteLocations } from './write-locations.ts';

/** Checks everything; notes each broken promise. */
export async function everyPromiseHolds(simulation: Simulation): Promise<void> {
  for (const what of simulation.network.record.improper) simulation.violate(`G6 ${what}`);
  for (const [id, times] of simulation.network.record.taken_as_new)
    if (times > 1) simulation.violate(`G2 mutation ${id} took effect ${times} times`);
  const places = new Map<SimDevice, WriteLocations>();
  for (const device of simulation.devices) {
    const tab = device.tabs.find(({ alive, leader }) => alive && leader.leading);
    if (tab === undefined) {
      simulation.violate(`${device.name} has no leading tab in the end`);
      continue;
    }
    const found = await readLocations(simulation, tab);
    places.set(device, found);
    sentEverything(simulation, tab, found);
    rejectedHoldsTogether(simulation, tab, found);
    await showsWhatTheServerHas(simulation, tab, found.rejected);
    if (device.reports.length > 0 && !device.disk_failed)
      simulation.violate(`${device.name} reported ${String(device.reports[0])}`);
  }
  await nothingIsLost(simulation, places);
  await nothingWasOverwritten(simulation);
}

/** PS1: nothing waits, and the status says so. */
function sentEverything(
  simulation: Simulation,
  tab: SimProcess,
  { outbox, rejected, ledger }: WriteLocations,
): void {
  const status = tab.engine.status();
  if (outbox.length > 0)
    simulation.violate(
      `G2 ${tab.name}: ${outbox.length} wait in the end, first ${outbox[0]?.op} ${outbox[0]?.row_id}`,
    );
  if (status.phase !== 'idle' || status.pending !== 0 || status.rejected !== rejected.length)
    simulation.violate(`${tab.name} says ${JSON.stringify(status)} with ${rejected.length} rejected`);
  // A proxy in front of the server refused it; once that was lifted, a copy that was still under way is taken (K2).
  const refused_in_front = new Set(
    rejected
      .filter(({ code }) => code === '22P02' && !simulation.server.refuses_poison)
      .map(({ mutation }) => mutation.id),
  );
  for (const { mutation, blocked_by } of rejected)
    if (
      !['rejected', undefined].includes(ledger.get(mutation.id)) &&
      !(
        simulation.network.record.came_late.has(mutation.id) &&
        refused_in_front.has(blocked_by ?? mutation.id)
      )
    )
      simulation.violate(
        `G2 ${tab.name}: ${mutation.id} is rejected here and ${ledger.get(mutation.id)} there`,
      );
}

/** K2: what is rejected was refused by the server, or waits for such a one that is rejected too. */
function rejectedHoldsTogether(simulation: Simulation, tab: SimProcess, { rejected }: WriteLocations): void {
  const by_id = new Map(rejected.map((entry) => [entry.mutation.id, entry]));
  for (const entry of rejected) {
    const { mutation, code, blocked_by } = entry;
    const poisoned = JSON.stringify([mutation.set, mutation.expected ?? {}]).includes(POISON);
    if (blocked_by !== undefined) {
      if (by_id.get(blocked_by)?.mutation.op !== 'put')
        simulation.violate(
          `PS12 ${tab.name}: ${mutation.id} waits for ${blocked_by}, which is no rejected insert`,
        );
    } else if (!simulation.network.record.refused.has(mutation.id) && !poisoned)
      simulation.violate(
        `K2 ${tab.name}: ${mutation.op} ${mutation.id} was rejected with ${code}, and the server refused it nowhere`,
      );
  }
}

/** G7: the screen, where nothing rejected lies over it, is what a fresh device would get. */
async function showsWhatTheServerHas(
  simulation: Simulation,
  tab: SimProcess,
  rejected: readonly RejectedEntry[],
): Promise<void> {
  const fresh = await simulation.server.everything(tab.device.user_id);
  const there = new Map<string, SyncRow>();
  for (const table of SYNCED_TABLES)
    for (const row of fresh.tables[table] ?? [])
      if (row.deleted_at === null) there.set(rowKey(table, row.id), row);
  const overlaid = new Set(
    rejected.flatMap(({ mutation: { table, row_id, seen } }) => [
      rowKey(table, row_id),
      ...Object.entries(seen ?? {}).flatMap(([child, ids]) => ids.map((id) => rowKey(child, id))),
    ]),
  );
  const screen = await screenOf(tab.inspector);
  for (const key of new Set([...there.keys(), ...screen.keys()])) {
    if (overlaid.has(key)) continue;
    const [here, said] = [screen.get(key), there.get(key)];
    if (JSON.stringify(sorted(here)) !== JSON.stringify(sorted(said)))
      simulation.violate(
        `G7 ${tab.name}: ${key} is rev ${here?.rev ?? 'none'} here and ${said?.rev ?? 'none'} there${here?.rev === said?.rev ? `: ${JSON.stringify(sorted(here))} / ${JSON.stringify(sorted(said))}` : ''}`,
      );
  }
  noConflictOutlivesItsRow(simulation, tab, screen, there);
  await shadowsAreTrue(simulation, tab, there, overlaid);
  await mirrorIsTrue(simulation, tab, screen);
}

/** PL23: the values of a row that this person does not see are in no conflict on the device either. */
function noConflictOutlivesItsRow(
  simulation: Simulation,
  tab: SimProcess,
  screen: ReadonlyMap<string, SyncRow>,
  there: ReadonlyMap<string, SyncRow>,
): void {
  for (const [key, { table_name, row_id }] of screen) {
    if (!key.startsWith('conflicts/') || typeof table_name !== 'string' || typeof row_id !== 'string')
      continue;
    const about = rowKey(table_name, row_id);
    if (!there.has(about) && !simulation.truncated.has(table_name))
      simulation.violate(`PL23 ${tab.name}: ${key} shows values of ${about}, which is out of sight`);
  }
}

/** MG1: beneath what is rejected lies what the server has. */
async function shadowsAreTrue(
  simulation: Simulation,
  tab: SimProcess,
  there: ReadonlyMap<string, SyncRow>,
  overlaid: ReadonlySet<string>,
): Promise<void> {
  const shadows = await tab.inspector
    .table<{ key: string; row: SyncRow; absent?: boolean }>('shadow')
    .toArray();
  for (const { key, row, absent } of shadows) {
    if (!overlaid.has(key)) simulation.violate(`MG1 ${tab.name}: a shadow of ${key} with nothing over it`);
    const said = there.get(key);
    if (absent !== true && said?.rev !== row.rev)
      simulation.violate(`G7 ${tab.name}: beneath ${key} lies rev ${row.rev}, there ${said?.rev ?? 'none'}`);
  }
  const shaded = new Set(shadows.map(({ key }) => key));
  for (const key of overlaid)
    if (there.has(key) && !shaded.has(key)) simulation.violate(`G7 ${tab.name}: nothing lies beneath ${key}`);
}

/** MG5: derived data was told of every change, as it was before and as it was then. */
async function mirrorIsTrue(
  simulation: Simulation,
  tab: SimProcess,
  screen: ReadonlyMap<string, SyncRow>,
): Promise<void> {
  const mirror = await tab.inspector.table<Mirrored>('mirror').toArray();
  for (const { key, misled } of mirror)
    if (misled)
      simulation.violate(`MG5 ${tab.name}: derived data was told of a ${key} that had not been there`);
  const rows = new Map(mirror.map(({ key, row }) => [key, row]));
  for (const key of new Set([...rows.keys(), ...screen.keys()]))
    if (!sameJson(rows.get(key) ?? null, screen.get(key) ?? null))
      simulation.violate(
        `MG5 ${tab.name}: derived data has ${key} at ${rows.get(key)?.rev}, the screen ${screen.get(key)?.rev}`,
      );
}

const sorted = (row: SyncRow | undefined): unknown =>
  row === undefined ? null : Object.fromEntries(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
