import { sameJson, type Json, type OutboxEntry } from '../../sync/index.ts';
import type { AppDatabase } from '../database.ts';

/** A value of a client or of one of its services that waits beside the one on the screen: another tab had changed it. */
export interface WaitingVersion {
  readonly mutation_id: string;
  readonly table: 'clients' | 'service_records';
  readonly field: string;
  readonly value: Json;
}

const isOf = (table: string): table is WaitingVersion['table'] =>
  table === 'clients' || table === 'service_records';

const versionsOf = async (
  db: AppDatabase,
  client_id: string,
  { mutation }: OutboxEntry,
): Promise<WaitingVersion[]> => {
  const { id: mutation_id, table, row_id, expected = {}, set } = mutation;
  if (!isOf(table)) return [];
  const row =
    table === 'clients' ? await db.rows.clients.get(row_id) : await db.rows.service_records.get(row_id);
  if (row === undefined || ('client_id' in row ? row.client_id : row.id) !== client_id) return [];
  const shown: Readonly<Record<string, Json>> = { ...row };
  return Object.entries(set)
    .filter(([field, value]) => field in expected && !sameJson(shown[field] ?? null, value))
    .map(([field, value]) => ({ mutation_id, table, field, value }));
};

/**
 * Values of a client and its services that wait for sending and do not show (OB12, MG6), oldest first; the server will
 * keep them as a conflict, unless what shows is refused.
 */
export const listWaitingVersions = async (
  db: AppDatabase,
  client_id: string,
): Promise<readonly WaitingVersion[]> => {
  const unseen = (await db.store.list_outbox()).filter(({ mutation }) => mutation.expected !== undefined);
  return (await Promise.all(unseen.map((entry) => versionsOf(db, client_id, entry)))).flat();
};
