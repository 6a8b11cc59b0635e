/** G4: every value a person wrote is somewhere, and none was replaced by someone who did not know of it. */
import * as v from 'valibot';
import type { SimDevice } from '../device.ts';
import { isTracked, TRACKED_FIELDS } from '../database-sql.ts';
import type { Simulation } from '../simulation.ts';
import type { Written } from '../writes.ts';
import {
  removedLater,
  replacedHere,
  rowsGone,
  tokensAccepted,
  tokensHere,
  tokensMoot,
  type WriteLocations,
} from './write-locations.ts';

const columns = v.nullable(v.record(v.string(), v.unknown()));
const auditEntry = v.object({
  tbl: v.string(),
  row_id: v.string(),
  /** `RESTORE`: a backup was put back here; `RESTORED`: a row that stood in it. */
  op: v.picklist(['INSERT', 'UPDATE', 'DELETE', 'RESTORE', 'RESTORED']),
  old: columns,
  new: columns,
  client: v.nullable(v.string()),
});
type Audit = v.InferOutput<typeof auditEntry>;

async function auditOf(simulation: Simulation): Promise<readonly Audit[]> {
  const rows = await simulation.database.look(
    'select tbl, row_id::text, op, old, new, client from private.sim_audit order by n',
  );
  return v.parse(v.array(auditEntry), rows);
}

const fieldsOf = ({ tbl }: Audit): readonly string[] => (isTracked(tbl) ? TRACKED_FIELDS[tbl] : []);

/** Outcomes that prove the save was on disk. */
const ON_DISK: ReadonlySet<string> = new Set(['rejected', 'stood', 'conflict']);

/** Every value ended in a row, in a conflict, among the rejected, or was let go by its writer. */
export async function nothingIsLost(
  simulation: Simulation,
  places: ReadonlyMap<SimDevice, WriteLocations>,
): Promise<void> {
  const { writes } = simulation;
  const audit = await auditOf(simulation);
  // What a restore took back does not count as having stood.
  const since = audit.slice(audit.findLastIndex(({ op }) => op === 'RESTORE') + 1);
  const stood = new Set(since.flatMap((entry) => fieldsOf(entry).map((field) => entry.new?.[field])));
  /** The present value was written by a person who had seen this value. */
  const replacedThere = ({ row_id, field, token }: Written): boolean =>
    since.some((entry) => {
      const standing = entry.row_id === row_id ? entry.new?.[field] : undefined;
      return typeof standing === 'string' && writes.knew(standing, token);
    });
  const gone = await rowsGone(simulation);
  const isMoot = await tokensMoot(simulation);
  const conflicts = await simulation.database.look(
    `select lost #>> '{}' as lost, row_id::text from public.conflicts where deleted_at is null`,
  );
  const lost = new Set(conflicts.map((row) => row['lost']));
  for (const [device, found] of places) {
    const here = tokensHere(found);
    const accepted = tokensAccepted(simulation, found.ledger);
    for (const save of writes.saves) {
      if (save.device !== device.name || save.state === 'refused') continue;
      const outcomes = save.values.map((value) => {
        if (here.has(value.token)) return 'rejected';
        if (stood.has(value.token)) return 'stood';
        if (replacedThere(value)) return 'replaced there';
        if (lost.has(value.token)) return 'conflict';
        if (writes.discarded.has(value.token)) return 'discarded';
        if (replacedHere(simulation, save, value)) return 'replaced here';
        if (removedLater(simulation, save, value)) return 'removed here';
        if (gone.has(value.row_id) && accepted.has(value.token)) return 'gone with its row';
        if (isMoot(value)) return 'gone with its row';
        if (simulation.truncated.has(value.table)) return 'truncated';
        return null;
      });
      const nowhere = save.values.filter((_value, index) => outcomes[index] === null);
      if (nowhere.length === 0) continue;
      // A save that was never confirmed may be absent, as a whole.
      if (save.state === 'saving' && !outcomes.some((outcome) => outcome !== null && ON_DISK.has(outcome)))
        continue;
      for (const { token, table, row_id, field } of nowhere)
        simulation.violate(
          `G4 ${device.name} wrote ${token} in ${table}.${field} of ${row_id}, and it is nowhere`,
        );
    }
  }
}

/** No value was replaced on the server by one whose writer had not seen it, nor removed unseen (D3). */
export async function nothingWasOverwritten(simulation: Simulation): Promise<void> {
  const { writes } = simulation;
  for (const entry of await auditOf(simulation)) {
    if (entry.op !== 'UPDATE' || entry.old === null || entry.new === null) continue;
    const removed = entry.old['deleted_at'] === null && entry.new['deleted_at'] !== null;
    if (removed) {
      removedKnowingly(simulation, entry);
      continue;
    }
    for (const field of fieldsOf(entry)) {
      const [before, after] = [entry.old[field], entry.new[field]];
      if (before === after || typeof before !== 'string' || writes.written(before) === undefined) continue;
      if (typeof after !== 'string' || !writes.knew(after, before))
        simulation.violate(
          `G4 ${entry.tbl}.${field} of ${entry.row_id}: ${before} was replaced by ${String(after)}, unseen`,
        );
    }
  }
}

/** D7: the one who deleted the row had seen its values, or had written them on the same device. */
function removedKnowingly(simulation: Simulation, entry: Audit): void {
  const { tbl, row_id: own_id, old, client } = entry;
  if (client === null || old === null) return;
  // What lost goes with the row it was about (S5).
  const row_id = tbl === 'conflicts' ? String(old['row_id']) : own_id;
  const removals = simulation.writes.saves.filter(({ removed }) => removed?.row_id === row_id);
  const with_parent = simulation.writes.saves.some(({ removed }) => removed?.children.includes(row_id));
  // Of children their parent's delete names which they were, not their values.
  if (with_parent) return;
  if (removals.length === 0)
    return simulation.violate(`D7 ${tbl} ${row_id} was removed, and no delete asked for it`);
  for (const field of fieldsOf(entry)) {
    const value = old[field];
    if (typeof value !== 'string' || simulation.writes.written(value) === undefined) continue;
    const known = removals.some(({ device, removed }) => {
      const seen = removed?.seen[field];
      return (
        seen === value ||
        simulation.writes.save_of(value)?.device === device ||
        (typeof seen === 'string' && simulation.writes.knew(seen, value))
      );
    });
    if (!known) simulation.violate(`D7 ${tbl}.${field} of ${row_id}: ${value} was removed unseen`);
  }
}
