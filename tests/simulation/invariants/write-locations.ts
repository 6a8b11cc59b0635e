import type {
  JournalEntry,
  Mutation,
  OutboxEntry,
  RejectedEntry,
  StoredAnswer,
} from '../../../src/sync/index.ts';
import type { SimProcess } from '../process.ts';
import type { Simulation } from '../simulation.ts';
import { tokensIn, type Save, type Written } from '../writes.ts';

/** The places of one device's changes, on its disk and in the ledger. */
export interface WriteLocations {
  readonly outbox: readonly Mutation[];
  readonly rejected: readonly RejectedEntry[];
  /** Mutations that are sent again if the server was restored. */
  readonly journal: readonly JournalEntry[];
  /** The status of each mutation on the server, by id. */
  readonly ledger: ReadonlyMap<string, string>;
}

/** Reads a device's disk and the server's ledger. */
export async function readLocations(simulation: Simulation, tab: SimProcess): Promise<WriteLocations> {
  const { inspector } = tab;
  const outbox = await inspector.table<OutboxEntry>('outbox').orderBy('seq').toArray();
  const rejected = await inspector.table<RejectedEntry>('rejected').orderBy('seq').toArray();
  const answers = await inspector.table<StoredAnswer>('journal').toArray();
  return {
    journal: answers.flatMap(({ entries }) => entries),
    outbox: outbox.map(({ mutation }) => mutation),
    rejected,
    ledger: await ledgerOf(simulation),
  };
}

/** Status of every mutation the server ever recorded. */
async function ledgerOf(simulation: Simulation): Promise<ReadonlyMap<string, string>> {
  const rows = await simulation.database.look(
    'select mutation_id::text as id, status from private.sync_ledger',
  );
  return new Map(rows.map((row) => [String(row['id']), String(row['status'])]));
}

/** Tokens on this device, pending or rejected. */
export const tokensHere = ({ outbox, rejected }: WriteLocations): ReadonlySet<string> =>
  new Set([...outbox, ...rejected.map(({ mutation }) => mutation)].flatMap(tokensIn));

/** Tokens in mutations the server accepted in one way or another. */
export const tokensAccepted = (
  simulation: Simulation,
  ledger: WriteLocations['ledger'],
): ReadonlySet<string> =>
  new Set(
    [...simulation.network.record.sent.values()]
      .filter(({ id }) => (ledger.get(id) ?? 'rejected') !== 'rejected')
      .flatMap(tokensIn),
  );

/** The person took the row of this value away afterwards on the same device, or the row it belongs to. */
export function removedLater(simulation: Simulation, save: Save, value: Written): boolean {
  const { saves } = simulation.writes;
  return saves
    .slice(saves.indexOf(save))
    .some(
      ({ device, state, removed }) =>
        device === save.device &&
        state !== 'refused' &&
        removed !== null &&
        (removed.row_id === value.row_id || removed.children.includes(value.row_id)),
    );
}

/**
 * A later value of the same field from the same device took its place before it was ever sent, written by someone who
 * knew of it: not by another tab that had never shown it (OB12).
 */
export function replacedHere(simulation: Simulation, save: Save, value: Written): boolean {
  const { saves } = simulation.writes;
  return saves
    .slice(saves.indexOf(save) + 1)
    .some(
      ({ device, state, values }) =>
        device === save.device &&
        state !== 'refused' &&
        values.some(
          (one) =>
            one.table === value.table &&
            one.row_id === value.row_id &&
            one.field === value.field &&
            simulation.writes.knew(one.token, value.token),
        ),
    );
}

/**
 * Rows that were deleted at any time, one way or another; also those that a delete found missing on a server that was
 * put back, for their late insert is refused (S5).
 */
export async function rowsGone(simulation: Simulation): Promise<ReadonlySet<string>> {
  const rows = await simulation.database.look(
    `select row_id::text as id from private.sim_audit where op = 'DELETE' or new ->> 'deleted_at' is not null
     union select row_id::text from private.sync_tombstones`,
  );
  return new Set(rows.map(({ id }) => String(id)));
}

/**
 * Tokens sent to a server that was put back since: if their row or its client is deleted by now, what was sent
 * again is refused and there is nothing left to decide (RS4).
 */
export async function tokensMoot(simulation: Simulation): Promise<(value: Written) => boolean> {
  const [restored] = await simulation.database.look(
    `select 1 from private.sim_audit where op = 'RESTORE' limit 1`,
  );
  if (restored === undefined) return () => false;
  const gone = new Set(await rowsGone(simulation));
  const sent = [...simulation.network.record.sent.values()];
  for (const { row_id, set } of sent)
    if (typeof set['client_id'] === 'string' && gone.has(set['client_id'])) gone.add(row_id);
  const moot = new Set(sent.filter(({ row_id }) => gone.has(row_id)).flatMap(tokensIn));
  return ({ token }) => moot.has(token);
}
