/** The faulty way between one device and the API: what becomes of each request and of each answer. */
import { parsePullReply, parsePushReply } from '../../src/sync/adapters/reply-shapes.ts';
import type { Mutation, PullReply, Random } from '../../src/sync/index.ts';
import { PUBLISHABLE_KEY, type SimAuth } from './auth.ts';
import { below, chance, fork, pick, pickWeighted } from './random-choice.ts';
import type { Owner, Scheduler } from './scheduler.ts';
import { type HttpAnswer, parsePush, refusal, type RpcCall, type SimServer } from './server.ts';

/** What can happen on the way; a seed takes some of them. */
const NETWORK_FAULTS = [
  'lost_request',
  'silent_request',
  'late_request',
  'twice',
  'lost_answer',
  'silent_answer',
  'truncated',
  'portal',
  'redirect',
  'firewall',
  'unauthorized',
  'unauthorized_page',
  'conflict_409',
  'server_error',
  'busy',
  'too_large',
  'too_slow',
  'schema_cache',
  'other_user',
  'empty_json',
] as const;
type NetworkFault = (typeof NETWORK_FAULTS)[number];

const PAGE = '<!doctype html><title>Aanmelden bij het wifi-netwerk</title>';

/** Faults that are an answer of someone on the way, before our server saw anything. */
const ANSWERED_ON_THE_WAY: Partial<Record<NetworkFault, (random: Random) => HttpAnswer>> = {
  portal: () => ({ status: 200, body: PAGE }),
  firewall: () => ({ status: 403, body: PAGE }),
  unauthorized: () => refusal(401, 'PGRST301'),
  unauthorized_page: () => ({ status: 401, body: PAGE }),
  conflict_409: () => ({ status: 409, body: JSON.stringify({ message: 'conflict' }) }),
  server_error: (random) => pick(random, [refusal(500, 'XX000'), { status: 502, body: PAGE }]),
  busy: (random) => pick(random, [refusal(503, 'PGRST000', { 'retry-after': '7' }), refusal(429, 'over')]),
  too_large: () => ({ status: 413, body: '' }),
  too_slow: () => refusal(500, '57014'),
  schema_cache: () => refusal(404, 'PGRST202'),
  empty_json: (random) => ({ status: 200, body: pick(random, ['{}', '[]', 'null', '""', '']) }),
};

/** What the simulator remembers of requests, to judge by. */
interface NetworkRecord {
  /** Content of every mutation that ever left a device. */
  readonly sent: Map<string, Mutation>;
  /** Mutation → how often the server answered it as new. */
  readonly taken_as_new: Map<string, number>;
  /** Mutations the server refused once, also when it has forgotten since. */
  readonly refused: Set<string>;
  /** Mutations that arrived in a copy of a request whose sender no longer waited. */
  readonly came_late: Set<string>;
  /** Requests that should never have been made. */
  readonly improper: string[];
}

export interface SimNetwork {
  /** How likely a fault is, from 0 to 1. */
  trouble: number;
  /** Of these. */
  faults: readonly NetworkFault[];
  readonly record: NetworkRecord;
  /** What a device's process fetches with. `told_off`: an answer that sends it to sign in again. */
  fetch_of(
    process: Owner,
    device: { readonly user_id: string; readonly online: boolean },
    heard: (kind: 'good' | 'told_off') => void,
  ): typeof fetch;
  /** True when a call of this process gets through: for the sign-in server. */
  gets_through(): boolean;
}

const never = (): Promise<HttpAnswer> => new Promise(() => undefined);

class Unreachable extends TypeError {
  override readonly name = 'TypeError';
}

