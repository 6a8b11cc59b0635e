/** The API in front of the real database: tokens, the two calls, and PostgREST's way of telling errors. */
import * as v from 'valibot';
import { parsePullReply } from '../../src/sync/adapters/reply-shapes.ts';
import type { Mutation, PullReply, Random } from '../../src/sync/index.ts';
import { restStatus } from '../../supabase/local/database/rest-errors.ts';
import type { SimAuth } from './auth.ts';
import type { OpenTransaction, SimDatabase } from './database.ts';
import { below, chance, fork } from './random-choice.ts';
import type { Owner, Scheduler } from './scheduler.ts';

/** An answer as it leaves the server. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface SimServer {
  readonly owner: Owner;
  /** Handles one request to its end, also when its sender is gone by then. */
  handle(request: RpcCall): Promise<HttpAnswer>;
  /** Everything a person may see, as one device fresh from the shop would get it. */
  everything(user_id: string): Promise<PullReply>;
  /** How many rows a page may have in this simulation at most: small pages have many seams. */
  page_rows: number;
  /** And how many bytes. */
  page_bytes: number;
  /** Something in front of the API refuses batches with the poison; the rule may be lifted later. */
  refuses_poison: boolean;
  /** Down for a restore: every request is told so. */
  is_down: boolean;
}

export interface RpcCall {
  readonly name: 'sync_pull' | 'sync_push';
  readonly token: string;
  readonly body: string;
}

/** A mutation whose batch the API itself cannot read, as one with a broken character would be (K2). */
export const POISON = 'poison';

/** What a `Mutation` is on the wire, as far as the simulator looks into it. */
const pushBody = v.object({
  p_client: v.string(),
  p_schema: v.number(),
  p_mutations: v.array(v.custom<Mutation>((value) => typeof value === 'object' && value !== null)),
  p_epoch: v.nullable(v.string()),
  p_acknowledged: v.nullable(v.string()),
  p_cursor: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
  p_tables: v.optional(v.array(v.string()), []),
});
const pullBody = v.object({
  p_cursor: v.nullable(v.record(v.string(), v.unknown())),
  p_limit: v.number(),
  p_acknowledged: v.nullable(v.string()),
  p_tables: v.array(v.string()),
  p_bytes: v.number(),
});

export const parsePush = (body: string): v.InferOutput<typeof pushBody> =>
  v.parse(pushBody, JSON.parse(body) as unknown);

export const refusal = (
  status: number,
  code: string,
  headers?: Readonly<Record<string, string>>,
): HttpAnswer => ({
  status,
  body: JSON.stringify({ code, message: 'simulated', details: null, hint: null }),
  ...(headers === undefined ? {} : { headers }),
});

const codeOf = (fault: unknown): string | null =>
  fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : null;

const STATUS_IN_CODE = /^PT(\d{3})$/;

/** The refusal a database error becomes; a fault without SQLSTATE is the simulator's own. */
function refusalOf(fault: unknown): HttpAnswer {
  const code = codeOf(fault);
  if (code === null || !/^[0-9A-Z]{5}$/.test(code)) throw fault;
  const told = STATUS_IN_CODE.exec(code)?.[1];
  return refusal(told === undefined ? restStatus(code) : Number(told), code);
}

/** Every time in an answer is the simulation's, not this machine's: that of a page that came along too. */
export const atSimulatedTime = (body: string, now_ms: number): string =>
  body.replace(
    /"server_time"\s*:\s*"[^"]*"/g,
    `"server_time":"${new Date(SERVER_START_MS + now_ms).toISOString()}"`,
  );

export const SERVER_START_MS = Date.UTC(2026, 4, 1, 10);

const textIn = (rows: readonly Readonly<Record<string, unknown>>[]): string => {
  const reply = rows[0]?.['reply'];
  if (typeof reply !== 'string') throw new Error('the call answered nothing');
  return reply;
};

