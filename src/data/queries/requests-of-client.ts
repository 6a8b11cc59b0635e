import { CONVERTIBLE_TABLES, type ConvertibleTable } from '../../domain/leads/request-status.ts';
import { comparePlain } from '../../lib/compare.ts';
import type { AppDatabase } from '../database/database.ts';

/** A request that a client was made of, or that was linked to it. */
interface RequestOfClient {
  readonly table: ConvertibleTable;
  readonly id: string;
  readonly has_attachment: boolean;
  /** ISO 8601, by the server's clock. */
  readonly created_at: string | null;
}

/** The requests of a client, the oldest first; none on the device of a role that reads no requests. */
export const requestsOfClient = async (
  db: AppDatabase,
  client_id: string,
): Promise<readonly RequestOfClient[]> => {
  const found: RequestOfClient[] = [];
  for (const table of CONVERTIBLE_TABLES)
    for (const row of await db.rows[table].where('client_id').equals(client_id).toArray())
      found.push({
        table,
        id: row.id,
        has_attachment: 'attachment_url' in row && row.attachment_url !== null,
        created_at: row.created_at,
      });
  return found.toSorted((a, b) => comparePlain(a.created_at ?? '', b.created_at ?? ''));
};