export function createSimNetwork(of: {
  readonly scheduler: Scheduler;
  readonly server: SimServer;
  readonly auth: SimAuth;
  readonly random: Random;
}): SimNetwork {
  const { scheduler, server, auth } = of;
  const random = fork(of.random);
  const record: NetworkRecord = {
    sent: new Map(),
    taken_as_new: new Map(),
    refused: new Set(),
    came_late: new Set(),
    improper: [],
  };

  const nextFault = (): NetworkFault | null =>
    network.faults.length > 0 && chance(random, network.trouble) ? pick(random, network.faults) : null;

  function inspect(call: RpcCall, user_id: string): void {
    if (auth.owner(call.token) !== user_id) {
      const whose = call.token === PUBLISHABLE_KEY ? 'the publishable key' : `'${call.token}'`;
      record.improper.push(`${call.name} of ${user_id} went out with ${whose}`);
    }
    if (call.name !== 'sync_push') return;
    for (const mutation of parsePush(call.body).p_mutations) {
      const before = record.sent.get(mutation.id);
      if (before !== undefined && JSON.stringify(before) !== JSON.stringify(mutation))
        record.improper.push(`mutation ${mutation.id} was altered after it was sent (D10)`);
      record.sent.set(mutation.id, mutation);
    }
  }

  /** The server does its part, whether or not anyone still listens. */
  async function atServer(call: RpcCall): Promise<HttpAnswer> {
    await scheduler.turn(server.owner, `takes ${call.name}`);
    const answer = await server.handle(call);
    if (call.name === 'sync_push' && answer.status === 200) noteTaken(answer.body);
    scheduler.note(`server: answers ${call.name} with ${wordsFor(answer)}`);
    return answer;
  }

  function noteTaken(body: string): void {
    const results = parsePushReply(JSON.parse(body) as unknown)?.results ?? [];
    for (const { id, status } of results) if (status === 'rejected') record.refused.add(id);
    for (const { id, dup, code } of results)
      if (!dup && code !== 'ID_REUSED') record.taken_as_new.set(id, (record.taken_as_new.get(id) ?? 0) + 1);
  }

  async function comeLate(call: RpcCall): Promise<void> {
    const { status } = await atServer(call);
    if (call.name !== 'sync_push' || status !== 200) return;
    for (const { id } of parsePush(call.body).p_mutations) record.came_late.add(id);
  }

  const inBackground = (call: RpcCall): void => {
    const delay_ms = below(random, 30_000);
    scheduler.after(server.owner, delay_ms, () => scheduler.spawn(comeLate(call)));
  };

  /** From the device to the server and back. Rejects as fetch does when the network fails. */
  async function travel(process: Owner, call: RpcCall, fault: NetworkFault | null): Promise<HttpAnswer> {
    await scheduler.turn(process, `sends ${call.name}${fault === null ? '' : ` (${fault})`}`);
    const on_the_way = fault === null ? undefined : ANSWERED_ON_THE_WAY[fault];
    if (on_the_way !== undefined) {
      await scheduler.turn(process, `hears ${fault ?? ''}`);
      return on_the_way(random);
    }
    if (fault === 'lost_request' || fault === 'redirect') throw new Unreachable('simulated');
    if (fault === 'silent_request') return never();
    if (fault === 'late_request') {
      inBackground(call);
      if (chance(random, 0.5)) return never();
      throw new Unreachable('simulated');
    }
    if (fault === 'twice') inBackground(call);
    const answer = await atServer(call);
    await scheduler.turn(process, `hears the answer to ${call.name}`);
    if (fault === 'lost_answer') throw new Unreachable('simulated');
    if (fault === 'silent_answer') return never();
    if (fault === 'truncated')
      return { ...answer, body: answer.body.slice(0, below(random, Math.max(1, answer.body.length))) };
    if (fault === 'other_user' && answer.status === 200)
      return { ...answer, body: answer.body.replace(/"user"\s*:\s*"[^"]*"/, '"user":"someone-else"') };
    return answer;
  }

  const network: SimNetwork = {
    trouble: 0,
    faults: [],
    record,
    gets_through: () => !chance(random, network.trouble),
    fetch_of: (process, device, heard) => async (input, init) => {
      const url = typeof input === 'string' ? input : '';
      const headers = new Headers(init?.headers);
      const call: RpcCall = {
        name: url.endsWith('sync_push') ? 'sync_push' : 'sync_pull',
        token: (headers.get('authorization') ?? '').replace(/^Bearer /, ''),
        body: typeof init?.body === 'string' ? init.body : '',
      };
      inspect(call, device.user_id);
      const aborted = new Promise<never>((_resolve, reject) => {
        const give_up = (): void => reject(new DOMException('aborted', 'AbortError'));
        if (init?.signal?.aborted === true) give_up();
        init?.signal?.addEventListener('abort', give_up, { once: true });
      });
      const fault = device.online ? nextFault() : 'lost_request';
      const answer = await Promise.race([travel(process, call, fault), aborted]);
      // An answer to a call that was given up is not heard.
      if (answer.status === 401 || fault === 'other_user') heard('told_off');
      else if (answer.status === 200 && fault === null && init?.signal?.aborted !== true) heard('good');
      return responseOf(answer);
    },
  };
  return network;
}

const countRows = (rows: PullReply['tables']): number => Object.values(rows).flat().length;

/** An answer in a few words, for the trace. */
function wordsFor({ status, body }: HttpAnswer): string {
  if (status !== 200) return `${status} ${body.slice(0, 60)}`;
  const said: unknown = JSON.parse(body);
  const pushed = parsePushReply(said);
  if (pushed !== null)
    return (
      pushed.results
        .map(({ status: made, code, dup }) => `${code ?? made}${dup ? ' again' : ''}`)
        .join(', ') || 'nothing'
    );
  const pulled = parsePullReply(said);
  if (pulled === null) return 'no answer of ours';
  const { more, pending, reset } = pulled;
  const flags = Object.entries({ more, pending, reset }).flatMap(([name, on]) => (on ? [name] : []));
  return `${countRows(pulled.tables)} rows, ${countRows(pulled.early)} early ${flags.join(' ')}`;
}

/** A response whose text is there at once: reading a real body takes turns of the event loop that the scheduler does not count. */
function responseOf({ status, body, headers = {} }: HttpAnswer): Response {
  const response = new Response(null, { status, headers });
  response.text = () => Promise.resolve(body);
  return response;
}

/** How troubled a simulation is, and by what: some faults often shows more than all of them rarely. */
export function drawNetworkFaults(random: Random): {
  readonly trouble: number;
  readonly faults: readonly NetworkFault[];
} {
  const level = pickWeighted(random, { none: 1, some: 5, much: 3 });
  const trouble = { none: 0, some: 0.15, much: 0.45 }[level];
  const share = 0.15 + random.next() * 0.85;
  const faults = NETWORK_FAULTS.filter(() => chance(random, share));
  return { trouble, faults: faults.length > 0 ? faults : ['lost_answer'] };
}
