import { actAs, type Claims, type Database } from '../database/database.ts';

/** Ends the transaction without keeping anything, carrying the answer out. */
class Verdict extends Error {
  readonly allowed: boolean;

  constructor(allowed: boolean) {
    super('rolled back on purpose');
    this.allowed = allowed;
  }
}

/**
 * Asks the select policies of realtime.messages as the hosted service does: a broadcast message on the topic is
 * written, looked for with the caller's claims, and the whole rolled back (review P1).
 */
export async function mayJoin(database: Database, claims: Claims, topic: string): Promise<boolean> {
  try {
    return await database.transaction(async (query) => {
      await query(`select set_config('realtime.topic', $1, true)`, [topic]);
      const written = await query<{ id: string }>(
        `insert into realtime.messages (topic, extension, event, payload, private)
         values ($1, 'broadcast', 'probe', '{}', true) returning id::text`,
        [topic],
      );
      await actAs(query, claims);
      const seen = await query('select 1 from realtime.messages where topic = $1 and id::text = $2', [
        topic,
        written[0]?.id ?? '',
      ]);
      throw new Verdict(seen.length === 1);
    });
  } catch (fault) {
    if (fault instanceof Verdict) return fault.allowed;
    if (isRefused(fault)) return false;
    throw fault;
  }
}

const isRefused = (fault: unknown): boolean =>
  typeof fault === 'object' && fault !== null && 'code' in fault && fault.code === '42501';
