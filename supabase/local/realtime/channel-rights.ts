import { actAs, type Claims, type Database, type Query } from '../database/database.ts';

/** What a channel carries; the policies of realtime.messages see it as `extension`. */
export type Extension = 'broadcast' | 'presence';

/** Ends a transaction without keeping anything. */
class RolledBack extends Error {}

/** Asks something about a topic in a transaction that keeps nothing; the answer is `refused` when a policy forbids a statement of it. */
async function ask<Answer>(
  database: Database,
  topic: string,
  question: (query: Query) => Promise<Answer>,
  refused: Answer,
): Promise<Answer> {
  let answer = refused;
  try {
    await database.transaction(async (query) => {
      await query(`select set_config('realtime.topic', $1, true)`, [topic]);
      answer = await question(query);
      throw new RolledBack('on purpose');
    });
  } catch (fault) {
    if (!(fault instanceof RolledBack) && !isRefused(fault)) throw fault;
  }
  return answer;
}

/**
 * Asks the select policies of realtime.messages as the hosted service does: one message of each extension is written
 * on the topic, looked for with the caller's claims, and the whole rolled back (review P1).
 */
export async function mayRead(
  database: Database,
  claims: Claims,
  topic: string,
  extensions: readonly Extension[],
): Promise<ReadonlySet<Extension>> {
  const probe = async (query: Query): Promise<ReadonlySet<Extension>> => {
    const written = await query<{ id: string }>(
      `insert into realtime.messages (topic, extension, event, payload, private)
       select $1, e, 'probe', '{}', true from jsonb_array_elements_text($2::jsonb) e returning id::text`,
      [topic, JSON.stringify(extensions)],
    );
    await actAs(query, claims);
    const seen = await query<{ extension: Extension }>(
      'select extension from realtime.messages where id::text in (select jsonb_array_elements_text($1::jsonb))',
      [JSON.stringify(written.map(({ id }) => id))],
    );
    return new Set(seen.map(({ extension }) => extension));
  };
  return await ask(database, topic, probe, new Set<Extension>());
}

/** Asks the insert policies in the same way: whether the caller may say on this topic that they are present. */
export async function mayTrack(database: Database, claims: Claims, topic: string): Promise<boolean> {
  const probe = async (query: Query): Promise<boolean> => {
    await actAs(query, claims);
    await query(`insert into realtime.messages (topic, extension) values ($1, 'presence')`, [topic]);
    return true;
  };
  return await ask(database, topic, probe, false);
}

const isRefused = (fault: unknown): boolean =>
  typeof fault === 'object' && fault !== null && 'code' in fault && fault.code === '42501';
