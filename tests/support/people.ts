import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import type { Mutation, PullReply, PushReply } from '../../src/sync/protocol.ts';
import type { Sql } from './postgres.ts';

type Role = 'admin' | 'technician';

/** A signed-in staff member as the API would run the calls: role, claims, one transaction per call. */
export interface Person {
  readonly user_id: string;
  pull(
    cursor: PullReply['cursor'] | null,
    limit?: number,
    acknowledged?: string | null,
    wanted?: { readonly tables: readonly string[]; readonly bytes: number },
  ): Promise<PullReply>;
  push(
    client_id: string,
    mutations: readonly Mutation[],
    known?: { readonly epoch: string | null; readonly acknowledged: string | null },
  ): Promise<PushReply>;
  /** Any statements with this person's rights. */
  as<T>(work: (sql: TransactionSql) => Promise<T>): Promise<T>;
}

/** Hires someone and answers what they can call. */
export async function hire(sql: Sql, role: Role): Promise<Person> {
  const user_id = randomUUID();
  await sql`insert into auth.users (id, email) values (${user_id}, ${`${user_id}@havenglans.example`})`;
  await sql`insert into public.staff (user_id, role, name) values (${user_id}, ${role}, ${role})`;
  return personOn(sql, user_id);
}

/** Someone hired before, on this connection. */
export function personOn(sql: Sql, user_id: string): Person {
  const claims = JSON.stringify({ sub: user_id, role: 'authenticated' });
  const as: Person['as'] = async (work) => {
    const answer = await sql.begin(async (transaction) => {
      await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
      return { value: await work(transaction) };
    });
    return answer.value;
  };
  return {
    user_id,
    as,
    pull: (cursor, limit = 1000, acknowledged = null, wanted) =>
      as(async (transaction) => {
        const [row] = await transaction<{ reply: PullReply }[]>`
          select public.sync_pull(${transaction.json(cursor ?? {})}, ${limit}, ${acknowledged},
            ${wanted === undefined ? null : [...wanted.tables]}, ${wanted?.bytes ?? null}) as reply`;
        return present(row).reply;
      }),
    push: (client_id, mutations, known = { epoch: null, acknowledged: null }) =>
      as(async (transaction) => {
        const [row] = await transaction<{ reply: PushReply }[]>`
          select public.sync_push(${client_id}, 1, ${JSON.stringify(mutations)}::text::jsonb,
            ${known.epoch}, ${known.acknowledged}) as reply`;
        return present(row).reply;
      }),
  };
}

/** A mutation with the given parts; everything else as a new device would fill it in. */
export function mutation(
  parts: Pick<Mutation, 'seq' | 'op' | 'table' | 'row_id'> & Partial<Mutation>,
): Mutation {
  return { id: randomUUID(), bases: {}, set: {}, epoch: null, app_version: 'test', ...parts };
}

/** Fails loudly instead of going on with nothing. */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('expected a row');
  return value;
}
