/** What the pages of the contenders, and of the floor beneath them, offer to the benchmark, as `globalThis.contender`. */
interface Contender {
  /** Opens an empty local database. */
  open(config: ContenderConfig): Promise<void>;
  /** From none to every row stored; answers how many. */
  firstSync(): Promise<number>;
  /** Changes the notes of a row on this device only; resolves when it is stored. */
  editNotes(id: string, notes: string): Promise<void>;
  /** Adds a row on this device only. */
  add(id: string, email: string): Promise<void>;
  /** Sends pending changes and fetches new rows; resolves when nothing is left. */
  sync(): Promise<void>;
  /** Ids of the rows on this device. */
  ids(): Promise<readonly string[]>;
  /** Notes that a person of this device can still see somewhere although the server's row shows another value. */
  keptNotes(): Promise<readonly string[]>;
}

export interface ContenderConfig {
  readonly url: string;
  readonly publishable_key: string;
  readonly token: string;
  readonly user_id: string;
}

declare global {
  var contender: Contender;
  var network: Network;
  /** The bodies of the requests that the floor sends next, in order. */
  var floor_bodies: readonly string[];
}

/** Counts requests, and makes them fail as a bad link does. */
interface Network {
  requests: number;
  sent_bytes: number;
  received_bytes: number;
  /** Seed of the faults; null: none. */
  faults: number | null;
  /** Requests that were answered since this was set to an empty list; null: none is kept. */
  recorded: RecordedRequest[] | null;
}

/** A request as it was sent and what came back, both as text. */
export interface RecordedRequest {
  readonly url: string;
  readonly body: string;
  readonly answer: string;
}

const HTML = '<!doctype html><title>Welkom op het wifi van de haven</title>';
const DROPPED_REQUEST = 0.15;
const DROPPED_ANSWER = 0.3;
const SERVER_ERROR = 0.35;
const PORTAL_PAGE = 0.4;

/** Mulberry32: the same faults for both, in order of their requests. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A fetch with the benchmark's counters and faults. */
export function networkFetch(): typeof fetch {
  globalThis.network = { requests: 0, sent_bytes: 0, received_bytes: 0, faults: null, recorded: null };
  let random: (() => number) | null = null;
  return async (input, init) => {
    const { network } = globalThis;
    if (network.faults === null) random = null;
    else random ??= randomOf(network.faults);
    const drawn = random?.() ?? 1;
    network.requests += 1;
    network.sent_bytes += typeof init?.body === 'string' ? init.body.length : 0;
    if (drawn < DROPPED_REQUEST) throw new TypeError('Failed to fetch');
    const answer = await fetch(input, init);
    if (drawn < DROPPED_ANSWER) throw new TypeError('Failed to fetch');
    if (drawn < SERVER_ERROR) return new Response('upstream connect error', { status: 503 });
    if (drawn < PORTAL_PAGE)
      return new Response(HTML, { status: 200, headers: { 'content-type': 'text/html' } });
    const body = await answer.arrayBuffer();
    network.received_bytes += body.byteLength;
    if (typeof input === 'string' && typeof init?.body === 'string')
      network.recorded?.push({ url: input, body: init.body, answer: new TextDecoder().decode(body) });
    const is_empty = [204, 205, 304].includes(answer.status);
    return new Response(is_empty ? null : body, { status: answer.status, headers: answer.headers });
  };
}