export function createSimServer(of: {
  readonly scheduler: Scheduler;
  readonly database: SimDatabase;
  readonly auth: SimAuth;
  readonly random: Random;
  readonly pauses: boolean;
}): SimServer {
  const { scheduler, database, auth } = of;
  const owner: Owner = { name: 'server', alive: true, frozen: false };
  let pause_key = 0;
  let requests = 0;

  async function answered(
    user_id: string,
    work: (transaction: OpenTransaction) => Promise<string>,
    linger: () => Promise<boolean>,
  ): Promise<HttpAnswer> {
    const transaction = await database.begin(scheduler, { user_id });
    let body: string;
    try {
      body = await work(transaction);
    } catch (fault) {
      await transaction.rollback();
      return refusalOf(fault);
    }
    if (!(await linger())) {
      await transaction.rollback();
      return { status: 503, body: 'upstream ended' };
    }
    await transaction.commit();
    return { status: 200, body: atSimulatedTime(body, scheduler.now_ms()) };
  }

  /** A transaction stays open for a while, or for good: then it never happened. */
  async function stayOpen(random: Random, label: string): Promise<boolean> {
    for (let turns = below(random, 4); turns > 0; turns -= 1) await scheduler.turn(owner, label);
    return !chance(random, 0.02);
  }

  async function push(random: Random, number: number, user_id: string, body: string): Promise<HttpAnswer> {
    const { p_client, p_schema, p_mutations, p_epoch, p_acknowledged, p_cursor, p_tables } = parsePush(body);
    if (server.refuses_poison && JSON.stringify(p_mutations).includes(POISON)) return refusal(400, '22P02');
    return answered(
      user_id,
      async (transaction) =>
        textIn(
          await transaction.run(
            'select public.sync_push($1, $2, $3::text::jsonb, $4, $5, $6::text::jsonb, $7::text::text[])::text as reply',
            [
              p_client,
              p_schema,
              JSON.stringify(p_mutations),
              p_epoch,
              p_acknowledged,
              p_cursor === null ? null : JSON.stringify(p_cursor),
              `{${p_tables.join()}}`,
            ],
          ),
        ),
      () => stayOpen(random, `push ${number} stays open`),
    );
  }

  /** The snapshot of a pull is taken first; others may commit before it goes on reading. */
  async function pull(random: Random, number: number, user_id: string, body: string): Promise<HttpAnswer> {
    const { p_cursor, p_limit, p_acknowledged, p_tables, p_bytes } = v.parse(
      pullBody,
      JSON.parse(body) as unknown,
    );
    const key = of.pauses && chance(random, 0.3) ? (pause_key += 1) : 0;
    if (key > 0) await scheduler.track(database.hold(key));
    return answered(
      user_id,
      async (transaction) => {
        const reading = transaction.run(
          'select public.sync_pull($1::text::jsonb, $2, $4, $5::text::text[], $6)::text as reply from private.sim_pause($3)',
          [
            JSON.stringify(p_cursor ?? {}),
            Math.min(p_limit, server.page_rows),
            key,
            p_acknowledged,
            `{${p_tables.join()}}`,
            Math.min(p_bytes, server.page_bytes),
          ],
        );
        if (key > 0) {
          const others = async (): Promise<void> => {
            for (let turns = 1 + below(random, 6); turns > 0; turns -= 1)
              await scheduler.turn(owner, `pull ${number} reads`);
            await scheduler.track(database.release(key));
          };
          const [rows] = await Promise.all([reading, others()]);
          return textIn(rows);
        }
        return textIn(await reading);
      },
      async () => true,
    );
  }

  const server: SimServer = {
    owner,
    page_rows: 5_000,
    page_bytes: 2_000_000,
    refuses_poison: true,
    is_down: false,
    async handle({ name, token, body }) {
      const user_id = auth.holder(token);
      if (user_id === null) return refusal(401, 'PGRST303');
      if (server.is_down) return { status: 503, body: 'down' };
      const random = fork(of.random);
      const number = (requests += 1);
      return name === 'sync_push' ? push(random, number, user_id, body) : pull(random, number, user_id, body);
    },
    async everything(user_id) {
      const transaction = await database.begin(scheduler, { user_id });
      const rows = await transaction.run(`select public.sync_pull('{}', 5000)::text as reply`);
      await transaction.commit();
      const reply = parsePullReply(JSON.parse(textIn(rows)) as unknown);
      if (reply === null) throw new Error('a pull of everything brought no answer');
      return reply;
    },
  };
  return server;
}
