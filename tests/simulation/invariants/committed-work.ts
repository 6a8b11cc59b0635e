import type { SimProcess } from '../process.ts';
import type { Simulation } from '../simulation.ts';
import { tokensIn } from '../writes.ts';
import {
  removedLater,
  replacedHere,
  tokensAccepted,
  tokensHere,
  tokensMoot,
  readLocations,
} from './write-locations.ts';

/**
 * G1 after a death: what was saved is on the disk or with the server; what was being saved is there as a whole or
 * not at all.
 */
export async function committedWorkIsThere(simulation: Simulation, tab: SimProcess): Promise<void> {
  const found = await readLocations(simulation, tab);
  const here = tokensHere(found);
  const journal = new Set(found.journal.flatMap(({ mutation }) => tokensIn(mutation)));
  const accepted = tokensAccepted(simulation, found.ledger);
  const isMoot = await tokensMoot(simulation);
  for (const save of simulation.writes.saves.filter(({ device }) => device === tab.device.name)) {
    const on_disk = save.values.map(
      ({ token }) => here.has(token) || journal.has(token) || accepted.has(token),
    );
    const missing = save.values.filter(
      (value, index) =>
        on_disk[index] === false &&
        !simulation.writes.discarded.has(value.token) &&
        !replacedHere(simulation, save, value) &&
        !removedLater(simulation, save, value) &&
        !isMoot(value),
    );
    if (missing.length === 0) continue;
    const which = missing.map(({ token }) => token).join(' ');
    if (save.state === 'saved')
      simulation.violate(`G1 ${tab.name}: saved, and gone after a restart: ${which}`);
    // Never confirmed: all of it, or nothing.
    if (save.state === 'saving' && on_disk.includes(true))
      simulation.violate(`G1 ${tab.name}: half of a save is there: without ${which}`);
  }
}
